"""What differs between arms: by the value of a number, or without one thing at a time."""

from collections.abc import Iterator, Sequence

import polars as pl

from dedale.lab.findings.certainty import doubt, holm
from dedale.lab.findings.estimates import mean, paired
from dedale.lab.findings.finding import (
    Chart,
    Column,
    Estimate,
    Finding,
    Form,
    Kind,
    Line,
    Upshot,
    worth,
)
from dedale.lab.findings.pieces import DIFFERENCE
from dedale.lab.findings.sample import Sample, differences
from dedale.lab.findings.wins import ARM, GAMES, SHARE, WINS, counted
from dedale.lab.plan import Arm

CHANGE = Column("change", Kind.CHANGE)
CERTAIN = Column("certain", Kind.CERTAIN)
MEAN = Column("mean", Kind.NUMBER)
Rows = list[Line]


def sweep(sample: Sample) -> Iterator[Finding]:
    """What a number does: to wins, and to the length of games."""
    valued = len({arm.value for arm in sample.arms}) == len(sample.arms) > 1
    numbers = valued and all(arm.value is not None for arm in sample.arms)
    values = {sample.named(arm): arm.value for arm in sample.arms}
    for key, column, rows in told(sample):
        columns = [ARM, GAMES, *column]
        chart = Chart(Form.SPANS, column[-3].key, "arm")
        lines = rows
        if numbers:
            lines = [(row[0], values[row[0]], *row[1:]) for row in rows]  # type: ignore[index]
            columns.insert(1, Column(f"value:{path_of(sample.arms)}", Kind.NUMBER))
            chart = Chart(Form.LINES, columns[1].key, column[-3].key)
        yield Finding(f"sweep-{key}", columns, lines, chart, strongest(lines, f"sweep-{key}"))


def path_of(arms: Sequence[Arm]) -> str:
    """What is varied, by its name."""
    return arms[0].name.rpartition(" ")[0]


def ablate(sample: Sample) -> Iterator[Finding]:
    """What happens without one thing at a time; what matters most comes first."""
    for key, column, (first, *others) in told(sample):
        rows = sorted(others, key=strength, reverse=True)
        chart = Chart(Form.SPANS, column[-2].key, "arm", level=0) if rows else None
        columns = [ARM, GAMES, *column]
        lead = strongest(rows, f"ablate-{key}")
        yield Finding(f"ablate-{key}", columns, [first, *rows], chart, lead)


def told(sample: Sample) -> Iterator[tuple[str, list[Column], Rows]]:
    """For wins and for length: a row for each arm, with what differs from the first one."""
    first, *_ = sample.arms
    if sample.tells(first) and (len(sample.telling) > 1 or len(sample.arms) == 1):
        rows = rows_of(sample, sample.telling, "score")
        yield "wins", [WINS, SHARE, DIFFERENCE, CERTAIN], rows
    yield "length", [MEAN, CHANGE, CERTAIN], rows_of(sample, sample.arms, "length")


def rows_of(sample: Sample, arms: Sequence[Arm], what: str) -> Rows:
    """How much there is of something in each arm, and how that differs from the first."""
    first, *others = arms
    found = [differing(sample.pairs(first, arm), what) for arm in others]
    sure = holm([doubted for _, doubted in found])
    against = zip((one for one, _ in found), sure, strict=True)
    return [
        (sample.named(arm), *amounts(sample, arm, what), *cells)
        for arm, cells in zip(arms, [(None, None), *against], strict=True)
    ]


def amounts(sample: Sample, arm: Arm, what: str) -> Line:
    """The games of an arm, and how much there was in them."""
    values, deals = (sample.of(arm)[name].to_list() for name in (what, "deal"))
    if what == "score":
        return counted(values, deals)
    return len(values), mean([float(value) for value in values], deals)


Differing = tuple[Estimate | None, float | None]
"""By how much two arms differ, and how often luck would do as much."""


def differing(pairs: pl.DataFrame, what: str) -> Differing:
    """How much more wins or turns there are in the second of each pair."""
    between, deals = differences(pairs, what), pairs["deal"].to_list()
    if what == "score":
        more = paired(between, deals)
        return more, doubt(more) if more else None
    longer = mean(between, deals)
    freedom = len({*deals}) - 1
    return longer, (doubt(longer, freedom) if freedom else 1.0) if longer else None


def strength(row: Line) -> tuple[bool, float]:
    """How much something matters: first what is certain, then by how much it changes."""
    return row[-1] is True, abs(worth(row[-2]))


def strongest(rows: Sequence[Line], key: str) -> Upshot | None:
    """What matters most, of all that is certain."""
    kind = Kind.POINTS if key.endswith("wins") else Kind.CHANGE
    sure = [row for row in rows if row[-1] is True and isinstance(row[-2], Estimate)]
    if not any(isinstance(row[-2], Estimate) for row in rows):
        return None
    if not sure:
        return Upshot(f"{key}-nothing")
    most = max(sure, key=lambda row: abs(row[-2].value))  # type: ignore[union-attr]
    facts = {"arm": most[0], "difference": most[-2], "count": len(sure)}
    return Upshot(key, facts, {"difference": kind})


def trials(sample: Sample) -> Iterator[Finding]:
    """What each trial of a search came to."""
    wins = bool(sample.telling)
    rows: Rows = []
    for arm in sample.arms:
        count, won, part = amounts(sample, arm, "score")
        _, length = amounts(sample, arm, "length")
        told = (won, part) if sample.tells(arm) else (None, None)
        rows.append((sample.named(arm), count, *(told if wins else ()), length))
    columns = [ARM, GAMES, *([WINS, SHARE] if wins else []), MEAN]
    yield Finding("trials", columns, rows, Chart(Form.SPANS, "share" if wins else "mean", "arm"))
