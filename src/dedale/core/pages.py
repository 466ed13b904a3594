"""The pages of rules: which rules there are, and what each says."""

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from dedale.core.game import AnyGame

RULE = re.compile(r"^\s*[-|]\s*\**(?P<id>[A-Z]{2}-[A-Z0-9]+-E?\d+)\b\**[:\s|]*(?P<text>.*?)[\s|]*$")

HEADING = re.compile(r"^#+\s+(?P<text>.*?)\s*$")


def pages() -> Traversable:
    """The folder with a page for each game: in an installed Dedale, or in a checkout of it."""
    installed = files("dedale") / "docs" / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


class Rule(NamedTuple):
    """A rule of a page, under its heading."""

    id: str
    chapter: str
    text: str


def rules_on(page: str) -> tuple[Rule, ...]:
    """The rules of a page, in its order; a rule that is struck through is gone."""
    found: list[Rule] = []
    chapter, open_ = "", False
    for line in page.splitlines():
        if heading := HEADING.match(line):
            chapter = heading["text"]
        if match := RULE.match(line):
            found.append(Rule(match["id"], chapter, match["text"]))
        elif open_ and line.startswith("  ") and line.strip():
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {line.strip()}")
        else:
            open_ = False
            continue
        open_ = True
    return tuple(found)


def rules_of(game: AnyGame, boxes: Iterable[str] = ()) -> tuple[Rule, ...]:
    """The rules of a game, except those that give away what is in closed boxes."""
    rules = rules_on(page_of(game.id))
    if game.sealed is None:
        return rules
    open_ = {None, *boxes}
    return tuple(rule for rule in rules if game.sealed.box_of_rule(rule.id) in open_)


def page_of(game: str) -> str:
    """The page of a game."""
    return (pages() / f"{game}.md").read_text(encoding="utf-8")


def all_rules() -> dict[str, str]:
    """The rules of all pages by id."""
    rules: dict[str, str] = {}
    for page in sorted(pages().iterdir(), key=lambda page: page.name):
        if page.name.endswith(".md"):
            for rule in rules_on(page.read_text(encoding="utf-8")):
                rules[rule.id] = rule.text
    return rules
