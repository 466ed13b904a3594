"""The table while something happens: the rules change it, and tell what they do."""

from operator import itemgetter
from typing import Any, NoReturn, TypeVar

from msgspec.structs import asdict, fields, replace

from dedale.core.records import Event, Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.sheet import Modification, Scenario, Sheet
from dedale.games.chronicles.state import (
    Beside,
    Echo,
    Logged,
    Options,
    Piece,
    Portal,
    Progress,
    Skill,
    Stage,
    Standing,
    State,
)
from dedale.games.chronicles.tasks import AnyTask, Walking
from dedale.games.chronicles.words import COLOURS, Colour, Halting, Hero
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import Tile

Entry = TypeVar("Entry")


class Ended(Exception):
    """The game has ended, and nothing that was pending is resolved (CH-TURN-4)."""


class Now:
    """A table that changes. It has the fields of a state, with lists where they change often."""

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
    quests: list[Progress]
    objectives: list[Progress]
    pile: tuple[str, ...]
    rituals: list[Progress]
    standing: tuple[Standing, ...]
    log: list[Logged]
    moved: bool
    shifted: bool
    hushed: tuple[tuple[Seat, str], ...]
    reserved: tuple[tuple[Seat, str], ...]
    halts: tuple[tuple[Seat, Halting], ...]
    cause: str | None
    scripts: tuple[int, ...]
    ahead: Scenario | None

    def __init__(self, state: State, rng: Rng) -> None:
        self.__dict__.update(asdict(state))
        for name in LISTS:
            self.__dict__[name] = list(self.__dict__[name])
        self.__dict__[SIDES_KEPT] = state.memo().get(SIDES_KEPT)
        self.box: Box = state.box
        self.rng = rng
        self.told: list[Event] = []
        self.reveals = False

    def state(self) -> State:
        """The table at rest."""
        held = self.__dict__
        for name in LISTS:
            held[name] = tuple(held[name])
        state = State(*VALUES(held))
        state.memo()[SIDES_KEPT] = held[SIDES_KEPT]
        return state

    @property
    def piece(self) -> Piece:
        """The Character whose turn it is."""
        return self.pieces[self.active]

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.told.append(event)

    def do(self, *tasks: AnyTask) -> None:
        """What comes next, in this order, before everything that waits already."""
        self.todo.extend(reversed(tasks))

    def change(self, hero: int, **changes: Any) -> None:
        """Something about a Character is different."""
        self.pieces[hero] = replace(self.pieces[hero], **changes)

    def write(self, **changes: Any) -> None:
        """Something on the campaign sheet is different."""
        self.sheet = replace(self.sheet, **changes)

    def open_portal(self, colour: Colour, portal: Portal | None) -> None:
        """A Portal lies elsewhere, or leaves the maze."""
        self.portals[COLOURS.index(colour)] = portal

    def name(self, hero: int) -> Hero | None:
        """A Character, for events; None below zero."""
        return self.pieces[hero].hero if hero >= 0 else None

    def roll(self, bound: int) -> int:
        """Chance: a number below a bound; nobody knew it before."""
        self.reveals = True
        return self.rng.below(bound)

    def end(self, cause: str) -> NoReturn:
        """The game is over."""
        self.cause = cause
        raise Ended


SIDES_KEPT = "sides"
"""Under this name the open sides of the maze go from table to table, with the maze they are of."""

LISTS = ("pieces", "todo", "portals", "skills", "quests", "objectives", "rituals", "log")
VALUES = itemgetter(*(field.name for field in fields(State)))
Mat = State | Now
"""A table at rest or in motion: what can be done is asked of both."""


def portal_of(mat: Mat, colour: Colour) -> Portal | None:
    """The Portal of a colour, if it is in the maze."""
    return mat.portals[COLOURS.index(colour)]


def has(mat: Mat, modification: Modification) -> bool:
    """Whether this game is played with a modification."""
    return modification in mat.options.modifications


def under_way(mat: Mat) -> Walking | None:
    """The Move that is paused now, or was before an effect in it."""
    return next((task for task in reversed(mat.todo) if isinstance(task, Walking)), None)


def portal_in(mat: Mat, colour: Colour) -> Portal:
    """The Portal of a colour, which is in the maze."""
    portal = portal_of(mat, colour)
    assert portal is not None, f"the {colour} Portal is not in the maze"
    return portal


def index_of(mat: Mat, hero: Hero) -> int:
    """A Character's place in the turn order."""
    return next(number for number, piece in enumerate(mat.pieces) if piece.hero == hero)


def home_of(mat: Mat, hero: Hero) -> Cell:
    """The start corner of a Character (CH-SETUP-2)."""
    return mat.starts[tuple(Hero).index(hero)]


def drop(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """These without the first that is equal."""
    place = entries.index(entry)
    return (*entries[:place], *entries[place + 1 :])


def order_from(mat: Mat, hero: int) -> tuple[int, ...]:
    """All Characters in turn order, from one on (CH-TURN-1)."""
    count = len(mat.pieces)
    return tuple((hero + k) % count for k in range(count))


def speaker(mat: Mat) -> Seat:
    """CH-DP-23: who answers for the group."""
    return Seat(mat.options.speaker)


def group(mat: Mat, _task: object) -> tuple[Seat, ...]:
    """CH-DP-23: who is asked where the group decides."""
    return (speaker(mat),)
