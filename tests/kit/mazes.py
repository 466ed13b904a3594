"""Mazes of every kind, for Hypothesis to draw."""

from hypothesis import strategies as st

from dedale.maze.arrow import Arrow
from dedale.maze.board import Maze, push
from dedale.maze.drawing import TILES
from dedale.maze.tile import Tile

LYING = tuple(TILES.values())  # shapes and rotations

lying_tiles = st.binary(min_size=49, max_size=49).map(
    lambda data: tuple(LYING[byte % len(LYING)] for byte in data)
)
mazes = lying_tiles.map(lambda tiles: Maze(tuple(Tile(shape, turn, 0) for shape, turn in tiles)))


def shift(maze: Maze, arrow: Arrow, tile: Tile) -> tuple[Maze, Tile]:
    """The maze after a push, and the tile that was expelled."""
    tiles, expelled = push(maze.tiles, arrow, tile)
    return Maze(tiles), expelled
