"""Walking where some cells are blocked, with at most one leap on the way.

A blocked cell can be entered, and the walk ends there. A leap crosses where no corridor leads: it
is a function that says which cells can be reached by one leap from some of these cells.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

from dedale.maze import kernels
from dedale.maze.cell import AROUND, Cell, cells_in

Leap = Callable[[int], int]
Place = tuple[Cell, bool]  # a cell, and whether a leap led there


def no_leap(_cells: int) -> int:
    """Nowhere."""
    return 0


class Way(NamedTuple):
    """A walk from cell to cell, both ends included."""

    path: tuple[Cell, ...]
    leap: int | None  # the number of the cell in the path from which the leap is made


class Floor(NamedTuple):
    """The cells to walk on, and which of them are blocked."""

    links: kernels.Links
    blocked: int = 0  # a mask


def reach_onto(floor: Floor, cells: int) -> int:
    """The cells that can be reached from some of these cells, themselves included."""
    return kernels.flood_onto(cells, *floor.links, floor.blocked)


def reach_by_leap(floor: Floor, cells: int, leap: Leap) -> int:
    """The further cells that can be reached with one leap, but not without."""
    first = reach_onto(floor, cells)
    return reach_onto(floor, leap(first)) & ~first


def ways(floor: Floor, start: Cell, leap: Leap = no_leap) -> dict[Cell, Way]:
    """A shortest way to every cell within reach, with a leap only where no way leads without one.

    Of several shortest ways it is the one that goes north, east, south, west first.
    """
    came: dict[Place, Place | None] = {(start, False): None}
    queue = deque(came)
    while queue:
        here = queue.popleft()
        for place in _onward(floor, here, leap):
            if place not in came:
                came[place] = here
                queue.append(place)
    ends = dict(sorted(came, reverse=True))  # of a cell's two places, the one without a leap
    return {cell: _back(came, (cell, ends[cell])) for cell in sorted(ends)}


def _onward(floor: Floor, here: Place, leap: Leap) -> Iterator[Place]:
    cell, leapt = here
    bit = 1 << cell.number
    joined = 0 if floor.blocked & bit else kernels.step(bit, *floor.links)
    yield from ((near, leapt) for near in AROUND[cell] if joined >> near.number & 1)
    if not leapt:
        yield from ((far, True) for far in cells_in(leap(bit)))


def _back(came: dict[Place, Place | None], end: Place) -> Way:
    places: list[Place] = []
    place: Place | None = end
    while place is not None:
        places.append(place)
        place = came[place]
    places.reverse()
    leap = sum(not leapt for _, leapt in places) - 1
    return Way(tuple(cell for cell, _ in places), leap if end[1] else None)
