"""News from other programs on one PostgreSQL, by its own NOTIFY and LISTEN."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped] # it has none
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dedale.store.bell import Bell, Ring

CHANNEL = "dedale"
PAUSE = 1.0  # seconds before a lost line is tried again
LOST = (DBAPIError, OSError, InterfaceError, PostgresError)  # the line: it is tried again
OURS = secrets.token_hex(4)  # this program: what it did itself it need not be told


async def send_notices(connection: AsyncConnection, news: Iterable[tuple[str, Ring]]) -> None:
    """Tell the other programs of news; they hear of it when the transaction is durable."""
    if connection.dialect.name != "postgresql":
        return
    for table, ring in news:
        notice = f"{OURS} {table} {ring.lines} {ring.notes}"
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
        if sender != OURS:
            bell.ring(table, Ring(int(lines), int(notes)))

    async with engine.connect() as connection:
        line = (await connection.get_raw_connection()).driver_connection
        assert line is not None
        lost = asyncio.Event()
        line.add_termination_listener(lambda _: lost.set())
        await line.add_listener(CHANNEL, heard)
        bell.ring_all()  # whatever was missed
        await lost.wait()
        await connection.invalidate()  # so that nobody else gets this line
