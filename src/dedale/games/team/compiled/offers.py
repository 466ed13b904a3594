"""What is offered, all codes at once, in compiled form: a mask over TM-ACT-6, a word at a time."""

import numpy as np

from dedale.games.team.actions import CODES, END, MOVE, PICK, ROTATE, SWITCH
from dedale.games.team.actions import FLIP as FLIP_TO
from dedale.games.team.compiled import walk
from dedale.games.team.compiled.book import ACT, FLIP
from dedale.games.team.compiled.book import PICK as PICKING
from dedale.games.team.compiled.row import ACTIVE, DOWN, MOVES, PHASE, SHAPE_OF
from dedale.games.team.compiled.rules import PLACES, destinations, may_pick
from dedale.games.team.compiled.walk import TRAVERSE, further, is_ready, reach, walking_spell
from dedale.maze.compiled import ZERO, u64
from dedale.maze.jit import Word, Words, entry, part
from dedale.maze.rows import FREE_PLACES, LINES, PAWNS, SPARE, TILES, TURNS, openings_of
from dedale.maze.tile import TURNED
from dedale.maze.unaligned import SPREAD, put

BYTE, HALF = u64(8), u64(32)
ALL = SPREAD[255]
FREE = len(FREE_PLACES)
TWO_ARROWS = np.array([0, 0, SPREAD[0b00110011], 0, SPREAD[0b11111111]], u64)
"""What can be pushed in at two arrows, by the number of rotations."""


def _others(openings: int) -> int:
    """The rotations of a tile but the one at which it has these openings, a byte each."""
    turned = TURNED.get(openings, ())
    return sum(1 << 8 * turn for turn, lying in enumerate(turned) if lying != openings)


OTHERS = np.array([_others(openings) for openings in range(16)], u64)


@part
def offer_pushes(row: Words, mask: Words) -> None:
    """TM-PUSH-2: every arrow whose exit is up, and every rotation that makes a difference."""
    word = TWO_ARROWS[TURNS[SHAPE_OF[row[SPARE]]]]
    for first in range(0, ROTATE, 8):
        put(mask, first, word)
    for arrow in range(12):
        if row[DOWN] >> LINES[arrow, 6] & 1:
            for code in range(4 * arrow, 4 * arrow + 4):
                mask[code] = 0


@part
def turns_of(row: Words, place: Word) -> Word:
    """TM-ROT-2, TM-ROT-4: the rotations to which a tile can be turned, a byte each."""
    return ZERO if row[DOWN] >> place & 1 else OTHERS[openings_of(row, place)]


@part
def offer_turns(row: Words, mask: Words) -> None:
    """TM-ROT: every loose tile that is up, and every other way in which it can lie."""
    for k in range(0, FREE - 1, 2):
        word = turns_of(row, FREE_PLACES[k]) | turns_of(row, FREE_PLACES[k + 1]) << HALF
        put(mask, ROTATE + 4 * k, word)
    put(mask, SWITCH - 4, turns_of(row, FREE_PLACES[FREE - 1]))


@part
def offer_cells(mask: Words, first: Word, cells: Word) -> None:
    """Moves to these cells."""
    for k in range(6):
        put(mask, first + 8 * k, SPREAD[cells >> (BYTE * u64(k)) & u64(255)])
    mask[first + PLACES - 1] = cells >> u64(PLACES - 1)


@part
def offer_moves(row: Words, mask: Words) -> None:
    """TM-ACT-3, TM-SPELL-E1: every destination, and a spell only where it is needed."""
    cells, spell = reach(row), walking_spell(row)
    offer_cells(mask, MOVE, destinations(row, cells))
    if spell >= TRAVERSE:
        first = MOVE + PLACES * (spell - TRAVERSE + 1)
        offer_cells(mask, first, further(row, cells, spell))


@part
def offer_acts(row: Words, mask: Words) -> None:
    """TM-ACT-1: everything in the middle of a turn."""
    if is_ready(row, walk.PUSH):
        offer_pushes(row, mask)
    if is_ready(row, walk.ROTATE):
        offer_turns(row, mask)
    if is_ready(row, walk.SWITCH):
        for first in range(SWITCH, MOVE - 4, 8):
            put(mask, first, ALL)
        put(mask, MOVE - 8, ALL)
    if row[MOVES]:
        offer_moves(row, mask)
    mask[END] = 1


@part
def offer(row: Words, mask: Words) -> None:
    """The whole mask (docs/rules/team.md, section 15)."""
    for first in range(0, CODES - 8, 8):
        put(mask, first, ZERO)
    put(mask, CODES - 8, ZERO)
    if row[PHASE] == ACT:
        offer_acts(row, mask)
    elif row[PHASE] == FLIP:
        shape = SHAPE_OF[row[TILES + row[PAWNS + row[ACTIVE]]]]
        for turn in range(TURNS[shape]):
            mask[FLIP_TO + turn] = 1
    elif row[PHASE] == PICKING:
        for code in range(PICK, END):
            mask[code] = 1 if may_pick(row, code - PICK + walk.ROTATE) else 0


@entry("void(int64[::1], uint8[::1])")
def legal_into(row: Words, mask: Words) -> None:
    """The same, for callers outside the kernels."""
    offer(row, mask)


def legal(row: Words) -> Words:
    """A mask over the 422 codes: 1 for each action that is offered."""
    mask = np.empty(CODES, np.uint8)
    legal_into(row, mask)
    return mask
