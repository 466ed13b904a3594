"""The ground of the board, the same in every maze game: what never moves, and where pawns begin."""

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from dedale.maze.cell import FIXED, SIZE, Cell
from dedale.maze.drawing import TILES
from dedale.maze.tile import Shape

T = TypeVar("T")


class Colour(StrEnum):
    """The pawns, clockwise from the start corner at the top left."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


USUAL_COLOURS = {
    2: (Colour.RED, Colour.BLUE),
    3: (Colour.RED, Colour.YELLOW, Colour.BLUE),
    4: (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN),
}
"""The colours of so many seats, where nobody has chosen."""

LAST = SIZE - 1
START = {
    Colour.RED: Cell(0, 0),
    Colour.YELLOW: Cell(0, LAST),
    Colour.BLUE: Cell(LAST, LAST),
    Colour.GREEN: Cell(LAST, 0),
}
"""The start corner of each colour."""

DRAWN = """
┌┬┬┐
├├┬┤
├┴┤┤
└┴┴┘
"""
GROUND: dict[Cell, tuple[Shape, int]] = {
    cell: TILES[glyph] for cell, glyph in zip(FIXED, "".join(DRAWN.split()), strict=True)
}
"""The shapes and rotations of the tiles that never move, in reading order."""


def on_junctions(treasures: Iterable[T]) -> list[tuple[Shape, T | None]]:
    """The shapes of the tiles that never move, and what they carry: each junction a treasure."""
    given = iter(treasures)
    shapes = [shape for shape, _ in GROUND.values()]
    return [(shape, next(given) if shape is Shape.JUNCTION else None) for shape in shapes]
