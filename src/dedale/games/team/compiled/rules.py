"""The whole team game in compiled form: rows of row.py instead of states, codes of TM-ACT-6.

The rules are those of rules/, chapter by chapter; tests compare the two over random games.
"""

import numpy as np

from dedale.games.team.actions import CODES, END, MOVE, ODD, PICK, ROTATE, SWITCH
from dedale.games.team.actions import FLIP as FLIP_TO
from dedale.games.team.compiled import walk
from dedale.games.team.compiled.book import ACT, FLIP, OVER, draw, next_seat, open_book, read_page
from dedale.games.team.compiled.book import PICK as PICKING
from dedale.games.team.compiled.row import (
    ACTIVE,
    ALL_PAGES,
    BOARDS,
    CARDS,
    COUNT,
    DOWN,
    DRAWN,
    FIRST,
    FOUND,
    GAINS,
    MODE,
    MODES,
    MOVES,
    PHASE,
    READ,
    SEATS,
    SHAPE_OF,
    SPELLS,
    SPENT,
    SPENT_LATER,
    TREASURE_ON,
)
from dedale.games.team.compiled.walk import TRAVERSE, further, is_ready, reach, walking_spell
from dedale.games.team.state import Mode
from dedale.maze.cell import CELLS, Side, next_to
from dedale.maze.compiled import ONE, ZERO, i64, shift, u64
from dedale.maze.jit import NOTHING, Word, Words, entry, part
from dedale.maze.rows import (
    CARRIED,
    FREE_PLACES,
    LINES,
    OPEN,
    PAWNS,
    SPARE,
    TILES,
    TURNS,
    lay_tile,
    openings_of,
    push_tiles,
)

EXPERT = MODES.index(Mode.EXPERT)
PLACES = len(CELLS)
PAIRS = np.array([(cell.number, next_to(cell, side).number) for cell in ODD for side in Side])
"""TM-ACT-2: the cells that a switch exchanges."""


# What is offered (rules/turn.py)


@part
def helps(row: Words) -> Word:
    """TM-TRE-7: whether the active seat may collect for others."""
    own = BOARDS + 2 * row[ACTIVE]
    return row[DRAWN] == CARDS and row[own] == NOTHING and row[own + 1] == NOTHING


@part
def owner_of(row: Words, treasure: Word) -> Word:
    """TM-TRE-1, TM-TRE-7, TM-TRE-8, TM-EXP-2: from whose board it may be collected; -1 for none."""
    slots, own = 1 if row[MODE] == EXPERT else 2, row[ACTIVE]
    mine = BOARDS + 2 * own
    if treasure == NOTHING:
        return -1
    if not helps(row):
        return own if row[mine] == treasure or row[mine + slots - 1] == treasure else -1
    for seat in range(row[SEATS]):
        slot = BOARDS + 2 * seat
        if row[slot] == treasure or row[slot + slots - 1] == treasure:
            return seat
    return -1


@part
def shown(row: Words) -> Word:
    """The treasure on the tile under the active pawn."""
    return TREASURE_ON[row[TILES + row[PAWNS + row[ACTIVE]]]]


@part
def destinations(row: Words, cells: Word) -> Word:
    """TM-MOVE-2, TM-MOVE-7: of the cells in reach, those that a move can end on."""
    if owner_of(row, shown(row)) >= 0:
        return cells
    return cells & ~(ONE << u64(row[PAWNS + row[ACTIVE]]))


@part
def may_push(row: Words, code: Word) -> Word:
    """TM-PUSH-2, TM-CMP-3: rubble cannot be pushed out."""
    up = not row[DOWN] >> LINES[code >> 2, 6] & 1
    return is_ready(row, walk.PUSH) and up and code & 3 < TURNS[SHAPE_OF[row[SPARE]]]


@part
def may_rotate(row: Words, code: Word) -> Word:
    """TM-ROT-2, TM-ROT-4: a loose tile that is up, and lies differently."""
    place = FREE_PLACES[(code - ROTATE) >> 2]
    shape, turn = SHAPE_OF[row[TILES + place]], code & 3
    other = turn < TURNS[shape] and OPEN[shape, turn] != openings_of(row, place)
    return is_ready(row, walk.ROTATE) and not row[DOWN] >> place & 1 and other


@part
def may_move(row: Words, code: Word) -> Word:
    """TM-MOVE, TM-SPELL-E1: with a spell only where it is needed."""
    cell = (code - MOVE) % PLACES
    spell = (code - MOVE) // PLACES + TRAVERSE - 1
    if row[MOVES] == 0:
        return False
    cells = reach(row)
    if spell < TRAVERSE:
        cells = destinations(row, cells)
    else:
        cells = further(row, cells, spell) if walking_spell(row) == spell else ZERO
    return cells >> u64(cell) & ONE != ZERO


@part
def may_pick(row: Words, spell: Word) -> Word:
    """TM-DEAL-4: whether nobody has picked a spell."""
    picked: Word = 0
    for seat in range(row[SEATS]):
        picked += row[SPELLS + seat] == spell
    return picked == 0


@part
def may(row: Words, code: Word) -> Word:
    """Whether an action is offered (docs/rules/team.md, section 15)."""
    phase = row[PHASE]
    if phase == PICKING:
        return PICK <= code < END and may_pick(row, code - PICK + walk.ROTATE)
    if phase == FLIP:
        shape = SHAPE_OF[row[TILES + row[PAWNS + row[ACTIVE]]]]
        return FLIP_TO <= code < FLIP_TO + TURNS[shape]
    if phase == OVER:
        return False
    if code < ROTATE:
        return may_push(row, code)
    if code < SWITCH:
        return may_rotate(row, code)
    if code < MOVE:
        return is_ready(row, walk.SWITCH)
    return may_move(row, code) if code < FLIP_TO else code == END


