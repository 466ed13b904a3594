"""What a store on a database does when things go wrong around it."""

import asyncio
import sqlite3
import subprocess
import sys

import pytest
import sqlalchemy as sa

from dedale.core.errors import BadOption
from dedale.store.database import open_engine, reached
from dedale.store.errors import Overtaken, Unavailable
from dedale.store.schema import metadata
from dedale.store.sql import SqlStore, open_store
from tests.contract.test_stores import header, line


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.db"


def test_many_moves_share_one_commit(file):
    async def evening():
        engine = await open_engine(f"sqlite:///{file}")
        store, commits = SqlStore(engine), []
        for number in range(50):
            await store.create(header(f"t{number}"))
        sa.event.listen(engine.sync_engine, "commit", commits.append)
        found = [store.header(f"t{number}") for number in range(50)]
        await asyncio.gather(*found)
        commits.clear()
        moves = (store._writer.append(f"t{number}", line(1)) for number in range(50))
        await asyncio.gather(*moves)
        await store.close()
        return len(commits)

    assert asyncio.run(evening()) <= 2


def test_sqlite_forces_every_commit_to_the_disk(file):
    async def asked():
        engine = await open_engine(f"sqlite:///{file}")
        async with reached(engine) as connection:
            words = ("journal_mode", "synchronous")
            found = [await connection.execute(sa.text(f"PRAGMA {word}")) for word in words]
            answers = [row.scalar_one() for row in found]
        await engine.dispose()
        return answers

    assert asyncio.run(asked()) == ["wal", 2]  # 2 is FULL


def test_a_locked_database_is_reported_and_play_goes_on_when_it_is_free(file):
    async def evening():
        store = await open_store(f"sqlite:///{file}", wait=0.05)
        await store.create(header())
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as error:
            await store.append("t1", line(1))
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", line(1))
        kept = await store.lines("t1")
        await store.close()
        return error.value, kept

    error, kept = asyncio.run(evening())
    assert "locked" in error.facts["why"]
    assert list(kept) == [line(1)]


def test_a_full_disk_is_reported_and_play_goes_on_when_there_is_room(file):
    async def evening():
        engine = await open_engine(f"sqlite:///{file}")
        limits = {"pages": 1}

        def limit(connection, record, proxy):
            connection.cursor().execute(f"PRAGMA max_page_count = {limits['pages']}")

        store = SqlStore(engine)
        await store.create(header())
        sa.event.listen(engine.sync_engine, "checkout", limit)
        long = type(line(1))(1, 0, '"' + "x" * 200_000 + '"')
        with pytest.raises(Unavailable) as error:
            await store.append("t1", long)
        limits["pages"] = 1_000_000
        await store.append("t1", long)
        kept = await store.lines("t1")
        await store.close()
        return error.value, kept

    error, kept = asyncio.run(evening())
    assert "full" in error.facts["why"]
    assert len(kept) == 1


PLAYER = """
import asyncio, sys
from dedale.store.sql import open_store
from tests.contract.test_stores import header, line

async def play(store, id):
    await store.create(header(id))
    for seq in range(1, 1_000_000):
        await store.append(id, line(seq))
        print(id, seq, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{number}") for number in range(4)))

asyncio.run(main())
"""


