"""The difference between two values of one kind: what turns one of them into the other."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

Place = int | str
Change = tuple[tuple[Place, ...], Any]
"""The way to a place in a value as JSON has it, by fields and numbers, and what is there now."""

Patch = tuple[Change, ...]

SHORT = 4  # items of a row of plain values, which is replaced as a whole


def difference(old: Any, new: Any, way: tuple[Place, ...] = ()) -> Iterator[Change]:
    """What is to be changed in an old value; nothing where both are equal."""
    if old is new:
        return
    parts = list(parted(old, new))
    if parts:
        for place, one, other in parts:
            yield from difference(one, other, (*way, place))
    elif old != new:
        yield way, new


def parted(old: Any, new: Any) -> Iterator[tuple[Place, Any, Any]]:
    """The parts of two values that can be compared one by one; none where they are of two forms."""
    if type(old) is not type(new):
        return
    if isinstance(new, msgspec.Struct):
        yield from fields(old, new)
    elif isinstance(new, tuple | list) and len(old) == len(new) and not is_short(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield number, one, other
    elif isinstance(new, Mapping) and old.keys() == new.keys():
        for key, value in new.items():
            yield key, old[key], value


def fields(old: msgspec.Struct, new: msgspec.Struct) -> Iterator[tuple[Place, Any, Any]]:
    """The fields of two records, under the names that JSON has for them."""
    config = new.__struct_config__
    if config.omit_defaults:
        return  # what is left out has no place
    first = int(config.tag is not None)  # in a row, the tag comes first
    for number, field in enumerate(new.__struct_fields__):
        name = new.__struct_encode_fields__[number]
        yield (
            first + number if config.array_like else name,
            getattr(old, field),
            getattr(new, field),
        )


def is_short(row: tuple[Any, ...] | list[Any]) -> bool:
    """Whether a row is quicker told than the way to what is different in it."""
    return len(row) <= SHORT and not any(
        isinstance(item, tuple | list | msgspec.Struct) for item in row
    )
