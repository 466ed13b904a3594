"""Looks ahead, at one of several levels. How, each game's own folder beside this file says."""

from typing import Any

from dedale.bots import greedy
from dedale.bots.knowledge import known
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


def choose(situation: Situation, rng: Rng, level: str) -> Any:
    """The best action found at a level, by `bots/<game>`; the greedy one where nobody looks."""
    search = known(situation.game, "search")
    return greedy.choose(situation, rng) if search is None else search(situation, rng, level)
