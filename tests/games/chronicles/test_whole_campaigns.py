"""Whole campaigns, table by table."""

from itertools import pairwise

import pytest

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules import collect
from dedale.games.chronicles.sheet import Sheet, SheetKind
from dedale.games.chronicles.state import Options, Stage
from dedale.games.chronicles.words import Via
from tests.kit import rule
from tests.kit.chronicles_campaigns import a_campaign, a_victory, at_random, boldly, sensibly
from tests.kit.chronicles_sheets import OTHER
from tests.kit.games.chronicles import RED, VARIANTS, a_game, check_invariants

MOST = 30  # games: the Goblins fill their track long before

BEGINNINGS = {
    "regular": Options(),
    "skipped": Options(sheet=Sheet(skipped=True)),
    "plus": Options(sheet=Sheet(kind=SheetKind.PLUS)),
}


@rule("CH-TRK-1", "CH-TRK-7", "CH-CHAP-4", "CH-SAVE-2", "CH-RESET-1")
@pytest.mark.parametrize("player", [at_random, boldly, sensibly])
@pytest.mark.parametrize("options", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_campaign_comes_to_an_end_and_its_sheet_goes_on_from_table_to_table(player, options):
    campaign = list(a_campaign("whole", player, options))
    sheets = [states[-1].sheet for states in campaign]

    assert len(campaign) <= MOST
    assert all(states[-1].stage is Stage.OVER for states in campaign)
    assert [sheet.result is None for sheet in sheets] == [True] * (len(sheets) - 1) + [False]
    for before, after in pairwise(sheets):
        assert after.games == before.games + 1
        assert after.chapters - before.chapters in (0, 1)
        assert after.track >= before.track
        assert set(before.boxes) <= set(after.boxes)
        assert set(before.quests) <= set(after.quests)
        assert after.journal[: len(before.journal)] == before.journal


@rule("CH-INV-1", "CH-INV-2", "CH-INV-4", "CH-INV-5", "CH-INV-6")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_campaign_with_any_modifications_loses_nothing(seed):
    for states in a_campaign(seed):
        for before, after in pairwise(states):
            check_invariants(before, None, after)


@rule("CH-S-11", "CH-SCORE-1", "CH-FIN-E3")
def test_a_campaign_can_be_won_and_has_a_score():
    [*_, before, last] = a_victory(Options(**VARIANTS[-1]))

    assert last.sheet.result == "won"
    assert last.sheet.score == 100 - last.sheet.track - 5  # with one Easy modification
    assert all(ritual.done for ritual in last.rituals)
    assert not all(ritual.done for ritual in before.rituals)


@rule("CH-FIN-5", "CH-INV-1")
def test_an_item_that_wins_the_campaign_is_in_one_place_only():
    rituals = ["ritual-1", "ritual-2", *(f"ritual-{building}" for building in OTHER)]
    game = a_game(
        final=True,
        chapters=4,
        repaired=OTHER,
        rituals=[ritual for ritual in rituals if ritual != "ritual-smithy"],
        checks={"ritual-smithy": BOX.rituals["ritual-smithy"].checks - 1},
        portals={"red": ((0, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")},
        looters=[(0, 1)],
    )
    game.happen(lambda now: collect.collect(now, 0, RED, Via.EFFECT))

    assert game.state.sheet.result == "won"
    assert game.hero("roger").items == ("honeycomb",)
    assert list(game.portals) == ["blue"]
