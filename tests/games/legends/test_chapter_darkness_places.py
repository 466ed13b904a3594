"""Chapter V: places (docs/rules/legends.md, LG-CH5-17 to LG-CH5-26)."""

import pytest
from msgspec.structs import replace

from dedale.games.legends.actions import (
    Aim,
    Choose,
    DeckEnd,
    Discard,
    Name,
    Pass,
    Put,
    Shock,
    TakeFairy,
    UsePlace,
)
from dedale.games.legends.effects import NamedIcon, Token
from dedale.games.legends.events import Charged, NuggetNamed, Reshuffled
from dedale.games.legends.state import Coil, Prowler
from tests.kit import rule
from tests.kit.games.legends import ChapterId, a_table

TRAP, SHOCK, TRICK, NUGGET, SANCTUARY, WELL = range(1, 7)
PLAIN = "body-plain-2"
LEFT, RIGHT, BOTH, FIRE = range(4)  # options of the Magic Shock
CARDS = ["smith-forge", "smith-plate", "smith-coals"]


def a_heart(at=TRAP, usable=6, row=(), scene=None, **laid):
    """Chapter V, the Smith first."""
    scene = {"row": tuple(Coil(body) for body in row)} | (scene or {})
    laid = {"boards": {"smith": {"usable": usable}}, "at": {"smith": at}, "scene": scene} | laid
    return a_table(ChapterId.DARKNESS, ("smith", "knight"), **laid)


# the Crystal Trap


@rule("LG-CH5-17")
@pytest.mark.parametrize(("option", "cost", "damage"), [(0, 4, 2), (1, 5, 3)])
def test_the_crystal_trap_hits_any_monster_or_body_whatever_the_armour(option, cost, damage):
    game = a_heart(row=[PLAIN, PLAIN], passage={2: "ghost", 6: "rubble-golem"})
    game.play(UsePlace(option))
    assert game.hero("smith").usable == 6 - cost
    assert game.offers() == [Aim(1), Aim(2), Aim(6)]

    game.play(Aim(6))
    assert game.at(6) == Prowler("rubble-golem", damage=damage)
    body = a_heart(row=[PLAIN], passage={6: "ghost"}).play(UsePlace(option), Aim(1))
    assert body.state.scene.row == (Coil(PLAIN, damage=damage),)
    assert body.hero("smith").resistance == 5, "claws do not answer"


@rule("LG-CH5-17")
@pytest.mark.parametrize(("usable", "options"), [(3, []), (4, [0]), (5, [0, 1])])
def test_it_takes_four_or_five_dust(usable, options):
    offered = a_heart(usable=usable, passage={6: "ghost"}).offers(UsePlace)

    assert [use.option for use in offered if use.option < 2] == options


@rule("LG-CH5-17", "LG-TRAP-2")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_it_places_traps_too(number):
    game = a_heart(traps=(2 if number > 2 else 3, 0)).play(UsePlace(number))

    assert game.state.traps[1] == number
    assert game.hero("smith").usable == 6 - number


# the Magic Shock


@rule("LG-CH5-18")
@pytest.mark.parametrize(
    ("option", "dust", "cards", "charged"),
    [(LEFT, 2, 1, (True, False)), (RIGHT, 3, 1, (False, True)), (BOTH, 5, 2, (True, True))],
)
def test_shock_tokens_are_charged_for_cards_and_dust(option, dust, cards, charged):
    game = a_heart(SHOCK, hand=CARDS).play(UsePlace(option))
    for card in CARDS[:cards]:
        game.play(Discard(card))

    assert (game.state.scene.left, game.state.scene.right) == charged
    assert game.hero("smith").usable == 6 - dust
    assert game.hand() == tuple(CARDS[cards:])
    sides = [side for side, on in zip(("left", "right"), charged, strict=True) if on]
    assert [event.side for event in game.events if isinstance(event, Charged)] == sides


@rule("LG-CH5-18")
@pytest.mark.parametrize(
    ("scene", "options"),
    [({}, [0, 1, 2]), ({"left": True}, [1]), ({"right": True}, [0])],
)
def test_a_charged_token_is_not_charged_again(scene, options):
    offered = a_heart(SHOCK, hand=CARDS, scene=scene).offers(UsePlace)

    assert [use.option for use in offered] == options


@rule("LG-CH5-18")
@pytest.mark.parametrize(("charged", "option"), [("left", RIGHT), ("right", LEFT)])
def test_charging_one_keeps_the_other(charged, option):
    game = a_heart(SHOCK, hand=CARDS[:1], scene={charged: True}).play(UsePlace(option))

    assert (game.state.scene.left, game.state.scene.right) == (True, True)


