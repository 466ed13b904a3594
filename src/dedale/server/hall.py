"""The hall: all tables of this server, and everybody at them now."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar.di import NamedDependency

from dedale.core.errors import Trouble
from dedale.core.log import Undo
from dedale.core.records import Record, Seat
from dedale.server.clock import clock_of
from dedale.server.computers import computers_of
from dedale.server.errors import TooMuch
from dedale.server.hints import Hints
from dedale.server.limits import Limits, Metronome, RateGate
from dedale.server.packs import Packs
from dedale.server.reviews import Reviewer
from dedale.server.workers import Workers
from dedale.store.bell import Ring
from dedale.store.campaigns import Campaigns
from dedale.store.keeper import Keeper
from dedale.store.log import Header, Store
from dedale.store.rooms import Known, Rooms
from dedale.store.tasks import give_up
from dedale.table import Table

if TYPE_CHECKING:
    from dedale.server.visitor import Visitor

PAUSE = 1.0  # seconds before a store that does not answer is asked again
log = logging.getLogger("dedale.server")


class Address(Record, frozen=True):
    """Where this server can be reached."""

    url: str
    only_here: bool  # from this computer alone


class Gathering:
    """The visitors of one table. It looks at the store once for all of them."""

    def __init__(self, hall: "Hall", header: Header, table: Table, known: Known) -> None:
        self.hall = hall
        self.header = header
        self.id = header.id
        self.table = table
        self.known = known
        self.visitors: list[Visitor] = []
        self.hints = Hints(hall.workers)
        self.reviewer = Reviewer(hall.workers)
        self.laying = asyncio.Lock()  # of the next table for the same group
        self.awaited = 0  # visitors, with those who are coming in or going out
        self._changed = asyncio.Event()
        self._changed.set()  # it looks once more when it has begun to listen
        self._ring: Ring | None = None  # what is known to be there; None where nobody knows

    @property
    def here(self) -> set[Seat]:
        """The seats whose people are connected."""
        return {seat for visitor in self.visitors for seat in visitor.seats}

    @property
    def watchers(self) -> int:
        """How many people watch without a seat."""
        return sum(not visitor.seats for visitor in self.visitors)

    def hear(self, ring: Ring | None) -> None:
        """The bell rings."""
        if ring is None or self._ring is None:
            self._ring = None
        else:
            lines, notes = max(self._ring.lines, ring.lines), max(self._ring.notes, ring.notes)
            self._ring = Ring(lines, notes)
        self._changed.set()

    async def run(self) -> None:
        """Look whenever the bell rings, tell the visitors, and let computer players play on."""
        with self.hall.store.bell.heard_by(self.id, self.hear):
            async with computers_of(self) as let_play, clock_of(self) as wind:
                while True:
                    await self._changed.wait()
                    self._changed.clear()
                    await self.look()
                    await self.settle()
                    let_play()
                    wind()

    async def look(self) -> None:
        """See what is new; a store that does not answer is asked until it does."""
        while True:
            ring, self._ring = self._ring, Ring()
            lines, notes = (None, None) if ring is None else ring
            try:
                self.table = await self.hall.keeper.table(self.id, lines)
                self.known = await self.hall.rooms.room(self.id, notes)
                return self.wake()
            except Exception as error:  # the edge of the task: it must not end
                self._ring = None
                unknown = not isinstance(error, Trouble)
                log.warning("table %s cannot be looked at: %s", self.id, error, exc_info=unknown)
                await asyncio.sleep(PAUSE)

    async def settle(self) -> None:
        """Go back once everybody agrees to what was asked; whoever is quickest does it."""
        asked, room = self.known.room.open_question(self.table.seq), self.known.room
        if asked is None or not room.allowed:
            return
        undo = Undo(asked.to)
        try:
            await self.hall.keeper.submit(self.id, asked.seat, undo, asked.seq, agreed=True)
        except Trouble as trouble:  # at the next ring it is tried again, if it is still asked
            log.warning("table %s could not go back: %s", self.id, trouble)

    def wake(self) -> None:
        """Let every visitor see what is new for them."""
        for visitor in self.visitors:
            visitor.wake.set()


class Hall:
    """What the server is made of."""

    def __init__(
        self,
        store: Store,
        address: Address,
        limits: Limits | None = None,
        packs: Packs | None = None,
    ) -> None:
        self.store = store
        self.packs = packs or {}
        self.address = address
        self.limits = limits or Limits()
        self.keeper = Keeper(store)
        self.rooms = Rooms(store)
        self.campaigns = Campaigns(store, self.keeper, self.rooms)
        self.gate = RateGate(self.limits)
        self.workers = Workers()
        self.metronome = Metronome(self.limits.computers)  # of computer players
        self._gatherings: dict[str, tuple[Gathering, asyncio.Task[None]]] = {}

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[Gathering]:
        """The gathering at a table; it ends when the last visitor has left."""
        table, known = await self.keeper.table(id), await self.rooms.room(id)
        header = await self.store.header(id)
        if id not in self._gatherings:  # nothing is awaited from here on: there is one for all
            new = Gathering(self, header, table, known)
            self._gatherings[id] = new, asyncio.create_task(new.run())
        gathering, task = self._gatherings[id]
        self.know(id, known)  # a secret may be new
        gathering.awaited += 1
        try:
            yield gathering
        finally:
            gathering.awaited -= 1
            if not gathering.awaited:
                del self._gatherings[id]
                await give_up(task)

    def know(self, id: str, known: Known) -> None:
        """What is known of a room holds for everybody there, before the bell has rung."""
        if id in self._gatherings:
            gathering, _ = self._gatherings[id]
            gathering.known = max(gathering.known, known, key=lambda one: one.seq)

    async def close(self) -> None:
        """Let go of whoever thinks, and of the store."""
        self.workers.close()
        await self.store.close()

    async def require_space(self, more: int = 1) -> None:
        """Make sure of room for one more table, or for several."""
        if await self.store.count() + more > self.limits.tables:
            raise TooMuch("too-many-tables", most=self.limits.tables)

    def require_steps(self, table: Table) -> None:
        """Make sure that a table may take one more step."""
        if len(table.entries) >= self.limits.steps:
            raise TooMuch("too-many-steps", most=self.limits.steps)

    def here(self, id: str) -> set[Seat]:
        """The seats of a table whose people are connected to this server."""
        return self._gatherings[id][0].here if id in self._gatherings else set()


TheHall = NamedDependency[Hall]  # as handlers are given it
