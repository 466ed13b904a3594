"""Tiles as numbers, and a maze of them as masks.

Bits 0 to 3 of a tile are its open sides, N, E, S, W; what else a tile has is up to the game. The
maze is transposed: for each bit there is a plane, a mask of the cells whose tile has it. So a
push is the same for all of them, and the open sides are what a flood needs.
"""

from collections.abc import Iterable

import jax.numpy as jnp

from dedale.maze.cell import CELLS
from dedale.maze.jax.masks import (
    BOARD,
    ENTRY,
    EXIT,
    LINE,
    Mask,
    Word,
    bit,
    constant,
    has,
    northward,
    pick_mask,
    southward,
    u32,
)
from dedale.maze.tile import OPENINGS

Planes = tuple[Mask, ...]  # by bit of a tile: the cells whose tile has it

SIDES = 4

STRAIGHT, CORNER, JUNCTION = (sides[0] for sides in OPENINGS.values())
AT_REST = u32(STRAIGHT | CORNER << 4 | JUNCTION << 8)
"""The open sides of each shape at rotation 0, four bits each."""
SHAPES = u32(sum(n << 2 * sides for n, all in enumerate(OPENINGS.values()) for sides in set(all)))
"""The number of the shape that has these open sides, two bits each."""


def constant_planes(tiles: Iterable[int], planes: int) -> Planes:
    """The planes of a maze that is known beforehand, from its tiles in reading order."""
    lying = [*zip(CELLS, tiles, strict=True)]
    return tuple(constant(c for c, tile in lying if tile >> k & 1) for k in range(planes))


def turned(tile: Word, rotation: Word) -> Word:
    """A tile that is at rotation 0, as it lies at another one."""
    sides = tile & 15
    sides = (sides << rotation | sides >> (4 - rotation)) & 15
    return tile & ~u32(15) | sides


def at_rest(tile: Word) -> Word:
    """A tile as it lies at rotation 0."""
    shape = SHAPES >> 2 * (tile & 15) & 3
    return tile & ~u32(15) | AT_REST >> 4 * shape & 15


def rotations(tile: Word) -> Word:
    """How many rotations of a tile at rotation 0 make a difference."""
    return jnp.where(tile & 15 == STRAIGHT, u32(2), u32(4))


def tile_at(planes: Planes, where: Word, first: int, bits: int) -> Word:
    """Some bits of the tile on a place."""
    number = where ^ where
    for k in range(bits):
        number = number | has(planes[first + k], where) << k
    return number


def push(planes: Planes, arrow: Word, tile: Word) -> tuple[Planes, Word]:
    """The maze after a tile went in: each plane moves along the line; and the tile expelled."""
    line, entry, exit = (pick_mask(table, arrow) for table in (LINE, ENTRY, EXIT))
    edge = arrow // 3
    moved = [line[half] & ~entry[half] for half in range(2)]
    ways = [[jnp.where(edge == k, cells, u32(0)) for cells in moved] for k in range(4)]
    expelled, after = arrow ^ arrow, []
    for k, plane in enumerate(planes):
        south, north = southward(plane), northward(plane)
        fresh = tile >> k & 1 == 1
        after.append(
            tuple(
                plane[half] & ~line[half]
                | south[half] & ways[0][half]
                | plane[half] >> 1 & ways[1][half]
                | north[half] & ways[2][half]
                | plane[half] << 1 & ways[3][half]
                | jnp.where(fresh, entry[half], u32(0))
                for half in range(2)
            )
        )
        out = plane[0] & exit[0] | plane[1] & exit[1]
        expelled = expelled | jnp.where(out != 0, u32(1 << k), u32(0))
    return tuple((upper, lower) for upper, lower in after), expelled


def carrying(planes: Planes, numbers: Word) -> Mask:
    """The cells whose tile has one of these numbers in five planes: a choice for each bit."""
    in_set = [jnp.where(numbers >> t & 1 == 1, ~u32(0), u32(0)) for t in range(32)]
    halves = []
    for half in range(2):
        chosen = in_set
        for plane in planes:
            pairs = zip(chosen[::2], chosen[1::2], strict=True)
            chosen = [no & ~plane[half] | yes & plane[half] for no, yes in pairs]
        halves.append(chosen[0] & BOARD[half])
    return halves[0], halves[1]


def named(planes: Planes, number: Word) -> Mask:
    """The cells whose tile has just this number in some planes."""
    upper, lower = BOARD
    for k, (north, south) in enumerate(planes):
        flipped = (number >> k & 1 ^ 1) * ~u32(0)  # all bits where the plane must not have it
        upper, lower = upper & (north ^ flipped), lower & (south ^ flipped)
    return upper, lower


def laid(planes: Planes, cells: Mask, sides: Word) -> Planes:
    """The maze, with these open sides for the tiles on some cells."""
    opened = [jnp.where(sides >> k & 1 == 1, ~u32(0), u32(0)) for k in range(SIDES)]
    turned = [
        (plane[0] & ~cells[0] | cells[0] & all, plane[1] & ~cells[1] | cells[1] & all)
        for plane, all in zip(planes, opened, strict=False)
    ]
    return (*turned, *planes[SIDES:])


def exchanged(planes: Planes, one: Word, other: Word) -> Planes:
    """The maze after two tiles changed places."""
    here, there = bit(one), bit(other)
    after = []
    for plane in planes:
        differ = has(plane, one) != has(plane, other)
        upper, lower = (
            jnp.where(differ, half ^ (a | b), half)
            for half, a, b in zip(plane, here, there, strict=True)
        )
        after.append((upper, lower))
    return tuple(after)
