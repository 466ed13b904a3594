"""Takes what it can get now. What that means, each game's own file beside this one says."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dedale.bots import random
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


def choose(situation: Situation, rng: Rng) -> Any:
    """The best action at first sight, as `bots/<game>.py` judges it; any, where there is none."""
    name = f"dedale.bots.{situation.game}"
    if find_spec(name) is None:
        return random.choose(situation, rng)
    return import_module(name).greedy(situation, rng)
