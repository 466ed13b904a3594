"""The socket of a table: it carries what a client asks in, and what happens out."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dedale.core.content import pack_of
from dedale.core.errors import Trouble
from dedale.core.records import to_json
from dedale.server import VERSION
from dedale.server.asks import SLOW, carry_out
from dedale.server.errands import Errands
from dedale.server.errors import Forbidden, TooMuch, Unreadable
from dedale.server.hall import Gathering, Hall, TheHall
from dedale.server.limits import Bucket
from dedale.server.messages import AnyAsk, Ask, Hello, Refused, Welcome
from dedale.server.origin import address_of, require_same_origin
from dedale.server.visitor import LEFT, Visitor
from dedale.store.errors import NoSuchTable, Unavailable
from dedale.store.tasks import give_up

CLOSED = {NoSuchTable: 4404, Forbidden: 4403, TooMuch: 1013, Unavailable: 1013}
BAD = 4400  # the close code for a client that does not say who it is
BROKEN = 1011  # the close code where the server is at fault
BREATH = 1.0  # seconds that a client in a hurry is made to wait
log = logging.getLogger("dedale.server")
decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(AnyAsk)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def visit(socket: AnySocket, id: FromPath[str], hall: TheHall) -> None:
    """Let a client take part in a table until it leaves; one that cannot be let in is told why."""
    require_same_origin(socket.headers, hall.address.url)
    await socket.accept()
    try:
        with hall.gate.socket(address_of(socket)), suppress(WebSocketDisconnect):
            hello = await asyncio.wait_for(first(socket, hall), hall.limits.hello)
            async with hall.visit(id) as gathering:
                await take_part(socket, gathering, hello)
    except Trouble as trouble:
        await turn_away(socket, trouble)
    except TimeoutError:
        await socket.close(BAD, "no-hello")


async def turn_away(socket: AnySocket, why: Trouble) -> None:
    """Tell a client why it cannot be here, and close its socket."""
    with suppress(*LEFT):
        await socket.send_text(to_json(Refused(None, why.key, why.facts)))
        await socket.close(CLOSED.get(type(why), BAD), why.key)


async def first(socket: AnySocket, hall: Hall) -> Hello:
    """The first message, in which a client says who it is."""
    ask = decoded(await received(socket), hall)
    if not isinstance(ask, Hello):
        raise Unreadable("no-hello")
    return ask


def welcome(visitor: Visitor, ref: int) -> Welcome:
    """Where a visitor is."""
    gathering, header = visitor.gathering, visitor.gathering.header
    return Welcome(
        ref=ref,
        version=VERSION,
        table=header.id,
        game=header.game,
        title=header.title,
        seats=visitor.seats,
        open=gathering.table.open,
        pack=pack_of(gathering.table.options).name,
        practice=gathering.known.room.origin,
        campaign=gathering.known.room.leg,
        imported=gathering.known.room.imported,
    )


async def take_part(socket: AnySocket, gathering: Gathering, hello: Hello) -> None:
    """Welcome a visitor, then carry messages both ways."""
    visitor = Visitor(gathering, socket.send_text, hello)
    await visitor.tell(welcome(visitor, hello.ref))
    gathering.visitors.append(visitor)
    gathering.wake()
    telling = asyncio.create_task(tell(socket, visitor))
    try:
        await listen(socket, visitor)
    finally:
        gathering.visitors.remove(visitor)
        gathering.wake()
        await give_up(telling)


async def tell(socket: AnySocket, visitor: Visitor) -> None:
    """Tell the news; where that cannot be done, the client has to come back."""
    try:
        await visitor.tell_news()
    except LEFT:
        pass
    except Forbidden as trouble:  # a seat of the visitor has another secret now
        await turn_away(socket, trouble)
    except Exception:
        log.exception("the news of table %s could not be told", visitor.gathering.id)
        await socket.close(BROKEN, "server-broke")


async def listen(socket: AnySocket, visitor: Visitor) -> None:
    """Answer a client until it leaves."""
    limits = visitor.gathering.hall.limits
    bucket = Bucket(limits.messages, limits.burst)
    async with Errands() as errands:
        while True:
            data = await received(socket)
            visitor.require_seats()
            try:
                bucket.take()
            except TooMuch as trouble:
                await visitor.tell(Refused(ref_in(data), trouble.key, trouble.facts))
                await asyncio.sleep(BREATH)
            else:
                await take_up(visitor, data, errands)


async def take_up(visitor: Visitor, data: bytes, errands: Errands) -> None:
    """Answer a message; what takes long is answered later, and the client is heard meanwhile."""
    try:
        ask = decoded(data, visitor.gathering.hall)
        if isinstance(ask, Hello):
            raise Unreadable("hello-again")
        if isinstance(ask, SLOW):
            errands.begin(partial(answer_later, visitor, ask))
        else:
            await answer(visitor, ask)
    except Trouble as trouble:
        await visitor.tell(Refused(ref_in(data), trouble.key, trouble.facts))


async def answer_later(visitor: Visitor, ask: Ask) -> None:
    """Answer a client that may have left by then."""
    with suppress(*LEFT):
        await answer(visitor, ask)


async def answer(visitor: Visitor, ask: Ask) -> None:
    """Do what a client asks, or say why not; nothing that is asked can end the program."""
    try:
        reply = await carry_out(visitor, ask)
    except Trouble as trouble:
        reply = Refused(ask.ref, trouble.key, trouble.facts)
    except Exception:
        log.exception("a message at table %s could not be answered", visitor.gathering.id)
        reply = Refused(ask.ref, "server-broke", {})
    await visitor.tell(reply)


async def received(socket: AnySocket) -> bytes:
    """The next message, as it came."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client left", code=message["code"])
    text: str | None = message.get("text")
    data: bytes = text.encode() if text is not None else message.get("bytes") or b""
    return data


def decoded(data: bytes, hall: Hall) -> Ask:
    """What a message asks."""
    if len(data) > hall.limits.message:
        raise TooMuch("too-long", most=hall.limits.message)
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Unreadable("bad-message", why=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("bad-json", why=str(error)) from error


class Numbered(msgspec.Struct):
    """As much of a message as an answer needs."""

    ref: int


def ref_in(data: bytes) -> int | None:
    """The number of a message, where it can be read."""
    try:
        return msgspec.json.decode(data, type=Numbered).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
