"""The lobby over HTTP: which games there are, and how tables are laid, listed and joined."""

from contextlib import suppress
from enum import EnumMeta
from typing import Annotated, Any, get_args, get_origin

import msgspec
from litestar import Router, get, post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody, Parameter
from msgspec.structs import replace

from dedale.bots import PLAYERS, has_mind
from dedale.core.content import PackText, pack_of
from dedale.core.errors import BadOption, BadRecord
from dedale.core.game import AnyGame
from dedale.core.lesson import script_told
from dedale.core.records import Seat
from dedale.games import CATALOGUE, game_by_id
from dedale.server.bodies import (
    GameTold,
    Laid,
    LessonLaid,
    Newcomer,
    NewLesson,
    NewTable,
    OptionTold,
    TableTold,
    Taken,
)
from dedale.server.errors import Unfit
from dedale.server.hall import Hall, TheHall
from dedale.server.keys import digest, fits, new_key, require_claim
from dedale.server.origin import address_of, same_origin
from dedale.server.packs import unpacked
from dedale.server.problems import asks_for, problems
from dedale.server.seating import Keys, chairs_for, require_room, seated
from dedale.server.telling import chairs_told, is_open
from dedale.store.keeper import Setting
from dedale.store.log import Header
from dedale.table.room import Room, Sat, agreed_on

LISTED = 50  # tables shown in the lobby
LOOKED_AT = 500  # tables among which they are looked for


@get("/games")
async def games(hall: TheHall) -> list[GameTold]:
    """The games that can be played here."""
    return [game_told(game, hall) for game in CATALOGUE.values()]


@get("/tables", responses=problems(400, 503))
async def tables(hall: TheHall) -> list[TableTold]:
    """The listed tables that are not over, the newest first."""
    told: list[TableTold] = []
    for header in await hall.store.tables(listed=True, most=LOOKED_AT):
        with suppress(BadRecord):  # of other rules: it cannot be opened here
            table = await table_told(hall, header)
            if table.outcome is None:
                told.append(table)
        if len(told) == LISTED:
            break
    return told


@get("/tables/{id:str}", responses=problems(400, 404, 503))
async def table(id: FromPath[str], hall: TheHall) -> TableTold:
    """One table."""
    return await table_told(hall, await hall.store.header(id))


@post("/tables", guards=[same_origin], responses=problems(400, 403, 413, 429, 503))
async def lay(data: JSONBody[NewTable], request: Request[Any, Any, Any], hall: TheHall) -> Laid:
    """Lay a new table. The secrets of its seats are told now, and never again."""
    await require_room(request, hall)
    asks_for(request, data.game)
    if not game_by_id(data.game).alone:
        raise BadOption("only-campaigns", field="game")
    setting, keys = setting_for(hall, data)
    return Laid(await hall.keeper.lay(setting), keys)


@post(
    "/tables/{id:str}/seats/{seat:int}",
    guards=[same_origin],
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def join(
    id: FromPath[str],
    seat: Annotated[int, Parameter(ge=0)],
    data: JSONBody[Newcomer],
    request: Request[Any, Any, Any],
    hall: TheHall,
) -> Taken:
    """Take an open seat, or claim one with its invitation. Whoever comes first has it."""
    hall.gate.request(address_of(request))
    key = data.key or new_key()

    def taken(room: Room) -> Sat | None:
        if seat not in range(len(room.chairs)):
            raise Unfit("no-such-place", number=seat, most=len(room.chairs) - 1)
        chair = room.chairs[seat]
        if fits(key, chair.key):
            return None  # it was asked for before, and the answer was lost
        if data.invitation is not None:
            require_claim(chair, data.invitation, str(seat))
        elif not is_open(chair):
            raise Unfit("seat-taken")
        return Sat(Seat(seat), data.name, digest(key))

    hall.know(id, await hall.rooms.add(id, taken))
    return Taken(key)


@post("/lessons", guards=[same_origin], responses=problems(400, 403, 409, 413, 429, 503))
async def learn(
    data: JSONBody[NewLesson], request: Request[Any, Any, Any], hall: TheHall
) -> LessonLaid:
    """Lay the table of a lesson for one beginner."""
    await require_room(request, hall)
    game = game_by_id(data.game)
    lesson = game.screen.lesson
    if lesson is None:
        raise Unfit("no-lesson")
    chairs, keys = seated(lesson.seats)
    setting = Setting(data.game, chairs, lesson.options, lesson.seed)
    script = script_told(lesson, game.actions)
    return LessonLaid(await hall.keeper.lay(setting), keys, script)


def setting_for(hall: Hall, data: NewTable) -> tuple[Setting, Keys]:
    """How a table is laid, and the secrets of its seats."""
    game = game_by_id(data.game)
    if data.think and not game.together:
        raise BadOption("not-together", field="think")
    chairs, keys = chairs_for(data.seats)
    options = unpacked(hall.packs, game, data.options)
    setting = Setting(data.game, chairs, options, None, data.title, data.listed)
    return replace(setting, notes=agreed_on(data.hints, data.think, data.limit)), keys


async def table_told(hall: Hall, header: Header) -> TableTold:
    """What everybody may know of a table."""
    table = await hall.keeper.table(header.id)
    room = (await hall.rooms.room(header.id)).room
    return TableTold(
        id=header.id,
        game=header.game,
        title=header.title,
        chairs=chairs_told(room, hall.here(header.id)),
        steps=table.seq,
        decision=table.decision,
        outcome=table.outcome,
        open=table.open,
        pack=pack_of(table.options).name,
        practice=room.origin,
        campaign=room.leg,
        imported=room.imported,
    )


def game_told(game: AnyGame, hall: Hall) -> GameTold:
    """A game, as the lobby shows it, with the packs that can be chosen for it."""
    packs = tuple(hall.packs.get(game.id, ()))
    usual = game.options()
    return GameTold(
        id=game.id,
        rules=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=options_told(usual, packs),
        players=tuple(PLAYERS),
        kernels=hall.workers.kernels(game.id),
        advice=has_mind(game.id),
        open=game.open(usual),
        together=game.together,
        campaigns=game.campaign is not None,
        alone=game.alone,
        anew=game.anew(usual),
        boxed=game.sealed is not None,
    )


def options_told(options: Any, packs: tuple[str, ...] = ()) -> tuple[OptionTold, ...]:
    """Options as the lobby shows them, and their defaults."""
    fields = msgspec.structs.fields(options)
    shown = {f.name: f.type for f in fields if f.type is not PackText or packs}
    values = msgspec.to_builtins(options)
    return tuple(OptionTold(n, values[n], choices(kind, packs)) for n, kind in shown.items())


def choices(kind: Any, packs: tuple[str, ...]) -> tuple[Any, ...] | None:
    """What can be chosen for an option, where that is a short list."""
    if kind is PackText:
        return ("", *packs)
    if kind is bool:
        return (False, True)
    if isinstance(kind, EnumMeta):
        return tuple(kind.__members__.values())
    if get_origin(kind) is Annotated:  # a number with bounds
        (bounds,) = kind.__metadata__
        return tuple(range(bounds.ge, bounds.le + 1))
    if get_origin(kind) is tuple:  # several of them
        return choices(get_args(kind)[0], packs)
    return None


lobby = Router("/api", route_handlers=[games, tables, table, lay, join, learn], tags=["lobby"])
