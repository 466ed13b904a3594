"""The end of a game: Chapters, stash, Goblin track, Scripts (docs/rules/chronicles.md, 4 and 8)."""

import pytest
from msgspec.structs import replace

from dedale.games.chronicles.actions import Done, Save, SetOut
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import (
    BoxOpened,
    CampaignEnded,
    CardsAdded,
    ChapterCompleted,
    GameEnded,
    NailFilled,
    ScriptRead,
    ScrollReturned,
    StashFilled,
    StashLost,
    TrackMarked,
)
from dedale.games.chronicles.rules import end
from dedale.games.chronicles.rules.collect import collect
from dedale.games.chronicles.rules.in_play import event_deck, items_in_play, requirement
from dedale.games.chronicles.sheet import Modification, Result, Scenario
from dedale.games.chronicles.state import Stage, WishProgress
from dedale.games.chronicles.words import Via
from tests.games.chronicles.playing import ITEMS, SIX, ended
from tests.kit import rule
from tests.kit.chronicles_sheets import SPACES
from tests.kit.games.chronicles import BLUE, RED, a_game, a_sheet

TRACK = BOX.numbers.track
LOSS = TRACK.losses[0]
GOBLINS = ("pebble-volley", "soaped-floor", "borrowed-satchel", "tin-pan-parade", "twisted-signs")


def order(game, *kinds):
    """What was told of these kinds, in order."""
    return [event for event in game.told if isinstance(event, kinds)]


def scripts(game):
    return [event.script for event in order(game, ScriptRead)]


# The first game


@rule("CH-FIRST-5", "CH-TURN-4")
def test_a_game_ends_when_the_last_item_has_left_the_maze():
    portals = {"red": ((0, 0), "honeycomb"), "blue": ((0, 2), "ginger-root")}
    game = a_game(portals=portals, first=True)
    game.happen(lambda now: collect(now, 0, RED, Via.MOVE))
    assert game.state.stage is Stage.ACTION
    game.happen(lambda now: collect(now, 0, BLUE, Via.MOVE))

    assert game.state.stage is Stage.END
    assert order(game, GameEnded)[0].cause == "collected"


@rule("CH-FIRST-6", "CH-FIRST-7", "CH-FIRST-E1", "CH-CAMP-2", "CH-CAMP-4", "CH-CAMP-E1")
@pytest.mark.parametrize(
    ("held", "gained", "left"), [(16, 16, 6), (12, 12, 2), (10, 10, 0), (4, 10, 0)]
)
def test_the_first_stash_is_a_crystal_for_each_item_but_ten_at_least(held, gained, left):
    game = ended(held, first=True)

    assert order(game, StashFilled) == [StashFilled(count=gained, stash=gained)]
    assert game.state.sheet.stash == left


@rule("CH-FIRST-8", "CH-TRK-2", "CH-CHAP-6")
def test_the_first_game_marks_nothing_and_completes_no_chapter():
    game = ended(16, looted=8, first=True)

    assert (game.state.sheet.track, game.state.sheet.chapters) == (0, 0)
    assert order(game, TrackMarked, ChapterCompleted) == []


@rule("CH-FIRST-9", "CH-S-1", "CH-CAMP-1", "CH-CAMP-2", "CH-CAMP-3", "CH-CAMP-5", "CH-SHOP-1")
def test_after_the_first_game_script_1_is_read_and_the_inn_is_repaired():
    game = ended(16, first=True)
    sheet = game.state.sheet

    assert scripts(game) == [1]
    assert order(game, NailFilled, BoxOpened) == [
        NailFilled(slot=1, stash=6),
        BoxOpened(building="inn", box=1),
    ]
    assert (sheet.nails, sheet.repaired, sheet.boxes) == ((1, 0, 0, 0, 0, 0), ("inn",), ("inn-1",))
    assert game.asked == ("camp-next", 0)
    assert game.offers() == [SetOut(Scenario.STANDARD), Save()]


@rule("CH-FIRST-E2")
def test_no_starting_event_is_discarded():
    start = [card.after for card in BOX.events.values() if card.bag == "start"]

    assert sorted(start) == ["bottom", "bottom", "bottom", "shuffle", "shuffle"]


# Steps 0 to 3


