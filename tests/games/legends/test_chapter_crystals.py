"""Chapter III, the Crystal Thieves: cart and places (docs/rules/legends.md, section 24)."""

import pytest

from dedale.games.legends.actions import (
    Discard,
    LoadCart,
    PushCart,
    TakeFairy,
    UsePlace,
)
from dedale.games.legends.effects import Token
from dedale.games.legends.events import (
    CartMoved,
    CrystalsLost,
    CrystalsPlaced,
    Delivered,
    HuntersMet,
)
from dedale.games.legends.state import CrystalScene, Prowler
from tests.games.legends.playing import laid, modest, strike
from tests.kit import refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

MASTER, SANCTUARY, ENGINE, GUILD, WALL, MINE = range(1, 7)
SPACES = {
    "trap-master": 1,
    "fairy-sanctuary-3": 2,
    "traction-engine": 1,
    "hunters-guild": 2,
    "wall-trap": 2,
    "dwarf-mine": 4,
}


def a_mine(**laid):
    """Chapter III, the Smith first, with six usable dust."""
    laid = {"boards": {"smith": {"usable": 6}}} | laid
    return a_table(ChapterId.CRYSTALS, ("smith", "knight"), **laid)


def crystals(game):
    return {spot.place: spot.crystals for spot in game.state.spots}


# setup and objective


@rule("LG-CH3-1")
def test_the_cart_stands_empty_at_the_castle_and_all_crystals_are_in_the_reserve():
    game = laid(ChapterId.CRYSTALS)

    assert game.state.scene == CrystalScene(
        cart=7, load=0, delivered=0, gate=None, key=None, bats=None, secret=None
    )
    assert set(crystals(game).values()) == {0}
    assert not any(spot.guild for spot in game.state.spots)


@rule("LG-CH3-2")
@pytest.mark.parametrize(("delivered", "reason"), [(12, None), (13, "won"), (15, "won")])
def test_sixteen_delivered_crystals_win(delivered, reason):
    game = a_mine(
        at={"smith": 6}, pool={"boots": 1}, scene={"cart": 6, "load": 3, "delivered": delivered}
    ).play(PushCart(7))

    assert game.state.reason == reason
    assert game.state.scene.delivered == delivered + 3


# the cart


@rule("LG-CH3-3")
@pytest.mark.parametrize("to", [3, 5])
def test_a_hero_pushes_the_cart_a_cell_for_one_boot_and_stays(to):
    game = a_mine(at={"smith": 4}, pool={"boots": 2}, scene={"cart": 4, "load": 2})
    assert game.offers(PushCart) == [PushCart(3), PushCart(5)]
    game.play(PushCart(to))

    assert (game.state.scene.cart, game.state.scene.load) == (to, 2)
    assert game.hero("smith").cell == 4
    assert game.hero("smith").pool.boots == 1
    assert game.offers(PushCart) == []


@rule("LG-CH3-3")
@pytest.mark.parametrize(("cell", "boots"), [(4, 0), (3, 2)])
def test_it_takes_boots_and_the_same_cell(cell, boots):
    game = a_mine(at={"smith": cell}, pool={"boots": boots}, scene={"cart": 4})

    assert game.offers(PushCart) == []
    with refused_by("LG-CH3-3"):
        game.play(PushCart(5))


@rule("LG-CH3-3")
@pytest.mark.parametrize(("cell", "to"), [(1, [2]), (2, [1, 3]), (6, [5, 7]), (7, [6])])
def test_the_path_ends_for_the_cart_too(cell, to):
    game = a_mine(at={"smith": cell}, pool={"boots": 1}, scene={"cart": cell})

    assert game.offers(PushCart) == [PushCart(there) for there in to]


@rule("LG-CH3-4")
@pytest.mark.parametrize(("load", "most"), [(0, 4), (3, 3), (5, 1), (6, 0)])
def test_the_cart_holds_six_crystals(load, most):
    game = a_mine(
        at={"smith": MINE},
        scene={"cart": MINE, "load": load},
        spots={"dwarf-mine": {"crystals": 4}},
    )

    assert game.offers(LoadCart) == [LoadCart(count) for count in range(1, most + 1)]


