"""The client's types, written from the records of the server and of the games."""

from pathlib import Path
from typing import Any

import msgspec

from dedale.core.game import AnyGame
from dedale.games import CATALOGUE
from dedale.server import messages
from tests.house.documents import ROOT

WIRE = ROOT / "web" / "src" / "wire"
HEAD = "// Written by `make docs` from the records of the server; never edited by hand.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}
UNIONS = {"AnyAsk": messages.AnyAsk, "AnyTell": messages.AnyTell}


def wire_files() -> dict[Path, str]:
    """All generated files with what they should hold."""
    files = {WIRE / "messages.ts": protocol()}
    return files | {WIRE / f"{game.id}.ts": words_of(game) for game in CATALOGUE.values()}


def protocol() -> str:
    """The messages of the socket, and the bodies of the HTTP API."""
    records = [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and kind.__module__ == messages.__name__
    ]
    return typescript([r for r in records if r not in (messages.Ask, messages.Tell)], UNIONS)


def words_of(game: AnyGame) -> str:
    """What one game says: its options, views, actions, events and outlooks."""
    named = {"AnyAction": game.actions, "AnyEvent": game.events}
    return typescript([game.options, game.views, game.outlooks], named)


def typescript(records: list[Any], unions: dict[str, Any]) -> str:
    """Types for records and everything in them, then for the unions."""
    schemas, components = msgspec.json.schema_components([*records, *unions.values()])
    parts = [declared(name, schema) for name, schema in components.items()]
    for name, schema in zip(unions, schemas[len(records) :], strict=True):
        parts.append(f"export type {name} = {typed(schema)};\n")
    return HEAD + "\n" + "\n".join(parts)


def declared(name: str, schema: dict[str, Any]) -> str:
    """One named type; an object is an interface."""
    told = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{told}export type {name} = {typed(schema)};\n"
    fields = "".join(
        f"  {field}{'' if needed(schema, field) else '?'}: {typed(of)};\n"
        for field, of in schema["properties"].items()
    )
    return f"{told}export interface {name} {{\n{fields}}}\n"


def needed(schema: dict[str, Any], field: str) -> bool:
    """What the server always sends is there; what a client may leave out is not."""
    asked = schema["properties"].get("ask") or schema["title"].startswith("New")
    return field in schema["required"] or not (asked or field == "to")


def typed(schema: dict[str, Any]) -> str:
    """A type in TypeScript."""
    match schema:
        case {"$ref": ref}:
            return str(ref).rsplit("/", 1)[-1]
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"anyOf": kinds}:
            return " | ".join(typed(kind) for kind in kinds)
        case {"type": "array"}:
            return array(schema)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {typed(values)}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def array(schema: dict[str, Any]) -> str:
    """A tuple of known length, or a list."""
    if items := schema.get("prefixItems"):
        return f"[{', '.join(typed(item) for item in items)}]"
    inner = typed(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
