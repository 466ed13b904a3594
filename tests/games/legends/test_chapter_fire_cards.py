"""The cards of chapter I (docs/rules/legends.md, LG-CH1-14 to LG-CH1-26)."""

import pytest

from dedale.games.legends.actions import (
    Aim,
    Attack,
    Decline,
    EndTurn,
    Move,
    Pass,
    PickPlace,
    TakeFairy,
    TakeItem,
    UseFairy,
    Weapon,
)
from dedale.games.legends.effects import Token
from dedale.games.legends.events import Defeated, FireSpread, Nothing, RavagerCame
from dedale.games.legends.state import Prowler
from tests.games.legends.playing import end, shoot, strike
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table

SERPENTS = [
    ("fire-serpent-ballista", "ballista", 2),
    ("fire-serpent-lake", "underground-lake", 4),
    ("fire-serpent-sanctuary", "fairy-sanctuary-1", 5),
]
PLACES = [
    "blaze",
    "ballista",
    "ancient-fountain",
    "underground-lake",
    "fairy-sanctuary-1",
    "trap-master",
]
WAITING = ((), (), (), (), (), (0,))


def fires(game):
    return tuple(spot.fires for spot in game.state.spots)


def a_fight(at=6, **laid):
    """The Knight has 20 swords and 3 shields, and stands on cell 6 unless said otherwise."""
    pool = {"sword": 20, "shield": 3}
    return a_table(at={"knight": at}, pool=pool, game_deck=["mud"] * 4, **laid)


# Fire and Mud


@rule("LG-CH1-14")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_fire_breaks_out_where_the_die_says(face):
    game = a_table(spots={"blaze": {"fires": 7}}).reveal("fire", chance=[face - 1])

    before = (7, 0, 0, 0, 0, 0)
    assert fires(game) == (*before[: face - 1], before[face - 1] + 1, *before[face:])


@rule("LG-CH1-14")
def test_with_all_fifteen_fires_on_the_mat_none_breaks_out():
    game = a_table(
        spots={"blaze": {"fires": 12}, "ballista": {"fires": 2}},
        passage={1: Prowler("fire-serpent-lake", fire=True)},
    ).reveal("fire", chance=[3])

    assert fires(game) == (12, 2, 0, 0, 0, 0)
    assert game.events[-1] == Nothing(card="fire")


@rule("LG-CH1-22")
def test_mud_lies_where_the_die_says_and_costs_one_more_to_enter():
    game = a_table(at={"knight": 3}, pool={"boots": 3}).reveal("mud", chance=[3])
    assert game.state.scene.mud == 4

    walk = a_table(at={"knight": 3}, pool={"boots": 3}, scene={"mud": 4}).play(Move(4))
    assert walk.hero("knight").pool.boots == 1
    walk.play(Move(5))
    assert walk.hero("knight").pool.boots == 0


@rule("LG-CH1-22")
def test_mud_stays_and_stops_whoever_has_one_boot():
    game = a_table(at={"knight": 3}, pool={"boots": 1}, scene={"mud": 4})

    assert game.offers(Move) == [Move(2)]
    with refused_by("LG-MOVE-2"):
        game.play(Move(4))
    assert end(game).state.scene.mud == 4


# Ravagers


@rule("LG-CH1-15")
def test_a_ravager_joins_the_monster_nearest_to_the_castle():
    game = a_table(passage={2: "ghost", 5: "dark-knight"}).reveal("ravager")

    assert game.at(5).ravagers == (0,)
    assert game.at(2).ravagers == ()
    assert game.events[-1] == RavagerCame(cell=5)


@rule("LG-CH1-16")
def test_without_a_monster_a_ravager_waits_on_cell_6_and_joins_the_next_one_there():
    game = a_table().reveal("ravager")
    assert game.state.scene.waiting == WAITING
    assert game.reveal("ravager").state.scene.waiting[5] == (0, 0)

    game = a_table(passage={1: "ghost", 5: "dark-knight"}, scene={"waiting": WAITING})
    game.reveal("rat-swarm")
    assert game.at(6) == Prowler("dark-knight", ravagers=(0,))
    assert game.state.scene.waiting == ((),) * 6


@rule("LG-CH1-17")
def test_a_ravager_is_attacked_before_its_monster_with_its_own_values():
    game = a_fight(passage={6: Prowler("cave-ogre", ravagers=(0,))})
    strike(game, 6, 5)

    assert game.at(6) == Prowler("cave-ogre", ravagers=(2,)), "health 13, armour 3"
    assert game.hero("knight").resistance == 3, "claws 3"


@rule("LG-CH1-17")
def test_the_monster_can_be_attacked_once_no_ravager_is_left():
    game = a_fight(passage={6: Prowler("cave-ogre", ravagers=(9,))})
    strike(strike(game, 6, 7), 6, 4)

    assert game.at(6) == Prowler("cave-ogre", damage=4)


