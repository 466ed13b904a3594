"""The coming turns of the team: one way in which they could go."""

from collections.abc import Sequence

import numba
import numpy as np

from dedale.games.team.actions import END
from dedale.games.team.bots.compiled.turn import WORK, Workspace, lay, turns
from dedale.games.team.compiled.book import OVER
from dedale.games.team.compiled.row import ALL_PAGES, CARDS, COUNT, DECK, DRAWN, PAGES, PHASE, READ
from dedale.games.team.compiled.rules import apply_to
from dedale.maze.jit import Word, Words, entry

LOST = 3.0  # treasures that a lost game is worth less
SPARED = 0.5  # treasures that an unneeded page is worth

ORDERS = numba.int64[::1]


@entry(numba.float64(WORK, ORDERS, ORDERS, ORDERS, numba.int64, numba.boolean))
def foresee(
    work: Workspace, row: Words, deck: Words, book: Words, most: Word, played: Word
) -> Word:
    """What so many turns are worth to the team, in treasures, from a row on.

    A turn begins there, or is played already. Cards and pages come in the order of `deck` and
    `book`, and everybody plays what is best at a glance.
    """
    here = work.rows[0]
    lay(row, here)
    for k in range(deck.size):
        here[DECK + here[DRAWN] + k] = deck[k]
    for k in range(book.size):
        here[PAGES + here[READ] + k] = book[k]
    for _ in range(most):
        if here[PHASE] != OVER and played:
            apply_to(here, END)
        if here[PHASE] == OVER:
            break
        turns(work)
        lay(work.kept.ends[0], here)
        played = True
    worth = 1.0 * (here[COUNT] - row[COUNT])
    if here[COUNT] == CARDS:
        return worth + SPARED * (here[ALL_PAGES] - here[READ])
    return worth - LOST if here[PHASE] == OVER else worth


@entry(numba.boolean(WORK))
def is_won(work: Workspace) -> Word:
    """Whether the team has won in what was foreseen last."""
    return work.rows[0, COUNT] == CARDS


def numbers(some: Sequence[int]) -> Words:
    """An array for kernels."""
    return np.array(some, np.int64)


def gained(before: Words, after: Words) -> int:
    """How many treasures were collected between two rows."""
    return int(after[COUNT] - before[COUNT])
