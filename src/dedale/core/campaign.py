"""Campaigns: tables of one game that follow each other."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # the options of the game  # noqa: E741 - beside S
S = TypeVar("S", bound=Record)  # its state


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[O, S]):
    """How one table follows another."""

    sequel: Callable[[S], O | None]
    """The options of the table that follows; None while this one is not over, or at the end."""
    anew: Callable[[O], tuple[str, ...]]
    """Of the options of a table that follows, those that whoever lays it may choose anew."""
    beginnings: Callable[[Sequence[S]], Mapping[str, Mapping[str, Any]]]
    """By name, how a campaign may begin for those who know how these others have ended.

    A beginning is the options that it settles; the first one is for everybody.
    """
    alone: bool  # whether a table is also laid on its own, outside of campaigns
