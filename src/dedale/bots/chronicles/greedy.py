"""Takes what it can get now: the best Shift and Move of this turn, and cards that bring an Item."""

from dedale.bots.chronicles.future import answer
from dedale.bots.chronicles.habits import habit
from dedale.bots.chronicles.search import Level, best_plans
from dedale.bots.chronicles.thought import END
from dedale.bots.chronicles.village import village_choice
from dedale.bots.situation import Situation
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.outlook import imagined
from dedale.games.chronicles.state import Stage

GLANCE = Level(tables=60, shifts=5)


def greedy(situation: Situation, rng: Rng) -> ChroniclesAction:
    """The action that leads to most at first sight."""
    usual = village_choice(situation, rng) or habit(situation)
    if usual is not None:
        return usual
    state = imagined(situation.view)
    offers: tuple[ChroniclesAction, ...] = situation.offers
    if state.stage is Stage.ACTION:
        for plan in best_plans(state, GLANCE):
            action = plan.actions[0] if plan.actions else END
            if action in offers:
                return action
    return answer(state, situation.seat, offers, 1)
