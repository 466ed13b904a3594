"""Every Objective pays when its condition is met, and not one step before (CH-OBJ)."""

import pytest

from dedale.games.chronicles.actions import ChooseCard
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import ObjectivePaid, ObjectiveRevealed, TokenPut, TokenTaken
from dedale.games.chronicles.rules import objectives
from dedale.games.chronicles.state import Progress, Via
from dedale.games.chronicles.tasks import Deciding
from dedale.games.chronicles.words import POSTS
from dedale.maze.cell import Cell
from tests.kit import rule
from tests.kit.games.chronicles import MIRANDA, ROGER, a_game
from tests.kit.wishing import (
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


def with_objective(card, hero=-1, **more):
    """A game in which an Objective lies open."""
    return a_game(objectives=[Progress(card, hero=hero, **more)])


def pays(case, hero=-1):
    """The Crystals of a case before its last step, and after it."""
    game = done(with_objective(case.card, hero), *case.before)
    early = game.state.crystals
    done(game, case.last)
    return early, game.state.crystals


def reward(case):
    """Nothing before the last step, and the reward of the card after it."""
    return 0, BOX.objectives[case.card].rewards[0]


def laid(building, heroes=("roger", "miranda"), chance=(), **table):
    """A game whose table is laid with the Objectives of one building."""
    sheet = {"boxes": (f"{building}-1", f"{building}-2")}
    game = a_game(heroes, repaired=[building], sheet=sheet, **table)
    return game.happen(objectives.lay, chance=list(chance))


def open_cards(game):
    """The Objectives that lie open."""
    return [card.id for card in game.state.objectives]


def cards_of(building):
    """The Objectives of a building, in the order of the box."""
    return [card.id for card in BOX.objectives.values() if card.building == building]


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


@rule("CH-SETUP-16", "CH-OBJ-1")
def test_two_guest_orders_of_four_are_revealed():
    order = ["order-last-call", "order-stew-pot", "order-early-bird", "order-room-service"]
    game = laid("inn", chance=[order])

    assert open_cards(game) == ["order-last-call", "order-stew-pot"]
    assert game.state.pile == ()
    assert ObjectiveRevealed("order-stew-pot") in game.events


@rule("CH-OBJ-2", "CH-SETUP-16")
def test_each_character_is_dealt_a_riddle():
    game = laid("library", chance=[cards_of("library")])

    assert [(card.id, card.hero) for card in game.state.objectives] == [
        ("riddle-echo", 0),
        ("riddle-heart", 1),
    ]


@rule("CH-OBJ-2")
def test_a_character_alone_is_dealt_two_riddles():
    game = laid("library", ["roger"], chance=[cards_of("library")])

    assert open_cards(game) == ["riddle-echo", "riddle-heart"]


@rule("CH-OBJ-2")
def test_bounties_appear_with_the_fourth_eighth_and_twelfth_item():
    game = laid("watchtower", chance=[cards_of("watchtower")])
    done(game, *collected(3))
    assert open_cards(game) == []

    done(game, *collected(1))
    assert open_cards(game) == ["bounty-red"]

    done(game, *collected(4))
    done(game, *collected(12))
    assert open_cards(game) == ["bounty-red", "bounty-purple", "bounty-blue"]
    assert game.state.pile == ("bounty-yellow", "bounty-gang")


@rule("CH-OBJ-2")
def test_what_happened_before_a_bounty_was_revealed_does_not_count():
    order = ["bounty-gang", "bounty-red", "bounty-purple", "bounty-blue", "bounty-yellow"]
    game = laid("watchtower", chance=[order])
    done(game, knock_out(), *collected(4), knock_out())
    assert game.state.crystals == 0

    done(game, knock_out())
    assert game.state.crystals == 2


@rule("CH-OBJ-2")
def test_a_completed_blueprint_reveals_the_next_one_which_waits_for_the_next_turn_end():
    order = ["blueprint-neighbours", "blueprint-promenade", "blueprint-plaza"]
    game = laid("workshop", chance=[[*order, "blueprint-causeway", "blueprint-web"]])
    assert open_cards(game) == ["blueprint-neighbours"]

    done(game, build(row(0)), end_turn)
    assert open_cards(game) == ["blueprint-neighbours", "blueprint-promenade"]
    assert game.state.crystals == 1

    done(game, end_turn)
    assert game.state.crystals == 2


@rule("CH-OBJ-6")
def test_merchants_of_later_chapters_are_not_among_the_first():
    first = cards_of("market")[:4]
    game = laid("market", chance=[first])

    assert open_cards(game) == ["merchant-spice-trader", "merchant-fiddle-maker"]


@rule("CH-OBJ-6", "CH-S-6", "CH-S-8")
def test_shaman_and_curio_collector_join_the_merchants_with_their_chapters():
    shaman_first = ["merchant-shaman", *cards_of("market")[:4]]
    curio_first = ["merchant-curio-collector", *shaman_first]

    assert "merchant-shaman" in open_cards(laid("market", chance=[shaman_first], chapters=1))
    assert curio_first[0] in open_cards(laid("market", chance=[curio_first], chapters=3))


@rule("CH-DP-4")
def test_the_group_keeps_one_of_two_decrees():
    order = [card for card in cards_of("town-hall") if card != "decree-clear-streets"]
    game = laid("town-hall", chance=[order])

    assert game.state.todo == (Deciding("decree", ("decree-thrift", "decree-brisk")),)
    assert open_cards(game) == []


@rule("CH-DP-4")
def test_the_decree_that_the_group_keeps_lies_open():
    order = [card for card in cards_of("town-hall") if card != "decree-clear-streets"]
    game = laid("town-hall", chance=[order]).play(ChooseCard("decree-brisk"))

    assert open_cards(game) == ["decree-brisk"]


@rule("CH-OBJ-1")
def test_decrees_that_could_not_matter_are_left_out():
    alone = [c for c in cards_of("town-hall") if c != "decree-fair-shares"]
    game = laid("town-hall", ["roger"], chance=[alone], chapters=2)

    assert game.state.todo == (Deciding("decree", ("decree-thrift", "decree-brisk")),)


@rule("CH-OBJ-2", "CH-OBJ-E2")
def test_each_character_who_plays_takes_its_trophy():
    game = laid("smithy")

    assert [(card.id, card.hero) for card in game.state.objectives] == [
        ("trophy-roger", 0),
        ("trophy-miranda", 1),
    ]
    assert ObjectiveRevealed("trophy-roger", ROGER) in game.events


@rule("CH-OBJ-2")
def test_gleams_are_attached_to_different_items_in_play():
    game = a_game(
        repaired=["spire"],
        sheet={"boxes": ("spire-1", "spire-2")},
        portals={"red": ((1, 1), "honeycomb")},
        echoes={"first-coin": (5, 5), "stone-toad": (5, 1), "reed-flute": (3, 1)},
    )
    game.happen(objectives.attach, chance=["stone-toad", "honeycomb", "first-coin"])

    assert [card.item for card in game.state.objectives] == [
        "stone-toad",
        "honeycomb",
        "first-coin",
    ]


@rule("CH-SETUP-16")
def test_four_wisps_are_laid_beside_the_board():
    assert laid("crypt").state.beside.wisps == 4


@rule("CH-SETUP-16")
def test_four_blooms_are_put_on_different_posts():
    posts = [Cell(4, 4), Cell(0, 2), Cell(2, 2), Cell(6, 4)]
    game = laid("garden", chance=posts)

    assert game.state.blooms == tuple(sorted(posts))


@rule("CH-SETUP-16")
def test_two_scenes_of_four_are_revealed():
    game = laid("playhouse", chance=[cards_of("playhouse")])

    assert open_cards(game) == ["scene-serenade", "scene-banquet"]


@rule("CH-FIN-2")
def test_no_objectives_are_laid_in_the_final_scenario():
    assert open_cards(laid("smithy", final=True)) == []


@rule("CH-OBJ-1", "CH-BLD-8")
def test_objectives_of_a_shut_box_stay_in_it():
    game = a_game(repaired=["smithy"]).happen(objectives.lay)

    assert open_cards(game) == []


@rule("CH-OBJ-5")
def test_objectives_begin_every_game_anew():
    game = laid("smithy")

    assert all(card == Progress(card.id, hero=card.hero) for card in game.state.objectives)
