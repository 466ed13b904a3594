"""Every Objective pays when its condition is met, and not one step before (CH-OBJ)."""

import pytest

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import ObjectivePaid, TokenPut, TokenTaken
from dedale.games.chronicles.state import WishProgress
from dedale.games.chronicles.words import POSTS, Remembered, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import rule
from tests.kit.chronicles_wishes import (
    CRITTERS,
    CURSED,
    DRAGON,
    INGREDIENTS,
    INSTRUMENTS,
    TREASURES,
    Case,
    appear,
    build,
    cases,
    collect,
    collected,
    column,
    done,
    end_game,
    end_move,
    end_turn,
    enter,
    knock_out,
    lay,
    loot,
    portal,
    read,
    row,
    stand,
    take,
)
from tests.kit.games.chronicles import MIRANDA, a_game

PLAZA = row(2) | {(2, 4): "┬", (3, 4): "│", (4, 4): "┴"}
WEB = row(0) | row(1) | row(2) | {
    (0, 6): "┐", (1, 0): "┌", (1, 6): "┘", (2, 0): "└", (2, 6): "┐",
    (3, 6): "┘", (3, 5): "─", (3, 4): "─",
}  # fmt: skip
WARDENS = tuple(POSTS[:1])

ORDERS = cases(
    Case("order-early-bird", [*collected(5), end_turn, collect("lantern-moth"), lay(turn=5)],
         end_turn),
    Case("order-stew-pot", [collect(INGREDIENTS[0]), collect(INGREDIENTS[1]), loot("star-flour")],
         collect(INGREDIENTS[2])),
    Case("order-room-service", [end_move((0, 0)), end_move((0, 6), hero=1), end_move((0, 0)),
                                end_move((6, 5))],
         end_move((6, 6), hero=2)),
    Case("order-last-call", [end_game("looted"), end_game("fifth-warden")], end_game("collected")),
)  # fmt: skip
RIDDLES = cases(
    Case("riddle-echo", [collect("honeycomb"), appear("reed-flute", 1)], appear("stone-toad")),
    Case("riddle-heart", [stand(0, 3, 2), end_turn, stand(0, 3, 3), end_turn, lay(active=0)],
         end_turn),
    Case("riddle-twins", [collect("honeycomb"), collect("reed-flute"), collect("ginger-root", 1)],
         collect("frost-bell")),
    Case("riddle-rainbow", [collect("honeycomb"), collect("reed-flute"), collect("frost-bell"),
                            collect("stone-toad"), collect("opal-goblet", 1)],
         collect("first-coin")),
    Case("riddle-compass", [end_move((0, 0)), end_move((6, 3)), end_move((6, 6), hero=1),
                            end_move((3, 3))],
         end_move((4, 6))),
    Case("riddle-courage", [knock_out(), knock_out(Via.WARDEN), knock_out(hero=1)], knock_out()),
)  # fmt: skip
BOUNTIES = cases(
    *[Case(f"bounty-{colour}",
           [portal(colour, 1, 1), knock_out(Via.WARDEN), knock_out(cell=(1, 3))],
           knock_out(hero=2))
      for colour in ("red", "purple", "blue", "yellow")],
    Case("bounty-gang", [knock_out(), end_turn, knock_out(), knock_out(Via.WARDEN)],
         knock_out(hero=1)),
)  # fmt: skip
BLUEPRINTS = cases(
    Case("blueprint-plaza", [build(PLAZA | {(3, 4): "─"}), end_turn, build(PLAZA)], end_turn),
    Case("blueprint-promenade", [build(row(0, 3) | row(2)), end_turn, build(row(0))], end_turn),
    Case("blueprint-causeway", [build(column(2, 3) | {(6, 6): "┘"}), end_turn, build(column(2))],
         end_turn),
    Case("blueprint-neighbours", [build(column(6, 3)), end_turn, build(column(6))], end_turn),
    Case("blueprint-web", [build(WEB | {(3, 4): "│"}), end_turn, build(WEB)], end_turn),
)  # fmt: skip
DECREES = cases(
    Case("decree-thrift", [lay(looted=(*CURSED, "first-coin", "shed-scale")), end_game(),
                           lay(looted=(*CURSED, "first-coin"))],
         end_game()),
    Case("decree-brisk", [lay(turn=15), end_game(), lay(turn=14), end_game("fifth-warden")],
         end_game("looted")),
    Case("decree-fair-shares", [collect("honeycomb"), collect("ginger-root"), end_game(),
                                collect("reed-flute", 1), collect("frost-bell", 2), end_game(),
                                collect("stone-toad", 3)],
         end_game()),
    Case("decree-bare-hands", [], end_game()),
    Case("decree-clear-streets", [lay(wardens=WARDENS), end_game(), lay(wardens=())], end_game()),
    Case("decree-full-chests", [*collected(7), end_game(), collect("hurdy-gurdy")], end_game()),
)  # fmt: skip
SCENES = cases(
    Case("scene-serenade", [collect(INSTRUMENTS[0]), collect(TREASURES[0]), collect(CRITTERS[0])],
         collect(TREASURES[1], 1)),
    Case("scene-banquet", [collect(CRITTERS[0]), collect(INGREDIENTS[0]), collect(INSTRUMENTS[0])],
         collect(CRITTERS[1])),
    Case("scene-heist", [collect(TREASURES[0]), collect(INGREDIENTS[0]), loot(INSTRUMENTS[1])],
         collect(INSTRUMENTS[0])),
    Case("scene-menagerie", [collect(CRITTERS[0]), collect(TREASURES[0]), collect(CRITTERS[1])],
         collect(INGREDIENTS[0])),
)  # fmt: skip
ONCE = (ORDERS, RIDDLES, BOUNTIES, BLUEPRINTS, DECREES, SCENES)
MERCHANTS = {
    "merchant-spice-trader": (INGREDIENTS, 1),
    "merchant-fiddle-maker": (INSTRUMENTS, 1),
    "merchant-beast-keeper": (CRITTERS, 1),
    "merchant-goldsmith": (TREASURES, 1),
    "merchant-shaman": (CURSED, 2),
    "merchant-curio-collector": (DRAGON, 2),
}
TROPHIES = ["trophy-roger", "trophy-demetris", "trophy-ollie", "trophy-miranda"]
OTHERS = [*MERCHANTS, *TROPHIES, "gleam-1", "gleam-2", "gleam-3"]


