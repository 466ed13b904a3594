"""Chance that a test can foresee."""

from collections.abc import Sequence
from typing import Any, TypeVar

from dedale.core.rng import WORD, Philox

T = TypeVar("T")


class Rigged:
    """Chance that brings what the test says: numbers for `below`, items, or orders."""

    def __init__(self, *results: Any) -> None:
        self.results = list(results)

    def below(self, bound: int) -> int:
        number = self._next()
        assert number in range(bound)
        return number

    def choice(self, items: Sequence[T]) -> T:
        item = self._next()
        assert item in items
        return item

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        order = tuple(self._next())
        assert sorted(order) == sorted(items), "a shuffle loses nothing and adds nothing"
        return order

    def _next(self) -> Any:
        assert self.results, "the rules asked chance for more than the test foresees"
        return self.results.pop(0)


class Mixed(Philox):
    """The chance of compiled games (maze/luck.py), in plain Python."""

    def __init__(self, key: int) -> None:
        self.word = key

    def below(self, bound: int) -> int:
        self.word = (self.word + 0x9E3779B97F4A7C15) % WORD
        word = self.word
        for right, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            word = (word ^ word >> right) * factor % WORD
        return ((word ^ word >> 31) >> 32) * bound >> 32


def any_chance() -> Philox:
    """Chance where the test does not care what it brings."""
    return Philox("any", 1)
