"""One action through socket, rules, durable log and the views of 4 seats, beside a bare echo."""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from dedale.bots import PLAYERS, Situation
from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.games import CATALOGUE

TABLES = 100
SEATS = 4
ROUNDS = 12  # actions at each table
PAUSE = 1.0  # seconds between the actions of a table, where people would think


class Hosted(NamedTuple):
    """A server that is measured."""

    address: str
    process: psutil.Process


class Measured(NamedTuple):
    """What a load of actions cost."""

    acknowledged: list[float]  # seconds, until an action is durable
    seen: list[float]  # seconds, until all four seats have seen it
    processor: float  # seconds of the server for one action
    bytes: float  # sent by the server for one action, to four seats
    table: float  # bytes of memory for a table with its four sockets
    socket: float  # bytes of memory for a socket that watches


@contextmanager
def hosted(what: str, pace: str = "none") -> Iterator[Hosted]:
    """A server in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.hosting", what, pace]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield Hosted(process.stdout.readline().strip(), psutil.Process(process.pid))
        finally:
            process.kill()


def line(url: str) -> connect:
    """A socket that takes in whatever comes, and says no long farewell."""
    return connect(url, compression=None, proxy=None, max_queue=None, close_timeout=0.1)


def lay(address: str) -> tuple[str, list[str]]:
    """A table with a person at each seat."""
    return laid_at(address, [{"kind": "here", "name": f"P{seat}"} for seat in range(SEATS)])


def laid_at(
    address: str, seats: list[dict[str, str]], game: str = "classic"
) -> tuple[str, list[str]]:
    """A table, and the secrets of its seats."""
    body = json.dumps({"game": game, "seats": seats}).encode()
    kind = {"content-type": "application/json"}
    path, id = ("tables", "id") if CATALOGUE[game].alone else ("campaigns", "table")
    request = urllib.request.Request(f"{address}/api/{path}", body, kind)
    with urllib.request.urlopen(request) as answer:
        laid = json.loads(answer.read())
    return laid[id], laid["keys"]


def socket_url(address: str, table: str) -> str:
    """Where the socket of a table is."""
    return address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"


class Sitter:
    """A person at one seat, over one socket."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.now: dict[str, Any] = {}
        self.bytes = 0

    async def hear(self, seq: int, ref: int | None = None) -> tuple[float, float]:
        """Wait for a step, and for an answer; when each came."""
        seen = done = 0.0
        while not seen or not (done or ref is None):
            text = await self.socket.recv()
            self.bytes += len(text)
            message = json.loads(text)
            if message["tell"] == "news" and message["now"]["seq"] >= seq:
                self.now, seen = message["now"], time.perf_counter()
            elif ref is not None and message.get("ref") == ref:
                assert message["tell"] == "done", message
                done = time.perf_counter()
        return done, seen


def choose(seat: int, now: dict[str, Any]) -> Any:
    """What a greedy player would do, in a process of its own: thinking must not delay the clock."""
    game: Any = CATALOGUE["classic"]
    view = msgspec.convert(now["view"], game.views)
    offers = tuple(msgspec.convert(now["offers"], list[game.actions]))
    situation = Situation(game.id, Seat(seat), view, offers)
    return msgspec.to_builtins(PLAYERS["greedy"].choose(situation, Philox("bench", now["seq"])))


@asynccontextmanager
async def sitting(address: str, table: str, keys: list[str]) -> AsyncIterator[list[Sitter]]:
    """Four people at a table."""
    async with AsyncExitStack() as stack:
        sitters = []
        for seat, key in enumerate(keys):
            socket = await stack.enter_async_context(line(socket_url(address, table)))
            sitter = Sitter(socket, seat)
            hello = {"ask": "hello", "ref": 0, "keys": {seat: key}, "eyes": seat}
            await socket.send(json.dumps(hello))
            await sitter.hear(0)
            sitters.append(sitter)
        yield sitters


