"""What every game promises about actions, decisions and the end."""

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.errors import Illegal
from dedale.core.records import to_json
from tests.contract.games import every_game
from tests.kit import any_chance
from tests.kit.playthroughs import able, all_seats, any_action, playthroughs

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-E?\d+")


@every_game
@given(data=st.data())
def test_whatever_is_offered_is_accepted(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    asked = game.decision(state)

    for seat in able(asked) if asked else ():
        for action in game.legal(state, seat):
            game.apply(state, seat, action, any_chance())


@every_game
@given(data=st.data())
def test_whatever_is_not_offered_is_refused_by_a_rule_and_changes_nothing(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    seat, action = data.draw(st.sampled_from(all_seats(game))), data.draw(any_action(game))
    before = to_json(state)
    offered = game.decision(state) is not None and action in game.legal(state, seat)

    if offered:
        game.apply(state, seat, action, any_chance())
    else:
        with pytest.raises(Illegal) as refusal:
            game.apply(state, seat, action, any_chance())
        assert RULE_ID.fullmatch(refusal.value.rule)
    assert to_json(state) == before


@every_game
@given(data=st.data())
def test_an_action_is_refused_to_a_seat_that_is_not_asked(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    asked = game.decision(state)
    if asked is None:
        return
    action = data.draw(st.sampled_from(game.legal(state, asked.seats[0])))

    for seat in set(all_seats(game)) - set(able(asked)):
        with pytest.raises(Illegal):
            game.apply(state, seat, action, any_chance())


@every_game
@given(data=st.data())
def test_somebody_can_act_until_there_is_an_outcome(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    asked = game.decision(state)

    assert (asked is None) == (game.outcome(state) is not None)
    if asked is not None:
        assert asked.seats
        assert not set(asked.seats) & set(asked.may)
        assert asked.ask in list(game.asks)
        assert all(game.legal(state, seat) for seat in able(asked))
        others = set(all_seats(game)) - set(able(asked))
        assert not any(game.legal(state, seat) for seat in others)


@every_game
@given(data=st.data())
def test_what_is_done_for_a_silent_seat_is_something_that_it_may_do(game, data):
    for state, _, seats in data.draw(playthroughs(game)):
        asked = game.decision(state)
        for seat in seats:
            done = game.unanswered(state, seat)
            if asked is None or seat not in asked.seats:
                assert done is None
            else:
                assert done is None or done in game.legal(state, seat)


@every_game
@given(data=st.data())
def test_nothing_is_offered_twice(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    asked = game.decision(state)

    for seat in able(asked) if asked else ():
        offers = game.legal(state, seat)
        assert len(set(offers)) == len(offers)


@cache
def played_out(game):
    """The end of a random game."""
    rng = any_chance()
    state = game.setup(game.options(), game.seats[0], rng).state
    while asked := game.decision(state):
        seat = rng.choice(able(asked))
        state = game.apply(state, seat, rng.choice(game.legal(state, seat)), rng).state
    return state


@every_game
def test_a_game_comes_to_an_end_for_a_reason(game):
    outcome = game.outcome(played_out(game))

    assert outcome.reason in list(game.reasons)
    assert set(outcome.winners) <= set(all_seats(game)[:-1])


@every_game
@given(data=st.data())
def test_nothing_can_be_done_when_the_game_is_over(game, data):
    state, action = played_out(game), data.draw(any_action(game))

    for seat in all_seats(game):
        assert game.legal(state, seat) == ()
        with pytest.raises(Illegal):
            game.apply(state, seat, action, any_chance())
