"""Screens that animate are told each new step in beats; the others are told what happened."""

import asyncio
import json

from dedale.core.log import ME
from dedale.core.records import to_json
from dedale.server.keys import digest
from dedale.store.keeper import Setting
from dedale.table import answer
from dedale.table.room import Chair, TimeLimited
from tests.kit.patching import patched
from tests.kit.serving import guest_at

SEATS = {0: "k0", 1: "k1"}
STEPS = 12


def laid(host, game, *notes):
    """A table of two people, with a known seed."""
    chairs = tuple(
        Chair(name, ME, taken=True, key=digest(f"k{n}")) for n, name in enumerate(("Anna", "Ben"))
    )
    return host.call(host.hall.keeper.lay(Setting(game, chairs, {}, "knossos", notes=notes)))


async def played(host, id, steps=STEPS):
    """Some more steps, while people look on; each is one of the offers."""
    for _ in range(steps):
        table = host.table(id)
        seat = table.decision.seats[0]
        action = answer(table, seat, "random")
        await asyncio.to_thread(host.call, host.hall.keeper.submit(id, seat, action, table.seq))


async def watched(host, id, **hello):
    """What a guest is told who was there before the steps were taken."""
    async with guest_at(host.address, id, SEATS, **hello) as guest:
        first = [message for message in guest.told if message["tell"] == "news"]
        start = host.table(id).seq
        await played(host, id)
        await guest.until(lambda g: g.now["seq"] == start + STEPS)
        return first, [m for m in guest.told if m["tell"] == "news"][len(first) :]


def test_beats_lead_a_screen_from_each_view_to_the_next(host):
    for game in ("classic", "team", "chronicles", "legends"):
        first, news = asyncio.run(watched(host, laid(host, game), beats=True))
        view = first[-1]["now"]["view"]

        for told in news:
            rests = [*(step["rest"] for step in told["steps"][:-1]), told["now"]]
            for step, rest in zip(told["steps"], rests, strict=True):
                assert len(step["beats"]) == len(step["events"])
                for patch in step["beats"]:
                    view = patched(view, patch)
                assert view == rest["view"] or not step["events"]
                view = rest["view"]
            assert told["steps"][-1]["rest"] is None


def test_what_is_old_is_not_played(host):
    async def evening(id):
        async with guest_at(host.address, id, SEATS, beats=True, seen=0) as guest:
            await guest.ask("look", eyes=1, seen=None)
            await guest.until(lambda g: g.told[-1]["tell"] == "news" and g.told[-1]["eyes"] == 1)
            return [m["steps"] for m in guest.told if m["tell"] == "news"]

    id = laid(host, "classic")
    asyncio.run(played(host, id))

    for steps in asyncio.run(evening(id)):
        assert [step["beats"] for step in steps] == [[]] * len(steps)
        assert all(step["rest"]["view"] is None for step in steps if step["rest"])


def test_a_client_that_asks_for_none_gets_neither_beats_nor_views_of_steps(host):
    _, news = asyncio.run(watched(host, laid(host, "legends")))

    for step in (step for told in news for step in told["steps"]):
        assert step["beats"] == []
        assert step["rest"] is None or step["rest"]["view"] is None


def test_a_step_that_went_back_is_told_without_beats(host):
    async def evening(id):
        async with guest_at(host.address, id, SEATS, beats=True) as guest:
            await guest.act(guest.now["offers"][0])
            await guest.act({"do": "undo", "to": 0})
            return guest.steps

    steps = asyncio.run(evening(host.seeded("me", "me")))

    assert [len(steps[seq]["beats"]) for seq in (1, 2)] == [1, 0]


def test_a_step_is_shown_in_beats_to_whoever_asks_for_them(host):
    async def evening(id):
        async with guest_at(host.address, id, SEATS) as guest:
            plain, before, shown, laid = [
                await guest.ask("show", seq=seq, eyes=0, beats=beats)
                for seq, beats in ((4, False), (3, True), (4, True), (0, True))
            ]
            return plain, before["rest"]["view"], shown, laid["step"]

    id = laid(host, "chronicles")
    asyncio.run(played(host, id))
    plain, view, shown, first = asyncio.run(evening(id))

    assert plain["step"] is None
    assert (shown["step"]["seq"], len(first["beats"])) == (4, 0)
    for patch in shown["step"]["beats"]:
        view = patched(view, patch)
    assert view == shown["rest"]["view"] == plain["rest"]["view"]


def test_recent_steps_say_whom_the_table_waited_for_how_long_and_how_it_ended(host):
    async def back(id):
        async with guest_at(host.address, id, SEATS) as guest:
            return guest.steps

    id = laid(host, "classic", TimeLimited(600))
    asyncio.run(played(host, id, 20))
    steps, table = asyncio.run(back(id)), host.table(id)
    rests = {seq: step["rest"] for seq, step in steps.items() if step["rest"]}

    assert list(rests) == list(range(9, 20))
    for seq, rest in rests.items():
        decision = table.game.decision(table.moment(seq).state)
        assert rest["decision"] == json.loads(to_json(decision))
        assert (rest["outcome"], rest["limit"]) == (None, 600)


def test_the_last_step_of_a_game_is_shown_with_its_outcome(host):
    async def last(id, seq):
        async with guest_at(host.address, id, SEATS) as guest:
            return [(await guest.ask("show", seq=each))["rest"] for each in (seq - 1, seq)]

    id = host.seeded("me", "me")
    host.play_out(id)
    before, over = asyncio.run(last(id, host.table(id).seq))

    assert (before["outcome"], over["decision"]) == (None, None)
    assert over["outcome"] == json.loads(to_json(host.table(id).outcome))