@rule("CH-END-0")
def test_objectives_and_quests_are_checked_before_borrowed_scrolls_go_back():
    game = ended(
        cause="collected",
        objectives=["order-last-call"],
        quests=["q-playhouse-3"],
        scrolls=["scroll-time", "scroll-fate", "scroll-fate"],
        borrowed=("scroll-fate",),
        repaired=("inn", "playhouse"),
        chapters=2,
    )

    assert order(game, GameEnded)[0].crystals == 2
    assert game.state.sheet.quests == ("q-playhouse-3",)
    assert game.state.sheet.scrolls == ("scroll-time", "scroll-fate")
    assert game.state.borrowed == ()
    assert order(game, ScrollReturned) == [ScrollReturned(card="scroll-fate")]


@rule("CH-END-1", "CH-END-2", "CH-QST-2", "CH-QST-5", "CH-QST-E1")
def test_completed_quests_are_filed_and_the_others_lose_their_checkmarks():
    quests = [WishProgress("q-inn-1", checks=2), WishProgress("q-inn-2", checks=2, done=True)]
    game = ended(quests=quests)

    assert game.state.sheet.quests == ("q-inn-2",)
    assert game.state.quests == (WishProgress("q-inn-1"),)


@rule("CH-SCR-3", "CH-END-0")
def test_a_used_scroll_is_no_longer_owned():
    game = a_game(scrolls=["scroll-time", "scroll-turn"], repaired=["inn"])
    game.state = replace(game.state, scrolls=("scroll-time",))
    game.happen(end.close)

    assert game.state.sheet.scrolls == ("scroll-time",)


@rule("CH-END-4")
def test_the_first_steps_leave_the_sheet_as_it_was():
    quests = [WishProgress("q-inn-1", done=True), WishProgress("q-library-2", done=True)]
    filed = ("q-inn-2", "q-library-1")
    game = ended(
        16,
        looted=6,
        repaired=("inn", "library"),
        quests=quests,
        sheet={"quests": filed, "stash": 3},
    )
    sheet = game.state.sheet

    assert game.asked == ("end-village", 0)
    assert (sheet.stash, sheet.chapters, sheet.track, sheet.nails) == (3, 0, 0, (1, 1, 0, 0, 0, 0))


# Chapters and stash


@rule("CH-END-5", "CH-END-6", "CH-END-7", "CH-COL-11", "CH-FIN-9")
def test_held_items_and_the_crystals_of_cards_go_into_the_stash():
    game = ended(5, looted=2, gains=3, sheet={"stash": 4}, offered=ITEMS[10:12])

    assert order(game, GameEnded) == [GameEnded(cause="looted", held=5, looted=2, crystals=8)]
    assert game.state.sheet.stash == 12


@rule("CH-CHAP-1", "CH-CHAP-2")
@pytest.mark.parametrize(("chapters", "needed"), [(0, 15), (1, 22), (2, 24), (3, 33)])
def test_each_chapter_needs_its_crystals_in_one_game(chapters, needed):
    missed, enough = needed - 13, needed - 12

    assert ended(12, gains=missed, chapters=chapters).state.sheet.chapters == chapters
    assert ended(12, gains=enough, chapters=chapters).state.sheet.chapters == chapters + 1


@rule("CH-CHAP-2", "CH-END-6")
def test_losses_of_the_game_count_against_its_chapter():
    assert ended(15, gains=-2).state.sheet.chapters == 0
    assert ended(1, gains=-2).state.sheet.stash == 0


@rule("CH-CHAP-3", "CH-S-6", "CH-S-7", "CH-S-8", "CH-S-9", "CH-SCRIPT-1")
@pytest.mark.parametrize(("chapters", "script"), [(0, 6), (1, 7), (2, 8), (3, 9)])
def test_a_completed_chapter_has_its_script(chapters, script):
    game = ended(23, gains=12, chapters=chapters)

    assert order(game, ChapterCompleted) == [ChapterCompleted(chapter=chapters + 1)]
    assert scripts(game) == [script]
    assert game.state.scripts == (script,)
    assert game.state.sheet.scripts == (script,)


@rule("CH-CHAP-4", "CH-CHAP-5", "CH-CHAP-E1")
def test_a_game_completes_only_the_next_chapter_and_the_stash_does_not_help():
    assert ended(20, gains=5).state.sheet.chapters == 1
    assert ended(13, sheet={"stash": 40}).state.sheet.chapters == 0


@rule("CH-CHAP-E2", "CH-SCRIPT-E1")
def test_the_chapter_comes_before_the_goblin_track():
    game = ended(15, looted=2, sheet={"track": LOSS - 1, "goblins": GOBLINS[:1]})

    assert order(game, ChapterCompleted, StashLost) == [
        ChapterCompleted(chapter=1),
        StashLost(count=5, stash=10),
    ]


