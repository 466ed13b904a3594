"""Proposals: what somebody would do for the seat to move, for all to see, or for later."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from msgspec.structs import replace

from dedale.core.errors import Trouble
from dedale.games import CATALOGUE
from dedale.text import LANGUAGES, Voice
from tests.kit.hosting import CALM, Hosting
from tests.kit.serving import Refusal, guest_at

END = {"do": "end-turn"}


def laid(host, *kinds, **more):
    """A team table of three people, with the keys of their seats."""
    return host.lay(*(kinds or ("here", "here", "here")), game="team", **more)


@asynccontextmanager
async def guests(host, table, keys):
    """A guest at each seat, and one who watches."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                guest_at(host.address, table, {} if seat is None else {seat: keys[seat]})
            )
            for seat in (*range(len(keys)), None)
        ]


def pushes(guest):
    """The pushes that are offered."""
    return [offer for offer in guest.now["offers"] if offer["do"] == "insert"]


def proposed(guest):
    """What a guest was last told of proposals: by seat, and how many are hidden."""
    told = last(guest)
    return told and ({p["seat"]: p["actions"] for p in told["proposals"]}, told["hidden"])


def last(guest):
    """The last message on proposals, if there was any."""
    return next((m for m in reversed(guest.told) if m["tell"] == "proposals"), None)


async def everybody_knows(everybody, expected):
    """Wait until all know the same."""
    for guest in everybody:
        await guest.until(lambda g: proposed(g) == expected)


