"""What a run has shown: a table with typed cells, and how to draw it."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import inf
from typing import NamedTuple


class Word(NamedTuple):
    """Something that texts have a name for."""

    kind: str  # player, arm, piece, event, reason, part, measure, band; plain is said as it is
    id: str


class Estimate(NamedTuple):
    """A value, and where the true one lies with a certainty of 95 %."""

    value: float
    low: float
    high: float

    @property
    def certain(self) -> bool:
        """Whether it differs from nothing for sure; said of differences."""
        return self.low > 0 or self.high < 0


Cell = Word | Estimate | str | int | float | bool | None
"""What stands in a table; None where nothing is known."""
Line = tuple[Cell, ...]
"""A row of a table."""


def worth(cell: Cell) -> float:
    """A cell as a number to sort by; what has none comes last."""
    if isinstance(cell, Estimate):
        return cell.value
    return float(cell) if isinstance(cell, int | float) else -inf


class Kind(StrEnum):
    """How the cells of a column are written."""

    NAME = "name"
    COUNT = "count"
    NUMBER = "number"  # also with an interval
    SHARE = "share"
    POINTS = "points"  # a difference between shares
    CHANGE = "change"  # a difference between numbers
    CERTAIN = "certain"  # whether a difference is more than luck


class Column(NamedTuple):
    """A column: the text of its title is `lab-column-<key>`."""

    key: str
    kind: Kind


class Form(StrEnum):
    """What a drawing looks like."""

    SPANS = "spans"  # a dot on its interval, for each name
    COLUMNS = "columns"  # upright bars: how something is distributed
    LINES = "lines"  # against a number, with the interval as a band
    BOXES = "boxes"  # quartiles, for each name
    HEAT = "heat"  # a square for each pair of names
    TIMES = "times"  # from the median to the worst, on a scale of powers of ten


class Chart(NamedTuple):
    """How a table is drawn: which columns go where."""

    form: Form
    x: str
    y: str
    by: str = ""  # what tells lines or squares apart
    level: float | None = None  # to compare with: what luck would give


class Upshot(NamedTuple):
    """What a table comes to, in one sentence: `lab-<key>`."""

    key: str
    facts: Mapping[str, Cell] = {}
    kinds: Mapping[str, Kind] = {}  # of facts that are numbers


class Finding(NamedTuple):
    """One thing that a run has shown; the text of its title is `lab-<key>`."""

    key: str
    columns: Sequence[Column]
    rows: Sequence[Line]
    chart: Chart | None = None
    lead: Upshot | None = None
    facts: Mapping[str, Cell] = {}  # of its title

    @property
    def id(self) -> str:
        """What tells it from all others of its run."""
        told = (fact.id for fact in self.facts.values() if isinstance(fact, Word))
        return "-".join((self.key, *told))

    def place(self, key: str) -> int:
        """Where a column stands."""
        return [column.key for column in self.columns].index(key)

    def values(self, key: str) -> list[Cell]:
        """All cells of a column."""
        place = self.place(key)
        return [row[place] for row in self.rows]
