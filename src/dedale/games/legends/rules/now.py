"""The table while something happens: the rules change it, and tell what they do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from msgspec.structs import replace

from dedale.core import agenda
from dedale.core.effects import Catalogue, Working
from dedale.core.records import Event, Record, Seat, with_item
from dedale.core.rng import Rng
from dedale.games.legends.content import ChapterId
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.motion import Motion
from dedale.games.legends.state import Board, Hands, Prowler, State
from dedale.games.legends.tasks import AnyTask, Context

E = TypeVar("E", bound=Record)


@dataclass(frozen=True, kw_only=True)
class Rulebook(Catalogue["Look", "Now", Context]):
    """All that the rules of legends can do; `rules/catalogue.py` puts it together."""

    chapters: Mapping[ChapterId, Hooks]


class Look(Motion):
    """A table that is looked at, together with the rules (LG-ACT-2)."""

    __slots__ = ("box", "catalogue")

    def __init__(self, state: State, catalogue: Rulebook) -> None:
        super().__init__(state)
        self.box = state.box
        self.catalogue = catalogue

    @property
    def solo(self) -> bool:
        """LG-SOLO-1: one player leads two heroes."""
        return len(self.piles) == 1

    @property
    def board(self) -> Board:
        """The hero who acts (LG-SOLO-4)."""
        return self.boards[self.acting]

    def card_on(self, cell: int) -> Prowler:
        """The card on a cell of the passage that is not empty (LG-FIGHT-3)."""
        card = self.passage[cell - 1]
        assert card is not None
        return card

    @property
    def hooks(self) -> Hooks:
        """What the chapter that is played adds (LG-SETUP-13)."""
        return self.catalogue.chapters[self.chapter]


class Now(Look):
    """A table that changes, and tells what happens (LG-SEE-7)."""

    __slots__ = ("course", "laid_down", "reveals", "rng", "told")

    tell = agenda.tell  # LG-SEE-7

    def __init__(self, state: State, catalogue: Rulebook, rng: Rng, followed: bool = False) -> None:
        super().__init__(state, catalogue)
        self.rng = rng
        self.told: list[Event] = []
        self.course: list[State] | None = [] if followed else None
        self.laid_down: tuple[Seat, int, int] | None = None  # whose hand, and where it lies
        self.reveals = False

    def seen(self) -> State:
        """The table as screens see it now.

        A hidden hand that was discarded is seen once its seat has a new one, and only if it was
        not shuffled into the deck before that (LG-SEE-2).
        """
        state = self.at_rest()
        if self.laid_down is None or state.options.hands is Hands.OPEN:
            return state
        seat, start, end = self.laid_down
        piles = state.piles[seat]
        hand, rest = piles.discard[start:end], piles.discard[:start] + piles.discard[end:]
        hidden = replace(piles, hand=piles.hand + hand, discard=rest)
        return replace(state, piles=with_item(state.piles, seat, hidden))

    def do(self, *tasks: AnyTask) -> None:
        """What comes next, in this order, before everything that waits already (LG-ACT-4)."""
        self.todo.extend(reversed(tasks))

    def change(self, hero: int, **changes: Any) -> None:
        """Something on a hero's board is different (LG-HERO-5)."""
        self.boards[hero] = replace(self.boards[hero], **changes)

    def lay(self, seat: Seat, **changes: Any) -> None:
        """Something in the piles of a seat is different (LG-CARD-2)."""
        self.piles[seat] = replace(self.piles[seat], **changes)

    def mark(self, cell: int, **changes: Any) -> None:
        """Something on a card of the passage is different (LG-FIGHT-16)."""
        self.passage[cell - 1] = replace(self.card_on(cell), **changes)

    def fit(self, number: int, **changes: Any) -> None:
        """Something on a place is different (LG-LOC-4, LG-LOC-8)."""
        self.spots[number - 1] = replace(self.spots[number - 1], **changes)

    def set_trap(self, slot: int, number: int) -> None:
        """Another trap lies in a slot; 0 is none (LG-TRAP-2, LG-TRAP-5, LG-CH4-23, LG-CH5-32)."""
        self.traps = with_item(self.traps, slot, number)  # type: ignore[assignment]  # still a pair

    def stage_with(self, **changes: Any) -> None:
        """Something that only this chapter has is different (LG-SETUP-13, LG-CH3)."""
        self.scene = replace(self.scene, **changes)

    def name(self, hero: int) -> str:
        """The id of a hero, for events (LG-SEE-7)."""
        return self.boards[hero].hero

    def seat_of(self, hero: int) -> Seat:
        """The seat that leads a hero (LG-SOLO-3, LG-ACT-22)."""
        return self.boards[hero].seat

    def roll(self) -> int:
        """A roll of the die: 1 to 6 (LG-MAT-E2)."""
        self.reveals = True
        return 1 + self.rng.below(6)

    def end(self, reason: str) -> NoReturn:
        """The chapter is decided, and nothing after it is resolved (LG-END-6)."""
        self.reason = reason
        raise agenda.Ended


Mat = State | Look
"""A table with or without the rules: some questions need none."""


@dataclass(frozen=True, kw_only=True)
class LegendsWorking(Working[E, Look, Now, Context]):
    """How an effect of legends works; for some of them the die is rolled."""

    lands: Callable[[Now, E, Context, int], None] | None = None  # (now, effect, context, face)
