"""Words and gestures: everybody hears them, even people who come back later."""

import asyncio

import pytest

from tests.kit import rule
from tests.kit.serving import Refusal, guest_at


def said(remarks):
    return [remark["note"] for remark in remarks]


def test_all_hear_what_is_said(house):
    async def evening():
        table, (ours, theirs) = house.lay("here", "here")
        async with (
            guest_at(house.address, table, {0: ours}) as anna,
            guest_at(house.address, table, {1: theirs}) as bruno,
            guest_at(house.address, table) as watcher,
        ):
            await anna.ask("say", seat=0, text="Bonjour, ça va ? 👋")
            await bruno.ask("gesticulate", seat=1, gesture="well-played")
            for guest in (anna, bruno, watcher):
                await guest.until(lambda g: len(g.remarks) == 2)
            return anna.remarks, bruno.remarks, watcher.remarks

    anna, bruno, watcher = asyncio.run(evening())
    assert anna == bruno == watcher
    assert said(anna) == [
        {"note": "said", "seat": 0, "text": "Bonjour, ça va ? 👋"},
        {"note": "gestured", "seat": 1, "gesture": "well-played"},
    ]


@rule("TM-GEN-4")
def test_at_an_open_game_everybody_talks_whoever_is_playing(house):
    async def evening():
        table, keys = house.lay("here", "here", "here", game="team")
        async with guest_at(house.address, table, dict(enumerate(keys))) as team:
            for seat in (2, 0, 1):
                await team.ask("say", seat=seat, text="The key lies under D4.")
            return await team.until(lambda g: len(g.remarks) == 3 and g.remarks)

    assert [note["seat"] for note in said(asyncio.run(evening()))] == [2, 0, 1]


def test_whoever_comes_back_hears_only_what_is_new(house):
    async def evening():
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            for word in ("one", "two", "three"):
                await guest.ask("say", seat=0, text=word)
            numbers = await guest.until(lambda g: len(g.remarks) == 3 and g.remarks)
        heard = numbers[0]["number"]
        async with guest_at(house.address, table, {0: key}, heard=heard) as again:
            rest = await again.until(lambda g: g.remarks)
        async with guest_at(house.address, table, {0: key}, heard=numbers[-1]["number"]) as last:
            return said(rest), last.remarks

    rest, nothing = asyncio.run(evening())
    assert [note["text"] for note in rest] == ["two", "three"]
    assert nothing == []


def test_notes_that_are_not_words_are_not_told_as_such(house):
    async def evening():
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            await guest.ask("sit", seat=0, name="Anna")
            await guest.ask("hand", seat=1, player="random")
            await guest.ask("say", seat=0, text="hello")
            await guest.until(lambda g: g.remarks)
            return guest.remarks

    [remark] = asyncio.run(evening())
    assert (remark["number"], remark["note"]["text"]) == (3, "hello")


@pytest.mark.parametrize(
    ("ask", "fields", "key"),
    [
        ("say", {"seat": 1, "text": "I am you"}, "not-your-seat"),
        ("gesticulate", {"seat": 1, "gesture": "hello"}, "not-your-seat"),
        ("sit", {"seat": 1, "name": "Thief"}, "not-your-seat"),
        ("say", {"seat": 0, "text": ""}, "bad-message"),
        ("say", {"seat": 0, "text": "x" * 301}, "bad-message"),
        ("sit", {"seat": 0, "name": ""}, "bad-message"),
        ("sit", {"seat": 0, "name": "x" * 25}, "bad-message"),
        ("gesticulate", {"seat": 0, "gesture": "rude"}, "bad-message"),
    ],
)
def test_nobody_speaks_for_another_or_without_end(house, ask, fields, key):
    async def evening():
        table, (ours, _) = house.lay("here", "here")
        async with guest_at(house.address, table, {0: ours}) as guest:
            with pytest.raises(Refusal, match=key):
                await guest.ask(ask, **fields)
            return guest.remarks, guest.around["chairs"][0]["name"]

    assert asyncio.run(evening()) == ([], "P0")
