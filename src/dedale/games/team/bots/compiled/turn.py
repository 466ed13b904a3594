"""Every way to play a turn: all orders of casts and moves, and each outcome once.

A move that collects nothing is made last, to the cell that is best at first sight, or onto rubble;
a tile that is turned is turned after a push, since the other order leads to the same.
"""

from typing import Any, NamedTuple

import numba
import numpy as np

from dedale.games.team.actions import END, MOVE, ROTATE, SWITCH
from dedale.games.team.actions import FLIP as FLIP_TO
from dedale.games.team.bots.compiled.sight import PLACE, first_sight, goals
from dedale.games.team.compiled import walk
from dedale.games.team.compiled.book import ACT, FLIP
from dedale.games.team.compiled.row import (
    ACTIVE,
    BOARDS,
    COUNT,
    DOWN,
    GAINS,
    MOVES,
    PHASE,
    SHAPE_OF,
    SIZE,
)
from dedale.games.team.compiled.rules import PLACES, act, may_push, may_rotate
from dedale.games.team.compiled.walk import further, is_ready, reach, walking_spell
from dedale.maze.compiled import ONE, ZERO, i64, lowest, u64
from dedale.maze.jit import NOTHING, Word, Words, chunk, entry, part
from dedale.maze.rows import MORE, PAWNS, TILES, TURNS

DEEPEST = 8  # actions of a turn, and one more row
OFFERS = 200  # actions that are followed from one position, at most
SEEN, SEEN_AT_A_GLANCE = 1 << 18, 1 << 14  # places for outcomes that were met
PRIME, HALF = u64(0x9E3779B97F4A7C15), u64(29)


class BestOutcomes(NamedTuple):
    """The best outcomes of a turn: a heap, whose least is on top."""

    scores: Words
    order: Words  # the heap: numbers of outcomes
    plans: Words  # the actions that lead to each; the last number says how many
    ends: Words  # the rows in which they end
    tally: Words  # how many are kept, how many there are in all, and the most that is collected


class Workspace(NamedTuple):
    """The arrays in which the kernels work."""

    rows: Words  # by depth
    offers: Words  # by depth
    plan: Words
    seen: Words
    kept: BestOutcomes
    glance: Words  # whether to end turns only after a move that collects most: it is quicker
    alone: Words  # whether what the others can reach counts for nothing


def workspace(most: int, *, glance: bool = False, alone: bool = False) -> Workspace:
    """A workspace for thinking about a turn, in which so many outcomes are kept."""
    return Workspace(
        np.zeros((DEEPEST + 2, SIZE), np.int64),
        np.zeros((DEEPEST + 2, OFFERS), np.int64),
        np.zeros(DEEPEST + 2, np.int64),
        np.zeros(SEEN_AT_A_GLANCE if glance else SEEN, np.uint64),
        BestOutcomes(
            np.zeros(most),
            np.zeros(most, np.int64),
            np.zeros((most, DEEPEST + 2), np.int64),
            np.zeros((most, SIZE), np.int64),
            np.zeros(3, np.int64),
        ),
        np.array([glance], np.int64),
        np.array([alone], np.int64),
    )


@part
def lay(source: Words, target: Words) -> None:
    """Copy a row."""
    for k in range(source.size):
        target[k] = source[k]


@part
def digest(row: Words) -> Word:
    """A number for the outcome: the maze, the pawns, the cards, and what was collected."""
    h = u64(row[COUNT])
    for k in range(MORE):
        h = (h ^ u64(row[k])) * PRIME
    h ^= h >> HALF
    for k in range(DOWN, BOARDS + 8):
        h = (h ^ u64(row[k])) * PRIME
    return h ^ h >> HALF


@part
def is_new(seen: Words, h: Word) -> Word:
    """Whether an outcome was not met before."""
    h |= ONE
    last = seen.size - 1
    at = i64(h >> HALF) & last
    while seen[at] != ZERO:
        if seen[at] == h:
            return False
        at = (at + 1) & last
    seen[at] = h
    return True


@part
def place_in(kept: BestOutcomes, score: Word) -> Word:
    """A place for an outcome of this worth; NOTHING where all that are kept are worth more."""
    scores, order, size, most = kept.scores, kept.order, kept.tally[0], kept.order.size
    if size == most and score <= scores[order[0]]:
        return NOTHING
    if size < most:
        slot, at = size, size
        kept.tally[0] += 1
        while at > 0 and scores[order[(at - 1) >> 1]] > score:
            order[at] = order[(at - 1) >> 1]
            at = (at - 1) >> 1
    else:
        slot, at = order[0], i64(0)
        while 2 * at + 1 < most:
            child = 2 * at + 1
            if child + 1 < most and scores[order[child + 1]] < scores[order[child]]:
                child += 1
            if scores[order[child]] >= score:
                break
            order[at] = order[child]
            at = child
    order[at], scores[slot] = slot, score
    return slot


