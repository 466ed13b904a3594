"""Reads the options of a new table, and says which of them cannot be."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from dedale.core.errors import BadOption
from dedale.core.game import AnyGame
from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # noqa: E741 - the options, as in game.py


def read_options(kind: type[O], values: Mapping[str, Any]) -> O:
    """The options with these values, and defaults for the rest."""
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in values.items():
        if name not in known:
            raise BadOption("option-unknown", field=name, known=", ".join(known))
        try:
            msgspec.convert(value, known[name].type)
        except msgspec.ValidationError as error:
            said = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            facts = {"field": name, "option": name, "value": said}
            raise BadOption("option-value", **facts) from error
    return msgspec.convert(dict(values), kind)


def check_seats(game: AnyGame, seats: int) -> None:
    """A table has as many seats as the game is made for."""
    if seats not in game.seats:
        facts = {"seats": seats, "least": game.seats[0], "most": game.seats[-1]}
        raise BadOption("option-seats", field="seats", **facts)
