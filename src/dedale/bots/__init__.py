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
from dedale.bots.kernels import Kernels, Weaker, kernels_for, kernels_of
from dedale.bots.memory import remember
from dedale.bots.player import PLAYERS, Player
from dedale.bots.situation import Situation

__all__ = [
    "PLAYERS",
    "Advice",
    "Appraisal",
    "Kernels",
    "Player",
    "Situation",
    "Standing",
    "Weaker",
    "Why",
    "advise",
    "appraise",
    "hope",
    "kernels_for",
    "kernels_of",
    "knows",
    "remember",
    "standings",
]
