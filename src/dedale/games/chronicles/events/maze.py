"""What happens in the maze."""

from typing import ClassVar

from dedale.core.records import Event, Mark
from dedale.games.chronicles.words import BoardSide, Hero, PortalColour, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walked


class Slid(Event, frozen=True):
    """The lines of a side rotated by one."""

    side: BoardSide


class TileTurned(Event, frozen=True):
    """A tile was turned."""

    cell: Cell
    rotation: int


class TilesSwapped(Event, frozen=True):
    """Two tiles changed places."""

    cell: Cell
    other: Cell


class Paused(Event, frozen=True):
    """A Character walked, and its Move goes on from there (CH-DP-10)."""

    walked: Walked[Hero]


class FigurePut(Event, frozen=True):
    """A figure was put on a tile."""

    figure: str  # a Character, or `looter`, `warden`
    cell: Cell
    start: Cell  # where it stood


class PortalMoved(Event, frozen=True):
    """A Portal and an Echo changed tiles."""

    colour: PortalColour
    cell: Cell
    item: str  # of the Echo


class PortalClosed(Event, frozen=True):
    """A Portal left the maze (CH-COL-5)."""

    colour: PortalColour


class ItemCollected(Event, frozen=True):
    """A Character collected an Item (CH-COL-3)."""

    mark: ClassVar[Mark] = Mark.FOUND

    hero: Hero
    item: str
    colour: PortalColour
    via: Via


class ItemLooted(Event, frozen=True):
    """A Looter took an Item (CH-COL-4)."""

    item: str
    colour: PortalColour
    cell: Cell


class ItemRecovered(Event, frozen=True):
    """A looted Item came back."""

    item: str
    hero: Hero


class LooterCame(Event, frozen=True, omit_defaults=False):
    """A Looter was put on the tile of a Portal (CH-LOOT-2)."""

    colour: PortalColour
    cell: Cell
    start: Cell | None = None  # None from the campfire


class LootPrevented(Event, frozen=True):
    """A looting did not happen."""

    colour: PortalColour
    card: str


class SnareLaid(Event, frozen=True):
    """A snare was laid."""

    hero: Hero
    cell: Cell


class SnareSprung(Event, frozen=True):
    """A snare caught Goblins: all Looters there, or the Warden that came."""

    cell: Cell
    foe: Via


class TokenPut(Event, frozen=True):
    """A token was put on a tile."""

    token: str
    cell: Cell


class TokenTaken(Event, frozen=True, omit_defaults=False):
    """A Character took tokens of a tile."""

    token: str
    hero: Hero
    cell: Cell
    count: int = 1


class KnockedOut(Event, frozen=True, omit_defaults=False):
    """A Goblin was knocked out (CH-ENM-2)."""

    foe: Via
    cell: Cell
    hero: Hero | None = None  # whose knock-out it counts as


class WardenCame(Event, frozen=True):
    """A Warden was placed (CH-WRD-5)."""

    cell: Cell


class WardensPatrolled(Event, frozen=True):
    """The Wardens advanced (CH-WRD-4)."""

    cells: tuple[Cell, ...]  # where they stand now
