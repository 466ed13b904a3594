"""The expert mode (docs/rules/team.md, chapter 13)."""

import pytest

from dedale.games.team import team
from dedale.games.team.actions import EndTurn, WalkWith
from dedale.games.team.content import Spell, Treasure
from dedale.games.team.state import Mode, Options
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.team import BLUE, RED, YELLOW, board_a

SKULL, SCROLL, HAT = Treasure.SKULL, Treasure.SCROLL, Treasure.MAGIC_HAT
DOLL, SHELL = Treasure.DOLL, Treasure.SHELL
ON_SKULL, ON_SCROLL, ON_HAT = Cell(0, 2), Cell(2, 2), Cell(3, 2)


def expert(*seats, **changes):
    return board_a(*seats, mode=Mode.EXPERT, **changes)


@rule("TM-EXP-1")
def test_spells_are_dealt_and_cast_as_in_the_standard_mode():
    state = team.setup(Options(mode=Mode.EXPERT), 4, any_chance()).state
    standard = team.setup(Options(mode=Mode.STANDARD), 4, any_chance()).state
    game = expert(spells={RED: Spell.TRAVERSE}, down=[(1, 2)])

    assert state.spells == standard.spells
    assert game.play(WalkWith(Spell.TRAVERSE, Walk(ON_SCROLL))).at(RED) == ON_SCROLL


@rule("TM-EXP-2")
@pytest.mark.parametrize(("cards", "collected"), [([SKULL, HAT], (SKULL,)), ([HAT, SKULL], ())])
def test_only_the_left_card_can_be_collected(cards, collected):
    game = expert(holds={RED: cards}, deck=(DOLL,)).play(Walk(ON_SKULL))

    assert game.collected == collected


@rule("TM-EXP-3")
def test_the_right_card_slides_left_at_once_and_the_bonus_move_can_collect_it():
    game = expert(holds={RED: [SKULL, HAT]}, deck=(DOLL,)).play(Walk(ON_SKULL))
    assert game.state.boards[0] == (HAT, None)

    assert game.play(Walk(ON_HAT)).collected == (SKULL, HAT)


@rule("TM-EXP-4")
def test_drawn_cards_fill_the_left_slot_first():
    both = expert(holds={RED: [SKULL, HAT]}, deck=(DOLL, SHELL))
    both.play(Walk(ON_SKULL), Walk(ON_HAT), EndTurn())
    one = expert(holds={RED: [SKULL, HAT]}, deck=(DOLL, SHELL)).play(Walk(ON_SKULL), EndTurn())

    assert both.state.boards[0] == (DOLL, SHELL)
    assert one.state.boards[0] == (HAT, DOLL)


@rule("TM-EXP-5")
def test_a_helper_collects_left_cards_only_and_they_slide_too():
    game = expert(holds={YELLOW: [SKULL, SCROLL], BLUE: [DOLL, HAT]}).play(Walk(ON_SKULL))
    assert game.state.boards[1] == (SCROLL, None)

    assert game.play(Walk(ON_SCROLL)).collected == (SKULL, SCROLL)
    assert expert(holds={BLUE: [DOLL, HAT]}).play(Walk(ON_HAT)).collected == ()


@rule("TM-EXP-E1")
def test_the_right_card_earns_nothing():
    game = expert(holds={RED: [HAT, SKULL]}, deck=(DOLL,)).play(Walk(ON_SKULL))

    assert game.collected == ()
    assert game.view.moves == 0


@rule("TM-EXP-E2")
def test_a_card_that_slid_left_may_be_collected_on_the_spot():
    game = expert(RED, YELLOW, at={RED: ON_SKULL}, holds={RED: [HAT, SKULL]}, next_pages=[20, 17])
    with refused_by("TM-MOVE-7"):
        game.play(Walk(ON_SKULL))

    game.play(Walk(ON_HAT), Walk(ON_SKULL))
    assert game.collected == (HAT, SKULL)
    stays = expert(at={RED: ON_SKULL}, boards=((SKULL, None),) * 4)
    assert stays.play(Walk(ON_SKULL)).collected == (SKULL,)
