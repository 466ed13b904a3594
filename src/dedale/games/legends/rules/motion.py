"""A table in motion: the fields of a state, free to change.

Written by `make docs` from the fields of `State`; never edited by hand.
"""

from dedale.core.records import Seat
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Token
from dedale.games.legends.state import (
    AnyScene,
    Board,
    Journal,
    Options,
    Piles,
    Prowler,
    Spot,
    Stage,
    State,
)
from dedale.games.legends.tasks import AnyTask


class Motion:
    """A table that changes; lists where that happens often."""

    __slots__ = (
        "acting",
        "active",
        "agreeing",
        "boards",
        "cave_in",
        "chapter",
        "deck",
        "deeds",
        "extra",
        "fair",
        "fell",
        "first",
        "gone",
        "items",
        "journal",
        "known",
        "market",
        "options",
        "passage",
        "piles",
        "reason",
        "refusing",
        "reserve",
        "revealed",
        "scene",
        "skipped",
        "spent",
        "spots",
        "stage",
        "sunk",
        "swaps",
        "switched",
        "threats",
        "todo",
        "traps",
        "turn",
        "visited",
    )

    options: Options
    chapter: ChapterId
    stage: Stage
    boards: list[Board]
    piles: list[Piles]
    first: Seat
    active: Seat
    acting: int
    scene: AnyScene
    todo: list[AnyTask]
    passage: list[Prowler | None]
    spots: list[Spot]
    traps: tuple[int, int]
    threats: tuple[Token | None, ...]
    cave_in: int | None
    deck: tuple[str, ...]
    known: int
    sunk: int
    gone: tuple[str, ...]
    items: tuple[str, ...]
    market: tuple[str, ...]
    reserve: tuple[str, ...]
    fair: tuple[str, ...]
    spent: tuple[str, ...]
    journal: Journal | None
    turn: int
    visited: tuple[str, ...]
    deeds: int
    swaps: int
    fell: bool
    extra: int
    skipped: bool
    revealed: int
    agreeing: tuple[Seat, ...]
    refusing: tuple[Seat, ...]
    switched: bool
    reason: str | None

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.chapter = state.chapter
        self.stage = state.stage
        self.boards = list(state.boards)
        self.piles = list(state.piles)
        self.first = state.first
        self.active = state.active
        self.acting = state.acting
        self.scene = state.scene
        self.todo = list(state.todo)
        self.passage = list(state.passage)
        self.spots = list(state.spots)
        self.traps = state.traps
        self.threats = state.threats
        self.cave_in = state.cave_in
        self.deck = state.deck
        self.known = state.known
        self.sunk = state.sunk
        self.gone = state.gone
        self.items = state.items
        self.market = state.market
        self.reserve = state.reserve
        self.fair = state.fair
        self.spent = state.spent
        self.journal = state.journal
        self.turn = state.turn
        self.visited = state.visited
        self.deeds = state.deeds
        self.swaps = state.swaps
        self.fell = state.fell
        self.extra = state.extra
        self.skipped = state.skipped
        self.revealed = state.revealed
        self.agreeing = state.agreeing
        self.refusing = state.refusing
        self.switched = state.switched
        self.reason = state.reason

    def at_rest(self) -> State:
        """The table when nothing moves any more."""
        return State(
            self.options,
            self.chapter,
            self.stage,
            tuple(self.boards),
            tuple(self.piles),
            self.first,
            self.active,
            self.acting,
            self.scene,
            tuple(self.todo),
            tuple(self.passage),
            tuple(self.spots),
            self.traps,
            self.threats,
            self.cave_in,
            self.deck,
            self.known,
            self.sunk,
            self.gone,
            self.items,
            self.market,
            self.reserve,
            self.fair,
            self.spent,
            self.journal,
            self.turn,
            self.visited,
            self.deeds,
            self.swaps,
            self.fell,
            self.extra,
            self.skipped,
            self.revealed,
            self.agreeing,
            self.refusing,
            self.switched,
            self.reason,
        )
