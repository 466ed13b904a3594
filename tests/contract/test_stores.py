"""What every store promises: memory, SQLite and PostgreSQL alike."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from dedale.store.bell import Ring
from dedale.store.errors import NoSuchCampaign, NoSuchTable, Overtaken
from dedale.store.log import Header, Line, NoteLine, StoredCampaign
from dedale.store.memory import MemoryStore
from dedale.store.sql import open_store
from dedale.table.room import Chair, Leg


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opened(request, tmp_path):
    """Opens a store; the ones on a database find again what was kept before."""
    if request.param == "memory":
        kept = MemoryStore()
        address = None
    elif request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        address = request.getfixturevalue("postgres").new_database()

    @asynccontextmanager
    async def open_it():
        store = kept if address is None else await open_store(address)
        try:
            yield store
        finally:
            await store.close()

    return open_it


def header(id="t1", listed=False):
    chairs = (Chair("Anna", "me", taken=True, key="5e"), Chair("", "greedy", taken=True))
    laid = id, "classic", 1, "c0ffee", '{"events":true}', chairs, "knossos"
    return Header(*laid, "Sunday", listed)


def line(seq, seat=0):
    return Line(seq, seat, f'{{"do":"insert","arrow":{seq},"rotation":1}}')


def test_a_table_is_found_as_it_was_laid(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            return await store.header("t1")

    assert asyncio.run(evening()) == header()


def test_tables_are_listed_the_newest_first(opened):
    async def evening():
        async with opened() as store:
            for id in ("a", "b", "c"):
                await store.create(header(id))
            return [found.id for found in await store.tables()]

    assert asyncio.run(evening()) == ["c", "b", "a"]


def test_lines_come_back_in_order_and_from_any_number_on(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            for seq in range(1, 6):
                await store.append("t1", line(seq, seat=seq % 2))
            return await store.lines("t1"), await store.lines("t1", after=3)

    everything, rest = asyncio.run(evening())
    assert list(everything) == [line(seq, seat=seq % 2) for seq in range(1, 6)]
    assert [found.seq for found in rest] == [4, 5]


def test_what_was_acknowledged_is_there_when_the_store_is_opened_again(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            await store.append("t1", line(1))
        async with opened() as again:
            return await again.header("t1"), list(await again.lines("t1"))

    assert asyncio.run(evening()) == (header(), [line(1)])


def test_of_many_who_write_the_same_step_one_wins_and_the_others_are_told(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            tries = (store.append("t1", line(1, seat)) for seat in range(8))
            answers = await asyncio.gather(*tries, return_exceptions=True)
            return answers, await store.lines("t1")

    answers, kept = asyncio.run(evening())
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Overtaken) for answer in answers) == 7
    assert list(kept) == [line(1, seat=answers.index(None))]


@pytest.mark.parametrize("seq", [0, 2, 7])
def test_a_log_has_no_gaps(opened, seq):
    async def evening():
        async with opened() as store:
            await store.create(header())
            with pytest.raises(Overtaken):
                await store.append("t1", line(seq))
            return await store.lines("t1")

    assert list(asyncio.run(evening())) == []


def test_whoever_is_overtaken_does_not_hold_up_other_tables(opened):
    async def evening():
        async with opened() as store:
            for id in ("a", "b"):
                await store.create(header(id))
            await store.append("a", line(1))
            tries = (store.append("a", line(1)), store.append("b", line(1)))
            answers = await asyncio.gather(*tries, return_exceptions=True)
            return [type(answer) for answer in answers], await store.lines("b")

    answers, kept = asyncio.run(evening())
    assert answers == [Overtaken, type(None)]
    assert list(kept) == [line(1)]


def test_an_unknown_table_is_named(opened):
    async def evening():
        async with opened() as store:
            for ask in (store.header("x"), store.lines("x"), store.append("x", line(1))):
                with pytest.raises(NoSuchTable) as error:
                    await ask
                assert error.value.facts == {"table": "x"}

    asyncio.run(evening())


def test_many_tables_are_written_at_once(opened):
    async def play(store, id):
        await store.create(header(id))
        for seq in range(1, 11):
            await store.append(id, line(seq))

    async def evening():
        async with opened() as store:
            ids = [f"t{number}" for number in range(40)]
            await asyncio.gather(*(play(store, id) for id in ids))
            return [len(await store.lines(id)) for id in ids]

    assert asyncio.run(evening()) == [10] * 40


def note(seq, text="hello"):
    return NoteLine(seq, f'{{"note":"said","seat":0,"text":"{text}"}}')


def test_notes_are_kept_beside_the_lines_with_numbers_of_their_own(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            await store.append("t1", line(1))
            for seq in (1, 2, 3):
                await store.append("t1", note(seq, f"word {seq} ☂"))
            return await store.lines("t1"), await store.notes("t1"), await store.notes("t1", 2)

    lines, notes, rest = asyncio.run(evening())
    assert list(lines) == [line(1)]
    assert list(notes) == [note(seq, f"word {seq} ☂") for seq in (1, 2, 3)]
    assert list(rest) == [note(3, "word 3 ☂")]


def test_notes_are_there_when_the_store_is_opened_again(opened):
    async def evening():
        async with opened() as store:
            await store.create(header())
            await store.append("t1", note(1))
        async with opened() as again:
            return list(await again.notes("t1"))

    assert asyncio.run(evening()) == [note(1)]


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_notes_have_no_gaps_and_no_number_twice(opened, seq):
    async def evening():
        async with opened() as store:
            await store.create(header())
            await store.append("t1", note(1))
            with pytest.raises(Overtaken):
                await store.append("t1", note(seq))
            return await store.notes("t1")

    assert list(asyncio.run(evening())) == [note(1)]


def test_the_notes_of_an_unknown_table_are_unknown(opened):
    async def evening():
        async with opened() as store:
            for ask in (store.notes("x"), store.append("x", note(1))):
                with pytest.raises(NoSuchTable):
                    await ask

    asyncio.run(evening())


def test_tables_are_counted(opened):
    async def evening():
        async with opened() as store:
            before = await store.count()
            for id in ("a", "b"):
                await store.create(header(id))
            return before, await store.count()

    assert asyncio.run(evening()) == (0, 2)


def test_only_listed_tables_are_listed_and_not_too_many(opened):
    async def evening():
        async with opened() as store:
            for id in "abcdef":
                await store.create(header(id, listed=id in "acef"))
            listed = await store.tables(listed=True)
            few, newest = await store.tables(listed=True, most=2), await store.tables(most=1)
            return [[found.id for found in some] for some in (listed, few, newest)]

    assert asyncio.run(evening()) == [["f", "e", "c", "a"], ["f", "e"], ["f"]]


def test_a_table_is_kept_with_all_lines_of_its_record(opened):
    async def evening():
        async with opened() as store:
            kept = [line(seq) for seq in (1, 2, 5)]
            await store.create(header(), kept)
            await store.append("t1", line(6))
            return await store.lines("t1")

    assert [found.seq for found in asyncio.run(evening())] == [1, 2, 5, 6]


def test_a_table_is_kept_with_the_notes_that_it_has_from_the_start(opened):
    async def evening():
        async with opened() as store:
            await store.create(header(), [], [note(1), note(2)])
            await store.append("t1", note(3))
            return await store.notes("t1"), await store.lines("t1")

    kept, lines = asyncio.run(evening())
    assert list(kept) == [note(1), note(2), note(3)]
    assert list(lines) == []


def test_the_bell_of_a_table_rings_when_something_was_added(opened):
    async def evening():
        async with opened() as store:
            for id in ("t1", "t2"):
                await store.create(header(id))
            rings = []
            with store.bell.heard_by("t1", rings.append):
                await store.append("t1", line(1))
                await store.append("t1", note(1))
                await store.append("t2", line(1))
                with pytest.raises(Overtaken):
                    await store.append("t1", line(1))
            await store.append("t1", line(2))
            return [ring for ring in rings if ring is not None]  # None: its ears opened just then

    assert asyncio.run(evening()) == [Ring(lines=1), Ring(notes=1)]


def campaign(id="c1", listed=False):
    return StoredCampaign(id, "chronicles", "Our village ☂", listed, 1_700_000_000)


async def founded(store, id="c1", tables=("a",), **more):
    for table in tables:
        await store.create(header(table))
    await store.found(campaign(id, **more), tables)


def test_a_campaign_is_found_again_with_its_tables_in_order(opened):
    async def evening():
        async with opened() as store:
            await founded(store, tables=("b", "a"))
            await store.create(header("c"), (), [note(1)], Leg("c1", 3))
        async with opened() as again:
            return await again.campaign("c1"), await again.legs("c1"), await again.notes("c")

    found, tables, notes = asyncio.run(evening())
    assert found == campaign()
    assert list(tables) == ["b", "a", "c"]
    assert list(notes) == [note(1)]


def test_of_many_who_lead_a_campaign_on_one_wins_and_only_its_table_is_kept(opened):
    async def evening():
        async with opened() as store:
            await founded(store)
            tries = (store.create(header(f"t{n}"), (), (), Leg("c1", 2)) for n in range(8))
            answers = await asyncio.gather(*tries, return_exceptions=True)
            return answers, await store.legs("c1"), [kept.id for kept in await store.tables()]

    answers, tables, kept = asyncio.run(evening())
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Overtaken) for answer in answers) == 7
    assert list(tables) == ["a", f"t{answers.index(None)}"]
    assert sorted(kept) == sorted(tables)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_campaign_has_no_gaps_and_no_game_twice(opened, number):
    async def evening():
        async with opened() as store:
            await founded(store)
            with pytest.raises(Overtaken):
                await store.create(header("t1"), (), (), Leg("c1", number))
            return await store.legs("c1"), await store.count()

    tables, count = asyncio.run(evening())
    assert (list(tables), count) == (["a"], 1)


def test_campaigns_may_share_tables(opened):
    async def evening():
        async with opened() as store:
            await founded(store, tables=("a", "b"))
            await store.found(campaign("c2"), ["a"])
            await store.create(header("c"), (), (), Leg("c2", 2))
            return await store.legs("c1"), await store.legs("c2")

    old, new = asyncio.run(evening())
    assert (list(old), list(new)) == (["a", "b"], ["a", "c"])


def test_campaigns_are_listed_the_newest_first(opened):
    async def evening():
        async with opened() as store:
            await store.create(header("a"))
            for id in "wxyz":
                await store.found(campaign(id, listed=id in "wy"), ["a"])
            some = await store.campaigns(), await store.campaigns(listed=True)
            return [
                [found.id for found in those] for those in (*some, await store.campaigns(most=1))
            ]

    assert asyncio.run(evening()) == [["z", "y", "x", "w"], ["y", "w"], ["z"]]


@pytest.mark.parametrize("id", ["x", "\0"])
def test_an_unknown_campaign_is_named(opened, id):
    async def evening():
        async with opened() as store:
            for ask in (store.campaign(id), store.legs(id)):
                with pytest.raises(NoSuchCampaign) as error:
                    await ask
                assert error.value.facts == {"campaign": id}

    asyncio.run(evening())


def test_no_table_is_kept_for_an_unknown_campaign(opened):
    async def evening():
        async with opened() as store:
            with pytest.raises(NoSuchCampaign):
                await store.create(header(), (), (), Leg("x", 1))
            return await store.count()

    assert asyncio.run(evening()) == 0
