"""Many games between computer players: which one wins, and how sure that is."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from os import cpu_count
from typing import NamedTuple

from dedale.core.log import Place
from dedale.core.records import Event, Record, tag
from dedale.core.score import Score
from dedale.table import Table, answer, open_table, prepare, require_computer

PIECES = {"card", "place", "spell", "treasure"}
"""The facts of events that name pieces of a game."""


class Match(Record, frozen=True):
    """What is played."""

    game: str
    players: tuple[str, ...]
    games: int
    options: dict[str, object]
    seconds: float = 0.3  # to think, for each action
    seed: str = "lab"


class PlayedGame(NamedTuple):
    """How a game of a match went."""

    winners: tuple[str, ...]
    reason: str  # why it ended
    uses: Counter[tuple[str, str]]  # how often an event told of a piece: card-played, knight-strike


class MatchReport(NamedTuple):
    """How a match went."""

    scores: Sequence[Score]
    endings: Counter[str]
    uses: Counter[tuple[str, str]]


def play_game(match: Match, number: int) -> PlayedGame:
    """Play one game of a match."""
    table = laid(match, number)
    players = [place.player for place in table.seats]
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, players[seat], match.seconds))
    assert table.outcome is not None
    winners = tuple(dict.fromkeys(players[seat] for seat in table.outcome.winners))
    uses = Counter(use for step in table.steps for event in step for use in uses_in(event))
    return PlayedGame(winners, table.outcome.reason, uses)


def uses_in(event: Event) -> Iterator[tuple[str, str]]:
    """The pieces that an event is about, by name: cards, places, spells."""
    for name in PIECES & set(event.__struct_fields__):
        piece = getattr(event, name)
        if isinstance(piece, str):
            yield tag(event), str(piece)


def laid(match: Match, number: int) -> Table:
    """The table of one game of a match: each deal is played in every order of the players.

    It matters who sits behind whom: a player who hinders others hinders the next one most.
    """
    orders = sorted(set(permutations(match.players)))
    deal, order = divmod(number, len(orders))
    places = [Place("", player) for player in orders[order]]
    return open_table(match.game, places, match.options, f"{match.seed}/{deal}")


def play_match(
    match: Match, told: Callable[[int], None] = lambda _: None, workers: int | None = None
) -> MatchReport:
    """Play all games of a match on all cores; the scores in the order of the players."""
    for player in match.players:
        require_computer(player)
    laid(match, 0)  # what is wrong with the table is said before anything is played
    prepare(match.game, match.players)
    wins: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    uses: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(workers or cpu_count()) as pool:
        played = pool.map(partial(play_game, match), range(match.games), chunksize=1)
        for number, game in enumerate(played, start=1):
            wins.update(game.winners)
            endings[game.reason] += 1
            uses.update(game.uses)
            told(number)
    players = dict.fromkeys(match.players)
    scores = [Score(player, wins[player], match.games) for player in players]
    return MatchReport(scores, endings, uses)
