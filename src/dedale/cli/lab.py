"""`dedale lab`: games between computer players."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dedale.cli.speech import plain_words, terminal_voice
from dedale.core.errors import BadOption
from dedale.games import CATALOGUE
from dedale.games.chronicles import chronicles
from dedale.lab.campaign import Campaigns, Report, play_campaigns
from dedale.lab.match import Match, Score, play_match
from dedale.text import Voice

MEANS = ("held", "looted", "crystals", "turns", "quests")
SHARES = ("done", "wardens")


def match_players(match: Match, count: Sequence[str], lang: str) -> None:
    """Play a match, with a bar that grows; show who won how often, and how games ended."""
    with plain_words(lang, CATALOGUE.get(match.game)):
        require_play(match.games, match.seconds)
        voice = terminal_voice(lang)
        with Progress(transient=True) as progress:
            bar = progress.add_task(voice.say("lab-playing"), total=match.games)
            report = play_match(match, lambda done: progress.update(bar, completed=done))
        endings = counted(report.endings, voice.say("lab-ending"), match.games)
        Console().print(scored(report.scores, voice), endings)
        for event in count:
            uses = Counter({piece: n for (told, piece), n in report.uses.items() if told == event})
            Console().print(counted(uses, event, match.games))


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


def play_whole(what: Campaigns, lang: str) -> None:
    """Play campaigns, with a bar that grows; show how many are won, and what happened in them."""
    with plain_words(lang, chronicles):
        require_play(what.games, what.seconds)
        voice = terminal_voice(lang)
        with Progress(transient=True) as progress:
            bar = progress.add_task(voice.say("lab-playing"), total=what.games)
            report = play_campaigns(what, lambda done: progress.update(bar, completed=done))
        Console().print(scored([report.score], voice), *grids(report, voice))


def grids(report: Report, voice: Voice) -> list[Grid]:
    """What happened in campaigns: their length, their parts, their buildings and cards."""
    count = len(report.played)
    seconds = sum(played.seconds for played in report.played) / count
    mean = sum(played.sheet.games for played in report.played) / count
    track = sum(played.sheet.track for played in report.played) / count
    brief = Grid(voice.say("lab-games"), voice.say("lab-track"), voice.say("lab-seconds"))
    brief.add_row(f"{mean:.2f}", f"{track:.1f}", f"{seconds:.1f}")
    return [
        brief,
        listed(sorted(report.lengths.items()), voice.say("lab-games"), count),
        phase_grid(report, voice),
        building_grid(report, voice),
        counted(report.uses, voice.say("lab-used"), count),
        counted(report.events, voice.say("lab-drawn"), count),
    ]


def building_grid(report: Report, voice: Voice) -> Grid:
    """How often each building was chosen, and how many of these campaigns were won."""
    grid = Grid(voice.say("lab-repaired"), "", voice.say("lab-wins"), "%", "95 %")
    for name, score in report.buildings.items():
        grid.add_row(name, str(score.games), str(score.wins), *share_of(score))
    return grid


def phase_grid(report: Report, voice: Voice) -> Grid:
    """What the games of each part of a campaign were like, on average; a part is a column."""
    phases = report.phases
    grid = Grid(voice.say("lab-phase"), *(voice.say(f"lab-{phase.name}") for phase in phases))
    grid.add_row(voice.say("lab-games"), *(str(phase.games) for phase in phases))
    for name in MEANS:
        grid.add_row(voice.say(f"lab-{name}"), *(f"{getattr(p, name):.1f}" for p in phases))
    for name in SHARES:
        grid.add_row(voice.say(f"lab-{name}"), *(f"{getattr(p, name):.0%}" for p in phases))
    return grid
