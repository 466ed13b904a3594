"""Whole campaigns, table by table."""

from itertools import islice

import pytest

from dedale.games.chronicles.rules import collect
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.words import Via
from tests.kit import rule
from tests.kit.campaigns import a_campaign, at_random, boldly, sensibly
from tests.kit.games.chronicles import RED, a_game, check_invariants
from tests.kit.villages import OTHER


@rule("CH-SAVE-1", "CH-SAVE-2", "CH-CHAP-4", "CH-TRK-7")
@pytest.mark.parametrize("player", [at_random, boldly, sensibly])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_campaign_loses_nothing_from_table_to_table(player, seed):
    games, chapters, track = 0, 0, 0
    for states in islice(a_campaign(seed, player), 4):
        for state in states:
            check_invariants(state, None, state)
        sheet = states[-1].sheet

        assert states[-1].stage is Stage.OVER
        assert sheet.games == games + 1
        assert sheet.chapters - chapters in (0, 1)
        assert sheet.track >= track
        games, chapters, track = sheet.games, sheet.chapters, sheet.track


@rule("CH-FIN-5", "CH-INV-1")
def test_an_item_that_wins_the_campaign_is_in_one_place_only():
    rituals = ["ritual-1", "ritual-2", *(f"ritual-{building}" for building in OTHER)]
    game = a_game(
        final=True,
        chapters=4,
        repaired=OTHER,
        rituals=[ritual for ritual in rituals if ritual != "ritual-smithy"],
        checks={"ritual-smithy": 7},
        portals={"red": ((0, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")},
        looters=[(0, 1)],
    )
    game.happen(lambda now: collect.collect(now, 0, RED, Via.EFFECT))

    assert game.state.sheet.result == "won"
    assert game.hero("roger").items == ("honeycomb",)
    assert list(game.portals) == ["blue"]
