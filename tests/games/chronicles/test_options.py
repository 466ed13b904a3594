"""Tables of chronicles that cannot be laid, and why."""

import pytest

from dedale.core.errors import BadOption
from dedale.games.chronicles.rules.ground import BARE
from dedale.games.chronicles.sheet import Lying, Modification, Scenario
from dedale.maze.tile import Shape, Tile
from tests.games.chronicles.playing import SIX, laid
from tests.kit import rule
from tests.kit.chronicles_sheets import SPACES
from tests.kit.games.chronicles import DEMETRIS, MIRANDA, OLLIE, ROGER

SETTLED = {"first": False, "repaired": SIX, "chapters": 4}
SWIRL = (OLLIE, ROGER, MIRANDA, DEMETRIS)


def refused(key, seats=1, **options):
    with pytest.raises(BadOption) as error:
        laid(seats, **options)
    return error.value.key == key


@rule("CH-GEN-5")
def test_a_seat_leads_at_least_one_of_at_most_four_characters():
    assert refused("ch-gen-5", seats=3, characters=2)
    assert refused("ch-gen-5", characters=5)


@rule("CH-CHAL-E1", "CH-CHAL-E6")
def test_any_modifications_may_be_combined_but_one_price_excludes_the_other():
    prices = (Modification.DISCOUNT_SPREE, Modification.GREEDY_MERCHANTS)
    others = tuple(change for change in Modification if change is not prices[1])

    assert laid(modifications=others).asked == ("setup-corner", 0)
    assert refused("ch-chal-e1", modifications=prices)
    assert refused("ch-chal-e1", modifications=prices[:1] * 2)


@rule("CH-FIN-1")
def test_the_final_scenario_needs_all_chapters_and_all_buildings():
    assert refused("ch-fin-1", sheet=SETTLED | {"chapters": 3}, scenario=Scenario.FINAL)
    assert refused("ch-fin-1", sheet=SETTLED | {"repaired": SIX[:5]}, scenario=Scenario.FINAL)
    assert laid(sheet=SETTLED, scenario=Scenario.FINAL).asked == ("setup-corner", 0)


@rule("CH-SAVE-2", "CH-RESET-1")
@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("ch-reset-1", {"result": "won"}),
        ("ch-shop-3", {"stash": -1}),
        ("ch-chap-1", {"chapters": 5}),
        ("ch-trk-1", {"track": SPACES[-1]}),
        ("ch-bld-1", {"nails": (0,)}),
        ("ch-bld-4", {"nails": (1, 1, 0, 0, 0, 0)}),
        ("ch-bld-3", {"nails": (1, 0, 0, 1, 0, 0)}),
        ("ch-bld-1", {"slots": ("library", None, None, None, None, None)}),
        ("ch-bld-6", {"boxes": ()}),
        ("ch-bld-6", {"boxes": ("inn-1", "inn-2")}),
        ("ch-camp-2", {"repaired": ()}),
        ("ch-qst-1", {"quests": ("q-library-1",)}),
        ("ch-s-2", {"goblins": ("great-slide",)}),
        ("ch-scr-1", {"scrolls": ("scroll-fate",) * 3}),
        ("ch-fin-13", {"rituals": ("ritual-1",)}),
        ("ch-setup-4", {"lying": Lying(BARE, Tile(Shape.CORNER, 0, 0), SWIRL)}),
    ],
)
def test_a_sheet_that_no_campaign_can_have_is_refused(key, changes):
    assert refused(key, sheet={"first": False, "repaired": ["inn"]} | changes)


def test_other_impossible_options_are_refused():
    assert refused("ch-setup-15", heroes=(ROGER, OLLIE))
    assert refused("ch-setup-15", seats=2, heroes=(ROGER, ROGER))
    assert refused("ch-setup-2", corners=(ROGER,) * 4)
    assert refused("ch-dp-23", speaker=1)
    assert refused("wrong-seats", seats=5)
