"""The 49 places of the board."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

SIZE = 7
COLUMNS = "ABCDEFG"


class Cell(NamedTuple):
    """A place, counted from the top left."""

    row: int
    col: int

    @property
    def number(self) -> int:
        """Its number, row by row: its bit in a mask."""
        return self.row * SIZE + self.col

    @property
    def label(self) -> str:
        """Its name for people: a letter for the column and a number for the row, `A1` to `G7`."""
        return f"{COLUMNS[self.col]}{self.row + 1}"


CELLS = tuple(Cell(row, col) for row in range(SIZE) for col in range(SIZE))
FIXED = tuple(cell for cell in CELLS if cell.row % 2 == 0 and cell.col % 2 == 0)
FREE = tuple(cell for cell in CELLS if cell not in FIXED)


class Side(StrEnum):
    """The sides of a cell, clockwise; north is towards the first row."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


STEPS = {Side.NORTH: (-1, 0), Side.EAST: (0, 1), Side.SOUTH: (1, 0), Side.WEST: (0, -1)}


def next_to(cell: Cell, side: Side) -> Cell:
    """The place beside a place; at the edge it is not on the board."""
    down, right = STEPS[side]
    return Cell(cell.row + down, cell.col + right)


def _around(cell: Cell) -> tuple[Cell, ...]:
    return tuple(near for side in Side if (near := next_to(cell, side)) in CELLS)


AROUND = {cell: _around(cell) for cell in CELLS}
"""The neighbours of each place: north, east, south, west."""


def mask_of(cells: Iterable[Cell]) -> int:
    """The bits of these places."""
    return sum(1 << cell.number for cell in cells)


def cells_in(mask: int) -> tuple[Cell, ...]:
    """The places whose bits are set, in reading order."""
    return tuple(cell for cell in CELLS if mask >> cell.number & 1)
