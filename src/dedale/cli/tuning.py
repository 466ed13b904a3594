"""`dedale lab tune`: tells trial by trial how near numbers come, and what was found."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from dedale.cli.running import hands_of, kept, typed
from dedale.cli.speech import plain_words, terminal_voice
from dedale.games import CATALOGUE
from dedale.lab.tune import Tuned, TuneStep, TuneWish, read_wish, tuned, written
from dedale.lab.tune.bench import path_in
from dedale.lab.tune.score import Aimed
from dedale.text import Voice


def tune(file: Path, runs: Path, where: tuple[str, int], lang: str) -> None:
    """Find values, write them, and show what games are like with them."""
    with plain_words(lang):
        wish = read_wish(file)
    game = CATALOGUE.get(wish.game)
    with plain_words(lang, game):
        voice, path = terminal_voice(lang, game), path_in(runs, wish)
        with hands_of(*where) as hands, kept(voice, path), trials_of(wish, voice) as told:
            found = tuned(wish, runs, hands, told, typed())
        files = written(found, wish, path.with_suffix(""))
        show(found, files, voice)


@contextmanager
def trials_of(wish: TuneWish, voice: Voice) -> Iterator[Callable[[TuneStep], None]]:
    """A bar of trials, and how far the best of them is from the targets."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), transient=True, console=console) as progress:
        bar = progress.add_task(voice.say("tune-begins"), total=wish.budget.trials)

        def told(step: TuneStep) -> None:
            if step.best:
                near = f"{step.score.loss:.2f}"
                progress.update(bar, description=voice.say("tune-nearest", loss=near))
            progress.update(bar, completed=(step.number or 0) + 1)

        yield told


def show(found: Tuned, files: list[Path], voice: Voice) -> None:
    """How it ended; the values; and what games are like without and with them."""
    console = Console()
    facts = {"trials": found.trials, "games": found.games}
    console.print(voice.say(f"tune-over-{found.why}", **facts), soft_wrap=True, highlight=False)
    for path, value in found.values.items():
        console.print(f"  {path} = {value}", soft_wrap=True, highlight=False)
    words = ("target", "present", "best")
    grid = Grid(*(voice.say(f"tune-{word}") for word in words), "")
    for before, after in zip(found.present.aims, found.best.aims, strict=True):
        met = voice.say("tune-met" if after.met else "tune-missed")
        grid.add_row(aim_of(before, voice), seen_in(before), seen_in(after), met)
    console.print(grid)
    for file in (*files, found.run, found.report):
        console.print(voice.say("lab-written", file=str(file)), soft_wrap=True, highlight=False)


def aim_of(aim: Aimed, voice: Voice) -> str:
    """What was aimed at."""
    target = aim.target
    what = " ".join(filter(None, (target.what, target.name, target.event, target.piece)))
    if target.value is not None:
        goal = f"{target.value:g} ± {target.within or 0:g}"
    else:
        goal = " ".join(
            voice.say(f"tune-{word}", value=f"{bound:g}")
            for word, bound in (("least", target.least), ("most", target.most))
            if bound is not None
        )
    return f"{aim.cell}: {what} {goal}"


def seen_in(aim: Aimed) -> str:
    """What games were like, with the interval, and which piece was worst off."""
    seen = aim.seen
    worst = f" {seen.of}" if seen.of else ""
    return f"{seen.value:.2f} ({seen.low:.2f}–{seen.high:.2f}){worst}"
