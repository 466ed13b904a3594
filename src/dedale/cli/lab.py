"""`dedale lab`: games between computer players."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dedale.cli.speech import plain_words, terminal_voice
from dedale.core.errors import BadOption
from dedale.games import CATALOGUE
from dedale.lab.match import Match, play_match


def match_players(match: Match, count: Sequence[str], lang: str) -> None:
    """Play a match, with a bar that grows; show who won how often, and how games ended."""
    with plain_words(lang, CATALOGUE.get(match.game)):
        if match.games < 1:
            raise BadOption("bad-games", field="games", value=match.games)
        voice = terminal_voice(lang)
        with Progress(transient=True) as progress:
            bar = progress.add_task(voice.say("lab-playing"), total=match.games)
            report = play_match(match, lambda done: progress.update(bar, completed=done))
        grid = Grid(voice.say("lab-player"), voice.say("lab-wins"), "%", "95 %")
        for score in report.scores:
            low, high = score.interval
            share = f"{100 * score.share:.1f}"
            grid.add_row(
                score.player, str(score.wins), share, f"{100 * low:.1f} – {100 * high:.1f}"
            )
        Console().print(grid, counted(report.endings, voice.say("lab-ending"), match))
        for event in count:
            uses = Counter({piece: n for (told, piece), n in report.uses.items() if told == event})
            Console().print(counted(uses, event, match))


def counted(numbers: Counter[str], title: str, match: Match) -> Grid:
    """How often something was there, the most frequent first, and how often in a game."""
    grid = Grid(title, "", "Ø")
    for name, number in numbers.most_common():
        grid.add_row(name, str(number), f"{number / match.games:.2f}")
    return grid
