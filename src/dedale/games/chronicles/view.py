"""What everybody may know of chronicles: all seats and spectators see the same (CH-VIS)."""

from msgspec.structs import replace

from dedale.core.content import PackText
from dedale.core.records import Record, Seat
from dedale.games.chronicles.cards import ObjectiveKind
from dedale.games.chronicles.rules.in_play import magnets
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


class KnownDeck(Record, frozen=True):
    """A deck, as far as it is known (CH-VIS-2, CH-VIS-3)."""

    top: tuple[str, ...]  # that somebody has looked at, the first one is drawn next
    unseen: tuple[str, ...]  # in no order
    bottom: tuple[str, ...] = ()  # that were put there, the last one lies at the very bottom


class View(Record, frozen=True):
    """The table as everybody sees it (CH-VIS-1)."""

    options: Options
    sheet: Sheet
    stage: Stage
    maze: Maze  # without tiles until they are laid (CH-SETUP-1)
    spare: Tile
    pieces: tuple[Piece, ...]
    active: int
    turn: int
    starts: tuple[Cell, ...]
    todo: tuple[AnyTask, ...]
    portals: tuple[Portal | None, ...]
    echoes: tuple[Echo, ...]
    looters: tuple[Cell, ...]
    wardens: tuple[Cell, ...]
    dragon: Cell | None
    snares: tuple[Cell, ...]
    blooms: tuple[Cell, ...]
    wisps: tuple[Cell, ...]
    beside: Beside
    items: KnownDeck
    events: KnownDeck
    discarded: tuple[str, ...]
    folk: tuple[str, ...]
    looted: tuple[str, ...]
    offered: tuple[str, ...]
    skills: tuple[Skill, ...]
    scrolls: tuple[str, ...]
    borrowed: tuple[str, ...]
    assigned: tuple[tuple[str, int], ...]
    focus: str | None
    dice: tuple[str, ...]
    crystals: int
    quests: tuple[WishProgress, ...]
    objectives: tuple[WishProgress, ...]
    pile: tuple[ObjectiveKind, ...]  # the backs of the Objectives that are revealed later
    rituals: tuple[WishProgress, ...]
    standing: tuple[RuleInForce, ...]
    log: tuple[Logged, ...]
    moved: bool
    shifted: bool
    hushed: tuple[tuple[Seat, str], ...]
    reserved: tuple[tuple[Seat, str], ...]
    halts: tuple[tuple[Seat, Halting], ...]
    cause: str | None
    scripts: tuple[int, ...]
    ahead: Scenario | None
    magnets: tuple[str, ...]  # in the village: what the group may hang up (CH-RESET-2)


OPEN = (
    "options",
    "sheet",
    "stage",
    "maze",
    "spare",
    "pieces",
    "active",
    "turn",
    "starts",
    "todo",
    "portals",
    "echoes",
    "looters",
    "wardens",
    "dragon",
    "snares",
    "blooms",
    "wisps",
    "beside",
    "discarded",
    "folk",
    "looted",
    "offered",
    "skills",
    "scrolls",
    "borrowed",
    "assigned",
    "focus",
    "dice",
    "crystals",
    "quests",
    "objectives",
    "rituals",
    "standing",
    "log",
    "moved",
    "shifted",
    "hushed",
    "reserved",
    "halts",
    "cause",
    "scripts",
    "ahead",
)
"""CH-VIS-1: the fields of a state that lie open to all, and are copied as they are."""
VILLAGE = (Stage.END, Stage.OVER)
"""The stages after the last turn of a game."""


def view(state: State, seat: Seat | None) -> View:
    """Copy over, field by field, what may be known; it is the same for all (CH-VIS-1)."""
    return View(
        **{name: getattr(state, name) for name in OPEN},
        items=deck_of(state.items, state.known_items),
        events=deck_of(state.events, state.known_events, state.sunk_events),
        pile=tuple(state.box.objectives[card].kind for card in state.pile),
        magnets=magnets(state.sheet, state.box) if state.stage in VILLAGE else (),
    )


def deck_of(cards: tuple[str, ...], known: int, sunk: int = 0) -> KnownDeck:
    """CH-VIS-2, CH-VIS-3: the order of a deck is hidden, but for what was looked at or put under.

    Where only one card is left unseen, nothing of it is hidden, but it is still not called known.
    """
    last = max(len(cards) - sunk, known)
    return KnownDeck(cards[:known], tuple(sorted(cards[known:last])), cards[last:])


def sent(view: View) -> View:
    """A view without what screens need not read at every step: the pack, and the game's log."""
    options = replace(view.options, pack=PackText("")) if view.options.pack else view.options
    return replace(view, options=options, log=())
