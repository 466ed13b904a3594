"""Quick chance for imagined tables, which need nothing better."""

from collections.abc import Sequence
from typing import TypeVar

from dedale.core.rng import shuffled

T = TypeVar("T")

MASK = 2**64 - 1
FACTOR, SUMMAND = 6364136223846793005, 1442695040888963407


class Lot:
    """A quick generator."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + SUMMAND) & MASK
        self.below(2)
        self.below(2)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, but not including, `bound`."""
        self._state = (self._state * FACTOR + SUMMAND) & MASK
        return (self._state >> 33) % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        return shuffled(items, self.below)
