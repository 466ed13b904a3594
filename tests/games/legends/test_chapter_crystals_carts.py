"""Carts and bats of chapter III (docs/rules/legends.md, LG-CH3-26 to LG-CH3-33)."""

import pytest

from dedale.games.legends.actions import Attack, EndTurn, Move, PushCart, Teleport
from dedale.games.legends.events import BatsCame, CrystalsLost
from dedale.games.legends.state import Prowler
from tests.games.legends.playing import end, modest, strike
from tests.kit import rule
from tests.kit.games.legends import ChapterId, a_table

EXTRA = Prowler("extra-cart", crystals=2)


def a_mine(**laid):
    """Chapter III, the Knight first; nothing but quiet cards in the deck."""
    return a_table(ChapterId.CRYSTALS, **{"game_deck": ["sharp-bend"] * 4} | laid)


def crystals(game):
    return tuple(spot.crystals for spot in game.state.spots)


def holding(**places):
    return {name.replace("_", "-"): {"crystals": count} for name, count in places.items()}


# events of the cart


@rule("LG-CH3-26")
def test_in_a_sharp_bend_a_crystal_falls_off_and_the_cart_rolls_on():
    game = a_mine(scene={"cart": 5, "load": 3}).reveal("sharp-bend")

    assert crystals(game) == (0, 0, 0, 0, 1, 0)
    assert (game.state.scene.cart, game.state.scene.load) == (6, 2)


@rule("LG-CH3-26")
def test_a_full_place_takes_no_crystal_and_the_gate_stops_the_cart_which_loses_one_all_the_same():
    game = a_mine(scene={"cart": 3, "load": 3, "gate": 3}, spots=holding(traction_engine=1)).reveal(
        "sharp-bend"
    )

    assert crystals(game) == (0, 0, 1, 0, 0, 0)
    assert (game.state.scene.cart, game.state.scene.load) == (3, 2)


@rule("LG-CH3-26", "LG-CH3-5")
def test_a_bend_before_the_castle_delivers_the_rest():
    game = a_mine(scene={"cart": 6, "load": 3}).reveal("sharp-bend")

    assert (game.state.scene.cart, game.state.scene.delivered) == (7, 2)


@rule("LG-CH3-26")
@pytest.mark.parametrize(("cart", "to"), [(7, 7), (4, 5)])
def test_an_empty_cart_loses_nothing_and_stays_in_the_castle(cart, to):
    game = a_mine(scene={"cart": cart}).reveal("sharp-bend")

    assert game.state.scene.cart == to
    assert (crystals(game), game.state.scene.load) == ((0,) * 6, 0)


@rule("LG-CH3-27")
@pytest.mark.parametrize(
    ("cart", "gate", "to", "lost"),
    [
        (7, None, 5, 0),
        (5, 2, 3, 0),
        (3, None, 1, 0),
        (2, None, 1, 1),
        (1, None, 1, 1),
        (5, 3, 4, 1),
        (4, 3, 4, 1),
    ],
)
def test_without_brakes_the_cart_rolls_two_back_or_loses_a_crystal(cart, gate, to, lost):
    game = a_mine(scene={"cart": cart, "load": 4, "gate": gate}).reveal("brake-failure")

    assert (game.state.scene.cart, game.state.scene.load) == (to, 4 - lost)
    assert crystals(game) == (0,) * 6
    assert (CrystalsLost(count=1) in game.events) == bool(lost)


@rule("LG-CH3-27")
def test_an_empty_cart_has_no_crystal_to_lose():
    assert a_mine(scene={"cart": 1}).reveal("brake-failure").state.scene.load == 0


# Bats


@rule("LG-CH3-28")
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_bats_come_where_the_die_says(face, left):
    game = a_mine().reveal("bats", chance=[face - 1])

    assert game.state.scene.bats == left
    assert game.events[-1] == BatsCame(cell=left)


@rule("LG-CH3-28")
@pytest.mark.parametrize(("start", "to"), [(3, 4), (4, 3)])
def test_each_step_through_bats_hurts_unless_a_shield_helps(start, to):
    game = a_mine(at={"knight": start}, pool={"boots": 2, "shield": 1}, scene={"bats": 3})
    assert set(game.offers(Move)) >= {Move(to), Move(to, 1)}

    game.play(Move(to))
    assert (game.hero("knight").cell, game.hero("knight").resistance) == (to, 5)
    game.play(Move(start, 1))
    assert (game.hero("knight").cell, game.hero("knight").resistance) == (start, 5)
    assert game.hero("knight").pool.shield == 0


