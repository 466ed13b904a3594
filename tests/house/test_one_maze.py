"""What the maze games share has one name: the words that each had for itself do not come back."""

import re

import pytest

from dedale.core.records import members
from dedale.games import CATALOGUE
from dedale.maze.turn import Insert, Inserted, Walk, Walked
from tools import ROOT

MAZES = [game for game in CATALOGUE.values() if Insert in members(game.actions)]
OTHERS = {"Push", "Move", "Shift"}
"""Names that may stand for a spell, a card or a deed of legends, but for no action of a maze."""


def test_the_three_maze_games_share_their_insert_and_their_walk():
    assert [game.id for game in MAZES] == ["classic", "team", "chronicles"]
    for game in MAZES:
        assert {Insert, Walk} <= {*members(game.actions)}
        assert {Inserted, Walked} <= {*members(game.events)}


@pytest.mark.parametrize("game", MAZES, ids=lambda game: game.id)
def test_no_maze_game_has_a_second_name_for_them(game):
    kinds = {kind.__name__ for kind in (*members(game.actions), *members(game.events))}

    assert not kinds & OTHERS


@pytest.mark.parametrize("game", MAZES, ids=lambda game: game.id)
def test_a_maze_game_carries_them_out_under_their_names(game):
    rules = ROOT / "src/dedale/games" / game.id / "rules"
    defined = re.compile(r"^def (\w+)", re.MULTILINE)
    names = {name for path in rules.glob("*.py") for name in defined.findall(path.read_text())}

    assert {"insert", "insertions", "walk", "walks"} <= names


def test_what_a_push_does_is_told_in_one_place():
    sources = sorted(ROOT.glob("src/dedale/**/*.py"))
    built = [path for path in sources if re.search(r"\b(Inserted|Carried)\(\w", joined(path))]

    assert [path.name for path in built] == ["turn.py"]


def joined(path):
    """A source with its calls in one line, without the classes themselves."""
    source = re.sub(r"^class .*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\(\s+", "(", source)
