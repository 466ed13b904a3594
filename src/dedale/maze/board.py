"""The maze: 49 tiles, what a push does to them, and who can walk where."""

from collections.abc import Sequence
from typing import TypeVar

from dedale.core.records import Record
from dedale.maze import kernels
from dedale.maze.arrow import LINES, Arrow
from dedale.maze.cell import AROUND, Cell, cells_in
from dedale.maze.drawing import draw
from dedale.maze.tile import Tile

T = TypeVar("T")

PLACES = tuple(tuple(cell.number for cell in line) for line in LINES)
"""The numbers of the cells that an arrow pushes along."""


class Maze(Record, frozen=True):
    """The tiles on the board, in reading order."""

    tiles: tuple[Tile, ...]

    def __getitem__(self, cell: Cell) -> Tile:
        return self.tiles[cell.number]

    def __str__(self) -> str:
        return draw([(tile.shape, tile.rotation) for tile in self.tiles])

    def links(self) -> kernels.Links:
        """Which neighbours are joined."""
        return kernels.links_of([tile.openings for tile in self.tiles])


def push(items: Sequence[T], arrow: Arrow, item: T) -> tuple[tuple[T, ...], T]:
    """Push an item in at an arrow: the line moves by one cell, and the last one is expelled.

    Items are whatever lies on the 49 cells: tiles, or what is seen of them.
    """
    pushed = list(items)
    for place in PLACES[arrow]:
        pushed[place], item = item, pushed[place]
    return tuple(pushed), item


def reach(links: kernels.Links, start: Cell, walls: int = 0) -> tuple[Cell, ...]:
    """The cells that a pawn can walk to, its own included, through at most so many walls."""
    return cells_in(reach_mask(links, start, walls))


def reach_mask(links: kernels.Links, start: Cell, walls: int = 0) -> int:
    """The same as a mask, for many questions about one maze."""
    cells = kernels.flood(1 << start.number, *links)
    for _ in range(walls):
        cells = kernels.flood(cells | kernels.beside(cells), *links)
    return cells


def path(links: kernels.Links, start: Cell, goal: Cell, walls: int = 0) -> tuple[Cell, ...]:
    """A shortest way from start to goal, both included; empty where there is none.

    Of several shortest ways it is the one that goes north, east, south, west first.
    """
    rings = _rings(links, start, goal, walls)
    if not rings:
        return ()
    left = next(w for w in range(walls + 1) if rings[-1][w] >> start.number & 1)
    way = [start]
    for ring in reversed(rings[:-1]):
        here = 1 << way[-1].number
        joined, touching = kernels.step(here, *links), kernels.beside(here)
        for cell in AROUND[way[-1]]:
            if joined & ring[left] & 1 << cell.number:
                break
            if left and touching & ring[left - 1] & 1 << cell.number:
                left -= 1
                break
        way.append(cell)
    return tuple(way)


def way(links: kernels.Links, start: Cell, goal: Cell, walls: int) -> tuple[Cell, ...]:
    """The way that a pawn walks: through walls only where no open way leads to the goal."""
    return path(links, start, goal) or path(links, start, goal, walls)


def _rings(links: kernels.Links, start: Cell, goal: Cell, walls: int) -> list[list[int]]:
    """Rings of cells around the goal, by distance, until one holds the start.

    A ring is a list: its item `w` is the set of cells whose way to the goal crosses `w` walls.
    """
    ring = [1 << goal.number] + [0] * walls
    rings, seen = [ring], list(ring)
    while not any(cells >> start.number & 1 for cells in ring):
        through = [0, *(kernels.beside(cells) for cells in ring[:-1])]
        steps = [kernels.step(cells, *links) for cells in ring]
        ring = [(s | t) & ~old for s, t, old in zip(steps, through, seen, strict=True)]
        if not any(ring):
            return []
        rings.append(ring)
        seen = [old | new for old, new in zip(seen, ring, strict=True)]
    return rings
