"""What a computer player knows when it is asked."""

from dataclasses import dataclass
from typing import Any

from dedale.core.records import Event, Seat


@dataclass(frozen=True)
class Situation:
    """The table as one seat sees it, and a question to that seat."""

    game: str  # the id of the game
    seat: Seat
    view: Any
    offers: tuple[Any, ...]  # one of them must be the answer
    told: tuple[Event, ...] = ()  # everything that the seat was told
    seconds: float = 1.0  # how long the player may think
