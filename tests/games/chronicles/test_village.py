"""The village: boxes, shop, buildings, Rituals (docs/rules/chronicles.md, 4.2, 4.3, 9.2, 11)."""

import pytest

from dedale.games.chronicles.actions import Buy, Done, Hammer, Keep, Open, Repair, Save, SetOut
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import (
    BoxOpened,
    BuildingRepaired,
    CampaignSaved,
    CardsAdded,
    NailFilled,
    PartySetOut,
    RitualsKept,
    ScrollBought,
)
from dedale.games.chronicles.rules.in_play import folk, quests_in_progress
from dedale.games.chronicles.rules.silence import unanswered
from dedale.games.chronicles.sheet import Modification, Scenario, SheetKind
from dedale.games.chronicles.state import Stage, WishProgress
from tests.games.chronicles.playing import SIX, ended
from tests.kit import refused_by, rule
from tests.kit.chronicles_sheets import SPACES

RITUALS = ("ritual-1", "ritual-2", *(f"ritual-{building}" for building in SIX))
ORDERS = ("order-early-bird", "order-stew-pot", "order-room-service", "order-last-call")


def shop(stash, **table):
    """An end of game at the shop, with so many Crystals."""
    sheet = {"stash": stash} | table.pop("sheet", {})
    return ended(sheet=sheet, **table)


def quests(*ids):
    return [WishProgress(id, done=True) for id in ids]


# Boxes


@rule("CH-END-3", "CH-VIL-1", "CH-VIL-2", "CH-BLD-8", "CH-END-E2")
def test_box_2_opens_with_the_second_quest_of_its_building():
    one = ended(quests=quests("q-inn-1"))
    two = ended(quests=quests("q-inn-1", "q-inn-3"))

    assert one.state.sheet.boxes == ("inn-1",)
    assert two.state.sheet.boxes == ("inn-1", "inn-2")
    assert BoxOpened(building="inn", box=2) in two.told
    assert CardsAdded(cards=(*ORDERS, "q-inn-4")) in two.told
    assert two.state.objectives == ()


@rule("CH-VIL-2", "CH-BLD-8", "CH-VIL-3", "CH-FF-1")
def test_box_3_opens_with_all_four_quests_and_its_folk_join():
    filed = {"quests": ("q-inn-1", "q-inn-2", "q-inn-3"), "boxes": ("inn-1", "inn-2")}
    game = ended(quests=quests("q-inn-4"), sheet=filed)

    assert game.state.sheet.boxes == ("inn-1", "inn-2", "inn-3")
    assert folk(game.state.sheet, BOX) == ("folk-raimund",)


@rule("CH-VIL-E1", "CH-END-E3")
def test_box_3_never_opens_with_box_2_because_its_quest_joins_only_now():
    game = ended(quests=quests("q-inn-1", "q-inn-2", "q-inn-3"))

    assert game.state.sheet.boxes == ("inn-1", "inn-2")
    assert quests_in_progress(game.state.sheet, BOX) == ("q-inn-4",)


@rule("CH-END-3", "CH-DP-13", "CH-DP-23")
def test_the_group_opens_several_boxes_in_any_order():
    done = quests("q-inn-1", "q-inn-2", "q-library-1", "q-library-3")
    game = ended(quests=done, repaired=("inn", "library"), options={"speaker": 2})

    assert game.asked == ("end-village", 2)
    assert game.offers() == [Open("inn", 2), Open("library", 2)]
    game.play(Open("library", 2))
    assert game.state.sheet.boxes == ("inn-1", "library-1", "library-2", "inn-2")
    assert game.asked == ("end-shop", 2)


# The shop


@rule("CH-SHOP-2", "CH-SHOP-3", "CH-SHOP-5", "CH-DP-14", "CH-SCR-2")
def test_the_shop_sells_while_the_stash_pays_and_leaves_the_rest():
    game = shop(13)

    assert game.offers() == [
        Hammer(2),
        Hammer(3),
        Buy("scroll-time"),
        Buy("scroll-turn"),
        Buy("scroll-fate"),
        Buy("scroll-shift"),
        Done(),
    ]
    game.play(Buy("scroll-turn"))
    assert game.events == (ScrollBought(card="scroll-turn", stash=11),)
    game.play(Hammer(3))
    assert game.offers() == [Done()]
    game.play(Done())
    assert game.state.sheet.stash == 1
    assert game.state.sheet.scrolls == ("scroll-turn",)


@rule("CH-SHOP-2", "CH-SHOP-3")
@pytest.mark.parametrize(
    ("stash", "hammers", "scrolls"), [(1, 0, 0), (2, 0, 4), (9, 0, 4), (10, 2, 4)]
)
def test_the_last_crystals_of_the_stash_pay_too(stash, hammers, scrolls):
    game = shop(stash)

    assert len(game.offers(Hammer)) == hammers
    assert len(game.offers(Buy)) == scrolls


