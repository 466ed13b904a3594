"""What computer players know of the team game."""

from dedale.bots.team.advice import advise, appraise, hope, standings
from dedale.bots.team.greedy import greedy
from dedale.bots.team.memory import remember
from dedale.bots.team.search import search

SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = ["SLOW", "advise", "appraise", "greedy", "hope", "remember", "search", "standings"]
