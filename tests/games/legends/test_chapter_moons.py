"""Chapter II, Lunar Conjunction: moons and places (docs/rules/legends.md, section 23)."""

import pytest

from dedale.games.legends.actions import (
    Aim,
    Attack,
    Choose,
    DeckEnd,
    Decline,
    Help,
    Put,
    TakeFairy,
    UseFairy,
    UsePlace,
)
from dedale.games.legends.events import Observed
from dedale.games.legends.state import Prowler
from tests.games.legends.playing import end, laid
from tests.kit import refused_by, rule
from tests.kit.games.legends import HEROES, ChapterId, a_table

MASTER, SANCTUARY, LENS, CHART, ASTRONOMER, OBSERVATORY = range(1, 7)
MOONS = [
    "moon-vermilion-cadet",
    "moon-kurodar",
    "moon-aventurine-shard",
    "moon-silver-lady",
    "moon-shadow-wurm",
    "moon-dancing-comet",
]
PRICES = [
    ("moon-vermilion-cadet", 1, {"sword": 1}, 1),
    ("moon-kurodar", 2, {"boots": 1}, 1),
    ("moon-aventurine-shard", 3, {"sword": 1}, 0),
    ("moon-aventurine-shard", 3, {"ranged": (1, 0, 0)}, 0),
    ("moon-aventurine-shard", 3, {"ranged": (0, 1, 0)}, 0),
    ("moon-aventurine-shard", 3, {"ranged": (0, 0, 1)}, 0),
    ("moon-silver-lady", 4, {"sword": 2}, 0),
    ("moon-shadow-wurm", 5, {}, 4),
]
DEAR = [price for price in PRICES if price[3] or price[2].get("sword") == 2]


def a_night(heroes=("smith", "knight"), **laid):
    """Chapter II, the Smith first, at the Observatory unless the test says otherwise."""
    laid = {"at": {heroes[0]: OBSERVATORY}} | laid
    return a_table(ChapterId.MOONS, heroes, **laid)


def rich(usable=6, **more):
    return {"smith": {"usable": usable, **more}}


# setup, objective, moons in the passage


@rule("LG-CH2-1")
def test_six_storm_tokens_lie_face_down_beside_the_mat_and_nothing_else():
    game = laid(ChapterId.MOONS)

    assert sorted(game.state.scene.storms) == [
        "storm-gifts",
        "storm-price",
        "storm-recall",
        "storm-surge",
        "storm-swap-1-6",
        "storm-swap-2-4",
    ]
    assert not any(spot.storm or spot.sabotaged for spot in game.state.spots)
    assert not game.state.scene.portals


@rule("LG-CH2-1")
def test_storm_tokens_are_shuffled():
    seen = {laid(ChapterId.MOONS, luck=luck).state.scene.storms for luck in ("one", "two", "three")}

    assert len(seen) > 1


@rule("LG-CH2-2")
@pytest.mark.parametrize(("seen", "reason"), [(4, None), (5, "won")])
def test_the_sixth_moon_wins(seen, reason):
    game = a_night(
        pool={"sword": 2},
        passage={4: "moon-silver-lady"},
        scene={"observed": tuple(moon for moon in MOONS if moon != "moon-silver-lady")[:seen]},
    ).play(UsePlace(0))

    assert game.state.reason == reason


@rule("LG-CH2-3")
def test_moons_enter_and_move_like_monsters():
    game = a_night(passage={1: "moon-kurodar", 3: "ghost"}).reveal("moon-silver-lady")

    assert [card and card.card for card in game.state.passage] == [
        "moon-silver-lady",
        "moon-kurodar",
        None,
        "ghost",
        None,
        None,
    ]


@rule("LG-CH2-3")
def test_a_moon_in_the_castle_loses():
    game = a_night(passage={1: "ghost", 6: "moon-kurodar"}).reveal("rat-swarm")

    assert game.state.reason == "moon"


