"""Reviews: a game that is over, judged turn by turn, once for all who ask."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from dedale.server.errands import Shared
from dedale.server.workers import Workers
from dedale.table import Table
from dedale.table.review import GameReview, TurnReview, review_questions, whole_review

FEW = 4  # turns that are judged together
PACE = 0.1  # seconds between two words on how far it has come


class ReviewProgress(NamedTuple):
    """How far a review has come, in turns; 0 of 0 before they are counted."""

    done: int
    total: int


class Reviewer:
    """Makes the review of a gathering when somebody asks for it, and keeps it for the others."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._progress = ReviewProgress(0, 0)
        self._making: Shared[GameReview] | None = None

    async def review(
        self, table: Table, tell: Callable[[ReviewProgress], Awaitable[None]]
    ) -> GameReview:
        """The review of a game that is over; `tell` is told now and then how far it has come."""
        if self._making is None or self._making.lost:
            self._making = Shared(self._make(table))
        told = ReviewProgress(0, 0)
        with self._making.awaited() as task:
            while not (await asyncio.wait({task}, timeout=PACE))[0]:
                if self._progress != told:
                    told = self._progress
                    await tell(told)
        return task.result()

    async def _make(self, table: Table) -> GameReview:
        """Judge a few turns at a time; the table no longer changes."""
        self._progress = ReviewProgress(0, 0)
        questions = await asyncio.to_thread(review_questions, table)
        turns: list[TurnReview] = []
        for first in range(0, len(questions), FEW):
            self._progress = ReviewProgress(first, len(questions))
            few = questions[first : first + FEW]
            judge = partial(self._workers.answer_at_leisure, table.game.id)
            turns += await asyncio.gather(*map(judge, few))
        return await asyncio.to_thread(whole_review, table, turns)
