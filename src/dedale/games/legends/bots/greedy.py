"""Takes the action after which the table looks best, without looking any further."""

from dedale.core.lot import Lot
from dedale.core.rng import Rng
from dedale.core.situation import Situation, best_of
from dedale.games.legends.actions import EndTurn, LegendsAction
from dedale.games.legends.bots.chance import dealt
from dedale.games.legends.bots.habits import DANGER, usual
from dedale.games.legends.bots.thought import asked
from dedale.games.legends.bots.worth import promise, worth
from dedale.games.legends.outlook import imagined
from dedale.games.legends.rules.play import apply
from dedale.games.legends.state import Stage, State
from dedale.games.legends.view import View


def greedy(situation: Situation[LegendsAction, View], rng: Rng) -> LegendsAction:
    """The action that leads to the most; where several do, any of them."""
    known = usual(situation, rng)
    if known is not None:
        return known
    state = imagined(situation.view)
    state = dealt(state, Lot(state.turn), situation.seat)
    offers: tuple[LegendsAction, ...] = situation.offers
    fearless = DANGER in situation.without
    return best_of({offer: sight(state, offer, fearless) for offer in offers}, rng)


def sight(state: State, action: LegendsAction, fearless: bool = False) -> float:
    """What an action is worth at first sight."""
    if isinstance(action, EndTurn):
        return worth(state, fearless) + 0.5
    after = apply(state, asked(state), action, Lot(1)).state
    return worth(after, fearless) + (promise(after) if after.stage is Stage.ACTION else 0.0)
