"""The fold of a log: the same seed and actions give the same game."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from dedale.core.errors import BadRecord, Illegal
from dedale.core.game import AnyGame, Step
from dedale.core.log import FORMAT, Entry, Log, Place, Undo, Undone
from dedale.core.records import Event, Seat
from dedale.core.rng import Philox

AnyLog = Log[Any, Any, Any]


def new_log(game: AnyGame, options: Any, seats: Sequence[Place], seed: str) -> AnyLog:
    """The log of a table that was just laid."""
    return Log(
        format=FORMAT,
        game=game.id,
        rules=game.version,
        content=game.content(options),
        options=options,
        seats=tuple(seats),
        seed=seed,
    )


def require_label(game: AnyGame, rules: int, content: str) -> None:
    """A log names the content that it is played with, and the version of the rules here."""
    if rules != game.version:
        raise BadRecord("record-rules", rules=rules, known=game.version)
    if not content:
        raise BadRecord("record-unmarked")


def require_same(game: AnyGame, log: AnyLog) -> None:
    """A log is replayed by its own rules and with its own content, or not at all (decision 25)."""
    require_label(game, log.rules, log.content)
    known = game.content(log.options)
    if log.content != known:
        raise BadRecord("record-content", content=log.content, known=known)


class Moment(NamedTuple):
    """The table after one step of its log."""

    seq: int  # 0 for the table as it was laid
    seat: Seat | None  # who acted
    state: Any
    events: tuple[Event, ...]
    final: bool  # nobody can take it back alone: something hidden was seen, or somebody went back
    before: int | None  # the step that it follows
    action: Any  # that led here from there; None for laying the table


class Fold:
    """A table as its log is read, step by step."""

    def __init__(self, game: AnyGame, log: AnyLog) -> None:
        """Lay the table; the actions of the log are not taken yet."""
        require_same(game, log)
        self.game = game
        self.seed = log.seed
        self.seats = len(log.seats)
        state, events, reveals, _ = game.setup(log.options, len(log.seats), Philox(log.seed, 0))
        self.now = Moment(0, None, state, events, reveals, None, None)
        self.moments = {0: self.now}  # by step

    def consider(self, entry: Entry[Any]) -> Moment:
        """The moment that a step would lead to; raises Illegal."""
        return self.undone(entry) if isinstance(entry.action, Undo) else self.played(entry)

    def accept(self, moment: Moment) -> None:
        """Go to a moment that was considered."""
        self.now = self.moments[moment.seq] = moment

    def played(self, entry: Entry[Any]) -> Moment:
        """The moment after an action; its chance is keyed by its number."""
        seq, seat, action = entry.seq, entry.seat, entry.action
        chance = Philox(self.seed, seq)
        state, events, reveals, _ = self.game.apply(self.now.state, seat, action, chance)
        return Moment(seq, seat, state, events, reveals, self.now.seq, action)

    def followed(self, seq: int) -> Step[Any] | None:
        """A step event by event; None where the table was laid, or went back."""
        moment = self.moments[seq]
        seat, before = moment.seat, moment.before
        went_back = any(isinstance(event, Undone) for event in moment.events)
        if seat is None or before is None or went_back:
            return None
        apply = self.game.followed or self.game.apply
        return apply(self.moments[before].state, seat, moment.action, Philox(self.seed, seq))

    def undone(self, entry: Entry[Undo]) -> Moment:
        """The moment that an undo goes back to, under a new number.

        A seat can go on from there, back through its own steps; nobody else gets to choose again.
        """
        back = self.moments.get(entry.action.to)
        if back is None:
            raise Illegal("no-such-step", step=entry.action.to)
        if entry.seat not in range(self.seats):
            raise Illegal("not-your-seat")
        told = (Undone(seat=entry.seat, step=back.seq),)
        final = back.final or back.seat != entry.seat
        return back._replace(seq=entry.seq, events=told, final=final)


def replay(game: AnyGame, log: AnyLog, fold: Fold | None = None) -> Iterator[Moment]:
    """Lay the table, then take every action of the log; a log that the rules refuse is damaged."""
    fold = fold or Fold(game, log)
    yield agreed(log, 0, fold.now)
    for step, entry in enumerate(log.actions, start=1):
        if entry.seq <= fold.now.seq:
            raise BadRecord("record-order", seq=entry.seq, last=fold.now.seq)
        try:
            moment = fold.consider(entry)
        except Illegal as refusal:
            raise BadRecord("record-illegal", seq=entry.seq, rule=refusal.rule) from refusal
        fold.accept(moment)
        yield agreed(log, step, moment)
    if log.events is not None and len(log.events) > len(log.actions) + 1:
        raise BadRecord("record-differs", seq=fold.now.seq + 1)


def agreed(log: AnyLog, step: int, moment: Moment) -> Moment:
    """Where a log kept its events, they are the ones that happen again."""
    if log.events is not None and log.events[step : step + 1] != (moment.events,):
        raise BadRecord("record-differs", seq=moment.seq)
    return moment