@rule("CH-CHAL-2")
def test_a_challenging_adventure_asks_for_three_more_crystals():
    harder = {"modifications": ["challenging-adventure"]}

    assert ended(17, **harder).state.sheet.chapters == 0
    assert ended(18, **harder).state.sheet.chapters == 1
    assert requirement(a_sheet(3), (Modification.CHALLENGING,), BOX) == BOX.numbers.chapters[3] + 3
    assert requirement(a_sheet(4), (), BOX) is None


@rule("CH-S-6", "CH-SET-2")
def test_script_6_adds_the_cursed_set_and_double_trouble():
    added = order(ended(15), CardsAdded)[0].cards

    assert added == (*BOX.sets["cursed"].items, "double-trouble")
    assert len(items_in_play(ended(15).state.sheet, BOX)) == 20


@rule("CH-S-7")
def test_script_7_adds_wardens_and_the_second_die():
    game = ended(18, gains=9, chapters=1)

    assert order(game, CardsAdded)[0].cards == (
        "warden-spotted",
        *(f"wardens-patrol-{number}" for number in (1, 2, 3, 4)),
    )
    assert game.state.sheet.dice == 2


@rule("CH-S-8", "CH-SCRIPT-E3")
def test_script_8_adds_the_dragon_set_and_three_events_for_the_next_game():
    game = ended(18, gains=9, chapters=2, events=("great-slide",))
    events = ("stinky-goblin-day", "snatching-madness", "goblins-everywhere")

    assert order(game, CardsAdded)[0].cards == (*BOX.sets["dragon"].items, *events)
    assert set(events) <= set(event_deck(game.state.sheet, Scenario.STANDARD, BOX))
    assert game.state.events == ("great-slide",)


@rule("CH-SCRIPT-E2", "CH-OBJ-6", "CH-S-6")
def test_a_merchant_joins_at_once_only_where_the_box_of_the_merchants_is_open():
    market = {"repaired": ("inn", "market")}
    done = ("q-market-1", "q-market-2")
    boxes = ("inn-1", "market-1", "market-2")
    shut, open_ = ended(15, **market), ended(15, **market, sheet={"boxes": boxes, "quests": done})

    assert "merchant-shaman" not in order(shut, CardsAdded)[0].cards
    assert "merchant-shaman" in order(open_, CardsAdded)[0].cards


@rule("CH-S-9", "CH-FIN-3")
def test_script_9_brings_the_rituals_of_the_repaired_buildings():
    game = ended(23, gains=12, chapters=3, repaired=("inn", "crypt"))

    assert order(game, CardsAdded)[0].cards == (
        "ritual-1",
        "ritual-2",
        "ritual-inn",
        "ritual-crypt",
    )


# The Goblin track


@rule("CH-TRK-1", "CH-TRK-2", "CH-TRK-7", "CH-END-8")
def test_one_space_is_marked_for_each_looted_item():
    game = ended(looted=3, sheet={"track": 1})

    assert [event.space for event in order(game, TrackMarked)] == [2, 3, 4]
    assert game.state.sheet.track == 4


@rule("CH-TRK-3", "CH-TRK-4", "CH-TRK-E1")
@pytest.mark.parametrize(("stash", "lost"), [(9, 5), (3, 3), (0, 0)])
def test_a_loss_space_takes_five_crystals_but_makes_no_debt(stash, lost):
    game = ended(looted=2, sheet={"track": LOSS - 1, "stash": stash})

    assert order(game, TrackMarked, StashLost) == [
        TrackMarked(space=LOSS),
        StashLost(count=lost, stash=stash - lost),
        TrackMarked(space=LOSS + 1),
    ]


@rule("CH-EASY-3")
def test_not_so_pesky_goblins_take_no_crystals():
    sheet = {"track": LOSS - 1, "stash": 9}
    game = ended(looted=2, sheet=sheet, modifications=["not-so-pesky-goblins"])

    assert (game.state.sheet.stash, game.state.sheet.track) == (9, LOSS + 1)
    assert order(game, StashLost) == []


