"""What needs no thinking: heroes, tracks, first items and those that are kept, consent.

And what players do as a rule, and can do without in a laboratory.
"""

from collections.abc import Sequence

from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.games.legends.actions import (
    Consent,
    Include,
    KeepItem,
    LegendsAction,
    PickHero,
    PickTrack,
    SwapBuckets,
    TakeItem,
)
from dedale.games.legends.bots.tables import ITEMS, TASTES, TRACKS, worths_of_cards
from dedale.games.legends.content import box_of
from dedale.games.legends.state import Stage
from dedale.games.legends.tasks import Asking, ChoosingTrack
from dedale.games.legends.view import View

HEROES = ("knight", "scout", "smith", "enchantress")
TWICE = 0.75  # what a second copy is worth, of a first one
BURNT = 1  # resistance that is too little for the magma

DANGER = "danger"  # to care what comes through the passage
GAMBLE = "gamble"  # to weigh what may come of dice and cards
KEEPING = "keeping"  # to think of keeping cards for later
LOOK_AHEAD = "look-ahead"  # to imagine how things may go on after the turn
TASTES_OF = {"items": (TakeItem, KeepItem), "tracks": (PickTrack,)}
"""To have favourites among these."""
HABITS = (DANGER, GAMBLE, KEEPING, LOOK_AHEAD, *TASTES_OF)


def usual(situation: Situation[LegendsAction, View], rng: Rng) -> LegendsAction | None:
    """The answer that needs no thinking; any, for a player without favourites."""
    answer = habit(situation)
    for name, kinds in TASTES_OF.items():
        if name in situation.without and isinstance(answer, kinds):
            return rng.choice(situation.offers)
    return answer


def habit(situation: Situation[LegendsAction, View]) -> LegendsAction | None:
    """The answer to a question that needs no thinking; None to every other one."""
    view: View = situation.view
    offers: Sequence[LegendsAction] = situation.offers
    match offers[0]:
        case only if len(offers) == 1:
            return only
        case PickHero():
            return offers[min(range(len(offers)), key=lambda n: liking(offers[n]))]
        case PickTrack():
            return best_track(view, offers)
        case Include():
            return max(offers, key=lambda offer: included(view, offer))
        case TakeItem() | KeepItem() if view.stage in (Stage.SETUP, Stage.BETWEEN):
            return max(offers, key=quality)
        case Consent():
            return Consent(agreeable(view))
    return None


def liking(offer: LegendsAction) -> int:
    """The place of a hero among the favourites."""
    known = isinstance(offer, PickHero) and offer.hero in HEROES
    return HEROES.index(offer.hero) if known and isinstance(offer, PickHero) else len(HEROES)


def best_track(view: View, offers: Sequence[LegendsAction]) -> LegendsAction:
    """A track that suits the hero, or one that suits everybody."""
    task = view.todo[-1]
    hero = view.boards[task.hero].hero if isinstance(task, ChoosingTrack) else ""
    for track in (*TASTES.get(hero, ()), *TRACKS):
        if PickTrack(track) in offers:
            return PickTrack(track)
    return offers[0]


def included(view: View, offer: LegendsAction) -> float:
    """What one more card brings to the deck that one player builds."""
    assert isinstance(offer, Include)
    deck = (*view.cards[0].top, *view.cards[0].unseen)
    worth: float = worths_of_cards(box_of(view.options.pack)).get(offer.card, 0.0)
    return worth * TWICE ** deck.count(offer.card)


def quality(offer: LegendsAction) -> float:
    """How good an item is."""
    card = offer.card if isinstance(offer, TakeItem | KeepItem) else None
    return ITEMS.get(card, 1.0) if card else 0.0


def agreeable(view: View) -> bool:
    """LG-ACT-21: friends agree, unless the magma would fell them."""
    task = view.todo[-1]
    assert isinstance(task, Asking)
    hurts = not isinstance(task.action, SwapBuckets) and hasattr(task.action, "hero")
    return not hurts or view.boards[task.hero].resistance > BURNT
