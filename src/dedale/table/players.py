"""Computer players at a table."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from dedale.bots import PLAYERS, Advice, Kernels, Situation, advise, has_mind, prepare_kernels
from dedale.core.errors import BadOption, Illegal
from dedale.core.records import Seat
from dedale.core.replay import Moment
from dedale.core.rng import Philox, Rng
from dedale.table.memory import memory_of
from dedale.table.table import Table


def question(table: Table, seat: Seat, player: str, seconds: float = 1.0) -> Callable[[], Any]:
    """A question to a computer player; it is told what a person at its seat would be told.

    It can be answered anywhere: it no longer touches the table. Its chance is keyed by the
    table and the step, so that a resumed game goes on in the same way.
    """
    return partial(PLAYERS[player].choose, *asked(table, seat, seconds))


def asked(table: Table, seat: Seat, seconds: float) -> tuple[Situation[Any, Any], Rng]:
    """What a computer player at a seat knows now, and its chance."""
    now = situation_at(table, table.moment(table.seq), seat)
    situation = replace(now, told=table.told(seat), seconds=seconds)
    return situation, Philox(f"{table.seed}/player/{seat}", table.next_seq)


def hint(table: Table, seat: Seat) -> Callable[[], Advice[Any]]:
    """A question to a good player: what would it do here, knowing what the seat knows?

    Like any question, it can be answered anywhere.
    """
    if not has_mind(table.game.id):
        raise Illegal("no-hint")
    if not table.offers(seat):
        raise Illegal("not-your-turn")
    return partial(advise, situation_at(table, table.moment(table.seq), seat))


def situation_at(table: Table, moment: Moment, seat: Seat) -> Situation[Any, Any]:
    """What a seat knew at a moment, and what it could do."""
    game = table.game
    return Situation(
        game=game.id,
        seat=seat,
        view=game.view(moment.state, seat),
        offers=game.legal(moment.state, seat),
        memory=memory_of(table, seat, moment.seq),
    )


def require_computer(player: str, *others: str) -> None:
    """Only a computer player that exists, or one of `others`, can sit at a seat."""
    known = (*others, *PLAYERS)
    if player not in known:
        raise BadOption("no-such-player", field="player", value=player, known=", ".join(known))


def prepare(game: str, players: Iterable[str]) -> None:
    """Wait until these players have what they need to play a game; once for all processes."""
    if any(PLAYERS[player].kernels(game) is not Kernels.READY for player in players):
        prepare_kernels(game)


def answer(table: Table, seat: Seat, player: str, seconds: float = 1.0) -> Any:
    """What a computer player does at a seat.

    Where it needs compiled kernels, the first answer waits until they are compiled, a minute and
    once; without Numba it warns that it is Weaker (`PLAYERS[player].kernels(game)` tells before).
    """
    return question(table, seat, player, seconds)()
