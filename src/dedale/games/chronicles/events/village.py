"""What happens at the end of a game, and in the village."""

from typing import ClassVar

from dedale.core.records import Event, Mark
from dedale.games.chronicles.sheet import Modification, Result, Scenario


class GameEnded(Event, frozen=True):
    """The game is over (CH-END)."""

    mark: ClassVar[Mark] = Mark.END

    cause: str
    held: int
    looted: int
    crystals: int  # of this game


class BoxOpened(Event, frozen=True):
    """A box was opened (CH-BLD-6, CH-BLD-8)."""

    building: str
    box: int


class ChapterCompleted(Event, frozen=True):
    """A Chapter is completed (CH-CHAP-2)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    chapter: int


class StashFilled(Event, frozen=True):
    """Crystals went into the stash (CH-END-7)."""

    count: int
    stash: int


class TrackMarked(Event, frozen=True):
    """The Goblins marked a space of their track (CH-TRK-2)."""

    space: int


class StashLost(Event, frozen=True):
    """A space of the Goblin track cost Crystals (CH-TRK-4)."""

    count: int
    stash: int


class ScriptRead(Event, frozen=True):
    """A Script was triggered (CH-SCRIPT-1)."""

    mark: ClassVar[Mark] = Mark.PAGE

    script: int


class CardsAdded(Event, frozen=True):
    """Cards joined the campaign."""

    cards: tuple[str, ...]


class NailFilled(Event, frozen=True):
    """A Hammer was bought, and a Nail is filled (CH-BLD-2)."""

    slot: int
    stash: int


class ScrollBought(Event, frozen=True):
    """A Scroll was bought (CH-SCR-2)."""

    card: str
    stash: int


class BuildingRepaired(Event, frozen=True):
    """A building stands again (CH-BLD-4)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    building: str
    slot: int


class RitualsKept(Event, frozen=True):
    """Rituals that stay completed (CH-FIN-13)."""

    rituals: tuple[str, ...]


class PartySetOut(Event, frozen=True, omit_defaults=False):
    """The group goes on with another game (CH-END-10)."""

    scenario: Scenario
    modifications: tuple[Modification, ...] = ()


class CampaignSaved(Event, frozen=True):
    """The campaign was put away (CH-SAVE-1)."""


class CampaignEnded(Event, frozen=True, omit_defaults=False):
    """The campaign is closed (CH-RESET-1)."""

    mark: ClassVar[Mark] = Mark.MILESTONE

    result: Result
    score: int | None = None
