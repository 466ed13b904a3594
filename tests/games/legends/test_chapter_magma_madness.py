"""Chapter IV: whispers and madness (docs/rules/legends.md, LG-CH4-20 to LG-CH4-27)."""

import pytest

from dedale.games.legends.actions import (
    Defend,
    Discard,
    DiscardThree,
    EndTurn,
    Help,
    PickCard,
    PickFairy,
    PickSlot,
    Play,
    UseFairy,
    UsePlace,
)
from dedale.games.legends.effects import Basic
from dedale.games.legends.events import MadnessCame, Struck
from dedale.games.legends.rules import deeds
from dedale.games.legends.rules.play import in_motion
from dedale.games.legends.state import Hands
from tests.games.legends.playing import end
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

SLUGS = ["lava-slug-small"] * 6
MADNESS = ("madness-despair", "madness-doubt", "madness-rage", "madness-lure")
STRIKE, FAIRY, TRAP, LOSS, REVEAL = "strike", "fairy", "trap", "loss", "reveal"
EFFECTS = {
    "madness-despair": [FAIRY, LOSS],
    "madness-doubt": [FAIRY, TRAP],
    "madness-rage": [STRIKE, TRAP],
    "madness-lure": [STRIKE, FAIRY, REVEAL],
}
HAVING = [(card, effect) for card, effects in EFFECTS.items() for effect in effects]


def gone_mad(card, heroes=("knight", "smith"), fairies=("fairy-gate",), **laid):
    """The Knight holds this card; all effects of madness are possible."""
    laid = {
        "at": {"knight": 6, "smith": 6},
        "boards": {"knight": {"fairies": fairies}},
        "hand": [card],
        "traps": (2, 3),
        "game_deck": ["tremor", *SLUGS],
    } | laid
    return a_table(ChapterId.MAGMA, heroes, **laid)


def playing(card, effect):
    return Play(card, EFFECTS[card].index(effect))


def cards_with(effect):
    return [card for card, effects in EFFECTS.items() if effect in effects]


# whispers


@rule("LG-CH4-20")
def test_whispers_put_a_random_madness_on_top_of_each_deck():
    game = a_table(ChapterId.MAGMA, ("knight", "smith", "scout"))
    game.reveal("sinister-whispers", chance=["madness-rage", "madness-lure", "madness-doubt"])

    tops = [piles.deck[0] for piles in game.state.piles]
    assert tops == ["madness-rage", "madness-lure", "madness-doubt"]
    assert game.state.scene.madness == ("madness-despair",)
    assert MadnessCame(seat=1, card="madness-lure") in game.events
    assert [piles.known for piles in game.state.piles] == [1, 1, 1]


@rule("LG-CH4-20", "LG-SOLO-10")
def test_one_player_with_two_heroes_hears_one_whisper():
    game = a_table(ChapterId.MAGMA, solo=True)
    game.reveal("sinister-whispers", chance=["madness-rage"])

    assert len(game.state.scene.madness) == 3


# the duty to play it


@rule("LG-CH4-21", "LG-CH4-25")
@pytest.mark.parametrize("card", MADNESS)
def test_a_turn_cannot_end_before_madness_is_played(card):
    game = gone_mad(card)

    assert game.offers(EndTurn) == []
    with refused_by("LG-CH4-25"):
        game.play(EndTurn())


@rule("LG-CH4-21")
@pytest.mark.parametrize("card", MADNESS)
def test_one_of_its_effects_is_chosen(card):
    assert gone_mad(card).offers(Play) == [Play(card, n) for n in range(len(EFFECTS[card]))]


@rule("LG-CH4-21")
def test_it_may_wait_for_other_cards():
    game = gone_mad("madness-despair", hand=["madness-despair", "knight-guard"])
    game.play(Play("knight-guard", 0), playing("madness-despair", LOSS))

    assert game.offers(EndTurn) == [EndTurn()]


@rule("LG-CH4-22")
def test_it_stays_in_the_deck():
    game = end(gone_mad("madness-despair").play(playing("madness-despair", LOSS)))

    assert "madness-despair" in game.state.piles[0].discard
    assert game.state.scene.madness == MADNESS, "the ones beside the mat were left alone"


