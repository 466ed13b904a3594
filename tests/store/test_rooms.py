"""Rooms on a store: notes are added one after the other, whoever adds them."""

import asyncio

import pytest

from dedale.core.log import ME
from dedale.store import rooms as keeping
from dedale.store.errors import NoSuchTable
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import NoteLine
from dedale.store.memory import MemoryStore
from dedale.store.rooms import Rooms
from dedale.store.sql import open_store
from dedale.table.room import Chair, Gesture, Gestured, Handed, Said, Sat

CHAIRS = (Chair("Anna", ME, taken=True, key="5e"), Chair("", ME, taken=False))


async def laid(store):
    return Rooms(store), await Keeper(store).lay(Setting("classic", CHAIRS))


def test_a_new_room_has_the_chairs_of_its_table():
    async def evening():
        rooms, id = await laid(MemoryStore())
        return await rooms.room(id)

    known = asyncio.run(evening())
    assert (known.seq, known.room.chairs, known.remarks) == (0, CHAIRS, ())


def test_notes_change_the_room_and_words_are_numbered():
    async def evening():
        store = MemoryStore()
        rooms, id = await laid(store)
        notes = (Sat(1, "Bruno", "ab"), Said(0, "hello"), Gestured(1, Gesture.LAUGH))
        for note in notes:
            await rooms.add(id, lambda _, note=note: note)
        return await rooms.room(id), await Rooms(store).room(id)

    ours, theirs = asyncio.run(evening())
    assert ours == theirs
    assert ours.room.chairs[1] == Chair("Bruno", ME, taken=True, key="ab")
    assert ours.remarks == ((2, Said(0, "hello")), (3, Gestured(1, Gesture.LAUGH)))


def test_whoever_finds_nothing_to_add_adds_nothing():
    async def evening():
        store = MemoryStore()
        rooms, id = await laid(store)
        known = await rooms.add(id, lambda _: None)
        return known.seq, await store.notes(id)

    seq, notes = asyncio.run(evening())
    assert seq == 0
    assert list(notes) == []


def test_whoever_refuses_adds_nothing():
    async def evening():
        store = MemoryStore()
        rooms, id = await laid(store)

        def refuse(room):
            raise ValueError(room.chairs[0].name)

        with pytest.raises(ValueError, match="Anna"):
            await rooms.add(id, refuse)
        return await store.notes(id)

    assert list(asyncio.run(evening())) == []


def test_whoever_is_overtaken_decides_anew():
    class Quick(MemoryStore):
        """A store where somebody else is quicker, once."""

        async def append(self, table, line):
            if line.seq == 1 and "first" not in line.note:
                await super().append(table, NoteLine(1, '{"note":"said","seat":0,"text":"first"}'))
            await super().append(table, line)

    async def evening():
        rooms, id = await laid(Quick())
        seen = []

        def decide(room):
            seen.append(room)
            return Said(1, "second")

        known = await rooms.add(id, decide)
        return len(seen), [note.text for _, note in known.remarks]

    assert asyncio.run(evening()) == (2, ["first", "second"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_who_speak_at_once_are_all_heard(kind, tmp_path, request):
    async def evening(address):
        store, other = await open_store(address), await open_store(address)
        rooms, id = await laid(store)
        theirs = Rooms(other)
        words = [rooms.add(id, lambda _, n=n: Said(0, f"a{n}")) for n in range(10)]
        words += [theirs.add(id, lambda _, n=n: Said(1, f"b{n}")) for n in range(10)]
        await asyncio.gather(*words)
        found = await rooms.room(id), await theirs.room(id)
        await store.close()
        await other.close()
        return found

    if kind == "sqlite":
        address = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        address = request.getfixturevalue("postgres").new_database()
    ours, theirs = asyncio.run(evening(address))
    assert ours == theirs
    assert [number for number, _ in ours.remarks] == list(range(1, 21))


def test_rooms_beyond_what_is_remembered_are_read_again(monkeypatch):
    monkeypatch.setattr(keeping, "REMEMBERED", 2)

    async def evening():
        store = MemoryStore()
        rooms = Rooms(store)
        ids = [await Keeper(store).lay(Setting("classic", CHAIRS)) for _ in range(5)]
        for id in ids:
            await rooms.add(id, lambda _: Handed(1, "greedy"))
        players = [(await rooms.room(id)).room.chairs[1].player for id in ids]
        return players, len(rooms._known)

    assert asyncio.run(evening()) == (["greedy"] * 5, 2)


def test_an_unknown_room_is_named():
    with pytest.raises(NoSuchTable):
        asyncio.run(Rooms(MemoryStore()).room("nowhere"))
