"""Taking back over a socket: one's own step freely, anything else if all people agree."""

import asyncio

import pytest

from tests.kit.serving import Refusal, guest_at


def undo(to):
    return {"do": "undo", "to": to}


async def turn(guest):
    """Push and stay or walk: one whole turn."""
    await guest.act(guest.now["offers"][0])
    await guest.act(guest.now["offers"][0])


def question(guest):
    return guest.around["question"]


def test_a_seat_takes_its_own_step_back_and_redoes_it(house):
    async def evening():
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            before = guest.now["view"]
            await guest.act(guest.now["offers"][0])
            pushed, offered = guest.now["view"], guest.now["undo"]
            await guest.act(undo(0))
            back, redo = guest.now["view"], guest.now["redo"]
            await guest.act(undo(redo))
            return (before, back), (pushed, guest.now["view"]), offered, guest.steps

    befores, pushes, offered, steps = asyncio.run(evening())
    assert befores[0] == befores[1]
    assert pushes[0] == pushes[1]
    assert offered == {"to": 0, "free": True}
    assert [steps[n]["events"][0] for n in (2, 3)] == [
        {"event": "undone", "seat": 0, "step": 0},
        {"event": "undone", "seat": 0, "step": 1},
    ]


def test_a_step_after_which_somebody_has_played_is_not_taken_back_freely(house):
    async def evening():
        table, (key, other) = house.lay("here", "here")
        async with guest_at(house.address, table, {0: key, 1: other}) as guest:
            await turn(guest)
            await guest.ask("look", eyes=1, seen=2)
            await guest.until(lambda g: g.now["offers"])
            await guest.act(guest.now["offers"][0])
            with pytest.raises(Refusal, match="no-undo"):
                await guest.ask("act", seat=0, seen=3, action=undo(1))
            return guest.now["seq"]

    assert asyncio.run(evening()) == 3


def test_others_are_asked_and_their_consent_takes_the_step_back(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "here")
        async with (
            guest_at(house.address, table, {0: ours}) as anna,
            guest_at(house.address, table, {1: theirs}) as bruno,
        ):
            await turn(anna)
            await bruno.asked(1)
            await bruno.act(bruno.now["offers"][0])
            await anna.until(lambda g: g.now["seq"] == 3)
            takeback = anna.now["undo"]
            await anna.ask("ask-undo", seat=0)
            asked = await bruno.until(question)
            await bruno.ask("answer-undo", seat=1, to=1, agrees=True)
            await anna.until(lambda g: g.now["seq"] == 4)
            await anna.until(lambda g: question(g) is None)
            return takeback, asked, anna.steps[4], anna.now["decision"]

    takeback, asked, step, decision = asyncio.run(evening())
    assert takeback == {"to": 1, "free": False}
    assert asked == {"seat": 0, "to": 1, "awaited": [1]}
    assert (step["seat"], step["events"][0]["step"]) == (0, 1)
    assert decision["seats"] == [0]


def test_one_who_does_not_agree_ends_the_question(house):
    async def evening():
        table, keys = house.lay("here", "here", "here")
        async with guest_at(house.address, table, dict(enumerate(keys))) as screen:
            await turn(screen)
            await screen.ask("ask-undo", seat=0)
            await screen.until(lambda g: question(g) and question(g)["awaited"] == [1, 2])
            await screen.ask("answer-undo", seat=1, to=1, agrees=True)
            await screen.until(lambda g: question(g)["awaited"] == [2])
            await screen.ask("answer-undo", seat=2, to=1, agrees=False)
            await screen.until(lambda g: question(g) is None)
            with pytest.raises(Refusal, match="no-question"):
                await screen.ask("answer-undo", seat=2, to=1, agrees=True)
            return screen.now["seq"]

    assert asyncio.run(evening()) == 2


def test_a_question_lapses_when_the_table_moves_on(house):
    async def evening():
        table, keys = house.lay("here", "here")
        async with guest_at(house.address, table, dict(enumerate(keys))) as screen:
            await turn(screen)
            await screen.ask("ask-undo", seat=0)
            await screen.until(question)
            await screen.ask("look", eyes=1, seen=2)
            await screen.until(lambda g: g.now["offers"])
            await screen.act(screen.now["offers"][0])
            await screen.until(lambda g: question(g) is None)
            with pytest.raises(Refusal, match="no-question"):
                await screen.ask("answer-undo", seat=1, to=1, agrees=True)
            return screen.now["seq"]

    assert asyncio.run(evening()) == 3


def test_a_lone_person_need_not_wait_for_computers_to_agree(house):
    async def evening():
        table, (key, _) = house.lay("here", "greedy")
        async with guest_at(house.address, table, {0: key}) as guest:
            await turn(guest)
            seen = (await guest.asked(0))["seq"]
            await guest.ask("ask-undo", seat=0)
            await guest.until(lambda g: g.now["seq"] > seen)
            return seen, guest.steps[seen + 1], guest.now["decision"]

    seen, step, decision = asyncio.run(evening())
    assert seen == 4
    assert step["events"] == [{"event": "undone", "seat": 0, "step": 1}]
    assert decision == {"ask": "move", "seats": [0], "may": []}


def test_whoever_has_done_nothing_has_nothing_to_ask_for(house):
    async def evening():
        table, keys = house.lay("here", "here")
        async with guest_at(house.address, table, dict(enumerate(keys))) as screen:
            with pytest.raises(Refusal, match="no-undo"):
                await screen.ask("ask-undo", seat=0)
            with pytest.raises(Refusal, match="no-question"):
                await screen.ask("answer-undo", seat=1, to=1, agrees=True)
            with pytest.raises(Refusal, match="no-undo"):
                await screen.ask("act", seat=0, seen=0, action=undo(5))
            return screen.now["seq"], question(screen)

    assert asyncio.run(evening()) == (0, None)


def test_nobody_answers_for_another(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "here")
        async with (
            guest_at(house.address, table, {0: ours}) as anna,
            guest_at(house.address, table, {1: theirs}) as bruno,
        ):
            await turn(anna)
            await anna.ask("ask-undo", seat=0)
            await bruno.until(question)
            with pytest.raises(Refusal, match="not-your-seat"):
                await anna.ask("answer-undo", seat=1, to=1, agrees=True)
            with pytest.raises(Refusal, match="not-your-seat"):
                await bruno.ask("ask-undo", seat=0)
            return question(anna)["awaited"], anna.now["seq"]

    assert asyncio.run(evening()) == ([1], 2)
