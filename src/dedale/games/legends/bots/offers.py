"""What is worth thinking of: of all that is offered, what a sensible player would try."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from dedale.core.agenda import Task
from dedale.games.legends.actions import (
    Alter,
    Commit,
    Consent,
    Discard,
    DiscardThree,
    EndTurn,
    LegendsAction,
    Name,
    PickCard,
    Play,
    TakeFairy,
    TakeItem,
)
from dedale.games.legends.bots.tables import FAIRIES, ITEMS, worths_of_cards
from dedale.games.legends.content import Box, Card, ChapterId
from dedale.games.legends.effects import FREE, AddIcon, Draw, Dust, Who
from dedale.games.legends.rules.play import offered
from dedale.games.legends.state import State
from dedale.games.legends.tasks import (
    Altering,
    Asking,
    Attacking,
    Fetching,
    Naming,
    Paying,
    Rewarding,
)

ALL = ("*",)
"""All cards of the hand are kept until they are needed."""
MANUAL = "item-field-manual"


def sensible(state: State, kept: tuple[str, ...] = ()) -> Sequence[LegendsAction]:
    """What is worth trying now; the end of the turn is left out, it can always be thought of."""
    offers = offered(state)
    if not state.todo:
        return deeds(state, offers, kept)
    choose = ANSWERS.get(type(state.todo[-1]))
    return offers if choose is None else choose(state, offers)


def deeds(
    state: State, offers: tuple[LegendsAction, ...], kept: tuple[str, ...]
) -> Sequence[LegendsAction]:
    """Draw first; then play what can only be played one way, unless it is kept; then choose."""
    box = state.box
    plays = [offer for offer in offers if isinstance(offer, Play)]
    for play in plays:
        if play.card in drawing(box):
            return [play]
        if play.card == MANUAL and reads_first(state, play):
            return [play]
    play_on = unthinking(state, kept)
    if play_on is not None:
        return [play_on]
    lazy = kept is ALL
    skip: tuple[type[LegendsAction], ...] = (EndTurn,) if lazy else (EndTurn, DiscardThree)
    return [offer for offer in offers if not isinstance(offer, skip)]


def reads_first(state: State, play: Play) -> bool:
    """Whether the Field Manual is played before all else; where items are paid, it is not."""
    return state.chapter != ChapterId.MAGMA and (play.option == 1 or state.board.usable < 2)


def unthinking(state: State, kept: tuple[str, ...]) -> Play | None:
    """A card that is played without thinking: it can only be played one way, and is not kept."""
    if state.todo or kept is ALL or state.solo or state.board.pool.altered:
        return None
    for card in state.piles[state.active].hand:
        if card not in kept and (card in plain(state.box) or gives_dust(state, card)):
            return Play(card)
    return None


@lru_cache(maxsize=16)
def drawing(box: Box) -> frozenset[str]:
    """Cards that are played before all others, so that what they draw can be thought of."""
    return frozenset(
        id
        for id, card in box.cards.items()
        if simple(card) and any(isinstance(effect, Draw) for effect in card.options[0].effects)
    )


@lru_cache(maxsize=16)
def plain(box: Box) -> frozenset[str]:
    """Cards that give icons, always the same ones."""
    return frozenset(
        id
        for id, card in box.cards.items()
        if simple(card) and all(isinstance(effect, AddIcon) for effect in card.options[0].effects)
        if id not in box.madness
    )


def simple(card: Card) -> bool:
    """Whether a card is free and has one option."""
    return len(card.options) == 1 and card.options[0].cost == FREE


@lru_cache(maxsize=16)
def dusty(box: Box) -> dict[str, int]:
    """Cards that give dust and nothing else, with how much."""
    found = {}
    for id, card in box.cards.items():
        match card.options[0].effects:
            case (Dust(int(count), Who.SELF),) if simple(card):
                found[id] = count
    return found


def gives_dust(state: State, card: str) -> bool:
    """Whether a dust card can be played now without loss."""
    count = dusty(state.box).get(card)
    return count is not None and state.board.inactive >= count


def commits(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """As hard as possible, with all shields or none; or one icon less."""
    most = max(offer.icons for offer in offers)
    least = max(most - 1, min(offer.icons for offer in offers))
    shields = max(offer.shields for offer in offers)
    return [
        offer
        for offer in offers
        if isinstance(offer, Commit) and offer.icons >= least and offer.shields in (0, shields)
    ]


def payments(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """The cards that are worth least."""
    cards = worths_of_cards(state.box)
    order = sorted(offers, key=lambda offer: (cards[offer.card], offer.card))
    return [offer for offer in order[:2] if isinstance(offer, Discard)]


def consents(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """LG-ACT-21: players who are asked for consent agree."""
    return [Consent(True)]


def alterations(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """Icons that are there turn into something else."""
    pool = state.board.pool
    counts = {"sword": pool.sword, "shield": pool.shield, "boots": pool.boots, "dust": 0}
    found = [o for o in offers if isinstance(o, Alter) and counts[o.source.value]]
    return found or offers[:1]


def rewards(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """The two best items and the two best fairies."""
    items = [offer for offer in offers if isinstance(offer, TakeItem)]
    fairies = [offer for offer in offers if isinstance(offer, TakeFairy)]
    items.sort(key=lambda offer: -ITEMS.get(offer.card, 8.0))
    fairies.sort(key=lambda offer: -FAIRIES.get(offer.card, 5.0))
    return [*items[:2], *fairies[:2]] or offers


def names(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """The icon that most cards of the deck show; of a known card, one of its own."""
    piles = state.piles[state.active]
    cards = piles.deck[:1] if piles.known else (piles.deck or piles.discard)
    box = state.box

    def count(offer: Name) -> int:
        return sum(card not in box.madness and box.shows(card, offer.icon) for card in cards)

    return [max(offers, key=count)]


def fetches(state: State, offers: Sequence[Any]) -> Sequence[LegendsAction]:
    """The best cards to fetch."""
    cards = worths_of_cards(state.box)
    order = sorted(offers, key=lambda offer: (-cards[offer.card], offer.card))
    return [offer for offer in order[:5] if isinstance(offer, PickCard)]


ANSWERS: dict[type[Task], Callable[[State, Sequence[Any]], Sequence[LegendsAction]]] = {
    Attacking: commits,
    Paying: payments,
    Asking: consents,
    Altering: alterations,
    Rewarding: rewards,
    Naming: names,
    Fetching: fetches,
}
