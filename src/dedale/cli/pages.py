"""Writes what runs have found to pages for a browser."""

from pathlib import Path

from dedale.cli.speech import plain_words, terminal_voice
from dedale.lab.report.page import compared, report
from dedale.lab.run import opened, written_to


def report_run(path: Path, to: Path | None, lang: str) -> None:
    """`dedale lab report`."""
    with plain_words(lang):
        written(report(opened(path)), to or path.with_suffix(".html"), lang)


def compare_runs(path: Path, other: Path, to: Path | None, lang: str) -> None:
    """`dedale lab compare`."""
    with plain_words(lang):
        page = compared(opened(path), opened(other))
        written(page, to or path.with_name(f"{path.stem}-{other.stem}.html"), lang)


def written(page: str, file: Path, lang: str) -> None:
    """Write a page, and say where it is."""
    with written_to(file):
        file.write_text(page, encoding="utf-8")
    print(terminal_voice(lang).say("lab-written", file=str(file)))
