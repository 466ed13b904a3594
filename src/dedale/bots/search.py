"""Looks ahead, at one of several levels. How, each game's own folder beside this one says."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dedale.bots import greedy
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


def choose(situation: Situation, rng: Rng, level: str) -> Any:
    """The best action found at a level, by `bots/<game>`; the greedy one where nobody looks."""
    name = f"dedale.bots.{situation.game}"
    if find_spec(name) is None or not hasattr(import_module(name), "search"):
        return greedy.choose(situation, rng)
    return import_module(name).search(situation, rng, level)
