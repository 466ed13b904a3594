"""A server that is killed again and again while people play.

Each table has two people at sockets and a computer. Whatever the server acknowledges is written
down here, and must be in its log when all is over. The server is a process that ends like any
other; it is forked from one that has read the program already, which is much quicker.
"""

import asyncio
import io
import json
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, redirect_stdout, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from dedale.cli.tables import export_table
from dedale.store import load
from tests.kit.serving import AT, PATIENCE, Guest, Refusal, Serving

TABLES = 3
MOST = 12  # acknowledged actions between two kills
LATER = 0.03  # seconds until the next kill, at most
GONE = (ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage)


NURSERY = """
import os, sys
import aiosqlite, dedale.cli.serve, dedale.games.classic.outlook
from dedale.cli import app

child = None
while line := sys.stdin.readline():
    if child is not None:
        os.kill(child, 9)
        os.waitpid(child, 0)
    child = line.strip() and os.fork()
    if child == 0:
        sys.stdin.close()
        app(line.split())
"""


class Forked(Serving):
    """`dedale serve`, started quickly; each start kills the one before."""

    def __init__(self, *options: str, complaints: Path) -> None:
        with complaints.open("w") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-c", NURSERY],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        super().__init__(*options)

    def kill(self) -> None:
        """End it all, as a crash would."""
        self.process.communicate("\n", timeout=PATIENCE)

    def start(self, port: int = 0) -> None:
        """Kill what runs, start again, and wait until it has said where it is."""
        assert self.process.stdin
        assert self.process.stdout
        words = ("serve", "--no-browser", "--lang", "en", "--port", str(port), *self.options)
        self.process.stdin.write(" ".join(words) + "\n")
        self.process.stdin.flush()
        found = None
        while found is None:
            said = self.process.stdout.readline()
            assert said, "the server did not start"
            found = AT.search(said)
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])


class Acknowledged(NamedTuple):
    """An action that the server said was safe."""

    table: str
    seq: int
    seat: int
    action: Any


class Evening:
    """A server, its tables, and what it has acknowledged."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.complaints = folder / "complaints.txt"
        self.serving = Forked("--data", str(folder), complaints=self.complaints)
        self.folder = folder
        self.tables: list[str] = []
        self.acknowledged: list[Acknowledged] = []
        self._more = asyncio.Condition()

    async def play(self, kills: int, tell: Callable[[int], None]) -> None:
        """People play until the server has been killed so many times."""
        players = asyncio.create_task(self._all_play())
        try:
            for number in range(1, kills + 1):
                await self._some_are_acknowledged(players)
                await asyncio.sleep(self.chance.random() * LATER)
                await asyncio.to_thread(self.serving.restart)
                tell(number)
            await self._some_are_acknowledged(players)  # play goes on after the last one
        finally:
            players.cancel()
            with suppress(asyncio.CancelledError):
                await players

    async def _some_are_acknowledged(self, players: asyncio.Task[None]) -> None:
        wanted = len(self.acknowledged) + self.chance.randint(1, MOST)
        async with asyncio.timeout(PATIENCE), self._more:
            await self._more.wait_for(lambda: len(self.acknowledged) >= wanted or players.done())
        if players.done():
            await players  # what went wrong there

    async def _all_play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(TABLES):
                group.create_task(self._play_tables())

    async def _play_tables(self) -> None:
        """One table after the other."""
        while True:
            with suppress(OSError):  # no server to lay a table; it will be back
                table, keys = await asyncio.to_thread(
                    self.serving.lay, "here", "here", "greedy", options={"young": True}
                )
                self.tables.append(table)
                seats = ((0, keys[0]), (1, keys[1]))
                await asyncio.gather(*(self._play(table, *seat) for seat in seats))

    async def _play(self, table: str, seat: int, key: str | None) -> None:
        """Come to a table again and again until its game is over."""
        while True:
            try:
                async with arrived(self.serving.address, table, seat, key) as guest:
                    await self._act(guest, table, seat)
                    return
            except GONE:
                await asyncio.sleep(0.02)
            except Refusal as refusal:  # the hello was heard, but the server was about to be killed
                if refusal.key != "store-unavailable":
                    raise

    async def _act(self, guest: Guest, table: str, seat: int) -> None:
        """Act whenever asked; raises when the line is lost."""
        while (now := await asked(guest, seat))["decision"] is not None:
            action = self.chance.choice(now["offers"])
            seq = now["seq"] + 1
            await ask(guest, "act", seat=seat, seen=now["seq"], action=action)
            async with self._more:
                self.acknowledged.append(Acknowledged(table, seq, seat, action))
                self._more.notify_all()
            await either(guest, lambda g, seq=seq: g.now["seq"] >= seq)

    def check(self) -> None:
        """Every table can be exported, what was acknowledged is in it, and nothing broke."""
        assert self.complaints.read_text() == ""
        logs = {table: self._exported(table) for table in self.tables}
        for table, seq, seat, action in self.acknowledged:
            kept = logs[table][seq - 1]
            assert (kept["seq"], kept["seat"], kept["action"]) == (seq, seat, action)

    def _exported(self, table: str) -> list[dict[str, Any]]:
        file = self.folder / f"{table}.json"
        with redirect_stdout(io.StringIO()):
            export_table(table, file, ("", self.folder), "en")
        load(file)  # which replays it to its end
        return json.loads(file.read_text()).get("actions", [])


@asynccontextmanager
async def arrived(address: str, table: str, seat: int, key: str | None) -> AsyncIterator[Guest]:
    """A guest who has said hello; raises if the line is lost first."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, proxy=None) as socket:
        guest = Guest(socket)
        listening = asyncio.create_task(guest.listen())
        try:
            await ask(guest, "hello", keys={str(seat): key}, eyes=seat)
            await either(guest, lambda g: g.now and g.around)
            yield guest
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening


async def either(guest: Guest, seen: Callable[[Guest], Any]) -> Any:
    """Wait until a condition holds, or the line is lost."""
    found = await guest.until(lambda g: g.socket.close_code is not None or seen(g))
    if guest.socket.close_code is not None:
        raise ConnectionResetError
    return found


async def asked(guest: Guest, seat: int) -> Any:
    """The table, once it waits for a seat or for nobody any more."""

    def waits(g: Guest) -> Any:
        decision = g.now["decision"]
        return (decision is None or seat in decision["seats"]) and g.now

    return await either(guest, waits)


async def ask(guest: Guest, what: str, **fields: Any) -> None:
    """Ask, and wait for the answer; raises if the line is lost first."""
    guest._ref += 1
    ref = guest._ref
    await guest.socket.send(json.dumps({"ask": what, "ref": ref, **fields}))
    reply = await either(guest, lambda g: g.reply_to(ref))
    if reply["tell"] == "refused":
        raise Refusal(reply)


def kill_evenings(
    times: int, seed: int, folder: Path, tell: Callable[[int], None] = lambda _: None
) -> Evening:
    """Play an evening on which the server is killed so many times, and check what is left."""

    async def whole() -> Evening:
        evening = Evening(folder, seed)
        with evening.serving:
            await evening.play(times, tell)
        return evening

    evening = asyncio.run(whole())
    evening.check()
    return evening
