"""Chapter II: the Magic Eater and the Magic Storm (docs/rules/legends.md, LG-CH2-24 to -36)."""

import pytest

from dedale.games.legends.actions import (
    Attack,
    Choose,
    Decline,
    EndTurn,
    Pass,
    PutDust,
    Stand,
    TakeFairy,
    UsePlace,
)
from dedale.games.legends.events import StormBroke
from dedale.games.legends.state import Prowler
from tests.games.legends.playing import end, modest, shoot, strike
from tests.kit import rule
from tests.kit.games.legends import BOX, HEROES, ChapterId, a_table

MASTER, SANCTUARY, LENS, CHART, ASTRONOMER, OBSERVATORY = range(1, 7)
STORMS = (
    "storm-swap-2-4",
    "storm-swap-1-6",
    "storm-gifts",
    "storm-price",
    "storm-recall",
    "storm-surge",
)
EATER = {6: "magic-eater"}


def dust(game):
    return [(board.usable, board.inactive, board.eaten) for board in game.state.boards]


def fed(**tokens):
    """Heroes with so many tokens on the Eater, the rest of their dust inactive."""
    return {
        name: {"usable": 0, "inactive": BOX.heroes[name].dust - eaten, "eaten": eaten}
        for name, eaten in tokens.items()
    }


# the Magic Eater


@rule("LG-CH2-24")
def test_each_hero_puts_three_tokens_on_the_eater_usable_or_not_as_it_likes():
    game = a_table(
        ChapterId.MOONS,
        HEROES,
        boards={"knight": {"usable": 2}, "smith": {"usable": 6}, "scout": {"usable": 0}},
    ).reveal("magic-eater")

    assert game.asked == ("eater-dust", 0)
    assert game.offers() == [PutDust(1), PutDust(2)], "the Knight has 2 inactive ones"
    game.play(PutDust(1))
    assert game.asked == ("eater-dust", 3), "Smith and Scout had no choice"
    game.play(PutDust(0))
    assert dust(game) == [(1, 0, 3), (3, 0, 3), (0, 2, 3), (1, 1, 3)]


@rule("LG-CH2-24")
def test_it_eats_when_it_enters_and_not_when_it_moves():
    game = a_table(ChapterId.MOONS, passage={1: "magic-eater"}, boards=fed(knight=3, smith=2))
    game.reveal("ghost")

    assert game.at(2) == Prowler("magic-eater")
    assert dust(game) == [(0, 1, 3), (0, 4, 2)]


@rule("LG-CH2-25")
def test_damage_brings_a_heros_own_tokens_back_to_the_inactive_zone():
    game = a_table(ChapterId.MOONS, boards=fed(knight=3, smith=3), passage=EATER, pool={"sword": 9})
    strike(game, 6, 2)

    assert dust(game) == [(0, 3, 1), (0, 3, 3)]
    assert game.at(6) == Prowler("magic-eater"), "no damage tokens"
    assert game.hero("knight").resistance == 6, "no claws"


@rule("LG-CH2-25", "LG-CH2-27")
def test_damage_beyond_a_heros_own_tokens_is_lost():
    game = a_table(
        ChapterId.MOONS,
        boards=fed(knight=2, smith=3),
        passage={5: "magic-eater"},
        pool={"ranged": (9, 0, 0)},
    )
    shoot(game, 5, 2)

    assert dust(game) == [(0, 4, 0), (0, 3, 3)]
    assert game.at(5) is not None


@rule("LG-CH2-26")
def test_whoever_takes_the_last_token_has_defeated_it_and_each_takes_a_fairy_and_dust():
    game = a_table(ChapterId.MOONS, boards=fed(knight=1, smith=0), passage=EATER, pool={"sword": 3})
    strike(game, 6, 1)

    assert game.at(6) is None
    assert game.asked == ("reward", 0)
    mine = game.state.fair[0]
    game.play(TakeFairy(mine))
    assert game.asked == ("reward", 1)
    other = game.state.fair[0]
    game.play(TakeFairy(other))
    assert [board.fairies for board in game.state.boards] == [(mine,), (other,)]
    assert [board.usable for board in game.state.boards] == [3, 3]


