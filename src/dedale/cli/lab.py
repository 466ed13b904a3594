"""`dedale lab`: games between computer players."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dedale.cli.speech import plain_words, tell_kernels, terminal_voice
from dedale.core.errors import BadOption
from dedale.games import CATALOGUE
from dedale.lab.match import Match, Score, play_match
from dedale.text import Voice


def match_players(match: Match, count: Sequence[str], lang: str) -> None:
    """Play a match, with a bar that grows; show who won how often, and how games ended."""
    with plain_words(lang, CATALOGUE.get(match.game)):
        require_play(match.games, match.seconds)
        voice = terminal_voice(lang)
        if told := tell_kernels(voice, match.game, match.players):
            Console().print(told)
        with bar_of(match.games, voice) as progress:
            report = play_match(match, progress)
        endings = counted(report.endings, voice.say("lab-ending"), match.games)
        Console().print(scored(report.scores, voice), endings)
        for event in count:
            uses = Counter({piece: n for (told, piece), n in report.uses.items() if told == event})
            Console().print(counted(uses, event, match.games))


@contextmanager
def bar_of(games: int, voice: Voice) -> Iterator[Callable[[int], None]]:
    """A bar that grows while this lasts, for whoever tells how many games are played."""
    with Progress(transient=True) as progress:
        bar = progress.add_task(voice.say("lab-playing"), total=games)
        yield lambda done: progress.update(bar, completed=done)


def require_play(games: int, seconds: float) -> None:
    """Refuse what nobody could play."""
    if games < 1:
        raise BadOption("bad-games", field="games", value=games)
    if not seconds > 0:
        raise BadOption("bad-seconds", field="seconds", value=str(seconds))


def scored(scores: Sequence[Score], voice: Voice) -> Grid:
    """How often each has won, with the interval."""
    grid = Grid(voice.say("lab-player"), voice.say("lab-wins"), "%", "95 %")
    for score in scores:
        grid.add_row(score.player, str(score.wins), *share_of(score))
    return grid


def share_of(score: Score) -> tuple[str, str]:
    """The share that was won, and its interval, in per cent."""
    low, high = score.interval
    return f"{100 * score.share:.1f}", f"{100 * low:.1f} – {100 * high:.1f}"


def counted(numbers: Counter[str], title: str, games: int) -> Grid:
    """How often something was there, the most frequent first, and how often in a game."""
    return listed(numbers.most_common(), title, games)


def listed(numbers: Iterable[tuple[object, int]], title: str, games: int) -> Grid:
    """How often something was there, and how often in a game."""
    grid = Grid(title, "", "Ø")
    for name, number in numbers:
        grid.add_row(str(name), str(number), f"{number / games:.2f}")
    return grid
