"""What computer players know of chronicles."""

from dedale.bots.chronicles.advice import advise, appraise, hope, standings
from dedale.bots.chronicles.greedy import greedy
from dedale.bots.chronicles.search import search

SLOW = True  # even what is seen at first sight takes tens of milliseconds

__all__ = ["SLOW", "advise", "appraise", "greedy", "hope", "search", "standings"]
