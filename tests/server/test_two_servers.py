"""Two servers on one PostgreSQL: people at both sit at the same tables."""

import asyncio
from contextlib import AsyncExitStack

import asyncpg
import pytest

from tests.kit.hosting import Hosting
from tests.kit.serving import Serving, guest_at


@pytest.fixture(scope="module")
def address(postgres):
    return postgres.new_database()


@pytest.fixture(scope="module")
def servers(address):
    """One in a process of its own, one in this program."""
    with Serving("--database", address) as here, Hosting(address) as there:
        yield here, there


async def both(stack, servers, table, keys):
    """A guest at each server."""
    return [
        await stack.enter_async_context(guest_at(server.address, table, {seat: keys[seat]}))
        for seat, server in enumerate(servers)
    ]


def test_guests_of_different_servers_see_each_others_moves_and_words(servers):
    async def evening():
        table, keys = servers[0].lay("here", "here")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            await anna.act(anna.now["offers"][0])
            await anna.act(anna.now["offers"][0])
            await bruno.asked(1)
            await bruno.act(bruno.now["offers"][0])
            await bruno.ask("say", seat=1, text="far away")
            for guest in (anna, bruno):
                await guest.until(lambda g: g.now["seq"] == 3 and g.remarks)
            return anna.remarks, bruno.remarks, [g.steps.keys() for g in (anna, bruno)]

    heard, said, steps = asyncio.run(evening())
    assert heard == said
    assert steps[0] == steps[1] == {0, 1, 2, 3}


def test_consent_is_given_across_servers(servers):
    async def evening():
        table, keys = servers[0].lay("here", "here")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            await anna.act(anna.now["offers"][0])
            await anna.act(anna.now["offers"][0])
            await anna.ask("ask-undo", seat=0)
            await bruno.until(lambda g: g.around["question"])
            await bruno.ask("answer-undo", seat=1, to=1, agrees=True)
            await anna.until(lambda g: g.now["seq"] == 3)
            await bruno.until(lambda g: g.now["seq"] == 3)
            return anna.now["decision"], bruno.now["decision"]

    decisions = asyncio.run(evening())
    assert decisions[0] == decisions[1] == {"ask": "move", "seats": [0], "may": []}


def test_a_computer_plays_once_though_both_servers_could_let_it(servers):
    async def evening():
        table, keys = servers[0].lay("here", "here", "greedy")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            for guest, seat in ((anna, 0), (bruno, 1)):
                await guest.asked(seat)
                await guest.act(guest.now["offers"][0])
                await guest.act(guest.now["offers"][0])
            await anna.asked(0)
            return [step["seat"] for step in anna.steps.values()]

    assert asyncio.run(evening()) == [None, 0, 0, 1, 1, 2, 2]


def test_a_hint_that_is_asked_for_at_both_servers_is_counted_once(servers):
    async def evening():
        table, keys = servers[0].lay("here", "here", hints=1)
        async with AsyncExitStack() as stack:
            here, there = await both(stack, servers, table, [keys[0], keys[1]])
            phone = await stack.enter_async_context(
                guest_at(servers[1].address, table, {0: keys[0]})
            )
            told = await asyncio.gather(here.ask("hint", seat=0), phone.ask("hint", seat=0))
            await there.until(lambda g: g.around["chairs"][0]["hints"])
            return [message["advice"] for message in told], there.around["chairs"][0]["hints"]

    (first, second), hints = asyncio.run(evening())
    assert first == second
    assert hints == 1


def test_a_proposal_at_one_server_is_seen_and_taken_over_at_the_other(servers):
    async def evening():
        table, keys = servers[0].lay("here", "here", game="team")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            turn = [anna.now["offers"][0], {"do": "end-turn"}]
            await bruno.ask("propose", seat=1, seq=0, actions=turn)
            await anna.until(lambda g: proposed(g) == [{"seat": 1, "actions": turn}])
            await anna.act(turn[0])
            await bruno.until(lambda g: proposed(g) == [{"seat": 1, "actions": turn[1:]}])
            await anna.act(turn[1])
            for guest in (anna, bruno):
                await guest.until(lambda g: proposed(g) == [])
            return anna.now["seq"], bruno.now["seq"]

    assert asyncio.run(evening()) == (2, 2)


