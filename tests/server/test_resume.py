"""Coming back: whoever was cut off is told what is missing, and nothing else."""

import asyncio
import itertools
import json

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.kit.serving import PATIENCE, guest_at, waits_for

HELD = {"0": "k0"}


def test_whoever_comes_back_is_told_exactly_the_missing_steps(host):
    async def back(id, seen):
        async with guest_at(host.address, id, {0: "k0"}, seen=seen) as guest:
            return list(guest.steps)

    id = host.seeded("me", "me")
    host.play_out(id, steps=6)

    assert asyncio.run(back(id, None)) == [0, 1, 2, 3, 4, 5, 6]
    assert asyncio.run(back(id, 0)) == [1, 2, 3, 4, 5, 6]
    assert asyncio.run(back(id, 4)) == [5, 6]
    assert asyncio.run(back(id, 6)) == []
    assert asyncio.run(back(id, 2**31 - 1)) == []


def test_the_last_steps_are_told_with_whom_the_table_waited_for_after_each(host):
    async def back(id, seat):
        async with guest_at(host.address, id, {seat: f"k{seat}"}, beats=True) as guest:
            await guest.ask("show", seq=19, eyes=seat)
            return guest

    id = host.seeded("me", "me")
    host.play_out(id, steps=20)
    guest = asyncio.run(back(id, 1))
    told = {seq: step["rest"] for seq, step in guest.steps.items() if step["rest"] is not None}

    assert list(told) == list(range(9, 20))
    assert told[19] == {**guest.told[-1]["rest"], "view": None}
    assert guest.told[-1]["rest"]["view"]["seat"] == 1


class Cut:
    """A player whose line is cut again and again, each time after one message more."""

    def __init__(self, host, id):
        self.host, self.id = host, id
        self.steps, self.now, self.told = {}, None, []
        self.choices = {}  # by step: what may be lost is done again in the same way

    @property
    def seen(self):
        return max(self.steps, default=-1)

    async def connection(self, messages):
        """One line, which is cut after so many messages."""
        url = self.host.address.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"
        claimed = self.seen
        async with connect(url, proxy=None) as socket:
            seen = claimed if self.steps else None
            hello = {"ask": "hello", "ref": 1, "keys": HELD, "eyes": 0, "seen": seen}
            await socket.send(json.dumps(hello))
            for _ in range(messages):
                self.take_in(json.loads(await socket.recv()), claimed)
                if self.now and self.now["outcome"]:
                    break  # nothing more is said
                if self.now and waits_for(self.now, 0) and self.now["seq"] == self.seen:
                    await self.act(socket)
            socket.transport.abort()

    async def act(self, socket):
        """Play, if there is anything to play, without waiting for an answer."""
        seq = self.now["seq"]
        if self.now["decision"] is not None:
            if seq not in self.choices:
                self.choices[seq] = await asyncio.to_thread(self.host.wise, self.id, 0)
            act = {"ask": "act", "ref": 2, "seat": 0, "seen": seq, "action": self.choices[seq]}
            await socket.send(json.dumps(act))

    def take_in(self, message, claimed):
        self.told.append(message["tell"])
        if message["tell"] == "news":
            assert all(step["seq"] > claimed for step in message["steps"])
            self.steps |= {step["seq"]: step for step in message["steps"]}
            self.now = message["now"]


async def until_over(cut):
    """Let the line be cut after 1, 2, 3 and more messages, in turn, until the game is over."""
    for messages in itertools.cycle((1, 2, 3, 4, 5, 6)):
        async with asyncio.timeout(PATIENCE):
            try:
                await cut.connection(messages)
            except ConnectionClosed:
                continue
        if cut.now and cut.now["outcome"]:
            return


def test_a_player_who_is_cut_off_after_every_message_misses_nothing(host):
    async def evening():
        id = host.seeded("me", "greedy", young=True)
        async with guest_at(host.address, id, {0: "k0"}) as steady:
            cut = Cut(host, id)
            await until_over(cut)
            await steady.until(lambda g: g.now["outcome"])
            return cut, steady

    cut, steady = asyncio.run(evening())
    assert facts(cut.steps) == facts(steady.steps)
    assert list(cut.steps) == list(range(len(cut.steps)))
    assert cut.now == steady.now
    assert set(cut.told) >= {"welcome", "around", "news"}


def facts(steps):
    """What happened, without the views that only help to draw it."""
    return {seq: (step["seat"], step["events"]) for seq, step in steps.items()}
