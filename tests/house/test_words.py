"""One noun, one thing: a class name is used once, and `docs/reference/words.md` explains it."""

import ast
from collections import defaultdict

import pytest

from dedale.games import CATALOGUE
from tools import ROOT

SOURCE = ROOT / "src/dedale"
SHARED = [
    "core",
    "maze",
    "bots",
    "table",
    "store",
    "server",
    "terminal",
    "text",
    "lab",
    "envs",
    "cli",
]
EXPLAINED = ["core", "table", "store", "server"]
ROLES = {"State", "Options", "View", "Outlook", "Ask", "Reason"}  # what every game has
PAGE = (ROOT / "docs/reference/words.md").read_text(encoding="utf-8")


def classes(*folders):
    """Where each class is defined, by its name."""
    homes = defaultdict(list)
    for path in (path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            homes[node.name].append(str(path.relative_to(SOURCE)))
    return homes


def twice(homes):
    """The names that several classes have."""
    return {name: paths for name, paths in homes.items() if len(paths) > 1}


def public(folder):
    """The classes of a folder that others may import."""
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def test_a_shared_class_name_is_defined_once():
    assert twice(classes(*SHARED)) == {}


def test_every_folder_of_shared_code_is_looked_at():
    folders = {path.parent.name for path in SOURCE.glob("*/__init__.py")}

    assert folders - {"games"} == {*SHARED}


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_has_no_other_thing_of_a_shared_name(game):
    assert {*classes(f"games/{game}")} & {*classes(*SHARED)} - ROLES == set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_class_name_is_defined_once_in_a_game(game):
    assert twice(classes(f"games/{game}")) == {}


@pytest.mark.parametrize("folder", EXPLAINED)
def test_the_page_of_words_names_every_class(folder):
    assert [name for name in public(folder) if f"`{name}`" not in PAGE] == []
