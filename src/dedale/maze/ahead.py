"""Looks ahead in a maze, over sets of cells: compiled kernels where there are any, or plain ones.

Goals are tiles: a mask of the cells that they lie on, and whether the spare is one of them. A
future is a chain of insertions by their codes, `4 * arrow + rotation`; a rotation that a tile does
not have counts as the one that looks the same.
"""

from collections.abc import Sequence

from dedale.maze import engine, kernels
from dedale.maze.tile import TURNED

Goals = tuple[int, bool]
Spare = tuple[int, ...]  # openings by rotation
Future = kernels.Future
Lock = int | None  # the arrow that is forbidden

COMPILED = "dedale.maze.compiled"


def within(maze: kernels.Sides, spare: Spare, cells: int, forbidden: Lock = None) -> int:
    """The cells whose tiles can be reached from some of these cells, with some insertion."""
    if compiled := engine.compiled(COMPILED):
        return int(compiled.within(maze, spare, cells, forbidden))
    return before(kernels.turn(maze, spare, cells, forbidden), lost=True)


def chances(
    maze: kernels.Sides, spare: Spare, goals: Goals, futures: Sequence[Future]
) -> Sequence[int]:
    """For each cell, after how many of these futures an insertion opens a way to a goal from it."""
    if compiled := engine.compiled(COMPILED):
        counts: Sequence[int] = compiled.chances(maze, spare, goals, futures)
        return counts
    totals = [0] * 49
    for future in futures:
        locked = kernels.OPPOSITE[future[-1] // 4]
        cells = before(kernels.turn_to(*after(maze, spare, goals, future), locked))
        for code in reversed(future):
            cells = kernels.carry(cells, kernels.OPPOSITE[code // 4])
        for number in range(49):
            totals[number] += cells >> number & 1
    return totals


def turns_to(
    maze: kernels.Sides, spare: Spare, cells: int, goals: Goals, limits: tuple[Lock, int]
) -> int:
    """In how many turns a goal can be reached, if nobody else pushes.

    `limits` are the arrow that is forbidden, if any, and how many turns are tried; where no chain
    of so many turns is enough, the answer is one more.
    """
    forbidden, most = limits
    if compiled := engine.compiled(COMPILED):
        return int(compiled.turns_to(maze, spare, cells, goals, limits))
    for turns in range(1, most + 1):
        if comes_to(maze, spare, cells, goals, (forbidden, turns)):
            return turns
    return most + 1


def comes_to(
    maze: kernels.Sides, spare: Spare, cells: int, goals: Goals, limits: tuple[Lock, int]
) -> bool:
    """Whether a goal can be reached in so many turns."""
    forbidden, turns = limits
    reached = kernels.turn(maze, spare, cells, forbidden)
    for code, there in enumerate(reached):
        if there & goals_after(goals, code // 4):
            return True
    if turns == 1:
        return False
    return any(
        there
        and comes_to(
            *pushed(maze, spare, code),
            there,
            carried(goals, code // 4),
            (kernels.OPPOSITE[code // 4], turns - 1),
        )
        for code, there in enumerate(reached)
    )


def before(lanes: Sequence[int], *, lost: bool = False) -> int:
    """All lanes of a turn in one mask, as the cells lay before the push.

    For tiles, whatever the push brought in is `lost`: it was nowhere.
    """
    cells = 0
    for arrow in range(12):
        there = lanes[4 * arrow] | lanes[4 * arrow + 1]
        there |= lanes[4 * arrow + 2] | lanes[4 * arrow + 3]
        back = kernels.carry(there, kernels.OPPOSITE[arrow])
        cells |= back & ~kernels.EXIT[arrow] if lost else back
    return cells


def after(
    maze: kernels.Sides, spare: Spare, goals: Goals, future: Future
) -> tuple[kernels.Sides, Spare, Goals]:
    """The maze, the spare and the goals after all insertions of a future."""
    for code in future:
        goals = carried(goals, code // 4)
        maze, spare = pushed(maze, spare, code)
    return maze, spare, goals


def pushed(maze: kernels.Sides, spare: Spare, code: int) -> tuple[kernels.Sides, Spare]:
    """The maze and the spare after an insertion."""
    arrow, rotation = divmod(code, 4)
    expelled = kernels.openings_at(maze, kernels.EXIT[arrow])
    return kernels.insert(maze, arrow, spare[rotation % len(spare)]), TURNED[expelled]


def goals_after(goals: Goals, arrow: int) -> int:
    """Where goals lie in the maze after a push; the spare may bring one in."""
    return kernels.shift(goals[0], arrow) | (kernels.ENTRY[arrow] if goals[1] else 0)


def carried(goals: Goals, arrow: int) -> Goals:
    """The goals after a push."""
    return goals_after(goals, arrow), goals[0] & kernels.EXIT[arrow] != 0
