"""Ties each test to the rules that it checks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from dedale.core.errors import Illegal


def rule(*ids: str) -> Callable:
    """The test fails if one of these rules is broken; `make rules` counts on it."""
    return pytest.mark.rule(*ids)


@contextmanager
def refused_by(id: str, **facts: object) -> Iterator[None]:
    """What happens inside is refused by this rule, and the refusal tells these facts."""
    with pytest.raises(Illegal) as refusal:
        yield
    assert refusal.value.rule == id
    assert refusal.value.facts | facts == refusal.value.facts