@rule("LG-CH1-18", "LG-CH1-19")
def test_each_ravager_takes_an_attack_of_its_own_and_surplus_damage_is_lost():
    game = a_fight(passage={6: Prowler("ghost", ravagers=(9, 10))})

    strike(game, 6, 7)
    assert game.at(6) == Prowler("ghost", ravagers=(10,))
    strike(game, 6, 6, shields=3)
    assert game.at(6) == Prowler("ghost")


@rule("LG-CH1-18")
def test_shots_at_a_ravager_beyond_its_health_hit_nobody_else():
    game = a_table(
        pool={"ranged": (9, 0, 0)},
        at={"knight": 5},
        passage={6: Prowler("ghost", ravagers=(12, 0))},
    )
    game.play(Attack(Weapon.RANGED, 6))

    assert game.at(6) == Prowler("ghost", ravagers=(0,))


@rule("LG-CH1-19")
def test_any_number_of_ravagers_sit_on_one_monster():
    game = a_table(passage={3: "ghost"})
    for _ in range(3):
        game.reveal("ravager")

    assert game.at(3).ravagers == (0, 0, 0)


@rule("LG-CH1-20")
def test_the_damage_of_a_ravager_stays_between_turns_and_it_brings_no_reward():
    game = strike(a_fight(passage={6: Prowler("ghost", ravagers=(0,))}), 6, 5)
    assert not any(isinstance(event, Defeated) for event in game.events)
    end(game)
    assert game.at(6).ravagers == (2,)

    game = strike(a_fight(passage={6: Prowler("ghost", ravagers=(11,))}), 6, 5)
    assert Defeated(card="ravager", cell=6) in game.events
    assert game.hero("knight").fairies == ()
    assert game.asked == ("act", 0)


@rule("LG-CH1-20")
def test_a_waiting_ravager_can_be_attacked_on_its_cell():
    game = a_fight(scene={"waiting": WAITING})

    strike(game, 6, 4)
    assert game.state.scene.waiting[5] == (1,)
    strike(game, 6, 15, shields=3)
    assert game.state.scene.waiting == ((),) * 6
    assert game.offers(Attack) == []


@rule("LG-CH1-20")
@pytest.mark.parametrize("threat", [Token.FURY, Token.CARAPACE, Token.DREAD])
def test_threats_do_not_help_a_ravager(threat):
    threats = (None,) * 5 + (threat,)
    game = a_fight(passage={6: Prowler("ghost", ravagers=(0,))}, threats=threats)
    strike(game, 6, 5)

    assert game.at(6).ravagers == (2,)
    assert game.hero("knight").resistance == 3


@rule("LG-CH1-21")
def test_a_trap_hits_the_monster_whose_ravagers_then_wait_where_it_was_going():
    game = a_table(
        passage={1: "rat-swarm", 2: Prowler("ghost", damage=1, ravagers=(2, 0))}, traps=(2, 0)
    ).reveal("dark-knight")

    assert [card and card.card for card in game.state.passage[:3]] == [
        "dark-knight",
        "rat-swarm",
        None,
    ]
    assert game.state.scene.waiting == ((), (), (2, 0), (), (), ())
    game.reveal("ghost")
    assert game.at(3) == Prowler("rat-swarm", ravagers=(2, 0))


@rule("LG-CH1-21")
def test_a_monster_that_survives_a_trap_takes_its_ravagers_along():
    game = a_table(passage={1: "rat-swarm", 2: Prowler("cave-ogre", ravagers=(1,))}, traps=(2, 0))
    game.reveal("dark-knight")

    assert game.at(3) == Prowler("cave-ogre", damage=2, ravagers=(1,))


# Fire Serpents


@rule("LG-CH1-23")
@pytest.mark.parametrize(("serpent", "place", "number"), SERPENTS)
def test_a_serpent_enters_with_a_fire_and_carries_it_past_other_places(serpent, place, number):
    game = a_table(places=PLACES).reveal(serpent)
    assert game.at(1) == Prowler(serpent, fire=True)

    while game.at(number - 1) is None:
        game.reveal("ghost")
    assert fires(game) == (0,) * 6


@rule("LG-CH1-24")
@pytest.mark.parametrize(("serpent", "place", "number"), SERPENTS)
def test_it_leaves_the_fire_at_the_place_that_it_names(serpent, place, number):
    game = a_table(
        places=PLACES, passage={1: "ghost", number - 1: Prowler(serpent, fire=True)}
    ).reveal("rat-swarm")

    assert game.at(number) == Prowler(serpent)
    assert fires(game) == tuple(int(each == place) for each in PLACES)
    assert FireSpread(card=serpent, place=place) in game.events


@rule("LG-CH1-24")
@pytest.mark.parametrize(("serpent", "place", "number"), SERPENTS)
def test_it_may_leave_the_fire_where_it_enters(serpent, place, number):
    others = [each for each in PLACES if each != place]
    game = a_table(places=[place, *others]).reveal(serpent)

    assert game.at(1) == Prowler(serpent)
    assert fires(game) == (1, 0, 0, 0, 0, 0)


@rule("LG-CH1-24")
def test_a_serpent_without_a_fire_lights_nothing():
    game = a_table(passage={1: "ghost", 3: "fire-serpent-lake"}).reveal("rat-swarm")

    assert fires(game) == (0,) * 6


