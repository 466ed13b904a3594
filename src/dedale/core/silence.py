"""What is done for a seat that does not answer in time."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

A = TypeVar("A")


def least_of(offers: Sequence[A], harmless: Iterable[A]) -> A | None:
    """The first of the harmless actions that is offered, or else the first offer; None of none."""
    return next((action for action in harmless if action in offers), offers[0] if offers else None)
