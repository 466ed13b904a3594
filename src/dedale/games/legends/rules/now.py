"""The table while something happens: the rules change it, and tell what they do."""

from operator import itemgetter
from typing import Any, NoReturn

from msgspec.structs import asdict, fields, replace

from dedale.core.records import Event, Seat
from dedale.core.rng import Rng
from dedale.games.legends.content import Box, ChapterId
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


class Ended(Exception):
    """The chapter is decided, and nothing after it is resolved (LG-END-6)."""


class Now:
    """A table that changes. It has the fields of a state, with lists where they change often."""

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

    def __init__(self, state: State, rng: Rng) -> None:
        self.__dict__.update(asdict(state))
        self.boards = list(state.boards)
        self.piles = list(state.piles)
        self.passage = list(state.passage)
        self.spots = list(state.spots)
        self.todo = list(state.todo)
        self.box: Box = state.box
        self.rng = rng
        self.events: list[Event] = []
        self.reveals = False

    def state(self) -> State:
        """The table at rest."""
        held = self.__dict__
        for name in LISTS:
            held[name] = tuple(held[name])
        return State(*VALUES(held))

    @property
    def solo(self) -> bool:
        """LG-SOLO-1: one player leads two heroes."""
        return len(self.piles) == 1

    @property
    def board(self) -> Board:
        """The hero who acts."""
        return self.boards[self.acting]

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def do(self, *tasks: AnyTask) -> None:
        """What comes next, in this order, before everything that waits already."""
        self.todo.extend(reversed(tasks))

    def change(self, hero: int, **changes: Any) -> None:
        """Something on a hero's board is different."""
        self.boards[hero] = replace(self.boards[hero], **changes)

    def lay(self, seat: Seat, **changes: Any) -> None:
        """Something in the piles of a seat is different."""
        self.piles[seat] = replace(self.piles[seat], **changes)

    def mark(self, cell: int, **changes: Any) -> None:
        """Something on a card of the passage is different."""
        card = self.passage[cell - 1]
        assert card is not None
        self.passage[cell - 1] = replace(card, **changes)

    def fit(self, number: int, **changes: Any) -> None:
        """Something on a place is different."""
        self.spots[number - 1] = replace(self.spots[number - 1], **changes)

    def stage_with(self, **changes: Any) -> None:
        """Something that only this chapter has is different."""
        self.scene = replace(self.scene, **changes)

    def name(self, hero: int) -> str:
        """The id of a hero, for events."""
        return self.boards[hero].hero

    def seat_of(self, hero: int) -> Seat:
        """Who leads a hero."""
        return self.boards[hero].seat

    def roll(self) -> int:
        """The die falls."""
        self.reveals = True
        return 1 + self.rng.below(6)

    def end(self, reason: str) -> NoReturn:
        """The chapter is decided."""
        self.reason = reason
        raise Ended


VALUES = itemgetter(*(field.name for field in fields(State)))
LISTS = ("boards", "piles", "passage", "spots", "todo")
Mat = State | Now
"""A table at rest or in motion: what can be done is asked of both."""
