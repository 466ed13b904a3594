"""Records over HTTP: of games that are over, and of any game that shall be laid again."""

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath
from msgspec.structs import replace

from dedale.bots import PLAYERS
from dedale.core.errors import BadRecord
from dedale.core.log import ME
from dedale.core.replay import AnyLog
from dedale.server.errors import Unfit
from dedale.server.hall import Hall, TheHall
from dedale.server.lobby import require_room
from dedale.server.messages import Laid
from dedale.server.origin import same_origin
from dedale.server.problems import problems
from dedale.server.seating import seated
from dedale.store.export import read_record, verify

NAME = 24  # letters, as for newcomers
UPLOAD = "record"  # what errors call a record that has no file name


@get("/tables/{id:str}/record", media_type=MediaType.JSON, responses=problems(400, 404, 409, 503))
async def record(id: FromPath[str], hall: TheHall) -> Response[bytes]:
    """The record of a game that is over. Before that, its seed would tell what is to come."""
    table = await hall.keeper.table(id)
    if table.outcome is None:
        raise Unfit("not-over")
    room = (await hall.rooms.room(id)).room
    log = replace(table.log, seats=tuple(chair.place for chair in room.chairs))
    named = {"content-disposition": f'attachment; filename="{log.game}-{id}.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(log), indent=1), headers=named)


@post("/records", guards=[same_origin], responses=problems(400, 403, 413, 429, 503))
async def bring(request: Request[Any, Any, Any], hall: TheHall) -> Laid:
    """Lay the table of a record; whoever brings it gets the seats of all people."""
    await require_room(request, hall)
    game, log = read_record(await request.body(), UPLOAD)
    await asyncio.to_thread(verify, game, log, UPLOAD)
    return await take_in(hall, log)


def require_playable(log: AnyLog) -> None:
    """A record that can be replayed can be played on here as well."""
    for place in log.seats:
        if place.player not in (ME, *PLAYERS):
            raise BadRecord("record-field", file=UPLOAD, why=f"there is no player {place.player}")
        if len(place.name) > NAME:
            raise BadRecord("record-field", file=UPLOAD, why=f"a name has {NAME} letters at most")
    if log.actions and log.actions[-1].seq >= 2**31:  # as far as databases count
        raise BadRecord("record-field", file=UPLOAD, why="its steps have too large numbers")


async def take_in(hall: Hall, log: AnyLog) -> Laid:
    """Keep the table of a record, with new secrets."""
    require_playable(log)
    chairs, keys = seated(log.seats)
    return Laid(await hall.keeper.take_in(log, chairs), keys)


records = Router("/api", route_handlers=[record, bring], tags=["records"])
