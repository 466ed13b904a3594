"""Chapter IV: places and events (docs/rules/legends.md, LG-CH4-8 to LG-CH4-19)."""

import pytest

from dedale.games.legends.actions import (
    Attack,
    Consent,
    DeckEnd,
    Discard,
    GiveMagma,
    Put,
    RotateDial,
    Stand,
    UsePlace,
    Weapon,
)
from dedale.games.legends.effects import Token
from dedale.games.legends.events import Hurt
from tests.kit import refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

MASTER, SANCTUARY, MIRROR, MAGMA, SHARD, MACHINES = range(1, 7)
SLUGS = ["lava-slug-small"] * 6


def a_cave(heroes=("knight", "smith"), **laid):
    """Chapter IV, with Slugs in the deck and lava everywhere but on cell 6."""
    return a_table(ChapterId.MAGMA, heroes, **{"game_deck": SLUGS} | laid)


# places


@rule("LG-CH4-8")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_trap_master_places_traps(number):
    game = a_cave(
        ("smith", "knight"),
        at={"smith": MASTER},
        boards={"smith": {"usable": 5}},
        traps=(0, 2 if number > 2 else 3),
    ).play(UsePlace(number - 2))

    assert game.state.traps[0] == number


@rule("LG-CH4-9")
def test_the_mirror_shows_two_cards_for_three_dust():
    game = a_cave(
        at={"knight": MIRROR},
        boards={"knight": {"usable": 3}},
        game_deck=("tremor", "panic", *SLUGS),
    ).play(UsePlace(0))
    assert game.hero("knight").usable == 0
    assert len(game.offers(Put)) == 4

    game.play(Put("tremor", DeckEnd.BOTTOM), Put("panic", DeckEnd.TOP))
    assert game.state.deck == ("panic", *SLUGS, "tremor")


def at_magma(**laid):
    pool = {"sword": 1, "shield": 1}
    return a_cave(at={"knight": MAGMA}, **{"pool": pool} | laid)


@rule("LG-CH4-10")
def test_the_magma_costs_a_sword_a_shield_a_dust_and_a_resistance():
    game = at_magma().play(UsePlace(0))

    assert game.state.scene.magma == 0
    hero = game.hero("knight")
    assert (hero.pool.sword, hero.pool.shield, hero.usable, hero.resistance) == (0, 0, 0, 5)


@rule("LG-CH4-10")
@pytest.mark.parametrize(
    "laid",
    [
        {"pool": {"sword": 1}},
        {"pool": {"shield": 1}},
        {"boards": {"knight": {"usable": 0}}},
        {"scene": {"magma": 1}},
    ],
    ids=["no shield", "no sword", "no dust", "taken"],
)
def test_all_of_it_must_be_paid_and_the_token_must_be_there(laid):
    assert at_magma(**laid).offers(UsePlace) == []


@rule("LG-CH4-11")
@pytest.mark.parametrize(
    ("card", "threat", "damage"),
    [("cave-ogre", None, 4), ("rubble-golem", None, 3), ("rubble-golem", Token.CARAPACE, 2)],
)
def test_the_holder_throws_it_for_four_damage_less_armour_and_no_claws(card, threat, damage):
    threats = (None, None, None, None, None, threat)
    game = a_cave(at={"knight": 6}, passage={6: card}, scene={"magma": 0}, threats=threats)
    game.play(Attack(Weapon.MAGMA, 6))

    assert game.at(6).damage == damage
    assert game.hero("knight").resistance == 6
    assert game.state.scene.magma is None


@rule("LG-CH4-11")
@pytest.mark.parametrize(
    "laid",
    [
        {"at": {"knight": 4}},
        {"at": {"knight": 7}},
        {"scene": {"magma": 1}},
        {"scene": {"magma": None}},
        {"cave_in": 3},
    ],
    ids=["apart", "castle", "other", "nobody", "cave-in"],
)
def test_it_is_thrown_by_its_holder_at_the_monster_beside_it(laid):
    game = a_cave(
        **{"at": {"knight": 3}, "passage": {3: "ghost", 6: "ghost"}, "scene": {"magma": 0}} | laid
    )

    assert game.offers(Attack) == []
    with refused_by("LG-FIGHT-20" if "cave_in" in laid else "LG-CH4-11"):
        game.play(Attack(Weapon.MAGMA, 3))


