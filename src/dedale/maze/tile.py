"""A tile: its shape, how it lies, and which of the tiles in the box it is."""

from enum import StrEnum
from typing import Self

from msgspec.structs import replace

from dedale.core.records import Record

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


class Shape(StrEnum):
    """The three shapes of a corridor."""

    STRAIGHT = "I"
    CORNER = "L"
    JUNCTION = "T"


OPENINGS = {
    Shape.STRAIGHT: (NORTH | SOUTH, EAST | WEST),
    Shape.CORNER: (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH),
    Shape.JUNCTION: (
        NORTH | EAST | SOUTH,
        EAST | SOUTH | WEST,
        NORTH | SOUTH | WEST,
        NORTH | EAST | WEST,
    ),
}
"""The open sides by shape and rotation; a straight that is turned twice lies as before."""

TURNED = {openings: shape for shape in OPENINGS.values() for openings in shape}
"""The openings of a tile by rotation, from the openings that it has as it lies."""


def rotations(shape: Shape) -> range:
    """The rotations that make a difference."""
    return range(len(OPENINGS[shape]))


class Tile(Record, frozen=True, array_like=True):
    """A tile in the maze, or the spare. The rules know by its id what else is printed on it."""

    shape: Shape
    rotation: int  # quarter turns clockwise
    id: int

    @property
    def openings(self) -> int:
        """The open sides, as bits."""
        return OPENINGS[self.shape][self.rotation]

    def turned(self, rotation: int) -> Self:
        """The same tile, lying at this rotation."""
        if rotation == self.rotation:
            return self
        return replace(self, rotation=rotation % len(OPENINGS[self.shape]))
