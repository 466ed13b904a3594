"""The team game: together, collect all treasures before the book has no page left."""

from dedale.games.team.game import team

__all__ = ["team"]
