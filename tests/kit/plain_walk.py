"""Walking through a maze, written as plainly as possible: the twin that kernels must equal."""

from collections import deque

from dedale.maze.arrow import ARROWS, Arrow, carry
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST, Tile, rotations
from tests.kit.mazes import shift

STEPS = ((NORTH, SOUTH, -1, 0), (EAST, WEST, 0, 1), (SOUTH, NORTH, 1, 0), (WEST, EAST, 0, -1))


def neighbours(cell: Cell) -> list[Cell]:
    """The cells beside a cell, on the board."""
    near = [Cell(cell.row + down, cell.col + right) for _, _, down, right in STEPS]
    return [c for c in near if 0 <= c.row < 7 and 0 <= c.col < 7]


def joined(maze: Maze, here: Cell, there: Cell) -> bool:
    """Whether both tiles are open on the side that they share."""
    for leave, enter, down, right in STEPS:
        if there == (here.row + down, here.col + right):
            return bool(maze[here].openings & leave and maze[there].openings & enter)
    return False


def walk(maze: Maze, start: Cell) -> set[Cell]:
    """The cells that a pawn can walk to: breadth first, from tile to tile."""
    seen, queue = {start}, deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours(here):
            if there not in seen and joined(maze, here, there):
                seen.add(there)
                queue.append(there)
    return seen


def walk_through(maze: Maze, start: Cell, walls: int) -> set[Cell]:
    """The same, through at most so many walls."""
    reached = walk(maze, start)
    for _ in range(walls):
        beyond = {there for here in reached for there in neighbours(here)}
        reached |= {cell for there in beyond for cell in walk(maze, there)}
    return reached


def turn(maze: Maze, spare: Tile, pawn: Cell, forbidden: Arrow | None) -> list[set[Cell]]:
    """What a pawn can walk to after each insertion."""
    return [
        walk(shift(maze, arrow, spare.turned(rotation))[0], carry(arrow, pawn))
        for arrow in ARROWS
        if arrow != forbidden
        for rotation in rotations(spare.shape)
    ]
