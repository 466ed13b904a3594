"""Where slow computer players think: in processes of their own, which give way to the server."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from dedale.bots import PLAYERS

GIVES_WAY = 10  # how much less urgent thinking is than serving


class Workers:
    """Answers questions to computer players without holding anybody up."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, player: str, question: Callable[[], Any]) -> Any:
        """The answer of a player; a quick one thinks in a thread, a slow one in a process."""
        if not PLAYERS[player].slow:
            return await asyncio.to_thread(question)
        if self._pool is None:
            self._pool = open_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, question)
        except BrokenProcessPool:
            self._pool = None  # the next question opens another one
            raise

    def close(self) -> None:
        """Let everybody go who still thinks."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def open_pool() -> ProcessPoolExecutor:
    """One process fewer than there are cores, and at least one; they are started when needed."""
    many = max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=give_way)


def give_way() -> None:
    """What a process does before it thinks: it yields to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


def end_with_the_server() -> None:
    """A server that was killed cannot send its thinkers home: they see for themselves."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
