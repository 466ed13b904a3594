"""Tables on a store: what is acknowledged is durable, and nobody acts on what is no longer so."""

import asyncio

import pytest

from dedale.core.errors import BadRecord, Illegal
from dedale.core.log import ME, Undo
from dedale.core.records import to_json
from dedale.games.classic import classic
from dedale.games.classic.content import content
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.store import keeper as keeping
from dedale.store.errors import NoSuchTable, Stale, Unavailable
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import Header
from dedale.store.memory import MemoryStore
from dedale.store.sql import open_store
from dedale.table import Table, answer
from dedale.table.room import Chair

CHAIRS = (Chair("Anna", ME, taken=True), Chair("", "greedy", taken=True))


def setting(seed="knossos", **options):
    return Setting("classic", CHAIRS, options, seed)


async def laid(store, **options):
    keeper = Keeper(store)
    return keeper, await keeper.lay(setting(**options))


def test_a_table_is_played_and_found_again():
    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store, events=True)
        for _ in range(20):
            table = await keeper.table(id)
            seat = table.decision.seats[0]
            await keeper.submit(id, seat, answer(table, seat, "random"), table.seq)
        other = await Keeper(store).table(id)
        return await keeper.table(id), other

    ours, theirs = asyncio.run(evening())
    assert theirs.state == ours.state
    assert theirs.log == ours.log
    assert ours.seq == 20


def test_whoever_has_not_seen_the_last_step_is_told_and_changes_nothing():
    async def evening():
        keeper, id = await laid(MemoryStore())
        await keeper.submit(id, 0, Insert(9, 1), 0)
        with pytest.raises(Stale) as error:
            await keeper.submit(id, 0, Walk(Cell(0, 0)), 0)
        return error.value.facts, (await keeper.table(id)).seq

    assert asyncio.run(evening()) == ({"seen": 0, "now": 1}, 1)


def test_an_illegal_action_is_not_written():
    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store)
        with pytest.raises(Illegal, match="CL-TURN-5"):
            await keeper.submit(id, 0, Walk(Cell(0, 0)), 0)
        return await store.lines(id)

    assert list(asyncio.run(evening())) == []


def test_what_was_checked_is_what_is_written(monkeypatch):
    monkeypatch.setattr(Table, "as_declared", lambda *_: Insert(9, 2))

    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store)
        await keeper.submit(id, 0, Insert(9, 0), 0)
        return [line.action for line in await store.lines(id)]

    assert asyncio.run(evening()) == [to_json(Insert(9, 2)).decode()]


def test_an_undo_is_a_line_like_any_other():
    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store)
        before = (await keeper.table(id)).state
        await keeper.submit(id, 0, Insert(9, 1), 0)
        await keeper.submit(id, 0, Undo(0), 1)
        return before, (await Keeper(store).table(id)).state, await store.lines(id)

    before, after, lines = asyncio.run(evening())
    assert after == before
    assert [line.action for line in lines][1] == '{"do":"undo","to":0}'


def test_two_who_act_at_once_at_one_table_cannot_both_have_their_way():
    async def evening():
        keeper, id = await laid(SlowStore())
        tries = (keeper.submit(id, 0, Insert(arrow, 0), 0) for arrow in (1, 2))
        answers = await asyncio.gather(*tries, return_exceptions=True)
        return [type(answer) for answer in answers]

    assert asyncio.run(evening()) == [tuple, Stale]


class SlowStore(MemoryStore):
    """A store that lets others run while it writes."""

    async def append(self, table, line):
        await asyncio.sleep(0)
        await super().append(table, line)


def test_a_table_keeps_its_lock_when_it_is_forgotten_meanwhile(monkeypatch):
    monkeypatch.setattr(keeping, "REMEMBERED", 1)

    async def evening():
        store = SlowStore()
        keeper, id = await laid(store)
        other = await keeper.lay(setting("other"))
        first = asyncio.create_task(keeper.submit(id, 0, Insert(1, 0), 0))
        await asyncio.sleep(0)
        await keeper.table(other)
        second = keeper.submit(id, 0, Insert(2, 0), 0)
        answers = await asyncio.gather(first, second, return_exceptions=True)
        table = await keeper.table(id)
        return [type(answer) for answer in answers], table.seq, len(table.steps)

    assert asyncio.run(evening()) == ([tuple, Stale], 1, 2)


