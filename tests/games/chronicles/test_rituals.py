"""Every Ritual gets its Checkmarks when it should, and not one step before (CH-FIN-3)."""

import pytest
from msgspec.structs import replace

from dedale.games.chronicles.actions import Done, Offer
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import RitualChecked, RitualCompleted
from dedale.games.chronicles.rules import dragon
from dedale.games.chronicles.state import WishProgress
from dedale.games.chronicles.words import POSTS, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import refused_by, rule
from tests.kit.chronicles_wishes import (
    CRITTERS,
    CURSED,
    INGREDIENTS,
    INSTRUMENTS,
    TREASURES,
    Case,
    build,
    cases,
    collect,
    done,
    end_move,
    end_turn,
    knock_out,
    lay,
    loot,
    portal,
    row,
    soothed,
    stand,
)
from tests.kit.games.chronicles import a_game

TWO_OF_FOUR = [
    *INGREDIENTS[:2], *INSTRUMENTS[:2], *CRITTERS[:2], *TREASURES[:2], *INGREDIENTS[2:],
]  # fmt: skip
NORTH = {"dragon": (0, 3)}
CHECKED = cases(
    Case("ritual-1", [end_turn, end_move((3, 2))], soothed),
    Case("ritual-library",
         [*(collect(item, k % 4) for k, item in enumerate(TWO_OF_FOUR)), collect(CURSED[0]),
          loot(CURSED[1])],
         collect(CURSED[2])),
    Case("ritual-watchtower", [lay(looters=(Cell(1, 1),)), end_turn,
                               lay(looters=(), wardens=(POSTS[0],)), end_turn, lay(wardens=())],
         end_turn),
    Case("ritual-workshop", [build(row(0, 6)), end_turn, build(row(0) | row(2)),
                             lay(dragon=Cell(2, 3)), end_turn, lay(dragon=Cell(0, 3))],
         end_turn),
    Case("ritual-town-hall", [end_turn, stand(0, 3, 0), end_turn, stand(1, 4, 4), end_turn,
                              stand(1, 6, 3)],
         end_turn),
    Case("ritual-smithy", [collect("honeycomb"), loot("first-coin")], knock_out(Via.WARDEN, 2)),
    Case("ritual-spire", [portal("red", 1, 1), portal("blue", 3, 5), soothed,
                          portal("red", 6, 3)],
         soothed),
    Case("ritual-playhouse", [end_move((3, 2)), collect("reed-flute", 1), end_move((3, 2)),
                              end_move((2, 2), hero=1)],
         end_move((2, 3), hero=1)),
)  # fmt: skip
OFFERED = {
    "ritual-2": ("black-candle", "honeycomb"),
    "ritual-inn": ("honeycomb", "reed-flute"),
    "ritual-market": ("opal-goblet", "honeycomb"),
    "ritual-crypt": ("ember-pearl", "honeycomb"),
    "ritual-garden": ("velvet-bat", "honeycomb"),
}
"""For each Ritual of offerings an Item that may be offered, and one that may not."""


def final(*buildings, **table):
    """The final scenario with the Rituals of these buildings."""
    return a_game(final=True, repaired=buildings, **table)


def building_of(ritual):
    """The building of a Ritual, if it has one."""
    building = BOX.rituals[ritual].building
    return () if building is None else (building,)


def at_the_dragon(*buildings, **table):
    """Roger has ended his Move on the tile of the Dragon, who will fly to the red perch."""
    game = final(*buildings, dragon=(2, 1), **table)
    return game.play(Walk(Cell(2, 1)), chance=["red"])


def test_every_ritual_of_the_box_has_a_case():
    tested = [case.card for case in CHECKED["argvalues"]]

    assert sorted([*tested, *OFFERED]) == sorted(BOX.rituals)


@rule("CH-FIN-3")
def test_rituals_need_their_number_of_checkmarks():
    assert {ritual.id: ritual.checks for ritual in BOX.rituals.values()} == {
        "ritual-1": 3,
        "ritual-2": 2,
        "ritual-inn": 3,
        "ritual-library": 1,
        "ritual-watchtower": 2,
        "ritual-workshop": 4,
        "ritual-market": 3,
        "ritual-town-hall": 3,
        "ritual-smithy": 11,
        "ritual-spire": 1,
        "ritual-crypt": 2,
        "ritual-garden": 3,
        "ritual-playhouse": 4,
    }


@rule("CH-FIN-8", "CH-FIN-E8")
@pytest.mark.parametrize("case", **CHECKED)
def test_a_ritual_gets_a_checkmark_when_its_condition_is_met(case):
    game = done(final(*building_of(case.card)), *case.before)
    assert game.progress(case.card).checks == 0

    done(game, case.last)
    assert game.progress(case.card).checks == 1


