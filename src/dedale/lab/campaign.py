"""Many campaigns between computer players, of any game whose tables follow each other."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import Any, NamedTuple, TypeVar

from dedale.bots import PLAYERS, Situation
from dedale.core.game import AnyGame
from dedale.core.records import Event, Record, Seat
from dedale.core.rng import Philox
from dedale.games import game_by_id
from dedale.table import require_computer

T = TypeVar("T")
MOST = 60  # games of a campaign; whoever wins nothing at all is lost long before


class Campaigns(Record, frozen=True):
    """What is played."""

    game: str
    player: str  # at every seat
    games: int  # campaigns, as they are the games of this lab
    options: Any  # of the first table of each
    seats: int = 1
    seconds: float = 60.0  # to think, for each action: more than anybody needs
    seed: str = "lab"


class Ended(NamedTuple):
    """A table of a campaign, as it ended."""

    state: Any
    told: list[Event]  # everything, also what only some seats were told


def tables(what: Campaigns, number: int) -> Iterator[Ended]:
    """The tables of a campaign, one after the other."""
    game, options = game_by_id(what.game), what.options
    for leg in range(MOST):
        yield (ended := played_out(what, options, f"{what.seed}/{number}/{leg}"))
        options = game.sequel(ended.state)
        if options is None:
            return


def played_out(what: Campaigns, options: Any, seed: str) -> Ended:
    """One table, played to its end."""
    game = game_by_id(what.game)
    state, events, _ = game.setup(options, what.seats, Philox(seed, 0))
    told, step = list(events), 0
    while (asked := game.decision(state)) is not None:
        step += 1
        seat = asked.seats[0]
        situation = seen_from(game, state, seat, what.seconds)
        action = PLAYERS[what.player].choose(situation, Philox(f"{seed}/player", step))
        state, events, _ = game.apply(state, seat, action, Philox(seed, step))
        told += events
    return Ended(state, told)


def seen_from(game: AnyGame, state: Any, seat: Seat, seconds: float) -> Situation:
    """A question to a computer player, who knows what can be seen from its seat."""
    return Situation(
        game.id, seat, game.view(state, seat), game.legal(state, seat), seconds=seconds
    )


def play_campaigns(
    what: Campaigns,
    play: Callable[[Campaigns, int], T],
    told: Callable[[int], None] = lambda _: None,
    workers: int | None = None,
) -> list[T]:
    """Play all campaigns on all cores; `play` plays one of them, and says what is kept of it."""
    require_computer(what.player)
    # what is wrong with the table is said before anything is played
    game_by_id(what.game).setup(what.options, what.seats, Philox("", 0))
    played: list[T] = []
    with ProcessPoolExecutor(workers or cpu_count()) as pool:
        for campaign in pool.map(partial(play, what), range(what.games), chunksize=1):
            played.append(campaign)
            told(len(played))
    return played
