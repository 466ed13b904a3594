"""What players do as a rule, and really do without when a laboratory says so."""

import re

import msgspec
import pytest

from dedale.bots import habits_of
from dedale.games import CATALOGUE
from dedale.table import open_table
from tests.kit.chronicles_sheets import a_sheet
from tests.kit.habits import answers, differs

DECREES = ("inn", "library", "workshop", "town-hall")
VILLAGE = {"sheet": msgspec.to_builtins(a_sheet(2, DECREES, completed={"town-hall": 2}))}
REPAIR = {"sheet": msgspec.to_builtins(a_sheet(1, ("inn",), stash=60))}
CHOOSE = {"mode": "standard", "deal": "choose"}
HABITS = [
    ("classic", "hinder", "master", {}),
    ("classic", "look-ahead", "sharp", {}),
    ("classic", "messages", "greedy", {"events": True}),
    ("classic", "messages", "sharp", {"events": True}),
    ("classic", "next-target", "master", {}),
    ("team", "help", "greedy", {}),
    ("team", "help", "sharp", {}),
    ("team", "look-ahead", "master", {}),
    ("team", "memory", "sharp", {}),
    ("team", "picks", "greedy", CHOOSE),
    ("team", "picks", "sharp", CHOOSE),
    ("team", "second-spell", "greedy", {"mode": "standard"}),
    ("team", "second-spell", "sharp", {"mode": "standard"}),
    ("chronicles", "buildings", "greedy", REPAIR),
    ("chronicles", "danger", "greedy", {}),
    ("chronicles", "decrees", "greedy", VILLAGE),
    ("chronicles", "look-ahead", "master", {}),
    ("chronicles", "next-turns", "greedy", {}),
    ("chronicles", "scouting", "greedy", VILLAGE),
    ("legends", "danger", "greedy", {}),
    ("legends", "danger", "sharp", {}),
    ("legends", "gamble", "steady", {}),
    ("legends", "keeping", "sharp", {}),
    ("legends", "look-ahead", "steady", {}),
    ("legends", "items", "greedy", {"chapter": "moons"}),
    ("legends", "tracks", "greedy", {}),
    ("legends", "tracks", "sharp", {}),
]


@pytest.mark.parametrize(("game", "habit", "player", "options"), HABITS)
def test_a_player_without_a_habit_does_something_else(game, habit, player, options):
    assert differs(game, player, habit, options)


@pytest.mark.parametrize("game", CATALOGUE)
def test_each_habit_has_a_name_and_a_test(game):
    tested = [habit for one, habit, _, _ in HABITS if one == game]

    assert list(habits_of(game)) == list(dict.fromkeys(tested))
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", habit) for habit in habits_of(game))


@pytest.mark.parametrize(
    ("game", "player"),
    [
        ("classic", "sharp"),
        ("team", "sharp"),
        ("chronicles", "greedy"),
        ("legends", "greedy"),
        ("legends", "steady"),
    ],
)
def test_a_player_that_does_without_nothing_it_has_plays_as_ever(game, player):
    table = open_table(game, 2, {}, "knossos")

    for usual, other in answers(table, player, frozenset({"no-habit"}), 25):
        assert usual == other
