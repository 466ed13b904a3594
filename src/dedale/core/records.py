"""The values that games are made of: frozen, compared by content, storable as JSON."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, ClassVar, NewType, TypeVar, get_args, get_origin

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0; whoever sits there is a player."""

T = TypeVar("T")


def kebab(name: str) -> str:
    """The word by which JSON and texts know a record: `EndTurn` is `end-turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value: it never changes, and two with the same content are equal."""


class Action(Record, frozen=True, tag_field="do", tag=kebab):
    """What a seat may do. Each game has a union of its own actions."""


class Mark(StrEnum):
    """What an event is to those who look back, or only listen."""

    FOUND = "found"  # something that the game is about: a treasure, an Item, a monster
    MILESTONE = "milestone"  # a turning point
    PAGE = "page"  # to be heard, but not a landmark
    TURN = "turn"  # a turn begins: the log is told by turns
    END = "end"  # what follows belongs to no turn


class Event(Record, frozen=True, tag_field="event", tag=kebab, kw_only=True, omit_defaults=True):
    """What happened. It is told to everybody, or to the seats in `to` alone."""

    mark: ClassVar[Mark | None] = None

    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (`None`), is told of this."""
        return self.to is None or (seat is not None and seat in self.to)


def tag(record: Record | type[Record]) -> str:
    """The kebab-case word of an action or event, which is also the id of its text."""
    return str(record.__struct_config__.tag)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item put in place of another."""
    return (*items[:index], item, *items[index + 1 :])


def to_json(value: object) -> bytes:
    """A value as JSON; `from_json` reads it back as an equal one."""
    return msgspec.json.encode(value)


def from_json(data: bytes, kind: type[T]) -> T:
    """The value of the given type that `to_json` wrote."""
    return msgspec.json.decode(data, type=kind)


def members(union: Any) -> Sequence[type[Record]]:
    """The record types of a union, in the order in which it names them."""
    return [get_origin(kind) or kind for kind in get_args(union) or (union,)]
