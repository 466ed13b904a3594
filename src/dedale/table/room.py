"""Who sits around a table, and what they say to each other: the fold of the table's notes.

Notes stand beside the log of the game and never touch it: a move is in the log, a word is a note.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import reduce
from typing import Any

from msgspec.structs import replace

from dedale.core.log import ME, Place
from dedale.core.records import Record, Seat, kebab, with_item


class Gesture(StrEnum):
    """What can be said with one tap; each reader gets it in their own language."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    THINKING = "thinking"
    LAUGH = "laugh"


class Note(Record, frozen=True, tag_field="note", tag=kebab):
    """Something that happened around the table."""


class Origin(Record, frozen=True):
    """A moment of a table: where a copy was taken."""

    table: str
    seq: int


class Leg(Record, frozen=True):
    """A game of a campaign: the campaign, and which of its games it is."""

    campaign: str
    number: int  # from 1


class Sat(Note, frozen=True):
    """A person took a seat, or goes by a new name."""

    seat: Seat
    name: str
    key: str | None = None  # the digest of a new secret, where a seat was taken or claimed


class Handed(Note, frozen=True):
    """Somebody else plays on at a seat: a computer player, or its person again."""

    seat: Seat
    player: str


class Said(Note, frozen=True):
    """A word to everybody."""

    seat: Seat
    text: str


class Gestured(Note, frozen=True):
    """A gesture to everybody."""

    seat: Seat
    gesture: Gesture


class UndoAsked(Note, frozen=True):
    """A seat asks the others to let it go back."""

    seat: Seat
    seq: int  # the last step when it was asked; the question lapses with the next
    to: int


class UndoAnswered(Note, frozen=True):
    """A seat allows the others to go back, or does not."""

    seat: Seat
    agrees: bool


class Again(Note, frozen=True):
    """The same group plays again, at another table."""

    table: str


class HintsLimited(Note, frozen=True):
    """Each seat may have so many hints, and no more."""

    most: int


class HintTaken(Note, frozen=True):
    """A seat has had a hint; at the same step it may have it again."""

    seat: Seat
    seq: int  # the last step when it was given


class Proposed(Note, frozen=True):
    """A seat shows what the seat to move could do; its next proposal takes the place of this."""

    seat: Seat
    seq: int  # the last step when it was made
    actions: tuple[dict[str, Any], ...]  # as JSON has them: a room knows no game


class Withdrew(Note, frozen=True):
    """A seat takes its proposal back."""

    seat: Seat


class ThinkForYourself(Note, frozen=True):
    """Proposals stay hidden until the seat to move has made a plan of its own."""


class TimeLimited(Note, frozen=True):
    """A seat that does not answer within so many seconds is answered for, as the rules say."""

    seconds: float


class Copied(Note, frozen=True):
    """The table is a copy of another one, for practice."""

    origin: Origin


class Imported(Note, frozen=True):
    """The table was laid from a record: somebody may know what chance will bring."""


class Led(Note, frozen=True):
    """The table is a game of a campaign."""

    leg: Leg


AnyNote = (
    Sat
    | Handed
    | Said
    | Gestured
    | UndoAsked
    | UndoAnswered
    | Again
    | HintsLimited
    | HintTaken
    | Proposed
    | Withdrew
    | ThinkForYourself
    | TimeLimited
    | Copied
    | Imported
    | Led
)


class Chair(Record, frozen=True):
    """A seat as it is now: who plays there, and whose it is."""

    name: str
    player: str  # ME, or the id of a computer player
    taken: bool  # nobody has come for it yet while this is false
    key: str | None = None  # the digest of its secret; nobody can have a seat without one
    invitation: str | None = None  # the digest of what it can be claimed with, or was: once

    @property
    def invited(self) -> bool:
        """Whether it can still be claimed with its invitation."""
        return self.invitation is not None and self.key is None

    @property
    def place(self) -> Place:
        """Who sits here, for the log of the game."""
        return Place(self.name, self.player)


