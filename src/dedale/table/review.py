"""A game that is over, looked at again: what each turn cost, and what would have been better.

Every turn is judged from what its player could know then, so each can be judged by itself.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from dedale.bots import Advice, Situation, Standing, appraise, has_mind, hope, standings
from dedale.core.errors import Illegal
from dedale.core.records import Record, Seat
from dedale.core.replay import Moment
from dedale.table.players import situation_at
from dedale.table.table import Table

COSTLY = 3  # turns that are pointed out
LITTLE = 0.05  # targets: what costs less is not worth a word
HALF = 0.5


class TurnReview(Record, frozen=True):
    """One turn, and what a good player thinks of it."""

    first: int  # the step before it
    last: int  # its last step
    seat: Seat
    at: int  # the step at which the choice that cost most was made, and the best begins
    best: Advice[Any]
    cost: float  # what the turn lost against the best, in targets
    standings: tuple[Standing, ...]  # after it: of all seats; or of the team and what it is against
    hope: float | None  # how often a good team would win after it, where all play together


class GameReview(Record, frozen=True):
    """A whole game, turn by turn."""

    start: tuple[Standing, ...]  # as in a turn, before the first one
    turns: tuple[TurnReview, ...]
    costly: tuple[int, ...]  # the numbers of the turns that cost most, the worst first
    lost: int | None  # the number of the turn that lost the game of a team


class Choice(NamedTuple):
    """Something that was done, and what its player knew."""

    seq: int  # the step before it
    situation: Situation[Any, Any]
    chosen: Any


class PlayedTurn(NamedTuple):
    """What one seat did before another one was asked."""

    seat: Seat
    choices: tuple[Choice, ...]
    last: int
    views: tuple[Any, ...]  # of all seats, after it
    after: Situation[Any, Any]  # of the seat that comes next, or of its own when the game is over


def review_questions(table: Table) -> list[Callable[[], TurnReview]]:
    """One question for each turn of a game that is over; they can be answered anywhere."""
    if table.outcome is None:
        raise Illegal("not-over")
    if not has_mind(table.game.id):
        raise Illegal("no-review")
    return [partial(review_turn, turn) for turn in turns(table)]


def whole_review(table: Table, turns: Sequence[TurnReview]) -> GameReview:
    """The review of a game, from those of its turns."""
    numbers = [number for number, turn in enumerate(turns) if turn.cost > LITTLE]
    worst = sorted(numbers, key=lambda number: -turns[number].cost)[:COSTLY]
    views = [table.view_at(0, seat) for seat in seats(table)]
    start = standings(table.game.id, views)
    return GameReview(start, tuple(turns), tuple(worst), lost_in([turn.hope for turn in turns]))


def lost_in(hopes: Sequence[float | None]) -> int | None:
    """The turn after which a team that lost never again had half of the hope that it began with."""
    began = next((hope for hope in hopes if hope is not None), 1.0)
    told = [began if hope is None else hope for hope in hopes]
    enough = HALF * began
    if not told or told[-1] > enough:
        return None
    return next(n for n in range(len(told)) if max(told[n:]) <= enough)


def answered(question: Callable[[], TurnReview]) -> TurnReview:
    """The answer to a question, for a pool of workers."""
    return question()


def review_turn(turn: PlayedTurn) -> TurnReview:
    """What a good player thinks of a turn: the best is told of the choice that cost most."""
    judged = [(choice, appraise(choice.situation, choice.chosen)) for choice in turn.choices]
    worst, appraisal = max(judged, key=lambda pair: pair[1].cost)
    return TurnReview(
        first=turn.choices[0].seq,
        last=turn.last,
        seat=turn.seat,
        at=worst.seq,
        best=appraisal.best,
        cost=sum(appraisal.cost for _, appraisal in judged),
        standings=standings(worst.situation.game, turn.views),
        hope=hope(turn.after),
    )


def seats(table: Table) -> Iterator[Seat]:
    """All seats of a table."""
    return (Seat(number) for number in range(len(table.seats)))


def turns(table: Table) -> Iterator[PlayedTurn]:
    """The turns that counted: what was taken back is left out."""
    for seat, group in groupby(steps(table), key=lambda step: step[1].seat):
        assert seat is not None
        played = list(group)
        end = played[-1][1]
        views = tuple(table.game.view(end.state, other) for other in seats(table))
        choices = tuple(
            Choice(before.seq, situation_at(table, before, seat), after.action)
            for before, after in played
        )
        after = situation_at(table, end, asked_next(table, end))
        yield PlayedTurn(seat, choices, end.seq, views, after)


def asked_next(table: Table, moment: Moment) -> Seat:
    """Who is asked after a moment; when the game is over, who played last."""
    decision = table.game.decision(moment.state)
    seat = moment.seat if decision is None else decision.seats[0]
    assert seat is not None
    return seat


def steps(table: Table) -> list[tuple[Moment, Moment]]:
    """The moments before and after each step that counted, in the order of playing."""
    found, moment = [], table.moment(table.seq)
    while moment.before is not None:
        before = table.moment(moment.before)
        found.append((before, moment))
        moment = before
    return found[::-1]
