"""Findings as drawings: their colours are those of the page, by day and by night."""

from collections.abc import Callable, Mapping
from typing import Any

import altair as alt

from dedale.lab.findings.finding import Finding, Form, Kind
from dedale.lab.report.axes import (
    WRAPPED,
    data,
    even,
    extent,
    label,
    level,
    names,
    number,
    scaled,
    ticks,
    told,
)
from dedale.lab.report.svg import DATA, GRID, INK, OTHER, PAPER, svg
from dedale.lab.report.wording import Wording

WIDTH, HIGH = 300, 190  # of what is drawn, without its labels
MOST = 16  # names: more can be read in the table


def drawing(finding: Finding, wording: Wording) -> str:
    """A finding as SVG; nothing where its table says it all."""
    if finding.chart is None:
        return ""
    drawn = DRAWINGS[finding.chart.form](finding, wording)
    return svg(drawn, wording.voice.language)


def spans(finding: Finding, wording: Wording) -> Any:
    """A dot on its interval for each name; hollow where a difference may be luck."""
    chart = finding.chart
    assert chart is not None
    known = [row for row in finding.rows if number(row[finding.place(chart.x)]) is not None]
    rows = told(finding, known[:MOST], wording, chart.y, chart.x)
    differs = finding.columns[finding.place(chart.x)].kind in (Kind.POINTS, Kind.CHANGE)
    rating = finding.columns[finding.place(chart.x)].kind is Kind.NUMBER
    axis = scaled(finding, chart.x, rows, zero=not rating)
    x = alt.X("value:Q", **axis)
    base = data(rows).encode(y=names(rows), description="says:N")
    line = base.mark_rule(color=DATA, size=3, opacity=0.55).encode(
        alt.X("low:Q", **axis), x2="high:Q"
    )
    full = "datum.sure" if differs else "true"
    dots = (
        base.mark_point(filled=True, color=DATA, size=90, opacity=1)
        .transform_filter(full)
        .encode(x)
    )
    hollow = base.mark_point(
        filled=True, fill=PAPER, stroke=DATA, strokeWidth=2, size=80, opacity=1
    )
    layers = [*level(chart.level), line, dots, hollow.transform_filter(f"!({full})").encode(x)]
    return alt.layer(*layers).properties(width=WIDTH, height=even(rows))


def columns(finding: Finding, wording: Wording) -> Any:
    """Upright bars: how something is distributed."""
    chart = finding.chart
    assert chart is not None
    rows = told(finding, finding.rows, wording, chart.x, chart.y)
    title = wording.heading(finding.columns[finding.place(chart.x)])
    order = [one["label"] for one in rows]
    slant = -45 if len(rows) > 8 and any(len(name) > 2 for name in order) else 0
    axis = alt.Axis(title=title, labelAngle=slant, ticks=False)
    counts = alt.Axis(
        title=wording.heading(finding.columns[finding.place(chart.y)]), tickMinStep=1, tickCount=5
    )
    drawn = data(rows).mark_bar(color=DATA, opacity=0.85)
    x = alt.X("label:N", sort=order, axis=axis, scale=alt.Scale(padding=0.15))
    drawn = drawn.encode(x, alt.Y("value:Q", axis=counts), description="says:N")
    return drawn.properties(width=WIDTH + 40, height=HIGH)


def lines(finding: Finding, wording: Wording) -> Any:
    """Against a number; the interval is a band."""
    chart = finding.chart
    assert chart is not None
    rows = told(finding, finding.rows, wording, chart.x, chart.y)
    by = finding.values(chart.by) if chart.by else [None] * len(rows)
    for row, line, side in zip(rows, finding.rows, by, strict=True):
        side_name = wording.cell(Kind.NAME, side) if chart.by else ""
        row |= {"at": number(line[finding.place(chart.x)]), "side": side_name}
        row["says"] = f"{side_name} · {row['says']}" if chart.by else row["says"]
    across = finding.columns[finding.place(chart.x)]
    percent = ".0%" if across.kind is Kind.SHARE else ""
    axis = alt.Axis(title=wording.heading(across), format=percent, grid=False, values=ticks(rows))
    x = alt.X("at:Q", axis=axis, scale=alt.Scale(zero=False, nice=False, padding=8))
    y = scaled(finding, chart.y, rows)
    y["axis"].title = wording.heading(finding.columns[finding.place(chart.y)])
    sides = list(dict.fromkeys(row["side"] for row in rows))
    base = data(rows).encode(x, description="says:N")
    legend = alt.Legend(symbolType="stroke") if chart.by else None
    colours = alt.Scale(domain=sides, range=[DATA, OTHER])
    dashes = alt.Scale(domain=sides, range=[[1, 0], [6, 4]])
    colour = alt.Color("side:N", scale=colours, legend=legend)
    dash = alt.StrokeDash("side:N", scale=dashes, legend=legend)
    band = base.mark_area(color=DATA, opacity=0.18, aria=False)
    band = band.encode(alt.Y("low:Q", **y), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5, aria=False).encode(alt.Y("value:Q", **y), colour, dash)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(alt.Y("value:Q", **y), colour)
    layers = [*level(chart.level, upright=False), band, line, dots]
    return alt.layer(*layers).properties(width=WIDTH, height=HIGH)