@rule("LG-CH5-19")
@pytest.mark.parametrize(
    ("scene", "damage"), [({"left": True}, 2), ({"right": True}, 3)], ids=["left", "right"]
)
def test_a_charged_token_hits_for_two_or_three_and_is_uncharged(scene, damage):
    game = a_heart(SHOCK, scene=scene, passage={6: "rubble-golem"}).play(UsePlace(FIRE))

    assert game.at(6).damage == damage
    assert (game.state.scene.left, game.state.scene.right) == (False, False)
    assert game.hero("smith").usable == 6


@rule("LG-CH5-19")
def test_both_hit_one_target_as_one_attack_of_five():
    threats = (None,) * 5 + (Token.DREAD,)
    game = a_heart(
        SHOCK, scene={"left": True, "right": True}, passage={6: "cave-ogre"}, threats=threats
    ).play(UsePlace(FIRE))
    assert game.asked == ("shock", 0)
    assert set(game.offers()) == {
        Shock(6, left=True),
        Shock(6, right=True),
        Shock(6, left=True, right=True),
    }

    game.play(Shock(6, left=True, right=True))
    assert game.at(6).damage == 5
    assert game.hero("smith").resistance == 4, "dread counts once"
    assert (game.state.scene.left, game.state.scene.right) == (False, False)


@rule("LG-CH5-19")
def test_both_may_hit_two_targets_or_only_one_of_them():
    def charged():
        both = {"left": True, "right": True, "row": (Coil(PLAIN),)}
        return a_heart(SHOCK, scene=both, passage={6: "rubble-golem"})

    game = charged().play(UsePlace(FIRE), Shock(6, right=True))
    assert game.asked == ("shock", 0)
    assert set(game.offers()) == {Shock(1, left=True), Shock(6, left=True), Pass()}
    game.play(Shock(1, left=True))
    assert (game.at(6).damage, game.state.scene.row[0].damage) == (3, 2)
    one = charged().play(UsePlace(FIRE), Shock(6, left=True), Pass())
    assert (one.state.scene.left, one.state.scene.right) == (False, True)
    assert one.asked == ("act", 0)


@rule("LG-CH5-19")
def test_nothing_is_fired_without_a_charge_or_a_target():
    assert a_heart(SHOCK, passage={6: "ghost"}).offers(UsePlace) == []
    assert a_heart(SHOCK, scene={"left": True}).offers(UsePlace) == []


# Trick, Nugget, Sanctuary, Well


@rule("LG-CH5-20")
def test_the_trick_moves_a_monster_to_an_empty_cell_for_a_dust_and_two_cards():
    game = a_heart(TRICK, hand=CARDS, passage={2: "ghost", 5: "dark-knight"}, traps=(3, 3))
    game.play(UsePlace(0), Discard("smith-forge"), Discard("smith-plate"))
    assert game.offers() == [Aim(2), Aim(5)]
    game.play(Aim(2))
    assert game.offers() == [Aim(1), Aim(3), Aim(4), Aim(6)]
    game.play(Aim(3))

    assert [bool(card) for card in game.state.passage] == [False, False, True, False, True, False]
    assert game.at(3) == Prowler("ghost"), "no trap is sprung"
    assert game.hero("smith").usable == 5
    assert game.hand() == ("smith-coals",)


@rule("LG-CH5-20")
@pytest.mark.parametrize(
    "laid",
    [{"hand": CARDS[:1]}, {"usable": 0}, {"passage": {}}],
    ids=["one card", "no dust", "no monster"],
)
def test_it_needs_all_of_its_price_and_a_monster(laid):
    assert not a_heart(TRICK, **{"hand": CARDS, "passage": {2: "ghost"}} | laid).offers(UsePlace)


NAMED = [
    ("smith-hammer", NamedIcon.SWORD),
    ("smith-plate", NamedIcon.SHIELD),
    ("smith-forge", NamedIcon.DUST),
    ("smith-bellows", NamedIcon.DUST),
    ("smith-bellows", NamedIcon.BOOTS),
    ("item-winged-boots", NamedIcon.RANGED),
    ("item-field-manual", NamedIcon.DRAW),
    ("item-blink-cloak", NamedIcon.TELEPORT),
    ("item-phoenix-feather", NamedIcon.HEAL),
    ("item-phoenix-feather", NamedIcon.REUSE),
    ("enchantress-alchemy", NamedIcon.TRANSMUTE),
]


@rule("LG-CH5-21", "LG-CH5-22", "LG-CH5-24")
@pytest.mark.parametrize(("card", "icon"), NAMED)
def test_a_card_that_shows_the_named_icon_on_any_option_comes_to_the_hand(card, icon):
    game = a_heart(NUGGET, deck=[card, "smith-haul"], game_deck=["tremor", "panic", "ghost"])
    game.play(UsePlace(0))
    assert game.hero("smith").usable == 5
    assert game.offers() == [Name(each) for each in NamedIcon]
    game.play(Name(icon))

    assert game.hand() == (card,)
    assert game.state.piles[0].deck == ("smith-haul",)
    assert NuggetNamed(hero="smith", icon=icon, card=card, found=True) in game.events


