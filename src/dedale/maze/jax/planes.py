"""What a seat observes, from masks and numbers.

Planes go in pairs, two bytes at a time: that takes a device half of the time.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from dedale.maze.cell import SIZE
from dedale.maze.jax.masks import LOWER, ROW, Mask, Word, by_cell, settled, u32
from dedale.maze.jax.tiles import Planes


class PlaneNumbers(NamedTuple):
    """A number for each cell."""

    bits: Planes  # the lowest first


Plane = Mask | Word | PlaneNumbers  # 1 on some cells, or a number that is the same on all of them

MOST_SEATS = 4
NOWHERE = (u32(0), u32(0))
NUMBER = 16  # the first bit of the numbers that two planes have everywhere
BIT_OF_EACH = 0x0101  # a bit of either plane


def stacked(planes: list[Plane]) -> Array:
    """The planes as rows, columns and a number for each plane."""
    pairs = settled(planes + [u32(0)] * (len(planes) % 2))
    rows = settled(by_row(pairs[::2]) | by_row(pairs[1::2]) << 8)[:, None, :]
    columns = jnp.arange(SIZE, dtype=u32)[:, None]
    cells = (rows >> columns & BIT_OF_EACH | rows >> NUMBER).astype(jnp.uint16)
    numbers = lax.bitcast_convert_type(cells, jnp.uint8).reshape(SIZE, SIZE, len(pairs))
    for plane, which in enumerate(pairs):
        if isinstance(which, PlaneNumbers):
            numbers = jnp.where(np.arange(len(pairs)) == plane, by_number(which), numbers)
    return numbers[..., : len(planes)]


def by_number(plane: PlaneNumbers) -> Array:
    """The numbers of a plane by row and column."""
    number = sum(by_cell(cells).astype(jnp.uint8) << k for k, cells in enumerate(plane.bits))
    return jnp.asarray(number, jnp.uint8).reshape(SIZE, SIZE, 1)


def by_row(planes: list[Plane]) -> Word:
    """Planes by row: the cells of the row as bits, and from NUMBER on what is everywhere."""
    plain = [u32(0) if isinstance(plane, PlaneNumbers) else plane for plane in planes]
    masks = [plane if isinstance(plane, tuple) else NOWHERE for plane in plain]
    numbers = [u32(0) if isinstance(plane, tuple) else plane for plane in plain]
    upper, lower = (jnp.stack(half) for half in zip(*masks, strict=True))
    first = ROW * np.arange(SIZE, dtype=u32)[:, None]  # the place of the first cell
    cells = jnp.where(first < LOWER, upper, lower) >> (first & 31) & 127
    return cells | jnp.stack(numbers) << NUMBER


def filled(planes: Sequence[Plane]) -> list[Plane]:
    """The planes of all seats; 0 for those that are not at the table."""
    return [*planes, *[u32(0)] * (MOST_SEATS - len(planes))]
