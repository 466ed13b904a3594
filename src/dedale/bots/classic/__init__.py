"""What computer players know of the classic game."""

from dedale.bots.classic.greedy import greedy
from dedale.bots.classic.search import search

__all__ = ["greedy", "search"]
