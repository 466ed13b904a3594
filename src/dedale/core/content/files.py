"""Reads a folder of TOML files into records; a file has fields, and tables of cards."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from dedale.core.content.mistakes import Mistakes, where
from dedale.core.records import Record

T = TypeVar("T")
Sheets = dict[str, dict[str, Any]]
"""By file, the fields in it; a table of cards is a tuple of records."""


def content_file(home: str, name: str) -> str:
    """A file of the folder `content` in the package of a game."""
    return (files(home) / "content" / name).read_text(encoding="utf-8")


def read_toml(toml: str, kind: type[T], file: str) -> T:
    """What a file contains; a mistake in it is reported with its place."""
    try:
        return msgspec.convert(tomllib.loads(toml), kind)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{file}: {error}") from error


def read_sheets(
    texts: Mapping[str, str], kinds: Mapping[str, type[Record]], folder: str, found: Mistakes
) -> Sheets:
    """Read the files that a folder has; every mistake is found, one for each card."""
    sheets: Sheets = {}
    for name, text in texts.items():
        if name not in kinds:
            found.suggest("content-file", folder, name, kinds)
        else:
            sheets[name] = read_sheet(text, kinds[name], f"{folder}/{name}", found)
    return sheets


def read_sheet(text: str, kind: type[Record], file: str, found: Mistakes) -> dict[str, Any]:
    """The fields of one file."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found.add("content-toml", file, why=str(error))
        return {}
    types = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    sheet = {}
    for name, value in data.items():
        if name not in types:
            found.suggest("content-field", file, name, types)
        elif is_table(value):
            sheet[name] = read_table(value, types[name], where(file, name), found)
        else:
            sheet[name] = read_value(value, types[name], (file, name), found)
    return sheet


def require_fields(
    sheets: Sheets, kinds: Mapping[str, type[Record]], folder: str, found: Mistakes
) -> None:
    """Every field that a file cannot do without is there."""
    for name, kind in kinds.items():
        for field in msgspec.structs.fields(kind):
            if field.required and field.encode_name not in sheets.get(name, {}):
                found.add("content-missing", f"{folder}/{name}", field=field.encode_name)


def is_table(value: object) -> bool:
    """Whether these are cards, rather than one value."""
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def read_table(cards: list[Any], kind: Any, place: str, found: Mistakes) -> tuple[Any, ...]:
    """The cards of a table that can be read."""
    base = get_args(kind)[0] if hasattr(kind, "__metadata__") else kind
    if get_origin(base) is not tuple:
        found.add("content-kind", place, field=place.rpartition(" ")[2], wanted="object")
        return ()
    one, read = get_args(base)[0], []
    for number, card in enumerate(cards, start=1):
        id = card.get("id")
        name = f'{place} "{id}"' if isinstance(id, str) else f"{place} {number}"
        try:
            read.append(msgspec.convert(card, one))
        except msgspec.ValidationError as error:
            found.refused(error, one, card, name)
    return tuple(read)


def read_value(value: Any, kind: Any, place: tuple[str, str], found: Mistakes) -> Any:
    """A field that is not a table; its errors name the whole path from the file."""
    file, name = place
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        if isinstance(value, dict):
            found.refused(error, kind, value, where(file, name, value.get("id")))
        else:
            whole = msgspec.defstruct("Whole", [(name, kind)])
            at = str(error).replace("`$", f"`$.{name}") if " - at " in str(error) else None
            told = at or f"{error} - at `$.{name}`"
            found.refused(msgspec.ValidationError(told), whole, {name: value}, file)
    return None


def merged(house: Sheets, pack: Sheets) -> Sheets:
    """The sheets of Dedale itself, with what a pack replaces by id, and what it adds."""
    return {name: with_more(sheet, pack.get(name, {})) for name, sheet in house.items()}


def with_more(sheet: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """One file: cards are put in by their id, any other field is replaced as a whole."""
    after = dict(sheet)
    for name, value in more.items():
        cards = is_cards(value) and is_cards(sheet.get(name, ()))
        after[name] = with_cards(sheet.get(name, ()), value) if cards else value
    return after


def is_cards(value: object) -> bool:
    """Whether these are records with ids."""
    return isinstance(value, tuple) and all(hasattr(card, "id") for card in value)


def with_cards(cards: tuple[Any, ...], others: tuple[Any, ...]) -> tuple[Any, ...]:
    """Cards, where others replace those with the same id, and new ones follow."""
    by_id = {card.id: card for card in others}
    ids = {card.id for card in cards}
    kept = tuple(by_id.get(card.id, card) for card in cards)
    return (*kept, *(card for card in others if card.id not in ids))
