"""Chronicles: together, rebuild the village game by game, and free the dragon."""

from dedale.games.chronicles.game import chronicles

__all__ = ["chronicles"]