typeof: Any = numba.typeof
WORK = typeof(workspace(1))


@chunk
def finish(work: Workspace, d: Word) -> None:
    """The turn could end in row `d`."""
    kept, row = work.kept, work.rows[d]
    room_left = 4 * kept.tally[1] < 3 * work.seen.size
    if room_left and not is_new(work.seen, digest(row)):
        return
    kept.tally[1] += 1
    kept.tally[2] = max(kept.tally[2], row[GAINS])
    slot = place_in(kept, first_sight(row, work.alone[0]))
    if slot >= 0:
        lay(work.plan, kept.plans[slot])
        kept.plans[slot, -1] = d
        lay(row, kept.ends[slot])


@chunk
def step(work: Workspace, d: Word, code: Word) -> None:
    """Lay into row `d + 1` what an action makes of row `d`."""
    work.plan[d] = code
    lay(work.rows[d], work.rows[d + 1])
    act(work.rows[d + 1], code)


@chunk
def settle(work: Workspace, d: Word, base: Word, cells: Word) -> None:
    """A last move that collects nothing: to the best of these cells, or onto rubble."""
    rubble = cells & u64(work.rows[d, DOWN])
    up, best = cells & ~rubble, i64(NOTHING)
    while up:
        cell = lowest(up)
        if best < 0 or PLACE[cell] > PLACE[best]:
            best = cell
        up &= up - ONE
    if best >= 0:
        step(work, d, base + best)
        finish(work, d + 1)
    while rubble:
        cell = lowest(rubble)
        rubble &= rubble - ONE
        step(work, d, base + cell)
        for turn in range(TURNS[SHAPE_OF[work.rows[d, TILES + cell]]]):
            step(work, d + 1, FLIP_TO + turn)
            finish(work, d + 2)


@chunk
def walks(work: Workspace, d: Word, settles: Word) -> Word:
    """Settle with a move, and list the moves that collect something; how many these are."""
    row, offers, size = work.rows[d], work.offers[d], i64(0)
    if row[MOVES] == 0:
        return size
    near, found, spell = reach(row), goals(row), walking_spell(row)
    for kind in range(2):
        cells = further(row, near, spell) if kind else near
        base = MOVE + PLACES * (spell - walk.TRAVERSE + 1) if kind else i64(MOVE)
        if settles:
            settle(work, d, base, cells & ~found & ~(ONE << u64(row[PAWNS + row[ACTIVE]])))
        rest = cells & found
        while rest:
            offers[size] = base + lowest(rest)
            rest &= rest - ONE
            size += 1
    return size


@part
def casts(row: Words, offers: Words, size: Word, turned: Word) -> Word:
    """List what can be cast between moves; how many actions are listed then."""
    if not turned and is_ready(row, walk.PUSH):
        for code in range(ROTATE):
            if may_push(row, code):
                offers[size] = code
                size += 1
    if is_ready(row, walk.ROTATE):
        for code in range(ROTATE, SWITCH):
            if may_rotate(row, code):
                offers[size] = code
                size += 1
    if is_ready(row, walk.SWITCH):
        for code in range(SWITCH, MOVE):
            offers[size] = code
            size += 1
    return size


@entry(numba.void(WORK, numba.int64, numba.int64))
def explore(work: Workspace, d: Word, last: Word) -> None:
    """Everything that the seat can still do in its turn, from row `d` on; `last` led there."""
    row, offers, glance = work.rows[d], work.offers[d], work.glance[0]
    if row[PHASE] == FLIP:
        size = TURNS[SHAPE_OF[row[TILES + row[PAWNS + row[ACTIVE]]]]]
        for turn in range(size):
            offers[turn] = FLIP_TO + turn
    else:
        ends = not glance or (last >= MOVE and row[GAINS] >= work.kept.tally[2])
        if ends:
            finish(work, d)
        if row[PHASE] != ACT or (glance and row[MOVES] == 0):
            return
        size = casts(row, offers, walks(work, d, ends), ROTATE <= last < SWITCH)
    for k in range(size):
        step(work, d, offers[k])
        explore(work, d + 1, offers[k])


@entry(numba.float64(numba.int64[::1]))
def sight(row: Words) -> Word:
    """What an outcome is worth at first sight."""
    return first_sight(row, 0)


@entry(numba.void(WORK))
def turns(work: Workspace) -> None:
    """All outcomes of the turn in the first row, and the best of them at first sight."""
    for k in range(work.seen.size):
        work.seen[k] = ZERO
    work.kept.tally[:] = 0
    explore(work, 0, END)