@rule("CH-EASY-1", "CH-CHAL-1", "CH-SHOP-2")
@pytest.mark.parametrize(
    ("modification", "left"),
    [((), 6), (("discount-spree",), 7), (("greedy-merchants",), 4)],
)
def test_modifications_change_the_price_of_scrolls(modification, left):
    game = shop(8, modifications=modification).play(Buy("scroll-fate"))

    assert game.state.sheet.stash == left


@rule("CH-SHOP-E2", "CH-SCR-1")
def test_a_third_scroll_of_a_kind_is_not_for_sale():
    game = shop(20, scrolls=["scroll-fate", "scroll-fate", "scroll-turn"])

    assert game.offers(Buy) == [Buy("scroll-time"), Buy("scroll-turn"), Buy("scroll-shift")]


@rule("CH-SHOP-4", "CH-SHOP-E1")
def test_without_an_open_nail_no_hammer_is_for_sale():
    game = shop(50, repaired=SIX, chapters=4)

    assert game.offers(Hammer) == []
    assert len(game.offers(Buy)) == 4


@rule("CH-SHOP-3", "CH-SHOP-4", "CH-BLD-3", "CH-SCR-1")
@pytest.mark.parametrize(
    ("id", "action", "stash"),
    [
        ("CH-SHOP-3", Hammer(2), 9),
        ("CH-SHOP-3", Buy("scroll-turn"), 1),
        ("CH-SHOP-3", Save(), 20),
        ("CH-SHOP-4", Hammer(1), 20),
        ("CH-BLD-3", Hammer(4), 20),
        ("CH-SCR-1", Buy("scroll-fate"), 20),
    ],
)
def test_the_shop_says_why_it_does_not_sell(id, action, stash):
    game = shop(stash, scrolls=["scroll-fate", "scroll-fate"])

    with refused_by(id):
        game.play(action)


@rule("CH-SHOP-1", "CH-SAVE-E1")
def test_the_campaign_goes_on_only_after_the_shop_is_closed():
    game = shop(2)

    assert game.offers(Save) == []
    assert game.play(Done()).offers(Save) == [Save()]


# Buildings


@rule("CH-BLD-1", "CH-CAMP-3")
def test_slot_1_lists_the_inn_and_the_others_two_buildings_each():
    slots = [building.slot for building in BOX.buildings.values()]

    assert BOX.buildings["inn"].slot == 1
    assert [slots.count(slot) for slot in range(1, 7)] == [1, 2, 2, 2, 2, 2]
    assert BOX.numbers.nails == (1, 1, 2, 3, 3, 3)


@rule("CH-BLD-2", "CH-BLD-9")
def test_a_hammer_fills_one_nail_of_any_open_slot():
    game = shop(30, chapters=2).play(Hammer(3), Hammer(6))

    assert game.state.sheet.nails == (1, 0, 1, 0, 0, 1)
    assert game.events == (NailFilled(slot=6, stash=10),)


@rule("CH-BLD-3", "CH-BLD-E1", "CH-S-7")
def test_slots_4_to_6_open_with_chapter_2_and_at_once():
    shut, opened = shop(30, chapters=1), ended(18, gains=9, chapters=1)

    assert shut.offers(Hammer) == [Hammer(2), Hammer(3)]
    assert opened.offers(Hammer) == [Hammer(2), Hammer(3), Hammer(4), Hammer(5), Hammer(6)]


@rule("CH-BLD-4", "CH-BLD-6", "CH-DP-15", "CH-BLD-7")
def test_the_last_nail_lets_the_group_repair_a_building_of_the_slot():
    game = shop(10).play(Hammer(2))

    assert game.asked == ("end-building", 0)
    assert game.offers() == [Repair("library"), Repair("watchtower")]
    game.play(Repair("watchtower"))
    assert game.events == (
        BuildingRepaired(building="watchtower", slot=2),
        BoxOpened(building="watchtower", box=1),
        CardsAdded(cards=("snare", "q-watchtower-1", "q-watchtower-2", "q-watchtower-3")),
    )
    assert game.state.sheet.repaired == ("inn", "watchtower")
    assert game.state.skills == ()


@rule("CH-BLD-5")
def test_the_other_building_of_a_slot_is_lost():
    game = shop(50, repaired=("inn", "library"))

    assert game.offers(Hammer) == [Hammer(3)]


@rule("CH-BLD-6")
def test_box_1_brings_three_quests_for_the_next_game():
    game = shop(10).play(Hammer(2), Repair("library"))
    in_progress = quests_in_progress(game.state.sheet, BOX)

    assert in_progress[3:] == ("q-library-1", "q-library-2", "q-library-3")


@rule("CH-BLD-E2")
def test_a_slot_is_resolved_before_the_next_purchase():
    game = shop(30, sheet={"nails": (1, 0, 1, 0, 0, 0)}).play(Hammer(2))

    assert game.offers(Hammer) == []
    game.play(Repair("library"), Hammer(3), Repair("workshop"))
    assert game.state.sheet.repaired == ("inn", "library", "workshop")


