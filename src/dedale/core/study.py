"""What a laboratory asks of a game beyond what all games tell."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # the options of the game  # noqa: E741 - beside S
S = TypeVar("S", bound=Record)  # its state


class GamePart(NamedTuple, Generic[O]):
    """Something that a table can do without: a card, a place, a rule."""

    kind: str
    name: str
    options: O  # of a table without it
    later: bool = False  # whether it comes only at a later table of the campaign


@dataclass(frozen=True, kw_only=True)
class Study(Generic[O, S]):
    """What is measured at tables of a game, and what they can be laid without."""

    measured: Callable[[S], Mapping[str, float]] = lambda _state: {}
    """By name, numbers that are worth an average, of a table that is over."""
    part: Callable[[S], str] = lambda _state: ""  # of a campaign, to which a table belongs
    is_won: Callable[[S], bool] | None = None
    """Whether the campaign is won that ends with this table; None where there are none."""
    parts: Callable[[O, int], Iterator[GamePart[O]]] = lambda _options, _seats: iter(())
    """All that a table with these options and so many seats can do without."""
    files: Callable[[O], Mapping[str, Record]] | None = None
    """The files of the box that it is played with, by name; None where there are no packs."""
