"""The games that the contract suite runs for."""

import pytest

from dedale.games import CATALOGUE
from tests.kit.parley import parley

GAMES = (*CATALOGUE.values(), parley)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
