"""A visitor: one client at one table, the seats that it holds, and whose eyes it has."""

import asyncio
from collections.abc import Awaitable, Callable

from litestar.exceptions import WebSocketDisconnect

from dedale.core.records import Seat, to_json
from dedale.server.errors import Forbidden
from dedale.server.hall import Gathering
from dedale.server.keys import seats_held, seats_kept
from dedale.server.limits import Bucket
from dedale.server.messages import Around, Hello, Proposals, Remark, Talk, Tell
from dedale.server.telling import Gaze, around_told, news_told, proposals_told

LEFT = (WebSocketDisconnect, OSError)  # what telling raises when the client has gone


class Visitor:
    """Knows what its client has been told, and tells it the rest."""

    def __init__(
        self, gathering: Gathering, send: Callable[[bytes], Awaitable[None]], hello: Hello
    ) -> None:
        self.gathering = gathering
        chairs = gathering.known.room.chairs
        held, kept = seats_held(chairs, hello.keys), seats_kept(chairs, hello.before)
        self._held = {seat: chairs[seat].key for seat in sorted({*held, *kept})}  # by what secret
        self.wake = asyncio.Event()
        limits = gathering.hall.limits
        self.talk = Bucket(limits.talk, limits.talk_burst)
        self._send = send
        self._around: Around | None = None
        self._proposals: Proposals | None = None
        self._player: str | None = None  # who plays at the seat whose eyes it has
        self._heard = hello.heard
        self._beats = hello.beats
        self.look(hello.eyes, hello.seen)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that its client holds."""
        return tuple(self._held)

    def look(self, eyes: Seat | None, seen: int | None) -> None:
        """Look through the eyes of a seat that is held, or as a spectator."""
        if eyes is not None and eyes not in self.seats:
            raise Forbidden("not-your-seat")
        self.eyes, self._seen, self._afresh = eyes, seen, True
        self.wake.set()

    def require_seats(self) -> None:
        """A seat whose secret has changed is somebody else's: it is lost, and its eyes are shut."""
        chairs = self.gathering.known.room.chairs
        self._held = {seat: key for seat, key in self._held.items() if chairs[seat].key == key}
        if self.eyes is not None and self.eyes not in self._held:
            raise Forbidden("wrong-key", number=str(self.eyes))

    async def tell(self, message: Tell) -> None:
        """Send a message."""
        await self._send(to_json(message))

    async def tell_news(self) -> None:
        """Tell whatever is new, for as long as this runs; a slow client gets more at once."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            for message in self._news():
                await self.tell(message)

    def _news(self) -> list[Tell]:
        """What the client does not know yet; it counts as told."""
        self.require_seats()
        table, known = self.gathering.table, self.gathering.known
        messages: list[Tell] = []
        around = around_told(table, known.room, self.gathering.here, self.gathering.watchers)
        if around != self._around:
            self._around = around
            messages.append(around)
        player = None if self.eyes is None else known.room.chairs[self.eyes].player
        if player != self._player:  # a seat that was handed on has other offers
            self._player, self._afresh = player, True
        remarks = tuple(Remark(n, note) for n, note in known.remarks if n > self._heard)
        if remarks:
            self._heard = remarks[-1].number
            messages.append(Talk(remarks))
        if self._afresh or self._seen is None or table.seq > self._seen:
            gaze = Gaze(self.eyes, self._beats and not self._afresh)  # what is old is not played
            messages.append(news_told(table, known.room, gaze, self._seen))
            self._seen, self._afresh = table.seq, False
        proposals = proposals_told(table, known.room, self.eyes)
        if proposals is not None and proposals != self._proposals:
            self._proposals = proposals
            messages.append(proposals)
        return messages