@rule("CH-FIN-8", "CH-FIN-9", "CH-DP-18")
@pytest.mark.parametrize("ritual", OFFERED)
def test_a_ritual_gets_a_checkmark_for_an_item_of_its_sets(ritual):
    item, other = OFFERED[ritual]
    game = at_the_dragon(*building_of(ritual), holds={"ollie": [item, other]})
    with refused_by("CH-DP-18"):
        game.play(Offer(ritual, other))

    game.play(Offer(ritual, item), chance=["red"])
    assert game.progress(ritual).checks == 1
    assert game.state.offered == (item,)


@rule("CH-FIN-8", "CH-FIN-9")
def test_a_fair_price_can_be_paid_with_a_scroll():
    game = at_the_dragon("market", scrolls=["scroll-time", "scroll-time"])
    game.play(Offer("ritual-market", "scroll-time"), chance=["red"])

    assert game.progress("ritual-market").checks == 1
    assert game.state.scrolls == ("scroll-time",)


@rule("CH-FIN-8")
def test_the_broken_seal_needs_a_cursed_item_and_a_dragon_item():
    held = {"roger": ["black-candle", "knotted-doll", "milk-fang"]}
    game = at_the_dragon(holds=held)
    game.play(Offer("ritual-2", "black-candle"), chance=["red"])
    assert game.progress("ritual-2").given == ("cursed",)

    game.happen(lambda now: dragon.soothe(now, 0), chance=["red"])
    assert game.offers() == [Offer("ritual-2", "milk-fang"), Done()]

    game.play(Offer("ritual-2", "milk-fang"), chance=["red"])
    assert game.progress("ritual-2").done


@rule("CH-FIN-3")
def test_a_bad_dream_lets_a_set_count_again_for_the_broken_seal():
    game = at_the_dragon(holds={"roger": ["black-candle", "knotted-doll"]})
    game.play(Offer("ritual-2", "black-candle"), chance=["red"])
    game.happen(lambda now: dragon.uncheck(now, "ritual-2"))
    game.happen(lambda now: dragon.soothe(now, 0))

    assert Offer("ritual-2", "knotted-doll") in game.offers()


@rule("CH-FIN-3")
def test_a_bad_dream_takes_the_latest_set_alone():
    sealed = WishProgress("ritual-2", checks=2, given=("cursed", "dragon"))
    game = a_game(final=True)
    game.state = replace(game.state, rituals=(sealed,))
    game.happen(lambda now: dragon.uncheck(now, "ritual-2"))

    assert game.state.rituals == (WishProgress("ritual-2", checks=1, given=("cursed",)),)
    assert game.events == (RitualChecked("ritual-2", 1),)


@rule("CH-FIN-3")
def test_a_bad_dream_comes_to_the_uncompleted_rituals_with_the_most_checkmarks():
    game = final("inn", "garden", rituals=["ritual-1"], checks={"ritual-inn": 1, "ritual-2": 1})

    assert dragon.troubled(game.state) == ("ritual-2", "ritual-inn")


@rule("CH-FIN-3", "CH-FIN-4")
def test_a_completed_ritual_stays_completed_and_takes_no_more_checkmarks():
    game = final("smithy", checks={"ritual-smithy": 10})
    done(game, knock_out())
    assert game.events == (RitualChecked("ritual-smithy", 11), RitualCompleted("ritual-smithy"))

    done(game, knock_out(), end_turn)
    assert game.progress("ritual-smithy").checks == 11
    assert game.progress("ritual-smithy").done


@rule("CH-FIN-8")
def test_the_old_lullaby_counts_once_a_turn():
    game = final("playhouse", holds={"roger": ["reed-flute"]})
    done(game, end_move((3, 2)), end_move((3, 1)))
    assert game.progress("ritual-playhouse").checks == 1

    done(game, end_turn, end_move((3, 2)))
    assert game.progress("ritual-playhouse").checks == 2


@rule("CH-FIN-3")
def test_standing_together_needs_one_character_where_one_plays_alone():
    game = done(final("town-hall", heroes=["roger"]), end_turn)
    assert game.progress("ritual-town-hall").checks == 0

    done(game, stand(0, 3, 0), end_turn)
    assert game.progress("ritual-town-hall").checks == 1


@rule("CH-FIN-3")
def test_offered_items_count_for_the_true_name():
    game = done(final("library"), *(collect(item) for item in [*TWO_OF_FOUR, CURSED[0]]))
    game.happen(lambda now: dragon.give_item(now, INGREDIENTS[0]))
    done(game, collect(CURSED[1]))

    assert game.progress("ritual-library").done


@rule("CH-FIN-E3")
def test_a_kept_ritual_needs_no_checkmarks():
    game = final("smithy", rituals=["ritual-smithy"])
    done(game, knock_out())

    assert game.progress("ritual-smithy") == WishProgress("ritual-smithy", done=True)


@rule("CH-FIN-E4")
def test_a_ritual_that_has_become_impossible_does_not_end_the_game():
    game = done(final("inn"), *(loot(item) for item in INGREDIENTS))

    assert game.state.cause is None
