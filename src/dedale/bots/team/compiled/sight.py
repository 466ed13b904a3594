"""What an outcome of a turn seems to be worth, at first sight: in treasures.

A treasure that is collected counts most. What lies in reach of the others comes next, in the order
in which they will play: a team helps.
"""

import numpy as np

from dedale.games.team.compiled.book import OVER
from dedale.games.team.compiled.row import (
    ACTIVE,
    BOARDS,
    CARDS,
    DOWN,
    DRAWN,
    GAINS,
    MODE,
    PHASE,
    SEATS,
    SPELLS,
    TREASURE_ON,
)
from dedale.games.team.compiled.rules import EXPERT
from dedale.games.team.compiled.walk import further, links
from dedale.maze.cell import CELLS, FIXED
from dedale.maze.compiled import ONE, ZERO, count, flood_onto, i64, u64
from dedale.maze.jit import Word, Words, part
from dedale.maze.rows import PAWNS, TILES

WON, IN_REACH, BOTH, ROOM, LATER, OWN, RUBBLE = 10.0, 0.5, 0.3, 0.002, 0.7, 0.5, 0.01
PLACE = np.array(
    [0.01 * (cell in FIXED) - 0.002 * (abs(cell.row - 3) + abs(cell.col - 3)) for cell in CELLS]
)
"""What a cell is worth to whoever ends a turn there: no push moves a fixed one."""


@part
def helps(row: Words) -> Word:
    """TM-TRE-7: whether the seat may collect for others."""
    own = BOARDS + 2 * row[ACTIVE]
    return row[DRAWN] == CARDS and row[own] < 0 and row[own + 1] < 0


@part
def cards_of(row: Words, seat: Word) -> Word:
    """The cards of a seat that can be collected, as a mask of treasures."""
    left, right = row[BOARDS + 2 * seat], row[BOARDS + 2 * seat + 1]
    found = ONE << u64(left) if left >= 0 else ZERO
    if right >= 0 and row[MODE] != EXPERT:
        found |= ONE << u64(right)
    return found


@part
def goals(row: Words) -> Word:
    """The cells of the treasures that the active seat may collect now."""
    cards = cards_of(row, row[ACTIVE])
    if helps(row):
        for seat in range(row[SEATS]):
            cards |= cards_of(row, seat)
    return places(row, cards)


@part
def places(row: Words, cards: Word) -> Word:
    """Where these treasures lie in the maze."""
    found = ZERO
    for place in range(49):
        treasure = TREASURE_ON[row[TILES + place]]
        if treasure >= 0 and cards >> u64(treasure) & ONE:
            found |= ONE << u64(place)
    return found


@part
def first_sight(row: Words) -> Word:
    """What an outcome seems to be worth."""
    seats, seat, expert = row[SEATS], row[ACTIVE], row[MODE] == EXPERT
    h, v = links(row)
    if row[PHASE] == OVER:
        return WON + row[GAINS]
    worth, fade = 1.0 * row[GAINS], 1.0
    for k in range(1, seats + 1):
        other = (seat + k) % seats
        reach = flood_onto(ONE << u64(row[PAWNS + other]), h, v, u64(row[DOWN]))
        reach |= further(row, reach, row[SPELLS + other])
        left = met(row, reach, row[BOARDS + 2 * other])
        right = met(row, reach, row[BOARDS + 2 * other + 1])
        near = ROOM * i64(count(reach))
        near += IN_REACH * (left or (right and not expert)) + BOTH * (left and right)
        worth += fade * near * (OWN if k == seats else 1.0)
        fade *= LATER
    return worth + PLACE[row[PAWNS + seat]] - RUBBLE * i64(count(u64(row[DOWN])))


@part
def met(row: Words, reach: Word, treasure: Word) -> Word:
    """Whether a treasure lies on one of these cells."""
    if treasure < 0:
        return False
    return places(row, ONE << u64(treasure)) & reach != ZERO
