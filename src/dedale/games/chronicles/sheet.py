"""The campaign sheet: everything that lasts from game to game (CH-SAVE-2)."""

from enum import StrEnum

from dedale.core.records import Record
from dedale.games.chronicles.words import Hero
from dedale.maze.board import Maze
from dedale.maze.tile import Tile


class SheetKind(StrEnum):
    """The regular sheet, or the one that names no buildings (CH-NGP)."""

    REGULAR = "regular"
    PLUS = "plus"


class Scenario(StrEnum):
    """What is played (CH-FIN-1)."""

    STANDARD = "standard"
    FINAL = "final"


class Result(StrEnum):
    """How a campaign ended (CH-S-11, CH-S-12)."""

    WON = "won"
    LOST = "lost"


class Modification(StrEnum):
    """What makes games easier or harder (CH-EASY, CH-CHAL)."""

    DISCOUNT_SPREE = "discount-spree"
    TIME_MANIPULATION = "time-manipulation"
    NOT_SO_PESKY = "not-so-pesky-goblins"
    HARD_WORKING = "hard-working-villagers"
    GREEDY_MERCHANTS = "greedy-merchants"
    CHALLENGING = "challenging-adventure"
    TOUGH_GOBLINS = "tough-goblins"
    FOCUSED_MIND = "focused-mind"
    SO_FAST = "things-happen-so-fast"
    LIMITED_SCROLLS = "limited-scrolls"
    ONE_WAY = "one-way-paths"


EASY = tuple(Modification)[:4]
CHALLENGE = tuple(Modification)[4:]


class JournalGame(Record, frozen=True):
    """A game in the journal of a campaign."""

    scenario: Scenario
    cause: str  # why it ended
    heroes: tuple[Hero, ...]
    turns: int
    held: int  # Items at its end
    looted: int
    crystals: int  # of this game
    chapter: int | None = None  # that it completed
    quests: tuple[str, ...] = ()  # that it completed
    boxes: tuple[str, ...] = ()  # that it opened
    scripts: tuple[int, ...] = ()  # that it triggered
    modifications: tuple[Modification, ...] = ()


class Lying(Record, frozen=True):
    """The maze as the previous game left it (CH-SETUP-E1)."""

    maze: Maze
    spare: Tile
    corners: tuple[Hero, ...]  # clockwise from the top left


class Sheet(Record, frozen=True):
    """A campaign between two games."""

    kind: SheetKind = SheetKind.REGULAR
    games: int = 0  # that were played, the first one included
    skipped: bool = False  # the first game (CH-FIRST-10)
    stash: int = 0
    nails: tuple[int, ...] = (0,) * 6  # that are filled, by slot
    slots: tuple[str | None, ...] = (None,) * 6  # the building that was repaired there
    boxes: tuple[str, ...] = ()  # that are open, as `inn-1`, in the order of their opening
    quests: tuple[str, ...] = ()  # that are completed
    chapters: int = 0  # that are completed
    track: int = 0  # marks on the Goblin track
    goblins: tuple[str, ...] = ()  # Goblin Events that were added (CH-S-2 to CH-S-5)
    scrolls: tuple[str, ...] = ()  # that the group owns
    rituals: tuple[str, ...] = ()  # that stay completed (CH-FIN-13)
    scripts: tuple[int, ...] = ()  # that were shown
    eased: tuple[Modification, ...] = ()  # Easy ones that were ever active (CH-SCORE-4)
    challenged: tuple[Modification, ...] | None = None  # active in every game; None: none played
    journal: tuple[JournalGame, ...] = ()
    lying: Lying | None = None
    result: Result | None = None
    score: int | None = None

    @property
    def repaired(self) -> tuple[str, ...]:
        """The repaired buildings, in slot order (CH-SETUP-16)."""
        return tuple(building for building in self.slots if building is not None)

    @property
    def first(self) -> bool:
        """Whether the game to come is the first one (CH-FIRST)."""
        return self.games == 0 and not self.skipped

    @property
    def dice(self) -> int:
        """CH-LAB-1: how many are rolled."""
        return 2 if self.chapters >= 2 else 1


FRESH = Sheet()
