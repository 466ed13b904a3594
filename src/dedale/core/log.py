"""The log of a table: the truth of which every state is the fold."""

from typing import Annotated, Generic, TypeVar

from msgspec import Meta

from dedale.core.records import Action, Event, Record, Seat

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Record)  # noqa: E741 - the options, as in game.py

FORMAT = 1  # of a record; a program reads no newer one
ME = "me"  # a person at this seat


class Place(Record, frozen=True):
    """Who sits at a seat: a name, and the kind of player."""

    name: str
    player: str  # ME, or the id of a computer player


class Entry(Record, Generic[A], frozen=True):
    """One action, and who took it. The number keys its chance, so it never changes."""

    seq: Annotated[int, Meta(ge=1, lt=2**53)]  # laying the table is step 0
    seat: Seat
    action: A


class Undo(Action, frozen=True):
    """Go back to an earlier step. It is a step of the log like any other, in every game."""

    to: int  # the number of that step; 0 is the table as it was laid


class Undone(Event, frozen=True):
    """The table is again as it was after an earlier step."""

    seat: Seat
    step: int


class Log(Record, Generic[O, A, E], frozen=True, omit_defaults=True):
    """A whole game: what was laid, and what was done since."""

    format: int
    game: str
    rules: int  # the version of the rules
    content: str  # the hash of what is in the box; with other cards it would be another game
    options: O
    seats: tuple[Place, ...]
    seed: str  # secret until the game is over
    actions: tuple[Entry[A | Undo], ...] = ()
    events: tuple[tuple[E | Undone, ...], ...] | None = None  # of each step from 0, where kept
    imported: bool = False  # it was played on from a record: its seed may have been known
