"""Who sits where: keys open seats, whoever comes first has an open one, and others look on."""

import asyncio
import json

import pytest

from tests.kit.serving import Refusal, guest_at


def chair(guest, seat):
    return guest.around["chairs"][seat]


def test_a_seat_here_is_taken_and_an_invited_one_waits_until_somebody_sits_down(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: ours}) as host:
            before = [chair(host, seat)["taken"] for seat in (0, 1)]
            key = await asyncio.to_thread(house.claim, table, 1, theirs, "Bruno")
            async with guest_at(house.address, table, {1: key}):
                await host.until(lambda g: chair(g, 1)["here"])
                return before, chair(host, 1)

    before, after = asyncio.run(evening())
    assert before == [True, False]
    assert after == {
        "name": "Bruno",
        "player": "me",
        "taken": True,
        "open": False,
        "here": True,
        "hints": 0,
        "invited": False,
    }


def test_whoever_comes_first_has_an_open_seat(house):
    table, keys = house.lay("here", "open")
    first = house.post(f"/api/tables/{table}/seats/1", {"name": "Clio"})
    second = house.post(f"/api/tables/{table}/seats/1", {"name": "Dora"})
    _, told = house.get(f"/api/tables/{table}")

    assert keys[1] is None
    assert first[0] == 201
    assert (second[0], second[1]["key"]) == (409, "seat-taken")
    assert told["chairs"][1] == {
        "name": "Clio",
        "player": "me",
        "taken": True,
        "open": False,
        "here": False,
        "hints": 0,
        "invited": False,
    }


def test_of_many_who_want_an_open_seat_at_once_one_has_it(house):
    table, _ = house.lay("here", "open")

    async def rush():
        path = f"/api/tables/{table}/seats/1"
        tries = (asyncio.to_thread(house.post, path, {"name": f"P{n}"}) for n in range(6))
        return await asyncio.gather(*tries)

    answers = asyncio.run(rush())
    assert sorted(status for status, _ in answers) == [201, 409, 409, 409, 409, 409]


def test_the_key_of_an_open_seat_opens_it(house):
    async def evening():
        table, _ = house.lay("here", "open")
        _, taken = house.post(f"/api/tables/{table}/seats/1", {"name": "Clio"})
        async with guest_at(house.address, table, {1: taken["key"]}) as guest:
            return guest.told[0]["seats"], guest.now["view"]["seat"]

    assert asyncio.run(evening()) == ([1], 1)


def test_a_seat_with_a_person_or_a_computer_is_not_open_to_all(house):
    table, _ = house.lay("here", "greedy", "invited")
    answers = [house.post(f"/api/tables/{table}/seats/{n}", {"name": "X"}) for n in range(4)]

    assert [status for status, _ in answers] == [409] * 4
    assert [told["key"] for _, told in answers] == [*["seat-taken"] * 3, "no-such-place"]


def test_a_computer_plays_when_it_is_its_turn(house):
    async def evening():
        table, (key, _) = house.lay("here", "greedy")
        async with guest_at(house.address, table, {0: key}) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act(guest.now["offers"][0])
            return [(await guest.asked(0))["seq"], [s["seat"] for s in guest.steps.values()]]

    assert asyncio.run(evening()) == [4, [None, 0, 0, 1, 1]]


def test_whoever_only_watches_sees_what_all_may_see_and_is_offered_nothing(house):
    async def evening():
        table, (key, _) = house.lay("here", "invited")
        async with (
            guest_at(house.address, table, {0: key}) as host,
            guest_at(house.address, table) as watcher,
        ):
            await host.until(lambda g: g.around["watchers"] == 1)
            await host.act(host.now["offers"][0])
            await watcher.until(lambda g: g.now["seq"] == 1)
            with pytest.raises(Refusal, match="not-your-seat"):
                await watcher.ask("act", seat=0, seen=1, action={"do": "skip"})
            return host, watcher

    host, watcher = asyncio.run(evening())
    assert watcher.now["offers"] == []
    assert (watcher.now["undo"], watcher.now["redo"], watcher.now["outlook"]) == (None,) * 3
    assert (watcher.now["view"]["seat"], watcher.now["view"]["targets"]) == (None, [])
    assert watcher.now["view"]["maze"] == host.now["view"]["maze"]
    assert watcher.steps[0]["events"] == []


def test_several_people_at_one_screen_look_one_after_the_other(house):
    async def evening():
        table, keys = house.lay("here", "here", "invited")
        async with guest_at(house.address, table, {0: keys[0], 1: keys[1]}) as screen:
            first = screen.now
            await screen.ask("look", eyes=1)
            await screen.until(lambda g: g.told[-1]["tell"] == "news" and g.told[-1]["eyes"] == 1)
            second = screen.now
            dealt = screen.told[-1]["steps"][0]["events"]
            with pytest.raises(Refusal, match="not-your-seat"):
                await screen.ask("look", eyes=2)
            await screen.ask("look", eyes=None)
            await screen.until(lambda g: g.told[-1]["tell"] == "news" and g.now != second)
            return first, second, dealt, screen.now

    first, second, dealt, spectator = asyncio.run(evening())
    assert (first["view"]["seat"], second["view"]["seat"]) == (0, 1)
    assert [event["to"] for event in dealt] == [[1]]
    assert dealt[0]["treasure"] == second["view"]["targets"][0]
    assert spectator["view"]["targets"] == []
    assert second["offers"] == []
    assert len(first["offers"]) > 0


