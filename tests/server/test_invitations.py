"""Invitations: each is good for one claim, and whoever wrote it cannot look over a shoulder."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.kit.hosting import Hosting
from tests.kit.serving import Serving, guest_at


async def refused(house, table, keys) -> str:
    """Why the server does not let somebody in with these keys."""
    url = house.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    held = {str(seat): key for seat, key in keys.items()}
    async with connect(url, proxy=None) as socket:
        await socket.send(json.dumps({"ask": "hello", "ref": 1, "keys": held, "eyes": 1}))
        return json.loads(await socket.recv())["key"]


def claim(house, table, invitation, name="Bruno", **more):
    body = {"name": name, "invitation": invitation, **more}
    return house.post(f"/api/tables/{table}/seats/1", body)


def test_whoever_laid_a_table_cannot_look_through_the_eyes_of_a_guest(house):
    async def evening():
        table, (_, invitation) = house.lay("here", "invited")
        before = await refused(house, table, {1: invitation})
        key = await asyncio.to_thread(house.claim, table, 1, invitation, "Bruno")
        after = await refused(house, table, {1: invitation})
        async with guest_at(house.address, table, {1: key}) as guest:
            return before, after, guest.told[0]["seats"], guest.now["view"]["seat"]

    before, after, seats, eyes = asyncio.run(evening())
    assert (before, after) == ("invitation-unclaimed", "invitation-used")
    assert (seats, eyes) == ([1], 1)


def test_whoever_claims_a_seat_last_has_it_alone(house):
    async def evening():
        table, (ours, invitation) = house.lay("here", "invited")
        first = await asyncio.to_thread(house.claim, table, 1, invitation, "Host")
        async with (
            guest_at(house.address, table, {0: ours, 1: first}, eyes=1) as spy,
            guest_at(house.address, table, {0: ours}) as host,
        ):
            last = await asyncio.to_thread(house.claim, table, 1, first, "Bruno")
            with pytest.raises((ConnectionError, ConnectionClosed)):
                await spy.ask("say", seat=1, text="It is me.")
            async with guest_at(house.address, table, {1: last}) as guest:
                await host.act(host.now["offers"][0])
                await guest.until(lambda g: g.now["seq"] > 0)
                return spy, guest.told[0]["seats"], host.around["chairs"][1]["name"]

    spy, seats, name = asyncio.run(evening())
    told = spy.told[-1]
    assert (told["tell"], told["key"], told["facts"]) == ("refused", "wrong-key", {"number": "1"})
    assert spy.socket.close_code == 4403
    assert (spy.now["seq"], spy.remarks) == (0, [])
    assert (seats, name) == ([1], "Bruno")


def test_a_change_of_a_seat_s_secret_closes_the_sockets_of_that_seat_alone(house):
    async def evening():
        table, (ours, invitation) = house.lay("here", "invited")
        old = await asyncio.to_thread(house.claim, table, 1, invitation)
        async with (
            guest_at(house.address, table, {1: old}) as silent,
            guest_at(house.address, table, {0: ours}) as host,
            guest_at(house.address, table) as watcher,
        ):
            new = await asyncio.to_thread(house.claim, table, 1, old)
            await host.until(lambda g: not g.around["chairs"][1]["here"])
            with pytest.raises(ConnectionError, match="4403"):
                await silent.until(lambda _: False)
            async with (
                guest_at(house.address, table, {1: new}) as one,
                guest_at(house.address, table, {1: new}) as other,
            ):
                await one.ask("say", seat=1, text="Hello")
                return [await g.until(lambda g: g.remarks) for g in (other, host, watcher)]

    assert all(len(heard) == 1 for heard in asyncio.run(evening()))


def test_an_invitation_works_once_and_says_so_in_the_reader_s_language(house):
    table, (_, invitation) = house.lay("here", "invited")
    house.claim(table, 1, invitation)
    body = {"name": "Spy", "invitation": invitation}
    path = f"/api/tables/{table}/seats/1"
    answers = [house.post(path, body, accept_language=lang) for lang in ("en", "fr", "de")]

    assert [(status, told["key"]) for status, told in answers] == [(409, "invitation-used")] * 3
    assert "works only once" in answers[0][1]["sentence"]
    assert len({told["sentence"] for _, told in answers}) == 3
    assert house.get(f"/api/tables/{table}")[1]["chairs"][1]["name"] == "P1"


def test_of_many_who_claim_a_seat_at_once_one_has_it(house):
    async def rush():
        table, (_, invitation) = house.lay("here", "invited")
        tries = (asyncio.to_thread(claim, house, table, invitation, f"P{n}") for n in range(6))
        return await asyncio.gather(*tries)

    assert sorted(status for status, _ in asyncio.run(rush())) == [201, 409, 409, 409, 409, 409]


def test_a_claim_whose_answer_was_lost_can_be_sent_again(house):
    table, (_, invitation) = house.lay("here", "invited")
    key = "a-secret-that-the-browser-made"
    answers = [claim(house, table, invitation, key=key) for _ in range(2)]

    assert answers == [(201, {"key": key})] * 2


def test_a_wrong_or_missing_invitation_and_a_weak_key_claim_nothing(house):
    table, (ours, invitation) = house.lay("here", "invited")
    wrong, other = claim(house, table, "nonsense"), claim(house, table, ours)
    without = house.post(f"/api/tables/{table}/seats/1", {"name": "X"})
    weak = claim(house, table, invitation, key="short")

    assert [told[1]["key"] for told in (wrong, other)] == ["wrong-key"] * 2
    assert (without[0], without[1]["key"]) == (409, "seat-taken")
    assert (weak[0], weak[1]["key"]) == (400, "bad-message")


def test_everybody_at_the_table_is_told_of_a_claim(house):
    async def evening():
        table, (ours, invitation) = house.lay("here", "invited")
        async with (
            guest_at(house.address, table, {0: ours}) as host,
            guest_at(house.address, table) as watcher,
        ):
            before = host.around["chairs"][1]
            await asyncio.to_thread(house.claim, table, 1, invitation, "Bruno")
            for guest in (host, watcher):
                await guest.until(lambda g: not g.around["chairs"][1]["invited"])
            return before, host.around["chairs"][1], watcher.around["chairs"][1]

    before, told, watched = asyncio.run(evening())
    assert (before["invited"], before["taken"]) == (True, False)
    assert (told["taken"], told["name"]) == (True, "Bruno")
    assert watched == told


def test_a_seat_that_a_computer_has_meanwhile_can_still_be_claimed(house):
    async def evening():
        table, (ours, invitation) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: ours}) as host:
            await host.ask("hand", seat=1, player="greedy")
            handed = await refused(house, table, {1: invitation})
            key = await asyncio.to_thread(house.claim, table, 1, invitation)
            async with guest_at(house.address, table, {1: key}) as guest:
                await guest.ask("hand", seat=1, player="me")
                await host.until(lambda g: g.around["chairs"][1]["player"] == "me")
                return handed

    assert asyncio.run(evening()) == "invitation-unclaimed"


def test_a_claim_survives_a_crash(tmp_path):
    async def come(house, table, keys):
        async with guest_at(house.address, table, keys) as guest:
            return guest.told[0]["seats"]

    with Serving("--data", str(tmp_path)) as house:
        table, (ours, invitation) = house.lay("here", "invited")
        key = house.claim(table, 1, invitation)
        house.kill()
        house.restart()
        seats = asyncio.run(come(house, table, {0: ours, 1: key}))
        status, told = claim(house, table, invitation)

    assert seats == [0, 1]
    assert (status, told["key"]) == (409, "invitation-used")


def test_the_next_game_belongs_to_whoever_claimed_a_seat(tmp_path):
    async def again(host, table, ours, key):
        async with guest_at(host.address, table, {0: ours, 1: key}) as guest:
            await guest.ask("play-again")
            return await guest.until(lambda g: g.around["next"])

    async def come(host, table, keys):
        async with guest_at(host.address, table, keys) as guest:
            return guest.told[0]["seats"]

    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        table, (ours, invitation) = host.lay("here", "invited", options={"young": True})
        key = host.claim(table, 1, invitation)
        host.play_out(table)
        next = asyncio.run(again(host, table, ours, key))
        seats = asyncio.run(come(host, next, {0: ours, 1: key}))
        why = asyncio.run(refused(host, next, {1: invitation}))

    assert (seats, why) == ([0, 1], "invitation-used")
