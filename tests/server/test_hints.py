"""Hints: what a good player would do, for the one who asks, as often as the table allows."""

import asyncio
import json
from dataclasses import replace

import pytest

from dedale.core.errors import Trouble
from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.table import hint
from dedale.text import LANGUAGES, Voice
from tests.kit.parley import parley
from tests.kit.serving import Refusal, guest_at
from tests.server.thinkers import answer_to, busy_thinkers, send


def laid(host, *kinds, **more):
    """A table of two people, with the keys of their seats."""
    table, keys = host.lay(*(kinds or ("here", "here")), **more)
    return table, dict(enumerate(keys))


async def play_a_step(guest):
    """The first thing that is offered."""
    await guest.act(guest.now["offers"][0])


def test_whoever_is_asked_gets_the_rest_of_a_good_turn_and_a_reason(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            told = await guest.ask("hint", seat=0)
            return told, guest.now["offers"]

    id = host.seeded("me", "me")
    told, offers = asyncio.run(evening(id))

    assert told["tell"] == "advised"
    assert told["seq"] == 0
    assert told["advice"] == json.loads(to_json(hint(host.table(id), 0)()))
    assert told["advice"]["actions"][0] in offers


def test_a_hint_in_the_middle_of_a_turn_is_about_the_rest_of_it(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            whole = await guest.ask("hint", seat=0)
            await guest.act(whole["advice"]["actions"][0])
            rest = await guest.ask("hint", seat=0)
            return whole, rest, guest.now["offers"]

    whole, rest, offers = asyncio.run(evening(host.seeded("me", "me")))
    assert (whole["seq"], rest["seq"]) == (0, 1)
    assert len(rest["advice"]["actions"]) == 1
    assert rest["advice"]["actions"][0] in offers


def test_a_hint_is_told_to_the_one_who_asked_and_only_counted_for_the_others(host):
    async def evening(id):
        async with (
            guest_at(host.address, id, {0: "k0"}) as anna,
            guest_at(host.address, id, {1: "k1"}) as bruno,
            guest_at(host.address, id) as watcher,
        ):
            await anna.ask("hint", seat=0)
            for guest in (anna, bruno, watcher):
                await guest.until(lambda g: g.around["chairs"][0]["hints"] == 1)
            return [[message["tell"] for message in g.told] for g in (anna, bruno, watcher)]

    anna, bruno, watcher = asyncio.run(evening(host.seeded("me", "me")))
    assert "advised" in anna
    assert "advised" not in bruno
    assert "advised" not in watcher


def test_unless_the_table_says_otherwise_a_seat_may_have_any_number_of_hints(host):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            for _ in range(3):
                await screen.ask("hint", seat=0)
                await play_a_step(screen)
                await screen.act({"do": "undo", "to": screen.now["undo"]["to"]})
            return await screen.until(lambda g: g.around["chairs"][0]["hints"] == 3 and g.around)

    around = asyncio.run(evening(*laid(host)))
    assert around["hints"] is None
    assert [chair["hints"] for chair in around["chairs"]] == [3, 0]


def test_each_seat_has_as_many_hints_as_the_table_allows(host):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            await screen.ask("hint", seat=0)
            await play_a_step(screen)
            with pytest.raises(Refusal) as refusal:
                await screen.ask("hint", seat=0)
            await play_a_step(screen)
            await screen.ask("look", eyes=1)
            await screen.ask("hint", seat=1)
            await screen.until(lambda g: g.around["chairs"][1]["hints"])
            return refusal.value, screen.around

    refusal, around = asyncio.run(evening(*laid(host, hints=1)))
    assert (refusal.key, refusal.facts) == ("hints-used", {"most": 1})
    assert around["hints"] == 1
    assert [chair["hints"] for chair in around["chairs"]] == [1, 1]


def test_whoever_asks_again_at_a_step_gets_the_same_hint_and_it_is_not_counted(host, tmp_path):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            first = await screen.ask("hint", seat=0)
            with busy_thinkers(host, tmp_path):  # nobody has to think about it again
                again = await screen.ask("hint", seat=0)
        async with guest_at(host.address, id, keys) as back:
            later = await back.ask("hint", seat=0)
            return [first, again, later], back.around["chairs"][0]["hints"]

    told, hints = asyncio.run(evening(*laid(host, hints=1)))
    assert told[0]["advice"] == told[1]["advice"] == told[2]["advice"]
    assert hints == 1


def test_of_many_who_ask_at_once_for_one_seat_all_are_told_and_one_is_counted(host):
    async def evening(id, keys):
        async with (
            guest_at(host.address, id, keys) as screen,
            guest_at(host.address, id, keys) as phone,
        ):
            asks = [guest.ask("hint", seat=0) for guest in (screen, phone, screen, phone)]
            told = await asyncio.gather(*asks)
            await phone.until(lambda g: g.around["chairs"][0]["hints"])
            return told, phone.around["chairs"][0]["hints"]

    told, hints = asyncio.run(evening(*laid(host, hints=1)))
    assert [message["tell"] for message in told] == ["advised"] * 4
    assert hints == 1


def test_a_hint_that_comes_too_late_is_refused_and_not_counted(host, tmp_path):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            with busy_thinkers(host, tmp_path):
                await send(screen, "hint", 100, seat=0)
                await play_a_step(screen)
            refused = await screen.until(answer_to(100, "refused"))
            await screen.ask("hint", seat=0)
            await screen.until(lambda g: g.around["chairs"][0]["hints"])
            return refused, screen.around["chairs"][0]["hints"]

    refused, hints = asyncio.run(evening(*laid(host, hints=1)))
    assert (refused["key"], refused["facts"]) == ("stale", {"seen": 0, "now": 1})
    assert hints == 1


def test_whoever_leaves_before_the_hint_is_found_has_not_had_it(host, tmp_path):
    async def evening(id, keys):
        async with guest_at(host.address, id) as watcher:
            with busy_thinkers(host, tmp_path):
                async with guest_at(host.address, id, keys) as screen:
                    await send(screen, "hint", 100, seat=0)
                    await screen.ask("say", seat=0, text="hm")
                await watcher.until(lambda g: not g.around["chairs"][0]["here"])
            async with guest_at(host.address, id, keys) as screen:
                return screen.around["chairs"][0]["hints"], await screen.ask("hint", seat=0)

    hints, told = asyncio.run(evening(*laid(host)))
    assert hints == 0
    assert told["tell"] == "advised"


def test_the_setting_but_not_the_count_goes_to_the_next_table_and_neither_into_the_record(host):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            await screen.ask("hint", seat=0)
            await asyncio.to_thread(host.play_out, id)
            await screen.until(lambda g: g.now["outcome"])
            await screen.ask("play-again")
            after = await screen.until(lambda g: g.around["next"])
        async with guest_at(host.address, after, keys) as again:
            return again.around

    id, keys = laid(host, hints=7, options={"young": True})
    around = asyncio.run(evening(id, keys))

    assert around["hints"] == 7
    assert [chair["hints"] for chair in around["chairs"]] == [0, 0]
    assert "hint" not in json.dumps(host.get(f"/api/tables/{id}/record")[1])


def test_a_table_can_do_without_hints(host):
    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            with pytest.raises(Refusal, match="hints-off"):
                await screen.ask("hint", seat=0)
            return screen.around["hints"]

    id, keys = laid(host, hints=0)
    before = host.call(host.hall.store.notes(id))

    assert asyncio.run(evening(id, keys)) == 0
    assert host.call(host.hall.store.notes(id)) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "facts"),
    [("hints-off", {}), ("hints-used", {"most": 1}), ("hints-used", {"most": 3}), ("no-hint", {})],
)
def test_a_refusal_has_a_sentence_in_every_language(language, key, facts):
    assert Voice(language, ("dedale",)).explain(Trouble(key, **facts))


