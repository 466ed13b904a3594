"""Timing that says the same on a busy machine: the best of several rounds."""

import time
from collections.abc import Callable
from typing import Any

ROUNDS = 9

Work = Callable[[], Any]


def seconds(*works: Work) -> list[float]:
    """Processor seconds of each work in its best round; rounds take turns, to be alike."""
    best = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            begin = time.process_time()
            work()
            best[number] = min(best[number], time.process_time() - begin)
    return best


def spoken(value: float) -> str:
    """A duration in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:,.1f} {unit}"
    return f"{value / 1e-9:,.0f} ns"
