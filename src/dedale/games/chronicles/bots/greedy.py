"""Takes what it can get now: the best Shift and Move of this turn, and cards that bring an Item."""

from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.bots.search import Effort, choice
from dedale.games.chronicles.view import View

GLANCE = Effort(tables=60, shifts=5, samples=1)


def greedy(situation: Situation[ChroniclesAction, View], rng: Rng) -> ChroniclesAction:
    """The action that seems to lead to the most."""
    return choice(situation, rng, GLANCE)
