"""Work that takes long: a client is heard while it is done, and several may wait for the same."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from dedale.server.errors import TooMuch

T = TypeVar("T")
MOST = 8  # that one client may wait for at once


class Errands:
    """What is being done for one client; all of it is given up when the client leaves."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Errands":
        return self

    async def __aexit__(self, *_: object) -> None:
        for errand in self._running:
            errand.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin one more, and do not wait for it; raises TooMuch."""
        if len(self._running) >= MOST:
            raise TooMuch("too-fast")
        errand = asyncio.create_task(work())
        self._running.add(errand)
        errand.add_done_callback(self._running.discard)


class Shared(Generic[T]):
    """Something that is found out once for all who ask; when nobody waits, it is given up."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._task = asyncio.create_task(work)
        self._waiting = 0

    @property
    def lost(self) -> bool:
        """Whether it was given up or has failed, so that the next to ask begins again."""
        task = self._task
        return task.cancelling() > 0 or (task.done() and (task.cancelled() or failed(task)))

    @contextmanager
    def awaited(self) -> Iterator[asyncio.Task[T]]:
        """The task, for one who waits for it; one who gives up does not take it from the others."""
        self._waiting += 1
        try:
            yield self._task
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._task.cancel()  # a task that is done is not affected

    async def result(self) -> T:
        """What was found out."""
        with self.awaited() as task:
            await asyncio.wait({task})
        return task.result()


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task that is done has raised something."""
    return task.exception() is not None
