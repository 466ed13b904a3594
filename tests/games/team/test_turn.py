"""The turn and its end (docs/rules/team.md, chapters 4 and 10)."""

import pytest

from dedale.core.errors import Illegal
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate, Switch, WalkWith
from dedale.games.team.content import Spell, Treasure
from dedale.games.team.events import CardDrawn, PageRead, TurnEnded
from dedale.games.team.state import Mode
from dedale.maze.cell import Cell, Side
from dedale.maze.turn import Insert, Walk
from dedale.table import open_table
from tests.kit import refused_by, rule
from tests.kit.games.team import BLUE, RED, YELLOW, Play, board_a

SKULL, SCROLL, HAT = Treasure.SKULL, Treasure.SCROLL, Treasure.MAGIC_HAT
DOLL, SHELL, POTION = Treasure.DOLL, Treasure.SHELL, Treasure.POTION
ON_SKULL, ON_SCROLL, ON_HAT = Cell(0, 2), Cell(2, 2), Cell(3, 2)
PUSH, ROTATE = Insert(2, 0), Rotate(Cell(5, 1), 0)


@rule("TM-TURN-1")
def test_a_turn_begins_with_a_page_goes_on_with_actions_and_is_ended():
    game = board_a(next_pages=[0, 1]).play(EndTurn())

    assert [type(event) for event in game.events][:2] == [TurnEnded, PageRead]
    assert game.state.turned[-1] == 0
    assert team.decision(game.state).ask == "act"
    assert game.active == YELLOW
    assert game.play(EndTurn()).state.turned[-1] == 1


@rule("TM-TURN-2")
def test_a_page_is_resolved_before_anybody_is_asked():
    game = board_a(next_pages=[18], at={RED: (3, 3)}).play(EndTurn())

    assert game.at(RED) == (6, 6)
    assert all(isinstance(offer, Insert | Rotate | Walk | EndTurn) for offer in game.offers())


ORDERS = [
    (PUSH, ROTATE, Walk(ON_HAT)),
    (PUSH, Walk(ON_HAT), ROTATE),
    (ROTATE, PUSH, Walk(ON_HAT)),
    (ROTATE, Walk(ON_HAT), PUSH),
    (Walk(ON_HAT), PUSH, ROTATE),
    (Walk(ON_HAT), ROTATE, PUSH),
]


@rule("TM-TURN-3")
@pytest.mark.parametrize("order", ORDERS)
def test_spells_and_the_move_come_in_any_order(order):
    game = board_a().play(*order)

    assert game.at(RED) == ON_HAT
    assert game.offers() == [EndTurn()]


@rule("TM-TURN-3")
@pytest.mark.parametrize("some", [(), (PUSH,), (ROTATE,), (Walk(ON_HAT),), (PUSH, ROTATE)])
def test_spells_and_the_move_are_optional(some):
    assert board_a().play(*some, EndTurn()).active == YELLOW


@rule("TM-TURN-3")
def test_nobody_casts_a_spell_that_they_do_not_have():
    game = board_a()

    with refused_by("TM-TURN-3", spell=Spell.SWITCH):
        game.play(Switch(Cell(1, 1), Side.EAST))
    with refused_by("TM-TURN-3", spell=Spell.TRAVERSE):
        game.play(WalkWith(Spell.TRAVERSE, Walk(Cell(1, 3))))


@rule("TM-TURN-4")
@pytest.mark.parametrize(
    "rest",
    [(Walk(ON_SCROLL), PUSH, ROTATE), (PUSH, ROTATE, Walk(ON_SCROLL)), (PUSH, Walk(ON_SCROLL))],
)
def test_a_bonus_move_is_made_at_any_time_after_it_is_earned(rest):
    game = board_a(holds={RED: [SKULL, SCROLL]}).play(Walk(ON_SKULL), *rest)

    assert game.collected == (SKULL, SCROLL)


