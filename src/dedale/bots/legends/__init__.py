"""What computer players know of legends."""

from dedale.bots.legends.advice import advise, appraise, standings
from dedale.bots.legends.greedy import greedy
from dedale.bots.legends.hope import hope
from dedale.bots.legends.search import search

SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = ["SLOW", "advise", "appraise", "greedy", "hope", "search", "standings"]
