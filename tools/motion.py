"""The table in motion, written from the fields of a game's state: `rules/motion.py`.

A game that wants it names the fields that change often in `LISTS`, in its module `state`.
"""

import ast
import builtins
import inspect
import textwrap
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from types import ModuleType

from dedale.core.game import AnyGame
from dedale.games import CATALOGUE

WIDTH = 100
HEAD = '''"""A table in motion: the fields of a state, free to change.

Written by `make docs` from the fields of `State`; never edited by hand.
"""
'''


def motion(game: AnyGame) -> str:
    """The module of a game that copies a state, and puts it together again."""
    state = import_module(game.state.__module__)
    fields = dict(typed(state, state.LISTS))
    names = {name for told in fields.values() for name in named(told)}
    imports = sorted(imported(state, {*names, game.state.__name__}))
    parts = [
        HEAD,
        *imports,
        "\n",
        "class Motion:",
        '    """A table that changes; lists where that happens often."""\n',
        f"    __slots__ = (\n{listed(fields)}    )\n",
        *(f"    {name}: {told}" for name, told in fields.items()),
        f"\n    def __init__(self, state: {game.state.__name__}) -> None:",
        *(f"        self.{name} = {taken(name, state.LISTS)}" for name in fields),
        f"\n    def at_rest(self) -> {game.state.__name__}:",
        '        """The table when nothing moves any more."""',
        f"        return {game.state.__name__}(",
        *(f"            {given(name, state.LISTS)}," for name in fields),
        "        )",
    ]
    return "\n".join(parts) + "\n"


def typed(state: ModuleType, lists: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The fields of a state, with their types as they are written; some of them are lists."""
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(state.State))).body
    assert isinstance(tree, ast.ClassDef)
    for line in tree.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            told = ast.unparse(line.annotation)
            if line.target.id in lists:
                told = f"list[{told.removeprefix('tuple[').removesuffix(', ...]')}]"
            yield line.target.id, told


def named(told: str) -> set[str]:
    """The names in a type that are imported from somewhere."""
    nodes = [node for node in ast.walk(ast.parse(told)) if isinstance(node, ast.Name)]
    return {node.id for node in nodes if node.id not in vars(builtins)}


def imported(state: ModuleType, names: set[str]) -> Iterator[str]:
    """The lines that import these names from where the state has them."""
    homes: dict[str, list[str]] = {}
    for line in ast.parse(inspect.getsource(state)).body:
        if isinstance(line, ast.ImportFrom) and line.module:
            found = sorted({alias.name for alias in line.names} & names)
            if found:
                homes[line.module] = found
    known = {name for found in homes.values() for name in found}
    homes[state.__name__] = sorted(names - known)
    for module, found in homes.items():
        line = f"from {module} import {', '.join(found)}"
        if len(line) > WIDTH:
            below = "".join(f"    {name},\n" for name in found)
            line = f"from {module} import (\n{below})"
        yield line


def listed(names: dict[str, str]) -> str:
    """Names one below the other, sorted."""
    return "".join(f'        "{name}",\n' for name in sorted(names))


def taken(name: str, lists: tuple[str, ...]) -> str:
    """How a field comes out of the state."""
    return f"list(state.{name})" if name in lists else f"state.{name}"


def given(name: str, lists: tuple[str, ...]) -> str:
    """How a field goes back into a state."""
    return f"tuple(self.{name})" if name in lists else f"self.{name}"


def path_of(game: AnyGame) -> str:
    """Where the module lies."""
    return f"src/{game.home.replace('.', '/')}/rules/motion.py"


MOTIONS = {
    path_of(game): partial(motion, game)
    for game in CATALOGUE.values()
    if hasattr(import_module(game.state.__module__), "LISTS")
}
