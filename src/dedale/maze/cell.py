"""The 49 places of the board."""

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


def _around(cell: Cell) -> tuple[Cell, ...]:
    row, col = cell
    around = (Cell(row - 1, col), Cell(row, col + 1), Cell(row + 1, col), Cell(row, col - 1))
    return tuple(near for near in around if near in CELLS)


AROUND = {cell: _around(cell) for cell in CELLS}
"""The neighbours of each place: north, east, south, west."""


def cells_in(mask: int) -> tuple[Cell, ...]:
    """The places whose bits are set, in reading order."""
    return tuple(cell for cell in CELLS if mask >> cell.number & 1)
