"""The pages of rules: which rules there are, and what each says."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

RULE = re.compile(r"^\s*[-|]\s*\**(?P<id>[A-Z]{2}-[A-Z0-9]+-E?\d+)\b\**[:\s|]*(?P<text>.*?)[\s|]*$")


def pages() -> Traversable:
    """The folder with a page for each game: in an installed Dedale, or in a checkout of it."""
    installed = files("dedale") / "docs" / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def rules_on(page: str) -> dict[str, str]:
    """The rules of a page by id, in its order; a rule that is struck through is gone."""
    found: dict[str, str] = {}
    last = ""
    for line in page.splitlines():
        match = RULE.match(line)
        if match:
            last = match["id"]
            found[last] = match["text"]
        elif last and line.startswith("  ") and line.strip():
            found[last] += " " + line.strip()
        else:
            last = ""
    return found


def all_rules() -> dict[str, str]:
    """The rules of all pages by id."""
    rules: dict[str, str] = {}
    for page in sorted(pages().iterdir(), key=lambda page: page.name):
        if page.name.endswith(".md"):
            rules |= rules_on(page.read_text(encoding="utf-8"))
    return rules
