"""Looks ahead: where will the target be in reach, whatever the others push in between?"""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from dedale.bots.classic.greedy import greedy
from dedale.bots.classic.position import Position, Push, back, position
from dedale.bots.situation import Situation
from dedale.core.rng import Rng
from dedale.games.classic.actions import ClassicAction, Insert, MoveTo, Skip
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze.cell import CELLS, Cell

T = TypeVar("T")

NEXT = 0.7  # worth of a target that is in reach next time, where one that is taken now is 1
HINDER = 0.3  # worth of a treasure that others cannot come to
HOME = 3.0  # how much more it counts that somebody comes home


class Level(NamedTuple):
    """How well a player looks."""

    sees: float  # the share of all insertions that come to its mind
    futures: int  # how many ways to go on it imagines; 0 for none
    hinders: bool  # whether it thinks of the others


LEVELS = {
    "easy": Level(sees=0.25, futures=0, hinders=False),
    "steady": Level(sees=0.7, futures=0, hinders=False),
    "sharp": Level(sees=1.0, futures=6, hinders=False),
    "master": Level(sees=1.0, futures=48, hinders=True),
}


def search(situation: Situation, rng: Rng, level: str) -> ClassicAction:
    """The best action that comes to mind within the time."""
    view: View = situation.view
    thought = Thought(position(view, view.targets), view, LEVELS[level], rng, situation.seconds)
    offers: tuple[ClassicAction, ...] = situation.offers
    if any(isinstance(offer, Insert) for offer in offers):
        return thought.best_push(offers)
    if isinstance(offers[0], MoveTo):
        return thought.best_walk([offer for offer in offers if isinstance(offer, MoveTo)])
    return greedy(situation, rng)


class Thought:
    """One position, thought about until an action is found."""

    def __init__(self, here: Position, view: View, level: Level, rng: Rng, seconds: float) -> None:
        self.here, self.view, self.level, self.rng = here, view, level, rng
        self.until = time.monotonic() + seconds
        assert view.seat is not None
        self.seat: int = view.seat

    def best_push(self, offers: Sequence[ClassicAction]) -> ClassicAction:
        """The push that leads furthest, as far as it is seen; leaving a message may be better."""
        pushes = [offer for offer in offers if isinstance(offer, Insert)]
        seen = [push for push in pushes if self.rng.below(1000) < 1000 * self.level.sees]
        worths: dict[ClassicAction, float] = {}
        for offer in seen or pushes[:1]:
            if worths and time.monotonic() > self.until:
                break
            after = self.here.pushed(offer.arrow, offer.rotation)
            worths[offer] = self.worth(after, after.reach(self.seat)) - self.threat(after)
        if Skip() in offers:
            walks = self.view.phase is not Phase.EXTRA
            cells = self.here.reach(self.seat) if walks else self.here.pawns[self.seat]
            worths[Skip()] = self.worth(self.here, cells) - self.threat(self.here)
        return best(worths, self.rng)

    def best_walk(self, offers: Sequence[MoveTo]) -> MoveTo:
        """The cell that the target is on, or from which it will be in reach most likely."""
        cells = sum(1 << Cell(*offer.cell).number for offer in offers)
        chances = self.chances(self.here, cells)
        return best({offer: chances[Cell(*offer.cell).number] for offer in offers}, self.rng)

    def worth(self, after: Position, cells: int) -> float:
        """How good it is to be able to walk to these cells."""
        if cells & after.goals:
            return 1.0
        return NEXT * max(self.chances(after, cells).values())

    def chances(self, after: Position, cells: int) -> dict[int, float]:
        """For each of these cells, how likely the target is in reach from it next time."""
        numbers = [number for number in range(49) if cells >> number & 1]
        if cells & after.goals:
            return {number: float(after.goals >> number & 1) for number in numbers}
        if not self.level.futures:
            return {number: nearness(after.goals, number) for number in numbers}
        counts, futures = dict.fromkeys(numbers, 0), 0
        for winning in self.futures(after):
            futures += 1
            for number in numbers:
                counts[number] += winning >> number & 1
        return {number: count / max(1, futures) for number, count in counts.items()}

    def futures(self, after: Position) -> Iterator[int]:
        """From where the target can be reached, after each way that the others may push."""
        others = len(after.pawns) - 1
        first = list(after.pushes())
        if others > 1 or self.level.futures < len(first):
            first = [self.rng.choice(first) for _ in range(self.level.futures)]
        for push in first:
            pushes, then = [push], after.pushed(*push)
            for _ in range(others - 1):
                pushes.append(self.rng.choice(list(then.pushes())))
                then = then.pushed(*pushes[-1])
            yield undone(then.winning(), pushes)

    def threat(self, after: Position) -> float:
        """How much the others could find with their next insertion."""
        if not self.level.hinders:
            return 0.0
        total = 0.0
        for seat, left in enumerate(self.view.cards_left):
            if seat == self.seat:
                continue
            near = after.within_a_turn(seat)
            if left:
                total += (near & after.wanted).bit_count() / max(1, after.wanted.bit_count())
            else:
                total += HOME * (near >> self.view.homes[seat].number & 1)
        return HINDER * total


def undone(cells: int, pushes: Sequence[Push]) -> int:
    """Where pawns on these cells were before all of these pushes."""
    for arrow, _ in reversed(pushes):
        cells = back(cells, arrow)
    return cells


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


def best(worths: dict[T, float], rng: Rng) -> T:
    """The action of most worth; where several are equal, any of them."""
    most = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth == most])
