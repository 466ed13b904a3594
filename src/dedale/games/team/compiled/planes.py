"""What everybody sees of a team game, in compiled form: the planes of planes.py.

Every byte is written in each step, a word at a time. What a tile tells by its print is worked out
first, by id, and then laid wherever a tile is up.
"""

import numpy as np

from dedale.games.team import planes
from dedale.games.team.compiled.book import EFFECTS, FLIP, OVER, PICK, PUSHES
from dedale.games.team.compiled.row import (
    ACTIVE,
    ALL_PAGES,
    BOARDS,
    CARDS,
    COUNT,
    DOWN,
    DRAWN,
    FOUND,
    GAINS,
    MODE,
    MOVES,
    PAGES,
    PHASE,
    READ,
    SEATS,
    SHAPE_OF,
    SPELLS,
    TREASURE_ON,
)
from dedale.games.team.compiled.rules import EXPERT, owner_of
from dedale.games.team.compiled.walk import ROTATE, is_ready
from dedale.games.team.content import PRINTS, TILE_OF, Treasure
from dedale.maze.compiled import ENTRY, FULL, ONE, ZERO, u64
from dedale.maze.jit import NOTHING, Word, Words, part
from dedale.maze.rows import HOMES, OPEN, PAWNS, SPARE, TILES
from dedale.maze.unaligned import SPREAD, put

PLANES, PLACES, IDS = planes.PLANES, 49, len(PRINTS)
BYTE, BYTE_2, BYTE_3, HALF = u64(8), u64(16), u64(24), u64(32)

CARRIES = np.array([TILE_OF[treasure] for treasure in Treasure])
"""The tile of each treasure."""
FIRST_FLIP, FIRST_TELEPORT = min(planes.FLIPS), min(planes.TELEPORTS)
BOTH = u64(0xFFFF00)  # treasure and target, as they stand in the word of a tile
FLIPPED = u64(0xFF) << HALF  # and the page that will flip it
SHOWN, CARD = range(2)  # words of a tile: planes 16 to 23, and 24 to 31


@part
def byte(plane: Word, value: Word) -> Word:
    """The word of eight planes in which this one is, with a value there."""
    return u64(value) << (BYTE * u64(plane & 7))


@part
def after(row: Words, k: Word) -> Word:
    """The k-th seat after the active one."""
    seat = row[ACTIVE] + k
    return seat - row[SEATS] if seat >= row[SEATS] else seat


@part
def unread(row: Words) -> Word:
    """The pages that were not read, as bits."""
    pages = (ONE << u64(planes.MOST)) - ONE
    for place in range(PAGES, PAGES + row[READ]):
        pages &= ~(ONE << u64(row[place]))
    return pages


@part
def tell_treasures(row: Words, tiles: Words) -> None:
    """What treasures and cards say of tiles, by id."""
    for id in range(IDS):
        tiles[SHOWN, id] = tiles[CARD, id] = ZERO
        if TREASURE_ON[id] != NOTHING:
            tiles[SHOWN, id] = byte(planes.TREASURE, TREASURE_ON[id] + 1)
    for place in range(FOUND, FOUND + row[COUNT]):
        tiles[SHOWN, CARRIES[row[place]]] = ZERO
    for k in range(row[SEATS]):
        for slot in range(2):
            card = row[BOARDS + 2 * after(row, k) + slot]
            if card != NOTHING:
                tiles[CARD, CARRIES[card]] = byte(planes.LEFT + 4 * slot + k, 1)
                if owner_of(row, card) >= 0:
                    tiles[SHOWN, CARRIES[card]] |= byte(planes.TARGET, 1)


@part
def tell_pages(tiles: Words, pages: Word) -> Word:
    """What pages say of tiles, by id; the cells at which pages push in."""
    cells = ZERO
    for page in range(FIRST_TELEPORT):
        if not pages >> u64(page) & ONE:
            continue
        effect = EFFECTS[page]
        if effect[0] == PUSHES:
            cells |= ENTRY[4 * effect[1]]
        else:
            number = byte(planes.FLIP, page - FIRST_FLIP + 1)
            tiles[SHOWN, effect[1]] |= number
            tiles[SHOWN, effect[2]] |= number
    return cells


