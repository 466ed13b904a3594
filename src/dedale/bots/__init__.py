"""Computer players. They get what a person gets: a view, what was told, and what is offered."""

from dedale.bots.advice import (
    Advice,
    Appraisal,
    Standing,
    Why,
    advise,
    appraise,
    hope,
    knows,
    standings,
)
from dedale.bots.memory import remember
from dedale.bots.player import PLAYERS, Player
from dedale.bots.situation import Situation

__all__ = [
    "PLAYERS",
    "Advice",
    "Appraisal",
    "Player",
    "Situation",
    "Standing",
    "Why",
    "advise",
    "appraise",
    "hope",
    "knows",
    "remember",
    "standings",
]
