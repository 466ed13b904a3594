"""What a seat may do in the classic game."""

from dedale.core.records import Action, Seat
from dedale.games.classic.content import TREASURE_ID, Treasure
from dedale.maze.arrow import Arrow
from dedale.maze.cell import CELLS
from dedale.maze.turn import Insert, Walk


class Swap(Action, frozen=True):
    """Exchange places with another pawn (CL-EVT-20)."""

    seat: Seat


class Exchange(Action, frozen=True):
    """Look for another of one's own treasures first (CL-EVT-28)."""

    treasure: Treasure


class Peek(Action, frozen=True):
    """Look at the second card of one's own stack (CL-EVT-23)."""


class Skip(Action, frozen=True):
    """Leave a message unused (CL-EVT-6)."""


ClassicAction = Insert | Walk | Swap | Exchange | Peek | Skip

CODES = 127


def code(action: ClassicAction) -> int:
    """CL-DP-9: the number of an action, for tables of numbers."""
    match action:
        case Insert(arrow, rotation):
            return 4 * arrow + rotation
        case Walk(cell):
            return 48 + cell.number
        case Swap(seat):
            return 97 + seat
        case Exchange(treasure):
            return 101 + TREASURE_ID[treasure]
        case Peek():
            return 125
        case Skip():
            return 126


def coded(number: int) -> ClassicAction:
    """CL-DP-9: the action with this number."""
    if number in range(48):
        return Insert(Arrow(number // 4), number % 4)
    if number in range(48, 97):
        return Walk(CELLS[number - 48])
    if number in range(97, 101):
        return Swap(Seat(number - 97))
    if number in range(101, 125):
        return Exchange(tuple(Treasure)[number - 101])
    if number in (125, 126):
        return Peek() if number == 125 else Skip()
    raise ValueError(f"actions are numbered from 0 to {CODES - 1}; there is no {number}")
