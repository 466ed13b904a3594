"""What every maze game does in a turn: push the spare in, and walk.

Each game says what its pieces are (`P`: seats, or Characters) and what lies on its tiles (`L`).
"""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from dedale.core.records import Action, Event, Record
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.tile import OPENINGS, Shape

P = TypeVar("P")
L = TypeVar("L")


class Insert(Action, frozen=True):
    """Push the spare in at an arrow."""

    arrow: Arrow
    rotation: int  # as it will lie on the board


class Walk(Action, frozen=True):
    """Walk to a cell; staying is walking to the cell where the pawn stands."""

    cell: Cell


class Face(Record, Generic[L], frozen=True, array_like=True):
    """What everybody sees of a tile."""

    shape: Shape
    rotation: int
    on: L  # what lies on it

    @property
    def openings(self) -> int:
        """The open sides, as bits."""
        return OPENINGS[self.shape][self.rotation]


class Carried(Event, Generic[P], frozen=True):
    """A piece came along with its tile, to this cell."""

    piece: P
    cell: Cell


class Inserted(Event, Generic[P, L], frozen=True):
    """The spare was pushed in, and a tile was expelled."""

    piece: P | None  # whose turn it is; None where chance pushed
    arrow: Arrow
    tile: Face[L]  # as it went in
    expelled: Face[L]
    carried: tuple[Carried[P], ...]


class Walked(Event, Generic[P], frozen=True):
    """A piece walked this way, from where it stood; a way of one cell means staying."""

    piece: P
    path: tuple[Cell, ...]


def came_along(
    pieces: Iterable[P], before: Sequence[Cell], after: Sequence[Cell]
) -> tuple[Carried[P], ...]:
    """The pieces that came along with their tiles."""
    moved = zip(pieces, before, after, strict=True)
    return tuple(Carried(piece=piece, cell=there) for piece, here, there in moved if here != there)
