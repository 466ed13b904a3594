"""All ways to play the rest of a turn, and how the turns after it could go."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from dedale.core.rng import Philox
from dedale.games.team.actions import END, TeamAction, code, coded
from dedale.games.team.content import PAGES, Treasure
from dedale.games.team.state import State

KEPT = 64  # outcomes that are kept at first sight
TASTE = 0.2  # how much the first sight still counts after thinking further
NUMBERS = {treasure: number for number, treasure in enumerate(Treasure)}


class Plan(NamedTuple):
    """The rest of a turn."""

    actions: tuple[TeamAction, ...]  # the turn ends where there is nothing else to do
    worth: float  # at first sight, in treasures
    gains: int  # treasures that are collected on the way
    end: Any  # the row that it leads to


class Future(NamedTuple):
    """An order in which cards and pages could come."""

    deck: Any
    book: Any


class Thought:
    """What a player thinks of on an imagined table."""

    def __init__(self, kernels: Any, here: State, helps: bool = True) -> None:
        self.here = here
        self._kernels = kernels
        self._row = kernels.encode(here)
        self._work = kernels.workspace(KEPT, alone=not helps)
        self._glance = kernels.workspace(1, glance=True)

    def plans(self, most: int) -> list[Plan]:
        """The best ways to play the rest of the turn at first sight, the very best first."""
        kept = self._looked(self._row)
        order = sorted(range(kept.tally[0]), key=lambda slot: (-kept.scores[slot], slot))
        return [self._plan(kept, slot) for slot in order[:most]]

    def worth_of(self, action: TeamAction) -> float:
        """The worth, at first sight, of the best turn that begins with an action."""
        if code(action) == END:
            return float(self._kernels.sight(self._row))
        row = self._row.copy()
        self._kernels.apply(row, code(action))
        kept = self._looked(row)
        return float(kept.scores[: kept.tally[0]].max())

    def futures(self, count: int) -> list[Future]:
        """Some orders of the cards and pages that are left: the same ones throughout a turn."""
        rng = Philox("futures", len(self.here.turned))
        deck, book = [NUMBERS[card] for card in self.here.deck], self.here.book
        numbers = self._kernels.numbers
        return [
            Future(numbers(rng.shuffle(deck)), numbers(rng.shuffle(book))) for _ in range(count)
        ]

    def best(self, plans: Sequence[Plan], futures: Sequence[Future], until: float) -> Plan:
        """The plan after which the next round goes best, as far as there is time to think."""
        seats = len(self.here.pawns)
        rounds: list[list[float]] = []  # by future: what the round after each plan is worth
        for future in futures:
            if perf_counter() > until:
                break
            rounds.append([self._foreseen(p.end, future, seats, played=True) for p in plans])
        worths = [plan.gains + TASTE * (plan.worth - plan.gains) for plan in plans]
        for number in range(len(plans)):
            worths[number] += sum(round[number] for round in rounds) / max(1, len(rounds))
        return plans[worths.index(max(worths))]

    def hope(self, futures: Sequence[Future]) -> float:
        """How often a good team wins from here, where a turn begins."""
        won = 0
        for future in futures:
            self._foreseen(self._row, future, len(PAGES), played=False)
            won += self._kernels.is_won(self._glance)
        return won / len(futures)

    def _foreseen(self, row: Any, future: Future, turns: int, *, played: bool) -> float:
        return float(self._kernels.foresee(self._glance, row, *future, turns, played))

    def _looked(self, row: Any) -> Any:
        self._work.rows[0] = row
        self._kernels.turns(self._work)
        return self._work.kept

    def _plan(self, kept: Any, slot: int) -> Plan:
        codes = kept.plans[slot, : kept.plans[slot, -1]].tolist() or [END]
        end = kept.ends[slot].copy()
        gains = self._kernels.gained(self._row, end)
        return Plan(tuple(map(coded, codes)), float(kept.scores[slot]), gains, end)
