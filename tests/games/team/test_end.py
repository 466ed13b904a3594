"""Winning and losing (docs/rules/team.md, chapter 11)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.game import Outcome
from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp
from dedale.games.team.content import Treasure
from dedale.games.team.events import CardDrawn, Lost, PageRead, Won
from dedale.games.team.state import Options, Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.team import BLUE, RED, board_a
from tests.kit.playthroughs import playthroughs

SKULL, SCROLL, HAT = Treasure.SKULL, Treasure.SCROLL, Treasure.MAGIC_HAT
ON_SKULL, ON_SCROLL, ON_HAT = Cell(0, 2), Cell(2, 2), Cell(3, 2)


def passed(seats: int):
    """A game in which everybody only ends their turn."""
    state, turns = team.setup(Options(), seats, any_chance()).state, []
    while team.decision(state) is not None:
        turns.append(state.active)
        state = team.apply(state, state.active, EndTurn(), Philox("any", len(turns))).state
    return state, turns


@rule("TM-WIN-1")
def test_the_team_wins_at_the_moment_the_last_treasure_is_collected():
    game = board_a(holds={RED: [SKULL]}, collected=23).play(Walk(ON_SKULL))

    assert team.outcome(game.state) == Outcome((0, 1, 2, 3), "won")
    assert game.state.phase is Phase.OVER
    assert game.at(RED) == ON_SKULL  # nobody needs to go home


@rule("TM-WIN-1")
def test_a_helper_can_collect_the_last_one():
    game = board_a(RED, BLUE, holds={BLUE: [SKULL]}, collected=23).play(Walk(ON_SKULL))

    assert team.outcome(game.state) == Outcome((0, 1), "won")


@rule("TM-WIN-2")
def test_the_team_loses_when_the_turn_of_the_last_page_ends():
    game = board_a(holds={RED: [SKULL, SCROLL]}, collected=22, pages=24)
    assert team.outcome(game.play(Walk(ON_SKULL)).state) is None

    game.play(EndTurn())
    assert team.outcome(game.state) == Outcome((), "book-ended")
    assert game.events[-1] == Lost(count=23)


@rule("TM-WIN-2", "TM-ENDT-1")
def test_cards_are_drawn_at_the_end_of_the_last_turn_too():
    game = board_a(holds={RED: [SKULL, SCROLL]}, deck=(HAT, Treasure.DOLL), pages=24)
    game.play(Walk(ON_SKULL), EndTurn())

    assert game.holds(RED) == [HAT, SCROLL]
    assert game.state.deck == (Treasure.DOLL,)
    assert game.events[-2:] == (CardDrawn(seat=0, treasure=HAT), Lost(count=1))


@rule("TM-WIN-2")
def test_while_there_is_a_page_the_game_goes_on():
    game = board_a(pages=23).play(EndTurn())

    assert team.outcome(game.state) is None
    assert game.events[-1] != Lost(count=0)
    assert game.view.pages_left == 0


@rule("TM-WIN-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_a_game_has_24_turns_at_most(seats, each):
    state, turns = passed(seats)

    assert len(turns) == len(state.turned) == 24
    assert [turns.count(seat) for seat in range(seats)] == [each] * seats


@rule("TM-WIN-3")
@settings(max_examples=40)
@given(data=st.data())
def test_no_more_than_24_pages_are_ever_read(data):
    stages = data.draw(playthroughs(team, most=200))
    read = [e for stage in stages for e in stage.events if isinstance(e, PageRead)]

    assert len(read) == len(stages[-1].state.turned) <= 24


@rule("TM-WIN-4")
def test_the_result_tells_treasures_and_pages():
    won = board_a(holds={RED: [SKULL]}, collected=23, pages=20).play(Walk(ON_SKULL))
    lost = board_a(collected=7, pages=24).play(EndTurn())

    assert won.events[-1] == Won(count=24, left=4)
    assert lost.events[-1] == Lost(count=7)
    assert (len(won.view.collected), len(won.view.pages)) == (24, 20)
    assert (len(lost.view.collected), len(lost.view.pages)) == (7, 24)


@rule("TM-WIN-E1")
def test_the_last_treasure_in_the_last_turn_wins():
    game = board_a(holds={RED: [SKULL]}, collected=23, pages=24).play(Walk(ON_SKULL))

    assert team.outcome(game.state).reason == "won"


@rule("TM-WIN-E2")
def test_the_last_treasure_under_rubble_is_turned_up_before_the_team_wins():
    game = board_a(holds={RED: [HAT]}, collected=23, down=[ON_HAT]).play(Walk(ON_HAT))
    assert team.outcome(game.state) is None
    assert game.offers() == [FlipUp(turn) for turn in range(4)]

    assert team.outcome(game.play(FlipUp(2)).state).reason == "won"
    assert game.lies(ON_HAT) == "8 r2"


@rule("TM-WIN-E3")
@pytest.mark.parametrize("action", [EndTurn(), Insert(0, 0), Walk(ON_SKULL), FlipUp(0)])
def test_after_the_result_nothing_can_be_done(action):
    won = board_a(holds={RED: [SKULL]}, collected=23).play(Walk(ON_SKULL))
    lost = board_a(pages=24).play(EndTurn())

    for game in (won, lost):
        assert team.decision(game.state) is None
        assert game.offers() == []
        with refused_by("TM-WIN-E3"):
            game.play(action)