@rule("LG-CH2-27")
def test_a_hero_without_tokens_on_it_cannot_attack_it():
    game = a_table(ChapterId.MOONS, boards=fed(knight=0, smith=3), passage=EATER, pool={"sword": 9})

    assert game.offers(Attack) == []


@rule("LG-CH2-24", "LG-TRAP-7")
def test_the_eater_springs_no_trap():
    game = a_table(
        ChapterId.MOONS,
        passage={1: "ghost", 2: "magic-eater"},
        boards=fed(knight=3, smith=3),
        traps=(5, 0),
    ).reveal("rat-swarm")

    assert game.at(3) == Prowler("magic-eater")
    assert game.state.traps == (5, 0)


# the Magic Storm gathers


def brewing(*storms, heroes=("knight", "smith"), deck=("tremor",) * 5, **laid):
    """These storm tokens lie on the game deck."""
    return a_table(ChapterId.MOONS, heroes, scene={"brewing": storms}, game_deck=deck, **laid)


@rule("LG-CH2-28")
def test_the_storm_puts_a_token_on_each_place():
    game = a_table(ChapterId.MOONS, scene={"storms": STORMS}).reveal("magic-storm")

    assert sorted(spot.storm for spot in game.state.spots) == sorted(STORMS)
    assert game.state.scene.storms == ()


@rule("LG-CH2-28")
def test_storm_tokens_stay_hidden_until_they_break():
    game = a_table(ChapterId.MOONS, scene={"storms": STORMS}).reveal("magic-storm")

    told = str(game.events)
    assert not any(storm in told for storm in STORMS)


@rule("LG-CH2-29")
def test_using_a_place_moves_its_token_onto_the_game_deck():
    game = a_table(
        ChapterId.MOONS,
        at={"knight": LENS},
        spots={"converging-lens": {"storm": STORMS[5]}, "sky-chart": {"storm": STORMS[4]}},
        scene={"brewing": (STORMS[0],)},
    ).play(UsePlace(0), chance=[1])

    assert game.state.scene.brewing == (STORMS[0], STORMS[5])
    assert game.place("converging-lens").storm is None
    assert game.place("sky-chart").storm == STORMS[4]


@rule("LG-CH2-29")
def test_a_place_without_a_token_brews_nothing():
    game = a_table(ChapterId.MOONS, at={"knight": LENS}).play(UsePlace(0), chance=[1])

    assert game.state.scene.brewing == ()


@rule("LG-CH2-30")
def test_tokens_break_in_their_order_before_a_card_is_revealed_and_are_gone():
    game = brewing("storm-recall", "storm-surge")
    end(game)

    told = [event.card for event in game.events if isinstance(event, StormBroke)]
    assert told == ["storm-recall", "storm-surge"]
    kinds = [type(event).__name__ for event in game.events]
    assert max(n for n, kind in enumerate(kinds) if kind == "StormBroke") < kinds.index("Revealed")
    assert game.state.scene.brewing == ()
    assert len(game.state.deck) == 4


# what each token does


@rule("LG-CH2-31", "LG-LOC-10")
@pytest.mark.parametrize(("storm", "one", "other"), [("swap-2-4", 2, 4), ("swap-1-6", 1, 6)])
def test_two_places_change_numbers_with_everything_on_them(storm, one, other):
    game = brewing(
        f"storm-{storm}",
        spots={
            "trap-master": {"dark": True},
            "fairy-sanctuary-2": {"fairies": ("fairy-gate", "fairy-mercy")},
            "sky-chart": {"storm": "storm-surge"},
            "observatory": {"sabotaged": True},
        },
    )
    before = list(game.state.spots)
    end(game)

    before[one - 1], before[other - 1] = before[other - 1], before[one - 1]
    assert game.state.spots == tuple(before)


@rule("LG-CH2-32")
def test_gifts_are_different_for_each_player_in_turn_order():
    game = brewing(
        "storm-gifts",
        heroes=HEROES,
        boards={name: {"resistance": 2, "usable": 1} for name in HEROES},
        deck=["sabotage"] * 5,
    )
    end(game)
    assert game.asked == ("storm-gift", 0)
    assert game.offers() == [Choose(0), Choose(1), Choose(2), Choose(3), Pass()]

    game.play(Choose(1))
    assert game.hero("knight").usable == 3
    assert game.asked == ("storm-gift", 1)
    assert game.offers() == [Choose(0), Choose(2), Choose(3), Pass()]
    game.play(Choose(2))
    assert len(game.hand(1)) == 1
    game.play(Choose(3))
    assert game.asked == ("position", 2)
    assert game.offers() == [Stand(cell) for cell in range(1, 8)]
    game.play(Stand(2))
    assert game.hero("scout").cell == 2
    assert game.offers() == [Choose(0), Pass()]
    game.play(Choose(0))
    assert game.hero("enchantress").resistance == 3


