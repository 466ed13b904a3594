"""Records over HTTP: of games that are over, and of any game that shall be laid again."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from msgspec.structs import replace

from dedale.core.replay import AnyLog
from dedale.server.errors import Unfit
from dedale.server.hall import Hall
from dedale.server.lobby import require_room
from dedale.server.messages import Laid
from dedale.server.origin import same_origin
from dedale.server.seating import seated
from dedale.store.export import read_record, verify

UPLOAD = "record"  # what errors call a record that has no file name


@get("/tables/{id:str}/record", media_type=MediaType.JSON)
async def record(id: str, hall: Hall) -> Response[bytes]:
    """The record of a game that is over. Before that, its seed would tell what is to come."""
    table = await hall.keeper.table(id)
    if table.outcome is None:
        raise Unfit("not-over")
    room = (await hall.rooms.room(id)).room
    log = replace(table.log, seats=tuple(chair.place for chair in room.chairs))
    named = {"content-disposition": f'attachment; filename="{log.game}-{id}.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(log), indent=1), headers=named)


@post("/records", guards=[same_origin])
async def bring(request: Request[Any, Any, Any], hall: Hall) -> Laid:
    """Lay the table of a record; whoever brings it gets the seats of all people."""
    await require_room(request, hall)
    game, log = read_record(await request.body(), UPLOAD)
    verify(game, log, UPLOAD)
    return await take_in(hall, log)


async def take_in(hall: Hall, log: AnyLog) -> Laid:
    """Keep the table of a record, with new secrets."""
    chairs, keys = seated(log.seats)
    return Laid(await hall.keeper.take_in(log, chairs), keys)


records = Router("/api", route_handlers=[record, bring], tags=["records"])
