"""Shows, joins and writes runs that were played."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from dedale.cli.speech import plain_words, terminal_voice
from dedale.games import game_by_id
from dedale.lab.findings import findings
from dedale.lab.report.page import compared, report
from dedale.lab.report.terminal import grids
from dedale.lab.run import Run, exported, merged, opened
from dedale.text import Voice


def print_found(run: Run, voice: Voice) -> None:
    """What a run has found, and where it is."""
    console = Console()
    console.print(*grids(findings(run), voice))
    console.print(voice.say("lab-kept", file=str(run.path)), soft_wrap=True, highlight=False)


def show_run(path: Path, lang: str) -> None:
    """`dedale lab show`."""
    with plain_words(lang):
        run = opened(path)
        print_found(run, terminal_voice(lang, game_by_id(run.plan.game)))


def report_run(path: Path, to: Path | None, lang: str) -> None:
    """`dedale lab report`."""
    with plain_words(lang):
        written(report(opened(path)), to or path.with_suffix(".html"), lang)


def compare_runs(path: Path, other: Path, to: Path | None, lang: str) -> None:
    """`dedale lab compare`."""
    with plain_words(lang):
        page = compared(opened(path), opened(other))
        written(page, to or path.with_name(f"{path.stem}-{other.stem}.html"), lang)


def merge_runs(paths: Sequence[Path], to: Path, lang: str) -> None:
    """`dedale lab merge`."""
    with plain_words(lang):
        run = merged([opened(path) for path in paths], to)
        print_found(run, terminal_voice(lang, game_by_id(run.plan.game)))


def export_run(path: Path, file: Path, lang: str) -> None:
    """`dedale lab export`."""
    with plain_words(lang):
        exported(opened(path), file)
        print(terminal_voice(lang).say("lab-written", file=str(file)))


def written(page: str, file: Path, lang: str) -> None:
    """Write a page, and say where it is."""
    file.write_text(page, encoding="utf-8")
    print(terminal_voice(lang).say("lab-written", file=str(file)))
