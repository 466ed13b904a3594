"""What comes over the team in compiled form: cards, spells and pages (rules/deal.py, pages.py)."""

import numpy as np

from dedale.games.team.compiled.row import (
    ACTIVE,
    BOARDS,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    DOWN,
    DRAWN,
    PAGES,
    PHASE,
    PHASES,
    READ,
    SEATS,
    SHAPE_OF,
)
from dedale.games.team.content import PAGES as BOOK
from dedale.games.team.content import TILE_OF, AnyPage, FlipPage, PushPage, TeleportPage
from dedale.games.team.state import Phase
from dedale.maze.compiled import ENTRY, i64, shift, u64
from dedale.maze.ground import START
from dedale.maze.jit import NOTHING, Word, Words, part
from dedale.maze.rows import (
    CARRIED,
    HOMES,
    LINES,
    OPEN,
    PAWNS,
    SPARE,
    TILES,
    lay_tile,
    push_tiles,
)

PICK, ACT, FLIP, OVER = (PHASES.index(phase) for phase in Phase)
PUSHES, FLIPS, TELEPORTS = range(3)  # what pages do


def _in_numbers(page: AnyPage) -> tuple[int, int, int, int]:
    """What a page does, and to what: an arrow, two tiles, or two colours and a cell."""
    match page:
        case PushPage(arrow):
            return PUSHES, arrow, 0, 0
        case FlipPage(treasure, marking):
            return FLIPS, TILE_OF[treasure], TILE_OF[marking], 0
        case TeleportPage((one, other), to):
            colours = COLOUR_NAMES.index(one), COLOUR_NAMES.index(other)
            return TELEPORTS, *colours, START[to].number


EFFECTS = np.array([_in_numbers(page) for page in BOOK])
"""The pages, by number."""


@part
def next_seat(row: Words) -> Word:
    """TM-SET-2: who comes after the active seat."""
    seat = row[ACTIVE] + 1
    return 0 if seat == row[SEATS] else seat


@part
def draw(row: Words, seat: Word) -> None:
    """TM-ENDT-1, TM-EXP-4: cards fill the left slot, then the right one, while there are any."""
    for slot in range(BOARDS + 2 * seat, BOARDS + 2 * seat + 2):
        if row[slot] == NOTHING and row[DRAWN] < CARDS:
            row[slot] = row[DECK + row[DRAWN]]
            row[DRAWN] += 1


@part
def open_book(row: Words) -> None:
    """TM-SET-7: everybody draws, from the active seat on; then the first page is to be read."""
    for k in range(row[SEATS]):
        draw(row, (row[ACTIVE] + k) % row[SEATS])
    row[PHASE] = ACT


@part
def push_in(row: Words, arrow: Word) -> None:
    """TM-DPUSH: the spare goes in as rubble; pawns come along, or are sent home."""
    code, exit = 4 * arrow, LINES[arrow, 6]
    push_tiles(row, code, OPEN[SHAPE_OF[row[SPARE]], 0])
    row[DOWN] = i64(shift(u64(row[DOWN]), code) | ENTRY[code])
    for seat in range(row[SEATS]):
        pawn = row[PAWNS + seat]
        row[PAWNS + seat] = row[HOMES + seat] if pawn == exit else CARRIED[arrow, pawn]


@part
def bury(row: Words, tile: Word) -> None:
    """TM-DFLIP: a tile turns to rubble where it lies up in the maze; pawns on it go home."""
    for place in range(49):
        if row[TILES + place] == tile and not row[DOWN] >> place & 1:
            lay_tile(row, place, OPEN[SHAPE_OF[tile], 0])  # TM-CMP-12
            row[DOWN] |= 1 << place
            for seat in range(row[SEATS]):
                if row[PAWNS + seat] == place:
                    row[PAWNS + seat] = row[HOMES + seat]


@part
def read_page(row: Words) -> None:
    """TM-TURN-1, TM-TURN-2: the next page is turned, and does what it says."""
    page = EFFECTS[row[PAGES + row[READ]]]
    row[READ] += 1
    if page[0] == PUSHES:
        push_in(row, page[1])
    elif page[0] == FLIPS:
        for named in range(1, 3):
            bury(row, page[named])
    else:
        for seat in range(row[SEATS]):
            colour = row[COLOURS + seat]
            if colour == page[1] or colour == page[2]:
                row[PAWNS + seat] = page[3]  # TM-DTEL-1
