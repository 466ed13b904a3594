"""Where slow questions are answered: in processes of their own, which give way to the server."""

import asyncio
import logging
import os
import signal
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from dedale.bots import PLAYERS, Kernels, Weaker
from dedale.maze.engine import can_compile, compile_all
from dedale.maze.jit import can_keep, place
from dedale.server.kernels import Compiler, compile_apart

T = TypeVar("T")
PROCESSES = max(1, (os.cpu_count() or 2) - 1)  # one core is left to the server
GIVES_WAY = 10  # how much less urgent thinking is than serving
log = logging.getLogger("dedale.server")


class Workers:
    """Answers questions without holding anybody up."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._leisure = asyncio.Semaphore(max(1, PROCESSES - 1))
        self._compiler = Compiler(self._compiled)

    def kernels(self, game: str) -> Kernels:
        """Whether the players of a game that look ahead have what they need here."""
        return self._compiler.kernels(game)

    def require_kernels(self, game: str) -> None:
        """Raise Unfit while a good player of a game would take a minute to answer."""
        self._compiler.require(game)

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

    async def _compiled(self) -> None:
        """Have the kernels compiled: on the disk for all processes, or in the one that thinks."""
        if can_keep():
            return await compile_apart()
        log.warning("%s cannot be written, so kernels are compiled anew by each server", place())
        log.warning("compiling them takes about a minute; then one process thinks for all tables")
        try:
            await self._answer(compile_all)
        except BrokenProcessPool:
            log.warning("the kernels could not be compiled")

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
    one = can_compile() and not can_keep()  # kernels that are not on the disk are compiled once
    processes = 1 if one else PROCESSES
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=give_way)


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
