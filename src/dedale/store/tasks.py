"""Work that goes on beside other work."""

import asyncio
from contextlib import suppress
from typing import Any


async def give_up(task: asyncio.Task[Any] | None) -> None:
    """End a task, if there is one, and wait until it has ended."""
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
