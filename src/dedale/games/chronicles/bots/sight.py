"""What can be seen of the maze at a glance: who can get where, now and after each Shift."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from dedale.games.chronicles.rules.maze import sides_of
from dedale.games.chronicles.rules.walk import WalkFloor, floor_of, reach_on, stoppers
from dedale.games.chronicles.state import State
from dedale.games.chronicles.tasks import Walking
from dedale.maze import kernels
from dedale.maze.arrow import ARROWS, carry
from dedale.maze.cell import CELLS
from dedale.maze.tile import OPENINGS, Shape

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
        memo[key] = reached(floor_of(state, Walking(hero)))
    found: int = memo[key]
    return found


@lru_cache(maxsize=4096)
def reached(floor: WalkFloor) -> int:
    """The same for many tables with one maze."""
    return reach_on(floor)


class Ways:
    """Where somebody comes after each of the 48 insertions."""

    __slots__ = ("lanes", "opened", "united")

    def __init__(self, maze: kernels.Sides, spare: Shape, start: int, stops: int) -> None:
        lanes = kernels.turn_onto(maze, OPENINGS[spare], start, stops)
        self.lanes = lanes  # by `4 * arrow + rotation`
        self.united = [lanes[k] | lanes[k + 1] | lanes[k + 2] | lanes[k + 3] for k in FIRST_LANES]
        self.opened: dict[int, bool] = {}  # by place, as far as somebody asked


@lru_cache(maxsize=4096)
def ways(maze: kernels.Sides, spare: Shape, start: int, stops: int) -> Ways:
    """The same for many tables with one maze."""
    return Ways(maze, spare, start, stops)


def ways_of(state: State, hero: int) -> Ways:
    """Where a Character comes after each insertion; worked out once for a table."""
    memo, key = state.memo(), f"ways-{hero}"
    if key not in memo:
        start = 1 << state.pieces[hero].cell.number
        stops = stoppers(state, Walking(hero)) & ~start
        memo[key] = ways(sides_of(state), state.spare.shape, start, stops)
    found: Ways = memo[key]
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


def best_gain(way: Ways, goals: Sequence[Goal], moves: int) -> float:
    """What the Moves after the best insertion bring, best goals first."""
    if moves == 1:
        return next((goal.worth for goal in goals if opens(way, goal.cell)), 0.0)
    most, best = sum([goal.worth for goal in goals[:moves]]), 0.0
    for arrow, carried in enumerate(CARRIED):
        moved = [(1 << carried[cell], worth) for cell, worth in goals]
        if not way.united[arrow] & sum([bit for bit, _ in moved]):
            continue
        for lane in way.lanes[4 * arrow : 4 * arrow + 4]:
            best = max(best, gain(lane, moved, moves))
        if best >= most:
            break
    return best


def comes(state: State, hero: int, place: int) -> bool:
    """Whether a Character can come to a place in its turn, with a Shift or without."""
    return bool(reach_of(state, hero) >> place & 1) or opens(ways_of(state, hero), place)


def opens(way: Ways, place: int) -> bool:
    """Whether some insertion opens the way to a place."""
    found = way.opened.get(place)
    if found is None:
        pairs = zip(way.united, CARRIED, strict=True)
        found = way.opened[place] = any(lane >> carried[place] & 1 for lane, carried in pairs)
    return found
