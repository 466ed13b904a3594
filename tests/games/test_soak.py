"""A small soak; `make soak` is the large one."""

import pytest

from dedale.games import CATALOGUE
from tests.kit.variants import name_of, variants
from tools.soak import soak, soak_campaigns

CASES = [
    pytest.param(game, options, id=f"{game.id}-{name_of(options)}")
    for game in CATALOGUE.values()
    for options in variants(game)
]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_thousands_of_random_actions_raise_nothing_and_keep_the_invariants(game, options):
    assert soak(game, options, actions=4000, seed="small") >= 1


@pytest.mark.parametrize("game", [game for game in CATALOGUE.values() if game.campaign])
def test_thousands_of_random_actions_over_whole_campaigns_raise_nothing(game):
    assert soak_campaigns(game, actions=6000, seed="small").total() >= 8
