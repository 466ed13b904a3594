"""The clock of a table: a seat that does not answer in time is answered for, as the rules say."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from dedale.core.errors import Trouble
from dedale.core.records import Seat
from dedale.store.tasks import give_up

if TYPE_CHECKING:
    from dedale.server.hall import Gathering

log = logging.getLogger("dedale.server")


@asynccontextmanager
async def clock_of(gathering: "Gathering") -> AsyncIterator[Callable[[], None]]:
    """A way to wind the clock of a table for each person asked; it ends with the gathering."""
    ticking: asyncio.Task[None] | None = None
    wound: tuple[int, Seat | None] | None = None  # at which step, and for whom

    def wind() -> None:
        nonlocal ticking, wound
        limit = gathering.known.room.limit
        if limit is None or (now := (gathering.table.seq, silent(gathering))) == wound:
            return
        if ticking is not None:
            ticking.cancel()
        wound, ticking = now, asyncio.create_task(run_down(gathering, limit))

    try:
        yield wind
    finally:
        await give_up(ticking)


async def run_down(gathering: "Gathering", limit: float) -> None:
    """Wait for an answer, and then give it; what cannot be kept now is tried again."""
    seq = gathering.table.seq
    while True:
        await asyncio.sleep(limit)
        table, seat = gathering.table, silent(gathering)
        action = None if seat is None else table.game.unanswered(table.state, seat)
        if seat is None or action is None or table.seq != seq:
            return
        try:
            await gathering.hall.keeper.submit(gathering.id, seat, action, seq)
        except Trouble as trouble:
            log.info("table %s: nothing is done for seat %s: %s", gathering.id, seat, trouble)


def silent(gathering: "Gathering") -> Seat | None:
    """A person that the table waits for, if there is one."""
    decision, people = gathering.table.decision, gathering.known.room.people
    return next((seat for seat in decision.seats if seat in people), None) if decision else None
