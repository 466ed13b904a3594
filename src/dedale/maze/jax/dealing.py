"""How a table is laid by chance.

A shuffle gives each item a random number; its place is how many others have a lesser one. Nothing
is sorted, so a whole batch is dealt in a few kernels.
"""

from collections.abc import Iterable
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from dedale.maze.cell import FREE, Cell
from dedale.maze.jax.chance import Pair
from dedale.maze.jax.masks import LOWER, Mask, Word, Words, bit, pick, place, u32
from dedale.maze.jax.tiles import Planes, turned
from dedale.maze.tile import Tile

ASIDE = 63  # the place of the spare: no bit of a mask
PLACES = np.array([*(place(cell) for cell in FREE), ASIDE], u32)
NUMBERS = np.arange(len(PLACES), dtype=u32)
SPREAD = ~u32(63)  # the bits of a random number that are not its index


class TileBox(NamedTuple):
    """The tiles of a game, as numbers."""

    movable: Words  # at rotation 0
    fixed: tuple[tuple[int, int], ...]  # their places, and each as it lies


def boxed(tiles: Words, movable: Iterable[int], fixed: dict[Cell, Tile]) -> TileBox:
    """The box of a game, from its tiles by id."""
    lying = ((place(cell), int(turned(tiles[t.id], t.rotation))) for cell, t in fixed.items())
    return TileBox(tiles[list(movable)], tuple(lying))


def lay(chance: Pair, box: TileBox, planes: int) -> tuple[Planes, Word]:
    """The maze, with so many planes, and the spare; chance is a word for each loose tile, twice."""
    for_tiles, for_turns = chance
    order = shuffled(for_tiles)
    placed, cells = turned(box.movable, for_turns & 3), bit(pick(PLACES, order))
    spare = total(jnp.where(order == len(FREE), box.movable, 0))
    laid = tuple(plane(placed, cells, box, k) for k in range(planes))
    return laid, spare & u32((1 << planes) - 1)


def shuffled(words: Word) -> Word:
    """A random place for each of some random words, each place once."""
    keys = words & SPREAD | np.arange(words.size, dtype=u32)  # no two are equal
    return total(keys[None, :] < keys[:, None])


def total(words: Word) -> Word:
    """The sum along the last axis, in two parts: XLA adds up to 31 numbers in one thread."""
    middle = words.shape[-1] // 2
    first, rest = words[..., :middle], words[..., middle:]
    return first.sum(axis=-1, dtype=jnp.uint32) + rest.sum(axis=-1, dtype=jnp.uint32)


def plane(tiles: Word, cells: Mask, box: TileBox, k: int) -> Mask:
    """The cells whose tile has bit k: the fixed ones, and those of the tiles that were laid."""
    fixed = sum(1 << where for where, tile in box.fixed if tile >> k & 1)
    has = tiles >> k & 1
    upper, lower = (total(jnp.where(has == 1, words, 0)) for words in cells)
    return upper | u32(fixed & 0xFFFFFFFF), lower | u32(fixed >> LOWER)
