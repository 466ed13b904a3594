"""Chance that tests can foresee."""

from collections.abc import Sequence
from typing import Any, TypeVar

from dedale.core.rng import Philox

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


def any_chance() -> Philox:
    """Chance where the test does not care what it brings."""
    return Philox("any", 1)
