"""Computer players. They get what a person gets: a view, what was told, and what is offered."""

from dedale.bots.minds import (
    advise,
    appraise,
    has_mind,
    hope,
    mind_of,
    remember,
    standings,
)
from dedale.bots.player import PLAYERS, Player
from dedale.core.mind import Advice, Appraisal, Standing, Why
from dedale.core.situation import Situation

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
    "has_mind",
    "hope",
    "mind_of",
    "remember",
    "standings",
]
