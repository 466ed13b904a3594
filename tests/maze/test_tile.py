"""Tiles: what is open, and what turning does."""

import pytest

from dedale.maze.drawing import TILES, glyph
from dedale.maze.tile import EAST, NORTH, OPENINGS, SOUTH, TURNED, WEST, Shape, Tile, rotations

STROKES = {
    "│": NORTH | SOUTH, "─": EAST | WEST,
    "└": NORTH | EAST, "┌": EAST | SOUTH, "┐": SOUTH | WEST, "┘": NORTH | WEST,
    "├": NORTH | EAST | SOUTH, "┬": EAST | SOUTH | WEST,
    "┤": NORTH | SOUTH | WEST, "┴": NORTH | EAST | WEST,
}  # fmt: skip


@pytest.mark.parametrize(("drawn", "openings"), STROKES.items())
def test_the_strokes_of_a_drawing_are_the_open_sides(drawn, openings):
    shape, rotation = TILES[drawn]

    assert Tile(shape, rotation, 0).openings == openings
    assert glyph(shape, rotation) == drawn


@pytest.mark.parametrize("shape", Shape)
def test_a_quarter_turn_goes_clockwise(shape):
    turned = [(o << 1 | o >> 3) & 15 for o in OPENINGS[shape]]

    assert turned == [OPENINGS[shape][(r + 1) % len(rotations(shape))] for r in rotations(shape)]


def test_a_straight_lies_the_same_after_two_turns():
    assert Tile(Shape.STRAIGHT, 0, 0).turned(2) == Tile(Shape.STRAIGHT, 0, 0)
    assert Tile(Shape.STRAIGHT, 0, 0).turned(3) == Tile(Shape.STRAIGHT, 1, 0)


def test_open_sides_tell_how_a_tile_can_lie():
    assert TURNED[NORTH | EAST] == OPENINGS[Shape.CORNER]
    assert len(TURNED) == 10
