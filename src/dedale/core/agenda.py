"""An agenda: what is still to be done on a table, the latest first, and the questions in between.

A task with an entry among the questions waits for an answer; every other one simply happens. Games
whose turns branch into many small decisions are played this way; the agenda knows none of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dedale.core.game import Step
from dedale.core.records import Event, Record, Seat, kebab

Offers = tuple[Any, ...]


class Task(Record, frozen=True, tag_field="task", tag=kebab):
    """Something that is to be done; the latest is done first."""


class Ended(Exception):
    """The game is decided, and nothing that was pending is resolved."""


def tell(now: Any, event: Event) -> None:
    """Say what happened: first it changes, then it is told.

    What the table is like when an event is told is what that event has done.
    """
    now.told.append(event)
    if now.course is not None:
        now.course.append(now.seen())


def nothing(now: Any, task: Any) -> None:
    """There is nothing to answer, and nothing happens."""


@dataclass(frozen=True)
class Question:
    """A task that waits for an answer. `mat` is a table at rest or in motion, `now` in motion."""

    ask: str
    rule: str  # that refuses other answers
    seats: Callable[[Any, Any], tuple[Seat, ...]]  # (mat, task): who is asked
    offers: Callable[[Any, Any, Seat], Offers]  # (mat, task, seat): what may be answered
    answer: Callable[[Any, Any, Seat, Any], None]  # (now, task, seat, action)
    otherwise: Callable[[Any, Any], None] = nothing  # where nobody can answer anything
    forced: bool = True  # a single answer is given without asking


Questions = Mapping[type[Record], Question]
Happens = Mapping[type[Record], Callable[[Any, Any], None]]  # (now, task)


def advance(now: Any) -> bool:
    """One more task; False when somebody must answer, or nothing is left to do."""
    if not now.todo:
        return False
    task = now.todo[-1]
    question = now.catalogue.questions.get(type(task))
    if question is None:
        now.todo.pop()
        now.catalogue.happens[type(task)](now, task)
        return True
    seats = question.seats(now, task)
    given = [(seat, action) for seat in seats for action in question.offers(now, task, seat)]
    if len(given) > 1 or (given and not question.forced):
        return False
    now.todo.pop()
    if given:
        question.answer(now, task, *given[0])
    else:
        question.otherwise(now, task)
    return True


def run(now: Any, more: Callable[[Any], bool], close: Callable[[Any], None]) -> Step[Any]:
    """Everything that needs no answer happens, up to the next question."""
    while guarded(now, close, more):
        pass
    state = now.at_rest()
    course = (*now.course[:-1], state) if now.course else ()
    return Step(state, tuple(now.told), now.reveals, course)


def guarded(now: Any, close: Callable[[Any], None], deed: Callable[..., Any], *facts: Any) -> bool:
    """Do something; where it ends the game, the steps at its end come next."""
    try:
        return bool(deed(now, *facts))
    except Ended:
        close(now)
        return True
