"""What a game's computer players are made of, and what they say of a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import ModuleType
from typing import Any, Generic, TypeVar

from dedale.core.records import Action, Event, Record
from dedale.core.rng import Rng
from dedale.core.situation import Situation

A = TypeVar("A", bound=Action)  # the union of the game's actions
V = TypeVar("V", bound=Record)  # its view


class Level(StrEnum):
    """How well a player that looks ahead plays, from the weakest to the strongest."""

    EASY = "easy"
    STEADY = "steady"
    SHARP = "sharp"
    MASTER = "master"


class Why(Record, frozen=True):
    """A reason as data; the texts of the game say it."""

    key: str
    facts: dict[str, Any]


class Advice(Record, Generic[A], frozen=True):
    """The rest of a good turn, as far as it can be foreseen, and why it is good."""

    actions: tuple[A, ...]
    why: Why


class Standing(Record, frozen=True):
    """How far a seat has come; where all play together, the team or what it plays against."""

    turns: int  # to its next target, if nobody interferes; at most one more than are tried
    left: float  # what is left to do in all, in targets; 0 at the end


class Appraisal(Record, Generic[A], frozen=True):
    """What a good player thinks of a choice that was made."""

    best: Advice[A]
    cost: float  # what was lost by it, in targets; 0 for a choice as good as the best


@dataclass(frozen=True)
class Memory(Generic[V]):
    """What a seat knows from having seen it, where its game hides again what was seen."""

    remember: Callable[[Any, Sequence[Event], V], Any]
    """What a seat remembers after a step, from what it did before, what it is told and sees."""


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[A, V]):
    """How a game is played well; everything is judged from what a seat knows."""

    greedy: Callable[[Situation[A, V], Rng], A]  # the best action at first sight
    search: Callable[[Situation[A, V], Rng, Level], A]  # the best one found by looking ahead
    advise: Callable[[Situation[A, V]], Advice[A]]
    appraise: Callable[[Situation[A, V], A], Appraisal[A]]
    standings: Callable[[Sequence[V]], tuple[Standing, ...]]
    """How far each seat has come; or first the team, then what it plays against."""
    hope: Callable[[Situation[A, V]], float | None] | None = None
    """How often a good team would win from here, where it can be told and all play together."""
    memory: Memory[V] | None = None  # None where a view and what was told suffice
    kernels: Callable[[], ModuleType] | None = None
    """What players who look ahead think with, where that is compiled; loaded when asked for."""
    habits: tuple[str, ...] = ()
    """What its players do as a rule, and can do without: it is in the `without` of a Situation."""
    slow: bool = False  # even what is seen at first sight takes tens of milliseconds
