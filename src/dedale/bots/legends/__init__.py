"""What computer players know of legends."""

from dedale.bots.legends.greedy import greedy
from dedale.bots.legends.search import search

SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = ["SLOW", "greedy", "search"]
