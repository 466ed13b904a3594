"""A table: the log of a game, and the state that it folds to."""

import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dedale.core.errors import BadRecord, Illegal, require
from dedale.core.game import AnyGame, Decision, Outcome, Step
from dedale.core.log import ME, Entry, Place, Undo
from dedale.core.options import read_options
from dedale.core.patch import Patch
from dedale.core.records import Action, Event, Record, Seat, members
from dedale.core.replay import AnyLog, Fold, Moment, new_log, replay
from dedale.games import game_by_id
from dedale.table.beats import beats


class Takeback(Record, frozen=True):
    """The step that a seat may go back to, freely or if all people agree."""

    to: int
    free: bool


class Table:
    """One game in progress. Whoever holds it knows everything; seats get views and events."""

    def __init__(self, game: AnyGame, log: AnyLog) -> None:
        """Open a table from its log; a new log has no actions yet."""
        self.game = game
        self.seats = log.seats
        self.entries = list(log.actions)  # what was done
        self._laid = log
        self.steps: list[tuple[Event, ...]] = []  # what happened, from laying the table on
        self.memories: dict[Seat | None, list[Any]] = {}  # what computer players remember, by step
        self._fold = Fold(game, log)
        self._left: tuple[int, ...] = ()  # steps that were taken back, and can be taken again
        self._followed: tuple[int, Step[Any] | None] = (0, None)  # what was last asked for
        for moment in replay(game, log, self._fold):
            self.steps.append(moment.events)

    def __repr__(self) -> str:
        if self.outcome is not None:
            now = f"over: {self.outcome.reason}, winners {list(self.outcome.winners)}"
        else:
            decision = self.decision
            assert decision is not None
            now = f"waits for {list(decision.seats)} to answer {str(decision.ask)!r}"
        return f"<Table {self.game.id}, {len(self.seats)} seats, step {self.seq}, {now}>"

    @property
    def log(self) -> AnyLog:
        """The whole game, as it can be saved."""
        events = None if self._laid.events is None else tuple(self.steps)
        return replace(self._laid, actions=tuple(self.entries), events=events)

    def log_until(self, seq: int) -> AnyLog:
        """The game up to a step, as it can be played on elsewhere."""
        self.moment(seq)  # or there is no such step
        done = tuple(entry for entry in self.entries if entry.seq <= seq)
        return replace(self._laid, actions=done, events=None)

    @property
    def seed(self) -> str:
        """What keys all chance; secret until the game is over."""
        return self._laid.seed

    @property
    def options(self) -> Any:
        """The switches that it was laid with."""
        return self._laid.options

    @property
    def open(self) -> bool:
        """Whether nothing is secret between its seats."""
        return self.game.open(self.options)

    @property
    def state(self) -> Any:
        """Everything on the table."""
        return self._fold.now.state

    @property
    def decision(self) -> Decision | None:
        """Whom the table waits for; None when the game is over."""
        return self.game.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.game.outcome(self.state)

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        """Everything that a seat may do now."""
        return self.game.legal(self.state, seat)

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator, may know."""
        if seat is not None and seat not in range(len(self.seats)):
            raise ValueError(f"there is no seat {seat} at this table of {len(self.seats)}")
        return self.game.view(self.state, seat)

    def view_at(self, seq: int, seat: Seat | None) -> Any:
        """What a seat, or a spectator, could know after an earlier step."""
        return self.game.view(self.moment(seq).state, seat)

    def moment(self, seq: int) -> Moment:
        """The table after an earlier step."""
        moment = self._fold.moments.get(seq)
        if moment is None:
            raise Illegal("no-such-step", step=seq)
        return moment

    def place(self, seq: int) -> int:
        """How many steps there are up to one of them."""
        self.moment(seq)  # or there is no such step
        return bisect_right(self.entries, seq, key=lambda entry: entry.seq)

    def beats(self, seq: int, eyes: Seat | None) -> tuple[Patch, ...]:
        """A step as these eyes see it, event by event; empty where it has no beats."""
        if self._followed[0] != seq:
            self.moment(seq)  # or there is no such step
            self._followed = (seq, self._fold.followed(seq))
        step, before = self._followed[1], self.moment(seq).before
        if step is None or before is None:
            return ()
        return beats(self.game, self.moment(before).state, step, eyes)

    def told(self, seat: Seat | None) -> tuple[Event, ...]:
        """Everything that a seat was told so far."""
        return tuple(event for step in self.steps for event in step if event.seen_by(seat))

    def submit(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Take an action, or raise Illegal and change nothing."""
        entry, moment = self.consider(seat, action)
        return self.accept(entry, moment)

    def consider(
        self, seat: Seat, action: Action, *, agreed: bool = False
    ) -> tuple[Entry[Any], Moment]:
        """The entry that an action would make, and what it would lead to; raises Illegal.

        What all people at the table agreed to take back is `agreed`.
        """
        if isinstance(action, Undo) and not agreed:
            require(action in (self.undo_offer(seat), self.redo_offer(seat)), "no-undo")
        entry = Entry(self.next_seq, seat, self.as_declared(action))
        return entry, self._fold.consider(entry)

    def as_declared(self, action: Action) -> Action:
        """An action of the game with values of the types that it declares; raises Illegal.

        Rules can rely on that, although programs may hand over anything.
        """
        kind = type(action)
        if kind is not Undo and kind not in members(self.game.actions):
            why = f"{action!r} is not one of {self.game.id}"
            raise Illegal("bad-action", why=why)
        try:
            return msgspec.convert(msgspec.to_builtins(action), kind)
        except (msgspec.ValidationError, TypeError, OverflowError) as error:
            raise Illegal("bad-action", why=str(error)) from error

    def follow(self, entry: Entry[Any]) -> tuple[Event, ...]:
        """Take a step that is in the log already; what was allowed then is not asked again."""
        try:
            return self.accept(entry, self._fold.consider(entry))
        except Illegal as refusal:
            raise BadRecord("step-illegal", seq=entry.seq, rule=refusal.rule) from refusal

    def accept(self, entry: Entry[Any], moment: Moment) -> tuple[Event, ...]:
        """Take what was considered, once it may count."""
        self._left = self._left_after(entry)
        self._fold.accept(moment)
        self.entries.append(entry)
        self.steps.append(moment.events)
        return moment.events

    def undo_offer(self, seat: Seat) -> Undo | None:
        """How a seat can take its step back: if it was the last of all, and revealed nothing.

        A game that is over stays over: its seed and all cards may be known by now.
        """
        now = self._fold.now
        if now.before is None or now.seat != seat or now.final or self.decision is None:
            return None
        return Undo(now.before)

    def takeback(self, seat: Seat) -> Takeback | None:
        """Where a seat can go back to: before its last step, which it may have to ask for."""
        if offer := self.undo_offer(seat):
            return Takeback(offer.to, free=True)
        if self.decision is None:
            return None
        moment = self._fold.now
        while moment.before is not None:
            if moment.seat == seat:
                return Takeback(moment.before, free=False)
            moment = self._fold.moments[moment.before]
        return None

    def redo_offer(self, seat: Seat) -> Undo | None:
        """How a seat can redo what it has just taken back."""
        if not self._left or self.entries[-1].seat != seat:
            return None
        return Undo(self._left[-1])

    def _left_after(self, entry: Entry[Any]) -> tuple[int, ...]:
        """The steps that were taken back freely and can be taken again, the nearest last."""
        if not isinstance(entry.action, Undo):
            return ()
        if entry.action == self.redo_offer(entry.seat):
            return self._left[:-1]
        return (*self._left, self.seq) if entry.action == self.undo_offer(entry.seat) else ()

    @property
    def seq(self) -> int:
        """The number of the last step; 0 when none was taken."""
        return self._fold.now.seq

    @property
    def next_seq(self) -> int:
        """The number that the next step will have."""
        return self.seq + 1


def open_table(
    game: str,
    seats: Sequence[Place] | int = 2,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
) -> Table:
    """Lay a new table; without a seed, nobody can guess what chance will bring."""
    rules = game_by_id(game)
    places = tuple(Place("", ME) for _ in range(seats)) if isinstance(seats, int) else seats
    chosen = read_options(rules.options, options or {})
    return Table(
        rules, new_log(rules, chosen, places, secrets.token_hex(16) if seed is None else seed)
    )
