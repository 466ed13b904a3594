"""How Objectives come to the table, from the start or later (CH-OBJ-1, CH-OBJ-2)."""

from dedale.games.chronicles.actions import ChooseCard
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import ObjectiveRevealed
from dedale.games.chronicles.rules import objectives
from dedale.games.chronicles.state import WishProgress
from dedale.games.chronicles.tasks import Deciding
from dedale.maze.cell import Cell
from tests.kit import rule
from tests.kit.chronicles_wishes import (
    build,
    collected,
    done,
    end_turn,
    knock_out,
    row,
)
from tests.kit.games.chronicles import ROGER, a_game


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
    assert game.reveals

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
    assert game.reveals


@rule("CH-SETUP-16", "CH-VIS-2")
def test_what_chance_picks_cannot_be_taken_back():
    game = a_game().happen(
        lambda now: objectives.picked(now, ["here", "there"], 1), chance=["here"]
    )

    assert game.reveals


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
def test_objectives_start_afresh_in_every_game():
    game = laid("smithy")

    assert all(card == WishProgress(card.id, hero=card.hero) for card in game.state.objectives)
