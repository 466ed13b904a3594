"""Piles of cards as words: six cards in each, five bits a card, the first one lowest.

A card is its number and one; 0 is no card.
"""

from collections.abc import Iterable

import jax.numpy as jnp
import numpy as np

from dedale.maze.jax.dealing import total
from dedale.maze.jax.masks import Word, count, u32
from dedale.maze.jax.pawns import packed

Pile = tuple[Word, ...]

CARD_BITS, CARDS_A_WORD = 5, 6


def words_for(cards: int) -> int:
    """How many words a pile of so many cards takes."""
    return -(-cards // CARDS_A_WORD)


def constant_pile(numbers: Iterable[int], most: int) -> tuple[np.uint32, ...]:
    """A pile that is known beforehand, with room for so many cards."""
    cards = [*numbers]
    starts = range(0, most, CARDS_A_WORD)
    return tuple(packed(cards[start : start + CARDS_A_WORD], CARD_BITS) for start in starts)


def pile(places: Word, mine: Word, most: int) -> Pile:
    """The pile of those cards that are `mine`; each card is told its place in it."""
    number, at = places // CARDS_A_WORD, CARD_BITS * (places % CARDS_A_WORD)
    cards = np.arange(1, places.size + 1, dtype=u32) << at
    return tuple(
        total(jnp.where(mine & (number == word), cards, 0)) for word in range(words_for(most))
    )


FIRST_BITS = sum(1 << CARD_BITS * k for k in range(CARDS_A_WORD))
WHOLE = u32((1 << CARD_BITS * CARDS_A_WORD) - 1)


def top(pile: Pile) -> Word:
    """The first card, or 0."""
    return pile[0] & 31


def without_top(pile: Pile, when: Word) -> Pile:
    """The pile after a card was drawn; an empty one stays so."""
    by = jnp.where(when, u32(CARD_BITS), u32(0))
    later = (*pile[1:], u32(0))
    whole = CARD_BITS * CARDS_A_WORD
    return tuple(a >> by | b << (whole - by) & WHOLE for a, b in zip(pile, later, strict=True))


def height(pile: Pile) -> Word:
    """How many cards there are."""
    cards = pile[0] ^ pile[0]
    for word in pile:
        any_bit = word | word >> 1 | word >> 2 | word >> 3 | word >> 4
        cards = cards + count(any_bit & u32(FIRST_BITS))
    return cards
