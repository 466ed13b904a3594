"""Actions of people while fifty tables of masters think on the same machine.

`python -m benchmarks.thinking chronicles` has the masters play another game.
"""

import asyncio
import json
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

from benchmarks.serving import (
    Hosted,
    Sitter,
    choose,
    hosted,
    laid_at,
    line,
    quantile,
    sitting,
    socket_url,
)

TABLES = 50
PEOPLE = 4  # tables of two people beside them
ACTIONS = 60  # of each of these tables
PAUSE = 0.5  # seconds between them

MASTER = {"kind": "computer", "player": "master"}
PERSON = {"kind": "here", "name": "P"}


async def watched(server: Hosted, stack: AsyncExitStack, game: str) -> Sitter:
    """A table of two masters with somebody who watches, so that they play."""
    table, _ = laid_at(server.address, [MASTER, MASTER], game)
    socket = await stack.enter_async_context(line(socket_url(server.address, table)))
    await socket.send(json.dumps({"ask": "hello", "ref": 0}))
    return Sitter(socket, 0)


async def act(sitters: list[Sitter], number: int, pool: ProcessPoolExecutor) -> float:
    """One action at a table of people; how long it took until both had seen it."""
    decision: dict[str, Any] = sitters[0].now["decision"]
    active = sitters[decision["seats"][0]]
    loop, seq = asyncio.get_running_loop(), active.now["seq"]
    action = await loop.run_in_executor(pool, choose, active.seat, active.now)
    ask = {"ask": "act", "ref": number, "seat": active.seat, "seen": seq, "action": action}
    sent = time.perf_counter()
    await active.socket.send(json.dumps(ask))
    heard = await asyncio.gather(
        *(sitter.hear(seq + 1, number if sitter is active else None) for sitter in sitters)
    )
    return max(max(times) for times in heard) - sent


async def load(server: Hosted, game: str) -> tuple[list[float], int]:
    """The times of people's actions, and how many steps the masters took meanwhile."""
    times: list[float] = []
    async with AsyncExitStack() as stack:
        pool = stack.enter_context(ProcessPoolExecutor(1))
        masters = [await watched(server, stack, game) for _ in range(TABLES)]
        tables = [
            await stack.enter_async_context(
                sitting(server.address, *laid_at(server.address, [PERSON, PERSON]))
            )
            for _ in range(PEOPLE)
        ]

        async def play(sitters: list[Sitter]) -> None:
            for number in range(1, ACTIONS + 1):
                await asyncio.sleep(PAUSE)
                if sitters[0].now["decision"]:
                    times.append(await act(sitters, number, pool))

        await asyncio.gather(*(play(sitters) for sitters in tables))
        steps = sum([await last_step(master) for master in masters])
    return times, steps


async def last_step(master: Sitter) -> int:
    """The last step that a watcher was told of."""
    await master.hear(1)
    while True:
        try:
            await asyncio.wait_for(master.hear(master.now["seq"] + 1), timeout=0.05)
        except TimeoutError:
            return int(master.now["seq"])


def thinking_times(game: str = "classic") -> tuple[list[float], int]:
    """People's actions beside fifty tables of masters, at the pace of any server."""
    with tempfile.TemporaryDirectory() as data, hosted(data, "usual") as server:
        return asyncio.run(load(server, game))


if __name__ == "__main__":
    found, steps = thinking_times(*sys.argv[1:])
    shares = ", ".join(f"{1000 * quantile(found, share):.1f} ms" for share in (0.5, 0.99))
    print(f"{len(found)} actions: {shares} (median, 99th percentile); {steps} steps of masters")
