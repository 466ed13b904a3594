"""Rows as a table of Polars, and back."""

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import msgspec
import polars as pl

from dedale.core.records import Record
from dedale.lab.row import Row

SIMPLE: dict[Any, Any] = {
    str: pl.String(),
    int: pl.Int64(),
    float: pl.Float64(),
    bool: pl.Boolean(),
    bytes: pl.Binary(),
}


def column(kind: Any) -> Any:
    """The type of a column that keeps values of a kind."""
    if get_origin(kind) is tuple:
        return pl.List(column(get_args(kind)[0]))
    if get_origin(kind) is UnionType:
        return column(next(one for one in get_args(kind) if one is not NoneType))
    if isinstance(kind, type) and issubclass(kind, Record):
        return pl.Struct(columns(kind))
    return SIMPLE[kind]


def columns(kind: type[Record]) -> dict[str, Any]:
    """The columns of a record, in the order of its fields."""
    return {field.name: column(field.type) for field in msgspec.structs.fields(kind)}


SCHEMA = columns(Row)


def framed(rows: Iterable[Row]) -> pl.DataFrame:
    """Rows as a table."""
    plain = [msgspec.to_builtins(row, builtin_types=(bytes,)) for row in rows]
    return pl.DataFrame(plain, schema=SCHEMA)


def unframed(frame: pl.DataFrame) -> list[Row]:
    """The rows of a table."""
    return [msgspec.convert(row, Row, strict=False) for row in frame.to_dicts()]
