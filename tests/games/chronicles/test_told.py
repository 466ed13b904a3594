"""What screens are told of the box: the numbers of what lies open, and nothing else."""

from msgspec.structs import replace

from dedale.games.chronicles.sheet import FRESH, Modification, Scenario
from dedale.games.chronicles.state import Options
from dedale.games.chronicles.told import told
from tests.kit import rule
from tests.kit.chronicles_sheets import SPACES


@rule("CH-VIS-2")
def test_nothing_is_told_of_unopened_boxes():
    box = told(Options())

    assert (box.costs, box.needs, box.rewards, box.tokens) == ({}, {}, {}, {})


def test_an_opened_box_tells_what_its_cards_cost_need_and_pay():
    sheet = replace(FRESH, boxes=("inn-1", "inn-2"))
    box = told(Options(sheet=sheet))

    assert box.costs == {"haste": 2}
    assert box.needs["q-inn-1"] == (3,)
    assert box.rewards["order-stew-pot"] == (2,)


def test_an_opened_box_tells_which_token_lies_where():
    assert told(Options(sheet=replace(FRESH, boxes=("market-1",)))).tokens == {
        "pennies": "lucky-penny"
    }


@rule("CH-FIN-3")
def test_rituals_are_told_in_the_final_scenario_and_only_those_of_standing_buildings():
    sheet = replace(FRESH, slots=("inn", None, None, None, None, None))
    box = told(Options(sheet=sheet, scenario=Scenario.FINAL))

    assert box.needs == {"ritual-1": (3,), "ritual-2": (2,), "ritual-inn": (3,)}


@rule("CH-BLD-1", "CH-SHOP-2", "CH-CHAL-2", "CH-EASY-1")
def test_the_campaign_sheet_is_told_as_it_holds_at_the_table():
    chosen = (Modification.DISCOUNT_SPREE, Modification.CHALLENGING)
    village, changed = told(Options()).village, told(Options(modifications=chosen)).village

    assert (village.hammer, village.scroll, changed.scroll) == (10, 2, 1)
    assert (village.chapters, changed.chapters) == ((15, 22, 24, 33), (18, 25, 27, 36))
    assert village.buildings[:2] == (("inn",), ("library", "watchtower"))
    assert village.track.length == SPACES[-1]