@rule("LG-CH3-5")
def test_in_the_castle_everything_on_the_cart_is_delivered():
    game = a_mine(at={"smith": 6}, pool={"boots": 1}, scene={"cart": 6, "load": 5, "delivered": 4})
    game.play(PushCart(7))

    assert (game.state.scene.load, game.state.scene.delivered) == (0, 9)
    assert game.events[-1] == Delivered(count=5, total=9)


@rule("LG-CH3-5")
def test_an_empty_cart_delivers_nothing():
    game = a_mine(at={"smith": 6}, pool={"boots": 1}, scene={"cart": 6}).play(PushCart(7))

    assert game.events == (CartMoved(cell=7),)


@rule("LG-CH3-5")
def test_before_the_castle_nothing_is_delivered():
    game = a_mine(at={"smith": 5}, pool={"boots": 1}, scene={"cart": 5, "load": 5})
    game.play(PushCart(6))

    assert (game.state.scene.load, game.state.scene.delivered) == (5, 0)


@rule("LG-CH3-6")
def test_loading_is_free_and_no_use_of_the_place():
    game = a_mine(
        at={"smith": WALL},
        scene={"cart": WALL, "load": 1},
        spots={"wall-trap": {"crystals": 2}},
        passage={WALL: "cave-ogre"},
    ).play(LoadCart(1))

    assert game.state.scene.load == 2
    assert crystals(game)["wall-trap"] == 1
    assert game.hero("smith").usable == 6
    assert game.offers(LoadCart) == [LoadCart(1)]
    assert game.offers(UsePlace) == [UsePlace(0)]


@rule("LG-CH3-6")
@pytest.mark.parametrize(("hero", "cart"), [(4, WALL), (WALL, 4), (7, 7)])
def test_hero_and_cart_must_stand_beside_the_crystals(hero, cart):
    game = a_mine(at={"smith": hero}, scene={"cart": cart}, spots={"wall-trap": {"crystals": 2}})

    assert game.offers(LoadCart) == []
    with refused_by("LG-CH3-6"):
        game.play(LoadCart(1))


@rule("LG-CH3-7", "LG-CH3-8")
@pytest.mark.parametrize(("place", "number"), [*zip(SPACES, range(1, 7), strict=True)])
def test_places_have_spaces_and_what_finds_none_goes_to_the_reserve(place, number):
    game = a_mine(
        passage={number: Prowler("crystal-eater-4", crystals=6, damage=9)},
        at={"smith": number},
        pool={"sword": 1},
    )
    modest(strike(game, number, 1))

    assert crystals(game)[place] == SPACES[place]
    assert CrystalsLost(count=6 - SPACES[place]) in game.told


@rule("LG-CH3-8")
def test_an_empty_reserve_has_no_more_crystals():
    game = a_mine(
        at={"smith": MINE},
        scene={"load": 6, "delivered": 15, "cart": 3},
        spots={"wall-trap": {"crystals": 2}, "hunters-guild": {"crystals": 1}},
    ).play(UsePlace(2))
    assert crystals(game)["dwarf-mine"] == 1, "of three"

    empty = a_mine(
        at={"smith": MINE},
        scene={"load": 6, "delivered": 15, "cart": 3},
        spots={"wall-trap": {"crystals": 2}, "hunters-guild": {"crystals": 2}},
    )
    assert empty.offers(UsePlace) == []


@rule("LG-CH3-8", "LG-CH3-29")
def test_an_extra_cart_brings_no_more_than_the_reserve_has():
    game = a_mine(
        scene={"load": 6, "delivered": 15, "cart": 3},
        spots={"wall-trap": {"crystals": 2}, "hunters-guild": {"crystals": 1}},
    ).reveal("extra-cart")

    assert game.at(1) == Prowler("extra-cart", crystals=1)


