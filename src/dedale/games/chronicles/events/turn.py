"""What happens in a turn."""

from typing import ClassVar

from dedale.core.records import Event, Mark
from dedale.games.chronicles.cards import After
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.words import Hero


class TurnBegan(Event, frozen=True):
    """A turn begins (CH-TURN-1)."""

    mark: ClassVar[Mark] = Mark.TURN

    hero: Hero
    turn: int


class NextNamed(Event, frozen=True):
    """The group said who takes the next turn (CH-EASY-2)."""

    hero: Hero


class DiceRolled(Event, frozen=True, omit_defaults=False):
    """Dice were rolled, perhaps again by a card (CH-LAB-1, CH-LAB-6)."""

    faces: tuple[str, ...]
    card: str | None = None


class DieResolved(Event, frozen=True):
    """A die is resolved (CH-LAB-4)."""

    face: str


class EventDrawn(Event, frozen=True):
    """An Event was drawn (CH-EVT-1)."""

    card: str


class EventPutAway(Event, frozen=True):
    """An Event was resolved (CH-EVT-2 to CH-EVT-4)."""

    card: str
    after: After


class FolkCame(Event, frozen=True):
    """A Fairy Folk card was drawn, and lies open (CH-FF-2)."""

    card: str


class TurnEnded(Event, frozen=True):
    """A turn is over (CH-TURN-3)."""

    hero: Hero


class RuleSet(Event, frozen=True, omit_defaults=False):
    """A rule holds for a while."""

    flag: Flag
    until: Until
    number: int = 0
