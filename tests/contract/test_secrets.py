"""What every game promises about hidden things: nobody learns them from what they are shown."""

from hypothesis import given
from hypothesis import strategies as st

from dedale.core.records import to_json
from dedale.core.rng import Philox
from tests.contract.games import every_game
from tests.kit.games import kit_of
from tests.kit.playthroughs import able, any_options, playthroughs


def shuffled(game, state, seat, data):
    """The same table as far as a seat can know, with hidden facts dealt anew."""
    chance = Philox(data.draw(st.text("abc", max_size=3)), 0)
    return kit_of(game.id).shuffle_hidden(state, seat, chance)


@every_game
@given(data=st.data())
def test_a_view_does_not_change_when_only_hidden_facts_do(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    seat = data.draw(st.sampled_from((None, *seats)))
    other = shuffled(game, state, seat, data)

    assert game.view(other, seat) == game.view(state, seat)


@every_game
@given(data=st.data())
def test_decisions_and_offers_do_not_change_when_only_hidden_facts_do(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    seat = data.draw(st.sampled_from(seats))
    other = shuffled(game, state, seat, data)

    assert game.decision(other) == game.decision(state)
    assert game.legal(other, seat) == game.legal(state, seat)
    assert game.outcome(other) == game.outcome(state)


@every_game
@given(data=st.data())
def test_a_spectator_sees_no_more_than_every_seat(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    seat = data.draw(st.sampled_from(seats))
    other = shuffled(game, state, seat, data)

    assert game.view(other, None) == game.view(state, None)


@every_game
@given(data=st.data())
def test_events_are_addressed_to_seats_at_the_table(game, data):
    stages = data.draw(playthroughs(game))
    seats = stages[0].seats

    for event in (event for stage in stages for event in stage.events):
        assert event.to is None or set(event.to) <= set(seats)


@every_game
@given(data=st.data())
def test_a_step_that_reveals_nothing_tells_its_seat_nothing_that_is_hidden(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    asked = game.decision(state)
    if asked is None:
        return
    seat = data.draw(st.sampled_from(able(asked)))
    action = data.draw(st.sampled_from(game.legal(state, seat)))
    other = shuffled(game, state, seat, data)

    step = game.apply(state, seat, action, Philox("a", 1))
    twin = game.apply(other, seat, action, Philox("b", 1))
    if not step.reveals:
        assert not twin.reveals
        assert game.view(twin.state, seat) == game.view(step.state, seat)
        assert [e for e in twin.events if e.seen_by(seat)] == [
            e for e in step.events if e.seen_by(seat)
        ]


@every_game
@given(data=st.data())
def test_an_open_table_shows_and_tells_everybody_the_same(game, data):
    options = data.draw(any_options(game))
    *_, (state, events, seats) = data.draw(playthroughs(game, options=options))
    seen = {to_json(game.view(state, seat)) for seat in (None, *seats)}

    assert not game.open(options) or len(seen) == 1
    assert not game.open(options) or all(event.to is None for event in events)


@every_game
def test_the_suite_does_shuffle_what_is_hidden_where_anything_is(game):
    """Without this the tests above would prove nothing."""
    state = game.setup(game.options(), game.seats[-1], Philox("a", 0)).state
    asked = game.decision(state)
    for step, seat in enumerate(asked.seats[:-1] or asked.seats, start=1):
        action = game.legal(state, seat)[0]
        state = game.apply(state, seat, action, Philox("a", step)).state
    kit = kit_of(game.id)
    others = [kit.shuffle_hidden(state, None, Philox(seed, 0)) for seed in "abcdefgh"]

    assert any(other != state for other in others) != getattr(kit, "HIDES_NOTHING", False)