@pytest.mark.parametrize("moves", [1, 7, 40, 150])
def test_no_acknowledged_line_is_lost_when_the_program_is_killed(file, moves):
    command = [sys.executable, "-c", PLAYER, f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        acknowledged = [player.stdout.readline().split() for _ in range(moves)]
        player.kill()
        acknowledged += [
            told.split()
            for told in player.stdout.read().splitlines(keepends=True)
            if told.endswith("\n")
        ]

    async def reopened():
        store = await open_store(f"sqlite:///{file}")
        kept = {found.id: await store.lines(found.id) for found in await store.tables()}
        id, lines = next(iter(kept.items()))  # whichever was laid before the end
        await store.append(id, line(len(lines) + 1))
        await store.close()
        return kept

    kept = asyncio.run(reopened())
    assert len(acknowledged) >= moves
    for id, seq in acknowledged:
        assert kept[id][int(seq) - 1] == line(int(seq))


def test_two_programs_on_one_postgresql_cannot_both_write_a_step(postgres):
    async def evening():
        address = postgres.new_database()
        ours, theirs = await open_store(address), await open_store(address)
        await ours.create(header())
        tries = (ours.append("t1", line(1, 0)), theirs.append("t1", line(1, 1)))
        answers = await asyncio.gather(*tries, return_exceptions=True)
        seen = await ours.lines("t1"), await theirs.lines("t1")
        await ours.close()
        await theirs.close()
        return answers, seen

    answers, (ours, theirs) = asyncio.run(evening())
    assert sorted(type(answer) is Overtaken for answer in answers) == [False, True]
    assert list(ours) == list(theirs) == [line(1, seat=answers.index(None))]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema_of_the_code(kind, file, request):
    if kind == "sqlite":
        address = f"sqlite:///{file}"
    else:
        address = request.getfixturevalue("postgres").new_database()

    def described(connection):
        inspector = sa.inspect(connection)
        names = {name for name in inspector.get_table_names() if name != "alembic_version"}
        return {name: sorted(c["name"] for c in inspector.get_columns(name)) for name in names}

    async def asked():
        engine = await open_engine(address)
        again = await open_engine(address)  # an up-to-date database stays as it is
        async with reached(again) as connection:
            found = await connection.run_sync(described)
        await engine.dispose()
        await again.dispose()
        return found

    wanted = {t.name: sorted(c.name for c in t.columns) for t in metadata.sorted_tables}
    assert asyncio.run(asked()) == wanted


def test_a_database_of_another_kind_is_refused():
    with pytest.raises(BadOption) as error:
        asyncio.run(open_store("mysql://somewhere"))

    assert error.value.facts["known"] == "sqlite, postgresql"


def test_a_database_that_cannot_be_reached_is_reported(tmp_path):
    with pytest.raises(Unavailable) as error:
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}"))

    assert error.value.facts["why"] == f"there is no folder {tmp_path / 'no' / 'such'}"


def test_a_store_that_is_closed_takes_nothing_more_and_answers_everybody(file):
    async def evening():
        store = await open_store(f"sqlite:///{file}")
        await store.create(header())
        waiting = asyncio.create_task(store.append("t1", line(1)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        with pytest.raises(Unavailable):
            await store.append("t1", line(2))

    asyncio.run(evening())


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_a_writer_that_is_stopped_answers_everybody(file, turns):
    async def evening():
        store = await open_store(f"sqlite:///{file}")
        await store.create(header())
        waiting = asyncio.create_task(store.append("t1", line(1)))
        for _ in range(turns):
            await asyncio.sleep(0)
        store._writer._task.cancel()
        answers = await asyncio.gather(waiting, return_exceptions=True)
        lost = len(await store.lines("t1"))
        await store.append("t1", line(lost + 1))
        await store.close()
        return answers

    [answer] = asyncio.run(evening())
    assert answer is None or isinstance(answer, Unavailable)


def test_two_programs_that_write_many_tables_do_not_wait_in_a_circle(postgres):
    async def evening():
        address = postgres.new_database()
        ours, theirs = await open_store(address), await open_store(address)
        ids = [f"t{number:02}" for number in range(30)]
        for id in ids:
            await ours.create(header(id))
        tries = [ours.append(id, line(1, 0)) for id in ids]
        tries += [theirs.append(id, line(1, 1)) for id in reversed(ids)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        await ours.close()
        await theirs.close()
        return answers

    answers = asyncio.run(evening())
    assert answers.count(None) == 30
    assert sum(isinstance(answer, Overtaken) for answer in answers) == 30


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_may_open_a_new_database_at_once(kind, file, request):
    if kind == "sqlite":
        address = f"sqlite:///{file}"
    else:
        address = request.getfixturevalue("postgres").new_database()
    code = "import asyncio, sys; from dedale.store.sql import open_store\n"
    code += "async def main(): await (await open_store(sys.argv[1])).close()\nasyncio.run(main())"
    programs = [subprocess.Popen([sys.executable, "-c", code, address]) for _ in range(3)]

    async def at_once():
        stores = await asyncio.gather(*(open_store(address) for _ in range(3)))
        for store in stores:
            await store.close()

    asyncio.run(at_once())
    assert [program.wait() for program in programs] == [0, 0, 0]
