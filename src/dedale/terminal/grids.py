"""What a laboratory counts, as grids of 80 columns."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from dedale.core.score import Score
from dedale.text import Voice


def scored(scores: Sequence[Score], voice: Voice) -> Grid:
    """How often each has won, with the interval."""
    grid = Grid(voice.say("lab-player"), voice.say("lab-wins"), "%", "95 %")
    for score in scores:
        grid.add_row(score.player, str(score.wins), *share_of(score))
    return grid


def share_of(score: Score) -> tuple[str, str]:
    """The share that was won, and its interval, as percentages."""
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
