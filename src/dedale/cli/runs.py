"""Shows, joins and writes runs that were played."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from dedale.cli.speech import plain_words, terminal_voice
from dedale.games import game_by_id
from dedale.lab.findings import findings
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
