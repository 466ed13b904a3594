"""Finds the scenario blocks of the rules pages, and the rules that each carries."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from dedale.core.pages import pages

HEADING = re.compile(r"^\*\*(?P<name>[A-Z][A-Z-]*\d+)\b.*?\*\*\s*\((?P<rules>.*)\)")
ID = re.compile(r"^(?:(?P<chapter>[A-Z]{2}-[A-Z0-9]+)-|-)?(?P<edge>E?)(?P<number>\d+)$")


class Block(NamedTuple):
    """One scenario: a test of its own."""

    page: str  # the id of the game
    name: str
    rules: tuple[str, ...]
    lines: tuple[tuple[int, str], ...]  # numbers of lines, and lines


def all_blocks() -> list[Block]:
    """The scenarios of every page."""
    found = sorted((page for page in pages().iterdir()), key=lambda page: page.name)
    texts = {page.name.removesuffix(".md"): page.read_text(encoding="utf-8") for page in found}
    return [block for id, text in texts.items() for block in read_blocks(id, text)]


def read_blocks(page: str, text: str) -> Iterator[Block]:
    """The scenarios of a page; the line in bold above them names the rules."""
    name, rules, count, inside = "", (), 0, None
    for number, line in enumerate(text.splitlines(), start=1):
        if match := HEADING.match(line):
            name, rules, count = match["name"], read_ids(match["rules"]), 0
        elif line == "```scenario":
            inside, count = [], count + 1
        elif line == "```" and inside is not None:
            assert rules, f"{page}.md:{number}: no line in bold names the rules of this block"
            yield Block(page, f"{name}.{count}", rules, tuple(inside))
            inside = None
        elif inside is not None and line.strip():
            inside.append((number, line.strip()))


def read_ids(text: str) -> tuple[str, ...]:
    """The rule ids of a heading: `CL-SHIFT-1..6, E1..E3, CL-DP-1`; a remark may follow `;`."""
    ids: list[str] = []
    chapter = ""
    for word in text.split(";", maxsplit=1)[0].split(","):
        first, _, last = word.strip().partition("..")
        match = ID.match(first)
        assert match, f"{word!r} is no rule id"
        chapter = match["chapter"] or chapter
        end = int(last.removeprefix("E")) if last else int(match["number"])
        ids += [f"{chapter}-{match['edge']}{n}" for n in range(int(match["number"]), end + 1)]
    return tuple(ids)