@rule("LG-CH4-12")
def test_it_is_given_to_a_hero_who_agrees_and_is_burnt():
    game = a_cave(at={"knight": 6, "smith": 6}, scene={"magma": 0}).play(GiveMagma("smith"))
    assert game.asked == ("consent", 1)
    refused = a_cave(at={"knight": 6, "smith": 6}, scene={"magma": 0})
    refused.play(GiveMagma("smith"), Consent(False))
    assert refused.state.scene.magma == 0
    assert refused.hero("smith").resistance == 5
    refused.play(GiveMagma("smith"), Consent(False, always=True))
    assert refused.offers(GiveMagma) == []

    game.play(Consent(True))
    assert game.state.scene.magma == 1
    assert (game.hero("knight").resistance, game.hero("smith").resistance) == (6, 4)


@rule("LG-CH4-12")
@pytest.mark.parametrize(("cell", "magma"), [(5, 0), (6, 1), (6, None)])
def test_only_the_holder_gives_it_and_only_on_one_cell(cell, magma):
    game = a_cave(at={"knight": 6, "smith": cell}, scene={"magma": magma})

    assert game.offers(GiveMagma) == []
    with refused_by("LG-CH4-12"):
        game.play(GiveMagma("smith"))


@rule("LG-CH4-13")
@pytest.mark.parametrize(
    ("face", "resistance", "cards"),
    [(1, 2, 0), (2, 2, 1), (3, 2, 1), (4, 3, 0), (5, 3, 0), (6, 6, 0)],
)
def test_the_shard_costs_two_dust_and_does_what_the_die_says(face, resistance, cards):
    game = a_cave(at={"knight": SHARD}, boards={"knight": {"usable": 2, "resistance": 2}})
    game.play(UsePlace(0), chance=[face - 1])

    assert game.hero("knight").usable == 0
    assert game.hero("knight").resistance == resistance
    assert len(game.hand()) == cards


def at_machines(*items, dial=1):
    return a_cave(at={"knight": MACHINES}, hand=["knight-guard", *items], scene={"dial": dial})


@rule("LG-CH4-14", "LG-CH4-15", "LG-CH4-16")
@pytest.mark.parametrize(
    ("dial", "notches", "number"), [(1, 1, 2), (1, -1, 6), (5, 2, 1), (6, 1, 1), (2, -2, 6)]
)
def test_items_turn_the_dial_and_the_hero_goes_where_it_points(dial, notches, number):
    game = at_machines("item-sling", "item-longbow", dial=dial).play(UsePlace(0))
    assert game.asked == ("dial", 0)
    assert set(game.offers()) == {RotateDial(1), RotateDial(-1), RotateDial(2), RotateDial(-2)}
    game.play(RotateDial(notches))
    assert game.offers() == [Discard("item-sling"), Discard("item-longbow")], "items alone"
    game.play(Discard("item-longbow"))

    paid = ("item-longbow", "item-sling")[: abs(notches)]
    assert game.state.scene.dial == number
    assert game.hero("knight").cell == number
    assert game.state.piles[0].discard == paid
    assert len(game.hand()) == 3 - len(paid)


@rule("LG-CH4-14")
def test_other_cards_turn_nothing():
    assert at_machines().offers(UsePlace) == []
    assert at_machines("item-sling").offers(UsePlace) == [UsePlace(0)]


# events


@rule("LG-CH4-18")
@pytest.mark.parametrize("face", range(1, 7))
def test_all_heroes_are_teleported_where_the_die_says(face):
    game = a_cave(at={"knight": 7}).reveal("unexpected-teleport", chance=[face - 1])

    assert [board.cell for board in game.state.boards] == [face, face]
    assert [board.resistance for board in game.state.boards] == [6, 5]


@rule("LG-CH4-19")
def test_each_player_stands_where_it_likes():
    game = a_cave(at={"knight": 6, "smith": 2}).reveal("perfect-positioning")
    assert game.asked == ("position", 0)
    assert game.offers() == [Stand(cell) for cell in range(1, 8)]

    game.play(Stand(1))
    assert game.asked == ("position", 1)
    game.play(Stand(2))
    assert [board.cell for board in game.state.boards] == [1, 2]


@rule("LG-CH4-11", "LG-FIGHT-14")
def test_dread_hurts_whoever_throws_the_magma():
    game = a_cave(at={"knight": 3}, passage={3: "marsh-witch"}, scene={"magma": 0})
    game.play(Attack(Weapon.MAGMA, 3))

    assert game.hero("knight").resistance == 6, "the Witch takes 1 and heals 1 when defeated"
    assert Hurt(hero="knight", count=1, left=5) in game.events
