"""Coming in: a client that says the wrong thing first is told why, and sent away."""

import asyncio
import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dedale.core.errors import Trouble
from dedale.server.limits import Limits
from dedale.text import LANGUAGES, Voice
from tests.kit.hosting import Hosting
from tests.kit.serving import Refusal, guest_at

VOICES = [Voice(language, ("dedale", "dedale.server")) for language in LANGUAGES]
SMALL = Limits(hello=0.2, sockets=3, burst=5, messages=20, tables=2, request_burst=4, requests=0.01)


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with very small limits."""
    url = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.db'}"
    with Hosting(url, SMALL) as hosting:
        yield hosting


@pytest.fixture(scope="module")
def table(host):
    return host.seeded("me", "me", "greedy")


def door(host, id):
    return host.address.replace("http", "ws", 1) + f"/api/tables/{id}/socket"


async def said_first(host, id, message):
    """What is told to whoever says this first, and how the line ends."""
    async with connect(door(host, id), proxy=None) as socket:
        with suppress(ConnectionClosed):  # some are not even listened to
            await socket.send(message)
        told = json.loads(await socket.recv())
        await socket.wait_closed()
    return told, socket.close_code, socket.close_reason


def hello(**fields):
    return json.dumps({"ask": "hello", "ref": 1, **fields})


def turned_away(host, id, message):
    """The refusal, which can be read in every language, and the code of closing."""
    told, code, reason = asyncio.run(said_first(host, id, message))
    trouble = Trouble(told["key"], **told["facts"])

    assert told["tell"] == "refused"
    assert reason == told["key"]
    assert all(voice.explain(trouble) for voice in VOICES)
    return told["key"], code


@pytest.mark.parametrize("id", ["nowhere", "x" * 200, "%00", "%C3%A9", "'--"])
def test_an_unknown_table_is_reported(host, id):
    assert turned_away(host, id, hello()) == ("no-such-table", 4404)


@pytest.mark.parametrize(
    "keys",
    [
        {"0": "wrong"},
        {"0": ""},
        {"0": "k1"},
        {"0": "k0", "1": "wrong"},
        {"2": "k0"},
        {"9": "k0"},
        {"-1": "k0"},
        {"²": "k0"},
        {"x": "k0"},
        {"": "k0"},
        {"1" * 400: "k0"},
    ],
)
def test_a_wrong_key_opens_nothing_and_gives_no_hint(host, table, keys):
    assert turned_away(host, table, hello(keys=keys)) == ("wrong-key", 4403)


def test_secrets_of_earlier_games_open_the_seats_where_they_still_fit(host, table):
    async def come():
        before = {"0": "k0", "1": "of somebody who has left", "7": "k0", "x": "k0"}
        async with guest_at(host.address, table, before=before) as guest:
            return guest.told[0]["seats"]

    assert asyncio.run(come()) == [0]


def test_eyes_that_are_not_held_are_refused(host, table):
    assert turned_away(host, table, hello(keys={"0": "k0"}, eyes=1)) == ("not-your-seat", 4403)
    assert turned_away(host, table, hello(eyes=0)) == ("not-your-seat", 4403)


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("{", "bad-json"),
        (b"\xff", "bad-json"),
        ('{"ask": "play-again", "ref": 1}', "no-hello"),
        (hello(keys=["k0"]), "bad-message"),
        (hello(keys={"0": "k" * 65}), "bad-message"),
        (hello(keys={"0": 7}), "bad-message"),
        (hello(seen=-1), "bad-message"),
        (hello(heard=-1), "bad-message"),
    ],
)
def test_whoever_does_not_say_hello_is_told_so(host, table, message, key):
    assert turned_away(host, table, message) == (key, 4400)


def test_a_first_message_that_is_too_long_is_told_so(host, table):
    assert turned_away(host, table, hello(keys={"0": "k" * 9000})) == ("too-long", 1013)


def test_whoever_says_nothing_is_sent_away(strict):
    async def silence():
        async with connect(door(strict, "any"), proxy=None) as socket:
            await socket.wait_closed()
            return socket.close_code, socket.close_reason

    assert asyncio.run(silence()) == (4400, "no-hello")


def test_one_address_opens_only_so_many_lines(strict):
    async def evening():
        id = await asyncio.to_thread(strict.seeded, "me", "me")
        async with guest_at(strict.address, id), guest_at(strict.address, id) as second:
            async with guest_at(strict.address, id):
                told, code, _ = await said_first(strict, id, hello())
            await second.until(lambda g: g.around["watchers"] == 2)
            async with guest_at(strict.address, id) as again:
                return told["key"], told["facts"], code, again.now["seq"]

    assert asyncio.run(evening()) == ("too-many-sockets", {"most": 3}, 1013, 0)


def test_whoever_is_too_fast_is_slowed_down_and_goes_on(strict):
    async def evening():
        id = await asyncio.to_thread(strict.seeded, "me", "me")
        async with guest_at(strict.address, id, {0: "k0"}) as guest:
            asks = (guest.ask("show", seq=0) for _ in range(8))
            answers = await asyncio.gather(*asks, return_exceptions=True)
            return answers, await guest.ask("show", seq=0)

    answers, last = asyncio.run(evening())
    refused = [answer.key for answer in answers if isinstance(answer, Refusal)]
    assert set(refused) == {"too-fast"}
    assert len(refused) < 4
    assert last["seq"] == 0


def test_a_server_keeps_only_so_many_tables(tmp_path):
    body = {"game": "classic", "seats": [{"kind": "here"}, {"kind": "open"}]}
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}", Limits(tables=2)) as full:
        answers = [full.post("/api/tables", body) for _ in range(3)]

    assert [status for status, _ in answers] == [201, 201, 429]
    assert answers[2][1]["sentence"].startswith("This server keeps at most 2 tables")


def test_one_address_asks_only_for_so_much(strict):
    answers = [strict.post("/api/qr", {"text": "x"}) for _ in range(6)]

    assert [status for status, _ in answers].count(429) >= 2
    assert answers[-1][1]["key"] == "too-fast"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://localhost.evil.example", ""]
)
def test_pages_of_other_sites_are_not_let_in(host, table, origin):
    async def knock():
        headers = {"Origin": origin}
        async with connect(door(host, table), proxy=None, additional_headers=headers):
            pass

    before = host.call(host.hall.store.count())
    with pytest.raises(InvalidStatus) as refusal:
        asyncio.run(knock())
    status, told = host.post("/api/tables", {"game": "classic", "seats": []}, Origin=origin)
    assert refusal.value.response.status_code == 403
    assert (status, told["key"]) == (403, "other-origin")
    assert host.call(host.hall.store.count()) == before


def test_pages_of_this_site_are_let_in(host, table):
    async def knock():
        headers = {"Origin": host.address}
        async with connect(door(host, table), proxy=None, additional_headers=headers) as socket:
            await socket.send(hello())
            return json.loads(await socket.recv())["tell"]

    assert asyncio.run(knock()) == "welcome"
    assert host.post("/api/qr", {"text": "x"}, Origin=host.address)[0] == 200
