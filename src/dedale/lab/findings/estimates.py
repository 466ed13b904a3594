"""Estimates with intervals of 95 %."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from dedale.core.score import SURE, wilson
from dedale.lab.findings.finding import Estimate


def share(wins: float, games: float) -> Estimate | None:
    """A share of independent games, by Wilson."""
    return Estimate(wins / games, *wilson(wins / games, games)) if games else None


def mean(values: Sequence[float]) -> Estimate | None:
    """An average, by Student; what is never below nothing is not so on average either."""
    if not values:
        return None
    middle, width = fmean(values), wide(values)
    low = middle - width
    return Estimate(middle, max(0.0, low) if min(values) >= 0 else low, middle + width)


def wide(values: Sequence[float]) -> float:
    """How far an interval reaches to each side of an average."""
    if len(values) < 2:
        return inf
    return student(len(values) - 1) * stdev(values) / sqrt(len(values))


def student(freedom: int) -> float:
    """Student's quantile for 95 %, by Cornish and Fisher; small samples are less sure."""
    z, n = SURE, freedom
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + (z**3 + z) / (4 * n) + second + third


def paired(differences: Sequence[float]) -> Estimate | None:
    """How many more wins an arm has in games that were dealt alike, by Agresti and Min.

    Each difference is -1, 0 or 1. A few games that are all alike are not sure of themselves.
    """
    if not differences:
        return None
    more, fewer = differences.count(1), differences.count(-1)
    n = len(differences) + 2
    middle = (more - fewer) / n
    width = SURE * sqrt(more + fewer + 1 - n * middle * middle) / n
    value = (more - fewer) / len(differences)
    return Estimate(
        value, max(-1.0, min(value, middle - width)), min(1.0, max(value, middle + width))
    )


def apart(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is, where games were dealt differently; by Newcombe."""
    value = other.value - one.value
    below = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    above = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Estimate(value, value - below, value + above)


def clustered(hits: Sequence[float], tries: Sequence[float]) -> Estimate | None:
    """A share of tries, of which those in one game are alike: less sure than they are many."""
    total, games = sum(tries), sum(one > 0 for one in tries)
    if not total:
        return None
    value = sum(hits) / total
    apart = sum((hit - value * one) ** 2 for hit, one in zip(hits, tries, strict=True))
    if not apart or games < 2:
        mixed = games > 1 and 0 < value < 1
        return Estimate(value, *wilson(value, total if mixed else games))
    spread = apart * games / (games - 1) / total**2
    return Estimate(value, *wilson(value, min(total, value * (1 - value) / spread)))
