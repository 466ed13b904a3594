"""What differs between two runs: of two commits, two packs, two players."""

from collections.abc import Iterator, Sequence

import polars as pl

from dedale.lab.findings.arms import CERTAIN, CHANGE, differing
from dedale.lab.findings.certainty import doubt, holm
from dedale.lab.findings.estimates import apart, mean, share_of
from dedale.lab.findings.finding import (
    Cell,
    Chart,
    Column,
    Estimate,
    Finding,
    Form,
    Kind,
    Line,
    Upshot,
)
from dedale.lab.findings.pieces import DIFFERENCE
from dedale.lab.findings.sample import Sample, paired_rows
from dedale.lab.findings.wins import ARM
from dedale.lab.plan import Arm

Rows = list[Line]


def between(one: Sample, other: Sample) -> Iterator[Finding]:
    """Wins and length, game by game where both were dealt alike."""
    arms = list(shared(one, other))
    telling = [pair for pair in arms if one.tells(pair[0]) and other.tells(pair[1])]
    if telling and one.together == other.together:
        rows = [row(one, other, pair, "score") for pair in telling]
        yield told("compare-wins", [ARM], rows, Kind.SHARE)
    if arms:
        rows = [row(one, other, pair, "length") for pair in arms]
        yield told("compare-length", [ARM], rows, Kind.NUMBER)


def shared(one: Sample, other: Sample) -> Iterator[tuple[Arm, Arm]]:
    """Arms of the same name; two runs of one arm each are compared whoever played."""
    if len(one.arms) == len(other.arms) == 1:
        yield one.arms[0], other.arms[0]
        return
    names = {arm.name: arm for arm in other.arms}
    for arm in one.arms:
        if arm.name in names:
            yield arm, names[arm.name]


def row(one: Sample, other: Sample, arms: tuple[Arm, Arm], what: str) -> Line:
    """An arm of both runs, how they differ, and how often luck would do as much."""
    first, second = one.of(arms[0]), other.of(arms[1])
    sides = [amount(units, what) for units in (first, second)]
    if dealt_alike(one, other, arms):
        return (one.named(arms[0]), *sides, *differing(paired_rows(first, second), what))
    difference = apart(*sides) if sides[0] and sides[1] else None  # type: ignore[arg-type]
    return (one.named(arms[0]), *sides, difference, doubt(difference) if difference else None)


def dealt_alike(one: Sample, other: Sample, arms: tuple[Arm, Arm]) -> bool:
    """Whether they have deals in common, played by the same players in the same order."""
    plans = one.plan, other.plan
    alike = len({(plan.game, plan.seed, plan.chained) for plan in plans}) == 1
    return alike and len({tuple(sorted(arm.names)) for arm in arms}) == 1


def amount(units: pl.DataFrame, what: str) -> Estimate | None:
    """How much there is of something."""
    values, deals = units[what].to_list(), units["deal"].to_list()
    return share_of(values, deals) if what == "score" else mean(values, deals)


def both(one: Finding, other: Finding) -> Iterator[Finding]:
    """What two runs have both found, and how it differs."""
    main = main_column(one)
    labels = [column for column in one.columns if column.kind is Kind.NAME]
    if main is None or not labels or main not in other.columns:
        return
    places = [one.place(column.key) for column in labels]
    others = {tuple(found[place] for place in places): found for found in other.rows}
    rows: Rows = []
    for found in one.rows:
        label = tuple(found[place] for place in places)
        sides = [each[one.place(main.key)] for each in (found, others.get(label)) if each]
        if len(sides) == 2 and all(isinstance(side, Estimate) for side in sides):
            difference = apart(*sides)  # type: ignore[arg-type]
            rows.append((*label, *sides, difference, doubt(difference)))
    rows.sort(key=lambda row: -abs(row[-2].value))  # type: ignore[union-attr]
    if rows:
        yield told(one.key, labels, rows, main.kind)._replace(facts=one.facts)


def main_column(finding: Finding) -> Column | None:
    """The column that a drawing shows; distributions have none that can be compared."""
    if finding.chart is None or finding.chart.form is Form.COLUMNS:
        return None
    keys = (finding.chart.by, finding.chart.x, finding.chart.y)
    kinds = (Kind.SHARE, Kind.NUMBER)
    shown = (column for column in finding.columns if column.key in keys and column.kind in kinds)
    return next((one for one in shown if isinstance(finding.values(one.key)[0], Estimate)), None)


def told(key: str, labels: Sequence[Column], doubted: Rows, kind: Kind) -> Finding:
    """A table of differences, and what is certain in it; rows end with how doubtful they are."""
    sure = holm([row[-1] for row in doubted])  # type: ignore[misc] # as row says
    rows = [(*row[:-1], certain) for row, certain in zip(doubted, sure, strict=True)]
    differs = DIFFERENCE if kind is Kind.SHARE else CHANGE
    columns = [*labels, Column("one", kind), Column("other", kind), differs, CERTAIN]
    chart = Chart(Form.SPANS, differs.key, labels[-1].key, level=0) if len(labels) == 1 else None
    count = sure.count(True)
    facts: dict[str, Cell] = {"count": count, "total": len(rows), "difference": rows[0][-2]}
    name = "compare-sure" if count else "compare-nothing"
    if len(rows) == 1:
        name = f"{name}-one"
    return Finding(key, columns, rows, chart, Upshot(name, facts, {"difference": differs.kind}))
