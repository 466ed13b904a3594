"""Plays any game, without a thought."""

from typing import Any

from dedale.core.rng import Rng
from dedale.core.situation import Situation


def choose(situation: Situation, rng: Rng) -> Any:
    """Any of the actions that are offered."""
    return rng.choice(situation.offers)
