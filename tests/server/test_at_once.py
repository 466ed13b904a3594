"""Several things at once, and things that fail: nobody is left behind."""

import asyncio

import psutil
import pytest
from msgspec.structs import replace

from dedale.bots import PLAYERS, Player
from dedale.server import computers
from tests.kit.hosting import CALM, Hosting
from tests.kit.serving import PATIENCE, Refusal, Serving, guest_at


def test_two_who_agree_at_the_same_moment_are_both_heard(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0", 1: "k1", 2: "k2"}) as screen:
            await screen.act(screen.now["offers"][0])
            await screen.act(screen.now["offers"][0])
            await screen.ask("ask-undo", seat=0)
            await screen.until(lambda g: g.around["question"])
            await asyncio.gather(
                *(screen.ask("answer-undo", seat=seat, to=1, agrees=True) for seat in (1, 2))
            )
            await screen.until(lambda g: g.now["seq"] == 3)

    id = host.seeded("me", "me", "me")
    asyncio.run(evening(id))

    assert host.table(id).decision.seats == (0,)


def test_a_yes_to_another_question_counts_for_nothing(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0", 1: "k1"}) as screen:
            await screen.act(screen.now["offers"][0])
            await screen.act(screen.now["offers"][0])
            await screen.ask("ask-undo", seat=0)
            with pytest.raises(Refusal, match="no-question"):
                await screen.ask("answer-undo", seat=1, to=0, agrees=True)
            return (await screen.until(lambda g: g.around["question"]))["awaited"]

    assert asyncio.run(evening(host.seeded("me", "me"))) == [1]


def test_all_press_play_again_and_one_table_is_laid(host):
    async def evening(id):
        async with (
            guest_at(host.address, id, {0: "k0"}) as a,
            guest_at(host.address, id, {1: "k1"}) as b,
        ):
            await asyncio.gather(a.ask("play-again"), b.ask("play-again"))
            return {await guest.until(lambda g: g.around["next"]) for guest in (a, b)}

    id = host.seeded("me", "me", young=True)
    host.play_out(id)
    before = host.call(host.hall.store.count())

    assert len(asyncio.run(evening(id))) == 1
    assert host.call(host.hall.store.count()) == before + 1


def test_a_computer_player_that_fails_is_asked_again(host, monkeypatch):
    failures = iter([True])

    def choose(situation, rng):
        if next(failures, False):
            raise RuntimeError("it lost its thread")
        return situation.offers[0]

    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            return (await guest.asked(0))["seq"]

    monkeypatch.setitem(PLAYERS, "absent-minded", Player("absent-minded", choose))
    monkeypatch.setattr(computers, "PAUSE", 0.0)

    assert asyncio.run(evening(host.seeded("me", "absent-minded"))) == 4


def test_a_table_takes_only_so_many_steps(tmp_path):
    async def evening(host, id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.act(guest.now["offers"][0])
            with pytest.raises(Refusal, match="too-many-steps"):
                await guest.ask("act", seat=0, seen=1, action=guest.now["offers"][0])

    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}", replace(CALM, steps=1)) as host:
        id = host.seeded("me", "me")
        asyncio.run(evening(host, id))

        assert host.table(id).seq == 1


def test_pages_of_the_public_address_are_let_in_behind_another_server(host):
    body = {"game": "classic", "seats": [{"kind": "here"}, {"kind": "here"}]}
    ours = host.post("/api/tables", body, host="inner:8000", origin=host.address)
    theirs = host.post("/api/tables", body, host="inner:8000", origin="http://elsewhere.example")

    assert (ours[0], theirs[0]) == (201, 403)


def test_a_slow_player_thinks_in_a_process_of_its_own(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            return (await guest.asked(0))["seq"]

    assert PLAYERS["master"].slow
    assert asyncio.run(evening(host.seeded("me", "master"))) == 4


def test_a_process_that_is_killed_while_it_thinks_is_replaced(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            for child in psutil.Process().children(recursive=True):
                if "spawn_main" in " ".join(child.cmdline()):
                    child.kill()
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            return (await guest.asked(0))["seq"]

    assert asyncio.run(evening(host.seeded("me", "master"))) == 4


def test_a_server_that_is_killed_leaves_nobody_thinking(tmp_path):
    async def evening(house):
        table, (key, _) = house.lay("here", "master")
        async with guest_at(house.address, table, {0: key}) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            await guest.asked(0)
        return psutil.Process(house.process.pid).children(recursive=True)

    with Serving("--data", str(tmp_path)) as house:
        thinkers = asyncio.run(evening(house))
        house.kill()

    assert thinkers
    assert psutil.wait_procs(thinkers, timeout=PATIENCE)[1] == []
