"""Findings as grids of 80 columns."""

from collections.abc import Iterator, Sequence
from typing import Literal

from rich import box
from rich.table import Table as Grid

from dedale.lab.findings.finding import Finding, Kind
from dedale.lab.report.wording import Wording
from dedale.text import Voice

Justify = Literal["left", "right"]
WIDTH = 80
MOST = 20  # rows of a grid
TABLES = 4  # of one key: games with many cards have dozens
WIDE = 7  # columns beside which there is no room for intervals


def grids(found: Sequence[Finding], voice: Voice) -> list[Grid]:
    """A grid for each finding, with what it comes to; of many alike, the first few."""
    wording = Wording(voice)
    if not found:
        return [note(voice.say("lab-nothing"))]
    shown = list(few(found))
    drawn = [grid(finding, wording) for finding in shown]
    left = len(found) - len(shown)
    if left:
        drawn.append(note(voice.say("lab-more-tables", count=left)))
    for each in drawn:
        each.title_justify = each.caption_justify = "left"
    return drawn


def note(text: str) -> Grid:
    """A sentence instead of a table."""
    alone = Grid(box=None, show_header=False)
    alone.add_row(text)
    return alone


def few(found: Sequence[Finding]) -> Iterator[Finding]:
    """The first of each key."""
    seen: dict[str, int] = {}
    for finding in found:
        seen[finding.key] = seen.get(finding.key, 0) + 1
        if seen[finding.key] <= TABLES:
            yield finding


def grid(finding: Finding, wording: Wording) -> Grid:
    """A table with its title, and below it what it comes to, and how many rows it leaves out."""
    left, shown = len(finding.rows) - MOST, finding._replace(rows=finding.rows[:MOST])
    below = [wording.lead(finding.lead)] if finding.lead else []
    below += [wording.voice.say("lab-more", count=left)] if left > 0 else []
    drawn = Grid(title=f"\n{wording.title(finding)}", caption="\n".join(below) or None)
    drawn.box, drawn.padding = box.SIMPLE_HEAD, (0, int(len(finding.columns) < WIDE), 0, 0)
    heads = [wording.heading(column) for column in finding.columns]
    rows = wording.written(shown, bare=len(finding.columns) > WIDE)
    widths = fitted([heads, *rows], WIDTH - 2 - len(heads) * (1 + drawn.padding[1]))
    for column, head, width in zip(finding.columns, heads, widths, strict=True):
        left_hand = column.kind in (Kind.NAME, Kind.CERTAIN)
        side: Justify = "left" if left_hand else "right"
        drawn.add_column(head, justify=side, overflow="fold", width=width)
    for cells in rows:
        drawn.add_row(*cells)
    return drawn


def fitted(lines: Sequence[Sequence[str]], room: int) -> list[int]:
    """How wide columns are, so that all of them fit: no word is broken while another can wrap."""
    columns = list(zip(*lines, strict=True))
    widths = [max(map(len, cells)) for cells in columns]
    words = [
        max(len(word) for cell in cells for word in (cell.split() or [""])) for cells in columns
    ]
    while sum(widths) > room:
        spare = [(width > word, width) for width, word in zip(widths, words, strict=True)]
        widths[spare.index(max(spare))] -= 1
    return widths
