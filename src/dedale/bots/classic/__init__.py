"""What computer players know of the classic game."""

from dedale.bots.classic.advice import advise, appraise, standings
from dedale.bots.classic.greedy import greedy
from dedale.bots.classic.search import search

__all__ = ["advise", "appraise", "greedy", "search", "standings"]
