"""Computer players at a table."""

from typing import Any

from dedale.bots import PLAYERS, Situation
from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.table.table import Table


def answer(table: Table, seat: Seat, player: str, seconds: float = 1.0) -> Any:
    """What a computer player does at a seat; it is told what a person there would be told.

    Its chance is keyed by the table and the step, so that a game that is resumed goes on alike.
    """
    situation = Situation(
        game=table.game.id,
        seat=seat,
        view=table.view(seat),
        offers=table.offers(seat),
        told=table.told(seat),
        seconds=seconds,
    )
    chance = Philox(f"{table.log.seed}/player/{seat}", table.next_seq)
    return PLAYERS[player].choose(situation, chance)
