"""Impossible messages: each gets a clear answer, changes nothing, and the line stays open."""

import asyncio
import json

import pytest

from dedale.core.errors import Trouble
from dedale.text import LANGUAGES, Voice
from tests.kit.serving import Refusal, guest_at

HOMES = ("dedale", "dedale.server", "dedale.games.classic")
VOICES = [Voice(language, HOMES, "ABC") for language in LANGUAGES]
PUSH = {"do": "insert", "arrow": 9, "rotation": 1}
NESTED = '{"ask":"act","ref":7,"seat":0,"seen":0,"action":' + "[" * 4000 + "]" * 4000 + "}"


def ask(what, **fields):
    return json.dumps({"ask": what, "ref": 7, **fields})


def act(action, seat=0, seen=0):
    return ask("act", seat=seat, seen=seen, action=action)


@pytest.fixture(scope="module")
def table(host):
    """A table that waits for seat 0; nothing in this module changes it."""
    return host.seeded("me", "me", "me")


def everything(host, id):
    """All that is kept of a table."""
    return host.table(id).log, host.call(host.hall.rooms.room(id))


async def answered(host, id, message):
    """The answer to one message, and to a good one after it."""
    async with guest_at(host.address, id, {0: "k0", 1: "k1"}) as guest:
        before = len(guest.told)
        await guest.socket.send(message)
        told = await guest.until(
            lambda g: next((m for m in g.told[before:] if m["tell"] == "refused"), None)
        )
        shown = await guest.ask("show", seq=0, eyes=0)
    return told, shown


def check(host, table, message, key):
    """It is refused by this key, in every language, and nothing has changed."""
    before = everything(host, table)
    told, shown = asyncio.run(answered(host, table, message))

    assert told["key"] == key, told
    assert shown["rest"]["view"]["seat"] == 0
    assert everything(host, table) == before
    trouble = Trouble(told["key"], **told["facts"])
    assert all(voice.explain(trouble) for voice in VOICES)
    return told


@pytest.mark.parametrize(
    "message",
    ["", "{", "hello", '{"ask":', '{"ask":"say","ref":1,"text":"\\ud800"}', NESTED, b"\xff\xfe"],
    ids=["empty", "open", "bare", "cut-off", "half-a-character", "deep", "binary"],
)
def test_what_is_not_json_is_refused(host, table, message):
    assert check(host, table, message, "bad-json")["ref"] is None


@pytest.mark.parametrize(
    "message",
    [
        "null",
        "7",
        "[]",
        '"hello"',
        "{}",
        '{"ref": 1}',
        ask("fly"),
        ask("say"),
        ask("say", seat="0", text="x"),
        ask("say", seat=0, text=7),
        ask("look", eyes=0, more=1),
        ask("look", eyes=0.5),
        ask("look", eyes=0, seen=-1),
        ask("answer-undo", seat=0, to=1, agrees="yes"),
        ask("hint"),
        ask("hint", seat="0"),
        ask("review", seat=0),
        '{"ask": "play-again", "ref": -1}',
        '{"ask": "play-again", "ref": 1e300}',
        '{"ask": "play-again", "ref": ' + "9" * 5000 + "}",
        '{"ask": "play-again", "ref": "1"}',
        '{"ask": "play-again"}',
        act(PUSH, seen=-1),
    ],
)
def test_json_that_is_not_a_message_is_refused(host, table, message):
    check(host, table, message, "bad-message")


@pytest.mark.parametrize(
    "action",
    [None, 7, [], {}, "insert", {"do": "fly"}, {"do": "insert"}, {**PUSH, "arrow": "9"}],
)
def test_what_is_not_an_action_of_the_game_is_refused(host, table, action):
    assert check(host, table, act(action), "bad-action")["ref"] == 7


