"""What is known of the cards to come: how many, how soon, and whether in time."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from dedale.games.legends.content import BOX, ChapterId, Happening, Monster, Moon

SLUGS = frozenset(
    id for id, card in BOX.game_cards.items() if isinstance(card, Monster) and card.slug
)
MOONS = frozenset(id for id, card in BOX.game_cards.items() if isinstance(card, Moon))
TIGHT, EASY = 2, 5  # cards that are left when it is nearly too late, and when there is time


class Clock(NamedTuple):
    """A game deck, as far as anybody knows it."""

    deck: tuple[str, ...]  # its middle lies in no order
    known: int
    sunk: int
    left: int
    next: float  # how likely the next card comes into the passage
    passage: float  # the share of passage cards among all that are left
    dark: float  # how likely the next card shows the Darkness icon
    wanted: int  # cards that the chapter waits for: moons, slugs, Darkness icons


@lru_cache(maxsize=4096)
def clock_of(chapter: ChapterId, deck: tuple[str, ...], known: int, sunk: int) -> Clock:
    """What is known of a game deck: not the order of its middle."""
    if not deck:
        return Clock(deck, 0, 0, 0, 0.0, 0.0, 0.0, 0)
    middle = deck[known : max(known, len(deck) - sunk)] or deck
    coming = deck[:1] if known else middle
    enter = sum(comes_in(card) for card in coming) / len(coming)
    dark = sum(card.endswith("+dark") for card in coming) / len(coming)
    share = sum(comes_in(card) for card in deck) / len(deck)
    wanted = sum(is_wanted(chapter, card) for card in deck)
    return Clock(deck, known, sunk, len(deck), enter, share, dark, wanted)


def comes_in(card: str) -> bool:
    """Whether a game card comes into the passage."""
    return not isinstance(BOX.game_cards[card.removesuffix("+dark")], Happening)


def is_wanted(chapter: ChapterId, card: str) -> bool:
    """Whether a chapter waits for a card."""
    match chapter:
        case ChapterId.MOONS:
            return card in MOONS
        case ChapterId.MAGMA:
            return card in SLUGS
        case ChapterId.DARKNESS:
            return card.endswith("+dark")
    return False


@lru_cache(maxsize=8192)
def too_late(chapter: ChapterId, clock: Clock, needed: int) -> float:
    """How likely so many of the wanted cards do not come in time."""
    return 0.6 * missed(chapter, clock, needed, TIGHT) + 0.4 * missed(chapter, clock, needed, EASY)


def missed(chapter: ChapterId, clock: Clock, needed: int, spare: int) -> float:
    """How likely so many of the wanted cards do not come before the last few."""
    deck, size = clock.deck, clock.left
    end, start = max(clock.known, size - clock.sunk), clock.known
    last = max(0, size - spare)  # the first card that comes too late
    wanted = [is_wanted(chapter, card) for card in deck]
    need = needed - sum(wanted[: min(start, last)]) - sum(wanted[end : max(end, last)])
    if need <= 0:
        return 0.0
    count, middle, early = sum(wanted[start:end]), end - start, max(0, min(end, last) - start)
    if need > count:
        return 1.0
    good = sum(
        comb(count, n) * comb(middle - count, early - n) for n in range(need, min(count, early) + 1)
    )
    return 1.0 - good / comb(middle, early)
