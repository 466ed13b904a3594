"""Whatever a program hands to a table that is not an action there is refused."""

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dedale.core.errors import Illegal
from dedale.core.log import ME, Place
from dedale.core.records import Action, members, to_json
from dedale.core.replay import new_log
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.games.team.actions import Switch
from dedale.maze.cell import Cell
from dedale.table import Table
from dedale.text import LANGUAGES, voice_for
from tests.contract.games import GAMES, every_game
from tests.kit.playthroughs import able, any_action, any_options


class Fly(Action, frozen=True):
    """Something that nobody does in any game."""


WRONG = (None, "up", "", -1, 99, 10**30, 0.5, (), (9, 9), ["x"], {"x": 1}, object())
"""Values that no field of an action accepts all of."""


def laid(game):
    """A new table."""
    return Table(game, new_log(game, game.options(), [Place("", ME)] * game.seats[-1], "a"))


@every_game
def test_rules_that_are_handed_an_action_of_another_game_raise(game):
    state = laid(game).state
    [seat, *_] = able(game.decision(state))

    with pytest.raises((Illegal, AssertionError, AttributeError)):
        game.apply(state, seat, Fly(), Philox("a", 0))


@st.composite
def tables(draw, game):
    """A table at which somebody has played a little."""
    seats = [Place("", ME)] * draw(st.sampled_from(game.seats))
    table = Table(game, new_log(game, draw(any_options(game)), seats, draw(st.sampled_from("abc"))))
    for _ in range(draw(st.integers(0, 12))):
        if table.decision is not None:
            seat = draw(st.sampled_from(able(table.decision)))
            table.submit(seat, draw(st.sampled_from(table.offers(seat))))
    return table


def wild_actions(offers):
    """Offers, one of each kind, with a wild value in one of their fields."""
    for action in {type(offer): offer for offer in offers}.values():
        for field in msgspec.structs.fields(action):
            for value in WRONG:
                yield msgspec.structs.replace(action, **{field.name: value})


def refused(table, seat, action):
    """Why a table refuses an action; it stays as it is."""
    before = to_json(table.log), to_json(table.state), table.seq
    with pytest.raises(Illegal) as refusal:
        table.submit(seat, action)
    assert (to_json(table.log), to_json(table.state), table.seq) == before
    return refusal.value


@every_game
@given(data=st.data())
def test_actions_of_other_games_are_refused(game, data):
    table = data.draw(tables(game))
    other = data.draw(st.sampled_from([other for other in GAMES if other is not game]))

    action = data.draw(any_action(other))
    assume(type(action) not in members(game.actions))  # mazes share some of theirs

    assert refused(table, 0, action).rule == "bad-action"


@every_game
def test_what_is_not_an_action_is_refused(game):
    table = laid(game)

    assert {refused(table, 0, nothing).rule for nothing in WRONG} == {"bad-action"}


@every_game
@given(data=st.data())
def test_an_offer_with_a_wild_value_is_refused(game, data):
    table = data.draw(tables(game))
    for seat in able(table.decision) if table.decision else ():
        offers = table.offers(seat)
        for action in wild_actions(offers):
            if action not in offers:
                refused(table, seat, action)


def test_a_side_that_no_cell_has_is_refused():
    table = laid(CATALOGUE["team"])

    assert refused(table, 0, Switch(Cell(1, 1), "up")).rule == "bad-action"


@every_game
@pytest.mark.parametrize("seat", [-1, 99, None, "one"])
def test_nobody_acts_at_a_seat_that_is_not_there(game, seat):
    table = laid(game)

    refused(table, seat, table.offers(table.decision.seats[0])[0])


@every_game
def test_the_reason_can_be_read_in_every_language(game):
    table = laid(game)
    refusal = refused(table, 0, None)

    for language in LANGUAGES:
        assert "None" in voice_for(language, game).explain(refusal)


@every_game
def test_a_cell_may_be_written_as_two_numbers(game):
    table = laid(game)
    seat = table.decision.seats[0]
    action = table.offers(seat)[0]
    plain = type(action)(*map(msgspec.to_builtins, msgspec.structs.astuple(action)))
    table.submit(seat, plain)

    assert table.entries[0].action == action
    assert repr(table.entries[0].action) == repr(action)
