"""A store that cannot write: the player is told, nothing is lost, and play goes on afterwards."""

import asyncio
import logging
import resource
import socket
import sqlite3
import threading

import pytest

from tests.kit.hosting import Hosting
from tests.kit.serving import PATIENCE, Refusal, Serving, guest_at


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.db"


def test_a_locked_database_is_reported_and_play_goes_on_when_it_is_free(file):
    async def evening(host, id):
        async with (
            guest_at(host.address, id, {0: "k0"}) as guest,
            guest_at(host.address, id) as watcher,
        ):
            before, push = guest.now, guest.now["offers"][0]
            with locked(file):
                with pytest.raises(Refusal) as refusal:
                    await guest.ask("act", seat=0, seen=0, action=push)
                with pytest.raises(Refusal, match="store-unavailable"):
                    await guest.ask("say", seat=0, text="hello?")
                status, told = await asyncio.to_thread(host.post, "/api/tables", TABLE)
                shown = (await guest.ask("show", seq=0, eyes=0))["rest"]["view"]
            await guest.act(push)
            await guest.ask("say", seat=0, text="hello!")
            await watcher.until(lambda g: g.now["seq"] == 1 and len(g.remarks) == 1)
            return refusal.value, (status, told["key"]), shown == before["view"]

    with Hosting(f"sqlite:///{file}") as host:
        refusal, laying, same = asyncio.run(evening(host, host.seeded("me", "me")))

    assert refusal.key == "store-unavailable"
    assert "locked" in refusal.facts["why"]
    assert laying == (503, "store-unavailable")
    assert same


TABLE = {"game": "classic", "seats": [{"kind": "here"}, {"kind": "here"}]}


class locked:  # noqa: N801 - it is read as a word
    """The database, held by another program as long as this lasts."""

    def __init__(self, file):
        self.other = sqlite3.connect(file, isolation_level=None)

    def __enter__(self):
        self.other.execute("BEGIN EXCLUSIVE")

    def __exit__(self, *_):
        self.other.execute("ROLLBACK")
        self.other.close()


def test_a_computer_waits_until_it_can_play(file, complaint):
    async def evening(host, id):
        other = locked(file)
        with other:
            arriving = guest_at(host.address, id, {1: "k1"})
            guest = await arriving.__aenter__()
            complained = await asyncio.to_thread(complaint.wait, PATIENCE)
            before = guest.now["seq"]
        after = await guest.asked(1)
        await arriving.__aexit__(None, None, None)
        return complained, before, after["seq"]

    with Hosting(f"sqlite:///{file}") as host:
        assert asyncio.run(evening(host, host.seeded("greedy", "me"))) == (True, 0, 2)


@pytest.fixture
def complaint():
    """An event that is set as soon as the server complains."""
    heard = threading.Event()
    ear = logging.Handler()
    ear.emit = lambda record: heard.set()
    logging.getLogger("dedale.server").addHandler(ear)
    yield heard
    logging.getLogger("dedale.server").removeHandler(ear)


def test_a_full_disk_is_reported_and_play_goes_on_when_there_is_room(tmp_path):
    """The limit on the size of a file is what a full disk is to the running server."""

    async def evening(house):
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            push = guest.now["offers"][0]
            no_more(house, (tmp_path / "tables.db-wal").stat().st_size)
            with pytest.raises(Refusal) as refusal:
                await guest.ask("act", seat=0, seen=0, action=push)
            shown = (await guest.ask("show", seq=0, eyes=0))["rest"]["view"]
            status, _ = await asyncio.to_thread(house.get, f"/api/tables/{table}")
            no_more(house, resource.RLIM_INFINITY)
            await guest.act(push)
            return refusal.value.key, shown["phase"], status, guest.now["seq"]

    with Serving("--data", str(tmp_path)) as house:
        assert asyncio.run(evening(house)) == ("store-unavailable", "shift", 200, 1)
        code, complaints = house.stop()

    assert code == 0
    assert "Traceback" not in complaints


def no_more(house, size):
    """No file of the server may grow beyond this."""
    hard = resource.RLIM_INFINITY
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_store_that_cannot_be_read_fails_the_health_check(tmp_path):
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        well, _ = host.get("/api/health")
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("DROP TABLE tables")
        other.close()
        status, told = host.get("/api/health")

    assert well == 200
    assert (status, told["key"]) == (503, "store-unavailable")


def test_no_answer_waits_for_the_next_packet(tmp_path):
    """The server side of a connection has Nagle's algorithm switched off."""

    async def at_the_server(host):
        return [
            connection.transport.get_extra_info("socket").getsockopt(
                socket.IPPROTO_TCP, socket.TCP_NODELAY
            )
            for connection in host.server.server_state.connections
        ]

    async def evening(host):
        async with guest_at(host.address, host.seeded("me", "me"), {0: "k0"}):
            return await asyncio.to_thread(host.call, at_the_server(host))

    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        assert asyncio.run(evening(host)) == [1]
