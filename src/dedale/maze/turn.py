"""What every maze game does in a turn: push the spare in, and walk.

Each game says what its pieces are (`P`: seats, or Characters) and what lies on its tiles (`L`).
"""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec.structs import replace

from dedale.core.records import Action, Event, Record
from dedale.maze.arrow import CARRIED, Arrow
from dedale.maze.board import push
from dedale.maze.cell import Cell
from dedale.maze.tile import OPENINGS, Shape

P = TypeVar("P")
L = TypeVar("L")
T = TypeVar("T", bound="Turnable")


class Turnable(Protocol):
    """A tile, or what everybody sees of it."""

    def turned(self, rotation: int) -> Self:
        """The same, lying at this rotation."""


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

    def turned(self, rotation: int) -> Self:
        """The same tile, lying at this rotation."""
        return replace(self, rotation=rotation)


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


class LaidMaze(NamedTuple, Generic[T, P]):
    """A maze: its tiles in reading order, the spare, and who stands where."""

    tiles: tuple[T, ...]
    spare: T  # always at rotation 0
    pieces: Mapping[P, Cell]


def insert(
    laid: LaidMaze[T, P], action: Insert, face: Callable[[T], Face[L]], piece: P | None
) -> tuple[LaidMaze[T, P], Inserted[P, L]]:
    """The spare goes in with whatever the line carries; what it expels is the next spare."""
    tile, to = laid.spare.turned(action.rotation), CARRIED[action.arrow]
    tiles, expelled = push(laid.tiles, action.arrow, tile)
    inserted = Inserted(
        piece=piece,
        arrow=action.arrow,
        tile=face(tile),
        expelled=face(expelled),
        carried=carried(laid.pieces, to),
    )
    pieces = {piece: to.get(cell, cell) for piece, cell in laid.pieces.items()}
    return LaidMaze(tiles, expelled.turned(0), pieces), inserted


def carried(pieces: Mapping[P, Cell], to: Mapping[Cell, Cell]) -> tuple[Carried[P], ...]:
    """The pieces that come along, where tiles go from some cells to others."""
    return tuple(Carried(piece, to[cell]) for piece, cell in pieces.items() if cell in to)
