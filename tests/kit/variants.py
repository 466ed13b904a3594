"""The variants of a game: the options that are worth a whole game each."""

from itertools import product
from typing import Any

import msgspec

from dedale.core.game import AnyGame
from tests.kit.games import kit_of


class Named(dict[str, Any]):
    """Options that have a name of their own, because their values are long."""

    def __init__(self, name: str, **options: Any) -> None:
        super().__init__(options)
        self.name = name


def variants(game: AnyGame) -> list[dict[str, Any]]:
    """Options by name: those that the game's kit lists, or every switch on and off."""
    listed = getattr(kit_of(game.id), "VARIANTS", None)
    if listed is not None:
        return list(listed)
    names = [field.name for field in msgspec.structs.fields(game.options) if field.type is bool]
    choices = product((False, True), repeat=len(names))
    return [{n: True for n, on in zip(names, choice, strict=True) if on} for choice in choices]


def name_of(variant: dict[str, Any]) -> str:
    """A variant in a word or two, for files and reports."""
    if isinstance(variant, Named):
        return variant.name
    return "-".join(n if v is True else f"{n}-{v}" for n, v in variant.items()) or "base"
