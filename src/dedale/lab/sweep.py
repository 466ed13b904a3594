"""One number over a range: the same games at tables that differ in nothing else."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.lab.plan import Arm, RunPlan
from dedale.lab.variation import is_number, varied

NUMBER = r"(-?\d+(?:\.\d+)?)"
RANGE = re.compile(rf"{NUMBER}\.\.{NUMBER}(?:\.\.{NUMBER})?")
MOST = 100  # values of one sweep
SWITCHED = {"on": True, "off": False}


def sweep(base: RunPlan, path: str, values: Sequence[Any]) -> RunPlan:
    """A plan whose arms are the table of another plan, each with another value at a path.

    The other plan has one arm, and says who plays, how many games, and with which seed; all arms
    play the same games.
    """
    (table,) = base.arms
    arms = [arm_with(base.game, table, path, value) for value in values]
    return replace(base, kind="sweep", arms=tuple({arm.name: arm for arm in arms}.values()))


def arm_with(game: str, table: Arm, path: str, value: Any) -> Arm:
    """A table with a value at a path."""
    options = varied(game, table.options, {path: value})
    number = float(value) if is_number(value) else None
    return replace(table, name=f"{path} {value}", options=options, value=number)


def values_in(text: str) -> list[Any]:
    """The values that a text names: `4..12`, `4..12..2` with steps of two, or `a,b,c`."""
    asked = RANGE.fullmatch(text)
    values = between(text, asked.groups(default="1")) if asked else listed(text)
    if not values:
        raise BadOption("bad-values", field="values", value=text)
    if len(values) > MOST:
        raise BadOption("many-values", field="values", count=len(values), most=MOST)
    return values


def between(text: str, ends: Sequence[str]) -> list[Any]:
    """The numbers from one to another, both of them included, as far as steps lead to them."""
    first, last, step = map(read, ends)
    if step <= 0:
        raise BadOption("bad-values", field="values", value=text)
    count = int((last - first) / step + 1e-9) + 1 if last >= first else 0
    if count > MOST:
        raise BadOption("many-values", field="values", count=count, most=MOST)
    return [round(first + number * step, 9) for number in range(count)]


def listed(text: str) -> list[Any]:
    """The values between commas; none where one of them is missing."""
    words = [word.strip() for word in text.split(",")]
    return [read(word) for word in words] if all(words) else []


def read(word: str) -> Any:
    """A number, true or false (which may be typed on and off), or the word itself."""
    if word in SWITCHED:
        return SWITCHED[word]
    try:
        value = msgspec.json.decode(word)
    except msgspec.DecodeError:
        return word
    return value if isinstance(value, int | float) else word