@part
def cards_word(row: Words) -> Word:
    """Planes 32 to 39: the cards of all boards."""
    word = ZERO
    for k in range(row[SEATS]):
        board = BOARDS + 2 * after(row, k)
        word |= byte(planes.LEFT_CARD + k, row[board] + 1)
        word |= byte(planes.RIGHT_CARD + k, row[board + 1] + 1)
    return word


@part
def counts_word(row: Words) -> Word:
    """Planes 40 to 47: spells by seat, and what is left."""
    word = byte(planes.DECK, CARDS - row[DRAWN]) | byte(planes.BOOK, row[ALL_PAGES] - row[READ])
    word |= byte(planes.MOVES, row[MOVES]) | byte(planes.GAINS, row[GAINS])
    for k in range(row[SEATS]):
        spell = row[SPELLS + after(row, k)]
        word |= byte(planes.SPELL + k, 0 if spell == NOTHING else spell - ROTATE + 1)
    return word


@part
def turn_word(row: Words) -> Word:
    """Planes 48 to 55: what the active seat can cast, the mode, and the first phase."""
    word = byte(planes.EXPERT, 1 if row[MODE] == EXPERT else 0)
    word |= byte(planes.PHASE, 1 if row[PHASE] == PICK else 0)
    for spell in range(6):
        word |= byte(planes.READY + spell, 1 if is_ready(row, spell) else 0)
    return word


@part
def pages_word(row: Words, pages: Word) -> Word:
    """Planes 56 to 63: the other phases, and the pages that teleport."""
    word = SPREAD[pages >> u64(FIRST_TELEPORT)] << BYTE_2
    if PICK < row[PHASE] < OVER:
        word |= byte(planes.PHASE + row[PHASE], 1)
    return word


@part
def observe(row: Words, seen: Words, tiles: Words) -> None:
    """All planes; `tiles` is scratch space."""
    pages = unread(row)
    tell_treasures(row, tiles)
    entries, spare = tell_pages(tiles, pages), tiles[SHOWN, row[SPARE]]
    spared = (spare & BOTH) << HALF | (spare & FLIPPED) << BYTE_3
    lying = SPREAD[OPEN[SHAPE_OF[row[SPARE]], 0]] << HALF
    rubble = u64(row[DOWN])
    up = FULL & ~rubble
    if row[PHASE] == FLIP:
        up |= ONE << u64(row[PAWNS + row[ACTIVE]])
    lay_cells(row, seen, tiles, (up, rubble, entries, lying, spared))
    words = cards_word(row), counts_word(row), turn_word(row), pages_word(row, pages)
    for first in range(0, PLACES * PLANES, PLANES):
        for k in range(4):
            put(seen, first + 32 + 8 * k, words[k])
    for k in range(row[SEATS]):
        seat = after(row, k)
        seen[PLANES * row[PAWNS + seat] + planes.PAWN + k] = 1
        seen[PLANES * row[HOMES + seat] + planes.HOME + k] = 1


@part
def lay_cells(row: Words, seen: Words, tiles: Words, said: tuple[Word, ...]) -> None:
    """Planes 0 to 31 without pawns and homes, from masks of cells and what the spare says."""
    up, rubble, entries, lying, spared = said
    n, e, s, w = u64(row[0]) & up, u64(row[1]) & up, u64(row[2]) & up, u64(row[3]) & up
    for place in range(PLACES):
        first, bit = PLANES * place, u64(place)
        sides = (n >> bit & ONE) | (e >> bit & ONE) << BYTE
        sides |= (s >> bit & ONE) << BYTE_2 | (w >> bit & ONE) << BYTE_3
        here = spared | (rubble >> bit & ONE) | (entries >> bit & ONE) << BYTE_3
        card = ZERO
        if up >> bit & ONE:
            id = row[TILES + place]
            here |= tiles[SHOWN, id]
            card = tiles[CARD, id]
        put(seen, first, sides | lying)
        put(seen, first + 8, ZERO)
        put(seen, first + 16, here)
        put(seen, first + 24, card)
