"""Many classic games side by side in compiled form: a step of each, and a new game where one ends.

Each game is a row (deal.py) with chance of its own, so that what happens in it depends on its
seed and its actions alone, and on no other game.
"""

import numpy as np

from dedale.games.classic.compiled.deal import (
    LONG,
    MOST_TURNS,
    MOVABLE,
    TURNS,
    follow,
    setup,
    survey,
)
from dedale.games.classic.compiled.planes import observe, offer
from dedale.games.classic.compiled.playout import shuffle
from dedale.games.classic.compiled.row import ACTIVE, FOUND, PHASE, SEATS, SIZE, WINNER, encode
from dedale.games.classic.compiled.rules import (
    DO_PEEK,
    EXCHANGE_FOR,
    MOVE_TO,
    OVER,
    SHIFT,
    SWAP_WITH,
    act,
)
from dedale.games.classic.state import State
from dedale.maze.compiled import i64
from dedale.maze.jit import Word, Words, entry, part
from dedale.maze.luck import refused, sample

__all__ = ["lay", "refused", "rows", "sample", "show", "step"]

Seen = tuple[Words, ...]  # by game: planes, mask, rewards by seat, terminated, truncated, active

SEEN = "Tuple((uint8[:, ::1], uint8[:, ::1], float32[:, ::1], uint8[::1], uint8[::1], int64[::1]))"


def rows(laid: State, games: int, max_turns: int) -> Words:
    """Rows for so many games with the seats and options of this one; `reset` lays them."""
    rows = np.zeros((games, LONG), i64)
    rows[:, :SIZE], rows[:, MOST_TURNS] = encode(laid), max_turns
    return rows


@part
def advance(row: Words, code: Word, chance: Words, order: Words) -> Word:
    """One action in one game, which is offered; whether targets have to be looked up again."""
    found = FOUND + row[ACTIVE]
    before = row[found]
    if EXCHANGE_FOR <= code < DO_PEEK:
        shuffle(row, code - EXCHANGE_FOR, chance, order)
    act(row, code, order)
    if row[PHASE] == SHIFT:
        row[TURNS] += 1
    if code < MOVE_TO:
        follow(row, code)
    return code >= SWAP_WITH or row[found] != before


@part
def judge(row: Words, seen: Seen, game: Word) -> Word:
    """What an action has brought; whether the game has ended."""
    _, _, rewards, terminated, truncated, _ = seen
    won = row[PHASE] == OVER
    lost = np.float32(-1.0 / (row[SEATS] - 1))
    for seat in range(row[SEATS]):
        rewards[game, seat] = lost if won else np.float32(0)
    if won:
        rewards[game, row[WINNER]] = 1
    late = not won and row[TURNS] == row[MOST_TURNS]
    terminated[game], truncated[game] = won, late
    return won or late


@part
def look(row: Words, seen: Seen, game: Word) -> None:
    """What the active seat of a game sees and may do."""
    numbers, masks, _, _, _, active = seen
    active[game] = row[ACTIVE]
    observe(row, row[ACTIVE], numbers[game])
    offer(row, masks[game])


@part
def step_all(rows: Words, chance: Words, actions: Words, seen: Seen, work: Words) -> None:
    """The same as `step`."""
    for game in range(rows.shape[0]):
        row, luck = rows[game], chance[game : game + 1]
        changed = advance(row, actions[game], luck, work)
        if judge(row, seen, game):
            setup(row, luck, work)
            changed = True
        if changed:
            survey(row)
        look(row, seen, game)


@entry(f"void(int64[:, ::1], uint64[::1], int64[::1], {SEEN})")
def step(rows: Words, chance: Words, actions: Words, seen: Seen) -> None:
    """One action in each game; where that ends it, a new game is laid at once."""
    step_all(rows, chance, actions, seen, np.empty(MOVABLE, i64))


@part
def lay_all(rows: Words, chance: Words, work: Words) -> None:
    """The same as `lay`."""
    for game in range(rows.shape[0]):
        setup(rows[game], chance[game : game + 1], work)


@entry("void(int64[:, ::1], uint64[::1])")
def lay(rows: Words, chance: Words) -> None:
    """A new game in each row."""
    lay_all(rows, chance, np.empty(MOVABLE, i64))


@part
def show_all(rows: Words, seen: Seen) -> None:
    """The same as `show`."""
    for game in range(rows.shape[0]):
        survey(rows[game])
        judge(rows[game], seen, game)
        look(rows[game], seen, game)


@entry(f"void(int64[:, ::1], {SEEN})")
def show(rows: Words, seen: Seen) -> None:
    """What is to be seen in each row as it is, before any step."""
    show_all(rows, seen)