def proposed(guest):
    """What a guest was last told of proposals."""
    return [m["proposals"] for m in guest.told if m["tell"] == "proposals"][-1]


def test_a_server_whose_listening_line_is_cut_listens_again(servers, address):
    async def evening():
        table, keys = servers[0].lay("here", "here")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            cut = await deafened(address)
            await anna.act(anna.now["offers"][0])
            await bruno.until(lambda g: g.now["seq"] == 1)
            await anna.act(anna.now["offers"][0])
            await bruno.until(lambda g: g.now["seq"] == 2)
            return cut

    assert asyncio.run(evening()) >= 2


async def deafened(address):
    """End every line that listens; how many there were."""
    line = await asyncpg.connect(address)
    ended = await line.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    )
    await line.close()
    return len(ended)


def test_lines_of_the_database_that_are_cut_are_opened_again(servers, address):
    async def cut():
        line = await asyncpg.connect(address)
        await line.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await line.close()

    async def evening():
        table, keys = servers[0].lay("here", "here")
        async with AsyncExitStack() as stack:
            anna, bruno = await both(stack, servers, table, keys)
            await cut()
            await until_done(lambda: anna.act(anna.now["offers"][0]))
            await bruno.until(lambda g: g.now["seq"] == 1)
            return servers[1].get("/api/health")[0]

    assert asyncio.run(evening()) == 200


async def until_done(act):
    """The first tries may meet lines that are cut; none of them breaks anything."""
    for _ in range(10):
        try:
            return await act()
        except Exception as refusal:
            if str(refusal) != "store-unavailable":
                raise
    raise AssertionError("it was refused ten times")


@pytest.mark.parametrize("id", ["%00", "nowhere"])
def test_an_impossible_table_is_unknown(servers, id):
    for server in servers:
        status, told = server.get(f"/api/tables/{id}")

        assert (status, told["key"]) == (404, "no-such-table")


def test_a_title_that_the_database_cannot_keep_is_refused(servers):
    body = {"game": "classic", "seats": [{"kind": "here"}, {"kind": "here"}], "title": "a\0b"}

    assert servers[0].post("/api/tables", body)[0] in (201, 400)


def test_of_two_who_claim_a_seat_at_different_servers_one_has_it_at_both(servers):
    def claims(table, invitation):
        body = {"invitation": invitation}
        path = f"/api/tables/{table}/seats/1"
        return [
            asyncio.to_thread(server.post, path, {**body, "name": f"P{number}"})
            for number, server in enumerate(servers)
        ]

    async def evening():
        table, (ours, invitation) = servers[0].lay("here", "invited")
        async with (
            guest_at(servers[0].address, table, {0: ours}) as anna,
            guest_at(servers[1].address, table) as watcher,
        ):
            answers = await asyncio.gather(*claims(table, invitation))
            ((winner, key),) = [(n, a["key"]) for n, (s, a) in enumerate(answers) if s == 201]
            for guest in (anna, watcher):
                await guest.until(lambda g: g.around["chairs"][1]["name"] == f"P{winner}")
            async with AsyncExitStack() as stack:  # at both at once, although both knew it as open
                for server in servers:
                    come = guest_at(server.address, table, {1: key})
                    await stack.enter_async_context(come)
            return sorted(status for status, _ in answers)

    assert asyncio.run(evening()) == [201, 409]


def test_a_fresh_key_opens_its_seat_at_the_other_server_at_once(servers):
    async def evening(table, invitation):
        async with guest_at(servers[1].address, table):  # a server that has heard of no claim yet
            key = await asyncio.to_thread(servers[0].claim, table, 1, invitation)
            async with guest_at(servers[1].address, table, {1: key}) as guest:
                return guest.told[0]["seats"]

    for _ in range(5):
        table, (_, invitation) = servers[0].lay("here", "invited")
        assert asyncio.run(evening(table, invitation)) == [1]
