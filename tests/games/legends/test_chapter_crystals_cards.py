"""The cards of chapter III (docs/rules/legends.md, LG-CH3-17 to LG-CH3-25)."""

import pytest

from dedale.games.legends.actions import Move, OpenGate, PushCart, Teleport
from dedale.games.legends.events import CrystalsEaten, CrystalsLost, CrystalsPlaced, GateClosed
from dedale.games.legends.state import Prowler
from tests.games.legends.playing import modest, strike
from tests.kit import refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

MASTER, SANCTUARY, ENGINE, GUILD, WALL, MINE = range(1, 7)
EXTRA = Prowler("extra-cart", crystals=2)


def a_mine(**laid):
    """Chapter III, the Knight first; nothing but quiet cards in the deck."""
    return a_table(ChapterId.CRYSTALS, **{"game_deck": ["sharp-bend"] * 4} | laid)


def crystals(game):
    return tuple(spot.crystals for spot in game.state.spots)


def holding(**places):
    return {name.replace("_", "-"): {"crystals": count} for name, count in places.items()}


# Giant Trolls


@rule("LG-CH3-17")
def test_a_troll_has_six_health_two_claws_and_leaves_a_crystal_and_an_item():
    game = strike(
        a_mine(at={"knight": WALL}, pool={"sword": 9}, passage={WALL: "giant-troll"}), 5, 5
    )
    assert (game.at(WALL).damage, game.hero("knight").resistance) == (5, 4)

    game = strike(
        a_mine(at={"knight": WALL}, pool={"sword": 9}, passage={WALL: "giant-troll"}), 5, 6
    )
    assert game.asked == ("reward", 0)
    item = game.state.market[0]
    game.play(game.offers()[0])
    assert game.state.piles[0].deck[0] == item
    assert crystals(game) == (0, 0, 0, 0, 1, 0)


@rule("LG-CH3-17")
def test_there_must_be_room_for_the_crystal():
    game = a_mine(
        at={"knight": MASTER},
        pool={"sword": 6},
        passage={MASTER: "giant-troll"},
        spots=holding(trap_master=1),
    )

    assert crystals(modest(strike(game, MASTER, 6))) == (1, 0, 0, 0, 0, 0)
    assert not any(isinstance(event, CrystalsPlaced) for event in game.told)


@rule("LG-CH3-17", "LG-REW-11")
def test_a_trapped_troll_leaves_nothing():
    game = a_mine(passage={1: "ghost", 2: Prowler("giant-troll", damage=1)}, traps=(5, 0))
    game.reveal("ghost")

    assert game.at(3) is None
    assert crystals(game) == (0,) * 6


# Crystal Eaters


@rule("LG-CH3-18")
@pytest.mark.parametrize("eater", ["crystal-eater-4", "crystal-eater-5"])
def test_an_eater_takes_a_crystal_of_the_place_where_it_enters(eater):
    game = a_mine(spots=holding(trap_master=1, fairy_sanctuary_3=2)).reveal(eater)

    assert game.at(1) == Prowler(eater, crystals=1)
    assert crystals(game) == (0, 2, 0, 0, 0, 0)


@rule("LG-CH3-18")
def test_after_a_move_it_takes_one_of_the_place_and_one_of_the_cart():
    game = a_mine(
        passage={1: Prowler("crystal-eater-4", crystals=1)},
        spots=holding(fairy_sanctuary_3=2),
        scene={"cart": 2, "load": 3},
    ).reveal("ghost")

    assert game.at(2) == Prowler("crystal-eater-4", crystals=3)
    assert crystals(game) == (0, 1, 0, 0, 0, 0)
    assert game.state.scene.load == 2


@rule("LG-CH3-18")
def test_it_eats_nothing_where_there_is_nothing():
    game = a_mine(
        passage={1: "crystal-eater-4"}, spots=holding(trap_master=1), scene={"cart": 3, "load": 3}
    ).reveal("ghost")

    assert game.at(2) == Prowler("crystal-eater-4")
    assert (crystals(game), game.state.scene.load) == ((1, 0, 0, 0, 0, 0), 3)
    assert not any(isinstance(event, CrystalsEaten) for event in game.events)


@rule("LG-CH3-18")
def test_an_empty_cart_feeds_nobody():
    game = a_mine(passage={1: "crystal-eater-4"}, scene={"cart": 2}).reveal("ghost")

    assert game.at(2) == Prowler("crystal-eater-4")
    assert game.state.scene.load == 0


