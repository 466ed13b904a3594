"""Every Quest is completed when its condition is met, and not one step before (CH-QST)."""

import pytest

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import QuestChecked, QuestCompleted
from dedale.games.chronicles.state import WishProgress
from dedale.games.chronicles.words import Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import rule
from tests.kit.chronicles_wishes import (
    CRITTERS,
    CURSED,
    INGREDIENTS,
    INSTRUMENTS,
    TREASURES,
    Case,
    appear,
    build,
    cases,
    collect,
    collected,
    done,
    end_game,
    end_move,
    end_turn,
    knock_out,
    lay,
    loot,
    pay,
    read,
    spring,
    stand,
    take,
    use,
    with_quests,
)
from tests.kit.games.chronicles import a_game

ALONE = {"heroes": ["roger"]}
PAIR = {"heroes": ["roger", "miranda"]}
SNAKE = {
    **{(0, col): "─" for col in range(6)}, (0, 6): "┐",
    (1, 0): "┌", **{(1, col): "─" for col in range(1, 6)}, (1, 6): "┘",
    (2, 0): "└", **{(2, col): "─" for col in range(1, 6)}, (2, 6): "┐",
    (3, 6): "┘", (3, 5): "─", (3, 4): "─",
}  # fmt: skip
"""A path of 24 tiles."""
SHORT_SNAKE = SNAKE | {(3, 4): "│"}

COLLECTING = cases(
    Case("q-inn-1", [collect(INGREDIENTS[0]), collect(INGREDIENTS[1], 1), collect(CURSED[0])],
         collect(INGREDIENTS[2], 2)),
    Case("q-market-1", [collect(TREASURES[0]), collect(TREASURES[1], 1), loot(TREASURES[3])],
         collect(TREASURES[2])),
    Case("q-spire-3", [collect(CURSED[0]), collect(CURSED[1]), loot(CURSED[2])],
         collect(CURSED[3])),
    Case("q-crypt-1", [collect(CURSED[0]), collect(CURSED[1]), collect(CRITTERS[0])],
         collect(CURSED[3])),
    Case("q-garden-1", [collect(CRITTERS[0]), collect(CRITTERS[1]), collect(TREASURES[0])],
         collect(CRITTERS[2])),
    Case("q-playhouse-1", [collect(INSTRUMENTS[0]), collect(INSTRUMENTS[1]), loot(INSTRUMENTS[2])],
         collect(INSTRUMENTS[3])),
    Case("q-inn-2",
         [collect("honeycomb"), end_turn, collect("reed-flute"), collect("first-coin", 1)],
         collect("opal-goblet")),
    Case("q-market-3",
         [collect("honeycomb"), collect("ginger-root", 1), collect("reed-flute"), end_turn,
          collect("frost-bell")],
         collect("thimble-drum")),
    Case("q-library-1", [appear("honeycomb"), collect("ginger-root")], appear("reed-flute", 1)),
    Case("q-library-2",
         [collect("honeycomb"), collect("stone-toad"), collect("ginger-root"),
          collect("reed-flute", 1), loot("velvet-bat")],
         collect("opal-goblet")),
    Case("q-spire-2",
         [collect("honeycomb", colour="red"), collect("reed-flute", colour="blue"),
          collect("ginger-root", colour="red"), collect("star-flour", colour="purple")],
         collect("first-coin", colour="yellow")),
    Case("q-watchtower-1", collected(5), collect("opal-goblet")),
    Case("q-town-hall-2", [*collected(3), *collected(3, 1), *collected(3, 2), *collected(2, 3)],
         collect("opal-goblet", 3)),
)  # fmt: skip
FIGHTING = cases(
    Case("q-inn-3", [*[knock_out(hero=k % 2) for k in range(6)], knock_out(Via.WARDEN)],
         knock_out()),
    Case("q-watchtower-2", [spring()], spring()),
    Case("q-watchtower-3", [knock_out(), end_turn, knock_out(), knock_out(hero=1)],
         knock_out(Via.WARDEN, hero=1)),
    Case("q-smithy-2", [knock_out(Via.WARDEN), knock_out()], knock_out(Via.WARDEN, hero=2)),
    Case("q-smithy-3", [knock_out(), end_turn, knock_out(), knock_out(Via.WARDEN, hero=1)],
         knock_out(hero=2)),
)  # fmt: skip
USING = cases(
    Case("q-library-3", [use("forewarned"), use("catalogue"), use("forewarned"), use("haste", 0)],
         use("catalogue")),
    Case("q-workshop-1", [use("crank", 0), use("crank", 1), use("crank", 0), use("rally", 0)],
         use("crank", 2)),
    Case("q-market-2", [read(), use("haste", 0)], read("scroll-fate")),
    Case("q-smithy-1", [use("gust", 3), use("long-shot", 1), use("war-drum", 2), use("blink", 0)],
         use("shield-charge", 0)),
    Case("q-spire-1", [use("blink", 0), use("blink", 1), use("blink", 0), use("gust", 3)],
         use("blink", 3)),
    Case("q-crypt-2", [use("cold-grip"), use("borrowed-time")], use("cold-grip")),
    Case("q-garden-2", [use("vine-step", 0), use("vine-step", 1), use("vine-step", 0)],
         use("vine-step", 0)),
    Case("q-playhouse-2", [use("scene-change"), use("understudy"), use("scene-change")],
         use("understudy")),
)  # fmt: skip
PAYING = cases(
    Case("q-inn-4", [pay("order-stew-pot"), pay("riddle-echo")], pay("order-last-call")),
    Case("q-library-4", [pay("riddle-twins"), pay("order-stew-pot")], pay("riddle-heart")),
    Case("q-watchtower-4", [pay("bounty-red"), pay("gleam-1")], pay("bounty-gang")),
    Case("q-workshop-4", [pay("blueprint-web"), pay("gleam-1")], pay("blueprint-plaza")),
    Case("q-market-4", [pay("merchant-goldsmith"), pay("merchant-shaman")],
         pay("merchant-goldsmith")),
    Case("q-smithy-4", [pay("trophy-roger"), pay("riddle-heart")], pay("trophy-roger")),
    Case("q-spire-4", [pay("gleam-1"), pay("gleam-3")], pay("gleam-2")),
    Case("q-playhouse-4", [pay("scene-heist"), pay("order-stew-pot")], pay("scene-banquet")),
    Case("q-crypt-4", [take("wisp"), take("wisp"), take("bloom")], take("wisp")),
    Case("q-garden-4", [take("bloom")] * 3, take("bloom")),
)  # fmt: skip
WALK = [(0, col) for col in range(1, 7)] + [(1, 6), (2, 6), (3, 6)]
MOVING = cases(
    Case("q-workshop-2", [end_move(*WALK), end_move((4, 6)), end_move(*WALK, (2, 6))],
         end_move(*WALK, (4, 6))),
    Case("q-garden-3", [end_move((2, 2), (2, 3), (2, 4)), end_move((4, 4), (2, 2), (4, 4))],
         end_move((2, 2), (2, 3), (2, 4), (3, 4), (4, 4))),
)  # fmt: skip
TURNS = cases(
    Case("q-workshop-3", [build(SHORT_SNAKE), end_turn, build(SNAKE)], end_turn),
    Case("q-town-hall-1", [lay(turn=7), end_turn, lay(wardens=(Cell(0, 2),)), end_turn,
                           lay(looters=(Cell(1, 1),), wardens=()), end_turn, lay(looters=())],
         end_turn),
    Case("q-town-hall-3", [stand(0, 3, 3), end_turn, stand(1, 3, 4), stand(2, 3, 4), end_turn,
                           stand(3, 3, 0)],
         end_turn),
    Case("q-crypt-3", [end_turn, end_turn, end_turn, end_turn, end_turn, end_turn], end_turn),
    Case("q-playhouse-3", [end_game("looted"), end_game("fifth-warden")], end_game("collected")),
    Case("q-town-hall-4", [*collected(13), pay("decree-thrift"), end_game(), collect("shed-scale")],
         end_game("looted")),
)  # fmt: skip
EVERY = (COLLECTING, FIGHTING, USING, PAYING, MOVING, TURNS)