@rule("LG-CH2-E2")
def test_a_moon_on_cell_1_is_in_the_way_of_the_next_card():
    game = a_night(passage={1: "moon-kurodar", 6: "ghost"}).reveal("rat-swarm")

    assert game.state.reason == "castle"


@rule("LG-CH2-4")
def test_moons_cannot_be_attacked():
    game = a_night(pool={"sword": 9, "ranged": (9, 9, 9)}, passage={6: "moon-kurodar", 5: MOONS[3]})

    assert game.offers(Attack) == []


@rule("LG-CH2-4")
@pytest.mark.parametrize("moon", MOONS)
def test_moons_spring_no_traps(moon):
    game = a_night(passage={1: "ghost", 2: moon, 4: MOONS[0]}, traps=(2, 3)).reveal("rat-swarm")

    assert game.at(3) == Prowler(moon)
    assert game.at(5) == Prowler(MOONS[0])
    assert game.state.traps == (2, 3)


# observing


@rule("LG-CH2-5", "LG-CH2-7", "LG-CH2-8", "LG-CH2-9", "LG-CH2-10", "LG-CH2-11", "LG-CH2-13")
@pytest.mark.parametrize(("moon", "cell", "pool", "dust"), PRICES)
def test_a_moon_on_its_cell_is_observed_for_its_price_and_brings_a_fairy(moon, cell, pool, dust):
    game = a_night(pool=pool, boards=rich(dust), passage={cell: moon}).play(UsePlace(0))
    fairy = game.state.fair[1]

    assert game.at(cell) is None
    assert game.state.scene.observed == (moon,)
    assert Observed(hero="smith", card=moon, count=1) in game.events
    assert game.hero("smith").usable == 0
    assert game.hero("smith").pool == a_night().hero("smith").pool
    assert game.asked == ("reward", 0)
    game.play(TakeFairy(fairy))
    assert game.hero("smith").fairies == (fairy,)


@rule("LG-CH2-5")
@pytest.mark.parametrize(("moon", "cell", "pool", "dust"), PRICES)
def test_on_any_other_cell_it_is_not_seen(moon, cell, pool, dust):
    for other in {1, 2, 3, 4, 5, 6} - {cell}:
        game = a_night(pool=pool, boards=rich(dust), passage={other: moon})
        assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-5"):
        game.play(UsePlace(0))


@rule("LG-CH2-7", "LG-CH2-8", "LG-CH2-10", "LG-CH2-11")
@pytest.mark.parametrize(("moon", "cell", "pool", "dust"), DEAR)
def test_for_less_dust_or_fewer_icons_it_is_not_seen(moon, cell, pool, dust):
    plenty = {"sword": 5, "shield": 5, "boots": 5, "ranged": (5, 5, 5)}
    if dust:
        poor = a_night(pool=plenty, boards=rich(dust - 1), passage={cell: moon})
        assert poor.offers(UsePlace) == []
    for icon, count in pool.items():
        few = a_night(pool=plenty | {icon: count - 1}, boards=rich(), passage={cell: moon})
        assert few.offers(UsePlace) == []


@rule("LG-CH2-9")
def test_the_shard_takes_a_sword_or_a_ranged_icon_as_the_player_likes():
    game = a_night(pool={"sword": 1, "ranged": (0, 1, 1)}, passage={3: "moon-aventurine-shard"})
    game.play(UsePlace(0))
    assert game.asked == ("observe", 0)
    assert game.offers() == [Choose(0), Choose(1)]

    game.play(Choose(1))
    assert (game.hero("smith").pool.sword, game.hero("smith").pool.ranged) == (1, (0, 0, 1))


@rule("LG-CH2-9", "LG-ACT-8")
def test_any_reach_shows_the_shard_and_the_smallest_is_spent():
    game = a_night(pool={"ranged": (1, 1, 1)}, passage={3: MOONS[2]}).play(UsePlace(0))

    assert game.hero("smith").pool.ranged == (0, 1, 1)


