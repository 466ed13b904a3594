"""Computer players at the tables of this server. They never think in the loop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from dedale.core.errors import Trouble
from dedale.core.log import ME
from dedale.core.records import Seat
from dedale.store.errors import Stale
from dedale.store.tasks import give_up
from dedale.table import question

if TYPE_CHECKING:
    from dedale.server.hall import Gathering

PAUSE = 1.0  # seconds before a step that could not be kept is tried again
log = logging.getLogger("dedale.server")


@asynccontextmanager
async def computers_of(gathering: "Gathering") -> AsyncIterator[Callable[[], None]]:
    """A way to let the computer players of a table play; they stop when the gathering ends."""
    thinking: asyncio.Task[None] | None = None

    def let_play() -> None:
        nonlocal thinking
        if asked(gathering) is not None and (thinking is None or thinking.done()):
            thinking = asyncio.create_task(play_on(gathering))

    try:
        yield let_play
    finally:
        await give_up(thinking)


async def play_on(gathering: "Gathering") -> None:
    """Let computer players act until a person is asked, or the game is over."""
    while (seat := asked(gathering)) is not None:
        try:
            await act(gathering, seat)
        except Stale:  # somebody else has acted, and it thinks anew
            await gathering.look()
        except Exception as error:  # the edge of the task: it must not end
            unknown = not isinstance(error, Trouble)
            log.warning("a computer at %s waits: %s", gathering.id, error, exc_info=unknown)
            await asyncio.sleep(PAUSE)
            await gathering.look()


async def act(gathering: "Gathering", seat: Seat) -> None:
    """Let a computer player take one step, at a pace that leaves room for people elsewhere."""
    hall, table = gathering.hall, gathering.table
    player, seen = gathering.known.room.chairs[seat].player, table.seq
    hall.require_steps(table)
    action, _ = await asyncio.gather(
        hall.workers.think(player, table.game.id, question(table, seat, player)),
        asyncio.sleep(hall.limits.pace),
    )
    await hall.metronome.beat()
    await hall.keeper.submit(gathering.id, seat, action, seen)


def asked(gathering: "Gathering") -> Seat | None:
    """A computer player that the table waits for, if there is one."""
    decision = gathering.table.decision
    chairs = gathering.known.room.chairs
    seats = decision.seats if decision else ()
    return next((s for s in seats if chairs[s].taken and chairs[s].player != ME), None)
