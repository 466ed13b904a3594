"""One player with two heroes (docs/rules/legends.md, chapter 21)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Defend,
    Discard,
    DiscardThree,
    EndTurn,
    GiveMagma,
    Help,
    Include,
    KeepItem,
    Move,
    Play,
    PutDust,
    SwapBuckets,
    TakeFairy,
    TakeItem,
    TakeUp,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic
from dedale.games.legends.events import (
    CardIncluded,
    ConsentGiven,
    Hurt,
    MadnessCame,
    Returned,
    Revealed,
    TakenUp,
)
from dedale.games.legends.state import Journal, KeptItem, PlayedCard, Prowler
from tests.kit import refused_by, rule
from tests.kit.games.legends import Play as Table
from tests.kit.games.legends import a_table
from tests.kit.legends_whole_games import BLADE, FLASK, SLING, begun, campaign, laid, set_out, win

MOONS, MAGMA, DARKNESS = ChapterId.MOONS, ChapterId.MAGMA, ChapterId.DARKNESS
QUIET = ["threat-fury", "threat-carapace", "threat-dread", "cave-in"]
ROLLS = [0, 1, 2, 3]
OTHER = TakeUp("smith")


def alone(chapter: ChapterId = ChapterId.FIRE, **changes) -> Table:
    """One player with knight and smith; the knight acts."""
    return a_table(chapter, solo=True, **changes)


@rule("LG-SOLO-1")
def test_one_player_takes_two_heroes_and_builds_a_deck_of_10_of_their_20_cards():
    game = begun(seats=1)
    asked, offers = game.asked, game.offers()
    wanted = ["knight-strike"] * 4 + ["smith-forge", "smith-coals", "knight-heavy-blow"]
    wanted += ["smith-haul", "smith-haul", "knight-march"]
    game.play(*(Include(card) for card in wanted))
    piles = game.state.piles[0]

    assert asked == ("build-deck", 0)
    assert {offer.card for offer in offers} == {
        *BOX.deck_of("knight"),
        *BOX.deck_of("smith"),
    }
    assert Counter((*piles.deck, *piles.hand)) == Counter(wanted)
    assert [event.left for event in game.told if isinstance(event, CardIncluded)] == [
        *range(9, -1, -1)
    ]


@rule("LG-SOLO-1")
def test_no_card_is_taken_more_often_than_it_exists():
    game = begun(seats=1).play(*[Include("knight-strike")] * 4)

    assert Include("knight-strike") not in game.offers()
    assert Include("smith-hammer") in game.offers()
    with refused_by("LG-SOLO-1"):
        game.play(Include("knight-strike"))
    with refused_by("LG-SOLO-1"):
        game.play(Include("scout-arrow"))


@rule("LG-SOLO-2", "LG-SOLO-9", "LG-SETUP-8")
def test_each_hero_has_a_board_of_its_own():
    game = laid(seats=1, heroes=("scout", "enchantress"))
    scout, enchantress = game.state.boards

    assert (scout.seat, enchantress.seat) == (0, 0)
    assert (scout.fairies, enchantress.fairies) == (("fairy-teleport",), ("fairy-repeat",))
    assert scout.track != enchantress.track
    assert None not in (scout.track, enchantress.track)
    assert (scout.cell, enchantress.cell) == (6, 5)


@rule("LG-SOLO-2")
def test_each_hero_uses_its_own_skills_and_fairies():
    game = alone(
        boards={
            "knight": {"track": "skill-blade", "fairies": ("fairy-volley",)},
            "smith": {"track": "skill-path", "fairies": ("fairy-stride",)},
        }
    )
    mine = game.offers(UseFairy)
    game.play(UseSkill(), OTHER)
    theirs = game.offers(UseFairy)
    game.play(UseSkill())

    assert (mine, theirs) == ([UseFairy("fairy-volley")], [UseFairy("fairy-stride")])
    assert (game.hero("knight").pool.sword, game.hero("knight").pool.boots) == (2, 0)
    assert (game.hero("smith").pool.sword, game.hero("smith").pool.boots) == (0, 2)
    assert (game.hero("knight").used, game.hero("smith").used) == (1, 1)


@rule("LG-SOLO-3")
def test_there_is_one_hand_deck_played_zone_and_discard_pile():
    game = alone(hand=["knight-strike", "knight-march"], deck=["smith-haul"] * 9)
    game.play(Play("knight-strike"), OTHER, Play("knight-march"))
    played = game.state.piles[0].played
    game.play(EndTurn())

    assert len(game.state.piles) == 1
    assert played == (PlayedCard("knight-strike", 0, 0), PlayedCard("knight-march", 0, 1))
    assert game.state.piles[0].discard == ("knight-strike", "knight-march")
    assert game.hand() == ("smith-haul",) * 5


@rule("LG-SOLO-4")
def test_a_card_is_played_for_one_hero_who_gets_all_of_it_and_pays():
    game = alone(
        hand=["knight-charge", "item-tempered-blade"],
        boards={"knight": {"usable": 1}, "smith": {"usable": 0}},
    )
    game.play(OTHER)
    poor = game.offers(Play)
    game.play(Play("knight-charge"), TakeUp("knight"), Play("item-tempered-blade", 1))

    assert poor == [Play("knight-charge"), Play("item-tempered-blade")]
    assert (game.hero("smith").pool.sword, game.hero("smith").pool.boots) == (1, 2)
    assert (game.hero("knight").pool.sword, game.hero("knight").pool.boots) == (3, 0)
    assert game.hero("knight").usable == 0


@rule("LG-SOLO-4")
def test_three_discarded_cards_are_for_one_hero():
    game = alone(hand=["knight-strike"] * 3).play(OTHER, DiscardThree(Basic.SHIELD))

    assert game.hero("smith").pool.shield == 1
    assert game.hero("knight").pool.shield == 0
    assert game.hand() == ()
    assert game.offers(Discard) == []


@rule("LG-SOLO-5")
def test_both_heroes_act_in_one_turn_as_often_as_one_likes():
    game = alone(hand=["knight-march", "smith-haul"], deck=["smith-coals"] * 8)
    game.play(Play("knight-march"), Move(5), OTHER, Play("smith-haul"), Move(4))
    game.play(TakeUp("knight"), Move(4), OTHER, Move(3))

    assert (game.hero("knight").cell, game.hero("smith").cell) == (4, 3)
    assert [event.hero for event in game.told if isinstance(event, TakenUp)] == [
        "smith",
        "knight",
        "smith",
    ]
    assert game.state.turn == 1


@rule("LG-SOLO-5")
def test_nobody_goes_to_and_fro_without_a_deed():
    game = alone(hand=["knight-march"]).play(OTHER)
    just = game.offers(TakeUp)
    game.play(Play("knight-march"))

    assert just == []
    assert game.offers(TakeUp) == [TakeUp("knight")]
    with refused_by("LG-SOLO-5"):
        game.play(OTHER)


@rule("LG-SOLO-5")
def test_at_a_table_of_two_nobody_takes_up_another_hero():
    game = a_table()

    assert game.offers(TakeUp) == []
    with refused_by("LG-SOLO-5"):
        game.play(OTHER)


@rule("LG-SOLO-6")
def test_a_place_is_used_once_by_both_together():
    game = alone(MOONS, at={"knight": 3, "smith": 3}).play(UsePlace(), chance=[1]).play(OTHER)

    assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-2"):
        game.play(UsePlace())


@rule("LG-SOLO-7")
def test_one_card_is_revealed_a_turn():
    game = alone(game_deck=QUIET).play(EndTurn(), chance=ROLLS)

    assert [event.card for event in game.events if isinstance(event, Revealed)] == QUIET[:1]
    assert game.asked == ("act", 0)
    assert game.state.turn == 2
    assert game.state.board.hero == "knight"


@rule("LG-SOLO-8")
def test_items_go_on_the_one_deck_and_fairies_to_the_hero_who_earned_them():
    game = alone(
        at={"knight": 2, "smith": 3},
        passage={2: Prowler("tunnel-goblin", damage=2), 3: Prowler("ghost", damage=2)},
        pool={"sword": 1},
        boards={"smith": {"pool": replace(a_table().state.boards[0].pool, sword=2)}},
    )
    item, fairy = game.state.market[0], game.state.fair[0]
    game.play(
        Attack(Weapon.SWORD, 2), TakeItem(item), OTHER, Attack(Weapon.SWORD, 3), TakeFairy(fairy)
    )

    assert game.state.piles[0].deck[0] == item
    assert (game.hero("knight").fairies, game.hero("smith").fairies) == ((), (fairy,))


@rule("LG-SOLO-9")
@pytest.mark.parametrize("chapter", ChapterId)
def test_one_starting_monster_heroes_on_6_and_5_one_starting_item(chapter):
    game = laid(chapter, seats=1)
    piles = game.state.piles[0]
    items = [card for card in (*piles.deck, *piles.hand) if card in BOX.items]

    assert [card is not None for card in game.state.passage] == [False] * 5 + [True]
    assert [board.cell for board in game.state.boards] == [6, 5]
    assert len(items) == (chapter is not ChapterId.FIRE)


@rule("LG-SOLO-9", "LG-CAMP-3")
def test_one_item_is_kept_in_a_campaign():
    game = campaign(seats=1)
    sling, *items = game.state.items
    own = replace(game.state.piles[0], discard=(sling,))
    game.state = replace(game.state, items=tuple(items), piles=(own,))
    win(game)
    offers = game.offers()
    game.play(KeepItem(sling))

    assert offers == [KeepItem(sling), KeepItem()]
    assert game.state.journal.kept == (KeptItem("knight", sling),)
    assert game.asked is None


@rule("LG-SOLO-1", "LG-CAMP-11")
def test_one_player_builds_a_deck_for_each_chapter():
    game = set_out(win(campaign(seats=1)), heroes=())
    picks = [game.asked[0], *(game.play(game.offers()[0]).asked[0] for _ in range(2))]

    assert picks == ["choose-hero", "choose-hero", "build-deck"]


@rule("LG-CAMP-E3")
def test_one_player_begins_with_what_lies_in_the_boxes_of_both_heroes():
    kept = (KeptItem("knight", BLADE), KeptItem("smith", SLING), KeptItem("scout", FLASK))
    game = campaign(seats=1, journal=Journal(kept=kept))
    offers = win(game).offers()
    game.play(KeepItem(SLING))

    assert offers == [KeepItem(SLING), KeepItem(BLADE), KeepItem()]
    assert game.state.journal.kept == (KeptItem("scout", FLASK), KeptItem("knight", SLING))


@rule("LG-SOLO-10", "LG-EVENT-2")
def test_what_touches_each_player_touches_each_hero():
    tremor = alone().reveal("tremor")
    eater = alone(MOONS, boards={"knight": {"usable": 2}, "smith": {"usable": 3}})
    eater.reveal("magic-eater").play(PutDust(1), PutDust(3))
    castle = alone(DARKNESS, boards={"knight": {"resistance": 2}, "smith": {"usable": 1}})
    castle.reveal("castle-reinforcements").play(Choose(0), Choose(1))

    assert [board.resistance for board in tremor.state.boards] == [5, 4]
    assert [board.eaten for board in eater.state.boards] == [3, 3]
    assert castle.hero("knight").resistance == 4
    assert castle.hero("smith").usable == 4


@rule("LG-SOLO-10", "LG-CH4-20")
def test_what_touches_decks_touches_the_one_deck_once():
    game = alone(MAGMA).reveal("sinister-whispers", chance=["madness-rage"])

    assert game.state.piles[0].deck[0] == "madness-rage"
    assert [type(event) for event in game.events] == [Revealed, MadnessCame]
    assert len(game.state.scene.madness) == 3


@rule("LG-SOLO-11", "LG-CH1-4")
def test_both_heroes_burn_at_the_end_of_the_turn():
    game = alone(
        spots={"trap-master": {"fires": 1}, "fairy-sanctuary-1": {"fires": 1}}, game_deck=QUIET
    ).play(EndTurn(), chance=ROLLS)

    assert [board.resistance for board in game.state.boards] == [5, 4]


@rule("LG-SOLO-11", "LG-CH4-3")
def test_both_heroes_stand_on_lava_at_the_start_of_the_turn():
    game = alone(MAGMA, at={"knight": 1, "smith": 2}, game_deck=QUIET)
    game.play(EndTurn(), chance=ROLLS)

    assert [board.resistance for board in game.state.boards] == [5, 4]


@rule("LG-SOLO-12", "LG-CH1-8")
def test_buckets_are_swapped_without_consent():
    game = alone(at={"knight": 3, "smith": 3}, boards={"smith": {"bucket": True}})
    game.play(SwapBuckets("smith"))

    assert game.hero("knight").bucket
    assert game.asked == ("act", 0)
    assert [event for event in game.told if isinstance(event, ConsentGiven)] == []


@rule("LG-SOLO-12")
def test_healing_and_exchanging_need_no_consent():
    ward = alone(hand=["enchantress-ward"], boards={"smith": {"resistance": 2}})
    ward.play(Play("enchantress-ward"), Help("smith"))
    swap = alone(boards={"knight": {"fairies": ("fairy-swap-heroes",)}})
    swap.play(UseFairy("fairy-swap-heroes"), Help("smith"))

    assert ward.hero("smith").resistance == 3
    assert ward.hero("knight").pool.shield == 1
    assert [board.cell for board in swap.state.boards] == [5, 6]


@rule("LG-SOLO-12", "LG-ACT-22")
def test_a_hero_who_strikes_the_other_can_still_be_healed_by_it():
    game = alone(
        MAGMA,
        at={"knight": 7, "smith": 7},
        hand=["madness-rage", "smith-plate", "enchantress-ward"],
        deck=["knight-strike"] * 9,
        scene={"magma": 0},
    ).play(Play("madness-rage", 0))
    defences = game.offers()
    game.play(Defend(), Play("enchantress-ward"))

    assert defences == [Defend("smith-plate"), Defend("enchantress-ward"), Defend()]
    assert game.offers() == [Help("knight"), Help("smith")]
    game.play(Help("smith"))
    assert game.hero("smith").resistance == 5
    assert GiveMagma("smith") in game.offers()


@rule("LG-SOLO-E1", "LG-RET-2")
def test_a_hero_who_falls_ends_the_turn_for_both():
    game = alone(
        at={"knight": 3},
        boards={"knight": {"resistance": 1}},
        hand=["smith-haul"],
        passage={3: "tunnel-goblin"},
        pool={"sword": 2},
        game_deck=QUIET,
    ).play(Attack(Weapon.SWORD, 3))
    game.play(Commit(1), chance=ROLLS)

    assert game.events[1:3] == (Hurt(hero="knight", count=1, left=0), Returned(hero="knight"))
    assert [event.card for event in game.events if isinstance(event, Revealed)] == QUIET[:2]
    assert game.state.turn == 2
    assert game.hero("smith").cell == 5


@rule("LG-SOLO-E2")
def test_boots_of_one_hero_do_not_move_the_other():
    game = alone(pool={"boots": 2}).play(OTHER)

    assert game.offers(Move) == []
    with refused_by("LG-MOVE-1"):
        game.play(Move(4))


@rule("LG-SOLO-E3")
def test_swords_of_two_heroes_make_no_common_attack():
    swords = {"pool": replace(a_table().state.boards[0].pool, sword=1)}
    game = alone(
        at={"knight": 3, "smith": 3},
        passage={3: "ghost"},
        boards={"knight": swords, "smith": swords},
    )

    assert game.offers(Attack) == []
    assert game.play(OTHER).offers(Attack) == []


@rule("LG-SOLO-7")
def test_one_player_wins_and_loses_like_any_party():
    won = win(laid(seats=1)).state
    lost = alone(game_deck=[]).play(EndTurn()).state

    assert legends.outcome(won).winners == (0,)
    assert legends.outcome(lost).winners == ()
