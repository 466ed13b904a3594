"""Timing that says the same on a busy machine: the best of several rounds."""

import time
from collections.abc import Callable
from typing import Any

ROUNDS = 5


def seconds(work: Callable[[], Any], units: int) -> float:
    """Processor seconds a unit, in the best round."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        best = min(best, time.process_time() - begin)
    return best / units


def spoken(value: float) -> str:
    """A duration in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:,.1f} {unit}"
    return f"{value / 1e-9:,.0f} ns"
