"""The client knows no game where it serves all of them, and shows one moment."""

import re
from itertools import chain
from pathlib import Path

import pytest

from dedale.core.records import Mark, members, tag
from dedale.games import CATALOGUE
from dedale.maze.turn import Inserted, Walked

ROOT = Path(__file__).parents[2]
SHARED = ("lib", "table", "screens")
OF_ALL = {"undone", "redone"}
PLAIN = {*Mark, "lost", "nothing"}  # words of the screen, too


def sources(*folders):
    """The sources of the client in some folders."""
    kinds = ("*.ts", "*.svelte")
    roots = [ROOT / "web/src" / folder for folder in folders]
    return list(chain.from_iterable(root.rglob(kind) for root in roots for kind in kinds))


def quoted(path):
    """The words that stand between quotation marks."""
    return set(re.findall(r'"([a-z][a-z-]*)"', path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_shared_code_of_the_client_knows_no_event_of_a_game(game):
    events = {tag(event) for event in members(game.events)} - OF_ALL

    for path in sources(*SHARED):
        found = quoted(path) & events - PLAIN
        assert not found, f"{path.relative_to(ROOT)} knows {found}, of {game.id}"


def test_what_draws_mazes_knows_only_what_happens_in_all_of_them():
    shared = {tag(Inserted), tag(Walked)}
    events = {tag(event) for game in CATALOGUE.values() for event in members(game.events)}

    for path in sources("board"):
        found = quoted(path) & events - shared
        assert not found, f"{path.relative_to(ROOT)} knows {found}"


def test_shared_code_of_the_client_names_no_game():
    for path in sources(*SHARED, "board"):
        assert not quoted(path) & {*CATALOGUE}, path.relative_to(ROOT)


def test_where_a_moment_comes_from_is_decided_in_one_place():
    table = (ROOT / "web/src/lib/table.svelte.ts").read_text(encoding="utf-8")

    assert table.count("this.replay.on") == 1
    assert table.count("this.composing.on") == 1
