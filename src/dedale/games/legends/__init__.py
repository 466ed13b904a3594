"""Legends: together, defend the castle through five chapters of cards, places and monsters."""

from dedale.games.legends.game import legends

__all__ = ["legends"]
