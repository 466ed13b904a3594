"""Reaching a database: SQLite in a file, or PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dedale.core.errors import BadOption
from dedale.store.errors import Unavailable

log = logging.getLogger("dedale.store")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
WAIT = 5.0  # seconds to wait for a database that is locked
ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(3423253)"}
TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def open_engine(url: str, wait: float = WAIT) -> AsyncEngine:
    """The database at `sqlite:///file` or `postgresql://…`, brought up to date if it is older."""
    scheme, _, rest = url.partition("://")
    if scheme not in DRIVERS:
        raise BadOption("bad-database", field="database", value=url, known=", ".join(DRIVERS))
    engine = create_async_engine(
        f"{DRIVERS[scheme]}://{rest}", pool_pre_ping=scheme == "postgresql"
    )
    if scheme == "sqlite":
        _require_folder(Path(engine.url.database or ""))
        sa.event.listen(engine.sync_engine, "connect", _careful(wait))
    try:
        async with _turn(), reached(engine) as connection:
            await connection.run_sync(_migrate)
    except CommandError as error:
        await engine.dispose()
        raise Unavailable("newer-database", why=str(error)) from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _require_folder(file: Path) -> None:
    """SQLite creates a new file, but not the folder for it."""
    if not file.parent.is_dir():
        raise Unavailable("store-unavailable", why=f"there is no folder {file.parent}")


def _careful(wait: float) -> Any:
    """SQLite that loses nothing: a write-ahead log, and every commit forced to the disk."""

    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(wait * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return prepare


def _turn() -> asyncio.Lock:
    """One migration at a time in this program: Alembic knows only one."""
    return TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock())


def _migrate(connection: sa.Connection) -> None:
    """Bring a database up to date, all or nothing, and no two programs at once."""
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@asynccontextmanager
async def reached(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction; what the database cannot do now is said as such."""
    try:
        async with engine.begin() as connection:
            yield connection
    except (DBAPIError, PoolTimeout, OSError) as error:
        cause = getattr(error, "orig", None) or error
        log.warning("the database does not answer: %s", cause)
        local = engine.dialect.name == "sqlite"  # strangers are not told its host or user
        told = str(cause) if local else type(cause).__name__
        raise Unavailable("store-unavailable", why=told) from error
