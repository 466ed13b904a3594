"""What stays shut until a campaign opens it: words, rules and drawings, by box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # the options of the game  # noqa: E741 - beside S
S = TypeVar("S", bound=Record)  # its state


@dataclass(frozen=True, kw_only=True)
class Sealed(Generic[O, S]):
    """Which boxes a game keeps back, and what is in them."""

    opened: Callable[[S], tuple[str, ...]]  # the boxes that a table may read now
    kept: Callable[[O], Mapping[str, str]]
    """By the id of a card of a table, the box that it is in; others are known to everybody."""
    box_of_rule: Callable[[str], str | None]  # None for a rule that everybody may read
    unpacked: Callable[[O, S], O]
    """The options of a table with what was opened at it since: its box is told from them."""
