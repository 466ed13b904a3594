"""Random games in compiled form, with all rules: what search and simulation are made of.

Each choice takes one draw (maze/luck.py) and picks from the offered actions in the order of their
codes; only an exchange then shuffles, from the last card.
"""

import numpy as np

from dedale.games.classic.compiled.row import (
    ACTIVE,
    FORBIDDEN,
    MESSAGE,
    MOST_CARDS,
    PAIRS,
    PHASE,
    SEATS,
    SHAPE_OF,
    TREASURE_ON,
    WINNER,
)
from dedale.games.classic.compiled.rules import (
    DO_PEEK,
    DO_SKIP,
    DOUBLE_SHIFT,
    EXCHANGE_FOR,
    EXTRA,
    MOVE,
    MOVE_TO,
    OVER,
    PEEK,
    SHIFT,
    SWAP,
    SWAP_WITH,
    act,
    below_top,
    left_of,
    reach,
    top_of,
)
from dedale.maze.compiled import ONE, count, i64, u64
from dedale.maze.jit import NOTHING, Word, Words, entry, part
from dedale.maze.luck import below, nth, shuffled
from dedale.maze.rows import HOMES, SPARE, TILES, TURNS


@part
def goal(row: Words, cells: Word) -> Word:
    """A cell that the active seat looks for, among these; NOTHING where there is none."""
    seat = row[ACTIVE]
    top, left = top_of(row, seat), left_of(row, seat)
    if left == 0:
        return row[HOMES + seat] if cells >> u64(row[HOMES + seat]) & ONE else NOTHING
    other = top + 1 if row[PAIRS + seat] and left > 1 else top
    while cells:
        cell = nth(cells, 0)
        treasure = TREASURE_ON[row[TILES + cell]]
        if treasure == row[top] or treasure == row[other]:
            return cell
        cells &= cells - ONE
    return NOTHING


@part
def choose_cell(row: Words, chance: Words, eager: Word) -> Word:
    """The code of a walk: to the target where it can be reached, for the eager; or anywhere."""
    cells = reach(row)
    if eager:
        cell = goal(row, cells)
        if cell >= 0:
            return MOVE_TO + cell
    return MOVE_TO + nth(cells, below(chance, count(cells)))


@part
def choose_insertion(row: Words, chance: Words, more: Word) -> Word:
    """The code of an insertion, or of one more action: to skip."""
    turns, forbidden = TURNS[SHAPE_OF[row[SPARE]]], row[FORBIDDEN]
    arrows = 12 if forbidden < 0 else 11
    k = below(chance, arrows * turns + more)
    if k == arrows * turns:
        return DO_SKIP
    arrow, turn = (k >> 2, k & 3) if turns == 4 else (k >> 1, k & 1)
    if forbidden >= 0 and arrow >= forbidden:
        arrow += 1
    return 4 * arrow + turn


@part
def choose_use(row: Words, chance: Words) -> Word:
    """The code of a use of the message that was read, or of leaving it unused."""
    message, seat = row[MESSAGE], row[ACTIVE]
    if message == SWAP:
        k = below(chance, row[SEATS])
        other = k if k < seat else k + 1
        return DO_SKIP if k == row[SEATS] - 1 else SWAP_WITH + other
    if message == PEEK:
        return DO_PEEK + below(chance, 2)
    k = below(chance, left_of(row, seat))
    return DO_SKIP if k == left_of(row, seat) - 1 else EXCHANGE_FOR + nth(below_top(row), k)


@part
def choose(row: Words, chance: Words, eager: Word) -> Word:
    """Any action that is offered."""
    phase = row[PHASE]
    if phase == MOVE:
        return choose_cell(row, chance, eager)
    if phase == SHIFT:
        return choose_insertion(row, chance, 0)
    if phase == EXTRA or row[MESSAGE] == DOUBLE_SHIFT:
        return choose_insertion(row, chance, 1)
    return choose_use(row, chance)


@part
def shuffle(row: Words, treasure: Word, chance: Words, order: Words) -> None:
    """Lay the cards of the active stack but one into `order`, as chance has it."""
    seat, rest = row[ACTIVE], 0
    top = top_of(row, seat)
    for place in range(top, top + left_of(row, seat)):
        if row[place] != treasure:
            order[rest] = row[place]
            rest += 1
    shuffled(order, rest, chance)


@part
def play(row: Words, most: Word, eager: Word, chance: Words, order: Words) -> Word:
    """Play a row to its end, or for so many turns; how many began. `order` is scratch space."""
    turns = 0
    while row[PHASE] != OVER:
        if row[PHASE] == SHIFT:
            if turns == most:
                break
            turns += 1
        code = choose(row, chance, eager)
        if EXCHANGE_FOR <= code < DO_PEEK:
            shuffle(row, code - EXCHANGE_FOR, chance, order)
        act(row, code, order)
    return turns


@entry("int64(int64[::1], uint64, int64, boolean)")
def playout(row: Words, key: Word, most: Word, eager: Word) -> Word:
    """Play a row to its end, or for so many turns; how many turns were begun.

    The eager walk to their target where they can; all else is chance.
    """
    chance = np.full(1, key, u64)
    return play(row, most, eager, chance, np.empty(MOST_CARDS, i64))


@entry("int64(int64[::1], uint64[::1], int64, boolean, int64[::1])")
def playouts(row: Words, keys: Words, most: Word, eager: Word, winners: Words) -> Word:
    """The same for each key, always from the row as it is; all turns together, and who won each.

    A game that ends without a winner has NOTHING.
    """
    copy, chance, order = np.empty_like(row), np.empty(1, u64), np.empty(MOST_CARDS, i64)
    turns = 0
    for game in range(keys.size):
        copy[:] = row
        chance[0] = keys[game]
        turns += play(copy, most, eager, chance, order)
        winners[game] = copy[WINNER]
    return turns
