"""The kernels in compiled form: the same names as in kernels.py, which says what they mean.

Masks are unsigned words of 64 bits, and so is every number that meets one: Numba turns a sum of
signed and unsigned words into a fraction. The open sides of a maze are an array of four masks.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from dedale.maze import kernels
from dedale.maze.jit import NOTHING, Word, Words, entry, part
from dedale.maze.tile import TURNED

Future = kernels.Future

u64, i64 = np.uint64, np.int64
ZERO, ONE, TWO, FOUR, SEVEN, TOP = u64(0), u64(1), u64(2), u64(4), u64(7), u64(56)
NOT_EAST = u64(kernels.NOT_EAST)
FULL = u64(kernels.FULL)
ALL_DOWN = u64(kernels.FULL >> 7)
PAIRS, FOURS, EIGHTS, BYTES = (u64(byte * (2**64 // 255)) for byte in (0x55, 0x33, 0x0F, 1))

LANES = kernels.LANES
ARROW = np.array([lane // 4 for lane in range(LANES)])
STAY = np.array([kernels.FULL & ~kernels.LINE[a] for a in ARROW], u64)
MOVE = np.array([kernels.LINE[a] & ~kernels.EXIT[a] for a in ARROW], u64)
LEFT = np.array([max(kernels.STRIDE[a], 0) for a in ARROW], u64)
RIGHT = np.array([max(-kernels.STRIDE[a], 0) for a in ARROW], u64)
ENTRY = np.array([kernels.ENTRY[a] for a in ARROW], u64)
EXIT = np.array([kernels.EXIT[a] for a in ARROW], u64)
OPPOSITE = np.array(kernels.OPPOSITE)


def _opened() -> Words:
    """What a spare opens at each of its four sides, by its openings as it lies, in each lane."""
    opened = np.zeros((16, 4, LANES), u64)
    for openings, turned in TURNED.items():
        for lane in range(LANES):
            lying = turned[lane % 4 % len(turned)]
            for side in range(4):
                opened[openings, side, lane] = ENTRY[lane] if lying >> side & 1 else 0
    return opened


OPENED = _opened()
TURNS = np.array([len(TURNED.get(openings, ())) for openings in range(16)])


@part
def count(x: Word) -> Word:
    """How many bits are set; the compiler knows this form and takes the instruction for it."""
    x = x - ((x >> ONE) & PAIRS)
    x = (x & FOURS) + ((x >> TWO) & FOURS)
    x = (x + (x >> FOUR)) & EIGHTS
    return (x * BYTES) >> TOP


@part
def lowest(mask: Word) -> Word:
    """The number of the first cell of a mask."""
    return i64(count((mask & (~mask + ONE)) - ONE))


@part
def across(e: Word, w: Word) -> Word:
    """Which cells are joined to their eastern neighbour."""
    return e & (w >> ONE) & NOT_EAST


@part
def down(s: Word, n: Word) -> Word:
    """Which cells are joined to their southern neighbour."""
    return s & (n >> SEVEN)


@part
def spread(r: Word, h: Word, v: Word) -> Word:
    """These cells, and those that are joined to them by a step across and a step down."""
    r |= ((r & h) << ONE) | ((r >> ONE) & h)
    return r | ((r & v) << SEVEN) | ((r >> SEVEN) & v)


@entry("uint64(uint64, uint64, uint64)")
def flood(cells: Word, h: Word, v: Word) -> Word:
    """All cells that some of these cells are joined to, by any number of steps."""
    while True:
        r = spread(cells, h, v)
        if r == cells:
            return r
        cells = r


@part
def step(r: Word, h: Word, v: Word) -> Word:
    """The cells that are joined to some of these cells by one step."""
    return ((r & h) << ONE) | ((r >> ONE) & h) | ((r & v) << SEVEN) | ((r >> SEVEN) & v)


@entry("uint64(uint64, uint64, uint64, uint64)")
def flood_onto(cells: Word, h: Word, v: Word, blocked: Word) -> Word:
    """The same as `flood` where some cells are blocked: they can be entered, but not left."""
    free = FULL & ~blocked
    r = flood(cells & free, h & free & (free >> ONE), v & free & (free >> SEVEN))
    return cells | r | (step(r, h, v) & blocked)


@part
def beside(r: Word) -> Word:
    """The cells that touch some of these cells, walls or not."""
    return step(r, NOT_EAST, ALL_DOWN)


@part
def shift(cells: Word, lane: Word) -> Word:
    """The mask after the push of a lane; the entry is empty, and what leaves is lost."""
    return (cells & STAY[lane]) | (((cells & MOVE[lane]) << LEFT[lane]) >> RIGHT[lane])


@part
def carry(cells: Word, lane: Word) -> Word:
    """Where the pawns on these cells are after the push of a lane."""
    back = ENTRY[lane] if cells & EXIT[lane] else ZERO
    return shift(cells, lane) | back


@entry("void(uint64[::1], int64, int64, uint64[::1])")
def insert(maze: Words, lane: Word, spare: Word, after: Words) -> None:
    """The open sides after the insertion of a lane; `spare` are openings, in any rotation."""
    for side in range(4):
        after[side] = shift(maze[side], lane) | OPENED[spare, side, lane]


@part
def openings_at(maze: Words, cell: Word) -> Word:
    """The openings of the tile on one cell."""
    found = 0
    for side in range(4):
        if maze[side] & cell:
            found |= 1 << side
    return found


@part
def flood_lanes(reach: Words, hs: Words, vs: Words) -> None:
    """Flood all lanes; the inner loop is of a form that compilers lay into vectors."""
    for first in range(0, LANES, 16):
        r, h, v = reach[first : first + 16], hs[first : first + 16], vs[first : first + 16]
        changed = ONE
        while changed:
            changed = ZERO
            for i in range(16):
                x = spread(spread(r[i], h[i], v[i]), h[i], v[i])
                changed |= x ^ r[i]
                r[i] = x


@part
def open_lanes(maze: Words, spare: Word, hs: Words, vs: Words) -> None:
    """Which neighbours are joined after each of the 48 insertions."""
    n, e, s, w = maze[0], maze[1], maze[2], maze[3]
    opened = OPENED[spare]
    for i in range(LANES):
        hs[i] = across(shift(e, i) | opened[1, i], shift(w, i) | opened[3, i])
        vs[i] = down(shift(s, i) | opened[2, i], shift(n, i) | opened[0, i])


@part
def close_lanes(reach: Words, spare: Word, forbidden: Word) -> None:
    """Empty the lanes of insertions that cannot be made."""
    if TURNS[spare] == 2:
        for i in range(2, LANES, 4):
            reach[i] = reach[i + 1] = ZERO
    if forbidden != NOTHING:
        for i in range(4 * forbidden, 4 * forbidden + 4):
            reach[i] = ZERO


@entry("void(uint64[::1], int64, uint64, int64, uint64[::1])")
def turn(maze: Words, spare: Word, cells: Word, forbidden: Word, reach: Words) -> None:
    """What can be reached from these cells after each of the 48 insertions, lane by lane."""
    hs, vs = np.empty(LANES, u64), np.empty(LANES, u64)
    open_lanes(maze, spare, hs, vs)
    for i in range(LANES):
        reach[i] = carry(cells, i)
    close_lanes(reach, spare, forbidden)
    flood_lanes(reach, hs, vs)


MAZE, PAWNS = LANES, LANES + 4  # where a row of `chains` has the open sides and the pawns


@entry("int64(uint64[:, ::1], int64, int64, int64)")
def chains(rows: Words, spare: Word, forbidden: Word, depth: Word) -> Word:
    """Count chains of turns from the position in row `depth`; the rows below are for the work.

    Its pawns are masks of one cell each, the one that is to move first.
    """
    here, next = rows[depth], rows[depth - 1]
    maze, reach, seats = here[MAZE:PAWNS], here[:LANES], here.size - PAWNS
    turn(maze, spare, here[PAWNS], forbidden, reach)
    total: Word = 0
    for i in range(LANES):
        cells = reach[i]
        if depth == 1 or cells == ZERO:
            total += np.int64(count(cells))
            continue
        insert(maze, i, spare, next[MAZE:PAWNS])
        for pawn in range(PAWNS + 1, here.size):
            next[pawn - 1] = carry(here[pawn], i)
        expelled, locked = openings_at(maze, EXIT[i]), OPPOSITE[i >> 2]
        if depth <= seats:  # the pawn will not move again: any cell will do
            next[-1] = ZERO
            total += np.int64(count(cells)) * chains(rows, expelled, locked, depth - 1)
            continue
        while cells:
            next[-1] = cells & (~cells + ONE)
            total += chains(rows, expelled, locked, depth - 1)
            cells &= cells - ONE
    return total


def perft(
    maze: kernels.Sides,
    spare: tuple[int, ...],
    pawns: tuple[int, ...],
    forbidden: int | None,
    depth: int,
) -> int:
    """Count chains of turns, from what the plain twin is given."""
    rows = np.zeros((depth + 1, PAWNS + len(pawns)), u64)
    rows[depth, MAZE:] = (*maze, *pawns)
    return int(chains(rows, spare[0], lock(forbidden), depth))


# Looking ahead (ahead.py)


@part
def before(reach: Words, keep: Word) -> Word:
    """All lanes in one mask, as cells lay before the push; without `keep`, as tiles did."""
    cells = ZERO
    for i in range(0, LANES, 4):
        there = reach[i] | reach[i + 1] | reach[i + 2] | reach[i + 3]
        back = carry(there, 4 * OPPOSITE[i >> 2])
        cells |= back if keep else back & ~EXIT[i]
    return cells


@part
def ways_to(
    maze: Words, spare: Word, goals: Word, on_spare: Word, forbidden: Word, lanes: Words
) -> Word:
    """The cells from which some insertion opens a way to a goal."""
    reach = lanes[0]
    open_lanes(maze, spare, lanes[1], lanes[2])
    for i in range(LANES):
        reach[i] = shift(goals, i) | (ENTRY[i] if on_spare else ZERO)
    close_lanes(reach, spare, forbidden)
    flood_lanes(reach, lanes[1], lanes[2])
    return before(reach, True)


@entry("uint64(uint64[::1], int64, uint64, int64)")
def within_from(maze: Words, spare: Word, cells: Word, forbidden: Word) -> Word:
    """The cells whose tiles can be reached with some insertion."""
    reach = np.empty(LANES, u64)
    turn(maze, spare, cells, forbidden, reach)
    return before(reach, False)


@entry("void(uint64[::1], int64, uint64, boolean, int64[:, ::1], int64[::1])")
def count_chances(
    maze: Words, spare: Word, goals: Word, on_spare: Word, futures: Words, counts: Words
) -> None:
    """For each cell, after how many futures an insertion opens a way to a goal from it."""
    lanes, here, next = np.empty((3, LANES), u64), np.empty(4, u64), np.empty(4, u64)
    for number in range(futures.shape[0]):
        here[:] = maze
        lying, cells, outside, code = spare, goals, on_spare, i64(0)
        for place in range(futures.shape[1]):
            code = futures[number, place]
            insert(here, code, lying, next)
            lying = openings_at(here, EXIT[code])
            leaves = cells & EXIT[code] != ZERO
            cells = shift(cells, code) | (ENTRY[code] if outside else ZERO)
            outside = leaves
            here[:] = next
        found = ways_to(here, lying, cells, outside, OPPOSITE[code >> 2], lanes)
        for place in range(futures.shape[1] - 1, -1, -1):
            found = carry(found, 4 * OPPOSITE[futures[number, place] >> 2])
        while found:
            counts[lowest(found)] += 1
            found &= found - ONE


CELLS, GOALS, OUTSIDE = LANES + 4, LANES + 5, LANES + 6  # more of a row of `comes_to`


@entry("boolean(uint64[:, ::1], int64, int64, int64)")
def comes_to(rows: Words, spare: Word, forbidden: Word, turns: Word) -> Word:
    """Whether a goal can be reached in so many turns; row `turns` has the position."""
    here, next = rows[turns], rows[turns - 1]
    maze, reach, goals, outside = here[MAZE:CELLS], here[:LANES], here[GOALS], here[OUTSIDE]
    turn(maze, spare, here[CELLS], forbidden, reach)
    for i in range(LANES):
        if reach[i] & (shift(goals, i) | (ENTRY[i] if outside else ZERO)):
            return True
    if turns == 1:
        return False
    for i in range(LANES):
        if reach[i] == ZERO:
            continue
        insert(maze, i, spare, next[MAZE:CELLS])
        next[CELLS] = reach[i]
        next[GOALS] = shift(goals, i) | (ENTRY[i] if outside else ZERO)
        next[OUTSIDE] = ONE if goals & EXIT[i] else ZERO
        if comes_to(rows, openings_at(maze, EXIT[i]), OPPOSITE[i >> 2], turns - 1):
            return True
    return False


def lock(forbidden: int | None) -> int:
    """The arrow that is forbidden, for compiled code."""
    return NOTHING if forbidden is None else forbidden


def words(*numbers: int) -> Words:
    """An array of masks."""
    return np.array(numbers, u64)


def within(maze: kernels.Sides, spare: tuple[int, ...], cells: int, forbidden: int | None) -> int:
    """What is near, from what the plain twin is given."""
    return int(within_from(words(*maze), spare[0], cells, lock(forbidden)))


@lru_cache(maxsize=256)
def codes(futures: tuple[Future, ...]) -> Words:
    """Futures as an array; those who look ahead look at the same ones again and again."""
    return np.array(futures, i64)


def chances(
    maze: kernels.Sides, spare: tuple[int, ...], goals: tuple[int, bool], futures: Sequence[Future]
) -> list[int]:
    """How often a goal is near, from what the plain twin is given."""
    counts = np.zeros(49, i64)
    count_chances(words(*maze), spare[0], *goals, codes(tuple(futures)), counts)
    chances: list[int] = counts.tolist()
    return chances


def turns_to(
    maze: kernels.Sides,
    spare: tuple[int, ...],
    cells: int,
    goals: tuple[int, bool],
    limits: tuple[int | None, int],
) -> int:
    """How far a goal is, from what the plain twin is given."""
    forbidden, most = limits
    rows = np.zeros((most + 1, OUTSIDE + 1), u64)
    for turns in range(1, most + 1):
        rows[turns, MAZE:] = (*maze, cells, *goals)
        if comes_to(rows, spare[0], lock(forbidden), turns):
            return turns
    return most + 1
