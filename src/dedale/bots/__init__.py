"""Computer players. They get what a person gets: a view, what was told, and what is offered."""

from dedale.bots.player import PLAYERS, Player
from dedale.bots.situation import Situation

__all__ = ["PLAYERS", "Player", "Situation"]
