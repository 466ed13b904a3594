"""Chapter V: attacking bodies (docs/rules/legends.md, LG-CH5-10 to LG-CH5-16)."""

import pytest

from dedale.games.legends.actions import (
    Attack,
    Shock,
    TakeFairy,
    TakeItem,
    UseFairy,
    UsePlace,
    Weapon,
)
from dedale.games.legends.cards import Body
from dedale.games.legends.content import BOX
from dedale.games.legends.effects import Device, Token
from dedale.games.legends.events import Defeated
from dedale.games.legends.rules import fight
from dedale.games.legends.state import Coil
from tests.games.legends.playing import shoot, strike
from tests.kit import rule
from tests.kit.games.legends import ChapterId, a_table

TRAP, SHOCK = 1, 2
PLAIN, CRYSTAL, STORM, TWIN = "body-plain-2", "body-crystal", "body-storm", "body-twin"


def coils(*bodies):
    return tuple(body if isinstance(body, Coil) else body and Coil(body) for body in bodies)


def a_heart(*row, heroes=("knight", "smith"), scene=None, **laid):
    """Chapter V with these bodies from the entry cell on."""
    scene = {"row": coils(*row)} | (scene or {})
    return a_table(ChapterId.DARKNESS, heroes, scene=scene, **laid)


# attacking bodies


@rule("LG-CH5-10")
def test_a_monster_protects_the_body_behind_it_by_any_means():
    game = a_heart(
        PLAIN,
        heroes=("smith", "knight"),
        at={"smith": TRAP},
        passage={1: "cave-ogre"},
        boards={"smith": {"usable": 6}},
        pool={"sword": 3},
    )
    strike(game, 1, 3).play(UsePlace(1))
    assert game.at(1) is None, "the trap had no other target than the Ogre"
    assert game.state.scene.row == coils(PLAIN)

    shock = a_heart(PLAIN, at={"knight": SHOCK}, passage={1: "cave-ogre"}, scene={"left": True})
    assert shock.play(UsePlace(3)).state.scene.row == coils(PLAIN)
    shot = a_heart(PLAIN, at={"knight": 2}, passage={1: "cave-ogre"}, pool={"ranged": (2, 0, 0)})
    assert shoot(shot, 1, 2).state.scene.row == coils(PLAIN)


@rule("LG-CH5-10", "LG-CH5-11")
def test_without_one_it_is_attacked_like_a_monster_at_its_distance():
    game = a_heart(PLAIN, PLAIN, at={"knight": 2}, pool={"sword": 2, "ranged": (1, 0, 0)})
    assert game.offers(Attack) == [Attack(Weapon.SWORD, 2), Attack(Weapon.RANGED, 1)]

    strike(game, 2, 2)
    assert game.hero("knight").resistance == 4, "claws 2"
    game.play(Attack(Weapon.RANGED, 1))
    assert game.hero("knight").resistance == 4
    assert [coil.damage for coil in game.state.scene.row] == [1, 2]


@rule("LG-CH5-11")
def test_a_body_out_of_reach_cannot_be_shot():
    game = a_heart(PLAIN, at={"knight": 4}, pool={"ranged": (3, 3, 0)})

    assert game.offers(Attack) == []


@rule("LG-CH5-11", "LG-FIGHT-20")
def test_a_cave_in_lies_before_a_body_too():
    game = a_heart(PLAIN, at={"knight": 1}, pool={"sword": 3}, cave_in=1)

    assert game.offers(Attack) == []


@rule("LG-CH5-17", "LG-FIGHT-20")
def test_no_device_reaches_through_a_cave_in():
    def trap(cave_in):
        boards = {"knight": {"usable": 4}}
        return a_heart(PLAIN, at={"knight": TRAP}, boards=boards, cave_in=cave_in, traps=(4, 3))

    assert UsePlace(0) in trap(2).offers(UsePlace)
    assert UsePlace(0) not in trap(1).offers(UsePlace)


@rule("LG-CH5-12")
@pytest.mark.parametrize("threat", [Token.FURY, Token.CARAPACE, Token.DREAD])
def test_threats_do_not_help_a_body(threat):
    game = a_heart(PLAIN, at={"knight": 1}, pool={"sword": 2}, threats=(threat,) + (None,) * 5)
    strike(game, 1, 2)

    assert game.state.scene.row[0].damage == 2
    assert game.hero("knight").resistance == 4


@rule("LG-CH5-12", "LG-TRAP-9")
def test_traps_and_fairies_for_monsters_leave_it_alone():
    game = a_heart(
        PLAIN,
        STORM,
        boards={"knight": {"fairies": ("fairy-swap-monsters", "fairy-cancel")}},
        scene={"asleep": (CRYSTAL,)},
        traps=(2, 3),
    )
    assert game.offers(UseFairy) == []

    game.reveal("tremor+dark")
    assert game.state.traps == (2, 3)
    assert game.state.scene.row == coils(CRYSTAL, PLAIN, STORM)


