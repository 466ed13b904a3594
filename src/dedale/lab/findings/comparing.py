"""What differs between two runs: of two commits, two packs, two players."""

from collections import Counter
from collections.abc import Iterator, Sequence

import polars as pl
from msgspec.structs import replace

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
    Word,
)
from dedale.lab.findings.pieces import DIFFERENCE
from dedale.lab.findings.sample import Sample, paired_rows
from dedale.lab.findings.wins import ARM, PLAYER
from dedale.lab.plan import Arm

Rows = list[Line]
Sides = tuple[Sample, Sample]
"""What is compared: the rows of one arm in one run, and in the other."""


def between(one: Sample, other: Sample) -> Iterator[Finding]:
    """Wins and length, game by game where both were dealt alike."""
    pairs = [sides(one, other, arms) for arms in shared(one, other)]
    telling = [pair for pair in pairs if tells(pair)]
    if telling:
        labels = [ARM] if one.together else [PLAYER] if len(pairs) == 1 else [ARM, PLAYER]
        rows = [row(pair, labels, "score") for pair in telling]
        yield told("compare-wins", labels, rows, Kind.SHARE)
    if pairs:
        rows = [row(pair, [ARM], "length") for pair in pairs]
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


def sides(one: Sample, other: Sample, arms: tuple[Arm, Arm]) -> Sides:
    """An arm of each run. Wins are those of one player, the first who sits at both tables."""
    first, second = arms
    who = next((name for name in first.names if name in second.names), "")
    return side(one, first, first.names, who), side(other, second, renamed(*arms), who)


def side(sample: Sample, arm: Arm, names: tuple[str, ...], who: str) -> Sample:
    """The rows of an arm."""
    arms = [replace(one, like=names) if one is arm else one for one in sample.plan.arms]
    plan = replace(sample.plan, arms=tuple(arms))
    return Sample(plan, sample.tables.filter(pl.col("arm") == arm.name), who)


def renamed(one: Arm, other: Arm) -> tuple[str, ...]:
    """The players of the other arm, where one of them has the name of whom it stands for.

    So games are alike in which the same sit at the same seats, or one sits for another.
    """
    first, second = Counter(one.names), Counter(other.names)
    common = first & second
    gone, new = first - common, second - common
    if len(gone) == len(new) == 1 and gone.total() == new.total():
        (old,), (name,) = gone, new
        if not {old, name} & {*common}:
            return tuple(old if each == name else each for each in other.names)
    return other.names


def tells(pair: Sides) -> bool:
    """Whether wins tell anything: those of the team, or of a player who sat at both tables."""
    one, other = pair
    return one.together or all(each.who and each.telling for each in (one, other))


def row(pair: Sides, labels: Sequence[Column], what: str) -> Line:
    """An arm of both runs, how they differ, and how often luck would do as much."""
    one, other = pair
    words = {ARM: one.named(one.arms[0]), PLAYER: Word("player", one.who)}
    label = [words[column] for column in labels]
    amounts = [amount(each.units, what) for each in pair]
    alike = paired_rows(one.units, other.units)
    if dealt_alike(pair) and len(alike):
        return (*label, *amounts, *differing(alike, what))
    difference = apart(*amounts) if all(amounts) else None  # type: ignore[arg-type]
    return (*label, *amounts, difference, doubt(difference) if difference else None)


def dealt_alike(pair: Sides) -> bool:
    """Whether their games have the same chance, and the same players but for one."""
    alike = len({(each.plan.seed, each.plan.chained) for each in pair}) == 1
    return alike and len({tuple(sorted(each.arms[0].names)) for each in pair}) == 1


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
