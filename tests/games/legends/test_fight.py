"""Fighting (docs/rules/legends.md, chapter 7)."""

import pytest

from dedale.games.legends.actions import (
    Aim,
    Attack,
    Commit,
    EndTurn,
    Shock,
    TakeItem,
    UseFairy,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Device, Hit, Range, Token
from dedale.games.legends.events import (
    Attacked,
    Defeated,
    DeviceFired,
    Healed,
    Hurt,
    ItemTaken,
    LavaCooled,
    Returned,
    TrapSprung,
)
from dedale.games.legends.rules import fight
from dedale.games.legends.rules.play import in_motion
from dedale.games.legends.state import Coil, Lava, Prowler
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import a_table

OGRE, GHOST, KNIGHT, SPIDER = "cave-ogre", "ghost", "dark-knight", "pit-spider"
"""Health, armour, claws, dread: 6 0 2 0, 3 1 0 0, 3 1 1 0 and 2 0 1 1."""
FORCE = Attack(Weapon.SWORD, 6)
HOT = (Lava.HOT,) * 5 + (None,)


def facing(card, threat=None, **changes):
    """A knight on cell 6 beside a monster, perhaps with a threat on its cell."""
    lying = Prowler(card) if isinstance(card, str) else card
    threats = (None,) * 5 + (threat,)
    return a_table(passage={6: lying}, threats=threats, **changes)


def ballista(card, cell=1, **changes):
    """A knight at the Ballista, on cell 2, and a monster."""
    boards = {"knight": {"usable": 4}} | changes.pop("boards", {})
    return a_table(at={"knight": 2}, passage={cell: card}, boards=boards, **changes)


def wall_trap(card, threat=None, **changes):
    """A knight at the Wall Trap, on cell 5, beside a monster."""
    return a_table(
        ChapterId.CRYSTALS,
        at={"knight": 5},
        passage={5: card},
        boards={"knight": {"usable": 4}},
        threats=(None,) * 4 + (threat, None),
        **changes,
    )


def with_magma(card, threat=None, **changes):
    """A knight on cell 6 who holds the magma, beside a monster."""
    threats = (None,) * 5 + (threat,)
    return a_table(
        ChapterId.MAGMA, passage={6: card}, scene={"magma": 0}, threats=threats, **changes
    )


def crystal_trap(**changes):
    """A knight with much dust at the Crystal Trap, on cell 1."""
    boards = {"knight": {"usable": 5, "inactive": 0}}
    return a_table(ChapterId.DARKNESS, at={"knight": 1}, boards=boards, **changes)


def charged(**changes):
    """A knight at the Magic Shock, on cell 2, with both tokens charged."""
    scene = {"left": True, "right": True} | changes.pop("scene", {})
    return a_table(ChapterId.DARKNESS, at={"knight": 2}, scene=scene, **changes)


@rule("LG-FIGHT-1")
def test_there_are_sword_ranged_magma_and_device_attacks():
    sword = facing(OGRE, pool={"sword": 1}).play(FORCE)
    ranged = a_table(passage={5: OGRE}, pool={"ranged": (1, 0, 0)}).play(Attack(Weapon.RANGED, 5))
    magma = with_magma(OGRE).play(Attack(Weapon.MAGMA, 6))
    device = wall_trap(OGRE).play(UsePlace(0))

    assert isinstance(sword.told[0], Attacked)
    assert (sword.told[0].way, sword.told[0].damage) == (Weapon.SWORD, 1)
    assert (ranged.told[0].way, ranged.told[0].damage) == (Weapon.RANGED, 1)
    assert (magma.told[0].way, magma.told[0].damage) == (Weapon.MAGMA, 4)
    assert DeviceFired(hero="knight", card=OGRE, cell=5, damage=2, device=Device.WALL_TRAP) in (
        device.told
    )


@rule("LG-FIGHT-1")
def test_a_trap_is_not_an_attack():
    game = a_table(
        passage={1: "rat-swarm", 2: SPIDER}, traps=(5, 0), game_deck=[GHOST], at={"knight": 7}
    )
    game.play(EndTurn())

    assert TrapSprung(card=SPIDER, cell=3, damage=5) in game.events
    assert not [event for event in game.events if isinstance(event, Hurt | Attacked)]


@rule("LG-FIGHT-2")
@pytest.mark.parametrize(
    ("chapter", "card"),
    [(ChapterId.MOONS, "moon-kurodar"), (ChapterId.CRYSTALS, "extra-cart")],
)
def test_moons_and_carts_cannot_be_attacked(chapter, card):
    game = a_table(
        chapter,
        at={"knight": 5},
        passage={5: card, 6: card, 4: OGRE},
        pool={"sword": 9, "ranged": (3, 0, 0)},
    )

    assert game.offers(Attack) == [Attack(Weapon.RANGED, 4)]


@rule("LG-FIGHT-2")
def test_bodies_can_be_attacked_but_neither_head_nor_tail():
    game = a_table(
        ChapterId.DARKNESS,
        at={"knight": 4},
        pool={"ranged": (0, 0, 3), "sword": 9},
        scene={"row": (None, Coil("body-plain-1"), Coil("body-plain-2")), "tail": False},
    )

    assert game.state.scene.head == 4
    assert game.offers(Attack) == [Attack(Weapon.RANGED, 2), Attack(Weapon.RANGED, 3)]


@rule("LG-FIGHT-2")
def test_a_ravager_can_be_attacked():
    game = facing(Prowler(OGRE, ravagers=(0,)), pool={"sword": 7}).play(FORCE, Commit(5))

    assert game.at(6) == Prowler(OGRE, ravagers=(2,))


@rule("LG-FIGHT-3")
def test_a_sword_strikes_what_lies_beside_the_hero():
    passage = dict.fromkeys(range(1, 7), OGRE)
    game = a_table(at={"knight": 3}, passage=passage, pool={"sword": 9})

    assert game.offers(Attack) == [Attack(Weapon.SWORD, 3)]
    with refused_by("LG-FIGHT-6"):
        game.play(Attack(Weapon.SWORD, 4))


@rule("LG-FIGHT-4")
def test_swords_are_spent_in_one_declaration():
    game = facing(OGRE, pool={"sword": 4}).play(FORCE)
    assert [commit.icons for commit in game.offers(Commit)] == [1, 2, 3, 4]

    game.play(Commit(3))
    assert (game.at(6).damage, game.pool.sword) == (3, 1)
    assert game.events[0] == Attacked(hero="knight", card=OGRE, cell=6, damage=3, way=Weapon.SWORD)


@rule("LG-FIGHT-5")
@pytest.mark.parametrize(
    ("card", "threat", "armour"),
    [
        (OGRE, None, 0),
        (GHOST, None, 1),
        (OGRE, Token.CARAPACE, 1),
        (GHOST, Token.CARAPACE, 2),
        (GHOST, Token.FURY, 1),
        (Prowler(OGRE, tamed=1), None, 0),
        (Prowler(GHOST, tamed=1), None, 0),
        (Prowler(GHOST, tamed=1), Token.CARAPACE, 1),
    ],
)
def test_armour_blunts_swords(card, threat, armour):
    game = facing(card, threat, pool={"sword": armour + 2}).play(FORCE, Commit(armour + 2))

    assert game.at(6).damage == 2


@rule("LG-FIGHT-6")
@pytest.mark.parametrize(("swords", "threat"), [(1, None), (2, Token.CARAPACE)])
def test_an_attack_that_does_no_damage_is_not_offered(swords, threat):
    game = facing(GHOST, threat, pool={"sword": swords})

    assert game.offers(Attack) == []
    with refused_by("LG-FIGHT-6"):
        game.play(FORCE)


@rule("LG-FIGHT-6")
def test_fewer_swords_than_do_damage_are_not_offered():
    game = facing(GHOST, pool={"sword": 5}).play(FORCE)

    assert [commit.icons for commit in game.offers(Commit)] == [2, 3, 4]


@rule("LG-FIGHT-7")
@pytest.mark.parametrize(
    ("card", "threat", "claws"),
    [
        (GHOST, None, 0),
        (OGRE, None, 2),
        (GHOST, Token.FURY, 1),
        (OGRE, Token.FURY, 3),
        (OGRE, Token.CARAPACE, 2),
        (Prowler(OGRE, tamed=1), None, 1),
        (Prowler(GHOST, tamed=1), None, 0),
        (Prowler(GHOST, tamed=1), Token.FURY, 0),
    ],
)
def test_claws_answer_swords(card, threat, claws):
    game = facing(card, threat, pool={"sword": 2}).play(FORCE)
    game.play(*game.offers(Commit)[-1:])

    assert game.hero("knight").resistance == 6 - claws


@rule("LG-FIGHT-8")
@pytest.mark.parametrize("shields", [0, 1, 2])
def test_shields_are_stated_with_the_attack(shields):
    game = facing(OGRE, pool={"sword": 1, "shield": 5}).play(FORCE)
    assert game.offers(Commit) == [Commit(1, 0), Commit(1, 1), Commit(1, 2)]

    game.play(Commit(1, shields))
    assert game.pool.shield == 5 - shields
    assert game.hero("knight").resistance == 4 + shields


@rule("LG-FIGHT-8")
def test_no_more_shields_than_there_are():
    game = facing(OGRE, pool={"sword": 1, "shield": 1}).play(FORCE)

    assert game.offers(Commit) == [Commit(1, 0), Commit(1, 1)]
    with refused_by("LG-ACT-7"):
        game.play(Commit(1, 2))


@rule("LG-FIGHT-9")
def test_a_ranged_attack_spends_icons_that_reach_its_target():
    game = a_table(at={"knight": 3}, passage={5: OGRE}, pool={"ranged": (2, 2, 1)})
    game.play(Attack(Weapon.RANGED, 5))
    assert game.offers(Commit) == [Commit(1), Commit(2), Commit(3)]

    game.play(Commit(3))
    assert (game.at(5).damage, game.pool.ranged) == (3, (2, 0, 0))


@rule("LG-FIGHT-9")
def test_what_nothing_reaches_is_not_a_target():
    game = a_table(at={"knight": 3}, passage={6: OGRE}, pool={"ranged": (5, 5, 0)})

    assert game.offers(Attack) == []
    with refused_by("LG-FIGHT-9"):
        game.play(Attack(Weapon.RANGED, 6))


@rule("LG-FIGHT-10")
def test_a_neighbour_is_not_a_target_for_a_ranged_attack():
    game = a_table(at={"knight": 3}, passage={3: OGRE, 4: OGRE}, pool={"ranged": (3, 3, 3)})

    assert game.offers(Attack) == [Attack(Weapon.RANGED, 4)]
    with refused_by("LG-FIGHT-9"):
        game.play(Attack(Weapon.RANGED, 3))


@rule("LG-FIGHT-11")
def test_armour_does_not_blunt_arrows():
    game = a_table(
        at={"knight": 3},
        passage={4: GHOST},
        threats=(None, None, None, Token.CARAPACE, None, None),
        pool={"ranged": (1, 0, 0)},
    )

    assert game.play(Attack(Weapon.RANGED, 4)).at(4).damage == 1


@rule("LG-FIGHT-12")
def test_claws_answer_only_swords():
    ranged = a_table(passage={5: OGRE}, pool={"ranged": (1, 0, 0)}).play(Attack(Weapon.RANGED, 5))
    magma = with_magma(OGRE).play(Attack(Weapon.MAGMA, 6))
    device = wall_trap(OGRE).play(UsePlace(0))
    shot = ballista(OGRE).play(UsePlace(0), chance=[5])

    for game in (ranged, magma, device, shot):
        assert game.hero("knight").resistance == 6


@rule("LG-FIGHT-13")
def test_armour_blunts_the_wall_trap():
    plain = wall_trap(GHOST).play(UsePlace(0))
    threatened = wall_trap(GHOST, Token.CARAPACE)

    assert plain.at(5).damage == 1
    assert threatened.offers(UsePlace) == []


@rule("LG-FIGHT-13")
def test_armour_blunts_magma():
    plain = with_magma(GHOST).play(Attack(Weapon.MAGMA, 6))
    threatened = with_magma("rubble-golem", Token.CARAPACE).play(Attack(Weapon.MAGMA, 6))

    assert plain.at(6) is None
    assert threatened.at(6).damage == 2


@rule("LG-FIGHT-13")
def test_armour_blunts_neither_ballista_nor_crystal_trap_nor_magic_shock():
    shot = ballista("rubble-golem").play(UsePlace(0), chance=[5])
    trapped = crystal_trap(passage={4: "rubble-golem"})
    trapped.play(trapped.offers(UsePlace)[0])
    shocked = charged(passage={4: "rubble-golem"}).play(UsePlace(3), Shock(4, left=True))

    assert shot.at(1).damage == 2
    assert trapped.at(4).damage == 2
    assert shocked.at(4).damage == 2


@rule("LG-FIGHT-14")
@pytest.mark.parametrize(("card", "threat", "dread"), [(SPIDER, None, 1), (SPIDER, Token.DREAD, 2)])
def test_every_kind_of_attack_costs_dread(card, threat, dread):
    threats = (threat,) * 6
    sword = facing(card, threat, pool={"sword": 1, "shield": 1}).play(FORCE, Commit(1, 1))
    ranged = a_table(passage={5: card}, threats=threats, pool={"ranged": (1, 0, 0), "shield": 5})
    ranged.play(Attack(Weapon.RANGED, 5))
    magma = with_magma(card, threat, pool={"shield": 5}).play(Attack(Weapon.MAGMA, 6))
    device = wall_trap(card, threat, pool={"shield": 5}).play(UsePlace(0))
    missed = ballista(card, threats=threats, pool={"shield": 5}).play(UsePlace(0), chance=[0])

    for game in (sword, ranged, magma, device, missed):
        assert game.hero("knight").resistance == 6 - dread
    assert missed.at(1).damage == 0


@rule("LG-FIGHT-14")
def test_a_threat_of_dread_alone_costs_resistance():
    game = facing(GHOST, Token.DREAD, pool={"sword": 2}).play(FORCE)

    assert game.hero("knight").resistance == 5


@rule("LG-FIGHT-15")
def test_two_attacks_meet_everything_twice():
    once = facing(KNIGHT, Token.DREAD, pool={"sword": 3}).play(FORCE, Commit(3))
    twice = facing("rubble-golem", Token.DREAD, pool={"sword": 4})
    twice.play(FORCE, Commit(2), FORCE)

    assert (once.at(6).damage, once.hero("knight").resistance) == (2, 4)
    assert (twice.at(6).damage, twice.hero("knight").resistance) == (2, 2)


@rule("LG-FIGHT-16")
def test_damage_stays_and_moves_with_the_card():
    game = a_table(
        at={"knight": 1},
        passage={1: OGRE},
        pool={"sword": 2, "shield": 2},
        game_deck=[GHOST] * 3,
    )
    game.play(Attack(Weapon.SWORD, 1), Commit(2, 2), EndTurn())

    assert game.at(2) == Prowler(OGRE, damage=2)


@rule("LG-FIGHT-17")
@pytest.mark.parametrize(("damage", "falls"), [(3, False), (4, True), (5, True)])
def test_a_monster_falls_when_its_damage_is_its_health(damage, falls):
    game = facing(Prowler(OGRE, damage=damage), pool={"sword": 2, "shield": 2})
    game.play(FORCE, *[Commit(min(2, 6 - damage), 2)])

    assert (game.at(6) is None) is falls
    assert (Defeated(card=OGRE, cell=6) in game.events) is falls


@rule("LG-FIGHT-17")
def test_surplus_damage_is_lost():
    game = a_table(
        ChapterId.MAGMA, passage={6: "lava-slug-small", 5: OGRE}, scene={"magma": 0, "lava": HOT}
    )
    game.play(Attack(Weapon.MAGMA, 6))

    assert game.at(6) is None
    assert game.at(5).damage == 0


@rule("LG-FIGHT-18")
def test_whoever_is_defeated_leaves_and_nobody_moves():
    passage = {6: Prowler(OGRE, damage=5), 5: GHOST, 4: SPIDER}
    game = a_table(passage=passage, pool={"sword": 1, "shield": 2}).play(FORCE, Commit(1, 2))

    assert game.at(6) is None
    assert (game.at(5), game.at(4)) == (Prowler(GHOST), Prowler(SPIDER))
    assert game.state.gone == (OGRE,)


@rule("LG-FIGHT-19")
def test_damage_comes_before_losses_and_rewards_before_the_chapter():
    game = a_table(
        ChapterId.MAGMA,
        at={"knight": 1},
        passage={1: "lava-slug-large"},
        pool={"sword": 3},
        game_deck=["lava-slug-large"] * 5,
        scene={"lava": HOT, "dial": 1},
    )
    game.play(Attack(Weapon.SWORD, 1), Commit(3))
    assert game.asked == ("reward", 0)
    game.play(*game.offers(TakeItem)[:1])

    kinds = [type(event) for event in game.told]
    assert kinds == [Attacked, Defeated, Hurt, ItemTaken, LavaCooled]


@rule("LG-FIGHT-19", "LG-SEE-7")
def test_damage_is_seen_before_the_card_is_gone_and_losses_after_that():
    game = facing(KNIGHT, pool={"sword": 4}).play(FORCE, Commit(4))
    hit, gone, hurt = game.when(Attacked), game.when(Defeated), game.when(Hurt)

    assert hit.passage[5] == Prowler(KNIGHT, damage=3)
    assert (gone.passage[5], gone.boards[0].resistance) == (None, 6)
    assert hurt.boards[0].resistance == 5


@rule("LG-FIGHT-19")
def test_a_healing_reward_does_not_undo_a_fall():
    game = facing(
        Prowler(OGRE, damage=5),
        pool={"sword": 1},
        boards={"knight": {"resistance": 2}},
        game_deck=[GHOST] * 4,
    )
    game.play(FORCE)
    assert Healed(hero="knight", count=1) in game.events

    game.play(*game.offers(TakeItem)[:1])
    assert game.events[0] == ItemTaken(hero="knight", card=game.events[0].card)
    assert Returned(hero="knight") in game.events
    assert (game.hero("knight").cell, game.hero("knight").resistance) == (7, 6)
    assert game.state.active == 1


@rule("LG-FIGHT-20")
def test_nobody_strikes_through_rubble():
    game = facing(OGRE, pool={"sword": 5}, cave_in=6)
    thrown = with_magma(OGRE, cave_in=6)
    walled = wall_trap(OGRE, cave_in=5)
    near = crystal_trap(passage={1: OGRE}, cave_in=1)
    shock = charged(passage={2: OGRE}, cave_in=2)

    assert game.offers(Attack) == thrown.offers(Attack) == []
    assert walled.offers(UsePlace) == []
    assert all(action.option > 1 for action in near.offers(UsePlace))
    assert UsePlace(3) not in shock.offers()
    with refused_by("LG-FIGHT-20"):
        game.play(FORCE)


@rule("LG-FIGHT-20")
def test_a_body_beside_the_rubble_is_out_of_reach_too():
    changes = {"at": {"knight": 1}, "pool": {"sword": 5}}
    scene = {"row": (Coil("body-plain-1"),)}
    free = a_table(ChapterId.DARKNESS, **changes, scene=scene)
    blocked = a_table(ChapterId.DARKNESS, **changes, scene=scene, cave_in=1)

    assert free.offers(Attack) == [Attack(Weapon.SWORD, 1)]
    assert blocked.offers(Attack) == []


@rule("LG-FIGHT-21")
def test_rubble_elsewhere_and_farther_targets_do_not_matter():
    ranged = a_table(
        at={"knight": 3}, passage={3: OGRE, 4: OGRE}, pool={"ranged": (1, 0, 0)}, cave_in=3
    )
    across = a_table(at={"knight": 4}, passage={3: OGRE}, pool={"ranged": (1, 0, 0)}, cave_in=3)
    shot = ballista(OGRE, cell=4, cave_in=2)
    trapped = crystal_trap(passage={1: OGRE, 3: OGRE}, cave_in=1)
    trapped.play(UsePlace(0))

    assert ranged.offers(Attack) == [Attack(Weapon.RANGED, 4)]
    assert across.offers(Attack) == [Attack(Weapon.RANGED, 3)]
    assert shot.offers(UsePlace) == [UsePlace(0)]
    assert (trapped.at(1).damage, trapped.at(3).damage) == (0, 2)


@rule("LG-FIGHT-22")
def test_at_the_castle_nobody_strikes():
    sword = a_table(at={"knight": 7}, passage={6: OGRE}, pool={"sword": 9})
    magma = with_magma(OGRE, at={"knight": 7})

    assert sword.offers(Attack) == []
    assert magma.offers(Attack) == []


@rule("LG-FIGHT-23")
def test_a_hero_attacks_as_often_as_icons_allow():
    game = a_table(passage={6: OGRE, 5: GHOST}, pool={"sword": 3, "shield": 4, "ranged": (2, 0, 0)})
    game.play(FORCE, Commit(1, 2), FORCE, Commit(1, 2))
    game.play(Attack(Weapon.RANGED, 5), Commit(1), Attack(Weapon.RANGED, 5))

    assert (game.at(6).damage, game.at(5).damage) == (2, 2)
    assert game.offers(Attack) == [FORCE]


@rule("LG-FIGHT-24")
def test_damage_tokens_do_not_run_out():
    passage = {number: Prowler(OGRE, damage=5) for number in range(1, 6)}
    game = a_table(passage={**passage, 6: OGRE}, pool={"sword": 5, "shield": 2})
    game.play(FORCE, Commit(5, 2))

    assert sum(card.damage for card in game.state.passage) == 30


@rule("LG-FIGHT-E1")
def test_one_attack_of_four_beats_two_of_two():
    one = facing(KNIGHT, pool={"sword": 4, "shield": 1}).play(FORCE, Commit(4, 1))
    two = facing(KNIGHT, pool={"sword": 4, "shield": 1}).play(FORCE, Commit(2, 1), FORCE)

    assert one.at(6) is None
    assert one.hero("knight").resistance == 6
    assert two.at(6).damage == 2
    assert two.hero("knight").resistance == 5


@rule("LG-FIGHT-E2")
def test_a_killing_blow_that_fells_the_hero_is_rewarded_first():
    game = facing(
        Prowler(SPIDER, damage=1),
        pool={"sword": 1},
        boards={"knight": {"resistance": 2}},
        game_deck=[GHOST] * 4,
    )
    game.play(FORCE)
    assert game.asked == ("reward", 0)
    game.play(game.offers()[0])

    assert len(game.hero("knight").fairies) == 1
    assert (game.hero("knight").cell, game.state.active) == (7, 1)


@rule("LG-FIGHT-E3")
def test_icons_that_do_not_reach_stay_in_the_pool():
    game = a_table(at={"knight": 4}, passage={6: OGRE}, pool={"ranged": (2, 1, 1)})
    game.play(Attack(Weapon.RANGED, 6))

    assert game.offers(Commit) == [Commit(1), Commit(2)]
    assert game.play(Commit(2)).pool.ranged == (2, 0, 0)


@rule("LG-FIGHT-E4")
@pytest.mark.parametrize(("swords", "offers"), [(3, []), (4, [FORCE])])
def test_armour_2_with_a_carapace_needs_four_swords(swords, offers):
    card = "fire-serpent-ballista"  # armour 2
    game = facing(card, Token.CARAPACE, pool={"sword": swords})

    assert game.offers(Attack) == offers


@rule("LG-FIGHT-E5")
def test_a_tamed_golem_is_without_armour_and_claws_for_a_turn():
    game = facing(
        "rubble-golem",
        pool={"sword": 3},
        boards={"knight": {"fairies": ("fairy-cancel",)}},
        game_deck=[GHOST] * 3,
    )
    game.play(UseFairy("fairy-cancel"), FORCE, Commit(1), FORCE, Commit(1))
    assert (game.at(6).damage, game.hero("knight").resistance) == (2, 6)

    game.play(EndTurn())
    assert game.at(6).tamed == 0


@rule("LG-FIGHT-E6")
def test_a_shot_that_frightens_its_archer_to_death_still_hits():
    game = a_table(
        passage={5: Prowler(SPIDER, damage=1)},
        pool={"ranged": (1, 0, 0)},
        boards={"knight": {"resistance": 1}},
        game_deck=[GHOST] * 4,
    )
    game.play(Attack(Weapon.RANGED, 5))
    assert game.asked == ("reward", 0)
    game.play(game.offers()[0])

    assert game.at(5) is None
    assert len(game.hero("knight").fairies) == 1
    assert game.state.active == 1


MONSTERS = [  # health, armour, claws, dread
    ("start-stray-imp", 3, 0, 0, 0),
    ("start-goblin-lookout", 2, 0, 1, 0),
    ("start-cave-hound", 3, 0, 1, 0),
    ("start-rusty-guardian", 2, 1, 0, 0),
    ("rat-swarm", 2, 0, 1, 0),
    ("tunnel-goblin", 3, 0, 1, 0),
    ("ghost", 3, 1, 0, 0),
    ("dark-knight", 3, 1, 1, 0),
    ("rubble-golem", 4, 1, 1, 0),
    ("pit-spider", 2, 0, 1, 1),
    ("bone-guard", 3, 1, 0, 0),
    ("cave-ogre", 6, 0, 2, 0),
    ("marsh-witch", 3, 0, 0, 1),
]


@pytest.mark.parametrize(("card", "health", "armour", "claws", "dread"), MONSTERS)
def test_a_monster_fights_with_the_values_of_its_card(card, health, armour, claws, dread):
    enough = health + armour
    game = facing(card, pool={"sword": 12}).play(FORCE)
    assert [commit.icons for commit in game.offers(Commit)] == list(range(armour + 1, enough + 1))
    short = facing(card, pool={"sword": 12}).play(FORCE, Commit(enough - 1))
    short_of = short.at(6)

    game.play(Commit(enough))
    assert game.at(6) is None
    assert short_of.damage == health - 1
    assert [event.count for event in game.events if isinstance(event, Hurt)] == (
        [claws + dread] if claws + dread else []
    )


def test_a_ballista_aims_at_one_of_several():
    game = a_table(
        at={"knight": 2},
        passage={1: OGRE, 2: OGRE, 5: GHOST},
        boards={"knight": {"usable": 4}},
    )
    game.play(UsePlace(0))

    assert game.offers() == [Aim(1), Aim(5)]
    assert game.play(Aim(5), chance=[5]).at(5).damage == 2


@rule("LG-ACT-8")
def test_icons_of_the_smallest_reach_go_first():
    game = a_table(passage={5: OGRE}, pool={"ranged": (1, 1, 1)})
    game.play(Attack(Weapon.RANGED, 5), Commit(2))

    assert game.pool.ranged == (0, 0, 1)


@rule("LG-FIGHT-21", "LG-FIGHT-22")
def test_the_wall_trap_hits_beside_the_castle():
    others = [place for place in BOX.chapters[ChapterId.CRYSTALS].places if place != "wall-trap"]
    board = {"knight": {"usable": 4}}
    game = a_table(
        ChapterId.CRYSTALS, places=[*others, "wall-trap"], passage={6: OGRE}, boards=board
    ).play(UsePlace(0))

    assert game.at(6).damage == 2


@rule("LG-FIGHT-12", "LG-FIGHT-13")
def test_a_device_that_armour_stops_does_no_damage():
    wall = Hit(Device.WALL_TRAP, count=2, range=Range.ADJOINING, armour=True)
    now = in_motion(wall_trap(GHOST, Token.CARAPACE).state, any_chance())
    fight.device(now, 0, 5, wall, 0)

    assert now.told[0].damage == 0
    assert now.card_on(5).damage == 0
