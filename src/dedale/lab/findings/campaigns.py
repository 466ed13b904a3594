"""What the parts of campaigns are like."""

from collections.abc import Iterator

import polars as pl

from dedale.lab.findings.estimates import mean, share_of
from dedale.lab.findings.finding import Chart, Column, Finding, Form, Kind, Line, Word
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.wins import CAMPAIGNS, GAMES, SHARE, averaged

PART = Column("part", Kind.NAME)
TURNS = Column("mean", Kind.NUMBER)
LAST = "part-final"


def parts(sample: Sample) -> Iterator[Finding]:
    """Of each part: how many campaigns reached it, games for each, games won, and turns."""
    rows: list[Line] = []
    for name, tables in by_part(sample):
        reached = tables.select("arm", "number").n_unique()
        deals = tables["deal"].to_list()
        won = share_of([bool(winners) for winners in tables["winners"].to_list()], deals)
        turns = mean([float(turns) for turns in tables["turns"].to_list()], deals)
        each = len(tables) / reached
        rows.append((Word("part", name), reached, len(tables), each, won, turns))
    columns = [PART, CAMPAIGNS, GAMES, Column("attempts", Kind.NUMBER), SHARE, TURNS]
    if rows:
        yield Finding("parts", columns, rows, Chart(Form.SPANS, "share", "part"))


def by_part(sample: Sample) -> list[tuple[str, pl.DataFrame]]:
    """The tables of each part, in the order in which campaigns come to them."""
    found = sample.tables.group_by("part", maintain_order=True)
    parts = {str(name): tables for (name,), tables in found if name}
    reached = sorted(parts, key=lambda name: (name == LAST, parts[name]["leg"].min(), name))
    return [(name, parts[name]) for name in reached]


def measured(sample: Sample) -> Iterator[Finding]:
    """What the game measures, on average, in each part."""
    parts = by_part(sample)
    names = dict.fromkeys(
        one["name"] for told in sample.tables["measures"].to_list() for one in told
    )
    columns = [Column("measure", Kind.NAME)]
    columns += [Column(f"part:{name}", Kind.NUMBER) for name, _ in parts]
    rows = [
        (Word("measure", name), *(averaged(values(tables, name)) for _, tables in parts))
        for name in names
    ]
    if rows and parts:
        yield Finding("measured-by-part", columns, rows)


def values(tables: pl.DataFrame, name: str) -> list[tuple[float, str]]:
    """A number that was measured at some tables, and the deals."""
    told = tables.select("measures", "deal").iter_rows()
    return [(one["value"], deal) for row, deal in told for one in row if one["name"] == name]
