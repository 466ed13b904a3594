"""Ties tests to the rules that they carry."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from dedale.core.errors import Illegal


def rule(*ids: str) -> Callable:
    """The test fails if one of these rules is broken; `make rules` counts on it."""
    return pytest.mark.rule(*ids)


@contextmanager
def refused_by(id: str) -> Iterator[None]:
    """What happens inside is refused by this rule."""
    with pytest.raises(Illegal) as refusal:
        yield
    assert refusal.value.rule == id
