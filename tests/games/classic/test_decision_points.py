"""What is offered, and what is refused (docs/rules/classic.md, 11.1 and 11.2)."""

import pytest

from dedale.core.errors import Illegal
from dedale.games.classic import classic
from dedale.games.classic.actions import CODES, Exchange, Peek, Skip, Swap, code, coded
from dedale.games.classic.content import Message, Treasure
from dedale.games.classic.state import Phase
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import CELLS, Cell
from dedale.maze.tile import Shape, Tile
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, YELLOW, Play, board_a

CROWN, MAP, KEYS = Treasure.CROWN, Treasure.MAP, Treasure.KEYS
STRAIGHT = Tile(Shape.STRAIGHT, 0, 27)
TWELVE_CARDS = tuple(Treasure)[:12]
RED_STAYS = Walk(Cell(0, 0))

POSITIONS = {
    "first shift": board_a,
    "shift": lambda: board_a().play(Insert(9, 2), RED_STAYS),
    "shift of a straight": lambda: board_a().play(Insert(0, 0), RED_STAYS),
    "double shift": lambda: board_a(events=True).play(Insert(10, 0)),
    "double shift of a straight": lambda: board_a(events=True).play(Insert(3, 0)),
    "swap": lambda: board_a(RED, YELLOW, BLUE, events=True).play(Insert(5, 0)),
    "peek": lambda: board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(1, 0)),
    "exchange": lambda: board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}).play(Insert(0, 0)),
    "move": lambda: board_a().play(Insert(7, 0)),
    "move after a swap": lambda: board_a(events=True).play(Insert(5, 0), Swap(1)),
    "move after a skip": lambda: board_a(events=True).play(Insert(3, 0), Skip()),
    "move through a wall": lambda: board_a(events=True).play(Insert(8, 2)),
    "extra": lambda: board_a(events=True).play(Insert(2, 0), RED_STAYS),
    "second move": lambda: board_a(events=True).play(Insert(2, 0), RED_STAYS, Insert(7, 0)),
    "over": lambda: board_a(holds={RED: []}).play(Insert(7, 0), RED_STAYS),
}


def accepted(game: Play, seat: int) -> list[int]:
    """The codes of all actions that the rules take from a seat."""
    return [number for number in range(CODES) if accepts(game, seat, number)]


def accepts(game: Play, seat: int, number: int) -> bool:
    try:
        classic.apply(game.state, seat, coded(number), any_chance())
    except Illegal:
        return False
    return True


@rule("CL-DP-1")
@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({}, 48),
        ({"forbidden": 3}, 44),
        ({"spare": STRAIGHT}, 24),
        ({"spare": STRAIGHT, "forbidden": 3}, 22),
    ],
)
def test_a_shift_offers_every_free_arrow_with_every_rotation(changes, number):
    game = board_a(**changes)

    assert len(game.offers()) == len(game.offers(Insert)) == number


@rule("CL-DP-1")
def test_the_insertions_are_offered_by_arrow_and_rotation():
    game = board_a(forbidden=0, spare=STRAIGHT)

    assert game.offers() == [Insert(arrow, turn) for arrow in ARROWS[1:] for turn in (0, 1)]


@rule("CL-DP-2")
@pytest.mark.parametrize(("arrow", "number"), [(3, 23), (10, 45)])
def test_double_shift_offers_the_insertions_or_nothing(arrow, number):
    game = board_a(events=True).play(Insert(arrow, 0))

    assert classic.decision(game.state).ask == "double-shift"
    assert len(game.offers()) == number
    assert game.offers() == [*game.offers(Insert), Skip()]


@rule("CL-DP-3")
@pytest.mark.parametrize(
    ("seats", "offers"),
    [
        ((RED, BLUE), [Swap(1), Skip()]),
        ((RED, YELLOW, BLUE), [Swap(1), Swap(2), Skip()]),
        ((RED, YELLOW, BLUE, GREEN), [Swap(1), Swap(2), Swap(3), Skip()]),
    ],
)
def test_swap_offers_every_other_seat_or_nothing(seats, offers):
    game = board_a(*seats, events=True).play(Insert(5, 0))

    assert classic.decision(game.state).ask == "swap"
    assert game.offers() == offers


@rule("CL-DP-3")
def test_swap_offers_every_seat_but_the_one_that_acts():
    game = board_a(RED, YELLOW, BLUE, events=True, active=1).play(Insert(5, 0))

    assert game.offers() == [Swap(0), Swap(2), Skip()]


@rule("CL-DP-4")
def test_peek_offers_a_look_or_nothing():
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(1, 0))

    assert classic.decision(game.state).ask == "peek"
    assert game.offers() == [Peek(), Skip()]


@rule("CL-DP-5")
def test_exchange_offers_every_card_of_the_seat_but_the_top_one_or_nothing():
    game = board_a(events=True, holds={RED: [MAP, KEYS, CROWN]}).play(Insert(0, 2))

    assert classic.decision(game.state).ask == "exchange"
    assert game.offers() == [Exchange(CROWN), Exchange(KEYS), Skip()]


