"""Reads content: what is in a game's box, as data."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def content_file(home: str, name: str) -> str:
    """A file of the folder `content` in the package of a game."""
    return (files(home) / "content" / name).read_text(encoding="utf-8")


def read_toml(toml: str, kind: type[T], file: str) -> T:
    """What a file tells of; a mistake in it is named with its place."""
    try:
        return msgspec.convert(tomllib.loads(toml), kind)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{file}: {error}") from error
