"""What the maze games share has one name: the words that each had for itself do not come back."""

import pytest

from dedale.core.records import members
from dedale.games import CATALOGUE
from dedale.maze.turn import Insert, Inserted, Walk, Walked

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
