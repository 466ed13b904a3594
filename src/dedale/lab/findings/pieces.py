"""The use of pieces: cards, places, spells; and what is chosen where there is a choice."""

from collections.abc import Iterator, Mapping, Sequence

import polars as pl

from dedale.lab.findings.estimates import apart, clustered, share_of
from dedale.lab.findings.finding import Chart, Column, Finding, Form, Kind, Line, Word, worth
from dedale.lab.findings.sample import Sample

PIECE = Column("piece", Kind.NAME)
DIFFERENCE = Column("difference", Kind.POINTS)
USES = [
    PIECE,
    Column("a-game", Kind.NUMBER),
    Column("turned-up", Kind.SHARE),
]
WON = [Column("with", Kind.SHARE), Column("without", Kind.SHARE), DIFFERENCE]
CHOICES = [
    PIECE,
    Column("offered", Kind.COUNT),
    Column("chosen", Kind.COUNT),
    Column("choice", Kind.SHARE),
]
UNTOLD = "–"  # the action in runs that do not tell it
Tried = tuple[int, int, str]
"""How often a piece was chosen in a game, how often it was offered, and the deal."""


def uses(sample: Sample) -> Iterator[Finding]:
    """For each kind of event, how often it told of each piece, and whether that goes with wins."""
    units = sample.units
    won = dict(zip(units.select("arm", "number").rows(), units["won"].to_list(), strict=True))
    deals = dict(zip(won, units["deal"].to_list(), strict=True))
    tells = sample.together and 0 < sum(won.values()) < len(won)
    seen: list[list[Line]] = []  # what is put away was drawn before
    events = told_of(sample).partition_by("event", maintain_order=True)
    for told in sorted(events, key=lambda told: -told["piece"].n_unique()):
        by_piece: dict[str, dict[tuple[str, int], int]] = {}
        for arm, number, piece, times in told.select("arm", "number", "piece", "times").iter_rows():
            if (arm, number) in won:
                by_piece.setdefault(piece, {})[arm, number] = times
        rows = [
            used(piece, times, won if tells else {}, deals) for piece, times in by_piece.items()
        ]
        if len(rows) > 1 and any(len(times) < len(won) for times in by_piece.values()):
            rows.sort(key=lambda row: (-worth(row[-1]), -worth(row[1]), str(row[0])))
            if rows in seen:
                continue
            seen.append(rows)
            event = Word("event", told["event"][0])
            columns = [*USES, *(WON if tells else [])]
            chart = Chart(Form.SPANS, "turned-up", "piece")
            if tells:
                chart = Chart(Form.SPANS, "difference", "piece", level=0)
            yield Finding("uses", columns, rows, chart, facts={"event": event})


def told_of(sample: Sample) -> pl.DataFrame:
    """How often events told of pieces, in each game or campaign; the busiest events first."""
    flat = (
        sample.tables.select("arm", "number", "used")
        .explode("used")
        .drop_nulls("used")
        .unnest("used")
    )
    summed = flat.group_by("arm", "number", "event", "piece").agg(pl.col("times").sum())
    return summed.sort("event", "piece", "arm", "number")


def used(
    piece: str,
    times: Mapping[tuple[str, int], int],
    won: Mapping[tuple[str, int], bool],
    deals: Mapping[tuple[str, int], str],
) -> Line:
    """The row of a piece; without wins where they tell nothing."""
    up = share_of([unit in times for unit in deals], list(deals.values()))
    row: Line = (Word("piece", piece), sum(times.values()) / len(deals), up)
    if not won:
        return row
    those, others = (
        share_of([won[unit] for unit in units], [deals[unit] for unit in units])
        for units in (list(times), [unit for unit in won if unit not in times])
    )
    return (*row, those, others, apart(others, those) if others and those else None)


def choices(sample: Sample) -> Iterator[Finding]:
    """For each action, how often it was done with each piece where it could be."""
    found: dict[str, dict[str, list[Tried]]] = {}
    for told, deal in sample.tables.select("choices", "deal").iter_rows():
        for one in told:
            pieces = found.setdefault(one["action"] or UNTOLD, {})
            pieces.setdefault(one["piece"], []).append((one["chosen"], one["offered"], deal))
    chart = Chart(Form.SPANS, "choice", "piece")
    for action, pieces in sorted(found.items(), key=lambda item: (-len(item[1]), item[0])):
        rows = [chosen(piece, tried) for piece, tried in pieces.items()]
        rows.sort(key=lambda row: (-worth(row[3]), -worth(row[1])))
        yield Finding("choices", CHOICES, rows, chart, facts={"event": Word("event", action)})


def chosen(piece: str, tried: Sequence[Tried]) -> Line:
    """The row of a piece."""
    times, offered, deals = zip(*tried, strict=True)
    part = clustered(times, offered, deals)
    return Word("piece", piece), sum(offered), sum(times), part
