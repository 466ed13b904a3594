"""Random team games in compiled form, with all rules: what search and simulation are made of.

Each choice takes one draw (maze/luck.py) and picks from the offered actions in the order of their
codes. The rules themselves need no chance after the table is laid.
"""

import numpy as np

from dedale.games.team.actions import END, MOVE, PICK, ROTATE, SWITCH
from dedale.games.team.actions import FLIP as FLIP_TO
from dedale.games.team.compiled import walk
from dedale.games.team.compiled.book import FLIP, OVER
from dedale.games.team.compiled.book import PICK as PICKING
from dedale.games.team.compiled.row import ACTIVE, COUNT, DOWN, MOVES, PHASE, SHAPE_OF, TREASURE_ON
from dedale.games.team.compiled.rules import PLACES, act, destinations, may_pick, owner_of
from dedale.games.team.compiled.walk import TRAVERSE, further, is_ready, reach, walking_spell
from dedale.maze.cell import FREE, mask_of
from dedale.maze.compiled import ONE, ZERO, count, i64, u64
from dedale.maze.jit import Word, Words, entry, part
from dedale.maze.luck import below, nth
from dedale.maze.rows import LINES, OPEN, PAWNS, SPARE, TILES, TURNS, openings_of

LOOSE = u64(mask_of(FREE))
NUMBER = np.array([sum(cell.number < place for cell in FREE) for place in range(49)])
"""TM-ACT-6: the number of a movable cell among all of them."""
SWITCHES = MOVE - SWITCH


@part
def exits(row: Words) -> Word:
    """TM-PUSH-2: the arrows whose exit is up, as bits."""
    arrows = ZERO
    for arrow in range(12):
        arrows |= u64(1 - (row[DOWN] >> LINES[arrow, 6] & 1)) << u64(arrow)
    return arrows


@part
def straights(row: Words) -> Word:
    """The cells of straights."""
    n, e, s, w = u64(row[0]), u64(row[1]), u64(row[2]), u64(row[3])
    return (n & s & ~e & ~w) | (e & w & ~n & ~s)


@part
def turned(row: Words, cells: Word, k: Word) -> Word:
    """The code of the k-th rotation of tiles on these cells."""
    straight = straights(row)
    while True:
        place = nth(cells, 0)
        ways = 1 if straight >> u64(place) & ONE else 3
        if k < ways:
            break
        k -= ways
        cells &= cells - ONE
    shape, lying = SHAPE_OF[row[TILES + place]], openings_of(row, place)
    turn = k
    for earlier in range(k + 1):
        if OPEN[shape, earlier] == lying:
            turn = k + 1
    return ROTATE + 4 * NUMBER[place] + turn


@part
def choose_cast(row: Words, k: Word) -> tuple[Word, Word]:
    """The code of the k-th spell between moves; or -1, and how far k goes beyond them."""
    if is_ready(row, walk.PUSH):
        arrows, turns = exits(row), TURNS[SHAPE_OF[row[SPARE]]]
        pushes = i64(count(arrows)) * turns
        if k < pushes:
            return 4 * nth(arrows, k // turns) + k % turns, 0
        k -= pushes
    if is_ready(row, walk.ROTATE):
        cells = LOOSE & ~u64(row[DOWN])
        ways = 3 * i64(count(cells)) - 2 * i64(count(cells & straights(row)))
        if k < ways:
            return turned(row, cells, k), 0
        k -= ways
    if is_ready(row, walk.SWITCH):
        if k < SWITCHES:
            return SWITCH + k, 0
        k -= SWITCHES
    return -1, k


@part
def casts(row: Words) -> Word:
    """How many spells can be cast between moves."""
    number: Word = 0
    if is_ready(row, walk.PUSH):
        number += i64(count(exits(row))) * TURNS[SHAPE_OF[row[SPARE]]]
    if is_ready(row, walk.ROTATE):
        cells = LOOSE & ~u64(row[DOWN])
        number += 3 * i64(count(cells)) - 2 * i64(count(cells & straights(row)))
    return number + SWITCHES if is_ready(row, walk.SWITCH) else number


@part
def goal(row: Words, cells: Word) -> Word:
    """A cell among these whose tile is up and shows what can be collected; -1 for none."""
    cells &= ~u64(row[DOWN])
    while cells:
        cell = nth(cells, 0)
        if owner_of(row, TREASURE_ON[row[TILES + cell]]) >= 0:
            return cell
        cells &= cells - ONE
    return -1


@part
def choose_act(row: Words, chance: Words, eager: Word) -> Word:
    """Any action in the middle of a turn; the eager collect where they can."""
    plain, spelled, spell = ZERO, ZERO, walking_spell(row)
    first = MOVE + PLACES * (spell - TRAVERSE + 1)
    if row[MOVES]:
        cells = reach(row)
        plain, spelled = destinations(row, cells), further(row, cells, spell)
    if eager:
        cell = goal(row, plain)
        if cell >= 0:
            return MOVE + cell
        cell = goal(row, spelled)
        if cell >= 0:
            return first + cell
    moves, more = i64(count(plain)), i64(count(spelled))
    code, k = choose_cast(row, below(chance, casts(row) + moves + more + 1))
    if code >= 0:
        return code
    if k < moves:
        return MOVE + nth(plain, k)
    return first + nth(spelled, k - moves) if k < moves + more else END


@part
def choose(row: Words, chance: Words, eager: Word) -> Word:
    """Any action that is offered."""
    if row[PHASE] == FLIP:
        turns = TURNS[SHAPE_OF[row[TILES + row[PAWNS + row[ACTIVE]]]]]
        return FLIP_TO + below(chance, turns)
    if row[PHASE] == PICKING:
        left = ZERO
        for spell in range(END - PICK):
            if may_pick(row, spell + walk.ROTATE):
                left |= ONE << u64(spell)
        return PICK + nth(left, below(chance, count(left)))
    return choose_act(row, chance, eager)


@part
def play(row: Words, most: Word, eager: Word, chance: Words) -> Word:
    """Play a row to its end, or for so many actions; how many there were."""
    actions: Word = 0
    while row[PHASE] != OVER and actions < most:
        act(row, choose(row, chance, eager))
        actions += 1
    return actions


@entry("int64(int64[::1], uint64, int64, boolean)")
def playout(row: Words, key: Word, most: Word, eager: Word) -> Word:
    """Play a row to its end, or for so many actions; how many there were.

    The eager walk to a treasure that they can collect; all else is chance.
    """
    chance = np.full(1, key, u64)
    return play(row, most, eager, chance)


@entry("int64(int64[::1], uint64[::1], int64, boolean, int64[::1])")
def playouts(row: Words, keys: Words, most: Word, eager: Word, collected: Words) -> Word:
    """The same for each key, always from the row as it is; all actions together.

    `collected` gets how many treasures the team has at the end of each game: all, if it has won.
    """
    copy, chance = np.empty_like(row), np.empty(1, u64)
    actions = 0
    for game in range(keys.size):
        copy[:] = row
        chance[0] = keys[game]
        actions += play(copy, most, eager, chance)
        collected[game] = copy[COUNT]
    return actions