# Spells between moves (rules/spells.py)


@part
def spend(row: Words, spell: Word) -> None:
    """TM-TURN-6: a used spell turns over."""
    row[SPENT if row[SPENT] == NOTHING else SPENT_LATER] = spell


@part
def push(row: Words, code: Word) -> None:
    """TM-PUSH: the spare goes in, up, and what it expels is the next spare."""
    spend(row, walk.PUSH)
    push_tiles(row, code, OPEN[SHAPE_OF[row[SPARE]], code & 3])
    row[DOWN] = i64(shift(u64(row[DOWN]), code))
    for seat in range(row[SEATS]):
        row[PAWNS + seat] = CARRIED[code >> 2, row[PAWNS + seat]]  # TM-PUSH-4


@part
def rotate(row: Words, code: Word) -> None:
    """TM-ROT: a tile is turned where it lies."""
    spend(row, walk.ROTATE)
    place = FREE_PLACES[(code - ROTATE) >> 2]
    lay_tile(row, place, OPEN[SHAPE_OF[row[TILES + place]], code & 3])


@part
def exchanged(mask: Word, one: Word, other: Word) -> Word:
    """A mask in which two bits have changed places."""
    differ = (mask >> one ^ mask >> other) & 1
    return mask ^ (differ << one | differ << other)


@part
def switch(row: Words, code: Word) -> None:
    """TM-SW: two neighbouring tiles change places, with whoever stands on them."""
    spend(row, walk.SWITCH)
    one, other = PAIRS[code - SWITCH, 0], PAIRS[code - SWITCH, 1]
    row[TILES + one], row[TILES + other] = row[TILES + other], row[TILES + one]
    row[DOWN] = exchanged(row[DOWN], one, other)
    for side in range(4):
        row[side] = exchanged(row[side], one, other)
    for seat in range(row[SEATS]):
        pawn = row[PAWNS + seat]
        row[PAWNS + seat] = other if pawn == one else one if pawn == other else pawn


# The walk (rules/walk.py)


@part
def collect(row: Words) -> None:
    """TM-TRE-1, TM-TRE-3: at the end of a move; the first treasure of a turn earns a move."""
    treasure = shown(row)
    owner = owner_of(row, treasure)
    if owner < 0:
        return
    left = BOARDS + 2 * owner
    if row[left] != treasure:
        row[left + 1] = NOTHING
    elif row[MODE] == EXPERT:  # TM-EXP-3
        row[left], row[left + 1] = row[left + 1], NOTHING
    else:
        row[left] = NOTHING
    row[FOUND + row[COUNT]] = treasure
    row[COUNT] += 1
    row[MOVES] += 1 if row[GAINS] == 0 else 0
    row[GAINS] += 1
    if row[COUNT] == CARDS:
        row[PHASE] = OVER  # TM-WIN-1


@part
def move(row: Words, code: Word) -> None:
    """TM-MOVE: the active pawn walks; on rubble it stops, otherwise it collects what is there."""
    cell = (code - MOVE) % PLACES
    spell = (code - MOVE) // PLACES + TRAVERSE - 1
    if spell >= TRAVERSE:
        spend(row, spell)
    row[PAWNS + row[ACTIVE]] = cell
    row[MOVES] -= 1
    if row[DOWN] >> cell & 1:
        row[PHASE] = FLIP  # TM-DOWN-1
    else:
        collect(row)


@part
def flip_up(row: Words, rotation: Word) -> None:
    """TM-DOWN-1, TM-DOWN-2: the rubble under the pawn is cleared, and the tile lies as chosen."""
    place = row[PAWNS + row[ACTIVE]]
    lay_tile(row, place, OPEN[SHAPE_OF[row[TILES + place]], rotation])
    row[DOWN] &= ~(1 << place)
    row[PHASE] = ACT
    collect(row)


# The turn (rules/turn.py)


@part
def pick_spell(row: Words, spell: Word) -> Word:
    """TM-DEAL-4: the active seat chooses; after the last one has, a page is to be read."""
    row[SPELLS + row[ACTIVE]] = spell
    row[ACTIVE] = next_seat(row)
    if row[ACTIVE] != row[FIRST]:
        return False
    open_book(row)
    return True


@part
def end_turn(row: Words) -> Word:
    """TM-ENDT, TM-WIN-2: draw, and hand the book on, if there is a page to be read."""
    draw(row, row[ACTIVE])
    row[SPENT] = row[SPENT_LATER] = NOTHING
    row[MOVES], row[GAINS] = 1, 0
    if row[READ] == row[ALL_PAGES]:
        row[PHASE] = OVER
        return False
    row[ACTIVE] = next_seat(row)
    return True


@part
def act(row: Words, code: Word) -> None:
    """What an action does; whoever calls knows that it is offered."""
    if code < ROTATE:
        push(row, code)
    elif code < SWITCH:
        rotate(row, code)
    elif code < MOVE:
        switch(row, code)
    elif code < FLIP_TO:
        move(row, code)
    elif code < PICK:
        flip_up(row, code - FLIP_TO)
    elif end_turn(row) if code == END else pick_spell(row, code - PICK + walk.ROTATE):
        read_page(row)


@entry("boolean(int64[::1], int64)")
def apply_to(row: Words, code: Word) -> Word:
    """Act on a row; an action that is not offered changes nothing, and gives False."""
    if code < 0 or code >= CODES or not may(row, code):
        return False
    act(row, code)
    return True


def apply(row: Words, code: int) -> bool:
    """Act on a row; what is not offered changes nothing and gives False."""
    return bool(apply_to(row, code))
