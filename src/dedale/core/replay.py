"""The fold of a log: the same seed and actions give the same game."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from dedale.core.errors import BadRecord, Illegal
from dedale.core.game import AnyGame
from dedale.core.log import Entry, Log
from dedale.core.records import Event
from dedale.core.rng import Philox

AnyLog = Log[Any, Any, Any]


class Moment(NamedTuple):
    """The table after one step of its log."""

    entry: Entry[Any] | None  # None for the table as it was laid
    state: Any
    events: tuple[Event, ...]


def replay(game: AnyGame, log: AnyLog) -> Iterator[Moment]:
    """Lay the table, then take every action of the log; a log that the rules refuse is damaged."""
    state, events, _ = game.setup(log.options, len(log.seats), Philox(log.seed, 0))
    yield agreed(log, 0, Moment(None, state, events))
    last = 0
    for step, entry in enumerate(log.actions, start=1):
        if entry.seq <= last:
            raise BadRecord("record-order", seq=entry.seq, last=last)
        last = entry.seq
        chance = Philox(log.seed, entry.seq)
        try:
            state, events, _ = game.apply(state, entry.seat, entry.action, chance)
        except Illegal as refusal:
            raise BadRecord("record-illegal", seq=entry.seq, rule=refusal.rule) from refusal
        yield agreed(log, step, Moment(entry, state, events))
    if log.events is not None and len(log.events) > len(log.actions) + 1:
        raise BadRecord("record-differs", seq=last + 1)


def agreed(log: AnyLog, step: int, moment: Moment) -> Moment:
    """Where a log kept its events, they are the ones that happen again."""
    if log.events is not None and log.events[step : step + 1] != (moment.events,):
        raise BadRecord("record-differs", seq=moment.entry.seq if moment.entry else 0)
    return moment
