"""What can happen in the classic game."""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat
from dedale.games.classic.content import Face, Message, Treasure
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell


class Shifted(Event, frozen=True):
    """The spare went in, and a tile was expelled."""

    seat: Seat
    arrow: Arrow
    inserted: Face
    expelled: Face


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


class Moved(Event, frozen=True):
    """A pawn walked to a cell, this way."""

    seat: Seat
    cell: Cell
    path: tuple[Cell, ...]


class Stayed(Event, frozen=True):
    """A pawn stayed where it was (CL-MOVE-3)."""

    seat: Seat
    cell: Cell


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
    Shifted
    | MessageRead
    | Skipped
    | Swapped
    | Peeked
    | Exchanged
    | TargetSeen
    | Moved
    | Stayed
    | Found
    | HomeCalled
    | Won
)
