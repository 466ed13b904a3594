"""What is known of the cards to come: how many, how soon, and whether in time."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from dedale.games.legends.content import Box, ChapterId, Happening, Moon, box_of
from dedale.games.legends.rules.passage import plain

TIGHT, EASY = 2, 5  # cards that are left when it is nearly too late, and when there is time


class Clock(NamedTuple):
    """A game deck, as far as anybody knows it."""

    awaited: tuple[bool, ...]  # by card: what the chapter waits for; the middle lies in no order
    known: int
    sunk: int
    left: int
    next: float  # how likely the next card comes into the passage
    passage: float  # the share of passage cards among all that are left
    dark: float  # how likely the next card shows the Darkness icon
    wanted: int  # how many cards the chapter waits for: moons, slugs, Darkness icons


@lru_cache(maxsize=4096)
def clock_of(pack: str, chapter: ChapterId, deck: tuple[str, ...], known: int, sunk: int) -> Clock:
    """What is known of a game deck: not the order of its middle."""
    if not deck:
        return Clock((), 0, 0, 0, 0.0, 0.0, 0.0, 0)
    box = box_of(pack)
    middle = deck[known : max(known, len(deck) - sunk)] or deck
    coming = deck[:1] if known else middle
    enter = sum(comes_in(box, card) for card in coming) / len(coming)
    dark = sum(card.endswith("+dark") for card in coming) / len(coming)
    share = sum(comes_in(box, card) for card in deck) / len(deck)
    awaited = tuple(is_awaited(box, chapter, card) for card in deck)
    return Clock(awaited, known, sunk, len(deck), enter, share, dark, sum(awaited))


def comes_in(box: Box, card: str) -> bool:
    """Whether a game card comes into the passage."""
    return not isinstance(box.game_cards[plain(card)], Happening)


def is_awaited(box: Box, chapter: ChapterId, card: str) -> bool:
    """Whether a chapter waits for a card."""
    match chapter:
        case ChapterId.MOONS:
            return isinstance(box.game_cards[plain(card)], Moon)
        case ChapterId.MAGMA:
            return plain(card) in box.slugs
        case ChapterId.DARKNESS:
            return card.endswith("+dark")
    return False


@lru_cache(maxsize=8192)
def too_late(clock: Clock, needed: int) -> float:
    """How likely so many of the awaited cards do not come in time."""
    return 0.6 * missed(clock, needed, TIGHT) + 0.4 * missed(clock, needed, EASY)


def missed(clock: Clock, needed: int, spare: int) -> float:
    """How likely so many of the awaited cards do not come before the last few."""
    wanted, size = clock.awaited, clock.left
    end, start = max(clock.known, size - clock.sunk), clock.known
    last = max(0, size - spare)  # the first card that comes too late
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