@rule("LG-CH3-18")
def test_other_monsters_eat_no_crystals():
    game = a_mine(passage={1: "giant-troll"}, spots=holding(fairy_sanctuary_3=2)).reveal("ghost")

    assert game.at(2) == Prowler("giant-troll")


@rule("LG-CH3-E2")
def test_a_cart_that_is_pushed_beside_an_eater_loses_nothing():
    game = a_mine(
        at={"knight": 3},
        pool={"boots": 1},
        passage={4: "crystal-eater-4"},
        scene={"cart": 3, "load": 3},
    ).play(PushCart(4))

    assert game.state.scene.load == 3
    assert game.at(4).crystals == 0


@rule("LG-CH3-19")
@pytest.mark.parametrize(("eater", "health"), [("crystal-eater-4", 4), ("crystal-eater-5", 5)])
def test_its_health_grows_with_its_crystals(eater, health):
    fed = Prowler(eater, crystals=2)
    game = a_mine(at={"knight": 6}, pool={"sword": 9}, passage={6: fed})
    strike(game, 6, health + 1)
    assert game.at(6).damage == health + 1
    assert game.hero("knight").resistance == 5, "claws 1"

    game = strike(a_mine(at={"knight": 6}, pool={"sword": 9}, passage={6: fed}), 6, health + 2)
    assert game.at(6) is None


@rule("LG-CH3-20")
@pytest.mark.parametrize(
    ("eater", "prize"), [("crystal-eater-4", "fairy"), ("crystal-eater-5", "item")]
)
def test_a_hero_gets_its_crystals_back_to_the_place_beside_it(eater, prize):
    game = a_mine(
        at={"knight": WALL},
        pool={"sword": 9},
        passage={WALL: Prowler(eater, crystals=3)},
        spots=holding(wall_trap=1),
    )
    strike(game, WALL, 7 if prize == "fairy" else 8)
    offered = game.offers()[0]
    assert prize in type(offered).__name__.lower()
    modest(game)

    assert crystals(game) == (0, 0, 0, 0, 2, 0)
    assert CrystalsLost(count=2) in game.told


@rule("LG-CH3-20")
def test_the_crystals_of_a_trapped_eater_go_to_the_reserve():
    game = a_mine(passage={1: "ghost", 2: Prowler("crystal-eater-4", crystals=1)}, traps=(5, 0))
    game.reveal("ghost")

    assert game.at(3) is None
    assert crystals(game) == (0,) * 6
    assert CrystalsLost(count=1) in game.events


# the Key Master


@rule("LG-CH3-21")
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_with_the_key_master_the_gate_falls_where_the_die_says(face, left):
    game = a_mine().reveal("key-master", chance=[face - 1])

    assert game.state.scene.gate == left
    assert game.events[-1] == GateClosed(cell=left)
    assert game.state.scene.key is None, "the key lies on the card"
    assert game.at(1) == Prowler("key-master")


@rule("LG-CH3-21")
def test_the_gate_falls_once():
    game = a_mine(passage={1: "key-master"}, scene={"gate": 2}).reveal("ghost", chance=[])

    assert game.state.scene.gate == 2


@rule("LG-CH3-22")
@pytest.mark.parametrize(("cell", "to"), [(3, 2), (4, 5)])
def test_heroes_do_not_walk_through_the_gate(cell, to):
    game = a_mine(at={"knight": cell}, pool={"boots": 3}, scene={"gate": 3})

    assert game.offers(Move) == [Move(to)]
    with refused_by("LG-CH3-22"):
        game.play(Move(7 - cell))


@rule("LG-CH3-22")
def test_they_teleport_through_it_and_panic_stops_there():
    game = a_mine(at={"knight": 3}, pool={"teleport": 1}, scene={"gate": 3}).play(Teleport(4))
    assert game.hero("knight").cell == 4

    game.reveal("panic")
    assert (game.hero("knight").cell, game.hero("knight").resistance) == (4, 6)


@rule("LG-CH3-23")
def test_whoever_defeats_the_key_master_has_the_key_and_an_item():
    game = a_mine(at={"knight": 6}, pool={"sword": 5}, passage={6: "key-master"}, scene={"gate": 3})
    strike(game, 6, 5)
    assert game.hero("knight").resistance == 5
    assert game.asked == ("reward", 0)

    assert modest(game).state.scene.key == 0
    assert game.state.scene.gate == 3