def test_a_proposal_is_seen_by_all_and_taken_over_step_by_step(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as everybody:
            anna, bruno, *_ = everybody
            await everybody_knows(everybody, ({}, 0))
            turn = [pushes(anna)[0], END]
            await bruno.ask("propose", seat=1, seq=0, actions=turn)
            await everybody_knows(everybody, ({1: turn}, 0))
            await anna.act(turn[0])
            await everybody_knows(everybody, ({1: turn[1:]}, 0))
            await anna.act(turn[1])
            await everybody_knows(everybody, ({}, 0))

    asyncio.run(evening(*laid(host)))


def test_each_seat_has_one_proposal_which_it_may_change_or_withdraw(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as everybody:
            anna, bruno, clio, _ = everybody
            push = pushes(anna)[0]
            await bruno.ask("propose", seat=1, seq=0, actions=[push])
            await clio.ask("propose", seat=2, seq=0, actions=[END])
            await bruno.ask("propose", seat=1, seq=0, actions=[push, END])
            await everybody_knows(everybody, ({1: [push, END], 2: [END]}, 0))
            await bruno.ask("withdraw", seat=1)
            await bruno.ask("withdraw", seat=1)
            await everybody_knows(everybody, ({2: [END]}, 0))
        return [json.loads(line.note)["note"] for line in host.call(host.hall.store.notes(table))]

    assert asyncio.run(evening(*laid(host))) == ["proposed"] * 3 + ["withdrew"]


def test_a_proposal_is_gone_when_the_table_goes_another_way_and_back_when_that_is_taken_back(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as everybody:
            anna, bruno, *_ = everybody
            push, other = pushes(anna)[:2]
            await bruno.ask("propose", seat=1, seq=0, actions=[push])
            await anna.act(other)
            await everybody_knows(everybody, ({}, 0))
            await anna.act({"do": "undo", "to": 0})
            await everybody_knows(everybody, ({1: [push]}, 0))

    asyncio.run(evening(*laid(host)))


def test_whoever_imagines_actions_sees_the_table_as_it_will_be(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as (anna, bruno, _, watcher):
            push = pushes(anna)[0]
            told = await bruno.ask("imagine", seq=0, actions=[push])
            same = await watcher.ask("imagine", seq=0, actions=[push])
            foreseen = await anna.ask("foresee", seat=0, action=push)
            start = await bruno.ask("imagine", seq=0)
            before = anna.now
            await anna.act(push)
            return told, same, foreseen, start, before, anna.now

    told, same, foreseen, start, before, now = asyncio.run(evening(*laid(host)))
    assert told | {"ref": 0} == same | {"ref": 0}
    assert told["outlooks"] == [foreseen["outlook"]]
    for name in ("view", "decision", "offers", "outlook"):
        assert told[name] == now[name]
        assert start[name] == before[name]


def test_an_earlier_turn_is_imagined_otherwise_once_the_game_is_over(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as (anna, *_, watcher):
            push = pushes(anna)[0]
            now = await watcher.ask("imagine", seq=0, actions=[push])
            with pytest.raises(Refusal, match="not-over"):
                await watcher.ask("imagine", seq=0, actions=[push], at=0)
            await asyncio.to_thread(host.play_out, table)
            await watcher.until(lambda g: g.now["outcome"])
            seq = watcher.now["seq"]
            with pytest.raises(Refusal, match="not-offered"):
                await watcher.ask("imagine", seq=seq, actions=[push])
            return now, await watcher.ask("imagine", seq=seq, actions=[push], at=0)

    now, then = asyncio.run(evening(*laid(host)))
    assert [now[name] for name in ("view", "outlooks")] == [
        then[name] for name in ("view", "outlooks")
    ]


def test_what_a_turn_brings_to_light_ends_a_proposal(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as (_, bruno, *_):
            told = await bruno.ask("imagine", seq=0, actions=[END])
            with pytest.raises(Refusal) as refusal:
                await bruno.ask("propose", seat=1, seq=0, actions=[END, END])
            return told, refusal.value

    told, refusal = asyncio.run(evening(*laid(host)))
    assert [told[name] for name in ("view", "decision", "outlook")] == [None] * 3
    assert (told["offers"], told["outlooks"]) == ([], [None])
    assert (refusal.key, refusal.facts) == ("proposal-hidden", {"place": 2})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"seat": 0, "seq": 0, "actions": [END]}, "not-your-seat"),
        ({"seat": 1, "seq": 1, "actions": [END]}, "stale"),
        ({"seat": 1, "seq": 0, "actions": []}, "bad-message"),
        ({"seat": 1, "seq": 0, "actions": [END] * 17}, "bad-message"),
        ({"seat": 1, "seq": 0, "actions": [{"do": "fly"}]}, "bad-action"),
        ({"seat": 1, "seq": 0, "actions": [{"do": "undo", "to": 0}]}, "not-offered"),
        ({"seat": 1, "seq": 0, "actions": [{"do": "flip-up", "rotation": 0}]}, "TM-MOVE-E2"),
    ],
)
def test_nobody_proposes_for_another_or_what_cannot_be(host, fields, key):
    async def evening(table, keys):
        async with guests(host, table, keys) as (_, bruno, *_):
            with pytest.raises(Refusal) as refusal:
                await bruno.ask("propose", **fields)
            return refusal.value

    table, keys = laid(host)
    assert asyncio.run(evening(table, keys)).key == key
    assert host.call(host.hall.store.notes(table)) == []


def test_whoever_watches_proposes_nothing(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as (*_, watcher):
            with pytest.raises(Refusal, match="not-your-seat"):
                await watcher.ask("propose", seat=0, seq=0, actions=[END])
            with pytest.raises(Refusal, match="not-your-seat"):
                await watcher.ask("withdraw", seat=0)

    asyncio.run(evening(*laid(host)))


def test_where_everybody_plays_for_themselves_nothing_is_proposed_or_told_of_it(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as (anna, bruno, _):
            some = {"seq": 0, "actions": anna.now["offers"][:1]}
            with pytest.raises(Refusal, match="not-together"):
                await bruno.ask("imagine", **some)
            with pytest.raises(Refusal, match="not-together"):
                await bruno.ask("propose", seat=1, **some)
            return proposed(anna), proposed(bruno)

    assert asyncio.run(evening(*host.lay("here", "here"))) == (None, None)


def test_with_think_for_yourself_an_idea_waits_for_a_plan_of_the_seat_to_move(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as everybody:
            anna, bruno, *others = everybody
            idea, plan = ([push] for push in pushes(anna)[:2])
            await bruno.ask("propose", seat=1, seq=0, actions=idea)
            await everybody_knows([anna, *others], ({}, 1))
            await everybody_knows([bruno], ({1: idea}, 0))
            kept = [last(guest)["kept"] for guest in everybody]
            told = [json.dumps(guest.told) for guest in others]
            hidden = told, [proposals_in(guest) for guest in (anna, *others)]
            await anna.ask("propose", seat=0, seq=0, actions=plan)
            await everybody_knows(everybody, ({0: plan, 1: idea}, 0))
            assert not any(last(guest)["kept"] for guest in everybody)
            return hidden, kept, [guest.around["think"] for guest in everybody]

    (told, proposals), kept, think = asyncio.run(evening(*laid(host, think=True)))
    assert not any('"do":' in messages.replace(" ", "") for messages in told)
    assert proposals == [[]] * 3
    assert kept == [False, True, False, False]
    assert think == [True] * 4


def proposals_in(guest):
    """Everything that was proposed in any message to a guest."""
    return [p for m in guest.told if m["tell"] == "proposals" for p in m["proposals"]]


def test_what_is_told_does_not_change_with_an_idea_that_is_hidden(host):
    """Two evenings that differ only in what Bruno proposes look alike to everybody else."""

    async def told_to(table, keys, idea):
        async with guests(host, table, keys) as everybody:
            anna, bruno, *others = everybody
            await bruno.ask("propose", seat=1, seq=0, actions=idea(anna))
            await everybody_knows([anna, *others], ({}, 1))
            return [[m for m in g.told if m["tell"] == "proposals"] for g in (anna, *others)]

    one = asyncio.run(told_to(*laid(host, think=True), lambda anna: pushes(anna)[:1]))
    other = asyncio.run(told_to(*laid(host, think=True), lambda anna: [pushes(anna)[5], END]))
    assert one == other


def test_whoever_has_acted_has_thought_and_the_next_turn_begins_anew(host):
    async def evening(table, keys):
        async with guests(host, table, keys) as everybody:
            anna, bruno, clio, watcher = everybody
            push = pushes(anna)[0]
            await bruno.ask("propose", seat=1, seq=0, actions=[push, END])
            await anna.act(push)
            await everybody_knows(everybody, ({1: [END]}, 0))
            await anna.act(END)
            await bruno.asked(1)
            await clio.until(lambda g: g.now["seq"] == 2)
            await clio.ask("propose", seat=2, seq=2, actions=[END])
            await everybody_knows([anna, bruno, watcher], ({}, 1))

    asyncio.run(evening(*laid(host, think=True)))


def test_other_eyes_at_one_screen_see_what_they_may(host):
    async def evening(table, keys):
        async with guest_at(host.address, table, dict(enumerate(keys)), eyes=1) as screen:
            await screen.ask("propose", seat=1, seq=0, actions=[END])
            await everybody_knows([screen], ({1: [END]}, 0))
            await screen.ask("look", eyes=0)
            await everybody_knows([screen], ({}, 1))

    asyncio.run(evening(*laid(host, think=True)))


def test_a_proposal_outlives_the_server(tmp_path):
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def propose(host, table, keys):
        async with guest_at(host.address, table, {1: keys[1]}) as bruno:
            await bruno.ask("propose", seat=1, seq=0, actions=[END])

    async def come_back(host, table, keys):
        async with guest_at(host.address, table, {0: keys[0]}) as anna:
            await everybody_knows([anna], ({1: [END]}, 0))

    with Hosting(address) as host:
        table, keys = laid(host)
        asyncio.run(propose(host, table, keys))
    with Hosting(address) as host:
        asyncio.run(come_back(host, table, keys))


def test_whoever_proposes_without_end_is_asked_to_wait(tmp_path):
    async def evening(host, table, keys):
        async with guest_at(host.address, table, {1: keys[1]}) as bruno:
            await bruno.ask("propose", seat=1, seq=0, actions=[END])
            await bruno.ask("say", seat=1, text="or rather")
            with pytest.raises(Refusal, match="too-fast"):
                await bruno.ask("propose", seat=1, seq=0, actions=[END])
            return await bruno.ask("imagine", seq=0, actions=[END])

    limits = replace(CALM, talk=0.001, talk_burst=2)
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}", limits) as host:
        assert asyncio.run(evening(host, *laid(host)))["tell"] == "imagined"


def test_the_setting_goes_to_the_next_table(host):
    async def evening(table, keys):
        async with guest_at(host.address, table, dict(enumerate(keys))) as screen:
            await asyncio.to_thread(host.play_out, table)
            await screen.until(lambda g: g.now["outcome"])
            await screen.ask("play-again")
            after = await screen.until(lambda g: g.around["next"])
        async with guest_at(host.address, after, dict(enumerate(keys))) as again:
            return again.around

    around = asyncio.run(evening(*laid(host, "here", "here", think=True, hints=2)))
    assert (around["think"], around["hints"]) == (True, 2)


def test_the_catalogue_tells_which_games_are_played_together(host):
    _, games = host.get("/api/games")

    told = {game["id"]: game["together"] for game in games}
    assert told == {id: game.together for id, game in CATALOGUE.items()}


def test_only_seats_that_play_together_are_asked_to_think_alone(host):
    seats = [{"kind": "here"}, {"kind": "here"}]
    status, told = host.post("/api/tables", {"game": "classic", "seats": seats, "think": True})

    assert (status, told["key"], told["facts"]) == (400, "not-together", {"field": "think"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["not-together", "proposal-hidden"])
def test_a_refusal_has_a_sentence_in_every_language(language, key):
    assert Voice(language, ("dedale",)).explain(Trouble(key, place=2))