@rule("LG-CH2-9")
def test_boots_and_shields_do_not_show_the_shard():
    game = a_night(pool={"boots": 5, "shield": 5}, boards=rich(), passage={3: MOONS[2]})

    assert game.offers(UsePlace) == []


@rule("LG-CH2-6")
def test_one_use_observes_one_moon():
    game = a_night(
        pool={"sword": 1, "boots": 1},
        boards=rich(2),
        passage={1: "moon-vermilion-cadet", 2: "moon-kurodar"},
    ).play(UsePlace(0))
    assert game.offers() == [Aim(1), Aim(2)]

    game.play(Aim(2), Decline())
    assert game.at(1) == Prowler("moon-vermilion-cadet")
    assert game.offers(UsePlace) == []


@rule("LG-CH2-12")
@pytest.mark.parametrize("away", range(4))
def test_the_comet_is_seen_when_all_heroes_stand_at_the_observatory(away):
    together = dict.fromkeys(HEROES, OBSERVATORY)
    passage = {5: "moon-dancing-comet"}
    apart = together | {HEROES[away]: 7 if away else OBSERVATORY - 1}

    assert a_night(HEROES, at=together, passage=passage).offers(UsePlace) == [UsePlace(0)]
    assert a_night(HEROES, at=apart, passage=passage).offers(UsePlace) == []


@rule("LG-CH2-12")
def test_the_comet_costs_nothing_and_each_hero_takes_a_fairy_in_the_order_that_they_like():
    heroes = ("scout", "knight", "smith")
    game = a_night(
        heroes,
        at=dict.fromkeys(heroes, OBSERVATORY),
        boards={name: {"usable": 0} for name in heroes},
        passage={5: "moon-dancing-comet"},
    ).play(UsePlace(0))
    assert game.state.scene.observed == ("moon-dancing-comet",)
    assert game.asked == ("order", 0)
    assert game.offers() == [Help("scout"), Help("knight"), Help("smith")]

    game.play(Help("knight"))
    assert game.asked == ("reward", 1)
    first, fresh = game.state.fair[0], game.state.reserve[0]
    game.play(TakeFairy(first))
    assert fresh in game.state.fair, "refilled after each"
    assert game.offers() == [Help("scout"), Help("smith")]
    game.play(Help("smith"), TakeFairy(fresh))
    assert game.asked == ("reward", 0)
    game.play(Decline())
    assert [board.fairies for board in game.state.boards] == [(), (first,), (fresh,)]
    assert game.asked == ("act", 0)


# places


@rule("LG-CH2-14")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_trap_master_places_traps(number):
    game = a_night(at={"smith": MASTER}, boards=rich(), traps=(0, 2 if number > 2 else 3))
    game.play(UsePlace(number - 2))

    assert game.state.traps[0] == number
    assert game.hero("smith").usable == 6 - number


@rule("LG-CH2-14", "LG-CH4-8")
@pytest.mark.parametrize("chapter", [ChapterId.MOONS, ChapterId.MAGMA])
def test_the_sanctuary_sends_a_fairy_or_draws_two_cards_for_three_dust(chapter):
    def beside():
        return a_table(
            chapter,
            ("smith", "knight"),
            at={"smith": SANCTUARY},
            boards=rich(3),
            deck=["smith-forge", "smith-plate", "smith-haul"],
            spots={"fairy-sanctuary-2": {"fairies": ("fairy-gate", "fairy-mercy")}},
        )

    game = beside().play(UsePlace(0), TakeFairy("fairy-mercy"))
    assert game.hero("smith").fairies == ("fairy-mercy",)
    assert game.hero("smith").usable == 0
    game = beside().play(UsePlace(1))
    assert game.hand() == ("smith-forge", "smith-plate")
    assert game.hero("smith").usable == 0


@rule("LG-CH2-15")
@pytest.mark.parametrize(
    ("face", "resistance", "usable"),
    [(1, 4, 0), (2, 5, 0), (3, 5, 0), (4, 5, 2), (5, 5, 3), (6, 5, 4)],
)
def test_the_lens_is_free_and_does_what_the_die_says(face, resistance, usable):
    game = a_night(at={"smith": LENS}, boards=rich(0)).play(UsePlace(0), chance=[face - 1])

    assert game.hero("smith").resistance == resistance
    assert game.hero("smith").usable == usable


