"""Kernels that players need are compiled in the background; only these players wait for them."""

import asyncio
import logging
import sys

from dedale.bots import Kernels, kernels_for

log = logging.getLogger("dedale.server")


class Compiler:
    """Has kernels compiled in a process of its own, when somebody first needs them."""

    def __init__(self) -> None:
        self._compiling: asyncio.Task[None] | None = None
        self._told = False

    async def ready(self, game: str) -> None:
        """Wait until the players of a game can think; without Numba they never can, and say so."""
        match kernels_for(game):
            case Kernels.MISSING:
                if self._compiling is None or self._compiling.done():
                    self._compiling = asyncio.create_task(compile_apart())
                await asyncio.shield(self._compiling)
            case Kernels.ABSENT if not self._told:
                self._told = True
                told = "without Numba, every level plays %s like greedy: pip install 'dedale[fast]'"
                log.warning(told, game)

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
