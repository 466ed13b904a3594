"""Boxes over HTTP: the cards that a table is played with, for screens that draw them."""

from hashlib import blake2b
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from dedale.core.records import to_json
from dedale.server.hall import TheHall
from dedale.server.problems import problems

SAME = {304: ResponseSpec(None, description="As it was read before")}


@get(
    "/tables/{id:str}/box",
    media_type=MediaType.JSON,
    responses={**SAME, **problems(400, 404, 503)},
)
async def box(id: FromPath[str], request: Request[Any, Any, Any], hall: TheHall) -> Response[bytes]:
    """What is in the box of a table, where its game has cards to tell of."""
    table = await hall.keeper.table(id)
    if table.game.box is None:
        raise NotFoundException
    return unless_known(request, to_json(table.game.box(table.options)))


def unless_known(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """An answer that is not sent again to whoever has it."""
    mark = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    known = mark in request.headers.get("if-none-match", "")
    headers = {"etag": mark, "cache-control": "no-cache"}  # kept, but asked for each time
    return Response(b"" if known else body, status_code=304 if known else 200, headers=headers)


boxes = Router("/api", route_handlers=[box], tags=["boxes"])