@rule("LG-CH5-13")
@pytest.mark.parametrize(("body", "health"), [("1", 14), ("2", 14), ("3", 14)])
def test_plain_bodies_fall_like_monsters(body, health):
    name = f"body-plain-{body}"
    game = a_heart(name, at={"knight": 1}, pool={"sword": 18})
    strike(game, 1, health - 1)
    assert game.state.scene.row == (Coil(name, damage=health - 1),)
    assert game.hero("knight").resistance == 4
    assert game.asked == ("act", 0), "no reward yet"
    game.play(Attack(Weapon.SWORD, 1))
    assert game.state.scene.row == (), "one more is enough"

    shot = a_heart(name, at={"knight": 2}, pool={"ranged": (18, 0, 0)})
    shoot(shot, 1, health)
    assert Defeated(card=name, cell=1) in shot.events
    assert shot.hero("knight").resistance == 6


REWARDS = [
    ("body-plain-1", "item"),
    ("body-plain-2", "dust 2"),
    ("body-plain-3", "fairy"),
    ("body-crystal", "dust 2"),
    ("body-storm", "dust 2"),
    ("body-twin", "item"),
    ("body-quick-a1", "item"),
    ("body-quick-a2", "heal 2"),
    ("body-quick-b1", "item"),
    ("body-quick-b2", "heal 2"),
]


def beaten(body):
    """The Smith defeats this body, in whatever way it fears."""
    game = a_heart(
        Coil(TWIN, storm=2) if body == TWIN else body,
        heroes=("smith", "knight"),
        at={"smith": SHOCK if body == STORM else TRAP},
        boards={"smith": {"usable": 5 if body in (CRYSTAL, TWIN) else 0, "resistance": 3}}
        | {"knight": {"usable": 0, "resistance": 3}},
        pool={"sword": 15},
        scene={"left": True, "right": True},
    )
    if body in (CRYSTAL, TWIN):
        return game.play(UsePlace(1))
    if body == STORM:
        return game.play(UsePlace(3), Shock(1, True, True))
    kind = BOX.bodies[body]
    return strike(game, 1, kind.sword or kind.health)


@rule("LG-CH5-13", "LG-CH5-14", "LG-CH5-15", "LG-CH5-16", "LG-REW-1")
@pytest.mark.parametrize(("body", "reward"), REWARDS)
def test_each_body_has_its_reward(body, reward):
    before = beaten(body)
    smith, knight = before.hero("smith"), before.hero("knight")
    lost = 2 if body.startswith("body-plain") else 0

    assert before.state.scene.defeated == 1
    assert bool(before.offers(TakeItem)) == (reward == "item")
    assert bool(before.offers(TakeFairy)) == (reward == "fairy")
    assert smith.usable == (2 if reward == "dust 2" else 0)
    assert smith.resistance == 3 - lost + (2 if reward == "heal 2" else 0)
    assert (knight.usable, knight.resistance) == (0, 3)


@rule("LG-CH5-14")
@pytest.mark.parametrize(("body", "cell", "other"), [(CRYSTAL, TRAP, SHOCK), (STORM, SHOCK, TRAP)])
def test_crystal_bodies_fear_only_the_trap_and_storm_bodies_only_the_shock(body, cell, other):
    def facing(where):
        return a_heart(
            body,
            heroes=("smith", "knight"),
            at={"smith": where},
            boards={"smith": {"usable": 6}},
            pool={"sword": 9, "ranged": (9, 9, 9)},
            scene={"left": True},
        )

    assert facing(cell).offers(Attack) == facing(other).offers(Attack) == []
    fire = {TRAP: [UsePlace(0), UsePlace(1)], SHOCK: [UsePlace(3)]}
    assert set(fire[cell]) <= set(facing(cell).offers(UsePlace))
    assert not set(fire[other]) & set(facing(other).offers(UsePlace))
    game = facing(cell).play(fire[cell][0])
    if body == CRYSTAL:
        assert game.state.scene.row == (Coil(CRYSTAL, crystal=2),), "health 3"
    else:
        assert game.state.scene.row == (Coil(STORM, storm=2),), "health 3"


@rule("LG-CH5-14")
@pytest.mark.parametrize(
    ("cell", "body", "left"),
    [
        (TRAP, Coil(CRYSTAL), (Coil(CRYSTAL, crystal=2),)),
        (TRAP, Coil(CRYSTAL, crystal=1), ()),
        (SHOCK, Coil(STORM), (Coil(STORM, storm=2),)),
        (SHOCK, Coil(STORM, storm=1), ()),
    ],
)
def test_crystal_and_storm_bodies_have_three_health(cell, body, left):
    boards, scene = {"knight": {"usable": 4}}, {"left": True}
    game = a_heart(body, at={"knight": cell}, boards=boards, scene=scene)
    game.play(UsePlace(0 if cell == TRAP else 3))

    assert game.state.scene.row == left