@rule("TM-TURN-5")
@pytest.mark.parametrize("spell", [Spell.PUSH, Spell.ROTATE, Spell.SWITCH])
def test_push_rotate_and_switch_are_never_cast_during_a_move(spell):
    game = board_a(mode=Mode.STANDARD, spells={RED: spell})

    with refused_by("TM-TURN-5", spell=spell):
        game.play(WalkWith(spell, Walk(Cell(2, 5))))


@rule("TM-TURN-6")
def test_a_used_spell_cannot_be_used_again_this_turn():
    game = board_a().play(PUSH, ROTATE)

    assert game.view.spent == (Spell.PUSH, Spell.ROTATE)
    assert game.state.ready(0) == ()
    with refused_by("TM-TURN-6", spell=Spell.PUSH):
        game.play(Insert(0, 0))
    with refused_by("TM-TURN-6", spell=Spell.ROTATE):
        game.play(Rotate(Cell(1, 2), 1))


@rule("TM-TURN-7")
@pytest.mark.parametrize("action", [PUSH, ROTATE, Walk(Cell(6, 4)), EndTurn()])
def test_only_the_active_seat_acts(action):
    game = board_a()

    for seat in (1, 2, 3):
        assert team.legal(game.state, seat) == ()
        with refused_by("TM-TURN-7", seat=0):
            game.play(action, seat=seat)


@rule("TM-TURN-8")
def test_a_turn_goes_on_until_it_is_ended_even_with_nothing_left_to_do():
    game = board_a(RED, BLUE).play(PUSH, ROTATE, Walk(ON_HAT))

    assert game.active == RED
    assert game.offers() == [EndTurn()]
    assert game.play(EndTurn()).active == BLUE


@rule("TM-TURN-9")
def test_the_rules_have_no_undo():
    game = board_a().play(Rotate(Cell(1, 2), 1))

    with refused_by("TM-TURN-6"):
        game.play(Rotate(Cell(1, 2), 0))


@rule("TM-TURN-9")
@pytest.mark.parametrize("action", [PUSH, ROTATE, Walk(ON_SKULL)])
def test_what_reveals_nothing_can_be_taken_back_at_the_table(action):
    assert not board_a(holds={RED: [SKULL]}).play(action).reveals


@rule("TM-TURN-9")
def test_a_move_onto_rubble_and_the_end_of_a_turn_reveal_but_turning_up_does_not():
    game = board_a(down=[ON_HAT])

    assert game.play(Walk(ON_HAT)).reveals
    assert not game.play(FlipUp(0)).reveals
    assert game.play(EndTurn()).reveals


@rule("TM-TURN-9")
def test_whatever_ends_the_game_reveals():
    assert board_a(holds={RED: [SKULL]}, collected=23).play(Walk(ON_SKULL)).reveals
    assert board_a(pages=24).play(EndTurn()).reveals


@rule("TM-TURN-9")
def test_a_table_lets_a_seat_take_back_up_to_a_reveal():
    table = open_table("team", 2, seed="minos")
    push = next(offer for offer in table.offers(0) if isinstance(offer, Insert))
    before = table.state
    table.submit(0, push)
    table.submit(0, table.undo_offer(0))
    assert table.state == before

    table.submit(0, EndTurn())
    assert table.undo_offer(0) is None


@rule("TM-TURN-E1")
def test_a_turn_can_be_ended_at_once():
    game = board_a()

    assert EndTurn() in game.offers()
    assert game.play(EndTurn()).active == YELLOW


@rule("TM-TURN-E2")
def test_spells_may_help_others_without_a_move():
    game = board_a(at={YELLOW: (3, 6)}).play(Insert(10, 3), ROTATE)

    assert game.at(YELLOW) == (3, 0)
    assert game.view.moves == 1
    assert game.play(EndTurn()).active == YELLOW


@rule("TM-ENDT-1")
def test_the_active_seat_draws_until_its_board_is_full():
    game = board_a(holds={RED: [SKULL, SCROLL]}, deck=(DOLL, SHELL, POTION))
    game.play(Walk(ON_SKULL), Walk(ON_SCROLL), EndTurn())

    assert game.state.boards[0] == (DOLL, SHELL)
    assert game.state.deck == (POTION,)
    assert game.events[1:3] == (
        CardDrawn(seat=0, treasure=DOLL),
        CardDrawn(seat=0, treasure=SHELL),
    )


