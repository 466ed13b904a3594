"""What can happen in the classic game."""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat
from dedale.games.classic.content import Message, Treasure
from dedale.maze.turn import Inserted, Walked


class MessageRead(Event, frozen=True):
    """The expelled tile has a message on its back (CL-EVT-3)."""

    seat: Seat
    message: Message


class Skipped(Event, frozen=True):
    """A message was left unused (CL-EVT-6)."""

    seat: Seat
    message: Message


class Swapped(Event, frozen=True):
    """Two pawns exchanged places (CL-EVT-20)."""

    seat: Seat
    other: Seat


class Peeked(Event, frozen=True):
    """A seat looked at its second card (CL-EVT-23); which one, only that seat is told."""

    seat: Seat


class Exchanged(Event, frozen=True):
    """A seat chose another target (CL-EVT-28); which one, only that seat is told."""

    seat: Seat


class TargetSeen(Event, frozen=True):
    """A card was turned up for its owner alone."""

    treasure: Treasure


class Found(Event, frozen=True):
    """A target was found and its card turned up for all (CL-TRE-2)."""

    mark: ClassVar[Mark] = Mark.FOUND

    seat: Seat
    treasure: Treasure


class HomeCalled(Event, frozen=True):
    """A seat has found all of its treasures and must now go home (CL-END-1)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    seat: Seat


class Won(Event, frozen=True):
    """The game is over (CL-END-2, CL-YNG-2)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    seat: Seat


ClassicEvent = (
    Inserted[Seat, Treasure | None]
    | MessageRead
    | Skipped
    | Swapped
    | Peeked
    | Exchanged
    | TargetSeen
    | Walked[Seat]
    | Found
    | HomeCalled
    | Won
)