def plays(case):
    """A case: its card is not done before the last step, and is done after it."""
    game = done(with_quests(case.card, **case.table), *case.before)
    early = game.progress(case.card).done
    done(game, case.last)
    return early, game.progress(case.card).done


def test_every_quest_of_the_box_has_a_case():
    tested = sorted(case.card for found in EVERY for case in found["argvalues"])

    assert tested == sorted(BOX.quests)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **COLLECTING)
def test_quests_about_collecting_are_completed_by_the_item_that_completes_them(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **FIGHTING)
def test_quests_about_goblins_are_completed_by_the_goblin_that_completes_them(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **USING)
def test_quests_about_cards_are_completed_by_the_use_that_completes_them(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **PAYING)
def test_quests_about_objectives_are_completed_by_the_reward_that_completes_them(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **MOVING)
def test_quests_about_moves_are_completed_at_the_end_of_the_move(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
@pytest.mark.parametrize("case", **TURNS)
def test_quests_about_the_maze_and_the_game_are_completed_at_their_moment(case):
    assert plays(case) == (False, True)


@rule("CH-QST-3")
def test_one_item_that_appears_is_enough_for_a_character_alone():
    game = done(with_quests("q-library-1", **ALONE), appear("honeycomb"))

    assert game.progress("q-library-1").done


@rule("CH-QST-3")
def test_the_share_of_civic_duty_depends_on_how_many_play():
    game = done(with_quests("q-town-hall-2", **PAIR), *collected(6), *collected(5, 1))
    assert not game.progress("q-town-hall-2").done

    done(game, collect("opal-goblet", 1))
    assert game.progress("q-town-hall-2").done


@rule("CH-QST-3")
def test_a_character_alone_holds_the_town_meeting_on_the_centre():
    game = done(with_quests("q-town-hall-3", **ALONE), stand(0, 3, 2), end_turn)
    assert not game.progress("q-town-hall-3").done

    done(game, stand(0, 3, 3), end_turn)
    assert game.progress("q-town-hall-3").done


@rule("CH-QST-3")
def test_a_town_meeting_may_be_held_in_a_column():
    column = {"at": {"roger": (1, 3), "miranda": (5, 3)}}
    crooked = {"at": {"roger": (1, 3), "miranda": (5, 2)}}

    assert done(with_quests("q-town-hall-3", **PAIR, **column), end_turn).state.quests[0].done
    assert not done(with_quests("q-town-hall-3", **PAIR, **crooked), end_turn).state.quests[0].done


@rule("CH-QST-3")
def test_nobody_stands_on_a_corner_at_a_town_meeting():
    game = done(with_quests("q-town-hall-3", **PAIR), stand(1, 0, 3), end_turn)

    assert not game.progress("q-town-hall-3").done


@rule("CH-QST-3")
def test_eyes_open_is_out_of_reach_after_a_loot():
    game = done(with_quests("q-watchtower-1"), loot("first-coin"), *collected(8))

    assert not game.progress("q-watchtower-1").done


@rule("CH-QST-3")
def test_a_loot_starts_the_quiet_turns_again():
    game = with_quests("q-crypt-3", turn=6)
    done(game, loot("first-coin"), *[end_turn] * 4)
    assert not game.progress("q-crypt-3").done

    done(game, end_turn)
    assert game.progress("q-crypt-3").done


@rule("CH-QST-3")
def test_a_completed_quest_stays_completed():
    game = done(with_quests("q-watchtower-1"), *collected(6), loot("first-coin"), end_turn)

    assert game.progress("q-watchtower-1").done


@rule("CH-QST-1", "CH-QST-4")
def test_one_item_may_complete_several_quests_of_one_building():
    game = with_quests("q-inn-1", "q-inn-2", "q-market-3")
    done(game, collect("honeycomb"), end_turn, collect("ginger-root", 1))
    done(game, collect("star-flour", 1))

    assert [card.done for card in game.state.quests] == [True, True, True]
    assert QuestCompleted("q-inn-1") in game.events


@rule("CH-QST-2")
def test_checkmarks_show_how_far_a_quest_is():
    game = done(with_quests("q-inn-1"), collect("honeycomb"), collect("reed-flute"))
    assert game.progress("q-inn-1") == WishProgress("q-inn-1", checks=1)

    done(game, collect("ginger-root"))
    assert game.events == (QuestChecked("q-inn-1", 2),)


@rule("CH-QST-2")
def test_what_counts_in_one_turn_only_leaves_no_checkmark():
    game = done(with_quests("q-inn-2"), collect("honeycomb"))

    assert game.progress("q-inn-2") == WishProgress("q-inn-2")


@rule("CH-QST-2", "CH-QST-E1", "CH-QST-5", "CH-END-1")
def test_checkmarks_are_lost_at_the_end_of_the_game_and_completed_quests_go():
    game = with_quests("q-inn-1", "q-inn-3", repaired=["inn"])
    done(game, *collected(3), knock_out(), knock_out())
    game.happen(lambda now: now.end("looted"))

    assert game.state.quests == (WishProgress("q-inn-3"),)
    assert game.state.sheet.quests == ("q-inn-1",)


@rule("CH-QST-6")
def test_a_quest_about_items_that_are_not_in_play_waits_for_them():
    game = done(with_quests("q-crypt-1"), *collected(16))
    assert not game.progress("q-crypt-1").done

    done(game, *(collect(item) for item in CURSED[:3]))
    assert game.progress("q-crypt-1").done


@rule("CH-QST-E2")
def test_the_item_that_ends_the_game_still_counts_for_quests():
    game = with_quests("q-inn-1", portals={"red": ((0, 1), "star-flour")}, repaired=["inn"])
    done(game, collect("honeycomb"), collect("ginger-root"))
    game.play(Walk(Cell(0, 1)))

    assert game.state.cause == "collected"
    assert game.state.sheet.quests == ("q-inn-1",)


@rule("CH-CHAL-4")
def test_with_a_focused_mind_only_quests_of_the_chosen_building_are_completed():
    game = with_quests("q-inn-1", "q-library-2", "q-market-3", focus="inn")
    done(game, *collected(3), collect("reed-flute"), collect("stone-toad"), collect("opal-goblet"))

    assert [card.done for card in game.state.quests] == [True, False, False]


@rule("CH-END-0")
def test_objectives_of_the_end_pay_before_the_quests_of_the_end_are_checked():
    game = a_game(quests=["q-town-hall-4"], objectives=["decree-thrift"])
    done(game, *collected(14), end_game())

    assert game.progress("q-town-hall-4").done
    assert game.state.crystals == 3
