"""Chance, keyed by a table's seed and the number of the step.

The generator is Philox 4x64 with ten rounds. It has no state to lose track of: the same seed and
step give the same numbers on any machine. The order of draws is part of a game's rules.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD = 2**64
LAST = WORD - 1
MULTIPLIERS = (0xD2E7470EE14C6C93, 0xCA5A826395121157)
WEYL = (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)
ROUNDS = 10

Block = tuple[int, int, int, int]


class Rng(Protocol):
    """What rules may ask of chance."""

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, but not including, `bound`; all are equally likely."""

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""


class Philox:
    """The chance of one step of one table."""

    def __init__(self, seed: str, step: int) -> None:
        self._key = key_of(seed)
        self._step = step
        self._blocks = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Draw words until one falls below the greatest multiple of `bound`."""
        if bound < 1:
            raise ValueError(f"chance needs at least one possibility, not {bound}")
        limit = WORD - WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Draw one index."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Draw an index for each place but the first."""
        return shuffled(items, self.below)

    def _word(self) -> int:
        if not self._words:
            block = philox((self._blocks, self._step, 0, 0), self._key)
            self._words = list(reversed(block))
            self._blocks += 1
        return self._words.pop()


def shuffled(items: Sequence[T], below: Callable[[int], int]) -> tuple[T, ...]:
    """The items in the order that chance gives: Fisher and Yates, from the last place down."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


@lru_cache(maxsize=256)
def key_of(seed: str) -> tuple[int, int]:
    """The key that a seed stands for."""
    digest = blake2b(seed.encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


def philox(counter: Block, key: tuple[int, int]) -> Block:
    """One block of four random words."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    m0, m1 = MULTIPLIERS
    w0, w1 = WEYL
    for _ in range(ROUNDS):
        one, two = c0 * m0, c2 * m1
        c0, c1, c2, c3 = two >> 64 ^ c1 ^ k0, two & LAST, one >> 64 ^ c3 ^ k1, one & LAST
        k0, k1 = k0 + w0 & LAST, k1 + w1 & LAST
    return c0, c1, c2, c3
