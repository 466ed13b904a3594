"""Records over HTTP: of games that are over, and of any game that is to be laid again."""

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath

from dedale.core.errors import BadOption
from dedale.core.log import ME
from dedale.core.records import Record
from dedale.core.replay import AnyLog
from dedale.server.bodies import Laid
from dedale.server.errors import Unfit
from dedale.server.hall import Hall, TheHall
from dedale.server.messages import NAME
from dedale.server.origin import same_origin
from dedale.server.problems import problems
from dedale.server.seating import require_room, seated
from dedale.store.export import read_record, verify, written
from dedale.store.rooms import record_of
from dedale.table import require_computer
from dedale.table.room import Imported

UPLOAD = "record"  # what errors call a record that has no file name


@get("/tables/{id:str}/record", media_type=MediaType.JSON, responses=problems(400, 404, 409, 503))
async def record(id: FromPath[str], hall: TheHall) -> Response[bytes]:
    """The record of a game that is over. Before that, its seed would tell what is to come."""
    if (await hall.keeper.table(id)).outcome is None:
        raise Unfit("not-over")
    log = await record_of(hall.keeper, hall.rooms, id)
    return attached(log, await file_name(hall, id))


@post("/records", guards=[same_origin], responses=problems(400, 403, 413, 429, 503))
async def bring(request: Request[Any, Any, Any], hall: TheHall) -> Laid:
    """Lay the table of a record; whoever brings it gets the seats of all people."""
    await require_room(request, hall)
    game, log = read_record(await request.body(), UPLOAD)
    await asyncio.to_thread(verify, game, log, UPLOAD)
    return await take_in(hall, log)


def attached(log: Record, name: str) -> Response[bytes]:
    """A record as a file to keep."""
    named = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written(log), headers=named)


async def file_name(hall: Hall, id: str) -> str:
    """What the record of a table is called: practice must not be mistaken for a game."""
    header, room = await hall.store.header(id), (await hall.rooms.room(id)).room
    return f"{header.game}{'-practice' if room.origin else ''}-{id}.json"


def require_playable(log: AnyLog, most: int) -> None:
    """A record that can be replayed can be played on here as well."""
    for place in log.seats:
        require_computer(place.player, ME)
        if len(place.name) > NAME:
            raise BadOption("long-name", field="seats", value=place.name[:NAME], most=NAME)
    if log.actions and log.actions[-1].seq >= most:
        raise BadOption("too-many-steps", field="actions", most=most)


async def take_in(hall: Hall, log: AnyLog) -> Laid:
    """Keep the table of a record, with new secrets."""
    require_playable(log, hall.limits.steps)
    chairs, keys = seated(log.seats)
    return Laid(await hall.keeper.take_in(log, chairs, notes=[Imported()]), keys)


records = Router("/api", route_handlers=[record, bring], tags=["records"])
