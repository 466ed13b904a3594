"""Many team games side by side in compiled form: a step of each, and a new game where one ends.

Each game is a row with chance of its own, so that what happens in it depends on its seed and its
actions alone, and on no other game. Behind the state a row counts turns.
"""

import numpy as np

from dedale.games.team.compiled.book import OVER
from dedale.games.team.compiled.deal import MOVABLE, setup
from dedale.games.team.compiled.offers import offer
from dedale.games.team.compiled.planes import IDS, observe
from dedale.games.team.compiled.row import ACTIVE, CARDS, COUNT, PHASE, SEATS, SIZE, encode
from dedale.games.team.compiled.rules import act
from dedale.games.team.state import State
from dedale.maze.compiled import i64, u64
from dedale.maze.jit import Word, Words, entry, part
from dedale.maze.luck import refused, sample

__all__ = ["lay", "refused", "rows", "sample", "show", "step"]

Seen = tuple[Words, ...]  # by game: planes, mask, rewards by seat, terminated, truncated, active

SEEN = "Tuple((uint8[:, ::1], uint8[:, ::1], float32[:, ::1], uint8[::1], uint8[::1], int64[::1]))"

MOST_TURNS = SIZE  # after which a game is broken off
TURNS = SIZE + 1  # how many are over
LONG = SIZE + 2


def rows(laid: State, games: int, max_turns: int) -> Words:
    """Rows for so many games with the seats and options of this one; `reset` lays them."""
    rows = np.zeros((games, LONG), i64)
    rows[:, :SIZE], rows[:, MOST_TURNS] = encode(laid), max_turns
    return rows


@part
def begin(row: Words, chance: Words, work: Words) -> None:
    """A new game in a row."""
    setup(row, chance, work)
    row[TURNS] = 0


@part
def judge(row: Words, seen: Seen, game: Word, gained: Word) -> Word:
    """What an action has brought, to all seats alike; whether the game has ended."""
    _, _, rewards, terminated, truncated, _ = seen
    over = row[PHASE] == OVER
    won = over and row[COUNT] == CARDS
    for seat in range(row[SEATS]):
        rewards[game, seat] = np.float32(gained / CARDS + (1 if won else 0))
    late = not over and row[TURNS] >= row[MOST_TURNS]
    terminated[game], truncated[game] = over, late
    return over or late


@part
def look(row: Words, seen: Seen, game: Word, tiles: Words) -> None:
    """What is to be seen of a game, and what its active seat may do."""
    numbers, masks, _, _, _, active = seen
    active[game] = row[ACTIVE]
    observe(row, numbers[game], tiles)
    offer(row, masks[game])


@part
def step_all(rows: Words, chance: Words, actions: Words, seen: Seen, work: Words) -> None:
    """The same as `step`."""
    order, tiles = work
    for game in range(rows.shape[0]):
        row = rows[game]
        seat, before = row[ACTIVE], row[COUNT]
        act(row, actions[game])
        if row[ACTIVE] != seat:
            row[TURNS] += 1
        if judge(row, seen, game, row[COUNT] - before):
            begin(row, chance[game : game + 1], order)
        look(row, seen, game, tiles)


@entry(f"void(int64[:, ::1], uint64[::1], int64[::1], {SEEN})")
def step(rows: Words, chance: Words, actions: Words, seen: Seen) -> None:
    """One action in each game; where that ends it, a new game is laid at once."""
    step_all(rows, chance, actions, seen, (np.empty(MOVABLE, i64), np.empty((2, IDS), u64)))


@part
def lay_all(rows: Words, chance: Words, work: Words) -> None:
    """The same as `lay`."""
    for game in range(rows.shape[0]):
        begin(rows[game], chance[game : game + 1], work)


@entry("void(int64[:, ::1], uint64[::1])")
def lay(rows: Words, chance: Words) -> None:
    """A new game in each row."""
    lay_all(rows, chance, np.empty(MOVABLE, i64))


@part
def show_all(rows: Words, seen: Seen, tiles: Words) -> None:
    """The same as `show`."""
    for game in range(rows.shape[0]):
        judge(rows[game], seen, game, 0)
        look(rows[game], seen, game, tiles)


@entry(f"void(int64[:, ::1], {SEEN})")
def show(rows: Words, seen: Seen) -> None:
    """What is to be seen in each row as it is, before any step."""
    show_all(rows, seen, np.empty((2, IDS), u64))
