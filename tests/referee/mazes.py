"""Any maze, and mazes in which somebody is shut in."""

from random import Random

from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FIXED, FREE, STEPS, Cell, next_to
from dedale.maze.tile import Shape, Tile, rotations
from tests.referee.ground import across, sides


def lay(
    dice: Random, fixed: dict[Cell, Tile], movable: list[tuple[int, Shape]]
) -> tuple[Maze, Tile]:
    """Any maze of these tiles, and its spare."""
    *placed, (spare, shape) = dice.sample(movable, len(movable))
    tiles = dict(fixed)
    for cell, (id, kind) in zip(FREE, placed, strict=True):
        tiles[cell] = Tile(kind, dice.choice(rotations(kind)), id)
    return Maze(tuple(tiles[cell] for cell in CELLS)), Tile(shape, 0, spare)


def shut_places() -> list[Cell]:
    """The places all of whose neighbours can be turned."""
    return [cell for cell in CELLS if cell in FIXED or (cell.row % 2 and cell.col % 2)]


def shut_off(maze: Maze, cell: Cell) -> Maze:
    """The same maze with every neighbour of a cell turning a wall to it."""
    tiles = list(maze.tiles)
    for side in STEPS:
        near = next_to(cell, side)
        if near in CELLS:
            tile = tiles[near.number]
            turns = [tile.turned(turn) for turn in rotations(tile.shape)]
            shut = [t for t in turns if across(side) not in sides((t.shape, t.rotation))]
            tiles[near.number] = shut[0]
    return Maze(tuple(tiles))
