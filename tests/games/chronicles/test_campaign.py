"""Campaigns from game to game: sheets, score, journal (docs/rules/chronicles.md, 10 and 12)."""

import pytest
from msgspec.structs import replace

from dedale.core.records import from_json, to_json
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import Done, Repair, Save, SetOut
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import BoxOpened, CornersPut, GameBegan
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.rules.in_play import challenged, eased, magnets, new_sheets, score
from dedale.games.chronicles.rules.journal import anew, sequel
from dedale.games.chronicles.sheet import (
    FRESH,
    JournalGame,
    Modification,
    Result,
    Scenario,
    Sheet,
    SheetKind,
)
from dedale.games.chronicles.state import Options, WishProgress
from tests.games.chronicles.playing import SIX, agreed, ended, laid
from tests.kit import any_chance, rule
from tests.kit.chronicles_sheets import SPACES
from tests.kit.games.chronicles import ROGER, a_sheet

EASY, EASIER = Modification.DISCOUNT_SPREE, Modification.TIME_MANIPULATION
HARD, HARDER = Modification.TOUGH_GOBLINS, Modification.ONE_WAY


# How a campaign begins


@rule("CH-CAMP-1", "CH-FIRST-10", "CH-NGP-1", "CH-NGP-2")
def test_after_a_campaign_the_first_game_may_be_skipped_and_after_a_win_plus_taken():
    regular = (Sheet(), Sheet(skipped=True))

    assert new_sheets([]) == (FRESH,)
    assert new_sheets([Result.LOST]) == regular
    assert new_sheets([Result.LOST, Result.WON]) == (
        *regular,
        Sheet(kind=SheetKind.PLUS),
        Sheet(kind=SheetKind.PLUS, skipped=True),
    )


@rule("CH-RESET-1", "CH-FIRST-10", "CH-NGP-1")
def test_beginnings_are_named_and_opened_by_how_other_campaigns_have_ended():
    lost, won = (closed(result) for result in (Result.LOST, Result.WON))

    assert chronicles.beginnings([]) == {"regular": {"sheet": FRESH}}
    assert [*chronicles.beginnings([lost])] == ["regular", "regular-skipped"]
    assert chronicles.beginnings([lost, won]) == {
        "regular": {"sheet": FRESH},
        "regular-skipped": {"sheet": Sheet(skipped=True)},
        "plus": {"sheet": Sheet(kind=SheetKind.PLUS)},
        "plus-skipped": {"sheet": Sheet(kind=SheetKind.PLUS, skipped=True)},
    }


def closed(result):
    """The last table of a campaign that ended like this."""
    state = laid().state
    return replace(state, sheet=replace(state.sheet, result=result))


@rule("CH-FIRST-10", "CH-CAMP-2", "CH-CAMP-3")
def test_a_skipped_first_game_leaves_16_crystals_of_which_the_inn_takes_ten():
    game = agreed(sheet={"skipped": True})

    assert (game.state.sheet.stash, game.state.sheet.repaired) == (6, ("inn",))
    assert BoxOpened(building="inn", box=1) in game.events
    assert [skill.card for skill in game.state.skills] == ["haste"]


@rule("CH-FIRST-10")
def test_a_campaign_that_skipped_the_first_game_gets_its_crystals_once():
    sheet = {"first": False, "skipped": True, "repaired": ["inn"], "stash": 3}

    assert laid(sheet=sheet).state.sheet.stash == 3


@rule("CH-FIRST-10", "CH-CAMP-E2")
def test_a_skipped_first_game_of_plus_asks_for_the_first_building():
    game = laid(sheet={"skipped": True, "kind": SheetKind.PLUS})

    assert game.asked == ("end-building", 0)
    game.play(Repair("smithy"))
    assert game.state.sheet.slots[0] == "smithy"
    assert game.asked == ("setup-corner", 0)


@rule("CH-NGP-E2", "CH-QST-6")
def test_a_building_repaired_early_lays_quests_of_sets_that_are_not_in_play():
    slots = ("spire", None, None, None, None, None)
    nails = (1, 0, 0, 0, 0, 0)
    plus = {"kind": SheetKind.PLUS, "slots": slots, "nails": nails, "boxes": ("spire-1",)}
    state = agreed(sheet={"first": False} | plus).state

    assert "q-spire-3" in [quest.id for quest in state.quests]
    assert not set(BOX.sets["cursed"].items) & set(state.items)


# From game to game


@rule("CH-SAVE-2")
def test_everything_that_lasts_is_on_the_sheet():
    before = {"stash": 4, "goblins": ("twisted-signs",), "track": SPACES[0]}
    quests = [WishProgress("q-inn-1", done=True)]
    game = ended(
        15, looted=1, quests=quests, scrolls=["scroll-fate"], modifications=[EASY], sheet=before
    )
    sheet = game.play(Done(), Save()).state.sheet

    assert (sheet.games, sheet.stash, sheet.track, sheet.chapters) == (2, 19, SPACES[0] + 1, 1)
    assert (sheet.goblins, sheet.scrolls) == (("twisted-signs",), ("scroll-fate",))
    assert (sheet.quests, sheet.boxes, sheet.scripts) == (("q-inn-1",), ("inn-1",), (6,))
    assert sheet.eased == (EASY,)
    assert sheet.journal == (
        JournalGame(
            scenario=Scenario.STANDARD,
            cause="looted",
            heroes=("roger", "demetris", "ollie", "miranda"),
            turns=1,
            held=15,
            looted=1,
            crystals=15,
            chapter=1,
            quests=("q-inn-1",),
            scripts=(6,),
            modifications=(EASY,),
        ),
    )