@rule("LG-CH3-9")
def test_the_gate_stops_the_cart_and_bats_do_not():
    gate = a_mine(at={"smith": 3}, pool={"boots": 1}, scene={"cart": 3, "gate": 3, "bats": 2})
    assert gate.offers(PushCart) == [PushCart(2)]

    gate.play(PushCart(2))
    assert gate.hero("smith").resistance == 5
    assert gate.state.scene.cart == 2


# places


@rule("LG-CH3-10")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_trap_master_places_traps(number):
    game = a_mine(at={"smith": MASTER}, traps=(2 if number > 2 else 3, 0))
    game.play(UsePlace(number - 2))

    assert game.state.traps[1] == number
    assert game.hero("smith").usable == 6 - number


@rule("LG-CH3-10")
def test_the_sanctuary_sends_a_fairy_for_three_dust_or_two_cards():
    def beside(usable):
        return a_mine(
            at={"smith": SANCTUARY},
            boards={"smith": {"usable": usable}},
            hand=["smith-forge", "smith-plate", "smith-coals"],
            spots={"fairy-sanctuary-3": {"fairies": ("fairy-gate", "fairy-mercy")}},
        )

    paid = beside(3).play(UsePlace(0), TakeFairy("fairy-gate"))
    assert paid.hero("smith").fairies == ("fairy-gate",)
    assert paid.hero("smith").usable == 0
    assert beside(2).offers(UsePlace) == [UsePlace(1)]
    game = beside(2).play(UsePlace(1), Discard("smith-coals"), Discard("smith-forge"))
    game.play(TakeFairy("fairy-mercy"))
    assert game.hero("smith").fairies == ("fairy-mercy",)
    assert game.hand() == ("smith-plate",)
    assert game.hero("smith").usable == 2


@rule("LG-CH3-11")
@pytest.mark.parametrize("to", [4, 6])
def test_the_engine_moves_the_cart_wherever_it_is_for_two_dust(to):
    game = a_mine(at={"smith": ENGINE}, scene={"cart": 5, "load": 1}).play(UsePlace(0))
    assert game.asked == ("cart", 0)
    game.play(PushCart(to))

    assert game.state.scene.cart == to
    assert game.hero("smith").usable == 4


@rule("LG-CH3-11", "LG-CH3-5")
def test_the_engine_delivers_too():
    game = a_mine(at={"smith": ENGINE}, scene={"cart": 6, "load": 2}).play(UsePlace(0), PushCart(7))

    assert game.state.scene.delivered == 2


@rule("LG-CH3-11", "LG-CH3-9")
def test_the_engine_does_not_pull_through_the_gate():
    game = a_mine(at={"smith": ENGINE}, scene={"cart": 3, "gate": 3}).play(UsePlace(0))

    assert game.state.scene.cart == 2


@rule("LG-CH3-11", "LG-LOC-6")
def test_an_engine_that_cannot_pull_is_not_offered():
    game = a_mine(at={"smith": ENGINE}, scene={"cart": 7, "gate": 6})

    assert game.offers(UsePlace) == []


@rule("LG-CH3-33")
def test_the_engine_does_not_move_the_extra_cart():
    extra = Prowler("extra-cart", crystals=2)
    game = a_mine(at={"smith": ENGINE}, passage={1: extra}).play(UsePlace(0))

    assert game.at(1) == extra
    assert game.state.scene.cart == 6


@rule("LG-CH3-12")
def test_a_monster_defeated_beside_the_guild_brings_a_token():
    game = a_mine(at={"smith": GUILD}, pool={"sword": 3}, passage={GUILD: "tunnel-goblin"})
    assert game.offers(UsePlace) == [], "it has no use"
    modest(strike(game, GUILD, 3))

    assert game.place("hunters-guild").guild == 1
    assert game.place("hunters-guild").crystals == 0
    assert HuntersMet(count=1) in game.told


@rule("LG-CH3-12")
def test_monsters_elsewhere_and_trapped_ones_bring_none():
    game = a_mine(at={"smith": WALL}, pool={"sword": 3}, passage={WALL: "tunnel-goblin"})
    modest(strike(game, WALL, 3))
    assert not any(spot.guild for spot in game.state.spots)

    places = ["trap-master", "wall-trap", "hunters-guild"]
    trapped = a_mine(
        places=[*places, "dwarf-mine", "traction-engine", "fairy-sanctuary-3"],
        passage={1: "ghost", 2: "tunnel-goblin"},
        traps=(5, 0),
    ).reveal("ghost")
    assert trapped.at(3) is None
    assert trapped.place("hunters-guild").guild == 0


