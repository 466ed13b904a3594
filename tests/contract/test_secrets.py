"""What every game promises about hidden things: nobody learns them from what they are shown."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from dedale.core.records import Seat, to_json
from dedale.core.rng import Philox
from dedale.table.beats import beats
from tests.contract.games import every_game
from tests.kit.games import kit_of
from tests.kit.playthroughs import able, any_options, playthroughs
from tests.kit.variants import variants

STORIES = 3  # for each way to lay a table, from the first step on
STEPS = 250  # of each, at most
TRIED = 4  # actions at each step
DEALS = 20  # of what is hidden at a table that was laid by hand


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

    assert learnt(game, seat, action, state, "a") == learnt(game, seat, action, other, "b")


@every_game
def test_no_step_of_a_whole_game_lets_its_seat_learn_and_take_back(game):
    """At tables with as many secrets as they can have, steps are compared with their twins."""
    for variant, seed in product(secretive(game), map(str, range(STORIES))):
        for step, (state, seat, offers) in enumerate(moments(game, variant, seed)):
            chance = Philox(f"{seed}, others", step)
            other = kit_of(game.id).shuffle_hidden(state, seat, chance)
            for action in chance.shuffle(offers)[:TRIED]:
                ours, theirs = (learnt(game, seat, action, one, seed) for one in (state, other))
                assert ours == theirs, (variant, seed, step, seat, action)


@every_game
def test_no_step_at_a_table_that_chance_seldom_lays_does_so_either(game):
    laid = getattr(kit_of(game.id), "secret_moments", tuple)()
    for state, seed in product(laid, map(str, range(DEALS))):
        (seat,) = game.decision(state).seats
        other = kit_of(game.id).shuffle_hidden(state, seat, Philox(seed, 0))
        for action in game.legal(state, seat):
            ours, theirs = (learnt(game, seat, action, one, seed) for one in (state, other))
            assert ours == theirs, (seed, action)


def moments(game, variant, seed):
    """A game from its first step on: the state, who acts, and what they may do."""
    lean = getattr(kit_of(game.id), "lean", lambda offers, _: offers)
    state = game.setup(game.options(**variant), game.seats[-1], Philox(seed, 0)).state
    for step in range(1, STEPS + 1):
        if (asked := game.decision(state)) is None:
            return
        whims = Philox(f"{seed}, whims", step)
        seat = whims.choice(able(asked))
        offers = game.legal(state, seat)
        yield state, seat, offers
        action = whims.choice(lean(offers, whims))
        state = game.apply(state, seat, action, Philox(seed, step)).state


def secretive(game):
    """The ways to lay a table that hide the most; without a list, each way that tests know."""
    return getattr(kit_of(game.id), "SECRETIVE", variants(game))


def learnt(game, seat, action, state, seed):
    """What a seat knows after its action, if it could take it back; None where it could not."""
    after, events, reveals, _ = game.apply(state, seat, action, Philox(seed, 1))
    if reveals:
        return None
    told = [event for event in events if event.seen_by(seat)]
    asked, offers = game.decision(after), game.legal(after, seat)
    return game.view(after, seat), told, asked, offers, game.outcome(after)


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


@every_game
@given(data=st.data())
def test_beats_do_not_change_when_only_hidden_facts_do(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    asked = game.decision(state)
    if asked is None:
        return
    seat, eyes = data.draw(st.sampled_from(able(asked))), data.draw(st.sampled_from((None, *seats)))
    action = data.draw(st.sampled_from(game.legal(state, seat)))
    other = shuffled(game, state, eyes, data)

    check_beats(game, seat, action, eyes, (state, other))


@every_game
def test_no_step_of_a_whole_game_has_beats_that_tell_more_than_its_events(game):
    """At tables with as many secrets as they can have, steps are compared with their twins."""
    compared = 0
    for variant, seed in product(secretive(game), map(str, range(STORIES))):
        for step, (state, seat, offers) in enumerate(moments(game, variant, seed)):
            chance = Philox(f"{seed}, others", step)
            eyes = chance.choice((None, *map(Seat, range(game.seats[-1]))))
            other = kit_of(game.id).shuffle_hidden(state, eyes, chance)
            for action in chance.shuffle(offers)[:2]:
                compared += check_beats(game, seat, action, eyes, (state, other))

    assert compared > STORIES


def check_beats(game, seat, action, eyes, twins):
    """Where an action tells and shows these eyes the same at two tables, so do its beats."""
    if action not in game.legal(twins[1], seat):
        return False
    apply = game.followed or game.apply
    steps = [apply(twin, seat, action, Philox("twins", 1)) for twin in twins]
    told = [[event for event in step.events if event.seen_by(eyes)] for step in steps]
    if told[0] != told[1] or len({to_json(game.view(step.state, eyes)) for step in steps}) > 1:
        return False
    ours, theirs = (beats(game, *pair, eyes) for pair in zip(twins, steps, strict=True))
    assert ours == theirs, (action, eyes)
    return True