async def play(sitters: list[Sitter], start: float, times: Measured, pool: Executor) -> None:
    """Take actions at one table, as many as asked, one a second."""
    loop = asyncio.get_running_loop()
    for number in range(1, ROUNDS + 1):
        decision = sitters[0].now["decision"]
        if decision is None:
            return
        active = sitters[decision["seats"][0]]
        seq = active.now["seq"]
        action = await loop.run_in_executor(pool, choose, active.seat, active.now)
        await asyncio.sleep(max(0.0, start + number * PAUSE - time.perf_counter()))
        act = {"ask": "act", "ref": number, "seat": active.seat, "seen": seq}
        message = json.dumps({**act, "action": action})
        sent = time.perf_counter()
        await active.socket.send(message)
        refs = [number if sitter is active else None for sitter in sitters]
        heard = await asyncio.gather(
            *(sitter.hear(seq + 1, ref) for sitter, ref in zip(sitters, refs, strict=True))
        )
        times.acknowledged.append(max(done for done, _ in heard) - sent)
        times.seen.append(max(seen for _, seen in heard) - sent)


async def load(server: Hosted) -> Measured:
    """A hundred tables at once."""
    times = Measured([], [], 0, 0, 0, 0)
    empty = server.process.memory_info().rss
    async with AsyncExitStack() as stack:
        pool = stack.enter_context(ProcessPoolExecutor(1))
        laid = [lay(server.address) for _ in range(TABLES)]
        tables = [
            await stack.enter_async_context(sitting(server.address, *table)) for table in laid
        ]
        full = server.process.memory_info().rss
        heard = sum(sitter.bytes for table in tables for sitter in table)
        before, start = sum(server.process.cpu_times()[:2]), time.perf_counter()
        spread = PAUSE / TABLES  # people do not act in step
        await asyncio.gather(
            *(play(t, start + n * spread, times, pool) for n, t in enumerate(tables))
        )
        spent = sum(server.process.cpu_times()[:2]) - before
        sent = sum(sitter.bytes for table in tables for sitter in table) - heard
        socket = await watching(server, laid[0][0], stack)
    count = len(times.seen)
    return times._replace(
        processor=spent / count, bytes=sent / count, table=(full - empty) / TABLES, socket=socket
    )


async def watching(server: Hosted, table: str, stack: AsyncExitStack, many: int = 200) -> float:
    """The memory of a socket that only watches."""
    before = server.process.memory_info().rss
    for _ in range(many):
        socket = await stack.enter_async_context(line(socket_url(server.address, table)))
        await socket.send(json.dumps({"ask": "hello", "ref": 0}))
        await Sitter(socket, 0).hear(0)
    return (server.process.memory_info().rss - before) / many


async def echoed(server: Hosted, size: int) -> tuple[list[float], float]:
    """As many messages through as many sockets of a bare echo; times, and processor for one."""
    times: list[float] = []
    url = server.address.replace("http", "ws", 1) + "/echo"
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(line(url)) for _ in range(TABLES)]
        before, start = sum(server.process.cpu_times()[:2]), time.perf_counter()

        async def talk(socket: ClientConnection, begin: float) -> None:
            for number in range(1, ROUNDS + 1):
                await asyncio.sleep(max(0.0, begin + number * PAUSE - time.perf_counter()))
                sent = time.perf_counter()
                await socket.send("x" * size)
                await socket.recv()
                times.append(time.perf_counter() - sent)

        spread = PAUSE / TABLES
        await asyncio.gather(*(talk(s, start + n * spread) for n, s in enumerate(sockets)))
        spent = sum(server.process.cpu_times()[:2]) - before
    return times, spent / len(times)


def serving_times() -> tuple[Measured, list[float], float]:
    """Dedale under load, and a bare echo of messages of the same size under the same load."""
    with tempfile.TemporaryDirectory() as data, hosted(data) as server:
        measured = asyncio.run(load(server))
    with hosted("echo") as server:
        times, processor = asyncio.run(echoed(server, int(measured.bytes / SEATS)))
    return measured, times, processor


def quantile(times: list[float], share: float) -> float:
    """The time that this share of all stays below."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
