"""Writes the lines of many tables with few commits: what waits together is committed together."""

import asyncio
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dedale.store.database import reached
from dedale.store.errors import Overtaken
from dedale.store.log import Line
from dedale.store.schema import lines, tables

MOST = 256  # lines in one commit
INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Waiting(NamedTuple):
    """A line, and whoever waits for it to be durable."""

    table: str
    line: Line
    done: asyncio.Future[None]


class Writer:
    """One task that writes; everybody else waits for its answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, line: Line) -> None:
        """Wait until a line is durable; raises Overtaken or Unavailable."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(table, line, done))
        await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch, last = [first], False
            while len(batch) < MOST and not self._queue.empty():
                waiting = self._queue.get_nowait()
                if waiting is None:
                    last = True
                    break
                batch.append(waiting)
            await self._commit(batch)
            if last:
                return

    async def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; who was overtaken is told, and the others are not held up."""
        try:
            async with reached(self._engine) as connection:
                written = [await insert(connection, w.table, w.line) for w in batch]
        except Exception as error:  # the edge of the task: everybody who waits must hear of it
            for waiting in batch:
                answer(waiting, error)
            return
        for waiting, ok in zip(batch, written, strict=True):
            answer(waiting, None if ok else Overtaken())


def answer(waiting: Waiting, error: Exception | None) -> None:
    """Tell whoever waits, unless they have gone."""
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)


async def insert(connection: AsyncConnection, table: str, line: Line) -> bool:
    """Add a line if it is the next one; whether it was.

    The number is checked and taken in one statement, and the primary key (table, seq) decides
    between two who try it at once.
    """
    last = sa.select(sa.func.coalesce(sa.func.max(lines.c.seq), 0)).where(lines.c.table_id == table)
    columns = {"table_id": table, "seq": line.seq, "seat": line.seat, "action": line.action}
    typed = [sa.literal(value, lines.c[name].type) for name, value in columns.items()]
    known = sa.exists().where(tables.c.id == table)
    row = sa.select(*typed).where(known, last.scalar_subquery() == line.seq - 1)
    build = INSERTS[connection.dialect.name](lines).from_select(list(columns), row)
    done = await connection.execute(build.on_conflict_do_nothing())
    return done.rowcount == 1