def with_objective(card, hero=None, **more):
    """A game in which an Objective lies open."""
    return a_game(objectives=[WishProgress(card, hero=hero, **more)])


def pays(case, hero=None):
    """The Crystals of a case before its last step, and after it."""
    game = done(with_objective(case.card, hero), *case.before)
    early = game.state.crystals
    done(game, case.last)
    return early, game.state.crystals


def reward(case):
    """Nothing before the last step, and the reward of the card after it."""
    return 0, BOX.objectives[case.card].rewards[0]


def test_every_objective_of_the_box_has_a_case():
    tested = [case.card for found in ONCE for case in found["argvalues"]]

    assert sorted([*tested, *OTHERS, "objective-wisps", "objective-blooms"]) == sorted(
        BOX.objectives
    )


@rule("CH-OBJ-1")
@pytest.mark.parametrize("case", **ORDERS)
def test_guest_orders_pay_when_they_are_met(case):
    assert pays(case) == reward(case)


@rule("CH-OBJ-2")
@pytest.mark.parametrize("case", **RIDDLES)
def test_riddles_pay_for_what_their_own_character_does(case):
    assert pays(case, hero=0) == reward(case)


@rule("CH-OBJ-2")
@pytest.mark.parametrize("case", **BOUNTIES)
def test_bounties_pay_for_looters(case):
    assert pays(case) == reward(case)


@rule("CH-OBJ-1")
@pytest.mark.parametrize("case", **BLUEPRINTS)
def test_blueprints_pay_for_paths_at_the_end_of_a_turn(case):
    assert pays(case) == reward(case)


@rule("CH-OBJ-1")
@pytest.mark.parametrize("case", **DECREES)
def test_decrees_pay_at_the_end_of_the_game(case):
    assert pays(case) == reward(case)


@rule("CH-OBJ-1")
@pytest.mark.parametrize("case", **SCENES)
def test_scenes_pay_for_sets_in_their_order(case):
    assert pays(case) == reward(case)


@rule("CH-OBJ-6")
@pytest.mark.parametrize("card", MERCHANTS)
def test_merchants_pay_for_the_second_and_the_fourth_item_of_their_set(card):
    items, coins = MERCHANTS[card]
    game = with_objective(card)
    gains = [done(game, collect(item, k)).state.crystals for k, item in enumerate(items)]

    assert gains == [0, coins, coins, 2 * coins]


@rule("CH-OBJ-6")
def test_merchants_want_nothing_of_other_sets():
    game = done(with_objective("merchant-goldsmith"), *collected(12), collect("opal-goblet"))

    assert game.state.crystals == 0


@rule("CH-OBJ-2", "CH-OBJ-4")
@pytest.mark.parametrize("card", TROPHIES)
def test_trophies_pay_for_every_third_knock_out_of_their_character_three_times(card):
    hero = TROPHIES.index(card)
    other = (hero + 1) % 4
    game = done(with_objective(card, hero), knock_out(hero=hero), knock_out(hero=hero))
    done(game, knock_out(hero=other))
    assert game.state.crystals == 0

    done(game, knock_out(Via.WARDEN, hero))
    assert game.state.crystals == 1

    done(game, *[knock_out(hero=hero)] * 20)
    assert game.state.crystals == 3


@rule("CH-OBJ-2")
@pytest.mark.parametrize("card", ["gleam-1", "gleam-2", "gleam-3"])
def test_a_gleam_pays_when_its_item_is_collected(card):
    game = done(with_objective(card, item="first-coin"), collect("opal-goblet"))
    assert game.state.crystals == 0

    done(game, collect("first-coin", 3))
    assert game.events == (ObjectivePaid(card, 1),)


