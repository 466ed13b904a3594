"""Chance that remembers what it brought, so that a second referee can be given the same."""

from collections.abc import Sequence
from typing import Any, TypeVar

from dedale.core.rng import Philox
from tests.kit.chance import Rigged

T = TypeVar("T")


class Recorded(Philox):
    """Chance as at a real table; `again` brings the same once more."""

    def __init__(self, seed: str, step: int = 0) -> None:
        super().__init__(seed, step)
        self.brought: list[Any] = []
        self._depth = 0

    def below(self, bound: int) -> int:
        number = super().below(bound)
        if not self._depth:
            self.brought.append(number)
        return number

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        self._depth += 1
        order = super().shuffle(items)
        self._depth -= 1
        self.brought.append(order)
        return order

    def again(self) -> Rigged:
        """The same draws, for whoever asks for them in the same order."""
        return Rigged(*self.brought)
