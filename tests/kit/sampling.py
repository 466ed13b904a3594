"""What `make test` samples, and `make soak` tries in full."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

WHOLE = "WHOLE" in os.environ


def sampled(things: Iterable[T], few: int = 1) -> list[T]:
    """The first few of things that are all alike; all of them in `make soak`."""
    return list(things) if WHOLE else list(things)[:few]
