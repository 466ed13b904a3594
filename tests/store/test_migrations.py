"""Older databases are brought up to date with all that is in them; newer ones are left alone."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from dedale import store
from dedale.core.errors import BadRecord, Trouble
from dedale.core.log import ME
from dedale.games.classic import classic
from dedale.store.database import DRIVERS
from dedale.store.keeper import Keeper
from dedale.store.log import StoredCampaign
from dedale.store.rooms import Rooms
from dedale.store.sql import open_store
from dedale.table.room import Chair, Said

SEATS = [{"name": "Änne", "player": "me"}, {"name": "", "player": "greedy"}]
TABLE = {
    "id": "old",
    "game": "classic",
    "rules": classic.version,
    "options": json.dumps({"young": True}),
    "seats": json.dumps(SEATS),
    "seed": "knossos",
}
LINES = [
    {"table_id": "old", "seq": 1, "seat": 0, "action": '{"do":"insert","arrow":9,"rotation":1}'},
    {"table_id": "old", "seq": 2, "seat": 0, "action": '{"do":"undo","to":0}'},
]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").new_database()


def changed(address, change):
    """Do something to a database, as a program of that time would have."""

    async def work():
        scheme, _, rest = address.partition("://")
        engine = create_async_engine(f"{DRIVERS[scheme]}://{rest}")
        async with engine.begin() as connection:
            await connection.run_sync(change)
        await engine.dispose()

    asyncio.run(work())


def config_for(connection):
    config = Config()
    folder = Path(store.__file__).with_name("migrations")
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def at_revision(connection, revision):
    command.upgrade(config_for(connection), revision)


def of_the_first_days(connection):
    """A database at revision 0001, with a table that is being played."""
    at_revision(connection, "0001")
    tables = sa.Table("tables", sa.MetaData(), autoload_with=connection)
    lines = sa.Table("lines", sa.MetaData(), autoload_with=connection)
    connection.execute(tables.insert().values(TABLE))
    connection.execute(lines.insert(), LINES)


def test_a_table_of_the_first_days_is_kept_and_says_why_it_stays_shut(address):
    """Nobody can say with which content it was played (decision 25)."""

    async def evening():
        opened = await open_store(address)
        header, lines = await opened.header("old"), await opened.lines("old")
        await Rooms(opened).add("old", lambda _: Said(0, "still here"))
        with pytest.raises(BadRecord) as error:
            await Keeper(opened).table("old")
        await opened.close()
        return header, lines, error.value

    changed(address, of_the_first_days)
    header, lines, error = asyncio.run(evening())

    assert header.chairs == (Chair("Änne", ME, taken=True), Chair("", "greedy", taken=True))
    assert (header.title, header.listed, header.seed) == ("", False, "knossos")
    assert (header.rules, header.content, len(lines)) == (classic.version, "", 2)
    assert (error.key, error.facts) == ("record-unmarked", {"file": "old"})


def test_a_new_table_can_be_laid_beside_it(address):
    async def evening():
        opened = await open_store(address)
        old = await opened.header("old")
        fields = {name: getattr(old, name) for name in old.__struct_fields__}
        await opened.create(type(old)(**{**fields, "id": "new", "listed": True}))
        found = [header.id for header in await opened.tables()]
        listed = [header.id for header in await opened.tables(listed=True)]
        await opened.close()
        return found, listed

    changed(address, of_the_first_days)

    assert asyncio.run(evening()) == (["new", "old"], ["new"])


def test_campaigns_are_kept_in_a_database_that_knew_none(address):
    async def evening():
        opened = await open_store(address)
        await opened.found(StoredCampaign("c1", "classic", "", listed=False, made=0), ["old"])
        found = await opened.legs("c1"), await opened.campaigns()
        await opened.close()
        return found

    changed(address, of_the_first_days)
    tables, campaigns = asyncio.run(evening())

    assert list(tables) == ["old"]
    assert [campaign.id for campaign in campaigns] == ["c1"]


def test_the_last_step_can_be_taken_back_and_leaves_the_tables(address):
    def back(connection):
        at_revision(connection, "head")
        command.downgrade(config_for(connection), "0002")
        found.extend(sa.inspect(connection).get_table_names())

    found = []
    changed(address, back)

    assert set(found) == {"alembic_version", "lines", "notes", "tables"}


def test_a_database_of_a_newer_program_is_left_alone(address):
    async def opened():
        await open_store(address)

    def of_the_future(connection):
        at_revision(connection, "head")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    changed(address, of_the_future)
    with pytest.raises(Trouble) as trouble:
        asyncio.run(opened())
    assert trouble.value.key == "newer-database"


def test_a_migration_that_fails_changes_nothing(address):
    """Its seats are not JSON, so the second step cannot be taken."""

    def spoilt(connection):
        of_the_first_days(connection)
        connection.exec_driver_sql("UPDATE tables SET seats = 'nonsense'")

    def columns(connection):
        found.extend(column["name"] for column in sa.inspect(connection).get_columns("tables"))

    found = []
    changed(address, spoilt)
    with pytest.raises(json.JSONDecodeError):
        asyncio.run(open_store(address))
    changed(address, columns)
    assert "seats" in found
    assert "chairs" not in found
