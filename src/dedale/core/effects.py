"""What the rules of a game with cards can do: a value for each effect, and all put together.

The outermost module of a game's rules does that, and finds what is missing or given twice.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from dedale.core.agenda import Happens, Questions
from dedale.core.records import Record, Seat, members

E = TypeVar("E", bound=Record)
T = TypeVar("T")


class Effect(Record, frozen=True, tag_field="effect"):
    """One thing that happens when a card is resolved."""


def always(_mat: Any, _effect: Any, _context: Any) -> bool:
    """It can change something at any time."""
    return True


@dataclass(frozen=True, kw_only=True)
class Working(Generic[E]):
    """How one effect works. `mat` is a table that is looked at, `now` one that may change."""

    effect: type[E]
    happen: Callable[[Any, E, Any], None]  # (now, effect, context): what it does, or asks first
    possible: Callable[[Any, E, Any], bool] = always  # (mat, effect, context)
    offers: Callable[[Any, E, Any], tuple[Any, ...]] | None = None  # (mat, effect, task)
    answer: Callable[[Any, E, Any, Any], None] | None = None  # (now, effect, task, action)
    asked: Callable[[Any, E, Any], Seat] | None = None  # (mat, effect, task); None: the user
    lands: Callable[[Any, E, Any, int], None] | None = None  # (now, effect, context, face)


@dataclass(frozen=True, kw_only=True)
class Catalogue:
    """Everything that the rules of a game can do."""

    effects: Mapping[type[Record], Working[Any]]
    questions: Questions  # the tasks that wait for an answer
    happens: Happens  # the tasks that need none
    steps: Mapping[Enum, Callable[[Any], object]]

    def of(self, effect: Record) -> Working[Any]:
        """How an effect works."""
        return self.effects[type(effect)]


def take_step(now: Any, task: Any) -> None:
    """What happens for a task that is a step: of the setup, of a turn, or of the end."""
    now.catalogue.steps[task.step](now)


def by_effect(workings: Iterable[Working[Any]]) -> Mapping[type[Record], Working[Any]]:
    """Workings by their effects; whatever offers something must know what an answer does."""
    found = merged(*({working.effect: working} for working in workings))
    if odd := [w.effect for w in found.values() if (w.offers is None) != (w.answer is None)]:
        raise ValueError(f"offers without an answer, or the reverse: {odd}")
    return found


def merged(*parts: Mapping[Any, T]) -> dict[Any, T]:
    """The entries of all parts; none may be given twice."""
    found: dict[Any, T] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"given twice: {twice}")
        found |= part
    return found


def check(catalogue: Catalogue, effects: object, tasks: object, steps: type[Enum]) -> None:
    """Refuse a catalogue without an entry for each effect, task and step, or with any other."""
    same(members(effects), catalogue.effects)
    same(members(tasks), merged(catalogue.questions, catalogue.happens))
    same(steps, catalogue.steps)


def same(wanted: Iterable[object], given: Iterable[object]) -> None:
    """Refuse entries that are missing, or that nobody asks for."""
    if odd := set(wanted) ^ set(given):
        raise ValueError(f"missing, or unknown: {odd}")
