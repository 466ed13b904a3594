"""What a client does with a patch, in Python: every way is followed, and nothing is changed."""

from collections.abc import Iterable
from typing import Any

import msgspec


def patched(value: Any, patch: Iterable[Any]) -> Any:
    """A value, as JSON has it, with every change of a patch."""
    for way, there in patch:
        value = put(value, way, there)
    return value


def put(value: Any, way: tuple[int | str, ...] | list[int | str], there: Any) -> Any:
    """The same value with something else at the end of a way; an empty way replaces all of it."""
    if not way:
        return there
    place, *rest = way
    if isinstance(value, dict):
        assert place in value, f"there is no field {place!r}"
        return {**value, place: put(value[place], rest, there)}
    assert place in range(len(value)), f"there is no item {place!r}"
    return [*value[:place], put(value[place], rest, there), *value[place + 1 :]]


def as_json(value: Any) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))
