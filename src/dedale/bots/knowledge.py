"""What is known of each game: the words of its folder beside this file, if it has one."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def known(game: str, word: str) -> Any:
    """What `bots/<game>` calls by this word; None where it has no such thing."""
    name = f"dedale.bots.{game}"
    return None if find_spec(name) is None else getattr(import_module(name), word, None)
