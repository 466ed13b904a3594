"""Takes what it can get now. What that means, each game's own file beside this one says."""

from importlib import import_module
from typing import Any

from dedale.bots.situation import Situation
from dedale.core.rng import Rng


def choose(situation: Situation, rng: Rng) -> Any:
    """The best action at first sight, as `bots/<game>.py` judges it."""
    return import_module(f"dedale.bots.{situation.game}").greedy(situation, rng)
