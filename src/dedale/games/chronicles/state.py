"""Everything on the table of chronicles: one game of a campaign, and the village after it."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta

from dedale.core.content import PackText
from dedale.core.records import Record, Seat
from dedale.games.chronicles.content import BOX, Box, box_of
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.sheet import FRESH, Modification, Scenario, Sheet
from dedale.games.chronicles.tasks import AnyTask, Picking
from dedale.games.chronicles.words import (
    COLOURS,
    CORNERS,
    Halting,
    Hero,
    PortalColour,
    Remembered,
    Via,
)
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import Tile


class Options(Record, frozen=True):
    """The switches of a table, chosen before it is laid."""

    sheet: Sheet = FRESH  # the campaign so far
    scenario: Scenario = Scenario.STANDARD
    modifications: tuple[Modification, ...] = ()
    characters: Annotated[int, Meta(ge=0, le=4)] = (
        0  # how many play (CH-GEN-5); 0: one for each seat
    )
    heroes: tuple[Hero, ...] = ()  # in turn order, the first one begins; empty: asked at the table
    corners: tuple[Hero, ...] = ()  # clockwise from the top left (CH-SETUP-2); empty: asked
    speaker: int = 0  # the seat that answers for the group (CH-DP-23)
    pack: PackText = PackText("")  # the files of a content pack

    @property
    def box(self) -> Box:
        """What the table is played with."""
        return box_of(self.pack) if self.pack else BOX


class Stage(StrEnum):
    """Where a game stands."""

    SETUP = "setup"
    LABYRINTH = "labyrinth"  # CH-LAB
    ACTION = "action"  # CH-ACT
    END = "end"  # CH-END, and the village
    OVER = "over"


class Piece(Record, frozen=True):
    """A Character in the maze."""

    hero: Hero
    seat: Seat
    cell: Cell
    items: tuple[str, ...] = ()  # that it holds, in the order in which they came


class Portal(Record, frozen=True, array_like=True):
    """A Portal, and the Item on its space of the Portal board."""

    cell: Cell
    item: str


class Echo(Record, frozen=True, array_like=True):
    """An Echo: the tile on which the Portal of an Item will open."""

    item: str
    cell: Cell


class Skill(Record, frozen=True, array_like=True):
    """A Skill that lies on the table."""

    card: str
    hero: int | None  # whose it is; None for a global one
    glass: int = 0  # Hourglasses on it


class Beside(Record, frozen=True):
    """Tokens that lie beside the board."""

    snares: int = 0
    pennies: int = 0
    wisps: int = 0


class WishProgress(Record, frozen=True):
    """A Quest, an Objective or a Ritual that lies on the table."""

    id: str
    checks: int = 0  # Checkmarks, or how far it has come
    paid: int = 0  # rewards of an Objective
    done: bool = False
    hero: int | None = None  # whose Objective it is
    since: int = 0  # log events before it was revealed
    item: str = ""  # that a Gleam is attached to
    turn: int = 0  # of the latest Checkmark of a Ritual
    given: tuple[str, ...] = ()  # sets of which an Item was offered, where each counts once


class RuleInForce(Record, frozen=True):
    """A temporary rule that holds now."""

    flag: Flag
    until: Until
    hero: int  # the Character who was active
    number: int = 0


class Logged(Record, frozen=True, array_like=True):
    """Something that happened in this game, for conditions."""

    what: Remembered
    turn: int
    hero: int | None = None
    id: str = ""  # of the Item, card, token or Objective
    via: Via | None = None
    colour: PortalColour | None = None
    cell: Cell | None = None


LISTS = ("pieces", "todo", "portals", "skills", "quests", "objectives", "rituals", "log")
"""The fields of a state that change often: lists while the table is in motion."""


class State(Record, frozen=True, dict=True):
    """The whole table. Only the rules see it; everybody else gets a view."""

    options: Options
    sheet: Sheet  # as it stands now; it changes in the steps at the end of the game
    stage: Stage
    maze: Maze
    spare: Tile  # up, always at rotation 0 (CH-SHIFT-6)
    pieces: tuple[Piece, ...]  # in turn order
    active: int = 0  # the Character whose turn it is
    turn: int = 0
    starts: tuple[Cell, ...] = CORNERS  # by Hero
    todo: tuple[AnyTask, ...] = ()  # what is still to be done, the next thing last
    portals: tuple[Portal | None, ...] = (None,) * len(COLOURS)  # by colour
    echoes: tuple[Echo, ...] = ()  # by cell
    looters: tuple[Cell, ...] = ()  # in reading order; the others sit at the campfire
    wardens: tuple[Cell, ...] = ()  # in reading order
    dragon: Cell | None = None
    snares: tuple[Cell, ...] = ()  # in reading order
    blooms: tuple[Cell, ...] = ()
    wisps: tuple[Cell, ...] = ()
    beside: Beside = Beside()
    items: tuple[str, ...] = ()  # the Item deck, top card first; secret
    events: tuple[str, ...] = ()  # the Event deck, top card first; secret
    known_items: int = 0  # cards on top of the deck that everybody knows (CH-VIS-3)
    known_events: int = 0
    sunk_events: int = 0  # cards at the bottom of the Event deck that everybody knows
    discarded: tuple[str, ...] = ()  # Events and Fairy Folk that are out of this game
    folk: tuple[str, ...] = ()  # Fairy Folk beside the Portal board
    looted: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    scrolls: tuple[str, ...] = ()  # that can be used in this game, in the order of the box
    borrowed: tuple[str, ...] = ()  # of them, those that go back to the shop
    assigned: tuple[tuple[str, int], ...] = ()  # CH-CHAL-6: Scrolls and whose they are
    focus: str | None = None  # CH-CHAL-4: the building whose Quests can be completed
    dice: tuple[str, ...] = ()  # faces that are not resolved
    crystals: int = 0  # of this game, without those for Items
    quests: tuple[WishProgress, ...] = ()
    objectives: tuple[WishProgress, ...] = ()  # that lie open
    pile: tuple[str, ...] = ()  # Objectives that are revealed later, the next one first; secret
    rituals: tuple[WishProgress, ...] = ()
    standing: tuple[RuleInForce, ...] = ()
    log: tuple[Logged, ...] = ()
    moved: bool = False  # the Move of this turn is used
    shifted: bool = False  # the Shift of this turn is used
    hushed: tuple[tuple[Seat, str], ...] = ()  # CH-DP-36: cards that a seat is not asked for
    reserved: tuple[tuple[Seat, str], ...] = ()  # or only where something is at stake
    halts: tuple[
        tuple[Seat, Halting], ...
    ] = ()  # CH-DP-35: which seats want to be stopped before what
    cause: str | None = None  # why the game ended
    scripts: tuple[int, ...] = ()  # that this end of game has triggered
    ahead: Scenario | None = None  # for what the group has set out (CH-END-10)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        picking = [task.seat for task in self.todo if isinstance(task, Picking)]
        return tuple(sorted({*picking, *(piece.seat for piece in self.pieces)}))

    @property
    def piece(self) -> Piece:
        """The Character whose turn it is."""
        return self.pieces[self.active]

    @property
    def box(self) -> Box:
        """What the table is played with."""
        return self.options.box

    def memo(self) -> dict[str, Any]:
        """A place to keep what was worked out of this state."""
        return self.__dict__
