"""What drawings are made of: rows with labels, scales, and lines to compare with."""

from collections.abc import Sequence
from math import isfinite
from textwrap import wrap
from typing import Any

import altair as alt

from dedale.lab.findings.finding import Cell, Estimate, Finding, Kind, Line
from dedale.lab.report.svg import INK
from dedale.lab.report.wording import Wording

ROW = 26  # how high a name is
LETTERS, LETTER = 20, 8  # of a line of a label; how wide one may be
WRAPPED = "split(datum.label, '|')"
POINTS = "datum.value == 0 ? '0' : format(100 * datum.value, '+')"
CHANGES = "datum.value == 0 ? '0' : format(datum.value, '+')"
Rows = list[dict[str, Any]]


def data(rows: Rows) -> Any:
    """Rows, to be drawn."""
    source: Any = alt.Data
    return alt.Chart(source(values=rows))


def label(text: str) -> str:
    """A label in lines that are not too long."""
    return "|".join(wrap(text, LETTERS)) or text


def bound(value: float) -> float | None:
    """Where an interval ends; nowhere if that cannot be said."""
    return value if isfinite(value) else None


def told(finding: Finding, rows: Sequence[Line], wording: Wording, x: str, y: str) -> Rows:
    """What is drawn: for each row its label, its value with the interval, and what it says."""
    places, kinds = (finding.place(x), finding.place(y)), [one.kind for one in finding.columns]
    keys = [column.key for column in finding.columns]
    sure = keys.index("certain") if "certain" in keys else None
    found: Rows = []
    named = wording.labels(finding._replace(rows=rows), x)
    for name, row in zip(named, rows, strict=True):
        cell = row[places[1]]
        value = cell if isinstance(cell, Estimate) else None
        found.append(
            {
                "label": label(name),
                "value": number(cell),
                "low": bound(value.low) if value else None,
                "high": bound(value.high) if value else None,
                "sure": value is None or (value.certain if sure is None else row[sure] is True),
                "says": f"{name}: {wording.cell(kinds[places[1]], cell)}",
            }
        )
    return found


def number(cell: Cell) -> float | None:
    """A cell as a number."""
    if isinstance(cell, Estimate):
        return cell.value
    return float(cell) if isinstance(cell, int | float) else None


def scaled(finding: Finding, key: str, rows: Rows, zero: bool = True) -> dict[str, Any]:
    """The scale of what is measured, and how its axis writes it."""
    kind = finding.columns[finding.place(key)].kind
    written = "%" if kind is Kind.SHARE else ".6~g"
    signed = {Kind.POINTS: POINTS, Kind.CHANGE: CHANGES}.get(kind, alt.Undefined)
    ends = [one[part] for one in rows for part in ("low", "high", "value") if one[part] is not None]
    whole = kind is Kind.SHARE and zero and max(ends, default=0) > 0.6
    scale = alt.Scale(domain=[0, 1]) if whole else alt.Scale(zero=zero, nice=True)
    axis = alt.Axis(format=written, tickCount=5, title=None, labelExpr=signed)
    return {"scale": scale, "axis": axis}


def names(rows: Rows) -> alt.Y:
    """Rows by name, in their order."""
    order = [one["label"] for one in rows]
    style: dict[str, Any] = {"ticks": False, "domain": False, "labelLineHeight": 14}
    axis = alt.Axis(labelExpr=WRAPPED, title=None, minExtent=extent(rows), **style)
    return alt.Y("label:N", sort=order, axis=axis, scale=alt.Scale(paddingInner=0.3))


def extent(rows: Rows) -> int:
    """Room for labels in the widest of fonts that readers may have."""
    return LETTER * max(len(line) for one in rows for line in one["label"].split("|")) + 8


def height(rows: Rows) -> int:
    """How high rows are, with labels of several lines."""
    return sum(max(ROW, 10 + 14 * (1 + one["label"].count("|"))) for one in rows)


def even(rows: Rows) -> int:
    """The same, where all rows are as high as the highest."""
    return len(rows) * max(height([one]) for one in rows)


def level(value: float | None, upright: bool = True) -> list[Any]:
    """What to compare with, as a dashed line."""
    if value is None:
        return []
    rule = data([{"level": value}])
    rule = rule.mark_rule(color=INK, strokeDash=[4, 3], size=1.5, opacity=0.8, aria=False)
    return [rule.encode(x="level:Q") if upright else rule.encode(y="level:Q")]


def ticks(rows: Rows) -> Any:
    """Where an axis has marks: at what was tried, if that is not too much."""
    values = sorted({row["at"] for row in rows})
    return values if len(values) <= 10 else alt.Undefined
