"""Plays what `dedale lab` was asked to play, and shows what was found."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from dedale.cli.play import read_flags
from dedale.cli.runs import print_found
from dedale.cli.speech import plain_words, require_extra, tell_kernels, terminal_voice
from dedale.core.errors import BadOption
from dedale.games import CATALOGUE, game_by_id
from dedale.lab import ablate, match, sweep
from dedale.lab.hands import Hands, on_this_machine
from dedale.lab.laboratory import played, run_of
from dedale.lab.match import Basis
from dedale.lab.plan import RunPlan, players_of
from dedale.store.chain import begun
from dedale.text import Voice

ELSEWHERE = ("--runs", "--on", "--workers", "--lang")
"""What says where games are played and kept, and how that is told."""
STOPPED = 130  # what a shell calls a program that Ctrl-C has ended


class Wish(NamedTuple):
    """What all commands that play have in common."""

    game: str
    options: Sequence[str]  # of the game, as they were typed
    games: int = 100
    first: int = 0
    seconds: float = 60.0
    seed: str = ""
    runs: Path = Path("runs")
    on: str = "here"
    workers: int = 0
    lang: str = ""

    def basis(self, *, campaign: bool = False) -> Basis:
        """What is played, whoever plays it; campaigns begin as they do for everybody."""
        game = game_by_id(self.game)
        options = read_flags(game, self.options)
        if campaign or not game.alone:
            options = begun(game.beginnings([]), "", options)
        return Basis(self.game, options, self.games, self.seed, self.seconds, self.first)


def words(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def matched(wish: Wish, players: str) -> None:
    """`dedale lab match`."""
    carried_out(wish, lambda: match.match(wish.basis(), words(players)))


def crossed(wish: Wish, players: str) -> None:
    """`dedale lab matrix`."""
    carried_out(wish, lambda: match.matrix(wish.basis(), words(players) or match.EVERYBODY))


def campaigned(wish: Wish, players: str) -> None:
    """`dedale lab campaign`."""
    carried_out(wish, lambda: match.campaign(wish.basis(campaign=True), words(players)))


def base(wish: Wish, players: str) -> RunPlan:
    """The table that others are compared with; of a game without single tables, its campaigns."""
    make = match.match if game_by_id(wish.game).alone else match.campaign
    return make(wish.basis(), words(players))


def swept(wish: Wish, players: str, vary: str) -> None:
    """`dedale lab sweep`."""

    def plan() -> RunPlan:
        path, equals, values = vary.partition("=")
        if not equals:
            raise BadOption("no-values", field="vary", value=vary)
        return sweep.sweep(base(wish, players), path, sweep.values_in(values))

    carried_out(wish, plan)


def ablated(wish: Wish, players: str, only: str) -> None:
    """`dedale lab ablate`."""
    carried_out(wish, lambda: ablate.ablate(base(wish, players), words(only)))


def timed(wish: Wish, players: str, seats: int) -> None:
    """`dedale lab speed`."""
    carried_out(wish, lambda: match.speed(wish.basis(), words(players) or match.EVERYBODY, seats))


def carried_out(wish: Wish, plan: Callable[[], RunPlan]) -> None:
    """Play a plan, as far as it was not played yet, and show what it has found."""
    game = CATALOGUE.get(wish.game)
    with plain_words(wish.lang, game):
        voice, made = terminal_voice(wish.lang, game), replace(plan(), command=typed())
        tell_players(voice, made)
        run = run_of(made, wish.runs)
        with (
            hands_of(wish.on, wish.workers) as hands,
            kept(voice, run.path),
            bar_of(made, voice) as told,
        ):
            played(run, hands, told)
        print_found(run, voice)


def typed() -> str:
    """The command of this run, without what changes nothing in it."""
    told, words = ["dedale"], iter(sys.argv[1:])
    for word in words:
        if word.partition("=")[0] not in ELSEWHERE:
            told.append(word)
        elif "=" not in word:
            next(words, None)
    return shlex.join(told)


def tell_players(voice: Voice, plan: RunPlan) -> None:
    """Say it where players have no kernels to look ahead with."""
    if told := tell_kernels(voice, plan.game, sorted(players_of(plan))):
        Console().print(told)


@contextmanager
def hands_of(on: str, workers: int) -> Iterator[Hands]:
    """Who plays, as long as this lasts."""
    where, _, address = on.partition(":")
    if where == "here":
        yield on_this_machine(workers or None)
    elif where == "ray":
        require_extra("cluster", "ray")
        from dedale.lab.cluster import connected, on_ray  # noqa: PLC0415 - heavy, and not always there

        with connected(address or None, workers or None):
            yield on_ray()
    else:
        raise BadOption("bad-place", field="on", value=on)


@contextmanager
def bar_of(plan: RunPlan, voice: Voice) -> Iterator[Callable[[int], None]]:
    """A bar that grows while this lasts, moved by whoever counts the games."""
    parts: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    parts += [TimeElapsedColumn(), TimeRemainingColumn()]
    with Progress(*parts, transient=True, console=Console(stderr=True)) as progress:
        bar = progress.add_task(voice.say("lab-playing"), total=plan.games * len(plan.arms))
        yield lambda done: progress.update(bar, completed=done)


@contextmanager
def kept(voice: Voice, path: Path) -> Iterator[None]:
    """Whoever presses Ctrl-C reads that nothing is lost, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        print(voice.say("lab-stopped", file=str(path)), file=sys.stderr)
        sys.exit(STOPPED)
