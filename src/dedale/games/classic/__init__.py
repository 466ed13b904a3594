"""The classic game: shift the maze, find your treasures, and be home first."""

from dedale.games.classic.game import classic

__all__ = ["classic"]
