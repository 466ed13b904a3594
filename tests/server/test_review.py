"""Reviews of games that are over: one for all who ask, while everything else goes on."""

import asyncio
import json
from dataclasses import replace

import pytest

from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.server.errands import MOST
from dedale.server.workers import PROCESSES, Workers
from dedale.table.review import review_questions, whole_review
from tests.kit.parley import parley
from tests.kit.serving import Refusal, guest_at
from tests.server.thinkers import answer_to, busy_thinkers, send


@pytest.fixture(scope="module")
def over(host):
    """A game of two people that is over, for all tests: no review outlives its visitors."""
    id = host.seeded("me", "me", young=True)
    host.play_out(id)
    return id


async def reviewed(guest, ref):
    """Ask for a review, and wait for it."""
    await send(guest, "review", ref)
    return await guest.until(answer_to(ref, "reviewed"))


async def refusal_of(guest, action, **ask):
    """Why a client is not told what an action would have led to."""
    with pytest.raises(Refusal) as refusal:
        await guest.ask("foresee", action=action, **ask)
    return refusal.value.key


def first_push(host, id):
    """What the first seat did first, as a client sends it."""
    return json.loads(to_json(host.table(id).entries[0].action))


def test_players_and_watchers_get_the_same_review_of_every_turn(host, over):
    async def evening(id):
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id) as watcher,
        ):
            return await reviewed(anna, 100), await reviewed(watcher, 200)

    mine, theirs = asyncio.run(evening(over))
    table = host.table(over)
    expected = whole_review(table, [question() for question in review_questions(table)])

    assert (mine["ref"], theirs["ref"]) == (100, 200)
    assert mine["review"] == theirs["review"] == json.loads(to_json(expected))


def test_whoever_waits_is_told_how_far_it_has_come_and_is_heard_meanwhile(host, tmp_path, over):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as anna:
            with busy_thinkers(host, tmp_path):
                await send(anna, "review", 100)
                begun = await anna.until(answer_to(100, "reviewing"))
                await anna.ask("say", seat=0, text="let us see")
                shown = await anna.ask("show", seq=0)
                early = answer_to(100, "reviewed")(anna)
            done = await anna.until(answer_to(100, "reviewed"))
            return begun, shown, early, done

    begun, shown, early, done = asyncio.run(evening(over))
    assert begun["done"] == 0
    assert begun["total"] == len(done["review"]["turns"])
    assert shown["tell"] == "shown"
    assert early is None


def test_whoever_comes_late_joins_in_and_a_review_is_made_once(host, tmp_path, over):
    async def evening(id):
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1"}) as bruno,
        ):
            with busy_thinkers(host, tmp_path):
                await send(anna, "review", 100)
                await anna.until(answer_to(100, "reviewing"))
                await send(bruno, "review", 200)
                await bruno.until(answer_to(200, "reviewing"))
            told = [
                await anna.until(answer_to(100, "reviewed")),
                await bruno.until(answer_to(200, "reviewed")),
            ]
            with busy_thinkers(host, tmp_path):  # nobody has to think about it again
                told.append(await reviewed(anna, 300))
            return [message["review"] for message in told]

    first, second, third = asyncio.run(evening(over))
    assert first == second == third


def test_a_review_that_nobody_waits_for_is_given_up_and_can_be_asked_for_again(
    host, tmp_path, over
):
    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            with busy_thinkers(host, tmp_path):
                async with guest_at(host.address, id, {0: "k0"}) as anna:
                    await send(anna, "review", 100)
                    await anna.until(answer_to(100, "reviewing"))
                await watcher.until(lambda g: not g.around["chairs"][0]["here"])
                lost = host.hall._gatherings[id][0].reviewer._making.lost
            return lost, await reviewed(watcher, 200)

    lost, told = asyncio.run(evening(over))
    assert lost
    assert told["review"]["turns"]


def test_whoever_stays_gets_the_review_though_another_leaves(host, tmp_path, over):
    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            with busy_thinkers(host, tmp_path):
                async with guest_at(host.address, id, {0: "k0"}) as anna:
                    for guest in (anna, watcher):
                        await send(guest, "review", 100)
                        await guest.until(answer_to(100, "reviewing"))
                await watcher.until(lambda g: not g.around["chairs"][0]["here"])
            return await watcher.until(answer_to(100, "reviewed"))

    assert asyncio.run(evening(over))["review"]["turns"]


