"""The twelve arrows at which the spare goes in, numbered along the N, E, S and W edge."""

from typing import NewType

from dedale.maze.cell import SIZE, Cell

Arrow = NewType("Arrow", int)

ARROWS = tuple(Arrow(number) for number in range(12))
TOWARDS = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""Where the arrows of an edge push: a step in rows and columns, by edge."""


def line(arrow: Arrow) -> tuple[Cell, ...]:
    """The seven cells that an arrow pushes along, from the entry to the exit."""
    return LINES[arrow]


def entry(arrow: Arrow) -> Cell:
    """Where the spare goes in."""
    return LINES[arrow][0]


def opposite(arrow: Arrow) -> Arrow:
    """The arrow at the other end of the same line."""
    return Arrow((arrow + 6) % 12)


def carry(arrow: Arrow, cell: Cell) -> Cell:
    """Where a pawn stands after a shift: it travels with its tile, from the exit to the entry."""
    return CARRIED[arrow].get(cell, cell)


def _line(arrow: Arrow) -> tuple[Cell, ...]:
    edge, place = divmod(arrow, 3)
    across, last = 2 * place + 1, SIZE - 1
    starts = (Cell(0, across), Cell(across, last), Cell(last, across), Cell(across, 0))
    start, (down, right) = starts[edge], TOWARDS[edge]
    return tuple(Cell(start.row + k * down, start.col + k * right) for k in range(SIZE))


LINES = tuple(_line(arrow) for arrow in ARROWS)
CARRIED = tuple(dict(zip(line, (*line[1:], line[0]), strict=True)) for line in LINES)
