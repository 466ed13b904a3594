"""Sets of cells as two words of 32 bits: longer ones are slow on an accelerator, and off in JAX.

The place of a cell is `row * 8 + col`: a row is a byte. The upper word holds rows 0 to 3, the lower
one rows 4 to 6. The last bit of each byte is 0, so that nothing walks from one row into the next.
A shift by 32 or more gives 0 in JAX, and some lines here rely on it.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from dedale.maze.arrow import ARROWS, line
from dedale.maze.cell import CELLS, SIZE, Cell, Side, next_to

T = TypeVar("T")

Word = Any  # 32 bits without a sign, or a Boolean: an array of JAX or a number of NumPy
Words = Any  # an array of them
Mask = tuple[Word, Word]
Table = tuple[Words, Words]  # of masks

u32 = np.uint32

ROW, LOWER = 8, 32  # bits in a row; the first place of the lower word
MOST_STEPS = SIZE * SIZE - 1  # no way through the maze is longer


def place(cell: Cell) -> int:
    """The bit of a cell."""
    return ROW * cell.row + cell.col


def constant(cells: Iterable[Cell]) -> tuple[np.uint32, np.uint32]:
    """The mask of cells that are known beforehand."""
    bits = sum(1 << place(cell) for cell in cells)
    return u32(bits & 0xFFFFFFFF), u32(bits >> LOWER)


def table(masks: Iterable[Iterable[Cell]]) -> Table:
    """Masks that are known beforehand, to be picked from."""
    upper, lower = zip(*map(constant, masks), strict=True)
    return np.array(upper), np.array(lower)


NO_ARROW = len(ARROWS)  # pushes nothing
LINE = table([*(line(arrow) for arrow in ARROWS), ()])
ENTRY = table([*(line(arrow)[:1] for arrow in ARROWS), ()])
EXIT = table([*(line(arrow)[-1:] for arrow in ARROWS), ()])
ENTRY_PLACE = np.array([*(place(line(arrow)[0]) for arrow in ARROWS), 0], u32)
EXIT_PLACE = np.array([*(place(line(arrow)[-1]) for arrow in ARROWS), 0], u32)
BOARD = constant(CELLS)
EDGES = tuple(constant(cell for cell in CELLS if next_to(cell, side) not in CELLS) for side in Side)
PLACES = np.array([place(cell) for cell in CELLS], u32)


def pick(row: Words, index: Word) -> Word:
    """One number of a table, or one for each index; an index must be in it."""
    return jnp.asarray(row).at[index].get(mode="promise_in_bounds")


def pick_mask(masks: Table, index: Word) -> Mask:
    """One mask of a table."""
    return pick(masks[0], index), pick(masks[1], index)


def settled(words: T) -> T:
    """Words that are worked out before others need them: the border between two kernels."""
    return lax.optimization_barrier(words)  # type: ignore[no-untyped-call,no-any-return] # in JAX


def bit(where: Word) -> Mask:
    """The mask of one place."""
    return u32(1) << where, u32(1) << (where ^ LOWER)


def has(cells: Mask, where: Word) -> Word:
    """1 where a place is in a mask, or else 0."""
    word = jnp.where(where < LOWER, cells[0], cells[1])
    return word >> (where & 31) & 1


def by_cell(cells: Mask, places: Words = PLACES) -> Word:
    """A Boolean for each cell of the board, in reading order, or for each of these places."""
    return has(cells, places) == 1


def northward(cells: Mask) -> Mask:
    """All cells, one row up; what leaves the board is lost."""
    upper, lower = cells
    return upper >> ROW | lower << (LOWER - ROW), lower >> ROW


def southward(cells: Mask) -> Mask:
    """All cells, one row down; row 7 is not on the board, and callers mask it off."""
    upper, lower = cells
    return upper << ROW, lower << ROW | upper >> (LOWER - ROW)


def links(sides: tuple[Mask, ...]) -> tuple[Mask, Mask]:
    """Which cells are joined to their eastern, and to their southern neighbour."""
    north, east, south, west = sides
    above = northward(north)
    across = east[0] & west[0] >> 1, east[1] & west[1] >> 1
    return across, (south[0] & above[0], south[1] & above[1])


@jax.jit  # traced once: a flood has many of them
def spread(cells: Mask, across: Mask, down: Mask) -> Mask:
    """These cells, and those that are joined to them by a step across and a step down."""
    upper, lower = (r | (r & h) << 1 | r >> 1 & h for r, h in zip(cells, across, strict=True))
    above = northward((upper, lower))
    below = southward((upper & down[0], lower & down[1]))
    return upper | below[0] | above[0] & down[0], lower | below[1] | above[1] & down[1]


def joined(cells: Mask, across: Mask, down: Mask) -> Mask:
    """The cells that are joined to some of these cells by one step."""
    above, below = northward(cells), southward((cells[0] & down[0], cells[1] & down[1]))
    upper, lower = (
        (cells[k] & across[k]) << 1 | cells[k] >> 1 & across[k] | below[k] | above[k] & down[k]
        for k in range(2)
    )
    return upper, lower


def flood(cells: Mask, across: Mask, down: Mask) -> Mask:
    """All cells that some of these cells are joined to."""
    ways = {"cpu": flood_in_a_loop, "default": flood_at_once}
    flooded: Mask = lax.platform_dependent(cells, across, down, **ways)
    return flooded


def flood_at_once(cells: Mask, across: Mask, down: Mask) -> Mask:
    """The longest way there can be, written out: an accelerator takes it in one kernel."""
    for _ in range(MOST_STEPS):
        cells = spread(cells, across, down)
    return cells


def flood_in_a_loop(cells: Mask, across: Mask, down: Mask) -> Mask:
    """The same, until nothing changes: a processor compiles it in a fraction of the time."""

    def more(pair: tuple[Mask, Mask]) -> Word:
        before, after = pair
        return (before[0] != after[0]) | (before[1] != after[1])

    def again(pair: tuple[Mask, Mask]) -> tuple[Mask, Mask]:
        return pair[1], spread(pair[1], across, down)

    flooded: Mask = lax.while_loop(more, again, (cells, spread(cells, across, down)))[1]
    return flooded


def beside(cells: Mask) -> Mask:
    """These cells and the cells that touch some of them, walls or not."""
    around = [*(northward(cells)), *(southward(cells))]
    return (
        (cells[0] | cells[0] << 1 | cells[0] >> 1 | around[0] | around[2]) & BOARD[0],
        (cells[1] | cells[1] << 1 | cells[1] >> 1 | around[1] | around[3]) & BOARD[1],
    )


def count(word: Word) -> Word:
    """How many bits are set."""
    return lax.population_count(word)


@jax.jit
def nth(word: Word, n: Word) -> Word:
    """Which bit of a word is the n-th of those that are set; n must be less than their number."""
    where = n ^ n
    for half in (16, 8, 4, 2, 1):
        low = word & u32((1 << half) - 1)
        here = count(low)
        further = n >= here
        n = jnp.where(further, n - here, n)
        word = jnp.where(further, word >> half, low)
        where = where + jnp.where(further, u32(half), u32(0))
    return where


def nth_cell(cells: Mask, n: Word) -> Word:
    """Which place is the n-th of a mask."""
    here = count(cells[0])
    further = n >= here
    word = jnp.where(further, cells[1], cells[0])
    where = nth(word, jnp.where(further, n - here, n))
    return where + jnp.where(further, u32(LOWER), u32(0))