@rule("LG-CH5-22")
@pytest.mark.parametrize("looks", [True, False])
def test_then_two_game_cards_may_be_looked_at(looks):
    game = a_heart(NUGGET, deck=["smith-haul"], game_deck=["tremor", "panic", "ghost"])
    game.play(UsePlace(0), Name(NamedIcon.BOOTS))
    assert game.offers() == [Choose(0), Pass()]
    if looks:
        game.play(Choose(0), Put("tremor", DeckEnd.BOTTOM), Put("panic", DeckEnd.TOP))
    else:
        game.play(Pass())

    ordered = ("panic", "ghost", "tremor") if looks else ("tremor", "panic", "ghost")
    assert game.state.deck == ordered
    assert game.asked == ("act", 0)


@rule("LG-CH5-23", "LG-SEE-E1")
def test_a_card_that_does_not_show_it_stays_on_top_and_is_known():
    game = a_heart(NUGGET, deck=["smith-haul", "smith-plate"], game_deck=["tremor", "panic"])
    game.play(UsePlace(0), Name(NamedIcon.SWORD))

    assert game.hand() == ()
    assert game.reveals
    assert game.state.piles[0].deck == ("smith-haul", "smith-plate")
    assert game.state.piles[0].known == 1
    assert game.asked == ("act", 0)
    assert game.state.deck == ("tremor", "panic")


@rule("LG-CH5-22", "LG-SEE-5")
def test_a_known_card_that_is_named_comes_to_the_hand_and_the_next_one_is_unknown():
    game = a_heart(NUGGET, deck=["smith-haul", "smith-plate"], pool={"reuse": 1}, game_deck=[])
    game.play(UsePlace(0), Name(NamedIcon.SWORD), UsePlace(0), Name(NamedIcon.BOOTS))

    assert game.hand() == ("smith-haul",)
    assert game.state.piles[0].known == 0
    assert game.asked == ("act", 0), "no game card is left to look at"


@rule("LG-CH5-22", "LG-SEE-5")
@pytest.mark.parametrize(("known", "left"), [(0, 0), (1, 0), (3, 2)])
def test_of_the_known_cards_the_one_that_comes_to_the_hand_is_gone(known, left):
    game = a_heart(NUGGET, deck=["smith-haul", "smith-plate", "smith-hammer"], game_deck=[])
    own, *others = game.state.piles
    game.state = replace(game.state, piles=(replace(own, known=known), *others))
    game.play(UsePlace(0), Name(NamedIcon.BOOTS))

    assert game.hand() == ("smith-haul",)
    assert game.state.piles[0].known == left


@rule("LG-CH5-24")
def test_ten_icons_can_be_named_and_an_empty_deck_is_refilled():
    assert {icon.value for icon in NamedIcon} == {
        "sword",
        "shield",
        "dust",
        "boots",
        "ranged",
        "draw",
        "teleport",
        "heal",
        "reuse",
        "transmute",
    }

    game = a_heart(NUGGET, deck=[], discard=["smith-haul"]).play(UsePlace(0), Name(NamedIcon.BOOTS))
    assert game.hand() == ("smith-haul",)
    assert game.state.piles[0].discard == ()
    assert game.events[0] == Reshuffled(seat=0)


@rule("LG-CH5-21")
def test_without_any_card_there_is_nothing_to_name():
    assert a_heart(NUGGET, deck=[], hand=CARDS).offers(UsePlace) == []


@rule("LG-CH5-25")
def test_the_sanctuary_sends_a_fairy_for_two_dust_and_a_card():
    fairies = {"fairy-sanctuary-5": {"fairies": ("fairy-gate", "fairy-mercy")}}
    game = a_heart(SANCTUARY, 2, hand=CARDS, spots=fairies)
    game.play(UsePlace(0), Discard("smith-plate"), TakeFairy("fairy-gate"))

    assert game.hero("smith").fairies == ("fairy-gate",)
    assert game.hero("smith").usable == 0
    assert game.state.piles[0].discard == ("smith-plate",)
    assert a_heart(SANCTUARY, 1, hand=CARDS, spots=fairies).offers(UsePlace) == []
    assert a_heart(SANCTUARY, 6, spots=fairies).offers(UsePlace) == []


@rule("LG-CH5-26")
@pytest.mark.parametrize(
    ("face", "resistance", "cell", "cards"),
    [(1, 1, 6, 0), (2, 2, 7, 0), (3, 2, 6, 1), (4, 2, 6, 2), (5, 4, 6, 0), (6, 5, 6, 0)],
)
def test_the_well_costs_a_dust_and_does_what_the_die_says(face, resistance, cell, cards):
    game = a_heart(WELL, boards={"smith": {"usable": 1, "resistance": 2}})
    game.play(UsePlace(0), chance=[face - 1])

    hero = game.hero("smith")
    assert (hero.usable, hero.resistance, hero.cell) == (0, resistance, cell)
    assert len(game.hand()) == cards
