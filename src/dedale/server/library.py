"""What clients read: texts, rules, codes for cameras, and what this server is."""

from io import BytesIO
from typing import Any

import segno
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from dedale.core.content import pack_of
from dedale.core.errors import BadOption
from dedale.core.pages import rules_of
from dedale.games import game_by_id
from dedale.server import VERSION
from dedale.server.bodies import Health, House, Picture, RuleTold
from dedale.server.hall import TheHall
from dedale.server.origin import address_of, same_origin
from dedale.server.problems import problems
from dedale.table import Table
from dedale.text.voice import LANGUAGES, texts_of

HOMES = ("dedale", "dedale.server")  # where the words are that every screen needs


@get("/house")
async def house(hall: TheHall) -> House:
    """What this server is, and where friends can reach it."""
    return House(VERSION, hall.address.url, hall.address.only_here)


@get("/health", responses=problems(503))
async def health(hall: TheHall) -> Health:
    """Whether tables can be kept; a store that does not answer makes this fail."""
    return Health(VERSION, await hall.store.count())


@get("/texts/{language:str}/{game:str}", media_type=MediaType.TEXT, responses=problems(400))
async def texts(language: FromPath[str], game: FromPath[str]) -> str:
    """Every word that a screen needs for a game, as Fluent text; what it keeps back stays shut."""
    played = game_by_id(game)
    boxes = None if played.sealed is None else ()
    return texts_of(spoken(language), (*HOMES, played.home), boxes=boxes)


@get(
    "/tables/{id:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    responses=problems(400, 404, 503),
)
async def table_texts(id: FromPath[str], language: FromPath[str], hall: TheHall) -> str:
    """The same for a table: with the words of its pack, and of the boxes that it has opened."""
    table = await hall.keeper.table(id)
    game, pack, boxes = table.game, pack_of(table.options), boxes_of(table)
    kept = game.sealed.kept(table.options) if game.sealed else {}
    shut = {card for card, box in kept.items() if box not in (boxes or ())}
    said = spoken(language)
    return texts_of(said, (*HOMES, game.home), game.screen.worded(pack, said), boxes, shut)


def boxes_of(table: Table) -> tuple[str, ...] | None:
    """The boxes that a table has opened; None where its game keeps nothing back."""
    sealed = table.game.sealed
    return None if sealed is None else sealed.opened(table.state)


def spoken(language: str) -> str:
    """A language that Dedale speaks."""
    if language not in LANGUAGES:
        raise BadOption("no-such-language", field="language", value=language)
    return language


@get("/rules/{game:str}", responses=problems(400, 404))
async def rules(game: FromPath[str]) -> list[RuleTold]:
    """The rules of a game, in English; those of shut boxes are told at a table that opens them."""
    return [RuleTold(*rule) for rule in rules_of(game_by_id(game))]


@get("/tables/{id:str}/rules", responses=problems(400, 404, 503))
async def table_rules(id: FromPath[str], hall: TheHall) -> list[RuleTold]:
    """The same for a table: with the rules of the boxes that it has opened."""
    table = await hall.keeper.table(id)
    return [RuleTold(*rule) for rule in rules_of(table.game, boxes_of(table) or ())]


@post(
    "/qr",
    guards=[same_origin],
    media_type="image/svg+xml",
    status_code=200,
    responses=problems(400, 403, 413, 429),
)
async def qr(
    data: JSONBody[Picture], request: Request[Any, Any, Any], hall: TheHall
) -> Response[bytes]:
    """A text as a code for cameras. It is posted, so that a secret in it is in no address."""
    hall.gate.request(address_of(request))
    drawn = BytesIO()
    segno.make(data.text, micro=False).save(drawn, kind="svg", scale=8, border=2, light="white")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


library = Router(
    "/api",
    route_handlers=[house, health, texts, table_texts, rules, table_rules, qr],
    tags=["library"],
)
