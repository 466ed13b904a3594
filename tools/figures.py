"""Figures in pages: what stands between two marks is written from what was measured.

    <!-- figures: classic-matrix ratings -->
    …
    <!-- end of figures -->

The first word is a file of docs/runs, a run or the sheets of a benchmark; the others say which of
its tables.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from dedale.lab.findings import findings
from dedale.lab.findings.finding import Finding
from dedale.lab.report.wording import Wording, lab_voice
from dedale.lab.run import Run, opened
from tools import ROOT

RUNS = ROOT / "docs/runs"
HEAD, TAIL = r"<!-- figures: (?P<file>\S+) (?P<what>[^>]+?) -->\n", r"<!-- end of figures -->"
MARKED = re.compile(rf"(?P<head>{HEAD}).*?(?P<tail>{TAIL})", re.DOTALL)
SHORT = 10  # letters of a commit


def figure_pages() -> list[str]:
    """The pages that quote figures."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [str(page.relative_to(ROOT)) for page in pages if MARKED.search(page.read_text("utf-8"))]


def page_of_figures(page: str) -> str:
    """A page with all its figures as they are now."""
    return MARKED.sub(told, (ROOT / page).read_text("utf-8"))


def told(mark: re.Match[str]) -> str:
    """What stands between two marks."""
    file, what = mark["file"], mark["what"]
    table = measured(file, what) if (RUNS / f"{file}.json").exists() else shown(file, what)
    return f"{mark['head']}{table}\n{mark['tail']}"


def measured(file: str, title: str) -> str:
    """A sheet of a benchmark."""
    kept = sheets(file)
    [sheet] = [sheet for sheet in kept["sheets"] if sheet["title"] == title]
    by = f"`{kept['command']}`, {kept['machine']}, code {kept['code'][:SHORT]}:"
    return f"{by}\n\n{markdown(sheet['columns'], sheet['rows'])}"


def shown(file: str, id: str) -> str:
    """What a run has found."""
    run = run_called(file)
    [finding] = [finding for finding in found(file) if finding.id == id]
    words = Wording(lab_voice("en", run.plan))
    heads = [words.heading(column) for column in finding.columns]
    by = f"`{run.plan.command}`, code {run.plan.code[:SHORT]}:"
    return f"{by}\n\n{markdown(heads, words.written(finding))}"


@cache
def sheets(file: str) -> Any:
    """What is in a file of measurements."""
    return json.loads((RUNS / f"{file}.json").read_text(encoding="utf-8"))


@cache
def found(file: str) -> list[Finding]:
    """Everything that a run has found."""
    return findings(run_called(file))


def run_called(file: str) -> Run:
    """A run that is kept."""
    return opened(RUNS / f"{file}.parquet")


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table, as a page has it."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