@rule("CH-FIN-E9")
def test_a_building_that_is_repaired_after_script_9_brings_its_ritual():
    game = shop(10, chapters=4, repaired=SIX[:1]).play(Hammer(2), Repair("library"))

    assert CardsAdded(cards=("ritual-library",)) in game.events


# New Game+


@rule("CH-NGP-2", "CH-CAMP-E2", "CH-DP-15", "CH-NGP-E1")
def test_in_a_new_game_plus_any_building_may_be_repaired_even_in_slot_1():
    game = ended(16, first=True, sheet={"kind": SheetKind.PLUS})

    assert game.offers() == [Repair(building) for building in BOX.buildings]
    game.play(Repair("crypt"))
    assert game.state.sheet.slots[0] == "crypt"
    assert game.asked == ("camp-next", 0)


@rule("CH-NGP-3", "CH-NGP-4")
def test_a_new_game_plus_has_the_same_nails_locks_and_six_slots():
    plus = {"kind": SheetKind.PLUS}
    game = shop(30, sheet=plus, chapters=1)

    assert game.offers(Hammer) == [Hammer(2), Hammer(3)]
    game.play(Hammer(2))
    assert Repair("inn") not in game.offers()
    assert len(game.offers()) == 10
    assert shop(50, repaired=SIX, chapters=4, sheet=plus).offers(Hammer) == []


# Rituals that stay completed


def failed(track, done, **table):
    """A failed cleansing, after the shop: five spaces more are marked."""
    table |= {"rituals": done, "sheet": {"track": track - 5}}
    return ended(final=True, chapters=4, repaired=SIX, **table).play(Done())


KEEPING = [(SPACES[1] - 1, 1), (SPACES[1], 2), (SPACES[2], 3), (SPACES[3], 4), (SPACES[4] - 1, 4)]
"""Marks on the track after a failed cleansing, and how many Rituals may be kept then."""


@rule("CH-FIN-13", "CH-DP-16")
@pytest.mark.parametrize(("track", "most"), KEEPING)
def test_a_ritual_may_be_kept_for_each_marked_script_space(track, most):
    offers = failed(track, RITUALS[:7]).offers(Keep)

    assert max(len(keep.rituals) for keep in offers) == most
    assert Keep(()) in offers
    assert len(offers) <= 99


@rule("CH-FIN-13", "CH-FIN-14", "CH-FIN-E3")
def test_only_completed_rituals_stay_and_all_others_are_turned_back():
    game = failed(25, RITUALS[:2], checks={"ritual-garden": 1}).play(Keep(("ritual-2",)))

    assert game.state.sheet.rituals == ("ritual-2",)
    assert [ritual.id for ritual in game.state.rituals if ritual.done] == ["ritual-2"]
    assert {ritual.checks for ritual in game.state.rituals} == {0}
    assert game.events == (RitualsKept(rituals=("ritual-2",)),)


@rule("CH-FIN-15", "CH-DP-17", "CH-FIN-1")
def test_after_a_failed_cleansing_the_group_plays_as_it_likes():
    game = failed(7, ())

    assert game.offers() == [SetOut(Scenario.STANDARD), SetOut(Scenario.FINAL), Save()]


# How the campaign goes on


@rule("CH-DP-17", "CH-FIN-1")
def test_the_final_scenario_is_offered_when_it_is_ready():
    early = shop(0, chapters=4, repaired=SIX[:5]).play(Done())
    ready = shop(0, chapters=4, repaired=SIX).play(Done())

    assert early.offers() == [SetOut(Scenario.STANDARD), Save()]
    assert ready.offers() == [SetOut(Scenario.STANDARD), SetOut(Scenario.FINAL), Save()]


@rule("CH-DP-24")
def test_in_the_village_nobody_is_hurried():
    shopping = shop(9)
    waits = unanswered(shopping.state, 0)
    leaving = shop(9).play(Done())

    assert (shopping.asked, waits) == (("end-shop", 0), None)
    assert (leaving.asked, unanswered(leaving.state, 0)) == (("camp-next", 0), None)


@rule("CH-END-10", "CH-SCORE-4")
def test_setting_out_keeps_the_modifications_of_the_game_before():
    game = shop(0, modifications=["tough-goblins"]).play(Done())
    out = SetOut(Scenario.STANDARD, (Modification.TOUGH_GOBLINS,))

    assert game.offers() == [out, Save()]
    game.play(out)
    assert game.events == (
        PartySetOut(scenario=Scenario.STANDARD, modifications=out.modifications),
    )
    assert game.state.stage is Stage.OVER


@rule("CH-SAVE-1", "CH-SAVE-3", "CH-SAVE-4")
def test_a_saved_campaign_keeps_no_maze():
    game = shop(0).play(Done(), Save())

    assert game.events == (CampaignSaved(),)
    assert game.state.sheet.lying is None
    assert game.state.stage is Stage.OVER