def test_one_client_waits_for_so_many_things_at_once(host, tmp_path, over):
    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            with busy_thinkers(host, tmp_path):
                for ref in range(100, 100 + MOST + 1):
                    await send(watcher, "review", ref)
                refused = await watcher.until(answer_to(100 + MOST, "refused"))
            for ref in range(100, 100 + MOST):
                await watcher.until(answer_to(ref, "reviewed"))
            return refused["key"]

    assert asyncio.run(evening(over)) == "too-fast"


def test_once_a_game_is_over_all_may_ask_what_would_have_been(host, over):
    push = first_push(host, over)

    async def evening(id):
        async with (
            guest_at(host.address, id, {1: "k1"}) as bruno,
            guest_at(host.address, id) as watcher,
        ):
            asks = [who.ask("foresee", seat=0, action=push, seq=0) for who in (bruno, watcher)]
            return [await ask for ask in asks], await watcher.ask("show", seq=1)

    told, shown = asyncio.run(evening(over))
    assert [foreseen["outlook"] for foreseen in told] == [shown["outlook"]] * 2
    assert shown["outlook"]["maze"] == shown["rest"]["view"]["maze"]


def test_what_would_have_been_is_told_of_what_was_offered_then(host, over):
    push = first_push(host, over)
    last = host.table(over).seq
    asks = [
        ({"seat": 1, "seq": 0}, "not-offered"),  # it was not asked
        ({"seat": 0, "seq": 1}, "not-offered"),  # it had pushed already
        ({"seat": 0, "seq": last}, "not-offered"),  # it was over
        ({"seat": 0, "seq": last + 1}, "no-such-step"),
        ({"seat": 2, "seq": 0}, "not-your-seat"),  # there is no such seat
    ]

    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as anna:
            return [await refusal_of(anna, push, **ask) for ask, _ in asks]

    assert asyncio.run(evening(over)) == [key for _, key in asks]


def test_while_a_game_goes_on_a_seat_looks_back_through_its_own_eyes_alone(host):
    id = host.seeded("me", "me", young=True)
    push = {"do": "insert", "arrow": 0, "rotation": 0}

    async def evening():
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1"}) as bruno,
        ):
            before = await anna.ask("foresee", seat=0, action=push)
            await anna.act(push)
            after = await anna.ask("foresee", seat=0, action=push, seq=0)
            asks = [(anna, 0, 1), (anna, 0, 9), (anna, 1, 0), (bruno, 0, 0), (bruno, 1, 0)]
            keys = [await refusal_of(who, push, seat=seat, seq=seq) for who, seat, seq in asks]
            return before["outlook"], after["outlook"], keys

    before, after, keys = asyncio.run(evening())
    assert after == before
    assert keys == ["not-offered", "no-such-step", "not-your-seat", "not-your-seat", "not-offered"]


def test_a_game_that_goes_on_is_not_reviewed(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            with pytest.raises(Refusal, match="not-over"):
                await guest.ask("review")
            await asyncio.to_thread(host.play_out, id)
            await guest.until(lambda g: g.now["outcome"])
            return await reviewed(guest, 100)

    assert asyncio.run(evening(host.seeded("me", "me", young=True)))["review"]["turns"]


def test_a_game_that_nobody_knows_well_is_not_reviewed(host, monkeypatch):
    monkeypatch.setitem(CATALOGUE, "parley", replace(parley, campaign=None))

    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            with pytest.raises(Refusal, match="no-review"):
                await watcher.ask("review")

    id, _ = host.lay("here", "here", game="parley")
    host.play_out(id)
    asyncio.run(evening(id))


def test_many_unhurried_questions_let_others_come_first():
    many = 40

    async def evening():
        workers, answered = Workers(), []

        async def note(who, answering):
            await answering
            answered.append(who)

        leisurely = [
            note("leisure", workers.answer_at_leisure("classic", int)) for _ in range(many)
        ]
        asks = asyncio.gather(*leisurely)
        await asyncio.sleep(0)  # they have all asked
        await note("hint", workers.answer("classic", int))
        await asks
        workers.close()
        return answered

    answered = asyncio.run(evening())
    assert len(answered) == many + 1
    assert answered.index("hint") <= max(PROCESSES, many // 2)
