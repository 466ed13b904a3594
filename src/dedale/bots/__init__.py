"""Computer players. They get what a person gets: a view, what was told, and what is offered."""

from dedale.bots.kernels import kernels_for, prepare_kernels
from dedale.bots.minds import (
    advise,
    appraise,
    habits_of,
    has_mind,
    hope,
    mind_of,
    remember,
    standings,
)
from dedale.bots.player import PLAYERS, Player
from dedale.core.mind import Advice, Appraisal, Standing, Why
from dedale.core.situation import Situation
from dedale.maze.availability import Kernels, Weaker

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
    "habits_of",
    "has_mind",
    "hope",
    "kernels_for",
    "mind_of",
    "prepare_kernels",
    "remember",
    "standings",
]
