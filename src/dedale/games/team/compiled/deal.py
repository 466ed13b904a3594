"""Lays the table of a team game in compiled form, with the draws of setup.py, in their order."""

import numpy as np

from dedale.games.team.compiled.book import PICK, open_book, read_page
from dedale.games.team.compiled.row import (
    ACTIVE,
    ALL_PAGES,
    BOARDS,
    CARDS,
    COUNT,
    DEAL,
    DEALS,
    DECK,
    DOWN,
    DRAWN,
    FIRST,
    GAINS,
    MODE,
    MODES,
    MOST_PAGES,
    MOVES,
    NAMED,
    PAGES,
    PHASE,
    READ,
    SEATS,
    SHAPE_OF,
    SPELL_NAMES,
    SPELLS,
    SPENT,
    SPENT_LATER,
)
from dedale.games.team.compiled.walk import ROTATE
from dedale.games.team.content import DEALT, FIXED_TILES, MOVABLE_IDS
from dedale.games.team.state import Deal, Mode
from dedale.maze import kernels
from dedale.maze.cell import CELLS
from dedale.maze.jit import NOTHING, Words, part
from dedale.maze.luck import below, shuffled
from dedale.maze.rows import FREE_PLACES, HOMES, OPEN, PAWNS, SPARE, TILES, TURNS, lay_tile

INTRO = MODES.index(Mode.INTRO)
RANDOM, CHOOSE = DEALS.index(Deal.RANDOM), DEALS.index(Deal.CHOOSE)
MOVABLE, SPELL_TILES = len(MOVABLE_IDS), len(DEALT)
DEALT_SPELLS = np.array([SPELL_NAMES.index(spell) for spell in DEALT])
FIXED_SIDES = np.array(
    kernels.sides(FIXED_TILES[c].openings if c in FIXED_TILES else 0 for c in CELLS), np.int64
)


@part
def lay(row: Words, chance: Words, work: Words) -> None:
    """TM-SET-3: the movable tiles as chance has it; the fixed ones lie already."""
    for k in range(MOVABLE):
        work[k] = k
    shuffled(work, MOVABLE, chance)
    for side in range(4):
        row[side] = FIXED_SIDES[side]
    for k in range(MOVABLE - 1):
        shape, place = SHAPE_OF[work[k]], FREE_PLACES[k]
        row[TILES + place] = work[k]
        lay_tile(row, place, OPEN[shape, below(chance, TURNS[shape])])
    row[SPARE] = work[MOVABLE - 1]


@part
def shuffle(row: Words, chance: Words) -> None:
    """TM-SET-4: the deck, and then the book."""
    for card in range(CARDS):
        row[DECK + card] = card
    shuffled(row[DECK : DECK + CARDS], CARDS, chance)
    for page in range(MOST_PAGES):
        row[PAGES + page] = page
    shuffled(row[PAGES : PAGES + MOST_PAGES], MOST_PAGES, chance)
    row[DRAWN], row[READ], row[ALL_PAGES], row[COUNT] = 0, 0, MOST_PAGES, 0


@part
def deal_spells(row: Words, chance: Words, work: Words) -> None:
    """TM-DEAL: what each seat has from the start, beside Push."""
    seats, first = row[SEATS], row[FIRST]
    for seat in range(seats):
        row[SPELLS + seat] = ROTATE if row[MODE] == INTRO else row[NAMED + seat]
    if row[MODE] != INTRO and row[DEAL] == RANDOM:
        for k in range(SPELL_TILES):
            work[k] = DEALT_SPELLS[k]
        shuffled(work, SPELL_TILES, chance)
        for k in range(seats):
            row[SPELLS + (first + k) % seats] = work[k]


@part
def setup(row: Words, chance: Words, work: Words) -> None:
    """TM-SET: a new game in a row whose seats and options are set; `work` is scratch space.

    TM-SET-9: chance is asked for tiles, rotations, deck, book and spells, in this order.
    """
    lay(row, chance, work)
    shuffle(row, chance)
    deal_spells(row, chance, work)
    for seat in range(row[SEATS]):
        row[PAWNS + seat] = row[HOMES + seat]
        row[BOARDS + 2 * seat] = row[BOARDS + 2 * seat + 1] = NOTHING
    row[ACTIVE], row[DOWN], row[MOVES], row[GAINS] = row[FIRST], 0, 1, 0
    row[SPENT] = row[SPENT_LATER] = NOTHING
    if row[MODE] != INTRO and row[DEAL] == CHOOSE:
        row[PHASE] = PICK
    else:
        open_book(row)
        read_page(row)
