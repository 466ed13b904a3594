"""The tiles of the box (CH-BRD-2 to CH-BRD-5)."""

from dedale.maze.board import Maze
from dedale.maze.ground import GROUND
from dedale.maze.tile import Shape, Tile

MOVABLE = (Shape.CORNER,) * 15 + (Shape.STRAIGHT,) * 13 + (Shape.JUNCTION,) * 6
"""CH-BRD-3: the shapes of the movable tiles; those of one shape are equal (CH-BRD-E1)."""

TILES = {cell: Tile(*lying, 0) for cell, lying in GROUND.items()}
"""CH-BRD-2, CH-BRD-5: the tiles that never move, and how they lie."""

BARE = Maze(())
"""CH-SETUP-1: the board before the first tile is put on it."""
