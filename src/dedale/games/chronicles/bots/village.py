"""What to do in the village: what to buy and to repair, which Rituals to keep, how to go on."""

from collections.abc import Sequence

from dedale.core.rng import Rng
from dedale.core.situation import Situation, best_of
from dedale.games.chronicles.actions import (
    Buy,
    ChroniclesAction,
    Done,
    Hammer,
    Keep,
    Open,
    Repair,
    Save,
    SetOut,
)
from dedale.games.chronicles.bots.habits import BETTER_BUILDINGS
from dedale.games.chronicles.content import Box, box_of
from dedale.games.chronicles.rules.in_play import open_slots
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.view import View

INCOME = 15  # Crystals that a game brings at least, as a rule
RESERVE = 4  # Crystals that are kept while Nails are open
SCROLLS = ("scroll-shift", "scroll-fate", "scroll-time", "scroll-turn")
"""Those that help most come first."""
BUILDINGS = {"library": 0.5, "market": 0.5, "smithy": 0.5, "crypt": 1.0, "garden": 1.0}
"""How much more a building is worth than the other one of its slot: measured in campaigns in which
chance chose between them, by what games brought and by how often the Dragon was freed."""
RITUALS = (
    "ritual-playhouse",
    "ritual-inn",
    "ritual-garden",
    "ritual-1",
    "ritual-smithy",
    "ritual-watchtower",
    "ritual-spire",
    "ritual-crypt",
    "ritual-market",
    "ritual-2",
    "ritual-town-hall",
    "ritual-library",
    "ritual-workshop",
)
"""Those that were missing most often in failed attempts come first."""


def village_choice(
    situation: Situation[ChroniclesAction, View], rng: Rng
) -> ChroniclesAction | None:
    """The answer to a question of the village; None to every other one."""
    view: View = situation.view
    offers: Sequence[ChroniclesAction] = situation.offers
    box = box_of(view.options.pack)
    match offers[0]:
        case Hammer() | Buy() | Done():
            return purchase(view, box, offers)
        case Repair():
            any_of_them = BETTER_BUILDINGS in situation.without
            worths = {offer: 0.0 if any_of_them else building_worth(offer) for offer in offers}
            return best_of(worths, rng)
        case Open():
            return offers[0]
        case Keep():
            return max(offers, key=kept_worth)
        case SetOut() | Save():
            return onward(offers)
    return None


def purchase(view: View, box: Box, offers: Sequence[ChroniclesAction]) -> ChroniclesAction:
    """Hammers first, a building that is nearly done before others; then Scrolls."""
    hammers = [offer for offer in offers if isinstance(offer, Hammer)]
    if hammers:
        return min(hammers, key=lambda offer: nails_left(view, box, offer.slot))
    for card in SCROLLS:
        if Buy(card) in offers and is_spare(view, box):
            return Buy(card)
    return Done()


def nails_left(view: View, box: Box, slot: int) -> tuple[int, int]:
    """How many Nails of a slot are open, and its number."""
    return box.numbers.nails[slot - 1] - view.sheet.nails[slot - 1], slot


def is_spare(view: View, box: Box) -> bool:
    """Whether buying a Scroll still leaves enough for a Hammer after the next game."""
    stash, price = view.sheet.stash, box.numbers.hammer
    open_nails = sum(box.numbers.nails) - sum(view.sheet.nails)
    if not open_nails:
        return True
    if not open_slots(view.sheet, box):  # saved for the slots that Chapter 2 opens
        return stash > RESERVE + price
    after = stash - box.numbers.scroll
    return after >= RESERVE and (after + INCOME) // price == (stash + INCOME) // price


def building_worth(offer: ChroniclesAction) -> float:
    """How good it is to repair a building."""
    return BUILDINGS.get(offer.building, 0.0) if isinstance(offer, Repair) else 0.0


def kept_worth(offer: ChroniclesAction) -> float:
    """CH-FIN-13: how much effort is saved by the Rituals that stay completed."""
    if not isinstance(offer, Keep):
        return 0.0
    return sum(1.0 + effort(ritual) for ritual in offer.rituals)


def effort(ritual: str) -> float:
    """How much longer than others a Ritual takes."""
    place = RITUALS.index(ritual) if ritual in RITUALS else len(RITUALS)
    return 1.0 - place / len(RITUALS)


def onward(offers: Sequence[ChroniclesAction]) -> ChroniclesAction:
    """CH-DP-17: the final scenario as soon as it can be played, and another game until then."""
    trips = [offer for offer in offers if isinstance(offer, SetOut)]
    return max(trips, key=lambda offer: offer.scenario is Scenario.FINAL)
