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

FIRST_LANES = range(0, 48, 4)


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
    return gain(reach, [(1 << cell, worth) for cell, worth in goals], moves)


def gain(reach: int, goals: Sequence[tuple[int, float]], moves: int) -> float:
    """The same for goals that are given as bits."""
    total = 0.0
    for bit, worth in goals:
        if reach & bit:
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
        found += [gain(lane, moved, moves) for lane in lanes[4 * arrow : 4 * arrow + 4]]
    return found


def best_gain(lanes: Sequence[int], goals: Sequence[Goal], moves: int) -> float:
    """What the Moves after the best insertion bring."""
    most, best = sum([goal.worth for goal in goals[:moves]]), 0.0
    for arrow, carried in enumerate(CARRIED):
        moved = [(1 << carried[cell], worth) for cell, worth in goals]
        every = sum([bit for bit, _ in moved])
        for lane in lanes[4 * arrow : 4 * arrow + 4]:
            if lane & every:
                best = max(best, gain(lane, moved, moves))
        if best >= most:
            break
    return best


def comes(state: State, hero: int, place: int) -> bool:
    """Whether a Character can come to a place in its turn, with a Shift or without."""
    if reach_of(state, hero) >> place & 1:
        return True
    memo, key = state.memo(), f"united-{hero}"
    if key not in memo:
        lanes = lanes_of(state, hero)
        memo[key] = [lanes[k] | lanes[k + 1] | lanes[k + 2] | lanes[k + 3] for k in FIRST_LANES]
    return any(lane >> carried[place] & 1 for lane, carried in zip(memo[key], CARRIED, strict=True))
