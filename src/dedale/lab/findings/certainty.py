"""What is certain where many things are tried: the more there are, the more luck brings about."""

from collections.abc import Sequence
from math import erfc, inf, isinf, log1p, sqrt

from dedale.core.score import SURE
from dedale.lab.findings.estimates import student
from dedale.lab.findings.finding import Estimate

LUCK = erfc(SURE / sqrt(2))  # how often an interval of 95 % leaves out the truth


def doubt(difference: Estimate, freedom: float = inf) -> float:
    """How often luck alone would lead as far from nothing, by how far the interval is from it.

    Averages of few values have the degrees of freedom of Student, whose curve is brought to the
    normal one after Wallace.
    """
    value, low, high = difference
    reach = value - low if value > 0 else high - value
    if not value or not reach:
        return float(not value)
    far = abs(value) / reach  # 1 where the interval just touches nothing
    if isinf(freedom):
        return erfc(SURE * far / sqrt(2))
    bound = student(int(freedom))
    return erfc(SURE / sqrt(2) * wallace(far * bound, freedom) / wallace(bound, freedom))


def wallace(value: float, freedom: float) -> float:
    """What is as rare on the normal curve, but for a factor."""
    return sqrt(log1p(value * value / freedom))


def holm(doubts: Sequence[float | None]) -> list[bool | None]:
    """What is certain of all that was tried together; None where nothing is known.

    With a certainty of 95 %, nothing of this is mere luck; a single one is as certain as its
    interval.
    """
    known = sorted((one, place) for place, one in enumerate(doubts) if one is not None)
    sure: list[bool | None] = [None if one is None else False for one in doubts]
    for left, (one, place) in zip(range(len(known), 0, -1), known, strict=True):
        if one * left >= LUCK:
            break
        sure[place] = True
    return sure