@rule("LG-CH2-E3")
def test_the_lens_in_the_dark_cannot_be_used():
    game = a_night(at={"smith": LENS}, spots={"converging-lens": {"dark": True}})

    assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-4"):
        game.play(UsePlace(0))


@rule("LG-CH2-16")
def test_the_sky_chart_swaps_two_cards_for_four_dust():
    game = a_night(
        at={"smith": CHART},
        boards=rich(4),
        passage={2: "moon-silver-lady", 4: Prowler("ghost", damage=1)},
    ).play(UsePlace(0), Aim(2), Aim(4))

    assert (game.at(2), game.at(4)) == (Prowler("ghost", damage=1), Prowler("moon-silver-lady"))
    assert game.hero("smith").usable == 0


@rule("LG-CH2-16", "LG-CH2-E1")
def test_the_sky_chart_moves_a_card_to_an_empty_cell_even_back_from_6():
    game = a_night(at={"smith": CHART}, boards=rich(4), passage={6: "moon-kurodar"}, traps=(2, 3))
    game.play(UsePlace(0))
    assert game.offers() == [Aim(1), Aim(2), Aim(3), Aim(4), Aim(5)]

    game.play(Aim(2))
    assert (game.at(2), game.at(6)) == (Prowler("moon-kurodar"), None)


@rule("LG-CH2-16")
@pytest.mark.parametrize(("usable", "passage"), [(3, {6: "ghost"}), (4, {})])
def test_the_sky_chart_needs_four_dust_and_a_card(usable, passage):
    assert not a_night(at={"smith": CHART}, boards=rich(usable), passage=passage).offers(UsePlace)


@rule("LG-CH2-17")
def test_the_astronomer_puts_two_cards_on_the_top_or_under_the_deck_for_four_dust():
    deck = ("tremor", "panic", "ghost", "cave-in")
    game = a_night(at={"smith": ASTRONOMER}, boards=rich(4), game_deck=deck).play(UsePlace(0))
    assert game.hero("smith").usable == 0
    assert game.asked == ("peek", 0)
    assert set(game.offers()) == {
        Put(card, side) for card in ("tremor", "panic") for side in (DeckEnd.TOP, DeckEnd.BOTTOM)
    }

    game.play(Put("panic", DeckEnd.BOTTOM), Put("tremor", DeckEnd.BOTTOM))
    assert game.state.deck == ("ghost", "cave-in", "panic", "tremor")


@rule("LG-CH2-17")
def test_cards_come_back_in_any_order():
    game = a_night(at={"smith": ASTRONOMER}, boards=rich(4), game_deck=("tremor", "panic", "ghost"))
    game.play(UsePlace(0), Put("tremor", DeckEnd.TOP), Put("panic", DeckEnd.TOP))

    assert game.state.deck == ("panic", "tremor", "ghost")


@rule("LG-CH2-18")
def test_the_magic_eater_only_goes_back_on_top():
    game = a_night(at={"smith": ASTRONOMER}, boards=rich(4), game_deck=("magic-eater", "panic"))
    game.play(UsePlace(0))

    assert Put("magic-eater", DeckEnd.BOTTOM) not in game.offers()
    with refused_by("LG-CH2-17"):
        game.play(Put("magic-eater", DeckEnd.BOTTOM))


@rule("LG-CH2-4")
def test_fairies_do_not_treat_moons_as_monsters():
    game = a_night(
        boards=rich(fairies=("fairy-swap-monsters", "fairy-cancel")),
        passage={1: "moon-kurodar", 2: "ghost"},
    )

    assert game.offers(UseFairy) == [UseFairy("fairy-cancel")]
    assert end(game).at(1) == Prowler("moon-kurodar")
