"""What can happen in the team game.

No event names the cell of a tile that turns to rubble, nor which tile it is (TM-HID-4).
"""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat
from dedale.games.team.content import Face, Printed, Spell, Treasure
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Carried, Inserted, Walked


class SpellDealt(Event, frozen=True):
    """A seat has a spell beside Push (TM-DEAL-3, TM-DEAL-5)."""

    seat: Seat
    spell: Spell


class SpellPicked(Event, frozen=True):
    """A seat chose a spell (TM-DEAL-4)."""

    seat: Seat
    spell: Spell


class CardDrawn(Event, frozen=True):
    """A treasure card came onto a board, for all to see (TM-SET-7, TM-ENDT-1)."""

    seat: Seat
    treasure: Treasure


class PageRead(Event, frozen=True):
    """A page of the book was turned and read (TM-TURN-1); so many are left."""

    mark: ClassVar[Mark] = Mark.PAGE

    seat: Seat
    page: int
    left: int


class BookPushed(Event, frozen=True):
    """The spare went in as rubble, and a tile was expelled (TM-DPUSH-1)."""

    arrow: Arrow
    expelled: Face
    carried: tuple[Carried[Seat], ...]  # TM-DPUSH-5


class Buried(Event, frozen=True):
    """So many tiles turned to rubble where they lay (TM-DFLIP-1)."""

    count: int


class SentHome(Event, frozen=True):
    """The tile under a pawn was pushed out or turned down (TM-DPUSH-4, TM-DFLIP-4)."""

    seat: Seat
    cell: Cell  # its home


class Teleported(Event, frozen=True):
    """A page put a pawn on a corner (TM-DTEL-1)."""

    seat: Seat
    cell: Cell


class Rotated(Event, frozen=True):
    """Rotate was cast (TM-ROT-1)."""

    seat: Seat
    cell: Cell
    tile: Face


class Switched(Event, frozen=True):
    """Switch was cast (TM-SW-1)."""

    seat: Seat
    cell: Cell
    beside: Cell
    carried: tuple[Carried[Seat], ...]  # TM-SW-3


class WalkedWith(Event, frozen=True):
    """A pawn walked with a spell (TM-TURN-5)."""

    spell: Spell
    leap: int  # the number of the cell in the path where the spell was cast
    walked: Walked[Seat]


class Uncovered(Event, frozen=True):
    """What lies under rubble is seen by all (TM-DOWN-1)."""

    seat: Seat
    cell: Cell
    tile: Face


class TurnedUp(Event, frozen=True):
    """Rubble was cleared, and the tile lies like this (TM-DOWN-2)."""

    seat: Seat
    cell: Cell
    tile: Face


class Collected(Event, frozen=True):
    """A seat collected a treasure of its own board (TM-TRE-1); the team has so many now."""

    mark: ClassVar[Mark] = Mark.FOUND

    seat: Seat
    treasure: Treasure
    count: int


class Helped(Event, frozen=True):
    """A seat collected a treasure of another board (TM-TRE-7)."""

    mark: ClassVar[Mark] = Mark.FOUND

    seat: Seat
    other: Seat
    treasure: Treasure
    count: int


class TurnEnded(Event, frozen=True):
    """A seat handed the book on (TM-ENDT-3)."""

    seat: Seat


class Won(Event, frozen=True):
    """The team has all treasures (TM-WIN-1)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    count: int
    left: int  # pages that were not needed


class Lost(Event, frozen=True):
    """The book has come to its end (TM-WIN-2)."""

    count: int


TeamEvent = (
    SpellDealt
    | SpellPicked
    | CardDrawn
    | PageRead
    | BookPushed
    | Buried
    | SentHome
    | Teleported
    | Inserted[Seat, Printed]
    | Rotated
    | Switched
    | Walked[Seat]
    | WalkedWith
    | Uncovered
    | TurnedUp
    | Collected
    | Helped
    | TurnEnded
    | Won
    | Lost
)
