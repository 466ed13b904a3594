"""What needs no thinking: who plays, Rituals and offerings, what is used as soon as it can be.

And what players do as a rule, and can do without in a laboratory.
"""

from collections.abc import Sequence

from dedale.core.situation import Situation
from dedale.games.chronicles import effects as e
from dedale.games.chronicles.actions import (
    ChooseCard,
    ChroniclesAction,
    Corners,
    Done,
    Heed,
    Hush,
    Offer,
    Pick,
    Use,
)
from dedale.games.chronicles.bots.wishes import needed
from dedale.games.chronicles.content import box_of
from dedale.games.chronicles.effects import DeckDeed
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.tasks import Deciding, Looting, Soothing
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import Hero

DECREES = (
    "decree-thrift",
    "decree-clear-streets",
    "decree-brisk",
    "decree-bare-hands",
    "decree-full-chests",
    "decree-fair-shares",
)
"""Those that are easy to keep come first."""

BETTER_BUILDINGS = "buildings"  # to repair the better one of two buildings
DANGER = "danger"  # to be careful about what Looters and Wardens may do before the next turn
EASY_DECREES = "decrees"  # to choose the Decree that is easy to keep
LOOK_AHEAD = "look-ahead"  # to imagine how things may go on after the turn
NEXT_TURNS = "next-turns"  # to stand where the next turns promise most
SCOUTING = "scouting"  # to look at decks, and to borrow, as soon as that is possible
HABITS = (BETTER_BUILDINGS, DANGER, EASY_DECREES, LOOK_AHEAD, NEXT_TURNS, SCOUTING)


def habit(situation: Situation[ChroniclesAction, View]) -> ChroniclesAction | None:
    """The answer to a question that needs no thinking; None to every other one."""
    view: View = situation.view
    offers: Sequence[ChroniclesAction] = [
        offer for offer in situation.offers if not isinstance(offer, Hush | Heed)
    ]
    task = view.todo[-1] if view.todo else None
    if len(offers) == 1:
        return offers[0]
    match task:
        case Looting():
            return next((offer for offer in offers if isinstance(offer, Use)), offers[0])
        case Soothing():
            return offering(view, offers)
        case Deciding():
            order = () if EASY_DECREES in situation.without else DECREES  # chance laid them
            return min(offers, key=lambda offer: rank(offer, order))
    match offers[0]:
        case Pick():
            return min(offers, key=lambda offer: rank(offer, tuple(Hero)))
        case Corners():
            usual = Corners(tuple(Hero))
            return usual if usual in offers else offers[0]
    if task is None and view.stage is Stage.ACTION and SCOUTING not in situation.without:
        return look(view, offers)
    return None


def rank(offer: ChroniclesAction, order: Sequence[str]) -> int:
    """The place of what is offered in an order."""
    name = offer.card if isinstance(offer, ChooseCard) else getattr(offer, "hero", "")
    return order.index(name) if name in order else len(order)


def look(view: View, offers: Sequence[ChroniclesAction]) -> Use | None:
    """What is used as soon as it can be: decks that are looked at, Scrolls that are borrowed.

    The Items are looked at while a Move is left; nothing is lost by the others.
    """
    cards = box_of(view.options.pack).cards
    for offer in offers:
        if not isinstance(offer, Use):
            continue
        for effect in cards[offer.card].effects:
            match effect:
                case e.Deck(DeckDeed.SORT) | e.Borrow() | e.Recover() | e.Crystals():
                    return offer
                case e.Deck(_, True) if not view.moved:
                    return offer
    return None


def offering(view: View, offers: Sequence[ChroniclesAction]) -> ChroniclesAction:
    """CH-FIN-8: an Item for a Ritual that nothing else can serve; Scrolls only as a last resort."""
    box = box_of(view.options.pack)
    gifts = [offer for offer in offers if isinstance(offer, Offer)]
    if not gifts:
        return Done()
    groups = needed(box, view.rituals)

    def cost(gift: Offer) -> tuple[int, int]:
        kind = box.set_of.get(gift.card)
        choice = len(box.rituals[gift.ritual].offers)
        return (choice + 3 * (kind is None), sum(kind in group for group in groups))

    return min(gifts, key=cost)
