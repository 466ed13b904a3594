"""Reads the options of a new table, and says which of them are not possible."""

from collections.abc import Mapping
from enum import EnumMeta
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from dedale.core.errors import BadOption
from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # noqa: E741 - the options, as in game.py


def read_options(kind: type[O], values: Mapping[str, Any]) -> O:
    """The options with these values, and defaults for the rest."""
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in values.items():
        if name not in known:
            raise BadOption("no-such-option", field=name, known=", ".join(known))
        try:
            msgspec.convert(value, known[name].type)
        except msgspec.ValidationError as error:
            said = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            facts = {"field": name, "option": name, "value": said}
            if known_words := ", ".join(words_of(known[name].type)):
                raise BadOption("bad-choice", **facts, known=known_words) from error
            raise BadOption("bad-value", **facts) from error
    return msgspec.convert(dict(values), kind)


def words_of(kind: Any) -> tuple[str, ...]:
    """The words that an option takes, one or several of them; none where they are not listed."""
    one = get_args(kind)[0] if get_origin(kind) is tuple else kind
    return tuple(map(str, one)) if isinstance(one, EnumMeta) else ()


def check_seats(seats: int, allowed: range) -> None:
    """A table has as many seats as the game is made for; every game asks this as it is laid."""
    if seats not in allowed:
        facts = {"seats": seats, "least": allowed[0], "most": allowed[-1]}
        raise BadOption("wrong-seats", field="seats", **facts)
