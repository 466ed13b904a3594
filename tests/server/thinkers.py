"""The processes of a server that think, kept busy: what a test wants to see is seen meanwhile."""

import asyncio
import json
import os
import threading
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

from dedale.server.workers import PROCESSES
from tests.kit.serving import PATIENCE

NUMBERS = count()


@contextmanager
def busy_thinkers(host, folder):
    """Each thinker reads from a pipe that nobody writes to until the end."""
    doors = [Path(folder) / f"door-{next(NUMBERS)}" for _ in range(PROCESSES)]
    for door in doors:
        os.mkfifo(door)
    reading = [
        host.hall.workers.answer("classic", partial(Path.read_bytes, door)) for door in doors
    ]
    held = [asyncio.run_coroutine_threadsafe(read, host._loop) for read in reading]
    try:
        yield
    finally:
        for door in doors:
            threading.Thread(target=door.write_bytes, args=(b"",), daemon=True).start()
        for read in held:
            read.result(PATIENCE)


async def send(guest, what, ref, **fields):
    """Ask without waiting for the answer."""
    await guest.socket.send(json.dumps({"ask": what, "ref": ref, **fields}))


def answer_to(ref, tell):
    """Whether a guest was told something in answer to what it sent."""
    return lambda guest: next(
        (m for m in guest.told if m.get("ref") == ref and m["tell"] == tell), None
    )
