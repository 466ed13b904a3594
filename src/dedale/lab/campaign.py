"""Many campaigns between computer players, of any game whose tables follow each other."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import Any

from dedale.bots import PLAYERS, Situation
from dedale.core.campaign import EndedTable
from dedale.core.game import AnyGame
from dedale.core.records import Record, Seat
from dedale.core.rng import Philox
from dedale.games import game_by_id
from dedale.table import require_computer

MOST = 60  # games of a campaign; a campaign that wins nothing is lost long before


class CampaignMatch(Record, frozen=True):
    """What is played."""

    game: str
    player: str  # at every seat
    games: int  # campaigns, as they are the games of this lab
    options: Any  # of the first table of each
    seats: int = 1
    seconds: float = 60.0  # to think, for each action: more than anybody needs
    seed: str = "lab"


def tables(what: CampaignMatch, number: int) -> Iterator[EndedTable]:
    """The tables of a campaign, one after the other."""
    game, options = game_by_id(what.game), what.options
    for leg in range(MOST):
        yield (ended := played_out(what, options, f"{what.seed}/{number}/{leg}"))
        options = game.sequel(ended.state)
        if options is None:
            return


def played_out(what: CampaignMatch, options: Any, seed: str) -> EndedTable:
    """One table, played to its end."""
    game = game_by_id(what.game)
    state, events, *_ = game.setup(options, what.seats, Philox(seed, 0))
    told, step = list(events), 0
    while (asked := game.decision(state)) is not None:
        step += 1
        seat = asked.seats[0]
        situation = seen_from(game, state, seat, what.seconds)
        action = PLAYERS[what.player].choose(situation, Philox(f"{seed}/player", step))
        state, events, *_ = game.apply(state, seat, action, Philox(seed, step))
        told += events
    return EndedTable(state, told)


def seen_from(game: AnyGame, state: Any, seat: Seat, seconds: float) -> Situation[Any, Any]:
    """A question to a computer player, who knows what can be seen from its seat."""
    return Situation(
        game.id, seat, game.view(state, seat), game.legal(state, seat), seconds=seconds
    )


def play_campaign(what: CampaignMatch, number: int) -> Any:
    """Play one campaign to its end: what the study of its game keeps of it."""
    campaign = game_by_id(what.game).campaign
    assert campaign is not None
    return campaign.study().kept(tables(what, number))


def play_campaigns(
    what: CampaignMatch, told: Callable[[int], None] = lambda _: None, workers: int | None = None
) -> list[Any]:
    """Play all campaigns on all cores; what is kept of each of them."""
    require_computer(what.player)
    # what is wrong with the table is said before anything is played
    game_by_id(what.game).setup(what.options, what.seats, Philox("", 0))
    played: list[Any] = []
    with ProcessPoolExecutor(workers or cpu_count()) as pool:
        for campaign in pool.map(partial(play_campaign, what), range(what.games), chunksize=1):
            played.append(campaign)
            told(len(played))
    return played
