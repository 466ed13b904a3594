"""What is impossible is refused by a rule, whoever asks for it."""

import pytest

from dedale.games.chronicles.actions import Pass, Pause, Use
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.state import RuleInForce
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game


def pause(cell):
    return Pause(Walk(cell))


@rule("CH-TURN-1")
def test_nobody_acts_without_a_seat_at_the_table():
    game = a_game(skills=["forewarned"], events=("light-fingers", "great-slide"))

    with refused_by("CH-TURN-1"):
        game.play(Use("forewarned"), seat=4)


@rule("CH-DP-9")
def test_nobody_does_in_a_turn_what_belongs_elsewhere():
    with refused_by("CH-DP-9"):
        a_game().play(Pass())


@rule("CH-MOVE-1")
@pytest.mark.parametrize("kind", [Walk, pause])
@pytest.mark.parametrize("cell", [(-1, 0), (0, 7), (7, 7)])
def test_nobody_walks_to_a_place_that_is_not_on_the_board(kind, cell):
    with refused_by("CH-MOVE-1"):
        a_game().play(kind(Cell(*cell)))


@rule("CH-TURN-1", "CH-SHIFT-1", "CH-DP-22")
@pytest.mark.parametrize(
    ("insert", "refusal"), [(Insert(12, 0), "CH-SHIFT-1"), (Insert(0, 4), "CH-DP-22")]
)
def test_in_ones_own_turn_an_impossible_shift_is_refused_by_the_rule_that_it_breaks(
    insert, refusal
):
    with refused_by(refusal):
        a_game().play(insert)


@rule("CH-GEN-1", "CH-MOVE-4")
@pytest.mark.parametrize("kind", [Walk, pause])
def test_a_way_that_a_card_makes_too_long_is_refused_by_the_card_and_not_by_walls(kind):
    capped = (RuleInForce(Flag.STEP_CAP, Until.TURN, 0, 3),)

    with refused_by("CH-GEN-1"):
        a_game(standing=capped).play(kind(Cell(3, 3)))
    with refused_by("CH-MOVE-1"):
        a_game(standing=capped).play(kind(Cell(6, 6)))
    with refused_by("CH-MOVE-4"):
        a_game(standing=capped, wardens=[(0, 1)]).play(kind(Cell(1, 1)))


@rule("CH-TIME-1", "CH-TIME-9")
def test_a_card_that_may_be_used_twice_a_turn_is_refused_by_its_first_moment():
    game = a_game(scrolls=("scroll-fate",), beside={"snares": 1}, labyrinth=True).roll("red")

    with refused_by("CH-TIME-1"):
        game.play(Use("snare"), seat=0)