@rule("LG-CH5-15")
def test_the_twin_falls_when_both_of_its_parts_have():
    twin = a_heart(
        TWIN,
        heroes=("smith", "knight"),
        at={"smith": TRAP},
        boards={"smith": {"usable": 4}},
        pool={"sword": 9, "ranged": (9, 9, 9)},
    )
    assert twin.offers(Attack) == []
    twin.play(UsePlace(0))
    assert twin.state.scene.row == (Coil(TWIN, crystal=2),)

    done = Coil(TWIN, crystal=2)
    trap = a_heart(done, at={"knight": TRAP}, boards={"knight": {"usable": 4}})
    assert UsePlace(0) not in trap.offers(UsePlace), "that part is gone"
    shock = a_heart(done, at={"knight": SHOCK}, scene={"left": True}).play(UsePlace(3))
    assert shock.state.scene.row == ()
    first = a_heart(TWIN, at={"knight": SHOCK}, scene={"left": True}).play(UsePlace(3))
    assert first.state.scene.row == (Coil(TWIN, storm=2),)
    again = a_heart(Coil(TWIN, storm=2), at={"knight": SHOCK}, scene={"left": True})
    assert UsePlace(3) not in again.offers(UsePlace)


@rule("LG-CH5-16")
@pytest.mark.parametrize(
    ("body", "ranged", "sword"), [("a1", 2, 4), ("a2", 2, 4), ("b1", 3, 5), ("b2", 3, 5)]
)
def test_a_quick_body_falls_to_one_great_attack_or_not_at_all(body, ranged, sword):
    name = f"body-quick-{body}"

    def facing(cell, **pool):
        return a_heart(name, at={"knight": cell}, pool=pool)

    assert facing(1, sword=sword - 1).offers(Attack) == []
    assert facing(2, ranged=(ranged - 1, 0, 0)).offers(Attack) == []
    assert facing(1, sword=sword).offers(Attack) == [Attack(Weapon.SWORD, 1)]
    cut = facing(1, sword=sword + 1).play(Attack(Weapon.SWORD, 1))
    assert (cut.state.scene.row, cut.hero("knight").pool.sword) == ((), 1)
    shot = facing(2, ranged=(ranged - 1, 1, 0)).play(Attack(Weapon.RANGED, 1))
    assert shot.state.scene.row == ()


@rule("LG-CH5-16")
def test_devices_do_not_hurt_a_quick_body():
    game = a_heart("body-quick-a1", at={"knight": TRAP}, boards={"knight": {"usable": 4}})
    assert UsePlace(0) not in game.offers(UsePlace)

    shock = a_heart("body-quick-a1", at={"knight": SHOCK}, scene={"left": True})
    assert UsePlace(3) not in shock.offers(UsePlace)


@rule("LG-CH5-13", "LG-CH5-14", "LG-CH5-15", "LG-CH5-16")
@pytest.mark.parametrize(
    ("body", "left"),
    [
        ("body-plain-1", dict.fromkeys((*Weapon, *Device), 14)),
        ("body-crystal", {Device.CRYSTAL_TRAP: 3}),
        ("body-storm", {Device.MAGIC_SHOCK: 3}),
        ("body-twin", {Device.CRYSTAL_TRAP: 2, Device.MAGIC_SHOCK: 2}),
        ("body-quick-a1", {Weapon.SWORD: 4, Weapon.RANGED: 2}),
    ],
)
def test_each_body_can_be_hurt_in_its_own_ways_alone(body, left):
    ways = (*Weapon, *Device)
    found = {way: fight.body_foe(BOX.bodies[body], Coil(body), way) for way in ways}

    assert {way: foe.left for way, foe in found.items() if foe is not None} == left


@rule("LG-CH5-14", "LG-CH5-15")
def test_a_body_can_be_hurt_until_nothing_is_left_of_it():
    crystal, trap = BOX.bodies["body-crystal"], Device.CRYSTAL_TRAP

    assert fight.body_foe(crystal, Coil("body-crystal", crystal=2), trap).left == 1
    assert fight.body_foe(crystal, Coil("body-crystal", crystal=3), trap) is None


@rule("LG-CH5-16")
def test_a_body_may_fall_to_swords_alone_or_to_shots_alone():
    cut, shot = Body("cut", sword=3), Body("shot", ranged=2)

    assert fight.body_foe(cut, Coil("cut"), Weapon.SWORD).left == 3
    assert fight.body_foe(cut, Coil("cut"), Weapon.RANGED) is None
    assert fight.body_foe(shot, Coil("shot"), Weapon.RANGED).left == 2
    assert fight.body_foe(shot, Coil("shot"), Weapon.SWORD) is None
