"""Tables in a database."""

import asyncio
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.core.records import Seat, from_json, to_json
from dedale.store import schema
from dedale.store.bell import Bell
from dedale.store.database import WAIT, open_engine, reached
from dedale.store.errors import NoSuchCampaign, NoSuchTable, Overtaken
from dedale.store.log import Header, Line, NoteLine, StoredCampaign
from dedale.store.notices import hear_notices
from dedale.store.tasks import give_up
from dedale.store.writer import Writer, insert_leg
from dedale.table.room import Chair, Leg


class SqlStore:
    """A store on a database. Open it with `open_store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.bell = Bell()
        self._engine = engine
        self._writer = Writer(engine, self.bell)
        self._ears: asyncio.Task[None] | None = None
        if engine.dialect.name == "postgresql":
            self._ears = asyncio.create_task(hear_notices(engine, self.bell))

    async def create(
        self,
        header: Header,
        lines: Sequence[Line] = (),
        notes: Sequence[NoteLine] = (),
        leg: Leg | None = None,
    ) -> None:
        """Keep a new table; where it cannot be the next of its campaign, nothing is kept."""
        try:
            await self._create(header, lines, notes, leg)
        except Overtaken:
            await self.campaign(leg.campaign if leg else "")  # or there is no such campaign
            raise

    async def _create(
        self, header: Header, lines: Sequence[Line], notes: Sequence[NoteLine], leg: Leg | None
    ) -> None:
        chairs = to_json(header.chairs).decode()
        async with reached(self._engine) as connection:
            values = {**asdict(header), "chairs": chairs}
            await connection.execute(sa.insert(schema.tables).values(values))
            for kept, added in ((schema.lines, lines), (schema.notes, notes)):
                if added:
                    rows = [{"table_id": header.id, **asdict(line)} for line in added]
                    await connection.execute(sa.insert(kept), rows)
            if leg is not None and not await insert_leg(connection, leg, header.id):
                raise Overtaken

    async def header(self, table: str) -> Header:
        """What a table was laid from."""
        if "\0" in table:  # which PostgreSQL could not even be asked for
            raise NoSuchTable("no-such-table", table=table)
        async with reached(self._engine) as connection:
            asked = sa.select(schema.tables).where(schema.tables.c.id == table)
            row = (await connection.execute(asked)).mappings().one_or_none()
        if row is None:
            raise NoSuchTable("no-such-table", table=table)
        return _header(row)

    async def tables(self, *, listed: bool = False, most: int | None = None) -> Sequence[Header]:
        """The tables, the newest first."""
        asked = sa.select(schema.tables).order_by(schema.tables.c.number.desc()).limit(most)
        if listed:
            asked = asked.where(schema.tables.c.listed)
        async with reached(self._engine) as connection:
            return [_header(row) for row in (await connection.execute(asked)).mappings()]

    async def count(self) -> int:
        """How many tables there are."""
        asked = sa.select(sa.func.count()).select_from(schema.tables)
        async with reached(self._engine) as connection:
            return await connection.scalar(asked) or 0

    async def append(self, table: str, line: Line | NoteLine) -> None:
        """Add the next line; it is durable when this returns."""
        try:
            await self._writer.append(table, line)
        except Overtaken:
            await self.header(table)  # or there is no such table
            raise

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines with a greater number."""
        rows = await self._rows(schema.lines, table, after)
        return [Line(row.seq, Seat(row.seat), row.action) for row in rows]

    async def notes(self, table: str, after: int = 0) -> Sequence[NoteLine]:
        """The notes with a greater number."""
        rows = await self._rows(schema.notes, table, after)
        return [NoteLine(row.seq, row.note) for row in rows]

    async def found(self, campaign: StoredCampaign, tables: Sequence[str]) -> None:
        """Keep a new campaign."""
        rows = [
            {"campaign_id": campaign.id, "number": number, "table_id": table}
            for number, table in enumerate(tables, start=1)
        ]
        async with reached(self._engine) as connection:
            await connection.execute(sa.insert(schema.campaigns).values(asdict(campaign)))
            await connection.execute(sa.insert(schema.legs), rows)

    async def campaign(self, id: str) -> StoredCampaign:
        """What a campaign is called."""
        asked = sa.select(schema.campaigns).where(schema.campaigns.c.id == id)
        found = [] if "\0" in id else await self._campaigns(asked)
        if not found:
            raise NoSuchCampaign("no-such-campaign", campaign=id)
        return found[0]

    async def campaigns(
        self, *, listed: bool = False, most: int | None = None
    ) -> Sequence[StoredCampaign]:
        """The campaigns, the newest first."""
        asked = sa.select(schema.campaigns).order_by(schema.campaigns.c.number.desc()).limit(most)
        return await self._campaigns(asked.where(schema.campaigns.c.listed) if listed else asked)

    async def legs(self, campaign: str) -> Sequence[str]:
        """The tables of a campaign."""
        await self.campaign(campaign)
        its = schema.legs.c
        asked = sa.select(its.table_id).where(its.campaign_id == campaign).order_by(its.number)
        async with reached(self._engine) as connection:
            return (await connection.scalars(asked)).all()

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._writer.close()
        await give_up(self._ears)
        await self._engine.dispose()

    async def _rows(self, kept: sa.Table, table: str, after: int) -> Sequence[Any]:
        asked = (
            sa.select(kept).where(kept.c.table_id == table, kept.c.seq > after).order_by(kept.c.seq)
        )
        async with reached(self._engine) as connection:
            rows = (await connection.execute(asked)).all()
        if not rows and after == 0:
            await self.header(table)  # or there is no such table
        return rows

    async def _campaigns(self, asked: sa.Select[Any]) -> list[StoredCampaign]:
        async with reached(self._engine) as connection:
            rows = (await connection.execute(asked)).all()
        return [StoredCampaign(row.id, row.game, row.title, row.listed, row.made) for row in rows]


async def open_store(url: str, wait: float = WAIT) -> SqlStore:
    """The store at `sqlite:///file` or `postgresql://…`."""
    return SqlStore(await open_engine(url, wait))


def _header(row: Any) -> Header:
    values = {name: value for name, value in row.items() if name != "number"}
    return Header(**{**values, "chairs": from_json(row["chairs"].encode(), tuple[Chair, ...])})
