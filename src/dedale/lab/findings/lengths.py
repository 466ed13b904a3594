"""How long games are, in turns; of campaigns also in games."""

from collections.abc import Iterator, Sequence
from math import ceil
from statistics import quantiles

from dedale.lab.findings.estimates import Deals, mean, share_of
from dedale.lab.findings.finding import Chart, Column, Finding, Form, Kind, Upshot, Word
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.wins import ARM, CAMPAIGNS, GAMES, SHARE
from dedale.lab.plan import Arm

QUARTILES = ("least", "lower", "median", "upper", "most")
BINS = 16  # bars at most
FEW = 8  # games: of fewer, nobody can say where half of them lie


def lengths(sample: Sample) -> Iterator[Finding]:
    """How many turns games have: quartiles for each arm, and how they are distributed."""
    turns = [by_arm(sample, arm) for arm in sample.arms]
    rows = [
        (sample.named(arm), len(values), mean(values, deals), *quarters(values))
        for arm, (values, deals) in zip(sample.arms, turns, strict=True)
    ]
    columns = [ARM, GAMES, Column("mean", Kind.NUMBER)]
    columns += [Column(name, Kind.NUMBER) for name in QUARTILES]
    if len(rows) > 1:
        yield Finding("length", columns, rows, Chart(Form.BOXES, "median", "arm"))
        return
    _, _, _, _, lower, median, upper, _ = rows[0]
    facts = {"lower": lower, "median": median, "upper": upper}
    told = Upshot("length", facts, dict.fromkeys(facts, Kind.NUMBER))
    lead = told if len(turns[0][0]) >= FEW else None
    yield Finding("length", columns[1:], [row[1:] for row in rows], None, lead)
    yield from distribution(*turns[0])


def by_arm(sample: Sample, arm: Arm) -> tuple[list[int], Deals]:
    """How many turns the tables of an arm had, and their deals."""
    rows = sample.tables.filter(sample.tables["arm"] == arm.name)
    return [int(turns) for turns in rows["turns"].to_list()], rows["deal"].to_list()


def quarters(values: Sequence[float]) -> tuple[float, ...]:
    """The least, the quartiles, and the most."""
    if len(values) < 2:
        return tuple(values) * len(QUARTILES)
    lower, median, upper = quantiles(values, n=4, method="inclusive")
    return min(values), lower, median, upper, max(values)


def distribution(turns: Sequence[int], deals: Deals) -> Iterator[Finding]:
    """How many games had how many turns."""
    low, high = min(turns), max(turns)
    width = max(1, ceil((high - low + 1) / BINS))
    bins = [(turn - low) // width for turn in turns]
    rows = []
    for bin in range((high - low) // width + 1):
        first, last = low + bin * width, low + bin * width + width - 1
        band = Word("band", str(first) if width == 1 else f"{first}–{last}")
        rows.append((band, bins.count(bin), share_of([one == bin for one in bins], deals)))
    chart = Chart(Form.COLUMNS, "turns", "games") if len(rows) > 1 else None
    yield Finding("turns", [Column("turns", Kind.NAME), GAMES, SHARE], rows, chart)


def legs(sample: Sample) -> Iterator[Finding]:
    """How many games campaigns have."""
    found, deals = (sample.units[name].to_list() for name in ("legs", "deal"))
    if not found:
        return
    rows = [
        (Word("band", str(n)), found.count(n), share_of([one == n for one in found], deals))
        for n in range(min(found), max(found) + 1)
    ]
    average = mean([float(legs) for legs in found], deals)
    lead = Upshot("legs", {"mean": average}, {"mean": Kind.NUMBER})
    chart = Chart(Form.COLUMNS, "legs", "campaigns") if len(rows) > 1 else None
    yield Finding("legs", [Column("legs", Kind.NAME), CAMPAIGNS, SHARE], rows, chart, lead)
