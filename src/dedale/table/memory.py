"""What a computer player remembers of a game: what its seat saw, folded step by step."""

from typing import Any

from dedale.bots import remember
from dedale.core.log import Undo
from dedale.core.records import Seat
from dedale.table.table import Table


def memory_of(table: Table, seat: Seat, seq: int | None = None) -> Any:
    """What a seat remembers after a step, the last one unless it is named; None in most games.

    What was taken back is forgotten. Each step is folded once.
    """
    whose = None if table.open else seat  # where all see the same, all remember the same
    memories, last = list(table.memories.get(whose, ())), table.seq
    while len(memories) <= last:
        memories.append(memory_after(table, seat, memories))
    table.memories[whose] = memories
    return memories[last if seq is None else seq]


def memory_after(table: Table, seat: Seat, memories: list[Any]) -> Any:
    """What a seat remembers after the next step, from what it remembered after all before it."""
    moment = table.moment(len(memories))
    if moment.seq and isinstance(undo := table.entries[moment.seq - 1].action, Undo):
        return memories[undo.to]
    before = None if moment.before is None else memories[moment.before]
    events = tuple(event for event in moment.events if event.seen_by(seat))
    return remember(table.game.id, before, events, table.game.view(moment.state, seat))
