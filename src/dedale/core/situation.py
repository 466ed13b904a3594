"""What a computer player knows when it is asked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dedale.core.records import Action, Event, Record, Seat
from dedale.core.rng import Rng

T = TypeVar("T")
A = TypeVar("A", bound=Action)  # the union of the game's actions
V = TypeVar("V", bound=Record)  # its view


@dataclass(frozen=True)
class Situation(Generic[A, V]):
    """The table as one seat sees it, and a question to that seat."""

    game: str  # the id of the game
    seat: Seat
    view: V
    offers: tuple[A, ...]  # one of them must be the answer
    told: tuple[Event, ...] = ()  # everything that the seat was told
    memory: Any = None  # what `remember` made of all that it saw, where its game has that
    seconds: float = 1.0  # how long the player may think
    without: frozenset[str] = frozenset()  # habits that it does without, in a laboratory


def best_of(worths: Mapping[T, float], rng: Rng) -> T:
    """The action of most worth; where several are equal, any of them."""
    most = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth == most])