@rule("LG-CH4-25")
def test_a_fall_ends_the_turn_whatever_is_in_hand():
    game = gone_mad(
        "madness-despair",
        hand=["madness-despair", "madness-doubt"],
        boards={"knight": {"resistance": 2}},
        game_deck=["lights-out", "cave-in", *SLUGS],
    ).play(playing("madness-despair", LOSS))

    assert game.state.active == 1
    assert "madness-doubt" in game.state.piles[0].discard


# effects


@rule("LG-CH4-23")
@pytest.mark.parametrize("card", cards_with(STRIKE))
def test_a_strike_hurts_another_hero_on_the_cell(card):
    heroes = ("knight", "smith", "scout", "enchantress")
    game = gone_mad(card, heroes, at={"knight": 6, "smith": 6, "scout": 6, "enchantress": 5})
    game.play(playing(card, STRIKE))
    assert game.asked == ("strike", 0)
    assert game.offers() == [Help("smith"), Help("scout")]

    game.play(Help("scout"))
    assert [board.resistance for board in game.state.boards] == [6, 5, 4, 5]
    assert Struck(hero="scout") in game.events


@rule("LG-CH4-23", "LG-ACT-22")
@pytest.mark.parametrize("defended", [True, False])
def test_the_struck_player_may_discard_a_shield_against_it(defended):
    game = gone_mad("madness-rage", hands={1: ["smith-hammer", "smith-plate"]})
    game.play(playing("madness-rage", STRIKE))
    assert game.asked == ("defend", 1)
    assert game.offers() == [Defend("smith-plate"), Defend(), Defend(None, True)]

    game.play(Defend("smith-plate" if defended else None))
    assert game.hero("smith").resistance == (5 if defended else 4)
    assert game.hand(1) == (("smith-hammer",) if defended else ("smith-hammer", "smith-plate"))
    assert game.state.piles[1].discard == (("smith-plate",) if defended else ())


@rule("LG-ACT-22")
@pytest.mark.parametrize("shield", [True, False])
@pytest.mark.parametrize("hands", Hands)
def test_a_strike_reveals_whether_a_hidden_hand_has_a_shield(hands, shield):
    cards = ["smith-hammer", "smith-plate" if shield else "smith-hammer"]
    game = gone_mad("madness-rage", hands={1: cards}, options={"hands": hands})
    game.play(playing("madness-rage", STRIKE))

    assert game.reveals == (hands is Hands.HIDDEN)


@rule("LG-ACT-22")
def test_a_player_who_took_a_blow_is_asked_at_the_next_one():
    game = gone_mad(
        "madness-rage", hand=["madness-rage", "madness-lure"], hands={1: ["smith-plate"]}
    )
    game.play(playing("madness-rage", STRIKE), Defend(), playing("madness-lure", STRIKE))

    assert game.asked == ("defend", 1)


@rule("LG-ACT-22")
def test_a_player_who_wants_no_further_question_is_not_asked_again():
    game = gone_mad(
        "madness-rage",
        hand=["madness-rage", "madness-lure"],
        hands={1: ["smith-plate"]},
    )
    game.play(playing("madness-rage", STRIKE), Defend(None, True))
    game.play(playing("madness-lure", STRIKE))

    assert game.asked == ("act", 0)
    assert game.hero("smith").resistance == 3


@rule("LG-ACT-22", "LG-SOLO-12")
def test_one_player_with_two_heroes_cannot_silence_that_question():
    game = gone_mad("madness-rage", solo=True, hand=["madness-rage", "smith-plate"])
    game.play(playing("madness-rage", STRIKE))

    assert game.offers() == [Defend("smith-plate"), Defend()]


@rule("LG-CH4-23", "LG-RET-E1")
def test_a_struck_hero_who_falls_ends_the_turn():
    game = gone_mad(
        "madness-rage",
        boards={"smith": {"resistance": 1}},
        game_deck=["lights-out", "cave-in", *SLUGS],
    )
    game.play(playing("madness-rage", STRIKE))

    assert (game.hero("smith").cell, game.hero("smith").resistance) == (7, 5)
    assert game.state.active == 1


@rule("LG-CH4-23")
@pytest.mark.parametrize("card", cards_with(FAIRY))
def test_a_fairy_is_sent_to_the_used_pile(card):
    game = a_table(
        ChapterId.MAGMA,
        ("smith", "knight"),
        hand=[card],
        boards={"smith": {"fairies": ("fairy-gate", "fairy-mercy")}},
    ).play(playing(card, FAIRY))
    assert game.offers() == [PickFairy("fairy-gate"), PickFairy("fairy-mercy")]

    game.play(PickFairy("fairy-gate"))
    assert game.hero("smith").fairies == ("fairy-mercy",)
    assert game.state.spent == ("fairy-gate",)
    assert game.hero("smith").pool.teleport == 0, "it is not used"


