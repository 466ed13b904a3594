"""What computer players know of the team game."""

from dedale.bots.team.advice import advise, appraise, hope, standings
from dedale.bots.team.greedy import greedy
from dedale.bots.team.memory import remember
from dedale.bots.team.search import search

KERNELS = "dedale.bots.team.compiled"  # what players who look ahead think with
SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = [
    "KERNELS",
    "SLOW",
    "advise",
    "appraise",
    "greedy",
    "hope",
    "remember",
    "search",
    "standings",
]
