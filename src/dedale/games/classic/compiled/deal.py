"""Lays the table of a classic game in compiled form, with the draws of setup.py, in their order.

A row of many (batch.py) is longer than a state: it also counts turns, and keeps in view where the
treasures lie. Such a set of tiles is a mask of cells, with one more bit for the spare.
"""

import numpy as np

from dedale.games.classic.compiled.row import (
    ACTIVE,
    CARDS,
    FIRST,
    FORBIDDEN,
    FOUND,
    MESSAGE,
    MOST_CARDS,
    PAIRS,
    PHASE,
    SEATS,
    SECOND,
    SHAPE_OF,
    SIZE,
    TREASURE_ON,
    WINNER,
    YOUNG,
)
from dedale.games.classic.compiled.rules import SHIFT, left_of, top_of
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS, Treasure
from dedale.maze import kernels
from dedale.maze.cell import CELLS
from dedale.maze.compiled import ENTRY, EXIT, FULL, ONE, ZERO, i64, shift, u64
from dedale.maze.jit import NOTHING, Word, Words, part
from dedale.maze.luck import below, shuffled
from dedale.maze.rows import FREE_PLACES, HOMES, MOST_SEATS, OPEN, PAWNS, SPARE, TILES

MOST_TURNS = SIZE  # after which a game is broken off
TURNS = SIZE + 1  # how many are over
UNFOUND = SIZE + 2  # tiles: treasures that nobody has found
GOALS = SIZE + 3  # by seat, tiles: what it looks for
LONG = GOALS + MOST_SEATS

ON_SPARE = u64(len(CELLS))  # the bit of the spare
ALL = u64(2 ** len(Treasure) - 1)  # treasures as bits
TREASURES, MOVABLE, FIRST_MOVABLE = len(Treasure), len(MOVABLE_IDS), MOVABLE_IDS[0]
FIXED_SIDES = np.array(
    kernels.sides(FIXED_TILES[c].openings if c in FIXED_TILES else 0 for c in CELLS), np.int64
)
CARD_ON = np.array([1 << t if t != NOTHING else 0 for t in TREASURE_ON], u64)
"""The treasure on a tile, by id, as a bit."""


@part
def lay(row: Words, chance: Words, work: Words) -> None:
    """CL-SET-3, CL-SET-4: the movable tiles as chance has it; the fixed ones lie already."""
    for k in range(MOVABLE):
        work[k] = FIRST_MOVABLE + k
    shuffled(work, MOVABLE, chance)
    for side in range(4):
        row[side] = FIXED_SIDES[side]
    for k in range(MOVABLE - 1):
        place, openings = FREE_PLACES[k], OPEN[SHAPE_OF[work[k]], below(chance, 4)]
        row[TILES + place] = work[k]
        for side in range(4):
            row[side] |= (openings >> side & 1) << place
    row[SPARE] = work[MOVABLE - 1]


@part
def deal(row: Words, chance: Words, work: Words) -> None:
    """CL-SET-5: all cards, as many to each seat."""
    for card in range(TREASURES):
        work[card] = card
    shuffled(work, TREASURES, chance)
    seats = row[SEATS]
    for card in range(TREASURES):
        row[CARDS + MOST_CARDS * (card % seats) + card // seats] = work[card]


@part
def setup(row: Words, chance: Words, work: Words) -> None:
    """CL-SET: a new game in a row whose seats and options are set; `work` is scratch space."""
    lay(row, chance, work)
    deal(row, chance, work)
    for seat in range(row[SEATS]):
        row[PAWNS + seat] = row[HOMES + seat]
        row[FOUND + seat] = row[PAIRS + seat] = 0
    row[ACTIVE], row[PHASE], row[SECOND] = row[FIRST], SHIFT, 0
    row[FORBIDDEN] = row[MESSAGE] = row[WINNER] = NOTHING
    row[TURNS] = 0


@part
def tiles_with(row: Words, cards: Word) -> Word:
    """The tiles that carry some of these treasures."""
    tiles = ZERO
    for place in range(50):  # the spare stands behind the last cell
        if CARD_ON[row[TILES + place]] & cards:
            tiles |= ONE << u64(place)
    return tiles


@part
def goals_of(row: Words, seat: Word) -> Word:
    """CL-TRE-1, CL-END-1: the tiles that a seat looks for."""
    top, left = top_of(row, seat), left_of(row, seat)
    if left == 0:
        return ZERO if row[YOUNG] else ONE << u64(row[HOMES + seat])
    cards = ONE << u64(row[top])
    if row[PAIRS + seat] and left > 1:
        cards |= ONE << u64(row[top + 1])
    return tiles_with(row, cards)


@part
def survey(row: Words) -> None:
    """Look where everything lies."""
    cards = ALL
    for seat in range(row[SEATS]):
        for place in range(CARDS + MOST_CARDS * seat, top_of(row, seat)):
            cards &= ~(ONE << u64(row[place]))
        row[GOALS + seat] = i64(goals_of(row, seat))
    row[UNFOUND] = i64(tiles_with(row, cards))


@part
def pushed(tiles: Word, code: Word) -> Word:
    """Where these tiles lie after an insertion: the spare comes in, and one goes out."""
    after = shift(tiles & FULL, code)
    if tiles >> ON_SPARE & ONE:
        after |= ENTRY[code]
    if tiles & EXIT[code]:
        after |= ONE << ON_SPARE
    return after


@part
def follow(row: Words, code: Word) -> None:
    """Keep in view what an insertion moves."""
    row[UNFOUND] = i64(pushed(u64(row[UNFOUND]), code))
    for seat in range(row[SEATS]):
        row[GOALS + seat] = i64(pushed(u64(row[GOALS + seat]), code))
