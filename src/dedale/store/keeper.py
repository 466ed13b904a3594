"""Tables that are being played, kept in a store.

A keeper holds no truth. Whatever it remembers can be forgotten: a table is the fold of its lines,
and several keepers may share one store.
"""

import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from dedale.core.log import Entry, Undo
from dedale.core.records import Action, Event, Record, Seat, to_json
from dedale.core.replay import AnyLog, new_log, require_label
from dedale.games import game_by_id
from dedale.store.errors import Overtaken, Stale
from dedale.store.export import decode, game_named, named
from dedale.store.locks import Locks
from dedale.store.log import Header, Line, NoteLine, Store
from dedale.store.recent import Recent
from dedale.table import Table, open_table
from dedale.table.room import AnyNote, Chair, Leg

REMEMBERED = 1000  # tables held in memory at once


class Setting(Record, frozen=True):
    """How a new table is to be laid."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any] = {}
    seed: str | None = None  # without one, nobody can guess what chance will bring
    title: str = ""
    listed: bool = False
    notes: tuple[AnyNote, ...] = ()  # what holds around it from the start
    leg: Leg | None = None  # the next game of a campaign, which it is to be


class Keeper:
    """Lays tables, opens them, and carries actions into their logs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: Recent[Table] = Recent(REMEMBERED)
        self._locks = Locks()

    async def lay(self, setting: Setting) -> str:
        """Lay a new table and keep it; its id. Raises Overtaken if its campaign has gone on."""
        places = [chair.place for chair in setting.chairs]
        log = open_table(setting.game, places, setting.options, setting.seed).log
        header = _header(log, setting.chairs, setting.title, setting.listed)
        await self._store.create(header, (), _note_lines(setting.notes), setting.leg)
        return header.id

    async def take_in(
        self, log: AnyLog, chairs: Sequence[Chair], title: str = "", notes: Sequence[AnyNote] = ()
    ) -> str:
        """Keep the table of a record; its id."""
        lines = [Line(e.seq, e.seat, to_json(e.action).decode()) for e in log.actions]
        header = _header(log, tuple(chairs), title)
        await self._store.create(header, lines, _note_lines(notes))
        return header.id

    async def table(self, id: str, since: int | None = None) -> Table:
        """A table as it is now, whoever has played there.

        For a caller that knows of a step `since`, a table with it will do.
        """
        async with self._locks[id]:
            known = self._tables.get(id)
            if known is not None and since is not None and known.seq >= since:
                return known
            return await self._current(id)

    async def submit(
        self, id: str, seat: Seat, action: Action, seen: int, *, agreed: bool = False
    ) -> tuple[Event, ...]:
        """Take an action at a table that was last seen at a step.

        It is durable when this returns. It raises Illegal, or Stale where the table has moved on,
        and then nothing has changed. After Unavailable it may have been written or not: look again
        to find out.
        """
        async with self._locks[id]:
            table = self._tables.get(id)
            if table is None or seen != table.seq:
                table = await self._current(id)
            if seen != table.seq:
                raise Stale("stale", seen=seen, now=table.seq)
            entry, moment = table.consider(seat, action, agreed=agreed)
            try:
                await self._store.append(id, Line(entry.seq, seat, to_json(entry.action).decode()))
            except Overtaken as error:
                raise Stale("stale", seen=seen, now=(await self._current(id)).seq) from error
            return table.accept(entry, moment)

    async def _current(self, id: str) -> Table:
        """The table in memory, or a new one, with all lines of the store."""
        table = self._tables.get(id) or await self._opened(id)
        for line in await self._store.lines(id, after=table.seq):
            table.follow(Entry(line.seq, line.seat, read_action(table, line.action.encode())))
        self._tables.keep(id, table)
        return table

    async def _opened(self, id: str) -> Table:
        """The table as it was laid; raises BadRecord where it can no longer be the same."""
        header = await self._store.header(id)
        with named(id):
            game = game_named(header.game)
            require_label(game, header.rules, header.content)
            options = decode(header.options.encode(), game.options, id)
            log = new_log(game, options, header.seats, header.seed)
            return Table(game, replace(log, content=header.content))


def read_action(table: Table, data: bytes | msgspec.Raw) -> Action:
    """An action of the table's game, or an undo, from JSON."""
    action: Action = _decoder(table.game.id).decode(data)
    return action


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game_by_id(game).actions | Undo)


def _note_lines(notes: Sequence[AnyNote]) -> list[NoteLine]:
    return [NoteLine(seq, to_json(note).decode()) for seq, note in enumerate(notes, start=1)]


def _header(
    log: AnyLog, chairs: tuple[Chair, ...], title: str = "", listed: bool = False
) -> Header:
    options = to_json(log.options).decode()
    id = secrets.token_hex(8)
    laid = id, log.game, log.rules, log.content, options, chairs, log.seed
    return Header(*laid, title, listed)
