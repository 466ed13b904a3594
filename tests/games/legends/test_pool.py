"""Icons and the turn pool (docs/rules/legends.md, chapter 5, and its scenarios in chapter 29)."""

from itertools import permutations

import pytest

from dedale.games.legends.actions import (
    Alter,
    Attack,
    Commit,
    Consent,
    Discard,
    DiscardThree,
    EndTurn,
    Help,
    Move,
    PickCard,
    Play,
    Transmute,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import AddIcon, Basic, Draw, Dust, Heal, Icon
from dedale.games.legends.events import (
    Altered,
    ConsentRefused,
    DustRecovered,
    Gained,
    Healed,
    Hurt,
    Revealed,
)
from dedale.games.legends.state import EMPTY, Coil, Pool, Stage
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table

SWORD, SHIELD, DUST, BOOTS = Basic
WARD, INSIGHT = "enchantress-ward", "enchantress-insight"


def transmuting(**pool):
    """A knight who can transmute, with these icons."""
    return a_table(
        pool={"transmute": 1, **pool}, hand=["knight-strike", "knight-march", "knight-bulwark"]
    )


@rule("LG-POOL-1")
def test_a_pool_is_empty_when_a_turn_begins():
    game = a_table(game_deck=["ghost"] * 3, pool={"sword": 2, "ranged": (1, 1, 1)})
    game.play(EndTurn())

    assert [board.pool for board in game.state.boards] == [EMPTY, EMPTY]


@rule("LG-POOL-1")
@pytest.mark.parametrize(
    ("icon", "reach", "pool"),
    [
        (Icon.SWORD, 0, {"sword": 2}),
        (Icon.SHIELD, 0, {"shield": 2}),
        (Icon.BOOTS, 0, {"boots": 2}),
        (Icon.RANGED, 1, {"ranged": (2, 0, 0)}),
        (Icon.RANGED, 2, {"ranged": (0, 2, 0)}),
        (Icon.RANGED, 3, {"ranged": (0, 0, 2)}),
        (Icon.TELEPORT, 0, {"teleport": 2}),
        (Icon.REUSE, 0, {"reuse": 2}),
        (Icon.TRANSMUTE, 0, {"transmute": 2}),
    ],
)
def test_each_icon_has_a_counter_of_its_own(icon, reach, pool):
    game = a_table().happen(AddIcon(icon, 2, reach))

    assert game.pool == Pool(**pool)
    assert game.events == (Gained(hero="knight", icon=icon, count=2, reach=reach),)


@rule("LG-POOL-2")
def test_cards_skills_fairies_and_discards_fill_the_same_pool():
    game = a_table(
        hand=["knight-heavy-blow", "knight-strike", "knight-guard", "knight-march"],
        boards={"knight": {"track": "skill-blade", "fairies": ("fairy-stride",)}},
    )
    game.play(Play("knight-heavy-blow"), UseSkill(), UseFairy("fairy-stride"))
    game.play(DiscardThree(SWORD), Discard("knight-strike"), Discard("knight-guard"))

    assert game.pool == Pool(sword=6, boots=2, reuse=1)


@rule("LG-POOL-3")
def test_dust_cards_and_resistance_come_at_once():
    game = a_table(boards={"knight": {"resistance": 2, "usable": 0}})
    game.happen(Dust(2), Draw(1), Heal(3))

    assert game.pool == EMPTY
    assert (game.state.board.usable, game.state.board.resistance) == (2, 5)
    assert len(game.hand()) == 1


@rule("LG-POOL-4")
def test_icons_are_spent_later_and_in_any_split():
    game = a_table(
        at={"knight": 5}, passage={5: "cave-ogre", 6: "cave-ogre"}, hand=["knight-bulwark"]
    )
    game.happen(AddIcon(Icon.SWORD, 4), AddIcon(Icon.BOOTS, 1))
    game.play(Play("knight-bulwark"), Attack(Weapon.SWORD, 5), Commit(1, 1))
    game.play(Move(6), Attack(Weapon.SWORD, 6), Commit(2, 1))

    assert (game.at(5).damage, game.at(6).damage) == (1, 2)
    assert game.pool == Pool(sword=1)


@rule("LG-POOL-5")
def test_what_is_not_spent_is_lost_with_the_action_phase():
    game = a_table(
        heroes=("knight", "smith"), pool={"sword": 3, "teleport": 1}, game_deck=["ghost"] * 4
    )
    game.play(EndTurn(), EndTurn())

    assert game.state.active == 0
    assert game.pool == EMPTY


@rule("LG-POOL-6")
@pytest.mark.parametrize(
    "effects",
    [
        pytest.param(option.effects, id=f"{card.id}-{number}")
        for card in BOX.cards.values()
        for number, option in enumerate(card.options)
        if len(option.effects) > 1
    ]
    + [
        pytest.param(fairy.effects, id=fairy.id)
        for fairy in BOX.fairies.values()
        if len(fairy.effects) > 1
    ],
)
def test_the_parts_of_an_effect_do_the_same_in_every_order(effects):
    tables = [
        a_table(boards={"knight": {"resistance": 2, "usable": 1}}).happen(*order).state
        for order in permutations(effects)
    ]

    assert all(table == tables[0] for table in tables)


@rule("LG-POOL-7")
@pytest.mark.parametrize(
    ("ranged", "cells"), [((1, 0, 0), [3, 5]), ((0, 1, 0), [2, 3, 5, 6]), ((0, 0, 1), None)]
)
def test_reach_is_the_greatest_distance_of_a_target(ranged, cells):
    passage = dict.fromkeys(range(1, 7), "ghost")
    game = a_table(at={"knight": 4}, passage=passage, pool={"ranged": ranged})

    assert [attack.cell for attack in game.offers(Attack)] == (cells or [1, 2, 3, 5, 6])


@rule("LG-POOL-8")
def test_a_transmutation_names_a_source_and_another_target():
    game = transmuting().play(Transmute())

    assert len(game.offers(Alter)) == 12
    assert all(alter.source is not alter.target for alter in game.offers(Alter))
    assert game.play(Alter(SWORD, BOOTS)).pool.transmute == 0
    with refused_by("LG-POOL-8"):
        game.play(Transmute())


@rule("LG-POOL-8")
def test_nothing_turns_into_itself():
    with refused_by("LG-POOL-8"):
        transmuting().play(Transmute(), Alter(SWORD, SWORD))


@rule("LG-POOL-9")
def test_every_icon_that_is_left_turns_into_the_other():
    game = transmuting(shield=3, sword=1).play(Transmute(), Alter(SHIELD, SWORD))

    assert (game.pool.sword, game.pool.shield) == (4, 0)
    assert game.events[0] == Altered(hero="knight", icon=SHIELD, into=SWORD)


@rule("LG-POOL-9")
def test_icons_that_turn_into_dust_recover_it_at_once():
    game = transmuting(boots=5).play(Transmute(), Alter(BOOTS, DUST))

    assert game.pool.boots == 0
    assert (game.state.board.usable, game.state.board.inactive) == (4, 0)
    assert DustRecovered(hero="knight", count=3) in game.events


@rule("LG-POOL-10", "LG-POOL-E3")
def test_later_icons_turn_too():
    game = transmuting().play(Transmute(), Alter(BOOTS, SWORD), Play("knight-march"))

    assert (game.pool.sword, game.pool.boots) == (3, 0)
    assert game.events[-1] == Gained(hero="knight", icon=Icon.SWORD, count=3)


@rule("LG-POOL-10")
def test_later_icons_turn_into_dust_too():
    game = transmuting().play(Transmute(), Alter(SWORD, DUST), Play("knight-strike"))

    assert game.pool.sword == 0
    assert (game.state.board.usable, game.state.board.inactive) == (2, 2)


@rule("LG-POOL-10")
def test_it_lasts_for_a_turn():
    game = transmuting().play(Transmute(), Alter(BOOTS, SWORD))
    game.state = a_table(game_deck=["ghost"] * 3, boards={"knight": {"pool": game.pool}}).state
    game.play(EndTurn(), EndTurn()).happen(AddIcon(Icon.BOOTS))

    assert game.pool == Pool(boots=1)


@rule("LG-POOL-11")
def test_dust_that_was_recovered_stays_dust():
    game = transmuting().happen(Dust(2)).play(Transmute(), Alter(DUST, SHIELD))
    assert (game.state.board.usable, game.pool.shield) == (3, 0)

    game.happen(Dust(2))
    assert (game.state.board.usable, game.pool.shield) == (3, 2)


@rule("LG-POOL-10")
def test_where_dust_counts_as_shields_all_of_it_is_no_more_than_lies_inactive():
    game = transmuting().play(Transmute(), Alter(DUST, SHIELD))
    inactive = game.state.board.inactive
    game.happen(Dust())

    assert (game.state.board.inactive, game.pool.shield) == (inactive, inactive)


@rule("LG-POOL-12")
def test_a_second_transmutation_applies_after_the_first():
    game = transmuting(transmute=2, boots=1, shield=1)
    game.play(Transmute(), Alter(BOOTS, SHIELD), Transmute(), Alter(SHIELD, SWORD))
    assert (game.pool.boots, game.pool.shield, game.pool.sword) == (0, 0, 2)

    game.happen(AddIcon(Icon.BOOTS), AddIcon(Icon.SHIELD))
    assert (game.pool.boots, game.pool.shield, game.pool.sword) == (0, 0, 4)


@rule("LG-POOL-12")
def test_each_transmutation_applies_once():
    game = transmuting(transmute=2, boots=1, shield=1)
    game.play(Transmute(), Alter(BOOTS, SWORD), Transmute(), Alter(SHIELD, BOOTS))
    assert (game.pool.boots, game.pool.shield, game.pool.sword) == (1, 0, 1)

    game.happen(AddIcon(Icon.SHIELD))
    assert (game.pool.boots, game.pool.sword) == (2, 1)  # boots, which do not turn again


def warding(**changes):
    """An enchantress with a card that heals any hero, and a smith who is hurt."""
    boards = {"enchantress": {"resistance": 3}, "smith": {"resistance": 2}}
    return a_table(heroes=("enchantress", "smith"), hand=[WARD], **({"boards": boards} | changes))


@rule("LG-POOL-13")
def test_an_effect_for_any_hero_may_be_for_the_acting_one():
    game = warding().play(Play(WARD), Help("enchantress"))

    assert [board.resistance for board in game.state.boards] == [4, 2]
    assert game.pool.shield == 1


@rule("LG-POOL-13")
def test_an_effect_for_any_hero_may_be_for_another_one_that_agrees():
    game = warding().play(Play(WARD), Help("smith"))
    assert game.asked == ("consent", 1)

    game.play(Consent(True))
    assert [board.resistance for board in game.state.boards] == [3, 3]
    assert game.pool.shield == 1  # the rest is for whoever plays the card


@rule("LG-POOL-13")
def test_whoever_does_not_agree_keeps_the_card_in_the_hand_of_the_other():
    game = warding().play(Play(WARD), Help("smith"), Consent(False))

    assert game.hand() == (WARD,)
    assert game.pool == EMPTY
    assert game.events == (ConsentRefused(seat=1),)


@rule("LG-POOL-13")
def test_a_repeated_card_may_help_another_hero():
    boards = {
        "enchantress": {"resistance": 3, "fairies": ("fairy-repeat",)},
        "smith": {"resistance": 2},
    }
    game = warding(boards=boards).play(Play(WARD), Help("enchantress"), UseFairy("fairy-repeat"))
    game.play(Help("smith"), Consent(True))

    assert [board.resistance for board in game.state.boards] == [4, 3]
    assert game.pool.shield == 2


@rule("LG-POOL-13")
def test_a_fairy_that_flew_for_a_refusal_still_helps():
    boards = {
        "enchantress": {"resistance": 3, "fairies": ("fairy-repeat",)},
        "smith": {"resistance": 2},
    }
    played = {"played": [(WARD, 0), ("enchantress-staff", 0)], "hand": []}
    game = a_table(heroes=("enchantress", "smith"), boards=boards, **played)
    game.play(UseFairy("fairy-repeat"), PickCard(WARD), Help("smith"), Consent(False))

    assert game.offers(PickCard) == [PickCard(WARD), PickCard("enchantress-staff")]
    assert game.play(PickCard("enchantress-staff")).pool.sword == 1


@rule("LG-POOL-E1")
@pytest.mark.parametrize(
    "card", ["item-healing-draught", "item-dust-flask", "item-phoenix-feather"]
)
def test_a_card_without_effect_may_be_played(card):
    game = a_table(hand=[card], boards={"knight": {"usable": 4}}).play(Play(card))

    assert [played.card for played in game.state.piles[0].played] == [card]
    assert not [event for event in game.events if isinstance(event, DustRecovered | Healed)]


@rule("LG-POOL-E1")
def test_a_card_may_be_played_with_nothing_to_draw():
    game = a_table(heroes=("enchantress", "smith"), hand=[INSIGHT], deck=[], discard=[])

    assert game.play(Play(INSIGHT)).hand() == ()


@rule("LG-POOL-E2")
def test_only_what_is_left_turns():
    game = a_table(passage={6: "cave-ogre"}, pool={"transmute": 1, "shield": 3, "sword": 1})
    game.play(Attack(Weapon.SWORD, 6), Commit(1, 2), Transmute(), Alter(SHIELD, SWORD))

    assert (game.pool.sword, game.pool.shield) == (1, 0)


@rule("LG-POOL-E4")
def test_ranged_icons_do_nothing_against_a_neighbour():
    game = a_table(passage={6: "ghost"}, pool={"ranged": (2, 2, 2)})

    assert game.offers(Attack) == []
    with refused_by("LG-FIGHT-9"):
        game.play(Attack(Weapon.RANGED, 6))


def three_swords():
    """Three cards with a sword each against health 3, armour 1 and claws 1."""
    hand = ["knight-strike"] * 4
    return a_table(hand=hand, passage={6: "dark-knight"}).play(*[Play("knight-strike")] * 3)


@rule("LG-EX-24")
def test_three_cards_make_one_attack_that_meets_armour_and_claws_once():
    game = three_swords().play(Attack(Weapon.SWORD, 6), Commit(3))

    assert game.at(6).damage == 2
    assert [event for event in game.events if isinstance(event, Hurt)] == [
        Hurt(hero="knight", count=1, left=5)
    ]


@rule("LG-EX-24")
def test_a_fourth_sword_in_the_same_attack_defeats():
    game = three_swords().play(Play("knight-strike"), Attack(Weapon.SWORD, 6), Commit(4))

    assert game.at(6) is None
    assert game.hero("knight").resistance == 5


@rule("LG-EX-24")
def test_a_second_attack_defeats_too_but_meets_the_claws_again():
    game = three_swords().play(Attack(Weapon.SWORD, 6), Commit(3)).happen(AddIcon(Icon.SWORD, 2))
    game.play(Attack(Weapon.SWORD, 6))  # with two swords, since one would do no damage

    assert game.at(6) is None
    assert game.hero("knight").resistance == 4


@rule("LG-EX-25")
def test_a_quick_body_falls_to_three_ranged_icons_that_reach_it():
    def game(cell):
        return a_table(
            ChapterId.DARKNESS,
            at={"knight": cell},
            pool={"ranged": (2, 1, 0)},
            scene={"row": (Coil("body-quick-b1"),), "asleep": ()},
        )

    near = game(2).play(Attack(Weapon.RANGED, 1))
    assert near.state.scene.defeated == 1
    assert near.pool.ranged == (0, 0, 0)
    assert game(3).offers(Attack) == []


@rule("LG-EX-26")
def test_a_fall_and_a_skipped_reveal_make_one_reveal():
    game = a_table(
        boards={"knight": {"resistance": 1, "fairies": ("fairy-skip",)}},
        passage={6: "cave-ogre"},
        pool={"sword": 1},
        game_deck=["ghost", "rat-swarm", "tunnel-goblin"],
    )
    game.play(UseFairy("fairy-skip"), Attack(Weapon.SWORD, 6))

    assert [event.card for event in game.events if isinstance(event, Revealed)] == ["ghost"]


@rule("LG-EX-27")
def test_an_empty_deck_loses_only_when_a_card_must_be_revealed():
    passage = {6: "cave-ogre"}
    idle = a_table(game_deck=[], passage=passage).play(EndTurn())
    winning = a_table(
        game_deck=[],
        at={"knight": 1},
        spots={"blaze": {"fires": 1}},
        boards={"knight": {"bucket": True}},
    )
    winning.play(UsePlace(0))

    assert (idle.state.stage, idle.state.reason) == (Stage.OVER, "deck")
    assert (winning.state.stage, winning.state.reason) == (Stage.OVER, "won")
