"""Tables in a database."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.log import Place
from dedale.core.records import Seat, from_json, to_json
from dedale.store.database import WAIT, open_engine, reached
from dedale.store.errors import NoSuchTable, Overtaken
from dedale.store.log import Header, Line
from dedale.store.schema import lines, tables
from dedale.store.writer import Writer


class SqlStore:
    """A store on a database. Open it with `open_store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def create(self, header: Header) -> None:
        """Keep a new table."""
        values = {
            "id": header.id,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "seats": to_json(header.seats).decode(),
            "seed": header.seed,
        }
        async with reached(self._engine) as connection:
            await connection.execute(sa.insert(tables).values(values))

    async def header(self, table: str) -> Header:
        """What a table was laid from."""
        async with reached(self._engine) as connection:
            found = await connection.execute(sa.select(tables).where(tables.c.id == table))
            row = found.mappings().one_or_none()
        if row is None:
            raise NoSuchTable("no-such-table", table=table)
        return _header(row)

    async def tables(self) -> Sequence[Header]:
        """All tables, the newest first."""
        async with reached(self._engine) as connection:
            found = await connection.execute(sa.select(tables).order_by(tables.c.number.desc()))
            return [_header(row) for row in found.mappings()]

    async def append(self, table: str, line: Line) -> None:
        """Add the next line; it is durable when this returns."""
        try:
            await self._writer.append(table, line)
        except Overtaken:
            await self.header(table)  # or there is no such table
            raise

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines with a greater number."""
        await self.header(table)
        asked = (
            sa.select(lines.c.seq, lines.c.seat, lines.c.action)
            .where(lines.c.table_id == table, lines.c.seq > after)
            .order_by(lines.c.seq)
        )
        async with reached(self._engine) as connection:
            found = await connection.execute(asked)
            return [Line(row.seq, Seat(row.seat), row.action) for row in found]

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._writer.close()
        await self._engine.dispose()


async def open_store(url: str, wait: float = WAIT) -> SqlStore:
    """The store at `sqlite:///file` or `postgresql://…`."""
    return SqlStore(await open_engine(url, wait))


def _header(row: Any) -> Header:
    places = from_json(row["seats"].encode(), tuple[Place, ...])
    return Header(row["id"], row["game"], row["rules"], row["options"], places, row["seed"])
