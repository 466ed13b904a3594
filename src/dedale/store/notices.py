"""News from other programs on one PostgreSQL, by its own NOTIFY and LISTEN."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped] # it has none
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dedale.store.bell import Bell, Ring

CHANNEL = "dedale"
ASKED = 30.0  # seconds of silence after which a line is asked whether it is still there
PAUSE = 1.0  # seconds before a lost line is tried again
LOST = (DBAPIError, PoolTimeout, OSError, InterfaceError, PostgresError)  # it is tried again


async def send_notices(
    connection: AsyncConnection, bell: Bell, news: Iterable[tuple[str, Ring]]
) -> None:
    """Tell the other programs of news; they hear of it when the transaction is durable."""
    if connection.dialect.name != "postgresql":
        return
    for table, ring in news:
        notice = f"{bell.id} {table} {ring.lines} {ring.notes}"
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))


async def hear_notices(engine: AsyncEngine, bell: Bell) -> None:
    """Ring for news of other programs, for as long as this task runs."""
    while True:
        with suppress(*LOST):
            await _hear(engine, bell)
        await asyncio.sleep(PAUSE)


async def _hear(engine: AsyncEngine, bell: Bell) -> None:
    """Listen until the line is lost."""

    def heard(_connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, table, lines, notes = payload.split(" ")
        if sender != bell.id:  # what we did ourselves we know
            bell.ring(table, Ring(int(lines), int(notes)))

    async with engine.connect() as connection:
        line = (await connection.get_raw_connection()).driver_connection
        assert line is not None
        lost = asyncio.Event()
        line.add_termination_listener(lambda _: lost.set())
        await line.add_listener(CHANNEL, heard)
        bell.ring_all()  # whatever was missed
        await until(lost, line)
        await connection.invalidate()  # so that nothing else gets this line


async def until(lost: asyncio.Event, line: Any) -> None:
    """Wait until a line is lost; one that says nothing is asked whether it is still there."""
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), ASKED)
        except TimeoutError:
            await line.execute("SELECT 1", timeout=ASKED)
