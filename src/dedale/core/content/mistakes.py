"""Mistakes in content: each names its file, its card and its field, and all are told at once."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

from dedale.core.errors import BadContent, Trouble

NEAR = 0.6  # how alike two words are before one is suggested for the other
STEP = re.compile(r"\.([\w-]+)|\[(\d+)\]")
SAID = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
EXPECTED = re.compile(r"Expected `(?P<wanted>\w+)`(?P<rest>.*)", re.DOTALL)
BOUND = re.compile(r"(?P<length> of length)? ?(?P<sign>>=|<=)? ?(?P<bound>-?\d+)")
BOUNDS = {
    (False, ">="): "content-least",
    (False, "<="): "content-most",
    (True, ">="): "content-short",
    (True, "<="): "content-long",
    (True, None): "content-length",
}


def where(file: str, table: str = "", id: object = None) -> str:
    """The place of a mistake, in the words of the file itself: no language changes them."""
    card = f'{table} "{id}"' if isinstance(id, str) else table
    return f"{file}: {card}" if card else file


class Mistakes:
    """Collects what is wrong; `raise_all` says all of it, or nothing."""

    def __init__(self) -> None:
        self.found: list[Trouble] = []

    def add(self, key: str, where: str, **facts: Any) -> None:
        """One more mistake."""
        self.found.append(Trouble(key, where=where, **facts))

    def unknown(self, where: str, field: str, value: object, words: Iterable[str]) -> None:
        """A word that is not allowed here."""
        self.suggest("content-word", where, value, words, field=field)

    def suggest(
        self, key: str, where: str, value: object, words: Iterable[str], **facts: Any
    ) -> None:
        """A mistake with the word that was probably meant, or with all that are possible."""
        known = sorted(map(str, words))
        near = get_close_matches(str(value), known, 1, NEAR)
        more = {"near": near[0]} if near else {"known": ", ".join(known) or "–"}
        self.add(key if near else f"{key}-far", where=where, **facts, value=str(value)[:60], **more)

    def known(self, where: str, field: str, value: str, words: Collection[str]) -> bool:
        """Whether a word is allowed here; if not, it is a mistake."""
        if value not in words:
            self.unknown(where, field, value, words)
        return value in words

    def twice(self, places: Mapping[str, Sequence[str]]) -> None:
        """Ids that stand in several places."""
        for standing in places.values():
            for place in standing[1:]:
                self.add("content-twice", place, other=standing[0])

    def refused(self, error: msgspec.ValidationError, kind: Any, data: object, where: str) -> None:
        """What msgspec refuses, in our words."""
        said = SAID.fullmatch(str(error))
        assert said is not None
        steps = [name or int(number) for name, number in STEP.findall(said["path"] or "")]
        what, names = said["what"], [step for step in steps if isinstance(step, str)]
        field = names[-1] if names else ""
        if named := re.search(r"field `(.+)`", what):
            self._misnamed(what, named[1], shape_at(kind, data, steps), where)
        elif what.startswith("Invalid"):
            self.unknown(where, field, value_at(data, steps), words_at(kind, data, steps))
        else:
            self._unfit(what, field, value_at(data, steps), where)

    def _misnamed(self, what: str, name: str, shape: inspect.Type, where: str) -> None:
        if "missing" in what:
            self.add("content-missing", where, field=name)
        else:
            self.suggest("content-field", where, name, field_names(shape))

    def _unfit(self, what: str, field: str, value: object, where: str) -> None:
        expected = EXPECTED.match(what)
        wanted, rest = (expected["wanted"], expected["rest"]) if expected else ("", what)
        bound = BOUND.match(rest)
        if bound is not None:
            key = BOUNDS[bound["length"] is not None, bound["sign"]]
            self.add(key, where, field=field, count=int(bound["bound"]))
        elif "matching" in rest:
            self.add("content-letters", where, field=field, value=str(value)[:60])
        else:
            self.add("content-kind", where, field=field, wanted=wanted)

    def raise_all(self) -> None:
        """Raise all mistakes at once, if there are any."""
        if self.found:
            raise BadContent(self.found)


def value_at(data: Any, steps: Sequence[str | int]) -> object:
    """What stands at a path of the data."""
    for step in steps:
        data = data[step]
    return data


def words_at(kind: Any, data: object, steps: Sequence[str | int]) -> list[str]:
    """The words that can stand at a path: of an enumeration, or the tags of records."""
    shape = shape_at(kind, data, steps)
    if isinstance(shape, inspect.EnumType):
        return [str(member.value) for member in shape.cls]
    owner = shape_at(kind, data, steps[:-1])
    return [str(record.tag) for record in records_of(owner)]


def shape_at(kind: Any, data: Any, steps: Sequence[str | int]) -> inspect.Type:
    """The type of what stands at a path; of several records, the one that the tag names."""
    shape = plain(inspect.type_info(kind))
    for step in steps:
        shape = plain(inner(tagged(shape, data), step))
        data = data[step]
    return tagged(shape, data)


def plain(shape: inspect.Type) -> inspect.Type:
    """A type without what is said about it, and without None beside it."""
    if isinstance(shape, inspect.Metadata):
        return plain(shape.type)
    if isinstance(shape, inspect.UnionType):
        others = [t for t in shape.types if not isinstance(t, inspect.NoneType)]
        return plain(others[0]) if len(others) == 1 else shape
    return shape


def inner(shape: inspect.Type, step: str | int) -> inspect.Type:
    """The type of a part: a field of a record, or an entry of a list."""
    match shape:
        case inspect.StructType(fields=fields):
            found = [field.type for field in fields if field.encode_name == step]
            return found[0] if found else inspect.AnyType()
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return item
        case inspect.TupleType(item_types=items) if isinstance(step, int):
            return items[min(step, len(items) - 1)]
    return inspect.AnyType()


def tagged(shape: inspect.Type, data: Any) -> inspect.Type:
    """Of several records, the one that the data means."""
    if isinstance(shape, inspect.UnionType) and isinstance(data, dict):
        for record in records_of(shape):
            if record.tag == data.get(record.tag_field or ""):
                return record
    return shape


def records_of(shape: inspect.Type) -> list[inspect.StructType]:
    """The records that can stand somewhere."""
    kinds = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return [kind for kind in kinds if isinstance(kind, inspect.StructType)]


def field_names(shape: inspect.Type) -> list[str]:
    """The fields of a record."""
    return [field.encode_name for record in records_of(shape) for field in record.fields]