def test_whoever_watches_gets_no_hint(host):
    async def evening(id):
        async with guest_at(host.address, id) as watcher:
            with pytest.raises(Refusal, match="not-your-seat"):
                await watcher.ask("hint", seat=0)

    asyncio.run(evening(host.seeded("me", "me")))


def test_a_seat_that_a_computer_has_gets_no_hint(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.ask("hand", seat=1, player="greedy")
            await guest.until(lambda g: g.around["chairs"][1]["player"] == "greedy")
        async with guest_at(host.address, id, {1: "k1"}) as guest:
            with pytest.raises(Refusal, match="seat-handed"):
                await guest.ask("hint", seat=1)

    asyncio.run(evening(host.seeded("me", "me")))


def test_there_are_no_hints_when_the_game_is_over(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0", 1: "k1"}) as guest:
            for seat in (0, 1):
                with pytest.raises(Refusal, match="not-your-turn"):
                    await guest.ask("hint", seat=seat)

    id = host.seeded("me", "me", young=True)
    host.play_out(id)
    asyncio.run(evening(id))


def test_there_are_no_hints_for_a_game_that_nobody_knows_well(host, monkeypatch):
    monkeypatch.setitem(CATALOGUE, "parley", replace(parley, campaign=None))

    async def evening(id, keys):
        async with guest_at(host.address, id, keys) as screen:
            with pytest.raises(Refusal, match="no-hint"):
                await screen.ask("hint", seat=0)

    asyncio.run(evening(*laid(host, game="parley")))


@pytest.mark.parametrize("hints", [-1, 100, "many", 1.5])
def test_a_table_allows_a_number_of_hints_that_makes_sense(host, hints):
    seats = [{"kind": "here"}, {"kind": "here"}]
    status, told = host.post("/api/tables", {"game": "classic", "seats": seats, "hints": hints})

    assert (status, told["key"]) == (400, "bad-message")