@rule("TM-ENDT-1")
@pytest.mark.parametrize(("cards", "left"), [([SKULL, HAT], 0), ([HAT, SKULL], 1)])
def test_a_card_that_was_not_collected_keeps_its_slot(cards, left):
    game = board_a(holds={RED: cards}, deck=(DOLL, SHELL)).play(Walk(ON_SKULL))
    assert game.state.boards[0][1 - left] == HAT
    assert game.state.boards[0][left] is None

    game.play(EndTurn())
    assert game.state.boards[0][left] == DOLL
    assert game.state.boards[0][1 - left] == HAT


@rule("TM-ENDT-1")
def test_nobody_draws_from_an_empty_deck():
    one = board_a(holds={RED: [SKULL, SCROLL]}, deck=(DOLL,))
    none = board_a(holds={RED: [SKULL, SCROLL]})
    for game in (one, none):
        game.play(Walk(ON_SKULL), Walk(ON_SCROLL), EndTurn())

    assert one.state.boards[0] == (DOLL, None)
    assert none.state.boards[0] == (None, None)


@rule("TM-ENDT-2")
def test_used_spells_are_ready_again():
    game = board_a(RED, BLUE, next_pages=[23, 19]).play(PUSH, ROTATE, EndTurn())

    assert game.view.spent == ()
    game.play(EndTurn())
    assert game.state.ready(0) == (Spell.PUSH, Spell.ROTATE)
    assert game.offers(Insert)
    assert game.offers(Rotate)


@rule("TM-ENDT-3")
def test_the_next_seat_reads_the_next_page():
    game = board_a(next_pages=[5, 17]).play(EndTurn())

    assert [e for e in game.events if isinstance(e, PageRead)] == [
        PageRead(seat=1, page=5, left=22)
    ]
    assert game.active == YELLOW
    assert (game.view.moves, game.view.gains) == (1, 0)


@rule("TM-ENDT-4")
def test_a_turn_cannot_be_ended_before_the_tile_is_turned_up():
    game = board_a(down=[ON_HAT]).play(Walk(ON_HAT))

    with refused_by("TM-ENDT-4"):
        game.play(EndTurn())
    assert game.play(FlipUp(0), EndTurn()).active == YELLOW


@rule("TM-ENDT-E1")
def test_no_card_is_drawn_before_the_end_of_the_turn():
    game = board_a(holds={RED: [SKULL]}, deck=(DOLL, SHELL)).play(Walk(ON_SKULL), PUSH)

    assert game.state.boards[0] == (None, None)
    assert game.state.deck == (DOLL, SHELL)
    assert not any(isinstance(event, CardDrawn) for event in game.told)


@rule("TM-ENDT-E2")
def test_a_board_that_helpers_emptied_is_not_refilled():
    game = board_a(RED, BLUE, holds={BLUE: [SKULL]}).play(Walk(ON_SKULL), EndTurn(), EndTurn())

    assert game.collected == (SKULL,)
    assert game.state.boards == ((None, None), (None, None))


@rule("TM-ENDT-E3")
def test_a_card_for_the_tile_under_the_pawn_is_collected_by_a_later_move_on_the_spot():
    game = board_a(RED, BLUE, at={RED: ON_SKULL}, deck=(SKULL, DOLL), next_pages=[23, 19]).play(
        EndTurn()
    )
    assert game.holds(RED) == [SKULL, DOLL]
    assert game.collected == ()

    game.play(EndTurn())
    assert game.collected == ()
    assert game.play(Walk(ON_SKULL)).collected == (SKULL,)


def test_refused_actions_change_nothing():
    game = board_a()
    before = game.state

    for action in (FlipUp(0), Walk(Cell(6, 6)), Rotate(Cell(0, 0), 1), Insert(12, 0)):
        with pytest.raises(Illegal):
            Play(game.state).play(action)
    assert game.state == before
