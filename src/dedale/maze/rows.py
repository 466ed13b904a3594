"""What a row of numbers says of the maze: the rows of all compiled games begin like this."""

from collections.abc import Sequence

import numpy as np

from dedale.maze import kernels
from dedale.maze.arrow import ARROWS, carry, line
from dedale.maze.cell import CELLS, FREE
from dedale.maze.compiled import ENTRY, ZERO, i64, shift, u64
from dedale.maze.jit import Word, Words, part
from dedale.maze.tile import OPENINGS, Shape, Tile

MOST_SEATS = 4

SIDES = 0  # four masks: the open sides of the maze, from which the rotations follow
TILES = 4  # tile ids by place
SPARE = TILES + 49  # a tile id
PAWNS = SPARE + 1  # cells by seat
HOMES = PAWNS + MOST_SEATS  # cells by seat
MORE = HOMES + MOST_SEATS  # from here on a row is that of its game

SHAPES = tuple(Shape)
TURNS = np.array([len(OPENINGS[shape]) for shape in SHAPES])
OPEN = np.array([[OPENINGS[shape][r % len(OPENINGS[shape])] for r in range(4)] for shape in SHAPES])
LINES = np.array([[cell.number for cell in line(arrow)] for arrow in ARROWS])
CARRIED = np.array([[carry(arrow, cell).number for cell in CELLS] for arrow in ARROWS])
FREE_PLACES = np.array([cell.number for cell in FREE])


@part
def push_tiles(row: Words, code: Word, openings: Word) -> Word:
    """The spare goes in with these openings; the id of the tile that it expels."""
    arrow, spare = code >> 2, row[SPARE]
    for side in range(4):
        fresh = ENTRY[code] if openings >> side & 1 else ZERO
        row[side] = i64(shift(u64(row[side]), code) | fresh)
    expelled = row[TILES + LINES[arrow, 6]]
    for place in range(6, 0, -1):
        row[TILES + LINES[arrow, place]] = row[TILES + LINES[arrow, place - 1]]
    row[TILES + LINES[arrow, 0]] = spare
    row[SPARE] = expelled
    return expelled


@part
def openings_of(row: Words, place: Word) -> Word:
    """The openings of the tile on a cell."""
    n, e, s, w = row[0] >> place, row[1] >> place, row[2] >> place, row[3] >> place
    return n & 1 | (e & 1) << 1 | (s & 1) << 2 | (w & 1) << 3


@part
def lay_tile(row: Words, place: Word, openings: Word) -> None:
    """Turn the tile on a cell so that it has these openings."""
    for side in range(4):
        row[side] = row[side] & ~(1 << place) | (openings >> side & 1) << place


def tile_at(numbers: Sequence[int], place: int, shape: Shape) -> Tile:
    """The tile on a cell, whose shape is known by its id."""
    n, e, s, w = numbers[SIDES:TILES]
    openings = kernels.openings_at((n, e, s, w), 1 << place)
    return Tile(shape, OPENINGS[shape].index(openings), numbers[TILES + place])
