"""Takes what it can get now. What that means, each game's own folder beside this file says."""

from typing import Any

from dedale.bots import random
from dedale.bots.knowledge import known
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


def choose(situation: Situation, rng: Rng) -> Any:
    """The best action at first sight, as `bots/<game>` judges it; any, where nobody does."""
    return (known(situation.game, "greedy") or random.choose)(situation, rng)
