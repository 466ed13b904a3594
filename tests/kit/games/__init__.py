"""What the suites must know of each game: one small file for each game."""

from importlib import import_module
from types import ModuleType


def kit_of(id: str) -> ModuleType:
    """The file of a game: how hidden facts are shuffled, and the words of its scenarios."""
    return import_module(f"tests.kit.games.{id}")
