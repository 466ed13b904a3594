"""Looks ahead, at one of four levels."""

from collections.abc import Mapping

from dedale.core.mind import Level
from dedale.core.rng import Rng
from dedale.core.situation import Situation, best_of
from dedale.games.classic.actions import ClassicAction
from dedale.games.classic.bots.habits import considered
from dedale.games.classic.bots.thought import MOST, Effort, Thought
from dedale.games.classic.view import View

EFFORTS: Mapping[Level, Effort] = {
    Level.EASY: Effort(sees=0.25, futures=0, far=False),
    Level.STEADY: Effort(sees=0.7, futures=0, far=False),
    Level.SHARP: Effort(sees=1.0, futures=6, far=False),
    Level.MASTER: Effort(sees=1.0, futures=MOST, far=True),
}


def search(situation: Situation[ClassicAction, View], rng: Rng, level: Level) -> ClassicAction:
    """The best action that comes to mind within the time; where several are equal, any of them."""
    effort = EFFORTS[level]._replace(without=situation.without)
    thought = Thought(situation.view, effort, rng, situation.seconds)
    return best_of(thought.worths(considered(situation)), rng)