class Room(Record, frozen=True):
    """Everybody around a table, as of the last note."""

    chairs: tuple[Chair, ...]
    asked: UndoAsked | None = None
    agreed: tuple[Seat, ...] = ()  # who allows what was asked
    next: str | None = None  # where the same group plays again
    hints: int | None = None  # how many each seat may have; None for any number
    advised: tuple[HintTaken, ...] = ()  # the hints that were had
    origin: Origin | None = None  # where it was copied from, for practice
    leg: Leg | None = None  # the game of a campaign that it is
    imported: bool = False  # whether it, or its campaign, was laid from a record
    think: bool = False  # whether proposals wait for a plan of the seat to move
    proposals: tuple[Proposed, ...] = ()  # the last of each seat, the oldest first
    limit: float | None = None  # seconds to answer; None for any time

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where a person plays now."""
        return tuple(Seat(n) for n, c in enumerate(self.chairs) if c.taken and c.player == ME)

    @property
    def allowed(self) -> bool:
        """Whether everybody who has a say allows what was asked; computer players always do."""
        return self.asked is not None and set(self.people) <= {self.asked.seat, *self.agreed}

    def open_question(self, seq: int) -> UndoAsked | None:
        """What was asked, unless the table has moved on since."""
        return self.asked if self.asked is not None and self.asked.seq == seq else None

    def hints_of(self, seat: Seat) -> int:
        """How many hints a seat has had."""
        return sum(taken.seat == seat for taken in self.advised)


def after(room: Room, note: AnyNote) -> Room:
    """The room after one more note."""
    match note:
        case Sat() | Handed():
            return replace(room, chairs=with_item(room.chairs, note.seat, changed(room, note)))
        case UndoAsked() | UndoAnswered():
            return after_word(room, note)
        case Again(table):
            return replace(room, next=table)
        case HintsLimited() | TimeLimited():
            return limited(room, note)
        case HintTaken():
            return replace(room, advised=(*room.advised, note))
        case Copied() | Imported() | Led():
            return placed(room, note)
        case Proposed() | Withdrew() | ThinkForYourself():
            return after_idea(room, note)
        case Said() | Gestured():
            return room


def limited(room: Room, note: HintsLimited | TimeLimited) -> Room:
    """The room of a table that limits hints or time."""
    match note:
        case HintsLimited(most):
            return replace(room, hints=most)
        case TimeLimited(seconds):
            return replace(room, limit=seconds)


def placed(room: Room, note: Copied | Imported | Led) -> Room:
    """The room of a table that has its place among others, or comes from elsewhere."""
    match note:
        case Imported():
            return replace(room, imported=True)
        case Copied(origin):
            return replace(room, origin=origin)
        case Led(leg):
            return replace(room, leg=leg)


def changed(room: Room, note: Sat | Handed) -> Chair:
    """A chair after somebody sat down there, or handed it on."""
    chair = room.chairs[note.seat]
    match note:
        case Sat(_, name, None):
            return replace(chair, name=name, taken=True, key=chair.key or chair.invitation)
        case Sat(_, name, key):
            spent = chair.invitation or chair.key
            return replace(chair, name=name, taken=True, key=key, invitation=spent)
        case Handed(_, player):
            return replace(chair, player=player, taken=True)


def after_word(room: Room, note: UndoAsked | UndoAnswered) -> Room:
    """The room after a word on going back: one no is enough to end the question."""
    match note:
        case UndoAsked():
            return replace(room, asked=note, agreed=())
        case UndoAnswered(seat, True):
            return replace(room, agreed=(*room.agreed, seat))
        case UndoAnswered():
            return replace(room, asked=None, agreed=())


def after_idea(room: Room, note: Proposed | Withdrew | ThinkForYourself) -> Room:
    """The room after one proposal more or less: a seat has one at a time."""
    if isinstance(note, ThinkForYourself):
        return replace(room, think=True)
    others = tuple(proposed for proposed in room.proposals if proposed.seat != note.seat)
    return replace(room, proposals=(*others, note) if isinstance(note, Proposed) else others)


def agreed_on(hints: int | None, think: bool, limit: float | None = None) -> tuple[AnyNote, ...]:
    """What holds around a new table from the start; what is usual needs no note."""
    return (
        *([] if hints is None else [HintsLimited(hints)]),
        *([ThinkForYourself()] if think else []),
        *([] if limit is None else [TimeLimited(limit)]),
    )


def agreed_in(room: Room) -> tuple[AnyNote, ...]:
    """What holds around a table, for one that follows it."""
    return agreed_on(room.hints, room.think, room.limit)


def room_of(chairs: Iterable[Chair], notes: Iterable[AnyNote] = ()) -> Room:
    """The room that notes lead to."""
    return reduce(after, notes, Room(tuple(map(as_invited, chairs))))


def as_invited(chair: Chair) -> Chair:
    """Where nobody has come yet, a secret is an invitation; older tables do not say so."""
    if chair.taken or chair.key is None:
        return chair
    return replace(chair, key=None, invitation=chair.key)
