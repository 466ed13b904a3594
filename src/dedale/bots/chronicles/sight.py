"""What can be seen of the maze at one glance: who comes where, now and after each Shift."""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.games.chronicles.rules.maze import sides_of
from dedale.games.chronicles.rules.walk import floor_of, reach_on, stoppers
from dedale.games.chronicles.state import State
from dedale.games.chronicles.tasks import Walking
from dedale.maze import kernels
from dedale.maze.arrow import ARROWS, carry
from dedale.maze.cell import CELLS
from dedale.maze.tile import OPENINGS

CARRIED = tuple(tuple(carry(arrow, cell).number for cell in CELLS) for arrow in ARROWS)
"""Where what lies on a cell is after a push, by arrow and the number of the cell."""


class Goal(NamedTuple):
    """A cell that is worth coming to."""

    cell: int  # its number
    worth: float


def reach_of(state: State, hero: int) -> int:
    """Where a Move of a Character could end, as a mask; worked out once for a table."""
    memo, key = state.memo(), f"reach-{hero}"
    if key not in memo:
        memo[key] = reach_on(floor_of(state, Walking(hero)))
    found: int = memo[key]
    return found


def lanes_of(state: State, hero: int) -> tuple[int, ...]:
    """The same after each of the 48 insertions, by `4 * arrow + rotation`."""
    memo, key = state.memo(), f"lanes-{hero}"
    if key not in memo:
        start = 1 << state.pieces[hero].cell.number
        stops = stoppers(state, Walking(hero)) & ~start
        spare = OPENINGS[state.spare.shape]
        memo[key] = kernels.turn_onto(sides_of(state), spare, start, stops)
    found: tuple[int, ...] = memo[key]
    return found


def gained(reach: int, goals: Sequence[Goal], moves: int) -> float:
    """What so many Moves bring in at most, each to one of the goals in reach; best goals first."""
    total = 0.0
    for cell, worth in goals:
        if reach >> cell & 1:
            total += worth
            moves -= 1
            if not moves:
                break
    return total


def gained_by_shift(lanes: Sequence[int], goals: Sequence[Goal], moves: int) -> list[float]:
    """What the Moves after each insertion bring; impossible insertions bring nothing."""
    found = []
    for arrow, carried in enumerate(CARRIED):
        moved = [(1 << carried[cell], worth) for cell, worth in goals]
        for lane in lanes[4 * arrow : 4 * arrow + 4]:
            left, total = moves, 0.0
            for bit, worth in moved:
                if lane & bit:
                    total += worth
                    left -= 1
                    if not left:
                        break
            found.append(total)
    return found


def crowd(lanes: Sequence[int], goals: Sequence[Goal]) -> int:
    """After how many insertions at least one goal is in reach."""
    masks = [sum(1 << carried[goal.cell] for goal in goals) for carried in CARRIED]
    return sum(1 for number, lane in enumerate(lanes) if lane & masks[number >> 2])