@rule("LG-CH3-13")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_two_tokens_refill_the_guild(held):
    game = a_mine(
        at={"smith": GUILD},
        pool={"sword": 3},
        passage={GUILD: "tunnel-goblin"},
        spots={"hunters-guild": {"guild": 1, "crystals": held}},
    )
    modest(strike(game, GUILD, 3))

    assert (game.place("hunters-guild").guild, game.place("hunters-guild").crystals) == (0, 2)


@rule("LG-CH3-14")
@pytest.mark.parametrize(("card", "damage"), [("cave-ogre", 2), ("dark-knight", 1)])
def test_the_wall_trap_hits_the_monster_beside_it_less_its_armour(card, damage):
    game = a_mine(at={"smith": WALL}, passage={WALL: card}).play(UsePlace(0))

    assert game.at(WALL).damage == damage
    assert game.hero("smith").usable == 4
    assert game.hero("smith").resistance == 5, "claws do not answer"


@rule("LG-CH3-14")
def test_the_wall_trap_rewards_like_any_attack():
    goblin = Prowler("tunnel-goblin", damage=1)
    game = a_mine(at={"smith": WALL}, passage={WALL: goblin}).play(UsePlace(0))

    assert game.at(WALL) is None
    assert game.asked == ("reward", 0)


@rule("LG-CH3-14")
def test_the_wall_trap_needs_a_monster_that_it_can_hurt():
    armoured = (None,) * 4 + (Token.CARAPACE, None)

    assert not a_mine(at={"smith": WALL}, passage={4: "ghost"}).offers(UsePlace)
    assert not a_mine(at={"smith": WALL}, passage={5: "ghost"}, threats=armoured).offers(UsePlace)
    assert not a_mine(at={"smith": WALL}, passage={5: "ghost"}, cave_in=5).offers(UsePlace)
    assert a_mine(at={"smith": WALL}, passage={5: "ghost"}, cave_in=4).offers(UsePlace)


@rule("LG-CH3-15")
@pytest.mark.parametrize(("option", "cost", "count"), [(0, 2, 1), (1, 3, 2), (2, 5, 3)])
def test_the_mine_gives_crystals_for_dust(option, cost, count):
    game = a_mine(at={"smith": MINE}).play(UsePlace(option))

    assert crystals(game)["dwarf-mine"] == count
    assert game.hero("smith").usable == 6 - cost
    assert game.events[2:] == (CrystalsPlaced(place="dwarf-mine", count=count),)


@rule("LG-CH3-15")
def test_the_mine_needs_an_empty_space_and_fills_no_more():
    full = a_mine(at={"smith": MINE}, spots={"dwarf-mine": {"crystals": 4}})
    assert full.offers(UsePlace) == []

    game = a_mine(at={"smith": MINE}, spots={"dwarf-mine": {"crystals": 3}}).play(UsePlace(2))
    assert crystals(game)["dwarf-mine"] == 4


@rule("LG-CH3-16")
@pytest.mark.parametrize(
    ("held", "option", "fairy"),
    [(0, 0, False), (0, 1, False), (0, 2, True), (1, 1, True), (2, 0, True), (2, 1, True)],
)
def test_a_mine_that_becomes_rich_brings_a_fairy(held, option, fairy):
    game = a_mine(at={"smith": MINE}, spots={"dwarf-mine": {"crystals": held}})
    game.play(UsePlace(option))

    assert game.asked == (("reward", 0) if fairy else ("act", 0))
    assert bool(game.offers(TakeFairy)) == fairy


@rule("LG-CH3-16")
def test_a_mine_that_was_rich_brings_none():
    game = a_mine(at={"smith": MINE}, spots={"dwarf-mine": {"crystals": 3}}).play(UsePlace(0))

    assert game.asked == ("act", 0)