@rule("LG-CH4-23")
@pytest.mark.parametrize("card", cards_with(TRAP))
def test_a_trap_goes_back_to_the_reserve(card):
    game = gone_mad(card).play(playing(card, TRAP))
    assert game.offers() == [PickSlot(0), PickSlot(1)]

    assert game.play(PickSlot(1)).state.traps == (2, 0)


@rule("LG-CH4-23")
@pytest.mark.parametrize("card", cards_with(LOSS))
def test_two_resistance_are_lost(card):
    game = gone_mad(card).play(playing(card, LOSS))

    assert (game.hero("knight").resistance, game.hero("smith").resistance) == (4, 5)


@rule("LG-CH4-23")
@pytest.mark.parametrize("card", cards_with(REVEAL))
def test_a_game_card_is_revealed_at_once_and_the_usual_one_later(card):
    game = gone_mad(card, game_deck=["tremor", "ghost", *SLUGS]).play(playing(card, REVEAL))
    assert [board.resistance for board in game.state.boards] == [5, 4]
    assert game.asked == ("act", 0)

    assert end(game).at(1).card == "ghost"
    assert len(game.state.deck) == 6


# what is possible


@rule("LG-CH4-21", "LG-CH4-26")
@pytest.mark.parametrize(("card", "effect"), HAVING)
def test_an_effect_that_is_impossible_is_not_offered(card, effect):
    lacking = {
        STRIKE: {"at": {"knight": 6, "smith": 5}},
        FAIRY: {"fairies": ()},
        TRAP: {"traps": (0, 0)},
        LOSS: {},
        REVEAL: {"game_deck": []},
    }
    offered = playing(card, effect) in gone_mad(card, **lacking[effect]).offers(Play)

    assert offered == (effect == LOSS)


@rule("LG-CH4-26")
def test_a_card_without_a_possible_effect_is_played_without_one():
    game = gone_mad("madness-lure", at={"smith": 5}, fairies=(), game_deck=[])
    assert game.offers(Play) == [Play("madness-lure", 0)]

    game.play(Play("madness-lure", 0))
    assert [board.resistance for board in game.state.boards] == [6, 5]
    assert game.hand() == ()
    assert game.offers(EndTurn) == [EndTurn()]


@rule("LG-CH4-26", "LG-CARD-9")
def test_no_madness_reveals_a_card_of_an_empty_deck():
    now = in_motion(gone_mad("madness-lure", game_deck=[]).state, any_chance())
    deeds.play(now, Play("madness-lure", 2), None)

    assert now.reason is None


@rule("LG-CH4-27", "LG-CARD-13")
def test_madness_cannot_be_paid_as_a_price():
    hand = ["madness-rage", "knight-guard", "knight-march"]
    assert gone_mad("madness-rage", hand=hand).offers(DiscardThree) == []

    game = gone_mad("madness-rage", hand=[*hand, "knight-vigil"]).play(DiscardThree(Basic.SWORD))
    assert game.asked == ("pay", 0)
    assert game.offers() == [Discard(card) for card in (*hand[1:], "knight-vigil")]
    at_machines = gone_mad("madness-rage", at={"knight": 6, "smith": 6})
    assert at_machines.offers(UsePlace) == []


@rule("LG-CH4-27")
def test_madness_is_not_repeated():
    game = gone_mad(
        "madness-rage",
        ("enchantress", "smith"),
        at={"enchantress": 6, "smith": 6},
        boards={"enchantress": {"fairies": ("fairy-repeat",)}},
        played=[("madness-lure", 0)],
    )
    assert game.offers(UseFairy) == []

    game = gone_mad(
        "madness-rage",
        ("enchantress", "smith"),
        at={"enchantress": 6, "smith": 6},
        boards={"enchantress": {"fairies": ("fairy-repeat",)}},
        played=[("madness-lure", 0), ("enchantress-staff", 0), ("enchantress-glide", 0)],
    ).play(UseFairy("fairy-repeat"))
    assert game.offers() == [PickCard("enchantress-staff", 0), PickCard("enchantress-glide", 0)]