@rule("CH-OBJ-2")
def test_a_gleam_whose_item_is_looted_pays_nothing():
    game = done(with_objective("gleam-1", item="first-coin"), loot("first-coin"))

    assert game.state.crystals == 0


@rule("CH-OBJ-1")
def test_a_looting_leaves_a_wisp_while_one_is_left():
    game = a_game(objectives=["objective-wisps"], beside={"wisps": 2})
    done(game, loot("honeycomb", (1, 1)))
    assert game.events == (TokenPut("wisp", Cell(1, 1)),)

    done(game, loot("first-coin", (1, 1)), loot("stone-toad", (5, 5)))
    assert game.state.wisps == (Cell(1, 1), Cell(1, 1))
    assert game.state.beside.wisps == 0


@rule("CH-MOVE-8")
def test_whoever_ends_a_move_on_wisps_takes_all_of_them_and_each_pays():
    game = a_game(objectives=["objective-wisps"], wisps=[(1, 1), (1, 1), (5, 5)])
    done(game, end_move((1, 1), (1, 2)))
    assert game.state.crystals == 0

    done(game, end_move((1, 1), hero=3))
    assert game.state.crystals == 2
    assert game.state.wisps == (Cell(5, 5),)
    assert game.events[0] == TokenTaken("wisp", MIRANDA, Cell(1, 1), 2)
    assert [(entry.turn, entry.hero) for entry in game.logged(Remembered.TAKE)] == [(1, 3), (1, 3)]


@rule("CH-OBJ-4")
def test_four_wisps_are_all_that_pay():
    game = done(with_objective("objective-wisps"), *[take("wisp")] * 6)

    assert game.state.crystals == 4


@rule("CH-MOVE-6")
def test_a_bloom_is_taken_by_whoever_enters_its_tile_and_the_second_and_fourth_pay():
    posts = [(0, 2), (0, 4), (2, 4), (2, 6)]
    game = a_game(objectives=["objective-blooms"], blooms=posts)
    gains = [done(game, enter(*post, hero=1)).state.crystals for post in posts]

    assert gains == [0, 1, 1, 2]
    assert game.state.blooms == ()


@rule("CH-MOVE-6")
def test_a_bloom_can_be_taken_once():
    game = a_game(objectives=["objective-blooms"], blooms=[(0, 2)])
    done(game, enter(0, 2), enter(0, 1), enter(0, 2))

    assert game.state.crystals == 0


@rule("CH-OBJ-3", "CH-OBJ-4")
def test_crystals_are_gained_at_once_and_a_reward_is_paid_once():
    game = done(with_objective("order-stew-pot"), *collected(2))
    done(game, collect("moon-truffle"))
    assert game.events == (ObjectivePaid("order-stew-pot", 2),)

    done(game, collect("star-flour"))
    assert game.state.crystals == 2


@rule("CH-OBJ-3")
def test_a_reward_is_remembered_with_its_turn_and_its_character():
    game = a_game(objectives=[WishProgress("riddle-courage", hero=2)], turn=5)
    done(game, *[knock_out(hero=2)] * 3)

    [entry] = game.logged(Remembered.OBJECTIVE)
    assert (entry.turn, entry.hero, entry.id) == (5, 2, "riddle-courage")


@rule("CH-OBJ-E1")
def test_the_item_that_ends_the_game_still_counts_for_objectives():
    game = a_game(objectives=["order-stew-pot"], portals={"red": ((0, 1), "star-flour")})
    done(game, *collected(2))
    game.play(Walk(Cell(0, 1)))

    assert game.state.cause == "collected"
    assert ObjectivePaid("order-stew-pot", 2) in game.events


@rule("CH-OBJ-4")
def test_an_early_bird_comes_too_late_after_turn_5():
    game = done(with_objective("order-early-bird"), *collected(8), lay(turn=6), end_turn)

    assert game.state.crystals == 0


@rule("CH-OBJ-1")
def test_bare_hands_use_no_scroll():
    game = done(with_objective("decree-bare-hands"), read(), end_game())

    assert game.state.crystals == 0


@rule("CH-SET-E1")
def test_a_looted_item_leaves_its_set_incomplete():
    items = [*INGREDIENTS, *INSTRUMENTS[:3]]
    game = done(with_objective("decree-full-chests"), *(collect(item) for item in items))
    done(game, loot(INSTRUMENTS[3]), end_game())

    assert game.state.crystals == 0


@rule("CH-OBJ-1")
def test_one_item_advances_both_scenes_by_one_step():
    game = a_game(objectives=["scene-banquet", "scene-heist"])
    done(game, collect("opal-goblet"), collect("honeycomb"))
    assert [card.checks for card in game.state.objectives] == [1, 2]

    done(game, collect("reed-flute"))
    assert game.state.crystals == 2
