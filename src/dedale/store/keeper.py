"""Tables that are being played, kept in a store.

A keeper holds no truth. Whatever it remembers can be forgotten: a table is the fold of its lines,
and several keepers may share one store.
"""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from dedale.core.errors import BadRecord
from dedale.core.log import Entry, Place, Undo
from dedale.core.records import Action, Event, Seat, from_json, to_json
from dedale.core.replay import new_log
from dedale.games import game_by_id
from dedale.store.errors import Overtaken, Stale
from dedale.store.log import Header, Line, Store
from dedale.table import Table, open_table

REMEMBERED = 1000  # tables held in memory at once


class Keeper:
    """Lays tables, opens them, and carries actions into their logs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def lay(
        self,
        game: str,
        seats: Sequence[Place],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
    ) -> str:
        """Lay a new table and keep it; its id."""
        log, id = open_table(game, seats, options, seed).log, secrets.token_urlsafe(9)
        told = to_json(log.options).decode()
        await self._store.create(Header(id, log.game, log.rules, told, log.seats, log.seed))
        return id

    async def table(self, id: str) -> Table:
        """A table as it is now, whoever has played there."""
        async with self._lock(id):
            return await self._current(id)

    async def submit(self, id: str, seat: Seat, action: Action, seen: int) -> tuple[Event, ...]:
        """Take an action at a table that was last seen at a step.

        It is durable when this returns. It raises Illegal, or Stale where the table has moved on,
        and then nothing has changed. After Unavailable it may have been written or not: who looks
        again knows.
        """
        async with self._lock(id):
            table = await self._current(id)
            if seen != table.seq:
                raise Stale("stale", seen=seen, now=table.seq)
            entry, moment = table.consider(seat, action)
            try:
                await self._store.append(id, Line(entry.seq, seat, to_json(action).decode()))
            except Overtaken as error:
                raise Stale("stale", seen=seen, now=(await self._current(id)).seq) from error
            return table.accept(entry, moment)

    def _lock(self, id: str) -> asyncio.Lock:
        """One action at a time at a table; a lock lives as long as somebody holds or awaits it."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _current(self, id: str) -> Table:
        """The table in memory, or a new one, with all lines of the store."""
        table = self._tables.pop(id, None) or await self._opened(id)
        kind: Any = table.game.actions | Undo
        for line in await self._store.lines(id, after=table.seq):
            table.follow(Entry(line.seq, line.seat, from_json(line.action.encode(), kind)))
        self._remember(id, table)
        return table

    async def _opened(self, id: str) -> Table:
        """The table as it was laid."""
        header = await self._store.header(id)
        game = game_by_id(header.game)
        if header.rules != game.version:
            raise BadRecord("record-rules", file=id, rules=header.rules, known=game.version)
        options = from_json(header.options.encode(), game.options)
        return Table(game, new_log(game, options, header.seats, header.seed))

    def _remember(self, id: str, table: Table) -> None:
        """Keep a table at hand; the one that was not asked for longest is forgotten."""
        self._tables[id] = table
        if len(self._tables) > REMEMBERED:
            del self._tables[next(iter(self._tables))]
