"""A table in motion: the fields of a state, free to change.

Written by `make docs` from the fields of `State`; never edited by hand.
"""

from dedale.core.records import Seat
from dedale.games.chronicles.sheet import Scenario, Sheet
from dedale.games.chronicles.state import (
    Beside,
    Echo,
    Logged,
    Options,
    Piece,
    Portal,
    RuleInForce,
    Skill,
    Stage,
    State,
    WishProgress,
)
from dedale.games.chronicles.tasks import AnyTask
from dedale.games.chronicles.words import Halting
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import Tile


class Motion:
    """A table that changes; lists where that happens often."""

    __slots__ = (
        "active",
        "ahead",
        "assigned",
        "beside",
        "blooms",
        "borrowed",
        "cause",
        "crystals",
        "dice",
        "discarded",
        "dragon",
        "echoes",
        "events",
        "focus",
        "folk",
        "halts",
        "hushed",
        "items",
        "known_events",
        "known_items",
        "log",
        "looted",
        "looters",
        "maze",
        "moved",
        "objectives",
        "offered",
        "options",
        "pieces",
        "pile",
        "portals",
        "quests",
        "reserved",
        "rituals",
        "scripts",
        "scrolls",
        "sheet",
        "shifted",
        "skills",
        "snares",
        "spare",
        "stage",
        "standing",
        "starts",
        "sunk_events",
        "todo",
        "turn",
        "wardens",
        "wisps",
    )

    options: Options
    sheet: Sheet
    stage: Stage
    maze: Maze
    spare: Tile
    pieces: list[Piece]
    active: int
    turn: int
    starts: tuple[Cell, ...]
    todo: list[AnyTask]
    portals: list[Portal | None]
    echoes: tuple[Echo, ...]
    looters: tuple[Cell, ...]
    wardens: tuple[Cell, ...]
    dragon: Cell | None
    snares: tuple[Cell, ...]
    blooms: tuple[Cell, ...]
    wisps: tuple[Cell, ...]
    beside: Beside
    items: tuple[str, ...]
    events: tuple[str, ...]
    known_items: int
    known_events: int
    sunk_events: int
    discarded: tuple[str, ...]
    folk: tuple[str, ...]
    looted: tuple[str, ...]
    offered: tuple[str, ...]
    skills: list[Skill]
    scrolls: tuple[str, ...]
    borrowed: tuple[str, ...]
    assigned: tuple[tuple[str, int], ...]
    focus: str | None
    dice: tuple[str, ...]
    crystals: int
    quests: list[WishProgress]
    objectives: list[WishProgress]
    pile: tuple[str, ...]
    rituals: list[WishProgress]
    standing: tuple[RuleInForce, ...]
    log: list[Logged]
    moved: bool
    shifted: bool
    hushed: tuple[tuple[Seat, str], ...]
    reserved: tuple[tuple[Seat, str], ...]
    halts: tuple[tuple[Seat, Halting], ...]
    cause: str | None
    scripts: tuple[int, ...]
    ahead: Scenario | None

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.sheet = state.sheet
        self.stage = state.stage
        self.maze = state.maze
        self.spare = state.spare
        self.pieces = list(state.pieces)
        self.active = state.active
        self.turn = state.turn
        self.starts = state.starts
        self.todo = list(state.todo)
        self.portals = list(state.portals)
        self.echoes = state.echoes
        self.looters = state.looters
        self.wardens = state.wardens
        self.dragon = state.dragon
        self.snares = state.snares
        self.blooms = state.blooms
        self.wisps = state.wisps
        self.beside = state.beside
        self.items = state.items
        self.events = state.events
        self.known_items = state.known_items
        self.known_events = state.known_events
        self.sunk_events = state.sunk_events
        self.discarded = state.discarded
        self.folk = state.folk
        self.looted = state.looted
        self.offered = state.offered
        self.skills = list(state.skills)
        self.scrolls = state.scrolls
        self.borrowed = state.borrowed
        self.assigned = state.assigned
        self.focus = state.focus
        self.dice = state.dice
        self.crystals = state.crystals
        self.quests = list(state.quests)
        self.objectives = list(state.objectives)
        self.pile = state.pile
        self.rituals = list(state.rituals)
        self.standing = state.standing
        self.log = list(state.log)
        self.moved = state.moved
        self.shifted = state.shifted
        self.hushed = state.hushed
        self.reserved = state.reserved
        self.halts = state.halts
        self.cause = state.cause
        self.scripts = state.scripts
        self.ahead = state.ahead

    def at_rest(self) -> State:
        """The table when nothing moves any more."""
        return State(
            self.options,
            self.sheet,
            self.stage,
            self.maze,
            self.spare,
            tuple(self.pieces),
            self.active,
            self.turn,
            self.starts,
            tuple(self.todo),
            tuple(self.portals),
            self.echoes,
            self.looters,
            self.wardens,
            self.dragon,
            self.snares,
            self.blooms,
            self.wisps,
            self.beside,
            self.items,
            self.events,
            self.known_items,
            self.known_events,
            self.sunk_events,
            self.discarded,
            self.folk,
            self.looted,
            self.offered,
            tuple(self.skills),
            self.scrolls,
            self.borrowed,
            self.assigned,
            self.focus,
            self.dice,
            self.crystals,
            tuple(self.quests),
            tuple(self.objectives),
            self.pile,
            tuple(self.rituals),
            self.standing,
            tuple(self.log),
            self.moved,
            self.shifted,
            self.hushed,
            self.reserved,
            self.halts,
            self.cause,
            self.scripts,
            self.ahead,
        )
