"""`dedale lab`: games between computer players."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from dedale.cli.speech import plain_words, tell_kernels, terminal_voice
from dedale.core.errors import BadOption
from dedale.core.score import Score
from dedale.games import CATALOGUE, game_by_id
from dedale.lab.campaign import CampaignMatch, play_campaigns
from dedale.lab.match import Match, play_match
from dedale.terminal.grids import counted, scored
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


def play_many(what: CampaignMatch, lang: str) -> None:
    """Play campaigns, with a bar that grows; show how many are won, and what happened in them."""
    game = game_by_id(what.game)
    with plain_words(lang, game):
        require_play(what.games, what.seconds)
        if game.campaign is None:
            raise BadOption("no-campaigns", field="game")
        voice, study = terminal_voice(lang, game), game.campaign.study()
        with bar_of(what.games, voice) as told:
            played = play_campaigns(what, told)
        score = Score(what.player, sum(map(study.is_won, played)), len(played))
        Console().print(scored([score], voice), *study.shown(played, what.options, voice))


@contextmanager
def bar_of(games: int, voice: Voice) -> Iterator[Callable[[int], None]]:
    """A bar that grows while this lasts, moved by whoever counts the games."""
    with Progress(transient=True) as progress:
        bar = progress.add_task(voice.say("lab-playing"), total=games)
        yield lambda done: progress.update(bar, completed=done)


def require_play(games: int, seconds: float) -> None:
    """Refuse what cannot be played."""
    if games < 1:
        raise BadOption("bad-games", field="games", value=games)
    if not seconds > 0:
        raise BadOption("bad-seconds", field="seconds", value=str(seconds))
