"""What computer players know of the team game."""

from dedale.bots.team.greedy import greedy

__all__ = ["greedy"]
