"""The words of the game: who plays, what has a colour, where things can lie."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from dedale.maze.cell import CELLS, Cell

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Count = Annotated[int, Meta(ge=0, le=99)]


class Hero(StrEnum):
    """The Characters; they have no ability of their own."""

    ROGER = "roger"
    DEMETRIS = "demetris"
    OLLIE = "ollie"
    MIRANDA = "miranda"


class PortalColour(StrEnum):
    """The colours of Portals, in their order (CH-BRD-9)."""

    RED = "red"
    PURPLE = "purple"
    BLUE = "blue"
    YELLOW = "yellow"


COLOURS = tuple(PortalColour)
EVENT = "event"
FACES = (*COLOURS, EVENT, EVENT)
"""The six faces of a Labyrinth die."""


class BoardSide(StrEnum):
    """The sides of the board, in the order of their arrows (CH-BRD-1, CH-BRD-6)."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


SIDES = tuple(BoardSide)


class Halting(StrEnum):
    """Before what a seat may ask to be stopped (CH-DP-35)."""

    EVENT = "event"  # a drawn Event is resolved
    STEP = "step"  # a Move makes a step


CORNERS = (Cell(0, 0), Cell(0, 6), Cell(6, 6), Cell(6, 0))
"""The corners, clockwise; by default the Characters start there in their order."""

CENTRE = Cell(3, 3)
POSTS = tuple(
    Cell(row, col)
    for row, col in (
        (0, 2), (0, 4), (2, 4), (2, 6), (4, 6), (4, 4),
        (6, 4), (6, 2), (4, 2), (4, 0), (2, 0), (2, 2),
    )
)  # fmt: skip
"""The posts along their route, P0 to P11 (CH-BRD-8)."""


COLLECTED, LOOTED, FIFTH_WARDEN, RITUALS = "collected", "looted", "fifth-warden", "rituals"
CAUSES = (COLLECTED, LOOTED, FIFTH_WARDEN, RITUALS)
"""Why a game can end (CH-TURN-4, CH-WRD-6, CH-FIN-5)."""


class Remembered(StrEnum):
    """What the log of a game remembers (content, section 1.3)."""

    COLLECT = "collect"
    LOOT = "loot"
    KO = "ko"
    USE = "use"
    SCROLL = "scroll"
    MOVE_END = "move-end"
    SNARE = "snare"
    TAKE = "take"
    OBJECTIVE = "objective"


class Via(StrEnum):
    """How an Item was collected (CH-COL-1), and what was knocked out."""

    MOVE = "move"
    APPEAR = "appear"
    EFFECT = "effect"
    LOOTER = "looter"
    WARDEN = "warden"


def line(cell: Cell) -> tuple[Cell, ...]:
    """The cells in the row or the column of a cell, itself included."""
    return tuple(c for c in CELLS if c.row == cell.row or c.col == cell.col)


def distance(one: Cell, other: Cell) -> int:
    """Steps as if there were no walls."""
    return abs(one.row - other.row) + abs(one.col - other.col)
