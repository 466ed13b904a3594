"""The bell: whoever waits at a table hears of news there, and nobody else does."""

import asyncio

import asyncpg

from dedale.store.bell import Bell, Ring
from dedale.store.sql import open_store
from tests.contract.test_stores import header, line
from tests.kit.serving import PATIENCE


def test_whoever_waits_at_a_table_hears_its_bell():
    bell, heard = Bell(), []
    with bell.heard_by("a", heard.append):
        bell.ring("a", Ring(lines=3))
        bell.ring("c", Ring(lines=4))
        bell.ring("a", None)

    assert heard == [Ring(3, 0), None]


def test_all_who_wait_at_a_table_hear_it():
    bell, first, second = Bell(), [], []
    with bell.heard_by("a", first.append), bell.heard_by("a", second.append):
        bell.ring("a", Ring(notes=1))

    assert first == second == [Ring(0, 1)]


def test_whoever_has_left_hears_nothing_and_leaves_nothing_behind():
    bell, stays, leaves = Bell(), [], []
    with bell.heard_by("a", stays.append):
        with bell.heard_by("a", leaves.append):
            pass
        bell.ring("a", None)
    bell.ring("a", None)

    assert (stays, leaves) == ([None], [])
    assert bell._waiting == {}


def test_all_bells_ring_after_a_time_of_not_hearing():
    bell, first, second = Bell(), [], []
    with bell.heard_by("a", first.append), bell.heard_by("b", second.append):
        bell.ring_all()

    assert (first, second) == ([None], [None])


async def heard(store, wanted):
    """Wait until the bell of a table rings like this."""
    ringing = asyncio.Event()

    def wake(ring):
        if ring == wanted:
            ringing.set()

    with store.bell.heard_by("t1", wake):
        async with asyncio.timeout(PATIENCE):
            await ringing.wait()


def test_news_of_another_program_rings_the_bell(postgres):
    async def evening():
        address = postgres.new_database()
        store = await open_store(address)
        await heard(store, None)  # its ears are open
        other = await asyncpg.connect(address)
        told = asyncio.create_task(heard(store, Ring(7, 0)))
        await asyncio.sleep(0)
        await other.execute("SELECT pg_notify('dedale', 'somebody t1 7 0')")
        await told
        await other.close()
        await store.close()

    asyncio.run(evening())


def test_what_a_program_did_itself_rings_once(postgres):
    async def evening():
        store = await open_store(postgres.new_database())
        await heard(store, None)
        await store.create(header())
        rings = []
        with store.bell.heard_by("t1", rings.append):
            await store.append("t1", line(1))
            await store.append("t1", line(2))
        await store.close()
        return rings

    assert asyncio.run(evening()) == [Ring(1, 0), Ring(2, 0)]


def test_a_line_that_says_nonsense_does_not_make_a_program_deaf(postgres):
    async def evening():
        address = postgres.new_database()
        store = await open_store(address)
        await heard(store, None)
        other = await asyncpg.connect(address)
        told = asyncio.create_task(heard(store, Ring(0, 2)))
        await asyncio.sleep(0)
        await other.execute("SELECT pg_notify('dedale', 'nonsense')")
        await other.execute("SELECT pg_notify('dedale', 'somebody t1 0 2')")
        await told
        await other.close()
        await store.close()

    asyncio.run(evening())
