"""What a seat sees and may do, in compiled form: the planes of planes.py, and a mask of codes.

Every byte is written in each step: nearly all of them may have changed, and words are quick.
"""

import numpy as np

from dedale.games.classic import planes
from dedale.games.classic.compiled.deal import GOALS, ON_SPARE, UNFOUND
from dedale.games.classic.compiled.row import (
    ACTIVE,
    FORBIDDEN,
    MESSAGE,
    PHASE,
    SEATS,
    SECOND,
    SHAPE_OF,
    YOUNG,
)
from dedale.games.classic.compiled.rules import (
    DO_SKIP,
    DOUBLE_SHIFT,
    EVENT,
    EXTRA,
    MOVE,
    MOVE_TO,
    OVER,
    SHIFT,
    SWAP_WITH,
    left_of,
    may_use,
    reach,
)
from dedale.maze.arrow import ARROWS, entry
from dedale.maze.cell import CELLS
from dedale.maze.compiled import FULL, ONE, ZERO, u64
from dedale.maze.jit import Word, Words, part
from dedale.maze.luck import nth
from dedale.maze.rows import HOMES, OPEN, PAWNS, SPARE, TURNS
from dedale.maze.unaligned import SPREAD, put

PLANES = planes.PLANES
PLACES = len(CELLS)
ENTERS = np.array([entry(arrow).number for arrow in ARROWS])

BYTE, BYTE_2, BYTE_3, HALF = u64(8), u64(16), u64(24), u64(32)
TWO_ARROWS = np.array([0, 0, SPREAD[0b00110011], 0, SPREAD[0b11111111]], u64)
"""What can be inserted at two arrows, by the number of rotations."""


@part
def after(row: Words, seat: Word, k: Word) -> Word:
    """The k-th seat after another."""
    other = seat + k
    return other - row[SEATS] if other >= row[SEATS] else other


@part
def byte(plane: Word, first: Word, value: Word) -> Word:
    """A word of eight planes, from the first on, of which one has a value."""
    return u64(value) << (BYTE * u64(plane - first))


@part
def cards_word(row: Words, seat: Word) -> Word:
    """Planes 16 to 23 as they are everywhere: what lies on the spare, and cards left."""
    word = byte(planes.TARGET_ON_SPARE, 16, u64(row[GOALS + seat]) >> ON_SPARE)
    word |= byte(planes.TREASURE_ON_SPARE, 16, u64(row[UNFOUND]) >> ON_SPARE)
    for k in range(row[SEATS]):
        word |= byte(planes.CARDS + k, 16, left_of(row, after(row, seat, k)))
    return word


@part
def turn_word(row: Words) -> Word:
    """Planes 24 to 31 as they are everywhere: the phase, and the first messages."""
    word = ZERO
    if row[PHASE] != OVER:
        word = byte(planes.PHASE + row[PHASE], 24, 1)
    if 0 <= row[MESSAGE] < 3:
        word |= byte(planes.MESSAGE + row[MESSAGE], 24, 1)
    return word


@part
def rest_word(row: Words, seat: Word) -> Word:
    """Planes 30 to 37: the other messages, and what else there is to say."""
    word = byte(planes.ACTIVE, 30, 1 if seat == row[ACTIVE] else 0)
    word |= byte(planes.SECOND_HALF, 30, row[SECOND]) | byte(planes.YOUNG, 30, row[YOUNG])
    if row[MESSAGE] > 0:
        word |= byte(planes.MESSAGE + row[MESSAGE], 30, 1)
    return word


@part
def observe(row: Words, seat: Word, seen: Words) -> None:
    """All planes, as this seat sees them."""
    n, e, s, w = u64(row[0]), u64(row[1]), u64(row[2]), u64(row[3])
    spare, unfound = SPREAD[OPEN[SHAPE_OF[row[SPARE]], 0]] << HALF, u64(row[UNFOUND])
    cards, turn, rest = cards_word(row, seat), turn_word(row), rest_word(row, seat)
    for first in range(0, PLACES * PLANES, PLANES):
        sides = n & ONE | (e & ONE) << BYTE | (s & ONE) << BYTE_2 | (w & ONE) << BYTE_3
        put(seen, first, sides | spare)
        put(seen, first + 8, ZERO)
        put(seen, first + 16, cards | (unfound & ONE) << BYTE_2)
        put(seen, first + 24, turn)
        put(seen, first + 30, rest)
        n, e, s, w, unfound = n >> ONE, e >> ONE, s >> ONE, w >> ONE, unfound >> ONE
    mark(row, seat, seen)


@part
def mark(row: Words, seat: Word, seen: Words) -> None:
    """The planes with a few cells in them: pawns, homes, targets and the forbidden arrow."""
    for k in range(row[SEATS]):
        other = after(row, seat, k)
        seen[PLANES * row[PAWNS + other] + planes.PAWN + k] = 1
        seen[PLANES * row[HOMES + other] + planes.HOME + k] = 1
    goals = u64(row[GOALS + seat]) & FULL
    while goals:
        seen[PLANES * nth(goals, 0) + planes.TARGET] = 1
        goals &= goals - ONE
    if row[FORBIDDEN] >= 0:
        seen[PLANES * ENTERS[row[FORBIDDEN]] + planes.FORBIDDEN] = 1


@part
def offer(row: Words, mask: Words) -> None:
    """CL-DP-1 to CL-DP-7: the same as `legal_into`, a word at a time."""
    phase = row[PHASE]
    for first in range(0, 120, 8):
        put(mask, first, ZERO)
    put(mask, 119, ZERO)
    if phase == MOVE:
        cells = reach(row)
        for k in range(6):
            put(mask, MOVE_TO + 8 * k, SPREAD[cells >> (BYTE * u64(k)) & u64(255)])
        mask[SWAP_WITH - 1] = cells >> u64(PLACES - 1)
        return
    if phase in (EVENT, EXTRA):
        mask[DO_SKIP] = 1
    if phase in (SHIFT, EXTRA) or (phase == EVENT and row[MESSAGE] == DOUBLE_SHIFT):
        offer_insertions(row, mask)
    elif phase == EVENT:
        for code in range(SWAP_WITH, DO_SKIP):
            mask[code] = 1 if may_use(row, code) else 0


@part
def offer_insertions(row: Words, mask: Words) -> None:
    """CL-DP-1: every arrow but the forbidden one, and every rotation that makes a difference."""
    word = TWO_ARROWS[TURNS[SHAPE_OF[row[SPARE]]]]
    for first in range(0, MOVE_TO, 8):
        put(mask, first, word)
    if row[FORBIDDEN] >= 0:
        for code in range(4 * row[FORBIDDEN], 4 * row[FORBIDDEN] + 4):
            mask[code] = 0
