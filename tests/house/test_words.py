"""One noun, one thing: a class name is used once, and `docs/reference/words.md` explains it."""

import ast
import re
from collections import defaultdict

import pytest

from dedale.games import CATALOGUE
from tools import ROOT

SOURCE = ROOT / "src/dedale"
EXPLAINED = ["core", "table", "store", "server"]
PAGE = (ROOT / "docs/reference/words.md").read_text(encoding="utf-8")
SHARED = PAGE.partition("### Names that games share\n")[2].partition("\n###")[0]
ROLES = {
    name
    for row in re.findall(r"^\| (`.*?) \|", SHARED, re.MULTILINE)
    for name in re.findall(r"`(\w+)`", row)
}


def classes():
    """Where each class is defined, by its name: in a game, or in a folder of shared code."""
    homes = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        folder, *inner = path.relative_to(SOURCE).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(inner[0] if folder == "games" else folder)
    return homes


def public(folder):
    """The classes of a folder that others may import."""
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def test_the_names_that_several_classes_have_are_those_on_the_page():
    assert {name for name, homes in classes().items() if len(homes) > 1} == ROLES


def test_a_shared_name_is_used_once_in_a_game_and_nowhere_else():
    roles = {name: homes for name, homes in classes().items() if name in ROLES}
    roles["Ask"].remove("server")  # the base class of its messages

    assert {name: homes for name, homes in roles.items() if len({*homes}) < len(homes)} == {}
    assert {home for homes in roles.values() for home in homes} <= {*CATALOGUE}


@pytest.mark.parametrize("folder", EXPLAINED)
def test_the_page_of_words_names_every_class(folder):
    assert [name for name in public(folder) if f"`{name}`" not in PAGE] == []
