"""Other numbers at a table: of its options, and of the cards that it is played with.

A number of the cards has a path: the file, the table, the card and the field, as in
`common.toml/item/item-torch/copies`; where there are no cards, only the file and the field, as in
`numbers.toml/track/length`. Entries of lists are counted from 0: `numbers.toml/chapters/0`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from dedale.core.content import PackText, are_cards, is_card, plain, put_into, taking_packs
from dedale.core.errors import BadOption
from dedale.core.game import AnyGame
from dedale.core.options import read_options
from dedale.games import game_by_id
from dedale.lab.studies import study_of

STEP = "/"
NEAR = 0.6  # how alike two paths are before one is suggested for the other
Options = Mapping[str, Any]
Files = dict[str, dict[str, Any]]
"""By the name of a file, its fields."""


def varied(game: str, options: Options, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table with other numbers: of options by their names, of cards by paths.

    What cannot be is refused: BadOption for a path or an option, BadContent for cards with which
    no table can be played.
    """
    rules = game_by_id(game)
    chosen = {name: whole(value) for name, value in changes.items() if name in names_of(rules)}
    after = {**options, **chosen}
    numbers = {path: value for path, value in changes.items() if path not in chosen}
    if numbers:
        after |= packed(rules, after, numbers)
    rules.content(read_options(rules.options, after))
    return after


def numbers_in(game: str, options: Options) -> dict[str, float]:
    """All numbers that can be varied at a table with these options, by path, as they are."""
    rules = game_by_id(game)
    laid = read_options(rules.options, options)
    own = {name: getattr(laid, name) for name in names_of(rules)}
    found = {name: value for name, value in own.items() if is_number(value)}
    return found | numbers_of(files_of(rules, options))


def names_of(game: AnyGame) -> list[str]:
    """The names of the options of a game."""
    return [field.name for field in msgspec.structs.fields(game.options)]


def files_of(game: AnyGame, options: Options) -> Files:
    """What stands in the files that a table is played with; nothing where there are no packs."""
    study = study_of(game)
    if study.files is None:
        return {}
    files = study.files(read_options(game.options, options))
    return {name: plain(file) for name, file in files.items()}


def numbers_of(files: Files) -> dict[str, float]:
    """All numbers in some files, by path."""
    return {
        path: value
        for name, fields in files.items()
        for path, value in leaves(name, fields)
        if is_number(value)
    }


def leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Everything in a value that has no parts, with its path."""
    match value:
        case dict():
            parts = list(value.items())
        case list():
            parts = [(name_of(number, one), one) for number, one in enumerate(value)]
        case _:
            yield path, value
            return
    for name, one in parts:
        yield from leaves(f"{path}{STEP}{name}", one)


def name_of(number: int, one: Any) -> str:
    """By what an entry of a list is found: a card by its id, anything else by its number."""
    return str(one["id"]) if is_card(one) else str(number)


def is_number(value: Any) -> bool:
    """Whether a value is a number; true and false are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def whole(value: Any) -> Any:
    """A value; a whole number without a point, as options and cards have it."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def packed(game: AnyGame, options: Options, numbers: Mapping[str, Any]) -> dict[str, Any]:
    """The option that takes a pack, with a pack in which cards have other numbers."""
    files, name = files_of(game, options), taking_packs(game.options)
    known = numbers_of(files)
    changes: dict[str, dict[str, Any]] = {}
    for path, value in numbers.items():
        require_number(game, path, value, known)
        file, field, *steps = path.split(STEP)
        new = files[file][field] = put_at(files[file][field], steps, value)
        cards = [card for card in new if card["id"] == steps[0]] if are_cards(new) else None
        put_in = changes.setdefault(file, {})
        put_in[field] = new if cards is None else [*put_in.get(field, ()), *cards]
    assert name is not None, "whoever has files takes packs"
    return {name: put_into(options.get(name, PackText("")), changes)}


def put_at(tree: Any, steps: Sequence[str], value: Any) -> Any:
    """A value with another number where some steps lead."""
    if not steps:
        return whole(value)
    first, *rest = steps
    if isinstance(tree, dict):
        return tree | {first: put_at(tree[first], rest, value)}
    return [
        put_at(one, rest, value) if name_of(number, one) == first else one
        for number, one in enumerate(tree)
    ]


def require_number(game: AnyGame, path: str, value: Any, known: Mapping[str, float]) -> None:
    """Only numbers that are there are varied, and only by numbers."""
    if path in known:
        if not is_number(value):
            raise BadOption("no-number", field="path", path=path, value=str(value))
        return
    near = nearest(path, known)
    if near:
        raise BadOption("no-such-number", field="path", path=path, near=near[0])
    if STEP not in path:
        raise BadOption("no-such-option", field=path, known=", ".join(names_of(game)))
    raise BadOption("no-such-number-far" if known else "no-cards", field="path", path=path)


def nearest(path: str, known: Iterable[str]) -> list[str]:
    """The path that was probably meant: one that ends so, or one that looks alike."""
    paths = list(known)
    ends = [one for one in paths if one.endswith(STEP + path)]
    return ends[:1] or get_close_matches(path, paths, 1, NEAR)