@rule("CH-TRK-5", "CH-S-2", "CH-S-3", "CH-S-4")
@pytest.mark.parametrize(("script", "added"), [(2, 0), (3, 1), (4, 2)])
def test_a_script_space_adds_a_random_goblin_event(script, added):
    before = GOBLINS[:added]
    nearly = SPACES[added] - 1
    game = ended(looted=1, sheet={"track": nearly, "goblins": before}, chance=[GOBLINS[4]])

    assert scripts(game) == [script]
    assert game.state.sheet.goblins == (*before, GOBLINS[4])
    assert order(game, CardsAdded) == [CardsAdded(cards=(GOBLINS[4],))]
    assert game.reveals


@rule("CH-S-5", "CH-TRK-5")
def test_the_last_script_space_adds_both_goblin_events_that_are_left():
    game = ended(looted=1, sheet={"track": SPACES[3] - 1, "goblins": GOBLINS[1:4]})

    assert scripts(game) == [5]
    assert game.state.sheet.goblins == (*GOBLINS[1:4], GOBLINS[0], GOBLINS[4])


@rule("CH-SCRIPT-E1")
def test_several_scripts_come_in_the_order_of_the_steps():
    before = SPACES[0] - 1
    looted = SPACES[1] - before
    game = ended(14, looted=looted, gains=1, sheet={"track": before}, chance=GOBLINS[:2])

    assert scripts(game) == [6, 2, 3]


@rule("CH-TRK-6", "CH-S-12", "CH-TRK-E2", "CH-SCORE-3", "CH-RESET-1")
def test_the_last_space_loses_the_campaign_at_once():
    game = ended(looted=6, sheet={"track": TRACK.length - 2, "stash": 30})

    assert (game.state.sheet.track, game.state.sheet.result) == (TRACK.length, Result.LOST)
    assert scripts(game) == [12]
    assert order(game, CampaignEnded) == [CampaignEnded(result=Result.LOST)]
    assert game.state.sheet.score is None
    assert game.asked is None
    assert game.state.stage is Stage.OVER


@rule("CH-TRK-E3")
def test_a_filled_track_loses_even_with_the_last_chapter():
    game = ended(23, looted=1, gains=12, chapters=3, sheet={"track": TRACK.length - 1})

    assert (game.state.sheet.chapters, game.state.sheet.result) == (4, Result.LOST)


# After it


@rule("CH-END-9", "CH-END-10", "CH-SHOP-1", "CH-SETUP-E1")
def test_the_shop_is_open_and_then_the_group_goes_on():
    game = ended(3)

    assert game.asked == ("end-shop", 0)
    assert game.play(Done()).asked == ("camp-next", 0)
    game.play(SetOut(Scenario.STANDARD))
    assert game.state.sheet.lying.maze == game.state.maze
    assert game.state.sheet.lying.corners == ("roger", "demetris", "ollie", "miranda")


@rule("CH-END-E1", "CH-WRD-6")
def test_a_fifth_warden_ends_the_game_with_the_same_steps():
    game = ended(5, looted=1, cause="fifth-warden", items=("honeycomb",), chapters=2)

    assert (game.state.sheet.stash, game.state.sheet.track) == (5, 1)
    assert game.asked == ("end-shop", 0)


# The final scenario


@rule("CH-FIN-6", "CH-FIN-12", "CH-S-10")
def test_a_failed_cleansing_reads_script_10_and_marks_five_more_spaces():
    game = ended(2, looted=1, final=True, chapters=4, repaired=SIX)

    assert scripts(game)[0] == 10
    assert game.state.sheet.track == 6


@rule("CH-FIN-E2")
def test_a_track_that_fills_in_a_failed_cleansing_loses_the_campaign():
    nearly = {"track": TRACK.length - 5}
    game = ended(looted=1, final=True, chapters=4, repaired=SIX, sheet=nearly)

    assert game.state.sheet.result is Result.LOST
    assert game.asked is None


@rule("CH-FIN-5", "CH-S-11", "CH-SCORE-1", "CH-SCORE-2", "CH-RESET-1")
def test_all_rituals_win_the_campaign_and_looted_items_count_only_for_the_score():
    game = ended(
        2, looted=4, cause="rituals", final=True, chapters=4, repaired=SIX, sheet={"track": 24}
    )
    sheet = game.state.sheet

    assert (sheet.result, sheet.track, sheet.score, sheet.stash) == (Result.WON, 28, 72, 0)
    assert scripts(game) == [11]
    assert order(game, StashLost, TrackMarked) == []
    assert order(game, CampaignEnded) == [CampaignEnded(result=Result.WON, score=72)]
    assert game.asked is None