def test_asking_for_unknown_tables_leaves_nothing_behind():
    async def evening():
        keeper = Keeper(MemoryStore())
        for number in range(20):
            with pytest.raises(NoSuchTable):
                await keeper.table(f"t{number}")
        return len(keeper._locks)

    assert asyncio.run(evening()) == 0


def test_two_keepers_on_one_postgresql_see_each_others_moves(postgres):
    async def evening():
        address = postgres.new_database()
        stores = await open_store(address), await open_store(address)
        (ours, id), theirs = await laid(stores[0]), Keeper(stores[1])
        await ours.submit(id, 0, Insert(9, 1), 0)
        seen = (await theirs.table(id)).seq
        await theirs.submit(id, 0, Walk(Cell(0, 0)), seen)
        tries = (keeper.submit(id, 1, Insert(0, 0), 2) for keeper in (ours, theirs))
        answers = await asyncio.gather(*tries, return_exceptions=True)
        states = (await ours.table(id)).state, (await theirs.table(id)).state
        for store in stores:
            await store.close()
        return [type(answer) for answer in answers], states

    answers, (ours, theirs) = asyncio.run(evening())
    assert sorted(answers, key=str) == sorted([tuple, Stale], key=str)
    assert ours == theirs


def test_a_move_that_cannot_be_written_does_not_count(monkeypatch):
    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store)
        kept = store.append

        async def full(table, line):
            raise Unavailable("store-unavailable", why="disk full")

        monkeypatch.setattr(store, "append", full)
        with pytest.raises(Unavailable):
            await keeper.submit(id, 0, Insert(9, 1), 0)
        lost = (await keeper.table(id)).seq
        monkeypatch.setattr(store, "append", kept)
        await keeper.submit(id, 0, Insert(9, 1), 0)
        return lost, (await keeper.table(id)).seq

    assert asyncio.run(evening()) == (0, 1)


def test_a_move_that_was_written_counts_even_if_nobody_waited_for_the_answer(monkeypatch):
    async def evening():
        store = MemoryStore()
        keeper, id = await laid(store)
        kept = store.append

        async def written_then_cut(table, line):
            await kept(table, line)
            raise asyncio.CancelledError

        monkeypatch.setattr(store, "append", written_then_cut)
        with pytest.raises(asyncio.CancelledError):
            await keeper.submit(id, 0, Insert(9, 1), 0)
        return (await keeper.table(id)).seq

    assert asyncio.run(evening()) == 1


def test_tables_beyond_what_is_remembered_are_read_again(monkeypatch):
    monkeypatch.setattr(keeping, "REMEMBERED", 2)

    async def evening():
        keeper = Keeper(MemoryStore())
        ids = [await keeper.lay(setting(f"s{number}")) for number in range(5)]
        for id in ids:
            await keeper.submit(id, 0, Insert(9, 0), 0)
        return [(await keeper.table(id)).seq for id in ids], len(keeper._tables)

    assert asyncio.run(evening()) == ([1] * 5, 2)


@pytest.mark.parametrize(
    ("rules", "content", "key"),
    [
        (0, "c0ffee", "record-rules"),
        (classic.version, "c0ffee", "record-content"),
        (classic.version, "", "record-unmarked"),
    ],
)
def test_a_table_of_other_rules_or_content_is_not_opened(rules, content, key):
    async def evening():
        store = MemoryStore()
        await store.create(Header("old", "classic", rules, content, "{}", CHAIRS, "s"))
        await Keeper(store).table("old")

    with pytest.raises(BadRecord) as error:
        asyncio.run(evening())
    assert (error.value.key, error.value.facts["file"]) == (key, "old")


@pytest.mark.parametrize(
    ("options", "key"),
    [('{"wings": true}', "record-field"), ('{"first_seat": 7}', "record-option")],
)
def test_a_table_whose_options_mean_nothing_here_is_not_opened(options, key):
    async def evening():
        store = MemoryStore()
        await store.create(
            Header("old", classic.id, classic.version, content(), options, CHAIRS, "")
        )
        await Keeper(store).table("old")

    with pytest.raises(BadRecord) as error:
        asyncio.run(evening())
    assert (error.value.key, error.value.facts["file"]) == (key, "old")


def test_an_unknown_table_is_named():
    with pytest.raises(NoSuchTable):
        asyncio.run(Keeper(MemoryStore()).table("nowhere"))
