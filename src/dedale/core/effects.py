"""What the rules of a game with cards can do: a value for each effect, and all put together.

`rules/catalogue.py` of a game does that, and finds what is missing or given twice.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from dedale.core.agenda import Happens, Questions
from dedale.core.records import Record, members

E = TypeVar("E", bound=Record)  # the effect
L = TypeVar("L")  # a table of the game that is looked at
N = TypeVar("N")  # one that may change
C = TypeVar("C")  # for whom and by which card effects happen
T = TypeVar("T")


class Effect(Record, frozen=True, tag_field="effect"):
    """One thing that happens when a card is resolved."""


def always(_mat: object, _effect: object, _context: object) -> bool:
    """It can change something at any time."""
    return True


@dataclass(frozen=True, kw_only=True)
class Working(Generic[E, L, N, C]):
    """How one effect works. `mat` is a table that is looked at, `now` one that may change."""

    effect: type[E]
    happen: Callable[[N, E, C], None]  # (now, effect, context): what it does, or asks first
    possible: Callable[[L, E, C], bool] = always  # (mat, effect, context)
    offers: Callable[[L, E, Any], tuple[Any, ...]] | None = None  # (mat, effect, task)
    answer: Callable[[N, E, Any, Any], None] | None = None  # (now, effect, task, action)


@dataclass(frozen=True, kw_only=True)
class Catalogue(Generic[L, N, C]):
    """Everything that the rules of a game can do."""

    effects: Mapping[type[Record], Working[Any, L, N, C]]
    questions: Questions  # the tasks that wait for an answer
    happens: Happens  # the tasks that need none
    steps: Mapping[Enum, Callable[[N], object]]

    def of(self, effect: Record) -> Working[Any, L, N, C]:
        """How an effect works."""
        return self.effects[type(effect)]


def take_step(now: Any, task: Any) -> None:
    """What happens for a task that is a step: of the setup, of a turn, or of the end."""
    now.catalogue.steps[task.step](now)


def by_effect(
    workings: Iterable[Working[Any, L, N, C]],
) -> Mapping[type[Record], Working[Any, L, N, C]]:
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


def check(catalogue: Catalogue[L, N, C], effects: object, tasks: object, steps: type[Enum]) -> None:
    """Refuse a catalogue without an entry for each effect, task and step, or with any other."""
    same(members(effects), catalogue.effects)
    same(members(tasks), merged(catalogue.questions, catalogue.happens))
    same(steps, catalogue.steps)


def same(wanted: Iterable[object], given: Iterable[object]) -> None:
    """Refuse entries that are missing, or that nobody asks for."""
    if odd := set(wanted) ^ set(given):
        raise ValueError(f"missing, or unknown: {odd}")
