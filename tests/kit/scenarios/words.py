"""Words that the scenarios of every maze game share."""

import re

from dedale.maze.cell import Cell


def listed(words: str) -> list[str]:
    """The items of a list; `none` is an empty one."""
    return [] if words == "none" else [word.strip() for word in words.split(",")]


def cells(words: str) -> list[Cell]:
    """Every `(r,c)` of a text."""
    return [Cell(int(row), int(col)) for row, col in re.findall(r"\((\d),(\d)\)", words)]