def boxes(finding: Finding, wording: Wording) -> Any:
    """Quartiles for each name."""
    chart = finding.chart
    assert chart is not None
    rows = told(finding, finding.rows[:MOST], wording, chart.y, chart.x)
    for row, line in zip(rows, finding.rows, strict=False):
        for key in ("least", "lower", "upper", "most"):
            row[key] = line[finding.place(key)]
        row["says"] = f"{row['says']} ({row['lower']:g}–{row['upper']:g})"
    axis = alt.Axis(title=wording.voice.say("lab-column-turns"), tickCount=5)
    base = data(rows).encode(y=names(rows), description="says:N")
    reach = base.mark_rule(color=DATA, size=2).encode(alt.X("least:Q", axis=axis), x2="most:Q")
    half = base.mark_bar(color=DATA, size=12, opacity=0.85).encode(x="lower:Q", x2="upper:Q")
    middle = base.mark_tick(color=INK, thickness=3, size=14).encode(x="value:Q")
    return alt.layer(reach, half, middle).properties(width=WIDTH, height=even(rows))


def heat(finding: Finding, wording: Wording) -> Any:
    """A square for each pair of names: the fuller, the more wins; the number stands in it."""
    chart = finding.chart
    assert chart is not None
    rows = told(finding, finding.rows, wording, chart.y, chart.by)
    for row, line in zip(rows, finding.rows, strict=True):
        across = wording.cell(Kind.NAME, line[finding.place(chart.x)])
        row |= {"across": label(across), "says": f"{row['says']} · {across}"}
        row["text"] = wording.cell(Kind.SHARE, line[finding.place(chart.by)], bare=True)
    order = list(dict.fromkeys(row["label"] for row in rows))
    titles = [wording.heading(finding.columns[finding.place(key)]) for key in (chart.x, chart.y)]
    style: dict[str, Any] = {"labelExpr": WRAPPED, "ticks": False, "domain": False}
    room = extent(rows)
    x = alt.X(
        "across:N", sort=order, axis=alt.Axis(title=titles[0], orient="top", labelAngle=0, **style)
    )
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=titles[1], minExtent=room, **style))
    base = data(rows).encode(x, y, description="says:N")
    depth = alt.FillOpacity(
        "value:Q", legend=None, scale=alt.Scale(domain=[0, 1], range=[0.04, 0.6])
    )
    squares = base.mark_rect(fill=DATA, stroke=GRID, cornerRadius=4).encode(depth)
    words = base.mark_text(color=INK, fontSize=13, aria=False).encode(text="text:N")
    side = max(44, min(90, WIDTH // len(order)))
    return alt.layer(squares, words).properties(
        width=side * len(order), height=max(32, side // 2) * len(order)
    )


def times(finding: Finding, wording: Wording) -> Any:
    """From the median to the worst, on a scale of powers of ten."""
    chart = finding.chart
    assert chart is not None
    rows = told(finding, finding.rows[:MOST], wording, chart.y, chart.x)
    for row, line in zip(rows, finding.rows, strict=False):
        row |= {key: line[finding.place(key)] for key in ("nearly-all", "worst")}
    tens = [10.0**power for power in range(-4, 7)]
    axis = alt.Axis(title="ms", values=tens, format="~g")
    scale = alt.Scale(type="log")
    x: dict[str, Any] = {"axis": axis, "scale": scale}
    base = data(rows).encode(y=names(rows), description="says:N")
    line = base.mark_rule(color=DATA, size=3, opacity=0.55).encode(
        alt.X("value:Q", **x), x2="worst:Q"
    )
    mark = base.mark_tick(color=INK, thickness=2, size=14).encode(alt.X("nearly-all:Q", **x))
    dots = base.mark_point(filled=True, color=DATA, size=90, opacity=1).encode(
        alt.X("value:Q", **x)
    )
    return alt.layer(line, mark, dots).properties(width=WIDTH, height=even(rows))


DRAWINGS: Mapping[Form, Callable[[Finding, Wording], Any]] = {
    Form.SPANS: spans,
    Form.COLUMNS: columns,
    Form.LINES: lines,
    Form.BOXES: boxes,
    Form.HEAT: heat,
    Form.TIMES: times,
}