def test_an_action_that_no_program_wrote_is_refused(host, table):
    message = act({"do": "HERE"}).encode().replace(b"HERE", b"\xff")

    check(host, table, message, "bad-action")


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (act({**PUSH, "arrow": 99}), "CL-CMP-13"),
        (act({**PUSH, "arrow": 10**30}), "CL-CMP-13"),
        (act({**PUSH, "rotation": -1}), "CL-CMP-3"),
        (act({"do": "walk", "cell": [0, 0]}), "CL-TURN-5"),
        (act({"do": "walk", "cell": [10**30, -1]}), "CL-TURN-5"),
        (act(PUSH, seat=1), "CL-TURN-1"),
        (act({"do": "undo", "to": 0}), "no-undo"),
        (act({"do": "undo", "to": 10**30}), "no-undo"),
        (act(PUSH, seen=5), "stale"),
        (act(PUSH, seat=2), "not-your-seat"),
        (act(PUSH, seat=-1), "not-your-seat"),
        (act(PUSH, seat=10**30), "not-your-seat"),
        (ask("hello", keys={"0": "k0"}), "hello-again"),
        (ask("look", eyes=2), "not-your-seat"),
        (ask("look", eyes=-1), "not-your-seat"),
        (ask("look", eyes=10**30), "not-your-seat"),
        (ask("show", seq=0, eyes=2), "not-your-seat"),
        (ask("show", seq=9), "no-such-step"),
        (ask("foresee", seat=0, action={"do": "skip"}), "not-offered"),
        (ask("foresee", seat=1, action=PUSH), "not-offered"),
        (ask("foresee", seat=2, action=PUSH), "not-your-seat"),
        (ask("foresee", seat=0, action={"do": "fly"}), "bad-action"),
        (ask("hand", seat=-1, player="greedy"), "no-such-place"),
        (ask("hand", seat=2, player="zeus"), "no-such-player"),
        (ask("play-again"), "not-over"),
        (ask("review"), "not-over"),
        (ask("hint", seat=1), "not-your-turn"),
        (ask("hint", seat=2), "not-your-seat"),
        (ask("hint", seat=-1), "not-your-seat"),
        (ask("hint", seat=10**30), "not-your-seat"),
        (ask("say", seat=0, text="x" * 9000), "too-long"),
    ],
)
def test_what_may_not_be_done_is_refused(host, table, message, key):
    assert check(host, table, message, key)["ref"] == 7


async def closing(host, id, message, **how):
    """How the line ends after a message."""
    async with guest_at(host.address, id, {0: "k0"}) as guest:
        await guest.socket.send(message, **how)
        await guest.socket.wait_closed()
        return guest.socket.close_code


def test_a_huge_message_cuts_the_line(host, table):
    before = everything(host, table)

    assert asyncio.run(closing(host, table, ask("say", seat=0, text="x" * 70_000))) == 1009
    assert everything(host, table) == before


def test_text_that_is_not_utf_8_cuts_the_line(host, table):
    assert asyncio.run(closing(host, table, b"\xff\xfe", text=True)) == 1007


def test_what_an_action_leads_to_can_be_foreseen(host, table):
    async def evening():
        async with guest_at(host.address, table, {0: "k0"}) as guest:
            foreseen = await guest.ask("foresee", seat=0, action=PUSH)
            return foreseen, guest.now["seq"]

    foreseen, seq = asyncio.run(evening())
    assert seq == 0
    assert foreseen["outlook"].keys() == {"maze", "spare", "pawns", "ways"}


def test_a_game_that_is_over_shows_all_hands_and_no_others(host):
    async def evening():
        id = host.seeded("me", "me", young=True)
        host.play_out(id)
        async with guest_at(host.address, id) as watcher:
            shown = [await watcher.ask("show", seq=0, eyes=eyes) for eyes in (None, 0, 1)]
            for eyes in (-1, 2):
                with pytest.raises(Refusal, match="not-your-seat"):
                    await watcher.ask("show", seq=0, eyes=eyes)
            return [told["rest"]["view"]["targets"] for told in shown]

    nobody, first, second = asyncio.run(evening())
    assert nobody == []
    assert first != second


def test_a_line_that_is_cut_in_the_middle_of_a_message_harms_nobody(host, table):
    async def evening():
        async with guest_at(host.address, table, {0: "k0"}) as steady:
            async with guest_at(host.address, table, {1: "k1"}) as leaving:
                leaving.socket.transport.write(b"\x81\xfe\x01\x00abcd{")
                leaving.socket.transport.abort()
                await leaving.socket.wait_closed()
            await steady.until(lambda g: not g.around["chairs"][1]["here"])
            return (await steady.ask("show", seq=0))["seq"]

    assert asyncio.run(evening()) == 0
