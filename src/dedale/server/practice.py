"""Practice: a moment of a game that is over, laid as a table of its own to play on from."""

from typing import Any

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from dedale.core.errors import BadOption
from dedale.core.replay import AnyLog
from dedale.server.bodies import Laid, NewPractice
from dedale.server.errors import Unfit
from dedale.server.hall import TheHall
from dedale.server.origin import same_origin
from dedale.server.problems import problems
from dedale.server.seating import chairs_for, require_room
from dedale.table import Table
from dedale.table.room import Copied, Origin


@post(
    "/tables/{id:str}/practice",
    guards=[same_origin],
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def practise(
    id: FromPath[str], data: JSONBody[NewPractice], request: Request[Any, Any, Any], hall: TheHall
) -> Laid:
    """Lay a copy of a game that is over, as it was after a step; the game itself stays as it is."""
    await require_room(request, hall)
    table, header = await hall.keeper.table(id), await hall.store.header(id)
    log = log_until(table, data.seq)
    if len(data.seats) != len(log.seats):
        raise BadOption("practice-seats", field="seats", most=len(log.seats), seats=len(data.seats))
    chairs, keys = chairs_for(data.seats)
    copied = Copied(Origin(id, data.seq))
    return Laid(await hall.keeper.take_in(log, chairs, header.title, [copied]), keys)


def log_until(table: Table, seq: int) -> AnyLog:
    """The log of a game that is over, up to a step after which it went on."""
    if table.outcome is None:
        raise Unfit("not-over")  # its seed would tell what is to come
    if table.game.decision(table.moment(seq).state) is None:
        raise Unfit("practice-over", step=seq)
    return table.log_until(seq)


practice = Router("/api", route_handlers=[practise], tags=["practice"])