@rule("LG-CH1-24", "LG-PASS-8")
def test_a_serpent_that_is_swapped_to_its_place_lights_it():
    game = a_table(
        boards={"knight": {"fairies": ("fairy-swap-monsters",)}},
        passage={1: Prowler("fire-serpent-lake", fire=True), 4: "ghost"},
    ).play(UseFairy("fairy-swap-monsters"), Aim(1))

    assert fires(game) == (0, 0, 0, 1, 0, 0)


@rule("LG-CH1-25")
def test_the_fire_of_a_defeated_serpent_goes_back_to_the_reserve():
    game = a_fight(passage={6: Prowler("fire-serpent-lake", fire=True)})
    strike(game, 6, 13)
    assert fires(game) == (0,) * 6
    assert game.at(6) is None

    trapped = a_table(
        passage={1: "ghost", 2: Prowler("fire-serpent-lake", damage=6, fire=True)}, traps=(5, 0)
    ).reveal("rat-swarm")
    assert fires(trapped) == (0,) * 6
    assert trapped.at(3) is None


SERPENT_REWARDS = [
    ("fire-serpent-ballista", {"usable": 3, "resistance": 1, "fairies": ()}),
    ("fire-serpent-lake", {"usable": 1, "resistance": 3, "fairies": ()}),
    ("fire-serpent-sanctuary", {"usable": 1, "resistance": 1, "fairies": ("fairy-skip",)}),
]


@rule("LG-CH1-23", "LG-REW-1")
@pytest.mark.parametrize(("serpent", "board"), SERPENT_REWARDS)
def test_a_serpent_has_eleven_health_two_armour_three_claws_and_its_own_reward(serpent, board):
    game = a_fight(passage={6: serpent}, boards={"knight": {"resistance": 4, "usable": 1}})
    strike(game, 6, 12)
    assert game.at(6).damage == 10
    assert game.hero("knight").resistance == 1

    game = a_fight(passage={6: serpent}, boards={"knight": {"resistance": 4, "usable": 1}})
    strike(game, 6, 13)
    if game.asked[0] == "reward":
        game.play(TakeFairy("fairy-skip"))
    hero = game.hero("knight")
    assert {name: getattr(hero, name) for name in board} == board


# the Fire Elemental


def elemental(**spots):
    laid = {name.replace("_", "-"): {"fires": count} for name, count in spots.items()}
    game = a_fight(
        passage={6: Prowler("fire-elemental", damage=9)},
        spots=laid,
        boards={"knight": {"usable": 0}, "smith": {"usable": 0}},
    )
    return strike(game, 6, 6)


@rule("LG-CH1-26")
def test_the_elemental_has_thirteen_health_two_armour_and_three_claws():
    game = strike(a_fight(passage={6: "fire-elemental"}), 6, 14)
    assert game.at(6).damage == 12
    assert game.hero("knight").resistance == 3

    game = strike(a_fight(passage={6: "fire-elemental"}), 6, 15)
    assert game.at(6) is None


@rule("LG-CH1-26")
def test_it_brings_dust_for_each_one_fire_fewer_anywhere_and_an_item():
    game = elemental(blaze=2, ballista=1)

    assert [board.usable for board in game.state.boards] == [1, 1]
    assert game.asked == ("remove-fire", 0)
    assert game.offers() == [PickPlace(1), PickPlace(2), Pass()]
    game.play(PickPlace(2))
    assert fires(game) == (2, 0, 0, 0, 0, 0)
    item = game.state.market[0]
    assert game.offers(TakeFairy) == [], "no bucket, no reward for a fire"
    game.play(TakeItem(item))
    assert game.state.piles[0].deck[0] == item
    assert game.asked == ("act", 0)


@rule("LG-CH1-26")
def test_the_fire_may_stay():
    game = elemental(blaze=1).play(Pass(), Decline())

    assert fires(game) == (1, 0, 0, 0, 0, 0)
    assert game.asked == ("act", 0)


@rule("LG-CH1-26", "LG-CH1-3")
def test_removing_the_last_fire_like_this_wins():
    assert elemental(blaze=1).play(PickPlace(1)).state.reason == "won"


@rule("LG-CH1-26", "LG-REW-11")
def test_a_trapped_elemental_brings_nothing():
    game = a_table(
        passage={1: "ghost", 2: Prowler("fire-elemental", damage=8)},
        traps=(5, 0),
        spots={"blaze": {"fires": 2}},
    ).reveal("rat-swarm")

    assert fires(game) == (2, 0, 0, 0, 0, 0)
    assert game.asked == ("act", 0)
    assert game.at(3) is None


@rule("LG-CH1-20")
def test_a_shot_at_a_ravager_is_not_slowed_by_its_armour():
    game = a_table(
        pool={"ranged": (2, 0, 0)}, at={"knight": 5}, passage={6: Prowler("ghost", ravagers=(0,))}
    )
    shoot(game, 6, 2)

    assert game.at(6).ravagers == (2,)
    assert game.play(EndTurn()).at(6).ravagers == (2,)
