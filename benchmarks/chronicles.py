"""`python -m benchmarks.chronicles`: how long computer partners think in campaigns of chronicles.

All times are of one processor. A turn is everything that is asked between two rolls of the dice.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from time import process_time
from typing import Any, NamedTuple

from benchmarks.timing import spoken
from dedale.bots import PLAYERS, Situation
from dedale.core.rng import Philox
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.state import Options

SECONDS = 1.0  # to think, as at a table


class Answered(NamedTuple):
    """A question to a computer partner."""

    turn: tuple[int, int]  # the game in its campaign, and the turn in it
    listed: float  # seconds to list what is offered
    thought: float  # seconds to choose
    whole: float  # seconds with what follows from it


def answers(player: str, characters: int, seed: str) -> Iterator[Answered]:
    """All questions of a campaign."""
    options: Any = Options(characters=characters)
    game = 0
    while options is not None:
        game += 1
        state, step = chronicles.setup(options, 1, Philox(f"{seed}/{game}", 0)).state, 0
        while asked := chronicles.decision(state):
            step += 1
            seat, begin = asked.seats[0], process_time()
            offers = chronicles.legal(state, seat)
            listed = process_time()
            view = chronicles.view(state, seat)
            situation = Situation(chronicles.id, seat, view, offers, seconds=SECONDS)
            action = PLAYERS[player].choose(situation, Philox(f"{seed}/{game}/player", step))
            thought, turn = process_time(), (game, state.turn)
            state = chronicles.apply(state, seat, action, Philox(f"{seed}/{game}", step)).state
            yield Answered(turn, listed - begin, thought - listed, process_time() - begin)
        options = chronicles.sequel(state)


class Campaign(NamedTuple):
    """How long a campaign took a computer partner, in seconds of one processor."""

    turns: list[float]  # everything that was thought in each
    answers: list[float]
    listed: list[float]  # each list of offers
    whole: float


def campaign_times(player: str, characters: int, seed: str = "bench/0", games: int = 0) -> Campaign:
    """The times of a campaign, or of its first games."""
    asked = takewhile(
        lambda one: not games or one.turn[0] <= games, answers(player, characters, seed)
    )
    found, turns = [*asked], Counter[tuple[int, int]]()
    for answer in found:
        turns[answer.turn] += answer.thought
    thought, listed = [a.thought for a in found], [a.listed for a in found]
    return Campaign([*turns.values()], thought, listed, sum(a.whole for a in found))


def told(name: str, times: list[float]) -> str:
    """Some times in words: the median, one of a hundred, the longest."""
    ordered = sorted(times)
    ranks = (len(ordered) // 2, len(ordered) * 99 // 100, -1)
    return f"  {name}: {', '.join(spoken(ordered[rank]) for rank in ranks)}"


def main(players: list[str], campaigns: int = 1) -> None:
    """Campaigns of each player with two and with four Characters."""
    for player in players:
        for characters in (2, 4):
            found = [campaign_times(player, characters, f"bench/{n}") for n in range(campaigns)]
            print(f"{player}, {characters} Characters: median, 99th percentile, worst")
            print(told("a turn", [time for campaign in found for time in campaign.turns]))
            print(told("an answer", [time for campaign in found for time in campaign.answers]))
            print(
                told("a list of offers", [time for campaign in found for time in campaign.listed])
            )
            print(told("a campaign", [campaign.whole for campaign in found]))


if __name__ == "__main__":
    main(sys.argv[1:] or ["greedy", "sharp", "master"])