@rule("LG-CH3-23")
def test_no_other_monster_has_the_key():
    game = a_mine(at={"knight": 6}, pool={"sword": 3}, passage={6: "tunnel-goblin"})

    assert modest(strike(game, 6, 3)).state.scene.key is None


@rule("LG-CH3-23")
@pytest.mark.parametrize("cell", [3, 4])
def test_with_the_key_the_gate_is_opened_on_either_side_at_no_cost(cell):
    game = a_mine(
        at={"knight": cell}, boards={"knight": {"usable": 0}}, scene={"gate": 3, "key": 0}
    )
    game.play(OpenGate())

    assert (game.state.scene.gate, game.state.scene.key) == (None, None)
    assert game.offers(OpenGate) == []


@rule("LG-CH3-23")
@pytest.mark.parametrize(
    ("cell", "scene"), [(2, {"key": 0}), (5, {"key": 0}), (3, {"key": 1}), (3, {"key": None})]
)
def test_the_gate_is_not_opened_from_afar_or_without_the_key(cell, scene):
    game = a_mine(at={"knight": cell}, scene={"gate": 3, **scene})

    assert game.offers(OpenGate) == []
    with refused_by("LG-CH3-23"):
        game.play(OpenGate())


@rule("LG-CH3-21", "LG-TRAP-7")
def test_the_key_master_springs_no_trap():
    game = a_mine(passage={1: "ghost", 2: "key-master"}, traps=(5, 0)).reveal("ghost")

    assert game.at(3) == Prowler("key-master")
    assert game.state.traps == (5, 0)


# the Secret Passage


@rule("LG-CH3-24")
def test_the_secret_passage_pushes_what_lies_there_and_stays():
    game = a_mine(passage={3: "ghost", 4: "giant-troll", 1: "rat-swarm"})
    game.reveal("secret-passage", chance=[2])

    assert game.state.scene.secret == 3
    assert [card and card.card for card in game.state.passage] == [
        "rat-swarm",
        None,
        None,
        "ghost",
        "giant-troll",
        None,
    ]


@rule("LG-CH3-24")
def test_on_an_empty_cell_it_moves_nothing():
    game = a_mine(passage={4: "ghost"}).reveal("secret-passage", chance=[2])

    assert game.at(4) == Prowler("ghost")
    assert game.state.scene.secret == 3


@rule("LG-CH3-24", "LG-TRAP-8")
def test_a_pushed_monster_springs_traps():
    game = a_mine(passage={2: "cave-ogre"}, traps=(3, 0)).reveal("secret-passage", chance=[1])

    assert game.at(3) == Prowler("cave-ogre", damage=3)


@rule("LG-CH3-25")
def test_a_card_that_comes_to_the_secret_passage_goes_on_at_once():
    game = a_mine(passage={1: "rat-swarm", 2: "ghost", 4: "giant-troll"}, scene={"secret": 3})
    game.reveal("dark-knight")

    assert [card and card.card for card in game.state.passage] == [
        "dark-knight",
        "rat-swarm",
        None,
        "ghost",
        "giant-troll",
        None,
    ]


@rule("LG-CH3-25")
def test_it_springs_every_trap_on_its_way():
    game = a_mine(passage={1: "rat-swarm", 3: "cave-ogre"}, traps=(0, 4), scene={"secret": 4})
    game.reveal("ghost")

    assert game.at(5) == Prowler("cave-ogre", damage=4)


@rule("LG-CH3-25")
def test_through_the_secret_passage_on_6_a_card_enters_the_castle():
    game = a_mine(passage={1: "rat-swarm", 5: "ghost"}, scene={"secret": 6}).reveal("ghost")

    assert game.state.reason == "castle"


@rule("LG-CH3-E1", "LG-CH3-25")
def test_with_the_secret_passage_on_1_cards_enter_on_2():
    game = a_mine(scene={"secret": 1}).reveal("ghost")
    assert [bool(card) for card in game.state.passage[:3]] == [False, True, False]

    game.reveal("rat-swarm")
    assert [card and card.card for card in game.state.passage[:3]] == [None, "rat-swarm", "ghost"]


@rule("LG-CH3-E1")
@pytest.mark.parametrize(("card", "reason"), [(Prowler("ghost"), "castle"), (EXTRA, None)])
def test_what_the_secret_passage_pushes_from_6_enters_the_castle(card, reason):
    game = a_mine(passage={6: card}).reveal("secret-passage", chance=[5])

    assert game.state.reason == reason
    assert game.state.scene.delivered == (2 if reason is None else 0)
