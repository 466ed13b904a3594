"""What happens while a game is laid."""

from dedale.core.records import Event, Seat
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.words import Hero, PortalColour
from dedale.maze.cell import Cell


class GameBegan(Event, frozen=True):
    """A game of a campaign begins."""

    number: int  # of the games of the campaign
    scenario: Scenario


class Picked(Event, frozen=True):
    """A seat took a Character (CH-SETUP-15)."""

    seat: Seat
    hero: Hero


class CornersPut(Event, frozen=True):
    """The corner tiles lie, clockwise from the top left (CH-SETUP-2)."""

    heroes: tuple[Hero, ...]


class FirstNamed(Event, frozen=True):
    """The group said who begins (CH-SETUP-17)."""

    hero: Hero


class PortalOpened(Event, frozen=True):
    """A Portal opened on the tile of an Echo (CH-SETUP-7, CH-COL-7)."""

    colour: PortalColour
    cell: Cell
    item: str


class ObjectiveRevealed(Event, frozen=True, omit_defaults=False):
    """An Objective lies open (CH-OBJ-1)."""

    card: str
    hero: Hero | None = None
    item: str | None = None  # that it is attached to


class ScrollAssigned(Event, frozen=True):
    """A Scroll is for one Character alone (CH-CHAL-6)."""

    card: str
    hero: Hero


class FocusNamed(Event, frozen=True):
    """Only the Quests of one building can be completed (CH-CHAL-4)."""

    building: str
