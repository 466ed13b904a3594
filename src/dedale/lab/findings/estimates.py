"""Estimates with intervals of 95 %.

A deal is played in every order of the players, and such games are not independent: where values
come with the deals that they are of, an interval is as wide as the deals differ. It is never
narrower than if all games were independent, and where each deal was played once, it is just that.
"""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from dedale.core.score import SURE, wilson
from dedale.lab.findings.finding import Estimate

Deals = Sequence[Hashable]
"""Of which deal each value is; empty where each is of its own."""


def share(wins: float, games: float, design: float = 1.0) -> Estimate | None:
    """A share of games, by Wilson; of dependent ones, as if they were fewer by their design."""
    return Estimate(wins / games, *wilson(wins / games, games / design)) if games else None


def share_of(scores: Sequence[float], deals: Deals) -> Estimate | None:
    """The share of games with some score: 1, or 0."""
    return share(sum(scores), len(scores), design_of(scores, deals))


def design_of(values: Sequence[float], deals: Deals) -> float:
    """How many games say as much as one that is a deal of its own: the design effect.

    Where deals cannot be told apart by their values, each counts once.
    """
    count = len({*deals})
    if count == len(deals):
        return 1.0
    middle = fmean(values)
    off: defaultdict[Hashable, float] = defaultdict(float)
    for value, deal in zip(values, deals, strict=True):
        off[deal] += value - middle
    alone = sum((value - middle) ** 2 for value in values)
    if count < 2 or not alone:
        return len(values) / count
    together = sum(one * one for one in off.values()) * count / (count - 1)
    return max(1.0, together / alone * (len(values) - 1) / len(values))


def mean(values: Sequence[float], deals: Deals = ()) -> Estimate | None:
    """An average, by Student; what is never below nothing is not so on average either."""
    if not values:
        return None
    middle, width = fmean(values), wide(values, deals)
    low = middle - width
    return Estimate(middle, max(0.0, low) if min(values) >= 0 else low, middle + width)


def wide(values: Sequence[float], deals: Deals = ()) -> float:
    """How far an interval reaches to each side of an average."""
    count = len({*deals} or values)
    if count < 2:
        return inf
    return student(count - 1) * stdev(values) * sqrt(design_of(values, deals) / len(values))


def student(freedom: int) -> float:
    """Student's quantile for 95 %, by Cornish and Fisher; small samples are less sure."""
    z, n = SURE, freedom
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + (z**3 + z) / (4 * n) + second + third


def paired(differences: Sequence[float], deals: Deals = ()) -> Estimate | None:
    """How many more wins an arm has in games that were dealt alike, by Agresti and Min.

    Each difference is -1, 0 or 1. A few games that are all alike are not sure of themselves.
    """
    if not differences:
        return None
    design = design_of(differences, deals)
    more, fewer = differences.count(1) / design, differences.count(-1) / design
    n = len(differences) / design + 2
    middle = (more - fewer) / n
    width = SURE * sqrt(more + fewer + 1 - n * middle * middle) / n
    value = fmean(differences)
    return Estimate(
        value, max(-1.0, min(value, middle - width)), min(1.0, max(value, middle + width))
    )


def apart(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is, where games were dealt differently; by Newcombe."""
    value = other.value - one.value
    below = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    above = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Estimate(value, value - below, value + above)


def clustered(hits: Sequence[float], tries: Sequence[float], deals: Deals = ()) -> Estimate | None:
    """A share of tries, of which those in one deal are alike: less sure than they are many."""
    hits, tries = summed(hits, deals), summed(tries, deals)
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


def summed(values: Sequence[float], deals: Deals) -> Sequence[float]:
    """The sum of what is of one deal, deal by deal."""
    sums: defaultdict[Hashable, float] = defaultdict(float)
    for value, deal in zip(values, deals or range(len(values)), strict=True):
        sums[deal] += value
    return list(sums.values())
