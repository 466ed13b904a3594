"""Objectives come to the table: the SETUP of opened boxes, and what appears later (CH-OBJ)."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from dedale.games.chronicles import events as e
from dedale.games.chronicles.cards import Objective, ObjectiveDeal, ObjectiveKind
from dedale.games.chronicles.rules.now import Now
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import WishProgress
from dedale.games.chronicles.tasks import Deciding
from dedale.games.chronicles.words import POSTS, Remembered

T = TypeVar("T")
DECREE = "decree"
"""What is decided of a kind of which the group keeps one (CH-DP-4)."""


def attach(now: Now) -> None:
    """Directly after CH-SETUP-7: cards are attached to different random Items in play."""
    for deal, cards in dealt(now):
        if deal.attached:
            items = [portal.item for portal in now.portals if portal is not None]
            chosen = picked(now, sorted((*items, *now.items)), len(cards))
            for card, item in zip(cards, chosen, strict=True):
                reveal(now, card.id, item=item)


def lay(now: Now) -> None:
    """CH-SETUP-16: the SETUP of all opened boxes with Objectives, in slot order."""
    for deal, cards in dealt(now):
        if not deal.attached:
            lay_kind(now, deal, cards)


def dealt(now: Now) -> list[tuple[ObjectiveDeal, list[Objective]]]:
    """The kinds whose box is open, with their cards that are in play (CH-OBJ-1)."""
    if now.options.scenario is Scenario.FINAL:  # CH-FIN-2
        return []
    kinds: list[tuple[ObjectiveDeal, list[Objective]]] = []
    for building in now.sheet.repaired:
        cards = [card for card in now.box.objectives.values() if card.building == building]
        if cards and f"{building}-2" in now.sheet.boxes:
            playing = [card for card in cards if in_play(now, card)]
            kinds.append((now.box.deals[cards[0].kind], playing))
    return kinds


def in_play(now: Now, card: Objective) -> bool:
    """Whether the campaign is far enough for a card, and its Character plays."""
    heroes = {piece.hero for piece in now.pieces}
    return (
        now.sheet.chapters >= card.chapter
        and len(now.pieces) >= card.party
        and (card.hero is None or card.hero in heroes)  # CH-OBJ-E2
    )


def lay_kind(now: Now, deal: ObjectiveDeal, cards: list[Objective]) -> None:
    """The SETUP of one box (CH-SETUP-16)."""
    scatter(now, deal)
    if deal.own:
        for card in cards:
            reveal(now, card.id, next(k for k, p in enumerate(now.pieces) if p.hero == card.hero))
        return
    ids = [card.id for card in cards]
    order = list(now.rng.shuffle(ids)) if len(ids) > 1 else ids
    if deal.keep:
        now.do(Deciding(DECREE, tuple(order[: deal.keep])))
        return
    each = deal.alone if len(now.pieces) == 1 and deal.alone else deal.each
    for hero in range(len(now.pieces)):
        for _ in range(min(each, len(order))):
            reveal(now, order.pop(0), hero)
    for _ in range(min(deal.open, len(order))):
        reveal(now, order.pop(0))
    if deal.next or deal.collected:
        now.pile = (*now.pile, *order)


def scatter(now: Now, deal: ObjectiveDeal) -> None:
    """Tokens are laid: wisps beside the board, blooms on different random posts."""
    if deal.wisps:
        now.beside = replace(now.beside, wisps=deal.wisps)
    if deal.blooms:
        now.blooms = tuple(sorted(picked(now, POSTS, deal.blooms)))
        for cell in now.blooms:
            now.tell(e.TokenPut("bloom", cell))


def picked(now: Now, items: Sequence[T], count: int) -> list[T]:
    """Different random ones of these, one after the other (CH-SETUP-16)."""
    left, found = list(items), []
    now.reveals = True
    for _ in range(count):
        found.append(now.rng.choice(left))
        left.remove(found[-1])
    return found


def reveal(now: Now, card: str, hero: int | None = None, item: str = "") -> None:
    """An Objective lies open; what happened before does not count for it."""
    now.objectives.append(WishProgress(card, hero=hero, since=len(now.log), item=item))
    now.reveals = True
    now.tell(e.ObjectiveRevealed(card, now.name(hero), item or None))


def reveal_next(now: Now, kind: ObjectiveKind) -> None:
    """The next card of a kind is revealed, if one is left."""
    card = next((id for id in now.pile if now.box.objectives[id].kind is kind), None)
    if card is not None:
        now.pile = tuple(id for id in now.pile if id != card)
        reveal(now, card)


def appear(now: Now) -> None:
    """An Item was collected: cards that wait for this number of them appear (CH-OBJ-2)."""
    kinds = {now.box.objectives[id].kind for id in now.pile}
    for kind in sorted(kinds):
        numbers = now.box.deals[kind].collected
        if numbers and sum(entry.what is Remembered.COLLECT for entry in now.log) in numbers:
            reveal_next(now, kind)
