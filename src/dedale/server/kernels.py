"""Kernels that players need are compiled in the background; only these players wait for them."""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from dedale.bots import Kernels, kernels_for
from dedale.server.errors import Unfit

log = logging.getLogger("dedale.server")


class Compiler:
    """Has kernels compiled when somebody first needs them, and tries it once."""

    def __init__(self, compiled: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have them compiled in this way."""
        self._compiled = compiled
        self._compiling: asyncio.Task[None] | None = None
        self._told = False

    def kernels(self, game: str) -> Kernels:
        """Whether the players of a game can think; whatever came of compiling, they do then."""
        known = kernels_for(game)
        tried = self._compiling is not None and self._compiling.done()
        return Kernels.READY if known is Kernels.MISSING and tried else known

    async def ready(self, game: str) -> None:
        """Wait until the players of a game can think."""
        compiling = self._begun(game)
        if compiling is not None:
            await asyncio.shield(compiling)

    def require(self, game: str) -> None:
        """Whoever cannot wait that long is told to ask again; until then they are compiled."""
        if self._begun(game) is not None:
            raise Unfit("kernels-compiling")

    def _begun(self, game: str) -> asyncio.Task[None] | None:
        """What players have to wait for; without Numba they never can think, and say so."""
        match self.kernels(game):
            case Kernels.MISSING:
                self._compiling = self._compiling or asyncio.create_task(self._compiled())
                return self._compiling
            case Kernels.ABSENT if not self._told:
                self._told = True
                told = "without Numba, every level plays %s like greedy: pip install 'dedale[fast]'"
                log.warning(told, game)
        return None

    def close(self) -> None:
        """Nobody needs them any more."""
        if self._compiling is not None:
            self._compiling.cancel()


async def compile_apart() -> None:
    """Compile all kernels in a process that ends with this task."""
    log.warning("compiling the kernels that computer players need: once, about a minute")
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "dedale.maze.engine")
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        raise
    log.warning("the kernels could not be compiled" if failed else "the kernels are compiled")