def test_a_screen_of_many_acts_for_each_of_its_seats(house):
    async def evening():
        table, keys = house.lay("here", "here")
        async with guest_at(house.address, table, {0: keys[0], 1: keys[1]}) as screen:
            await screen.act(screen.now["offers"][0])
            await screen.act(screen.now["offers"][0])
            await screen.ask("look", eyes=1, seen=screen.now["seq"])
            await screen.until(lambda g: g.now["offers"])
            await screen.act(screen.now["offers"][0])
            return screen.now["seq"], screen.steps[3]["seat"]

    assert asyncio.run(evening()) == (3, 1)


def test_all_who_come_at_once_see_each_other(house):
    """The first visitors open the gathering together; there must be only one of it."""

    async def stay(table, seat, key, together):
        async with guest_at(house.address, table, {seat: key}) as guest:
            await guest.until(lambda g: all(c["here"] for c in g.around["chairs"]))
            await together.wait()

    async def evening():
        table, keys = house.lay("here", "here", "here", "here")
        together = asyncio.Barrier(4)
        await asyncio.gather(*(stay(table, n, key, together) for n, key in enumerate(keys)))

    asyncio.run(evening())


def test_whoever_comes_while_another_leaves_hears_of_what_happens(house):
    async def change_over(table, keys):
        async with guest_at(house.address, table, {0: keys[0]}) as leaving:
            coming = guest_at(house.address, table, {0: keys[0]})
            entered = asyncio.create_task(coming.__aenter__())
            await leaving.socket.close()
        arrived = await entered
        await arrived.act(arrived.now["offers"][0])
        await coming.__aexit__(None, None, None)

    async def evening():
        table, keys = house.lay("here", "greedy")
        for _ in range(8):
            await change_over(table, keys)
            async with guest_at(house.address, table, {0: keys[0]}) as guest:
                await guest.asked(0)

    asyncio.run(evening())


def test_a_person_who_is_away_can_be_replaced_and_comes_back(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: ours}) as host:
            await host.ask("hand", seat=1, player="greedy")
            await host.act(host.now["offers"][0])
            await host.act(host.now["offers"][0])
            await host.asked(0)
            played = chair(host, 1)["player"], host.steps[3]["seat"]
            key = await asyncio.to_thread(house.claim, table, 1, theirs)
            async with guest_at(house.address, table, {1: key}) as friend:
                handed = friend.now["offers"]
                with pytest.raises(Refusal, match="seat-handed"):
                    await friend.ask("act", seat=1, seen=4, action={"do": "skip"})
                await friend.ask("hand", seat=1, player="me")
                await host.until(lambda g: chair(g, 1)["player"] == "me")
            return played, handed

    assert asyncio.run(evening()) == (("greedy", 1), [])


def test_nobody_hands_on_the_seat_of_somebody_who_is_here(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "invited")
        key = house.claim(table, 1, theirs)
        async with (
            guest_at(house.address, table, {0: ours}) as host,
            guest_at(house.address, table, {1: key}) as friend,
        ):
            await host.until(lambda g: chair(g, 1)["here"])
            with pytest.raises(Refusal, match="seat-is-here"):
                await host.ask("hand", seat=1, player="greedy")
            with pytest.raises(Refusal, match="not-your-seat"):
                await host.ask("hand", seat=1, player="me")
            await friend.ask("hand", seat=1, player="random")  # a person may hand on their own
            await host.until(lambda g: chair(g, 1)["player"] == "random")
            return house.get(f"/api/tables/{table}")[1]["chairs"][1]["player"]

    assert asyncio.run(evening()) == "random"


def test_whoever_watches_hands_nothing_on(house):
    async def evening():
        table, _ = house.lay("here", "invited")
        async with guest_at(house.address, table) as watcher:
            with pytest.raises(Refusal, match="watching-only"):
                await watcher.ask("hand", seat=1, player="greedy")
            with pytest.raises(Refusal, match="watching-only"):
                await watcher.ask("play-again")
            with pytest.raises(Refusal, match="no-such-place"):
                await watcher.ask("hand", seat=7, player="greedy")
            return house.get(f"/api/tables/{table}")[1]["chairs"][1]["player"]

    assert asyncio.run(evening()) == "me"


def test_the_same_group_plays_again_with_the_same_keys(host):
    async def evening():
        id = host.seeded("me", "me", young=True)
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1"}) as bruno,
        ):
            with pytest.raises(Refusal, match="not-over"):
                await anna.ask("play-again")
            host.play_out(id)
            await anna.until(lambda g: g.now["outcome"])
            await asyncio.gather(anna.ask("play-again"), bruno.ask("play-again"))
            next = await anna.until(lambda g: g.around["next"])
            assert await bruno.until(lambda g: g.around["next"]) == next
        async with guest_at(host.address, next, {0: "k0", 1: "k1"}) as again:
            return again.told[0]["seats"], again.now, host.table(id), host.table(next)

    seats, now, before, after = asyncio.run(evening())
    assert seats == [0, 1]
    assert (now["seq"], now["outcome"]) == (0, None)
    assert after.log.options == before.log.options
    assert after.log.seed != before.log.seed
    assert json.dumps(now).count(before.log.seed) == 0
