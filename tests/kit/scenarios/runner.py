"""Plays a scenario block with the words of its game, which live in a file beside this one.

That file has four functions: `lay(lines)` makes the table from all lines of the block,
`do(table, words)` plays an action or raises Illegal, `expect(table, words)` looks, and
`snapshot(table)` is what an illegal action must not change. Verbs of its own are in `VERBS`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from dedale.core.errors import Illegal
from tests.kit.scenarios.blocks import Block


def run_block(block: Block) -> None:
    """Run a scenario line by line; a failure names the page and the line."""
    game = import_module(f"tests.kit.scenarios.{block.page}")
    table = game.lay([line for _, line in block.lines])
    for number, line in block.lines:
        with located(block, number, line):
            run_line(game, table, line)


def run_line(game: ModuleType, table: Any, line: str) -> None:
    """Carry out one line."""
    verb, _, words = line.partition(" ")
    match verb:
        case "given":
            pass  # laid already
        case "do":
            game.do(table, words)
        case "illegal":
            before = game.snapshot(table)
            with pytest.raises(Illegal):
                game.do(table, words)
            assert game.snapshot(table) == before, "an illegal action changed something"
        case "expect":
            game.expect(table, words)
        case _:
            game.VERBS[verb](table, words)


@contextmanager
def located(block: Block, number: int, line: str) -> Iterator[None]:
    """Say which line of which page a failure comes from."""
    try:
        yield
    except (Exception, pytest.fail.Exception) as error:
        error.add_note(f"docs/rules/{block.page}.md:{number}: {line}")
        raise
