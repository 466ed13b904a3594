"""Weighs what a seat may do: where will the target be in reach, whatever the others push?

All worths are in targets: one that is found now is 1.
"""

import time
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from dedale.core.rng import Rng
from dedale.games.classic.actions import ClassicAction, Peek, Skip
from dedale.games.classic.bots.habits import HINDERS, LOOK_AHEAD, NEXT_TARGET
from dedale.games.classic.bots.position import SeenPosition, foreseen, position
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze import ahead, kernels
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Insert, Walk

WON = 3.0  # to come home
NEXT = 0.7  # a target that is in reach next time
SOONER = 0.05  # one that is in reach in the turn after, if nobody interferes
GOES_ON = 0.3  # to stand where the target after this one will be in reach
HINDER = 0.3  # a target that the others cannot reach
LOST = 2.0  # somebody else can come home
CHOICE = 0.1  # a second target to choose from
MOST = 96  # futures that are looked at


class Effort(NamedTuple):
    """How well a player looks."""

    sees: float  # the share of all insertions that come to its mind
    futures: int  # how many ways to go on it imagines; 0 for none
    far: bool  # whether it thinks of the others, and of what comes after its target
    without: frozenset[str] = frozenset()  # habits that it does without


class Thought:
    """One view, thought about for some time."""

    def __init__(self, view: View, level: Effort, rng: Rng, seconds: float) -> None:
        assert view.seat is not None
        self.view, self.level, self.rng = view, level, rng
        self.seat: int = view.seat
        self.here = position(view, view.targets)
        self.until = time.monotonic() + seconds

    def worths(self, offers: Sequence[ClassicAction]) -> dict[ClassicAction, float]:
        """What each action that comes to mind is worth, as far as there is time."""
        if isinstance(offers[0], Walk):
            return self.walks([offer for offer in offers if isinstance(offer, Walk)])
        seen = [offer for offer in offers if self.sees(offer)]
        worths: dict[ClassicAction, float] = {}
        for offer in seen or offers[:1]:
            if worths and time.monotonic() > self.until:
                break
            worths[offer] = self.worth(offer)
        return worths

    def sees(self, offer: ClassicAction) -> bool:
        """Whether an action comes to mind."""
        return not isinstance(offer, Insert) or self.rng.below(1000) < 1000 * self.level.sees

    def worth(self, offer: ClassicAction) -> float:
        """What it is worth to do this, and then to walk as well as possible."""
        if isinstance(offer, Peek):
            return self.worth(Skip()) + CHOICE  # it never harms
        there = self.after(offer)
        return max(self.places(there, self.cells(offer, there)).values()) - self.threat(there)

    def after(self, offer: ClassicAction) -> SeenPosition:
        """The position after an action, as far as it can be foreseen."""
        return foreseen(self.view, self.here, offer)

    def cells(self, offer: ClassicAction, there: SeenPosition) -> int:
        """Where the pawn can get to after an action, in this turn."""
        stays = isinstance(offer, Skip) and self.view.phase is Phase.EXTRA
        return there.pawns[self.seat] if stays else there.reach(self.seat)

    def walks(self, offers: Sequence[Walk]) -> dict[ClassicAction, float]:
        """What each walk is worth."""
        numbers = {offer: Cell(*offer.cell).number for offer in offers}
        places = self.places(self.here, sum(1 << number for number in numbers.values()))
        return {offer: places[number] for offer, number in numbers.items()}

    def places(self, there: SeenPosition, cells: int) -> dict[int, float]:
        """For each of these cells, what it is worth to end the turn there."""
        goals = cells & there.goals[0]
        if not goals:
            return self.rests(there, cells)
        places = [number for number in range(49) if cells >> number & 1]
        return {n: self.found(there, 1 << n) if goals >> n & 1 else 0.0 for n in places}

    def found(self, there: SeenPosition, cell: int) -> float:
        """What it is worth to reach a goal: what follows counts as well."""
        if self.view.goes_home or (self.view.options.young and self.left == 1):
            return WON
        if not self.level.far or NEXT_TARGET in self.level.without:
            return 1.0
        number = cell.bit_length() - 1
        if self.left == 1:
            home = 1 << self.view.homes[self.seat].number
            return 1 + GOES_ON * self.rests(there._replace(goals=(home, False)), cell)[number]
        near = there._replace(pawns=(cell,)).within_a_turn(0) & there.wanted
        return 1 + GOES_ON * share(near, there.wanted)

    @property
    def left(self) -> int:
        """How many treasures are still to be found."""
        return self.view.cards_left[self.seat]

    def rests(self, there: SeenPosition, cells: int) -> dict[int, float]:
        """For each of these cells, what it is worth to stand there until the next turn."""
        numbers = [number for number in range(49) if cells >> number & 1]
        if not self.level.futures or LOOK_AHEAD in self.level.without:
            return {number: NEXT * nearness(there.goals[0], number) for number in numbers}
        futures = self.futures(len(there.pawns) - 1, there.forbidden)
        chances = there.chances(futures)
        if self.level.far and not any(chances[number] for number in numbers):
            return {number: SOONER / there.turns(1 << number) for number in numbers}
        return {number: NEXT * chances[number] / len(futures) for number in numbers}

    def futures(self, others: int, forbidden: int | None) -> Sequence[ahead.Future]:
        """Ways in which the others may push before this seat's next turn."""
        known = all_futures(others, forbidden)
        if self.level.futures >= len(known):
            return known
        return tuple(self.rng.choice(known) for _ in range(self.level.futures))

    def threat(self, there: SeenPosition) -> float:
        """How much the others could find with their next insertion."""
        if not self.level.far or HINDERS in self.level.without:
            return 0.0
        total = 0.0
        for seat, left in enumerate(self.view.cards_left):
            if seat == self.seat:
                continue
            near = there.within_a_turn(seat)
            if left:
                total += HINDER * share(near & there.wanted, there.wanted)
            else:
                total += LOST * (near >> self.view.homes[seat].number & 1)
        return total / (len(there.pawns) - 1)


@cache
def all_futures(others: int, forbidden: int | None) -> Sequence[ahead.Future]:
    """Chains of a push by each of the others: all of them, or as many as are looked at."""
    chains = [
        tuple(4 * arrow for arrow in arrows)
        for arrows in product(range(12), repeat=others)
        if allowed(forbidden, arrows)
    ]
    turned = [
        tuple(code + n // 4**k % 4 for k, code in enumerate(c))
        for c in chains
        for n in range(4**others)
    ]
    step = max(1, len(turned) / MOST)
    return tuple(turned[int(step * (n + 0.5))] for n in range(min(MOST, len(turned))))


def allowed(forbidden: int | None, arrows: Sequence[int]) -> bool:
    """Whether no push of a chain takes the one before it back."""
    locks = (forbidden, *(kernels.OPPOSITE[arrow] for arrow in arrows))
    return all(arrow != lock for arrow, lock in zip(arrows, locks, strict=False))


def share(some: int, of: int) -> float:
    """How many cells of a mask some of them are."""
    return some.bit_count() / max(1, of.bit_count())


@cache
def nearness(goals: int, number: int) -> float:
    """How near a cell is to a goal, walls or not: less than 1, and 0 where there is no goal."""
    here = CELLS[number]
    steps = [
        abs(here.row - cell.row) + abs(here.col - cell.col)
        for cell in CELLS
        if goals >> cell.number & 1
    ]
    return 1 - (1 + min(steps)) / 14 if steps else 0.0
