"""What computer players know of the team game."""

from dedale.bots.team.greedy import greedy

SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = ["SLOW", "greedy"]
