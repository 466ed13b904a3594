"""What the dice and the Events may do before the next turn: Looters, Wardens, lost Items."""

from functools import lru_cache
from typing import NamedTuple

from dedale.games.chronicles.cards import EventCard
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.effects import (
    AnyEffect,
    Each,
    Instead,
    Looter,
    LooterDeed,
    Those,
    Warden,
    WardenDeed,
)
from dedale.games.chronicles.state import State
from dedale.games.chronicles.words import FACES

FACE = 1 / len(FACES)  # the chance of a colour
DRAW = 2 / len(FACES)  # the chance of an Event


class Stir(NamedTuple):
    """What an Event does on average."""

    wakes: float = 0.0  # Looters that are activated at random Portals
    snatches: float = 0.0  # all Looters at Portals loot
    wardens: float = 0.0  # that are placed

    def plus(self, other: "Stir", share: float = 1.0) -> "Stir":
        """Both together."""
        return Stir(*(one + share * more for one, more in zip(self, other, strict=True)))


CALM = Stir()


def stir_of(effects: tuple[AnyEffect, ...]) -> Stir:
    """What some effects do."""
    found = CALM
    for effect in effects:
        match effect:
            case Looter(LooterDeed.ACTIVATE):
                found = found.plus(Stir(wakes=1))
            case Warden(deed) if deed is not WardenDeed.PATROL:
                found = found.plus(Stir(wardens=1))
            case Each(Those.LOOTED, _):
                found = found.plus(Stir(snatches=1))
            case Each(Those.FREE, _):
                found = found.plus(Stir(wakes=0.5))
            case Instead(_, otherwise):
                found = found.plus(stir_of(otherwise), 0.5)
    return found


@lru_cache(maxsize=64)
def stirs(box: Box) -> dict[str, Stir]:
    """What each Event of a box does; Fairy Folk do nothing by themselves."""
    events: list[EventCard] = list(box.events.values())
    return {card.id: stir_of(card.effects) for card in events}


@lru_cache(maxsize=4096)
def awaited(box: Box, cards: tuple[str, ...]) -> Stir:
    """What the next Event does, if it is one of these."""
    known = stirs(box)
    total = CALM
    for card in cards:
        total = total.plus(known.get(card, CALM), 1 / len(cards))
    return total


def next_event(state: State) -> Stir:
    """What the next Event does, as far as the deck is known."""
    events = state.events
    if not events:
        return CALM
    last = len(events) - state.sunk_events
    cards = events[:1] if state.known_events or last <= 0 else tuple(sorted(events[:last]))
    return awaited(state.box, cards)


class Risks(NamedTuple):
    """What may happen before the next turn."""

    loot: tuple[float, ...]  # by colour: that its Item is looted
    wake: tuple[float, ...]  # by colour: that a Looter comes
    warden: float  # that one is placed


def risks_of(state: State, opening: int = 0) -> Risks:
    """The chances of the next labyrinth phase, before which this many more Portals are open."""
    present = [portal is not None or opening > 0 for portal in state.portals]
    count = sum(portal is not None for portal in state.portals) + opening
    stir, dice = next_event(state), state.sheet.dice
    loot, wake = [], []
    for colour, portal in enumerate(state.portals):
        hit = FACE * faces_for(present, colour) + DRAW * min(1.0, stir.wakes / max(1, count))
        looted, comes = 0.0, 0.0
        if portal is not None and portal.cell not in state.snares:
            if portal.cell in state.looters:
                looted = 1 - (1 - min(1.0, hit + DRAW * stir.snatches)) ** dice
            else:
                looted = hit * hit if dice > 1 else 0.0
                comes = 1 - (1 - hit) ** dice - looted
        loot.append(looted)
        wake.append(comes)
    return Risks(tuple(loot), tuple(wake), 1 - (1 - DRAW * min(1.0, stir.wardens)) ** dice)


def faces_for(present: list[bool], colour: int) -> int:
    """CH-LOOT-1: how many faces of a die mean a Portal: its own, and those of absent ones."""
    faces, other = 1, colour - 1
    while not present[other % len(present)] and other > colour - len(present):
        faces, other = faces + 1, other - 1
    return faces
