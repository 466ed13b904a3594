"""Draws a maze with box characters, one a tile: the strokes are the open sides."""

from collections.abc import Sequence

from dedale.maze.cell import SIZE
from dedale.maze.tile import Shape

GLYPHS = {Shape.STRAIGHT: "│─", Shape.CORNER: "└┌┐┘", Shape.JUNCTION: "├┬┤┴"}
TILES = {
    glyph: (shape, rotation)
    for shape, glyphs in GLYPHS.items()
    for rotation, glyph in enumerate(glyphs)
}


def glyph(shape: Shape, rotation: int) -> str:
    """The character of a tile as it lies."""
    return GLYPHS[shape][rotation]


def draw(tiles: Sequence[tuple[Shape, int]], between: str = "\n") -> str:
    """Seven rows of characters, from the shapes and rotations of 49 tiles."""
    glyphs = [glyph(shape, rotation) for shape, rotation in tiles]
    rows = range(0, SIZE * SIZE, SIZE)
    return between.join("".join(glyphs[start : start + SIZE]) for start in rows)
