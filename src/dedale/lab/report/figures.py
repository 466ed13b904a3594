"""Findings on a page: what each comes to, its drawing, and its table."""

from collections.abc import Iterator, Sequence
from html import escape

from dedale.lab.findings.finding import Column, Finding, Kind
from dedale.lab.report.charts import drawing
from dedale.lab.report.html import Wordings, each, said, spoken, tag
from dedale.lab.report.wording import Wording

DRAWN = 8  # drawings of one key: games with many cards have dozens of tables
NARROW = 5  # columns that fit beside another finding


def figures(found: Sequence[Finding], words: Wordings) -> str:
    """All findings."""
    heading = tag("h2", said(words, "findings"), id="findings", tabindex=-1)
    note = tag("p", said(words, "intervals"), class_="soft")
    grid = tag("div", *drawn(found, words), class_="grid")
    return tag("section", heading, note, grid, class_="findings")


def drawn(found: Sequence[Finding], words: Wordings) -> Iterator[str]:
    """Findings, of which the first of each key have drawings."""
    seen: dict[str, int] = {}
    for finding in found:
        seen[finding.key] = seen.get(finding.key, 0) + 1
        yield figure(finding, words, seen[finding.key] <= DRAWN)


def figure(finding: Finding, words: Wordings, with_drawing: bool) -> str:
    """A finding; its table is behind its drawing."""
    art = each(words, lambda one: picture(finding, one), "div") if with_drawing else ""
    rows = each(words, lambda one: table(finding, one), "div")
    summary = tag("summary", said(words, "table"))
    shut = tag("details", summary, rows) if finding.chart else rows
    size = "card" if len(finding.columns) <= NARROW or finding.chart else "card wide"
    return tag(
        "figure", caption(finding, words, with_drawing), art, shut, id=finding.id, class_=size
    )


def caption(finding: Finding, words: Wordings, whole: bool) -> str:
    """What a finding is about, what it comes to, and once also how it is to be read."""
    title = tag("h3", spoken(words, lambda one: one.title(finding)))
    lead = tag("p", leads(finding, words), class_="lead") if finding.lead else ""
    about = tag("p", spoken(words, lambda one: one.about(finding)), class_="soft") if whole else ""
    return tag("figcaption", title, lead, about)


def leads(finding: Finding, words: Wordings) -> str:
    """What a finding comes to."""
    lead = finding.lead
    return spoken(words, lambda one: one.lead(lead)) if lead else ""


def picture(finding: Finding, wording: Wording) -> str:
    """A drawing, which says in a sentence what it shows; the table says the rest."""
    lead = f". {wording.lead(finding.lead)}" if finding.lead else ""
    told = escape(wording.title(finding) + lead, quote=True)
    return drawing(finding, wording).replace("<svg", f'<svg role="img" aria-label="{told}"', 1)


def table(finding: Finding, wording: Wording) -> str:
    """All rows; where they are too wide, they scroll by themselves."""
    heads = "".join(
        f"<th scope=col{side(column)}>{escape(wording.heading(column))}"
        for column in finding.columns
    )
    sides = [side(column) for column in finding.columns]
    rows = "".join(line(sides, row) for row in wording.written(finding))
    inside = f"<table><thead><tr>{heads}<tbody>{rows}</table>"
    label = wording.title(finding)
    return tag("div", inside, class_="scroll", tabindex=0, role="region", aria_label=label)


def line(sides: Sequence[str], row: Sequence[str]) -> str:
    """A row; its first cell says what it is about."""
    cells = [f"{side}>{escape(cell)}" for side, cell in zip(sides, row, strict=True)]
    return f"<tr><th scope=row{cells[0]}{''.join(f'<td{cell}' for cell in cells[1:])}"


def side(column: Column) -> str:
    """Numbers stand on the right."""
    return "" if column.kind in (Kind.NAME, Kind.CERTAIN) else " class=n"