@rule("CL-DP-5")
@pytest.mark.parametrize(("stack", "number"), [([CROWN, MAP], 2), (TWELVE_CARDS, 12)])
def test_exchange_offers_two_to_twelve_things(stack, number):
    game = board_a(events=True, holds={RED: stack}).play(Insert(0, 2))

    assert len(game.offers()) == number


@rule("CL-DP-6")
def test_a_move_offers_every_cell_in_reach():
    game = board_a().play(Insert(7, 0))
    cells = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]

    assert classic.decision(game.state).ask == "move"
    assert game.offers() == [Walk(Cell(*cell)) for cell in cells]


@rule("CL-DP-6")
def test_a_move_offers_at_least_the_cell_of_the_pawn():
    game = board_a(GREEN, RED).play(Insert(7, 0))

    assert game.offers() == [Walk(Cell(6, 0))]


@rule("CL-DP-6")
def test_a_move_with_wall_pass_offers_every_cell_behind_one_wall():
    game = board_a(GREEN, RED, events=True).play(Insert(8, 2))
    cells = [(5, 0), (5, 1), (6, 0), (6, 1)]

    assert game.offers() == [Walk(Cell(*cell)) for cell in cells]


@rule("CL-DP-7")
def test_an_extra_turn_offers_the_insertions_or_nothing():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS)

    assert classic.decision(game.state).ask == "extra"
    assert len(game.offers()) == 23
    assert game.offers() == [*game.offers(Insert), Skip()]


@rule("CL-DP-7")
def test_an_extra_turn_with_a_corner_offers_45_things():
    game = board_a(
        events=True, phase=Phase.EXTRA, message=Message.EXTRA_TURN, forbidden=11, second_half=False
    )

    assert len(game.offers()) == 45


@rule("CL-DP-8")
@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_offered_is_accepted_and_nothing_else(position):
    game = POSITIONS[position]()

    assert accepted(game, 0) == sorted(map(code, classic.legal(game.state, 0)))
    assert accepted(game, 1) == sorted(map(code, classic.legal(game.state, 1)))


@rule("CL-DP-8")
def test_a_refused_action_changes_nothing():
    game = board_a().play(Insert(9, 2), RED_STAYS)
    before = classic.view(game.state, 0), game.state

    with pytest.raises(Illegal):
        game.play(Insert(3, 0))
    with pytest.raises(Illegal):
        game.play(Walk(Cell(0, 1)))
    assert (classic.view(game.state, 0), game.state) == before


@rule("CL-DP-9")
@pytest.mark.parametrize(
    ("action", "number"),
    [
        (Insert(0, 0), 0),
        (Insert(3, 2), 14),
        (Insert(11, 3), 47),
        (Walk(Cell(0, 0)), 48),
        (Walk(Cell(2, 3)), 65),
        (Walk(Cell(6, 6)), 96),
        (Swap(0), 97),
        (Swap(3), 100),
        (Exchange(Treasure.SPELLBOOK), 101),
        (Exchange(Treasure.OWL), 121),
        (Exchange(Treasure.SPIDER), 124),
        (Peek(), 125),
        (Skip(), 126),
    ],
)
def test_actions_are_numbered(action, number):
    assert code(action) == number
    assert coded(number) == action


@rule("CL-DP-9")
def test_every_number_is_the_code_of_one_action():
    actions = [coded(number) for number in range(127)]

    assert CODES == 127
    assert [code(action) for action in actions] == list(range(127))
    assert actions[48:97] == [Walk(cell) for cell in CELLS]


@rule("CL-DP-9")
@pytest.mark.parametrize("number", [-1, 127])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match="numbered from 0 to 126"):
        coded(number)


@rule("CL-TURN-1")
def test_whoever_acts_out_of_turn_is_told_whose_turn_it_is():
    game = board_a().play(Insert(9, 1))

    with refused_by("CL-TURN-1", seat=0):
        game.play(Walk(Cell(6, 6)), seat=1)


@rule("CL-EVT-4", "CL-EVT-7")
def test_a_refusal_about_a_message_names_it():
    game = board_a(events=True).play(Insert(5, 0))

    with refused_by("CL-EVT-4", message=Message.SWAP):
        game.play(Walk(Cell(0, 0)))
    with refused_by("CL-EVT-7", message=Message.PEEK):
        game.play(Peek())


@rule("CL-DP-10")
@pytest.mark.parametrize(
    ("position", "done"), [("first shift", Insert(0, 0)), ("move", RED_STAYS), ("swap", Skip())]
)
def test_as_little_as_possible_is_done_for_a_silent_seat(position, done):
    state = POSITIONS[position]().state

    assert classic.unanswered(state, state.active) == done
    assert classic.unanswered(state, 1 - state.active) is None
