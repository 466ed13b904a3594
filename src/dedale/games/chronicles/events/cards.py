"""What happens to cards, Quests, Objectives and Rituals."""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat
from dedale.games.chronicles.words import Hero
from dedale.maze.cell import Cell


class CardUsed(Event, frozen=True, omit_defaults=False):
    """Somebody used a Skill, Scroll, token or Fairy Folk card (CH-ACT-3)."""

    card: str
    seat: Seat
    hero: Hero | None = None


class GlassSet(Event, frozen=True, omit_defaults=False):
    """Hourglasses came to a Skill, or left it."""

    card: str
    glass: int  # on it now
    hero: Hero | None = None


class CrystalsGained(Event, frozen=True):
    """A card brought Crystals, or took them."""

    count: int
    card: str


class CardsSeen(Event, frozen=True):
    """Cards of a deck were looked at (CH-VIS-3)."""

    cards: tuple[str, ...]
    items: bool  # the Item deck


class CardsOrdered(Event, frozen=True, omit_defaults=False):
    """The cards that were looked at went back."""

    top: tuple[str, ...]
    bottom: tuple[str, ...] = ()
    items: bool = False


class ScrollBorrowed(Event, frozen=True):
    """A Scroll is borrowed for this game."""

    card: str


class ScrollReturned(Event, frozen=True):
    """A Scroll went back to the shop."""

    card: str


class QuestChecked(Event, frozen=True):
    """A Quest has come further (CH-QST-2)."""

    quest: str
    checks: int


class QuestCompleted(Event, frozen=True):
    """A Quest is completed (CH-QST-3)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    quest: str


class ObjectivePaid(Event, frozen=True, omit_defaults=False):
    """An Objective paid (CH-OBJ-3)."""

    card: str
    count: int
    hero: Hero | None = None


class RitualChecked(Event, frozen=True):
    """A Ritual got a Checkmark, or lost one (CH-FIN-8)."""

    ritual: str
    checks: int


class RitualCompleted(Event, frozen=True):
    """A Ritual is completed (CH-FIN-3)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    ritual: str


class DragonSoothed(Event, frozen=True):
    """A Character soothed the Dragon (CH-FIN-8)."""

    hero: Hero


class OfferingMade(Event, frozen=True, tag="offered"):
    """An Item or a Scroll was offered to a Ritual (CH-FIN-9)."""

    ritual: str
    card: str


class DragonFlew(Event, frozen=True):
    """The Dragon flew (CH-FIN-10)."""

    face: str
    cell: Cell
