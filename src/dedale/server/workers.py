"""Where slow questions are answered: in processes of their own, which give way to the server."""

import asyncio
import os
import signal
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from dedale.bots import PLAYERS, Weaker
from dedale.server.kernels import Compiler

T = TypeVar("T")
PROCESSES = max(1, (os.cpu_count() or 2) - 1)  # one core is left to the server
GIVES_WAY = 10  # how much less urgent thinking is than serving


class Workers:
    """Answers questions without holding anybody up."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._leisure = asyncio.Semaphore(max(1, PROCESSES - 1))
        self._compiler = Compiler()

    async def think(self, player: str, game: str, question: Callable[[], Any]) -> Any:
        """The answer of a player; a quick one thinks in a thread, a slow one in a process."""
        if PLAYERS[player].ahead:
            await self._compiler.ready(game)
        if not PLAYERS[player].is_slow(game):
            return await asyncio.to_thread(question)
        return await self._answer(question)

    async def answer(self, game: str, question: Callable[[], T]) -> T:
        """The answer to a slow question about a game, as a good player gives it."""
        await self._compiler.ready(game)
        return await self._answer(question)

    async def _answer(self, question: Callable[[], T]) -> T:
        """The answer to a slow question, which is found in a process."""
        pool = self._pool = self._pool or open_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # the next question opens another one
            raise

    async def answer_at_leisure(self, game: str, question: Callable[[], T]) -> T:
        """The same for one of many questions; people at play need not wait for all."""
        async with self._leisure:
            return await self.answer(game, question)

    def close(self) -> None:
        """Stop all processes that are still thinking."""
        self._compiler.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def open_pool() -> ProcessPoolExecutor:
    """Processes are started when they are needed."""
    return ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn"), initializer=give_way)


def give_way() -> None:
    """What a process does before it thinks: it yields to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", Weaker)  # the server says it once for all
    Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


def end_with_the_server() -> None:
    """A server that was killed cannot end its processes, so they watch it themselves."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
