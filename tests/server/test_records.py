"""Records over HTTP: a game goes out when it is over, and any record comes in again."""

import asyncio

import pytest

from dedale.games.classic import classic
from dedale.games.classic.content import content
from tests.kit.serving import guest_at

PLACES = [{"name": "Anna", "player": "me"}, {"name": "", "player": "greedy"}]


def record(**changes):
    """The record of a table that was just laid."""
    known = {"format": 1, "game": classic.id, "rules": classic.version, "content": content()}
    return known | {"options": {}, "seats": PLACES, "seed": "s"} | changes


def entry(action, seq=1, seat=0):
    return {"seq": seq, "seat": seat, "action": action}


def test_a_record_goes_out_and_comes_in_as_the_same_game(host):
    id = host.seeded("me", "greedy", "me", young=True)
    host.play_out(id)
    _, written = host.get(f"/api/tables/{id}/record")
    status, laid = host.post("/api/records", written)
    _, again = host.get(f"/api/tables/{laid['id']}/record")

    assert status == 201
    assert again == written | {"imported": True}
    assert [key is not None for key in laid["keys"]] == [True, False, True]


def test_whoever_brings_a_record_plays_on_with_the_seats_of_all_people(host):
    async def evening(laid):
        async with guest_at(host.address, laid["id"], {0: laid["keys"][0]}) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            return (await guest.asked(0))["seq"]

    push = {"do": "insert", "arrow": 9, "rotation": 1}
    moves = [entry(push), entry({"do": "undo", "to": 0}, seq=2)]
    status, laid = host.post("/api/records", record(actions=moves))

    assert status == 201
    assert asyncio.run(evening(laid)) == 6


def test_a_record_names_whoever_sits_there_at_the_end(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.ask("sit", seat=0, name="Ariane")
            await guest.ask("hand", seat=1, player="random")

    id = host.seeded("me", "greedy", young=True)
    asyncio.run(evening(id))
    host.play_out(id)
    _, written = host.get(f"/api/tables/{id}/record")

    assert written["seats"] == [
        {"name": "Ariane", "player": "me"},
        {"name": "P1", "player": "random"},
    ]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "record-damaged"),
        (b"{", "record-damaged"),
        (b'{"format": 1, "game": "\xff"}', "record-damaged"),
        (b'{"x":' * 50_000, "record-damaged"),
        (b"[]", "record-field"),
        (record(format=9), "record-format"),
        (record(game="chess"), "record-game"),
        (record(rules=0), "record-rules"),
        (record(content="0123456789abcdef"), "record-content"),
        (record(content=""), "record-unmarked"),
        (record(seats=[]), "record-option"),
        (record(seed=7), "record-field"),
        (record(actions=[entry({"do": "skip"})]), "record-illegal"),
        (record(actions=[entry({"do": "undo", "to": 7})]), "record-illegal"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(host, body, key):
    before = host.call(host.hall.store.count())
    status, told = host.post("/api/records", body)

    assert (status, told["key"]) == (400, key)
    assert told["sentence"]
    assert host.call(host.hall.store.count()) == before


@pytest.mark.parametrize(
    ("spoilt", "key"),
    [
        (record(seats=[PLACES[0], {"name": "", "player": "zeus"}]), "no-such-player"),
        (record(seats=[PLACES[0], {"name": "x" * 10_000, "player": "greedy"}]), "long-name"),
        (record(actions=[entry({"do": "undo", "to": 0}, seat=99)]), "record-illegal"),
        (record(actions=[entry({"do": "undo", "to": 0}, seat=-1)]), "record-illegal"),
        (record(actions=[entry({"do": "undo", "to": 0}, seat=10**30)]), "record-illegal"),
    ],
    ids=["unknown-player", "endless-name", "no-such-seat", "negative-seat", "huge-seat"],
)
def test_a_record_that_no_table_can_be_laid_from_is_refused(host, spoilt, key):
    before = host.call(host.hall.store.count())
    status, told = host.post("/api/records", spoilt)

    assert (status, told["key"]) == (400, key)
    assert host.call(host.hall.store.count()) == before


def test_a_record_with_far_numbers_fits_every_database(postgres, tmp_path):
    from tests.kit.hosting import Hosting  # noqa: PLC0415 - only this test needs PostgreSQL

    far = record(actions=[entry({"do": "insert", "arrow": 9, "rotation": 1}, seq=2**40)])
    with Hosting(postgres.new_database()) as there:
        status, _ = there.post("/api/records", far)

    assert status in (201, 400)


def test_a_table_that_was_laid_from_a_record_says_so_to_everybody_for_ever(host):
    """Whoever brings a record knows its seed, and with it what chance will bring."""

    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            return watcher.told[0]["imported"]

    _, laid = host.post("/api/records", record())
    fresh = host.seeded("me", "greedy")

    assert [asyncio.run(evening(id)) for id in (laid["id"], fresh)] == [True, False]
    told = [host.get(f"/api/tables/{id}")[1]["imported"] for id in (laid["id"], fresh)]
    assert told == [True, False]


def test_a_record_of_an_imported_table_says_so_and_one_of_a_fresh_table_does_not(host):
    _, laid = host.post("/api/records", record(options={"young": True}))
    fresh = host.seeded("me", "greedy", young=True)
    for id in (laid["id"], fresh):
        host.play_out(id)
    written = [host.get(f"/api/tables/{id}/record")[1] for id in (laid["id"], fresh)]

    assert [one.get("imported", False) for one in written] == [True, False]