@rule("LG-CH3-28")
def test_other_steps_and_teleports_do_not_hurt_and_bats_stay():
    game = a_mine(at={"knight": 2}, pool={"boots": 1, "teleport": 1}, scene={"bats": 3})
    game.play(Move(3), Teleport(4), EndTurn())

    assert game.hero("knight").resistance == 6
    assert game.state.scene.bats == 3


# the Extra Cart


@rule("LG-CH3-29")
def test_an_extra_cart_enters_with_two_crystals_cannot_be_attacked_and_springs_no_trap():
    game = a_mine(passage={1: "ghost"}).reveal("extra-cart")
    assert game.at(1) == EXTRA
    assert game.at(2) == Prowler("ghost")

    moved = a_mine(passage={1: "ghost", 2: EXTRA}, traps=(2, 0)).reveal("rat-swarm")
    assert moved.at(3) == EXTRA
    assert moved.state.traps == (2, 0)
    fight = a_mine(at={"knight": 6}, pool={"sword": 9, "ranged": (9, 9, 9)}, passage={6: EXTRA})
    assert fight.offers(Attack) == []


@rule("LG-CH3-30")
@pytest.mark.parametrize(("delivered", "reason"), [(0, None), (14, "won")])
def test_in_the_castle_it_is_delivered(delivered, reason):
    game = a_mine(passage={1: "ghost", 6: EXTRA}, scene={"delivered": delivered})
    game.reveal("rat-swarm")

    assert game.state.scene.delivered == delivered + 2
    assert game.at(6) is None
    assert game.state.gone == ("extra-cart",)
    assert game.state.reason == reason


@rule("LG-CH3-31", "LG-CH3-32")
def test_between_two_empty_cells_it_is_unloaded_after_an_action():
    game = a_mine(
        at={"knight": 4},
        pool={"sword": 3},
        passage={4: "tunnel-goblin", 5: EXTRA},
        spots=holding(wall_trap=1),
    )
    strike(game, 4, 3)
    assert game.at(5) == EXTRA, "the reward comes first"

    modest(game)
    assert game.at(5) is None
    assert "extra-cart" in game.state.gone
    assert crystals(game) == (0, 0, 0, 0, 2, 0)
    assert CrystalsLost(count=1) in game.told


@rule("LG-CH3-31", "LG-CH3-32")
@pytest.mark.parametrize("cell", [2, 3, 4, 5])
def test_it_is_unloaded_on_each_cell_with_two_neighbours(cell):
    game = a_mine(at={"knight": 6}, pool={"boots": 1}, passage={cell: EXTRA}).play(Move(5))

    assert game.at(cell) is None


@rule("LG-CH3-31")
@pytest.mark.parametrize("neighbour", [1, 3])
def test_beside_another_card_it_stays(neighbour):
    game = a_mine(at={"knight": 6}, pool={"boots": 1}, passage={2: EXTRA, neighbour: "ghost"}).play(
        Move(5)
    )

    assert game.at(2) == EXTRA


@rule("LG-CH3-31", "LG-CH3-32")
def test_it_is_not_unloaded_between_turns_but_when_the_next_one_begins():
    laid = {"passage": {1: "ghost", 2: "rat-swarm", 3: EXTRA}, "traps": (2, 0)}
    game = a_mine(**laid).reveal("dark-knight")
    assert [bool(card) for card in game.state.passage] == [True, True, False, True, False, False]
    assert game.at(4) == EXTRA

    game = end(a_mine(**laid, game_deck=["dark-knight", "ghost"]))
    assert game.at(4) is None
    assert crystals(game) == (0, 0, 0, 2, 0, 0)


@rule("LG-CH3-32")
@pytest.mark.parametrize("cell", [1, 6])
def test_at_the_ends_of_the_passage_it_has_one_neighbour_and_stays(cell):
    game = a_mine(at={"knight": 3}, pool={"boots": 1}, passage={cell: EXTRA}).play(Move(4))

    assert game.at(cell) == EXTRA


@rule("LG-CH3-30", "LG-END-E1")
def test_a_delivery_that_wins_comes_before_later_cards_of_the_shift():
    passage = {1: "ghost", 2: "rat-swarm", 6: EXTRA}
    game = a_mine(passage=passage, scene={"delivered": 14}).reveal("rat-swarm")

    assert game.state.reason == "won"
    assert game.at(2) == Prowler("rat-swarm")


@rule("LG-CH3-E3")
@pytest.mark.parametrize(("cart", "to"), [(3, 2), (4, 5)])
def test_the_cart_may_stand_on_either_side_of_the_gate(cart, to):
    game = a_mine(at={"knight": cart}, pool={"boots": 2}, scene={"cart": cart, "gate": 3})

    assert game.offers(PushCart) == [PushCart(to)]
    assert game.offers(Move) == [Move(to)]
