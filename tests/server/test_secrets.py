"""Secrets: keys, seeds and hidden cards reach nobody who should not have them."""

import asyncio
import json

import pytest

from dedale.core.log import ME
from dedale.server.keys import digest, fits, new_key
from dedale.store.keeper import Setting
from dedale.table.room import Chair
from tests.kit.hosting import Hosting
from tests.kit.serving import Refusal, Serving, guest_at


def test_nobody_is_told_the_key_digest_or_seed_of_a_table(host):
    async def evening():
        id = host.seeded("me", "me", "greedy", seed="a-very-secret-seed")
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1"}) as bruno,
            guest_at(host.address, id) as watcher,
        ):
            await anna.ask("sit", seat=0, name="Anna")
            await anna.ask("say", seat=0, text="hello")
            await anna.ask("hand", seat=2, player="random")
            await anna.act(anna.now["offers"][0])
            await anna.ask("ask-undo", seat=0)
            for guest in (anna, bruno, watcher):
                await guest.until(lambda g: g.now["seq"] == 1 and g.remarks)
        listed = host.get(f"/api/tables/{id}")[1]
        return json.dumps([anna.told, bruno.told, watcher.told, listed])

    told = asyncio.run(evening())
    assert "a-very-secret-seed" not in told
    assert digest("k0") not in told
    assert digest("k1") not in told
    assert '"k0"' not in told
    assert '"key"' not in told


def test_a_spectator_is_told_nothing_of_any_hand(host):
    async def evening():
        id = host.seeded("me", "me", events=True)
        async with guest_at(host.address, id, beats=True) as watcher:
            host.play_out(id, steps=30)
            await watcher.until(lambda g: g.now["seq"] == 30)
            shown = [await watcher.ask("show", seq=seq, beats=True) for seq in range(30)]
            return watcher, shown, host.table(id)

    watcher, shown, table = asyncio.run(evening())
    steps = [*watcher.steps.values(), *(each["step"] for each in shown)]
    rests = [*(step["rest"] for step in steps if "rest" in step), *(each["rest"] for each in shown)]
    views = [rest["view"] for rest in (*rests, watcher.now) if rest["view"]]
    told = [event for step in steps for event in step["events"]]
    ways = [way for step in steps for beat in step.get("beats", []) for way, _ in beat]
    assert [view["targets"] for view in views] == [[]] * len(views)
    assert [event for event in told if "to" in event] == []
    assert ways
    assert all(way and way[0] != "targets" for way in ways)
    assert table.state.stacks[0]


def test_messages_to_a_seat_do_not_change_with_the_hand_of_another(tmp_path):
    """Two tables that differ only in what seat 1 holds look alike from seat 0."""

    async def told_to(host, id, seat):
        async with guest_at(host.address, id, {seat: f"k{seat}"}) as guest:
            return [message for message in guest.told if message["tell"] != "welcome"]

    def with_other_cards(state):
        first, second = state.stacks
        return type(state)(**{**fields(state), "stacks": (first, second[::-1])})

    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        id = host.seeded("me", "me")
        before = [asyncio.run(told_to(host, id, seat)) for seat in (0, 1)]
        table = host.table(id)
        table._fold.now = table._fold.now._replace(state=with_other_cards(table.state))
        after = [asyncio.run(told_to(host, id, seat)) for seat in (0, 1)]

    assert after[0] == before[0]
    assert after[1] != before[1]


def fields(state):
    return {name: getattr(state, name) for name in state.__struct_fields__}


def test_private_events_are_told_to_their_seat_alone(host):
    async def evening():
        id = host.seeded("me", "me", "me")
        host.play_out(id, steps=40)
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1", 2: "k2"}) as screen,
        ):
            return anna, screen

    anna, screen = asyncio.run(evening())
    assert addressed(anna) == {0}
    assert addressed(screen) == {1}


def addressed(guest):
    """The seats that events were addressed to."""
    events = [event for step in guest.steps.values() for event in step["events"]]
    return {seat for event in events for seat in event.get("to", ())}


def test_a_server_writes_no_secret_to_its_log_and_puts_none_in_an_address(tmp_path):
    async def evening(house):
        table, keys = house.lay("here", "open", title="quiet")
        _, taken = house.post(f"/api/tables/{table}/seats/1", {"name": "Clio"})
        house.post("/api/qr", {"text": f"http://x/#/table/{table}?key={keys[0]}"})
        house.get(f"/api/tables/{table}/nothing")
        async with guest_at(house.address, table, {0: keys[0], 1: taken["key"]}) as guest:
            await guest.act(guest.now["offers"][0])
            with pytest.raises(Refusal):
                await guest.ask("act", seat=0, seen=1, action={"do": "fly"})
            address = str(guest.socket.request.path)
        return [keys[0], taken["key"], *map(digest, (keys[0], taken["key"]))], address

    with Serving("--data", str(tmp_path)) as house:
        secrets, address = asyncio.run(evening(house))
        printed = house.process.stdout
        code, complaints = house.stop()

    assert (code, complaints) == (0, "")
    assert printed.closed
    assert not any(secret in address for secret in secrets)


def test_only_digests_of_keys_are_kept(tmp_path):
    with Serving("--data", str(tmp_path)) as house:
        table, (key, _) = house.lay("here", "open")
        _, taken = house.post(f"/api/tables/{table}/seats/1", {"name": "Clio"})
        house.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())

    assert key.encode() not in kept
    assert taken["key"].encode() not in kept
    assert digest(key).encode() in kept


def test_keys_are_long_and_never_the_same():
    keys = {new_key() for _ in range(100)}

    assert len(keys) == 100
    assert {len(key) for key in keys} == {24}


def test_a_key_fits_only_its_own_digest():
    key = new_key()

    assert fits(key, digest(key))
    assert not fits(key, digest(new_key()))
    assert not fits(key, None)
    assert not fits("", None)


def test_the_record_of_a_game_is_given_out_only_when_it_is_over(host):
    id = host.seeded("me", "greedy", young=True)
    before = host.get(f"/api/tables/{id}/record")
    host.play_out(id)
    status, record = host.get(f"/api/tables/{id}/record")

    assert (before[0], before[1]["key"]) == (409, "not-over")
    assert "knossos" not in json.dumps(before)
    assert (status, record["seed"]) == (200, "knossos")


def test_whoever_plays_again_cannot_know_the_new_seed(host):
    chairs = (Chair("A", ME, taken=True, key=digest("k0")), Chair("B", "greedy", taken=True))
    id = host.call(host.hall.keeper.lay(Setting("classic", chairs, {"young": True}, "knossos")))
    host.play_out(id)

    async def evening():
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.ask("play-again")
            return await guest.until(lambda g: g.around["next"])

    assert len(host.table(asyncio.run(evening())).log.seed) == 32


@pytest.mark.parametrize(("hands", "is_open"), [("open", True), ("hidden", False)])
def test_a_table_tells_whether_its_seats_have_secrets(house, hands, is_open):
    id, keys = house.lay("here", "here", game="legends", options={"hands": hands})

    async def evening():
        async with guest_at(house.address, id, {0: keys[0]}) as anna:
            return anna.told[0]

    assert asyncio.run(evening())["open"] == is_open
    assert house.get(f"/api/tables/{id}")[1]["open"] == is_open