@rule("CH-SAVE-3")
def test_a_sheet_and_a_running_game_are_stored_and_read_back_as_they_were():
    state = agreed("roger", "ollie", sheet={"first": False, "repaired": SIX, "chapters": 4}).state

    assert from_json(to_json(state), type(state)) == state
    assert from_json(to_json(state.sheet), Sheet) == state.sheet


@rule("CH-END-10", "CH-SETUP-E1", "CH-SAVE-4", "CH-GEN-7")
def test_the_next_game_begins_with_the_sheet_of_the_one_before():
    game = ended(3).play(Done())
    at_once = sequel(ended(3).play(Done(), SetOut(Scenario.STANDARD)).state)
    later = sequel(ended(3).play(Done(), Save()).state)
    first = play.setup(at_once, 4, any_chance())
    second = play.setup(later, 4, any_chance())

    assert sequel(game.state) is None
    assert first.events[0] == GameBegan(number=3, scenario=Scenario.STANDARD)
    assert play.decision(first.state).ask == "setup-character"
    assert play.decision(second.state).ask == "setup-corner"
    assert not [event for event in first.events if isinstance(event, CornersPut)]


@rule("CH-RESET-1")
def test_a_closed_campaign_has_no_next_game():
    lost = ended(looted=1, sheet={"track": BOX.numbers.track.length - 1})

    assert sequel(lost.state) is None


@rule("CH-END-10", "CH-FIN-1")
def test_the_choice_of_the_final_scenario_holds_for_the_next_game():
    game = ended(3, chapters=4, repaired=SIX).play(Done(), SetOut(Scenario.FINAL))

    assert sequel(game.state).scenario is Scenario.FINAL


@rule("CH-FIN-1", "CH-SAVE-4")
def test_a_saved_campaign_may_set_out_for_the_dragon():
    ahead = sequel(ended(3, chapters=4, repaired=SIX).play(Done(), Save()).state)
    begun = play.setup(replace(ahead, scenario=Scenario.FINAL), 4, any_chance())

    assert ahead.scenario is Scenario.STANDARD
    assert "scenario" in anew(ahead)
    assert begun.events[0] == GameBegan(number=3, scenario=Scenario.FINAL)


@rule("CH-FIN-1")
def test_before_the_dragon_can_be_faced_nobody_is_asked_what_is_played():
    ahead = sequel(ended(3, chapters=4, repaired=SIX[:5]).play(Done(), Save()).state)

    assert anew(ahead) == anew(Options()) == ("modifications", "characters", "speaker")


# Outcome


@rule("CH-RESET-1")
@pytest.mark.parametrize(
    ("game", "reason", "winners"),
    [
        ({"held": 3}, "played", 4),
        ({"held": 16}, "chapter", 4),
    ],
)
def test_a_table_tells_whether_it_completed_a_chapter(game, reason, winners):
    outcome = play.outcome(ended(**game).play(Done(), Save()).state)

    assert (outcome.reason, len(outcome.winners)) == (reason, winners)


@rule("CH-RESET-1", "CH-DP-17")
@pytest.mark.parametrize(("before", "held", "reason"), [(None, 16, "chapter"), (1, 3, "played")])
def test_a_chapter_of_an_earlier_game_is_not_that_of_this_table(before, held, reason):
    page = JournalGame(Scenario.STANDARD, "collected", (ROGER,), 14, 15, 1, 15, before)
    game = ended(held, sheet={"journal": (page,)}).play(Done(), Save())

    assert play.outcome(game.state).reason == reason


@rule("CH-S-11", "CH-S-12")
def test_a_campaign_is_won_or_lost_together():
    final = {"final": True, "chapters": 4, "repaired": SIX}
    won = play.outcome(ended(cause="rituals", **final).state)
    lost = play.outcome(ended(looted=1, sheet={"track": BOX.numbers.track.length - 1}).state)

    assert (won.reason, len(won.winners)) == ("won", 4)
    assert (lost.reason, lost.winners) == ("lost", ())


# Score


@rule("CH-SCORE-1", "CH-SCORE-E1")
def test_the_score_counts_marks_and_modifications():
    assert score(Sheet(track=27, eased=(EASY,), challenged=(HARD, HARDER))) == 78
    assert score(Sheet(track=30)) == 70


@rule("CH-SCORE-4")
def test_an_easy_modification_counts_once_it_was_active():
    assert eased(Sheet(games=1, eased=(EASIER,)), (EASY,)) == (EASY, EASIER)
    assert eased(Sheet(games=1, eased=(EASIER,)), ()) == (EASIER,)
    assert eased(Sheet(games=0), (EASY, HARD)) == (EASY,)


@rule("CH-SCORE-4")
def test_a_challenge_counts_only_if_it_was_active_in_every_game_after_the_first():
    assert challenged(Sheet(games=0), (HARD,)) is None
    assert challenged(Sheet(games=1), (HARD, EASY, HARDER)) == (HARD, HARDER)
    assert challenged(Sheet(games=2, challenged=(HARD, HARDER)), (HARDER,)) == (HARDER,)
    assert challenged(Sheet(games=2, challenged=()), (HARD,)) == ()


@rule("CH-RESET-2")
def test_magnets_stand_for_buildings_completed_villagers_and_william():
    quests = tuple(f"q-inn-{number}" for number in (1, 2, 3, 4))
    sheet = a_sheet(repaired=["inn", "market"], quests=(*quests, "q-market-1"), result=Result.WON)

    assert magnets(sheet, BOX) == ("inn", "market", "raimund", "william")
    assert magnets(FRESH, BOX) == ()
