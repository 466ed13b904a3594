"""Games worth watching, of those whose record was kept."""

import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from operator import truediv
from statistics import fmean, median
from typing import Any, NamedTuple
from zlib import compress

import polars as pl

from dedale.lab.findings.sample import Sample

SERVER = "http://127.0.0.1:8000"  # where `dedale` serves tables, unless it is told otherwise
LONGEST = 300_000  # bytes of a record: a page holds a few of them
RARE = 0.35  # of games: a result that is as rare as this is worth watching
Row = dict[str, Any]


class Example(NamedTuple):
    """A game worth watching, and why: `lab-example-<why>`."""

    why: str
    row: Row

    @property
    def file(self) -> str:
        """What its file is called."""
        return f"{self.row['game']}-{self.row['number']}-{self.row['leg']}-{self.why}.json"

    @property
    def saved(self) -> str:
        """A link that holds its file."""
        return f"data:application/json;base64,{b64encode(compact(self.row['log'])).decode()}"

    @property
    def opened(self) -> str:
        """A link that brings it to the replay of a Dedale that runs."""
        return f"{SERVER}/#/record/{packed(self.row['log'])}"


def compact(record: bytes) -> bytes:
    """A record without blanks."""
    return json.dumps(json.loads(record), separators=(",", ":")).encode()


def packed(record: bytes) -> str:
    """A record in the letters of addresses, as web/src/lib/records.ts unpacks it."""
    return urlsafe_b64encode(compress(compact(record), 9)).decode().rstrip("=")


def examples(sample: Sample) -> list[Example]:
    """A few games, each for one reason."""
    rows = list(sample.tables.filter(pl.col("log").is_not_null()).iter_rows(named=True))
    if not rows or sample.plan.kind == "speed":
        return []
    rows = [row for row in rows if len(row["log"]) <= LONGEST]
    found: dict[tuple[Any, ...], Example] = {}
    for why, choose in reasons(sample):
        left = [row for row in rows if place(row) not in found]
        if left and (row := choose(left)) is not None:
            found[place(row)] = Example(why, row)
    return list(found.values())


def place(row: Row) -> tuple[Any, ...]:
    """What tells a table from all others of its run."""
    return row["arm"], row["number"], row["leg"]


Choose = Callable[[list[Row]], Row | None]


def reasons(sample: Sample) -> Iterator[tuple[str, Choose]]:
    """Why games are worth watching, the best reason first."""
    middle = median(sample.tables["turns"].to_list())
    share = fmean(map(bool, sample.tables["winners"].to_list()))
    if sample.together and 0 < share < RARE:
        yield "won", lambda rows: next((row for row in rows if row["winners"]), None)
    if sample.together and 1 - RARE < share < 1:
        yield "lost", lambda rows: next((row for row in rows if not row["winners"]), None)
    yield "closest", lambda rows: min(filter(has_course, rows), key=gap, default=None)
    yield "shortest", lambda rows: min(rows, key=lambda row: row["turns"])
    yield "longest", lambda rows: max(rows, key=lambda row: row["turns"])
    yield "typical", lambda rows: min(rows, key=lambda row: abs(row["turns"] - middle))


def has_course(row: Row) -> bool:
    """Whether it is known how far everybody was."""
    return len(row["course"]) > 1 and len(row["course"][0]["left"]) > 1


def gap(row: Row) -> float:
    """How far the first was ahead of the second on average, as a part of what was to be done."""
    course = [one["left"] for one in row["course"]]
    first = [max(left, 1) for left in course[0]]
    parts = [sorted(map(truediv, left, first)) for left in course]
    return fmean(second - first for first, second, *_ in parts)
