"""What an outcome of a turn seems to be worth, at first sight: in treasures.

A treasure that is collected counts most. What lies in reach of the others comes next, in the order
in which they will play: a team helps.
"""

import numpy as np

from dedale.games.team.compiled.book import OVER
from dedale.games.team.compiled.row import ACTIVE, BOARDS, DOWN, GAINS, MODE, PHASE, SEATS, SPELLS
from dedale.games.team.compiled.rules import EXPERT, PLACES, helps
from dedale.games.team.compiled.walk import further, links
from dedale.games.team.content import FIXED_TILES, TILE_OF, Treasure
from dedale.maze.cell import CELLS, FIXED
from dedale.maze.compiled import ONE, ZERO, count, flood_onto, i64, u64
from dedale.maze.jit import Word, Words, chunk, part
from dedale.maze.rows import PAWNS, TILES

WON, IN_REACH, BOTH, ROOM, LATER, OWN, RUBBLE = 10.0, 0.5, 0.3, 0.002, 0.7, 0.5, 0.01
PLACE = np.array(
    [0.01 * (cell in FIXED) - 0.002 * (abs(cell.row - 3) + abs(cell.col - 3)) for cell in CELLS]
)
"""What a cell is worth to whoever ends a turn there: no push moves a fixed one."""

TILE_WITH = np.array([TILE_OF[treasure] for treasure in Treasure])
FIXED_IDS = {tile.id: cell.number for cell, tile in FIXED_TILES.items()}
STILL = np.array([1 << FIXED_IDS[id] if id in FIXED_IDS else 0 for id in TILE_WITH.tolist()], u64)
"""By treasure: its tile, and the cell of that tile if it cannot move."""


@chunk
def place_of(row: Words, treasure: Word) -> Word:
    """The cell of a treasure, as a mask; 0 if it is on the spare, or is none."""
    if treasure < 0:
        return ZERO
    tile, found = TILE_WITH[treasure], STILL[treasure]
    if found == ZERO:
        for place in range(PLACES):
            found |= u64(row[TILES + place] == tile) << u64(place)
    return found


@part
def goals_on(row: Words, seat: Word) -> Word:
    """The cells of the treasures on the board of a seat that can be collected now."""
    left, right = row[BOARDS + 2 * seat], row[BOARDS + 2 * seat + 1]
    found = place_of(row, left)
    return found if row[MODE] == EXPERT else found | place_of(row, right)


@part
def goals(row: Words) -> Word:
    """The cells of the treasures that the active seat may collect now."""
    found = goals_on(row, row[ACTIVE])
    if helps(row):
        for seat in range(row[SEATS]):
            found |= goals_on(row, seat)
    return found


@part
def first_sight(row: Words, alone: Word) -> Word:
    """What an outcome seems to be worth; `alone` leaves out what lies in reach of the others."""
    seats, seat, expert = row[SEATS], row[ACTIVE], row[MODE] == EXPERT
    if row[PHASE] == OVER:
        return WON + row[GAINS]
    h, v = links(row)
    worth, fade = 1.0 * row[GAINS], 1.0
    for k in range(seats if alone else 1, seats + 1):
        other = (seat + k) % seats
        reach = flood_onto(ONE << u64(row[PAWNS + other]), h, v, u64(row[DOWN]))
        reach |= further(row, reach, row[SPELLS + other])
        left = place_of(row, row[BOARDS + 2 * other]) & reach != ZERO
        right = place_of(row, row[BOARDS + 2 * other + 1]) & reach != ZERO
        near = ROOM * i64(count(reach))
        near += IN_REACH * (left or (right and not expert)) + BOTH * (left and right)
        worth += fade * near * (OWN if k == seats else 1.0)
        fade *= LATER
    return worth + PLACE[row[PAWNS + seat]] - RUBBLE * i64(count(u64(row[DOWN])))
