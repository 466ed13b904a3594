"""Writes content: cards into a pack, as TOML that any person could have written."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dedale.core.content.packs import Pack, PackText, open_pack, text_of
from dedale.core.records import Record

CHANGED = "changed"
"""The name of a pack that was not written by a person."""


def plain(value: Record) -> Any:
    """A record as TOML has it: what is None is left out."""
    return told(msgspec.to_builtins(value, str_keys=True))


def told(value: Any) -> Any:
    """A value without the fields that are None."""
    match value:
        case dict():
            return {name: told(one) for name, one in value.items() if one is not None}
        case list() | tuple():
            return [told(one) for one in value]
    return value


def toml(value: Any) -> str:
    """A value as it stands behind the sign of equality."""
    match value:
        case dict():
            fields = (f"{json.dumps(name)} = {toml(one)}" for name, one in value.items())
            return "{ " + ", ".join(fields) + " }"
        case list() | tuple():
            return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def put_into(pack: PackText, changes: Mapping[str, Mapping[str, Any]]) -> PackText:
    """A pack with other fields in its files; a list of cards replaces those with its ids.

    Only the files that change are written anew, and their comments are lost.
    """
    opened = open_pack(pack)
    files = dict(opened.files)
    for name, fields in changes.items():
        before = tomllib.loads(files.get(name, ""))
        after = before | {field: put(before.get(field), new) for field, new in fields.items()}
        files[name] = "".join(f"{field} = {toml(value)}\n" for field, value in after.items())
    return text_of(Pack(opened.name or CHANGED, files))


def put(before: Any, after: Any) -> Any:
    """A field of a file: cards are put in by their id, anything else is replaced."""
    if not are_cards(after):
        return after
    by_id = {card["id"]: card for card in (*(before or ()), *after)}
    return list(by_id.values())


def are_cards(value: Any) -> bool:
    """Whether these are cards."""
    return isinstance(value, Sequence) and bool(value) and all(map(is_card, value))


def is_card(value: Any) -> bool:
    """Whether this has an id by which a pack replaces it."""
    return isinstance(value, dict) and "id" in value
