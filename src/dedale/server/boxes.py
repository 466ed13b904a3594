"""Boxes over HTTP: the cards that a table is played with, for screens that draw them."""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from dedale.core.records import to_json
from dedale.server.hall import TheHall
from dedale.server.problems import problems
from dedale.table import Table

SYMBOL = re.compile(r'<symbol [^>]*data-card="(?P<card>[a-z0-9-]+)".*?</symbol>', re.DOTALL)
SHEET = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" '
    'aria-hidden="true">{}</svg>'
)
SAME = {304: ResponseSpec(None, description="As it was read before")}


@get(
    "/tables/{id:str}/box", media_type=MediaType.JSON, responses={**SAME, **problems(400, 404, 503)}
)
async def box(id: FromPath[str], request: Request[Any, Any, Any], hall: TheHall) -> Response[bytes]:
    """What is in the box of a table, where its game has cards to tell of."""
    table = await hall.keeper.table(id)
    box, sealed, options = table.game.screen.box, table.game.sealed, table.options
    if box is None:
        raise NotFoundException
    return unless_known(
        request, to_json(box.told(sealed.unpacked(options, table.state) if sealed else options))
    )


@get(
    "/tables/{id:str}/drawings",
    media_type="image/svg+xml",
    responses={**SAME, **problems(400, 404, 503)},
)
async def drawings(
    id: FromPath[str], request: Request[Any, Any, Any], hall: TheHall
) -> Response[bytes]:
    """What is drawn on the cards of the boxes that a table has opened, as one sheet of symbols."""
    table = await hall.keeper.table(id)
    symbols = "".join(drawn(table))
    return unless_known(request, SHEET.format(symbols).encode(), "image/svg+xml")


def drawn(table: Table) -> Iterator[str]:
    """The drawings of the cards in the boxes that a table has opened."""
    sealed = table.game.sealed
    if sealed is None:
        return
    opened, kept = sealed.opened(table.state), sealed.kept(table.options)
    for card, symbol in symbols_of(table.game.home):
        if kept.get(card) in opened:
            yield symbol


@cache
def symbols_of(home: str) -> tuple[tuple[str, str], ...]:
    """The cards of a game that are drawn apart, and their drawings."""
    sheet = files(home) / "drawings.svg"
    text = sheet.read_text(encoding="utf-8") if sheet.is_file() else ""
    return tuple((symbol["card"], symbol[0]) for symbol in SYMBOL.finditer(text))


def unless_known(
    request: Request[Any, Any, Any], body: bytes, kind: str = MediaType.JSON
) -> Response[bytes]:
    """An answer that is not sent again to whoever has it."""
    mark = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    known = mark in request.headers.get("if-none-match", "")
    headers = {"etag": mark, "cache-control": "no-cache"}  # kept, but asked for each time
    status = 304 if known else 200
    return Response(b"" if known else body, status_code=status, headers=headers, media_type=kind)


boxes = Router("/api", route_handlers=[box, drawings], tags=["boxes"])