@rule("LG-CH2-32")
def test_a_player_may_pass_and_leaves_all_gifts_to_the_next():
    game = end(brewing("storm-gifts"))
    assert game.reveals, "a token was turned up"

    game.play(Pass())
    assert game.asked == ("storm-gift", 1)
    assert game.offers() == [Choose(0), Choose(1), Choose(2), Choose(3), Pass()]


@rule("LG-CH2-33")
def test_the_price_is_a_resistance_of_each_hero():
    game = end(brewing("storm-price", deck=["elven-paths", "sabotage", "panic"]))
    assert game.asked == ("choice", 0)
    assert game.offers() == [Choose(0), Choose(1)]

    game.play(Choose(0))
    assert [board.resistance for board in game.state.boards] == [5, 4]
    assert game.state.deck == ("sabotage", "panic")


@rule("LG-CH2-33")
def test_the_price_may_be_one_more_card_in_this_turn():
    game = end(brewing("storm-price", deck=["elven-paths", "sabotage", "panic"])).play(Choose(1))

    assert [board.resistance for board in game.state.boards] == [6, 5]
    assert game.state.deck == ("panic",)


@rule("LG-CH2-34")
def test_recall_brings_all_heroes_to_the_castle():
    game = end(brewing("storm-recall", heroes=HEROES))

    assert [board.cell for board in game.state.boards] == [7, 7, 7, 7]


@rule("LG-CH2-35")
def test_surge_brings_back_all_dust_that_is_on_a_board():
    game = end(brewing("storm-surge", boards=fed(knight=3, smith=0), passage={1: "magic-eater"}))

    assert dust(game) == [(1, 0, 3), (6, 0, 0)]


@rule("LG-CH2-36")
def test_a_card_drawn_from_a_storm_is_kept_beside_the_five():
    game = end(brewing("storm-gifts", deck=["sabotage"] * 2, hand=["knight-guard"]))
    game.play(Choose(2), Pass())

    assert game.state.active == 1
    assert len(game.hand(0)) == 6


@rule("LG-CH2-30", "LG-TURN-7")
def test_a_hero_whom_a_storm_fells_returns_before_the_cards_of_the_turn():
    game = brewing(
        "storm-price",
        boards={"smith": {"resistance": 1}},
        deck=["elven-paths", "sabotage", "panic"],
    )
    end(game).play(Choose(0))

    assert (game.hero("smith").cell, game.hero("smith").resistance) == (7, 5)
    assert game.state.deck == ("panic",), "two cards are revealed"


@rule("LG-CH2-30", "LG-RET-3")
def test_a_hero_whom_a_storm_fells_returns_before_the_next_token():
    game = brewing("storm-price", "storm-surge", boards={"smith": {"resistance": 1}})
    end(game).play(Choose(0))

    kinds = [type(event).__name__ for event in game.events]
    assert kinds.index("Returned") < kinds.index("StormBroke")


@rule("LG-CH2-5")
def test_without_a_free_slot_an_observer_gets_no_fairy():
    game = a_table(
        ChapterId.MOONS,
        at={"knight": OBSERVATORY},
        boards={"knight": {"fairies": ("fairy-gate",)}},
        pool={"sword": 2},
        passage={4: "moon-silver-lady"},
    ).play(UsePlace(0))

    assert game.asked == ("act", 0)
    assert game.hero("knight").fairies == ("fairy-gate",)


@rule("LG-CH2-26", "LG-REW-2")
def test_a_fairy_of_the_eater_may_be_left():
    game = a_table(ChapterId.MOONS, boards=fed(knight=1, smith=0), passage=EATER, pool={"sword": 1})
    game.play(*game.offers(Attack), Decline())

    assert game.asked == ("reward", 1)
    assert modest(game).asked == ("act", 0)
    assert game.play(EndTurn()).state.active == 1
