"""Hints: what a good player would do, told to the one who asked and to nobody else."""

from typing import Any

from dedale.bots import Advice
from dedale.core.records import Seat
from dedale.server.errands import Shared
from dedale.server.errors import Unfit
from dedale.server.workers import Workers
from dedale.store.errors import Stale
from dedale.table import Table
from dedale.table import hint as question
from dedale.table.room import HintTaken, Room


class Hints:
    """The hints of a gathering: each is worked out once, however often it is asked for."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._seq: int | None = None  # the step that they are good for
        self._asked: dict[Seat, Shared[Advice[Any]]] = {}

    async def at(self, table: Table, seat: Seat) -> Advice[Any]:
        """What to do at a seat now; raises Illegal where there is nothing to say."""
        if table.seq != self._seq:
            self._seq, self._asked = table.seq, {}
        asked = self._asked.get(seat)
        if asked is None or asked.lost:
            asked = self._asked[seat] = Shared(
                self._workers.answer(table.game.id, question(table, seat))
            )
        return await asked.result()


def hint_taken(room: Room, seat: Seat, table: Table, seq: int) -> HintTaken | None:
    """The note of a hint that was worked out at a step; raises why it may not be given.

    A seat that has had a hint at this step has it again, and it is not counted.
    """
    if table.seq != seq:
        raise Stale("stale", seen=seq, now=table.seq)
    note = HintTaken(seat, seq)
    if note in room.advised:
        return None
    if room.hints == 0:
        raise Unfit("hints-off")
    if room.hints is not None and room.hints_of(seat) >= room.hints:
        raise Unfit("hints-used", most=room.hints)
    return note
