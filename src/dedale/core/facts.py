"""Things in numbers, for programs: what is in a box, counted, and views as rows of bytes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

A = TypeVar("A")

MOST = 255
"""The greatest number of a row."""


class BoxOrder:
    """Things of one kind, in the order of the box: by their place there, from 1; 0 is none."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._places = {name: place for place, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str | None) -> int:
        """The place of a thing, from 1."""
        return 0 if name is None else self._places[name] + 1

    def counts(self, names: Iterable[str]) -> list[int]:
        """How many there are of each kind."""
        found = [0] * len(self.names)
        for name in names:
            found[self._places[name]] += 1
        return found

    def first_of(self, names: Sequence[str], most: int) -> list[int]:
        """The first few, by number."""
        return padded([self.number(name) for name in names[:most]], most)


def groups(actions: Iterable[A | None]) -> dict[type[A], range]:
    """Which codes each kind of action has, where those of a kind stand together."""
    found: dict[type[A], range] = {}
    for number, action in enumerate(actions):
        if action is None:  # a code that is not used any more
            continue
        known = found.get(type(action), range(number, number))
        found[type(action)] = range(known.start, number + 1)
    return found


def padded(told: list[int], size: int) -> list[int]:
    """As many numbers as there is room for."""
    return told + [0] * (size - len(told))


class Fact(NamedTuple):
    """Some bytes of a row."""

    name: str
    first: int
    size: int
    tell: Callable[[Any], Iterable[int]]


def placed(told: Iterable[tuple[str, int, Callable[[Any], Iterable[int]]]]) -> tuple[Fact, ...]:
    """Facts with their sizes, each where it stands in the row."""
    found, first = [], 0
    for name, size, tell in told:
        found.append(Fact(name, first, size, tell))
        first += size
    return tuple(found)


def row_of(facts: Sequence[Fact], view: Any) -> bytearray:
    """The row of a view."""
    row = bytearray(facts[-1].first + facts[-1].size)
    for fact in facts:
        row[fact.first : fact.first + fact.size] = bytes(fact.tell(view))
    return row
