"""`dedale export` and `dedale import`: tables of the store as records."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from dedale.cli.serve import database_url
from dedale.cli.speech import plain_words, terminal_voice
from dedale.core.errors import BadRecord
from dedale.server.hall import Address, Hall
from dedale.server.records import file_name, take_in
from dedale.server.seating import Keys
from dedale.store import load, save
from dedale.store.rooms import record_of
from dedale.store.sql import open_store
from dedale.text.voice import Voice

Stored = tuple[str, Path | None]  # a database, or a folder


@asynccontextmanager
async def hall_at(database: str, data: Path | None) -> AsyncIterator[Hall]:
    """The tables that are kept at a place."""
    store = await open_store(database_url(database, data))
    try:
        yield Hall(store, Address("", only_here=True))
    finally:
        await store.close()


def export_table(table: str, file: Path | None, place: Stored, lang: str) -> None:
    """Write the record of a table, with whoever sits there now."""

    async def exported() -> Path:
        async with hall_at(*place) as hall:
            log = await record_of(hall.keeper, hall.rooms, table)
            path = (file or Path(await file_name(hall, table))).expanduser()
        if path.exists():
            raise BadRecord("record-exists", file=str(path))
        save(log, path)
        return path

    with plain_words(lang):
        path = asyncio.run(exported())
        print(terminal_voice(lang).say("exported", table=table, file=str(path)))


def import_record(file: Path, place: Stored, lang: str) -> None:
    """Lay the table of a record, and tell how to come to its seats."""

    async def imported() -> None:
        _, log = load(file.expanduser())
        async with hall_at(*place) as hall:
            laid = await take_in(hall, log)
        voice = terminal_voice(lang)
        print(voice.say("imported", file=str(file), table=laid.id))
        print_seats(voice, laid.id, laid.keys)

    with plain_words(lang):
        asyncio.run(imported())


def print_seats(voice: Voice, table: str, keys: Keys) -> None:
    """Tell the link of each seat that has a secret."""
    for seat, key in enumerate(keys):
        if key is not None:
            link = f"/#/table/{table}?seat={seat}&key={key}"
            print(voice.say("imported-seat", number=seat + 1, link=link))
