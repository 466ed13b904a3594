"""The table while something happens: the rules change it, and tell what they do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from msgspec.structs import replace

from dedale.core import agenda
from dedale.core.effects import Catalogue, Working
from dedale.core.records import Event, Record, Seat, with_item
from dedale.core.rng import Rng
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.rules.motion import Motion
from dedale.games.chronicles.sheet import Modification
from dedale.games.chronicles.state import Piece, Portal, State
from dedale.games.chronicles.tasks import AnyTask, Choosing, Context, Walking
from dedale.games.chronicles.words import COLOURS, Hero, PortalColour
from dedale.maze.cell import Cell

if TYPE_CHECKING:
    from dedale.games.chronicles.rules.judging import Judging

Entry = TypeVar("Entry")
E = TypeVar("E", bound=Record)

SIDES_KEPT = "sides"
"""The name under which the open sides pass from table to table, with the maze they belong to."""


@dataclass(frozen=True, kw_only=True)
class ChroniclesCatalogue(Catalogue["Look", "Now", Context]):
    """All that the rules of chronicles can do; `rules/catalogue.py` puts it together."""

    conditions: "Mapping[type[Record], Judging[Any]]"


class Look(Motion):
    """A table that can be asked what may be done: it knows how everything works (CH-DP-9)."""

    __slots__ = ("_memo", "box", "catalogue")

    def __init__(self, state: State, catalogue: ChroniclesCatalogue, memo: dict[str, Any]) -> None:
        super().__init__(state)
        self.box: Box = state.box
        self.catalogue = catalogue
        self._memo = memo

    def memo(self) -> dict[str, Any]:
        """A place to keep what was worked out of this table (CH-SHIFT-1)."""
        return self._memo

    @property
    def piece(self) -> Piece:
        """The Character whose turn it is (CH-TURN-1)."""
        return self.pieces[self.active]


class Now(Look):
    """A table that changes, and tells what happens (CH-VIS-1)."""

    __slots__ = ("course", "reveals", "rng", "told", "walker")

    tell = agenda.tell  # CH-VIS-1

    def __init__(
        self, state: State, catalogue: ChroniclesCatalogue, rng: Rng, followed: bool = False
    ) -> None:
        super().__init__(state, catalogue, {SIDES_KEPT: state.memo().get(SIDES_KEPT)})
        self.rng = rng
        self.told: list[Event] = []
        self.course: list[State] | None = [] if followed else None
        self.walker: tuple[int, Cell] | None = None  # a Character, and where its walk leads
        self.reveals = False

    def at_rest(self) -> State:
        """The table when nothing moves any more (CH-SHIFT-1)."""
        state = super().at_rest()
        state.memo()[SIDES_KEPT] = self._memo[SIDES_KEPT]
        return state

    def seen(self) -> State:
        """CH-DP-20: the table as screens see it; a walk is told as a whole, and so it is over."""
        state = self.at_rest()
        if self.walker is None:
            return state
        hero, cell = self.walker
        pieces = with_item(state.pieces, hero, replace(state.pieces[hero], cell=cell))
        return replace(state, pieces=pieces)

    def do(self, *tasks: AnyTask) -> None:
        """What comes next, in this order, before everything that waits already (CH-TIME-7)."""
        self.todo.extend(reversed(tasks))

    def change(self, hero: int, **changes: Any) -> None:
        """Something about a Character is different (CH-MOVE-1)."""
        self.pieces[hero] = replace(self.pieces[hero], **changes)

    def write(self, **changes: Any) -> None:
        """Something on the campaign sheet is different (CH-END-7)."""
        self.sheet = replace(self.sheet, **changes)

    def open_portal(self, colour: PortalColour, portal: Portal | None) -> None:
        """A Portal lies elsewhere, or leaves the maze (CH-COL-5, CH-COL-7)."""
        self.portals[COLOURS.index(colour)] = portal

    def name(self, hero: int | None) -> Hero | None:
        """A Character, for events (CH-ENM-4, CH-OBJ-2)."""
        return None if hero is None else self.pieces[hero].hero

    def roll(self, bound: int) -> int:
        """Chance: a number below a bound; nobody knew it before (CH-LAB-1)."""
        self.reveals = True
        return self.rng.below(bound)

    def end(self, cause: str) -> NoReturn:
        """The game is over, and nothing that was pending is resolved (CH-TURN-4)."""
        self.cause = cause
        raise agenda.Ended


Mat = State | Look
"""A table at rest or in motion: what lies there is asked of both."""


@dataclass(frozen=True, kw_only=True)
class ChroniclesWorking(Working[E, Look, Now, Context]):
    """How an effect of chronicles works; some ask somebody else than their user."""

    asked: Callable[[Look, E, Choosing], Seat] | None = None  # (mat, effect, task)


def portal_of(mat: Mat, colour: PortalColour) -> Portal | None:
    """The Portal of a colour, if it is in the maze (CH-LOOT-1)."""
    return mat.portals[COLOURS.index(colour)]


def has(mat: Mat, modification: Modification) -> bool:
    """Whether this game is played with a modification (CH-EASY, CH-CHAL)."""
    return modification in mat.options.modifications


def under_way(mat: Mat) -> Walking | None:
    """The Move that is paused now, or was before an effect in it (CH-MOVE-7)."""
    return next((task for task in reversed(mat.todo) if isinstance(task, Walking)), None)


def portal_in(mat: Mat, colour: PortalColour) -> Portal:
    """The Portal of a colour, which is in the maze (CH-COL-3)."""
    portal = portal_of(mat, colour)
    assert portal is not None, f"the {colour} Portal is not in the maze"
    return portal


def index_of(mat: Mat, hero: Hero) -> int:
    """A Character's place in the turn order (CH-DP-11)."""
    return next(number for number, piece in enumerate(mat.pieces) if piece.hero == hero)


def home_of(mat: Mat, hero: Hero) -> Cell:
    """The start corner of a Character (CH-SETUP-2)."""
    return mat.starts[tuple(Hero).index(hero)]


def drop(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """These without the first that is equal (CH-ENM-2)."""
    place = entries.index(entry)
    return (*entries[:place], *entries[place + 1 :])


def order_from(mat: Mat, hero: int) -> tuple[int, ...]:
    """All Characters in turn order, from one on (CH-TURN-1)."""
    count = len(mat.pieces)
    return tuple((hero + k) % count for k in range(count))


def speaker(mat: Mat) -> Seat:
    """CH-DP-23: who answers for the group."""
    return Seat(mat.options.speaker)


def whose(mat: Mat, task: Any) -> tuple[Seat, ...]:
    """Who is asked where a Character does something: its player (CH-DP-10)."""
    return (mat.pieces[task.hero].seat,)


def group(mat: Mat, _task: object) -> tuple[Seat, ...]:
    """CH-DP-23: who is asked where the group decides."""
    return (speaker(mat),)
