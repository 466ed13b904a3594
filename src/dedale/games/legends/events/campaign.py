"""How chapters are laid, how they end, and what comes between them."""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat


class ChapterBegun(Event, frozen=True):
    """A chapter is laid (LG-SETUP-1)."""

    chapter: str
    seat: Seat  # who begins


class HeroPicked(Event, frozen=True):
    """A seat leads a hero (LG-HERO-4)."""

    seat: Seat
    hero: str


class CardIncluded(Event, frozen=True):
    """One player put a card into the deck (LG-SOLO-1)."""

    seat: Seat
    card: str
    left: int  # still to choose


class TrackPicked(Event, frozen=True):
    """A hero has a skill track (LG-SKILL-2)."""

    hero: str
    card: str


class ChapterWon(Event, frozen=True):
    """The objective of the chapter is met, and the players have won it (LG-END-1)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    chapter: str


class ChapterLost(Event, frozen=True):
    """The players have lost the chapter (LG-END-2, LG-END-3, LG-END-5)."""

    chapter: str
    reason: str


class ItemKept(Event, frozen=True):
    """An item stays for the next chapter (LG-CAMP-3)."""

    seat: Seat
    card: str
