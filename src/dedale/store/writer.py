"""Writes the lines of many tables with few commits: what waits together is committed together."""

import asyncio
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dedale.store.bell import Bell
from dedale.store.database import reached
from dedale.store.errors import Overtaken, Unavailable
from dedale.store.log import Line, NoteLine, ring_for
from dedale.store.notices import send_notices
from dedale.store.schema import campaigns, legs, lines, notes, tables
from dedale.table.room import Leg

MOST = 256  # lines in one commit
INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Waiting(NamedTuple):
    """A line, and whoever waits for it to be durable."""

    table: str
    line: Line | NoteLine
    done: asyncio.Future[None]


class Writer:
    """One task that writes while anything waits; everybody else waits for its answer."""

    def __init__(self, engine: AsyncEngine, bell: Bell) -> None:
        self._engine = engine
        self._bell = bell
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, table: str, line: Line | NoteLine) -> None:
        """Wait until a line is durable; raises Overtaken or Unavailable."""
        if self._closed:
            raise Unavailable("store-unavailable", why="the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(table, line, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
            self._task.add_done_callback(self._ended)
        await done

    async def close(self) -> None:
        """Take nothing more, and finish what is waiting; whoever closes may be in a hurry."""
        self._closed = True
        if self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for a task that was stopped."""
        if task.cancelled() and self._task is task:
            self._turn_away(self._waiting)
            self._waiting = []

    def _turn_away(self, batch: list[Waiting]) -> None:
        for waiting in batch:
            answer(waiting, Unavailable("store-unavailable", why="the program is ending"))

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; an overtaken writer is told, and the others are not held up.

        All programs take tables in one order, so that none waits for another in a circle.
        """
        ordered = sorted(batch, key=lambda waiting: waiting.table)
        try:
            async with reached(self._engine) as connection:
                written = [await insert(connection, w.table, w.line) for w in ordered]
                added = [w for w, ok in zip(ordered, written, strict=True) if ok]
                await send_notices(
                    connection, self._bell, [(w.table, ring_for(w.line)) for w in added]
                )
        except Exception as error:  # the edge of the task: everybody who waits must hear of it
            for waiting in batch:
                answer(waiting, error)
            return
        except asyncio.CancelledError:
            self._turn_away(batch)
            raise
        for waiting, ok in zip(ordered, written, strict=True):
            answer(waiting, None if ok else Overtaken())
        for waiting in added:
            self._bell.ring(waiting.table, ring_for(waiting.line))


def answer(waiting: Waiting, error: Exception | None) -> None:
    """Tell whoever waits, unless they have gone."""
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)


async def insert(connection: AsyncConnection, table: str, line: Line | NoteLine) -> bool:
    """Add a line if it is the next one; whether it was."""
    kept = lines if isinstance(line, Line) else notes
    values = {f"its_{name}": value for name, value in asdict(line).items()}
    adding = adding_to(kept, connection.dialect.name)
    return (await connection.execute(adding, {"its_table_id": table, **values})).rowcount == 1


async def insert_leg(connection: AsyncConnection, leg: Leg, table: str) -> bool:
    """Let a campaign lead to a table if it is the next one; whether it was.

    As with lines, the number is checked and taken in one statement.
    """
    its = {"campaign_id": leg.campaign, "number": leg.number, "table_id": table}
    row = [sa.literal(value, legs.c[name].type) for name, value in its.items()]
    this = legs.c.campaign_id == leg.campaign
    last = sa.select(sa.func.coalesce(sa.func.max(legs.c.number), 0)).where(this).scalar_subquery()
    known = sa.exists().where(campaigns.c.id == leg.campaign)
    adding = INSERTS[connection.dialect.name](legs).from_select(
        list(its), sa.select(*row).where(known, last == leg.number - 1)
    )
    return (await connection.execute(adding.on_conflict_do_nothing())).rowcount == 1


@cache
def adding_to(kept: sa.Table, dialect: str) -> Any:
    """How a line is added, if it is the next one of an existing table.

    The number is checked and taken in one statement, and the primary key (table, seq) decides
    between two who try it at once.
    """
    its = {column.name: sa.bindparam(f"its_{column.name}", type_=column.type) for column in kept.c}
    this = kept.c.table_id == its["table_id"]
    last = sa.select(sa.func.coalesce(sa.func.max(kept.c.seq), 0)).where(this).scalar_subquery()
    known = sa.exists().where(tables.c.id == its["table_id"])
    row = sa.select(*its.values()).where(known, last == its["seq"] - 1)
    return INSERTS[dialect](kept).from_select(list(its), row).on_conflict_do_nothing()
