"""Looks ahead, at one of four levels."""

from dedale.bots.classic.thought import MOST, Level, Thought
from dedale.bots.situation import Situation, best_of
from dedale.core.rng import Rng
from dedale.games.classic.actions import ClassicAction

LEVELS = {
    "easy": Level(sees=0.25, futures=0, far=False),
    "steady": Level(sees=0.7, futures=0, far=False),
    "sharp": Level(sees=1.0, futures=6, far=False),
    "master": Level(sees=1.0, futures=MOST, far=True),
}


def search(situation: Situation, rng: Rng, level: str) -> ClassicAction:
    """The best action that comes to mind within the time; where several are equal, any of them."""
    thought = Thought(situation.view, LEVELS[level], rng, situation.seconds)
    return best_of(thought.worths(situation.offers), rng)
