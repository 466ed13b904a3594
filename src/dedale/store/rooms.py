"""The rooms around tables, kept in a store: who sits there, and what was said."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from dedale.core.records import to_json
from dedale.core.replay import AnyLog
from dedale.store.errors import Overtaken
from dedale.store.keeper import Keeper
from dedale.store.locks import Locks
from dedale.store.log import NoteLine, Store
from dedale.store.recent import Recent
from dedale.table.room import AnyNote, Gestured, Room, Said, after, room_of

REMEMBERED = 1000  # rooms held in memory at once
TALK = 200  # remarks that are still told
decoder: msgspec.json.Decoder[AnyNote] = msgspec.json.Decoder(AnyNote)


class Known(NamedTuple):
    """What is known of a room: all of it up to a note."""

    seq: int
    room: Room
    remarks: tuple[tuple[int, Said | Gestured], ...]  # the last ones, with their numbers


class Rooms:
    """Reads rooms and adds notes to them. Like a keeper, it holds no truth."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Recent[Known] = Recent(REMEMBERED)
        self._locks = Locks()

    async def room(self, id: str, since: int | None = None) -> Known:
        """A room as it is now; for a caller that knows of a note `since`, one with it will do."""
        async with self._locks[id]:
            known = self._known.get(id)
            if known is not None and since is not None and known.seq >= since:
                return known
            return await self._current(id)

    async def add(self, id: str, decide: Callable[[Room], AnyNote | None]) -> Known:
        """Add the note that `decide` makes of the room; if somebody was quicker, it decides anew.

        It may find that there is nothing to add, or raise what is wrong.
        """
        async with self._locks[id]:
            while True:
                known = await self._current(id)
                note = decide(known.room)
                if note is None:
                    return known
                try:
                    line = NoteLine(known.seq + 1, to_json(note).decode())
                    await self._store.append(id, line)
                except Overtaken:
                    continue
                return await self._current(id)

    async def _current(self, id: str) -> Known:
        """What is remembered, with all notes of the store."""
        known = self._known.get(id) or await self._opened(id)
        for line in await self._store.notes(id, after=known.seq):
            note = decoder.decode(line.note)
            remarks = known.remarks
            if isinstance(note, Said | Gestured):
                remarks = (*remarks, (line.seq, note))[-TALK:]
            known = Known(line.seq, after(known.room, note), remarks)
        self._known.keep(id, known)
        return known

    async def _opened(self, id: str) -> Known:
        header = await self._store.header(id)
        return Known(0, room_of(header.chairs), ())


async def record_of(keeper: Keeper, rooms: Rooms, id: str) -> AnyLog:
    """The record of a table, with whoever sits there now."""
    room = (await rooms.room(id)).room
    places = tuple(chair.place for chair in room.chairs)
    return replace((await keeper.table(id)).log, seats=places, imported=room.imported)
