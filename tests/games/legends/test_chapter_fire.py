"""Chapter I, the Fire (docs/rules/legends.md, section 22; legends-content.md, section 8)."""

import pytest

from dedale.games.legends.actions import (
    Aim,
    Consent,
    Decline,
    Discard,
    EndTurn,
    PutOutFire,
    SwapBuckets,
    TakeFairy,
    TakeItem,
    UsePlace,
)
from dedale.games.legends.events import FireOut
from dedale.games.legends.state import Difficulty, Prowler
from tests.games.legends.playing import end, laid
from tests.kit import refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

BLAZE, BALLISTA, FOUNTAIN, LAKE, SANCTUARY, MASTER = range(1, 7)
FULL = {"knight": {"bucket": True}}
FIVE = {"smith": {"usable": 5}}


def fires(game):
    return tuple(spot.fires for spot in game.state.spots)


def burning(**at):
    """Fires on places, by their id with low lines."""
    return {name.replace("_", "-"): {"fires": count} for name, count in at.items()}


# setup and objective


@rule("LG-CH1-1")
@pytest.mark.parametrize(("level", "count"), [("easy", 6), ("normal", 7), ("hard", 8)])
def test_six_seven_or_eight_fires_burn_at_blaze(level, count):
    game = laid(ChapterId.FIRE, difficulty=Difficulty(level))

    assert {spot.place: spot.fires for spot in game.state.spots if spot.fires} == {"blaze": count}


@rule("LG-CH1-1")
def test_they_burn_at_blaze_wherever_it_lies():
    tables = [laid(ChapterId.FIRE, luck=f"blaze {number}") for number in range(24)]
    numbers = [[spot.place for spot in game.state.spots].index("blaze") for game in tables]

    assert set(numbers) == set(range(6))
    assert all(game.state.spots[at].fires == 7 for game, at in zip(tables, numbers, strict=True))


@rule("LG-CH1-2")
def test_buckets_are_empty_at_the_start():
    assert not any(board.bucket for board in laid(ChapterId.FIRE, seats=4).state.boards)


@rule("LG-CH1-3", "LG-CH1-E1")
def test_the_last_fire_on_a_place_wins_even_if_a_serpent_carries_another():
    game = a_table(
        at={"knight": BLAZE},
        boards=FULL,
        spots=burning(blaze=1),
        passage={4: Prowler("fire-serpent-ballista", fire=True)},
    ).play(UsePlace(0))

    assert game.state.reason == "won"
    assert game.asked is None


@rule("LG-CH1-3")
def test_a_fire_on_another_place_is_enough_to_go_on():
    game = a_table(at={"knight": BLAZE}, boards=FULL, spots=burning(blaze=1, ballista=1))
    game.play(UsePlace(0))

    assert game.state.reason is None
    assert game.events[-1] == FireOut(place="blaze", left=1)


# burning


@rule("LG-CH1-4")
@pytest.mark.parametrize(("cell", "lost"), [(BLAZE, 1), (BALLISTA, 0), (MASTER, 1), (7, 0)])
def test_at_the_end_of_a_turn_the_active_hero_burns_beside_a_fire(cell, lost):
    game = a_table(
        at={"knight": cell, "smith": BLAZE},
        spots=burning(blaze=7, trap_master=1),
        game_deck=["mud"] * 3,
    )
    end(game)

    assert game.hero("knight").resistance == 6 - lost
    assert game.hero("smith").resistance == 5


@rule("LG-CH1-4", "LG-SOLO-11")
def test_both_heroes_of_one_player_burn():
    game = a_table(
        solo=True,
        at={"knight": BLAZE, "smith": BLAZE},
        spots=burning(blaze=7),
        game_deck=["mud"] * 3,
    )
    end(game)

    assert [board.resistance for board in game.state.boards] == [5, 4]


@rule("LG-CH1-E3")
def test_whoever_puts_out_the_last_fire_beside_it_does_not_burn():
    game = a_table(
        at={"knight": BALLISTA},
        boards=FULL,
        spots=burning(blaze=1, ballista=1),
        game_deck=["mud"] * 3,
    )
    game.play(PutOutFire(), Decline(), EndTurn())

    assert game.hero("knight").resistance == 6


# putting out


@rule("LG-CH1-5")
def test_a_full_bucket_is_poured_over_blaze_which_is_a_use_of_it():
    game = a_table(at={"knight": BLAZE}, boards=FULL, spots=burning(blaze=7)).play(UsePlace(0))

    assert fires(game) == (6, 0, 0, 0, 0, 0)
    assert not game.hero("knight").bucket
    assert game.state.visited == ("blaze",)


@rule("LG-CH1-5")
def test_an_empty_bucket_puts_nothing_out():
    game = a_table(at={"knight": BLAZE}, spots=burning(blaze=7))

    assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-5"):
        game.play(UsePlace(0))


@rule("LG-CH1-5")
def test_blaze_without_a_fire_offers_nothing():
    game = a_table(at={"knight": BLAZE}, boards=FULL, spots=burning(ballista=1))

    assert game.offers(UsePlace) == []


@rule("LG-CH1-6")
def test_a_fire_elsewhere_is_put_out_on_its_own_cell_and_that_does_not_use_the_place():
    game = a_table(
        at={"knight": MASTER},
        boards=FULL,
        spots={"blaze": {"fires": 7}, "trap-master": {"fires": 2, "dark": True}},
    )
    game.play(PutOutFire())

    assert fires(game) == (7, 0, 0, 0, 0, 1)
    assert not game.hero("knight").bucket
    assert game.state.visited == ()


@rule("LG-CH1-6")
@pytest.mark.parametrize(
    ("cell", "bucket"), [(BALLISTA, False), (FOUNTAIN, True), (BLAZE, True), (7, True)]
)
def test_it_takes_a_full_bucket_and_a_fire_beside_the_hero_that_is_not_at_blaze(cell, bucket):
    game = a_table(
        at={"knight": cell},
        boards={"knight": {"bucket": bucket}},
        spots=burning(blaze=7, ballista=1),
    )

    assert game.offers(PutOutFire) == []
    with refused_by("LG-CH1-6"):
        game.play(PutOutFire())


@rule("LG-CH1-7")
@pytest.mark.parametrize(("cell", "deed"), [(BLAZE, UsePlace(0)), (BALLISTA, PutOutFire())])
def test_each_fire_put_out_brings_an_item_or_a_fairy_or_nothing(cell, deed):
    game = a_table(at={"knight": cell}, boards=FULL, spots=burning(blaze=7, ballista=1))
    game.play(deed)
    item, fairy = game.state.market[0], game.state.fair[0]

    assert game.asked == ("reward", 0)
    assert len(game.offers(TakeItem)) == len(set(game.state.market))
    assert len(game.offers(TakeFairy)) == len(set(game.state.fair))
    assert game.offers(Decline) == [Decline()]

    taken = a_table(at={"knight": cell}, boards=FULL, spots=burning(blaze=7, ballista=1))
    taken.play(deed, TakeItem(item))
    assert taken.state.piles[0].deck[0] == item
    assert taken.asked == ("act", 0)
    game.play(TakeFairy(fairy))
    assert game.hero("knight").fairies == (fairy,)
    assert game.asked == ("act", 0)


@rule("LG-CH1-E2")
def test_no_water_helps_at_blaze_in_the_dark():
    game = a_table(at={"knight": BLAZE}, boards=FULL, spots={"blaze": {"fires": 7, "dark": True}})

    assert game.offers(UsePlace) == game.offers(PutOutFire) == []


# buckets


@rule("LG-CH1-8")
def test_a_full_and_an_empty_bucket_change_hands_if_the_other_player_agrees():
    game = a_table(at={"knight": 3, "smith": 3}, boards=FULL).play(SwapBuckets("smith"))

    assert game.asked == ("consent", 1)
    game.play(Consent(True))
    assert (game.hero("knight").bucket, game.hero("smith").bucket) == (False, True)


@rule("LG-CH1-8")
def test_a_refused_swap_changes_nothing():
    game = a_table(at={"knight": 3, "smith": 3}, boards=FULL)
    game.play(SwapBuckets("smith"), Consent(False))

    assert (game.hero("knight").bucket, game.hero("smith").bucket) == (True, False)
    assert game.offers(SwapBuckets) == [SwapBuckets("smith")]


@rule("LG-CH1-8", "LG-ACT-21")
def test_whoever_refuses_for_this_turn_is_not_asked_again():
    game = a_table(at={"knight": 3, "smith": 3}, boards=FULL)
    game.play(SwapBuckets("smith"), Consent(False, always=True))

    assert game.offers(SwapBuckets) == []


@rule("LG-CH1-8")
@pytest.mark.parametrize(
    ("cell", "other"), [(3, {"bucket": True}), (4, {"bucket": False})], ids=["both full", "apart"]
)
def test_buckets_are_swapped_on_one_cell_and_only_if_they_differ(cell, other):
    game = a_table(at={"knight": 3, "smith": cell}, boards=FULL | {"smith": other})

    assert game.offers(SwapBuckets) == []
    with refused_by("LG-CH1-8"):
        game.play(SwapBuckets("smith"))


@rule("LG-CH1-8")
def test_buckets_are_swapped_four_times_in_a_turn_and_no_more():
    game = a_table(at={"knight": 3, "smith": 3}, boards=FULL)
    game.play(SwapBuckets("smith"), Consent(True, always=True))
    for _ in range(3):
        game.play(SwapBuckets("smith"))

    assert game.hero("knight").bucket
    assert game.offers(SwapBuckets) == []


# places


@rule("LG-CH1-9")
@pytest.mark.parametrize(("face", "damage"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_ballista_costs_two_dust_and_hits_as_the_die_says_whatever_the_armour(face, damage):
    game = a_table(
        heroes=("smith", "knight"),
        at={"smith": BALLISTA},
        boards={"smith": {"usable": 2}},
        passage={2: "ghost", 5: "dark-knight"},
    )
    game.play(UsePlace(0), chance=[face - 1])

    assert game.hero("smith").usable == 0
    assert game.at(5).damage == damage
    assert game.hero("smith").resistance == 5


@rule("LG-CH1-9")
def test_the_ballista_aims_only_at_other_cells_and_hits_ravagers_first():
    game = a_table(
        heroes=("smith", "knight"),
        at={"smith": BALLISTA},
        boards=FIVE,
        passage={1: "dark-knight", 2: "ghost", 4: Prowler("ghost", ravagers=(0,)), 6: "ghost"},
    )
    game.play(UsePlace(0))
    assert game.offers() == [Aim(1), Aim(4), Aim(6)]

    game.play(Aim(4), chance=[5])
    assert (game.at(4).damage, game.at(4).ravagers) == (0, (2,))


@rule("LG-CH1-9")
def test_the_ballista_needs_a_target():
    game = a_table(
        heroes=("smith", "knight"), at={"smith": BALLISTA}, boards=FIVE, passage={2: "ghost"}
    )

    assert game.offers(UsePlace) == []


@rule("LG-CH1-10")
def test_the_fountain_fills_an_empty_bucket_for_three_dust():
    game = a_table(at={"knight": FOUNTAIN}, boards={"knight": {"usable": 4}}).play(UsePlace(0))

    assert game.hero("knight").bucket
    assert game.hero("knight").usable == 1


@rule("LG-CH1-10")
@pytest.mark.parametrize("board", [{"usable": 2}, {"usable": 4, "bucket": True}])
def test_the_fountain_fills_no_full_bucket_and_nothing_for_two_dust(board):
    assert not a_table(at={"knight": FOUNTAIN}, boards={"knight": board}).offers(UsePlace)


@rule("LG-CH1-11")
def test_the_lake_fills_an_empty_bucket_for_two_shields():
    game = a_table(at={"knight": LAKE}, pool={"shield": 3}).play(UsePlace(0))

    assert game.hero("knight").bucket
    assert game.hero("knight").pool.shield == 1


@rule("LG-CH1-11")
@pytest.mark.parametrize(("shields", "bucket"), [(1, False), (2, True)])
def test_the_lake_fills_no_full_bucket_and_nothing_for_one_shield(shields, bucket):
    game = a_table(
        at={"knight": LAKE}, boards={"knight": {"bucket": bucket}}, pool={"shield": shields}
    )

    assert game.offers(UsePlace) == []


@rule("LG-CH1-12")
def test_the_sanctuary_draws_a_card_for_three_dust():
    game = a_table(
        at={"knight": SANCTUARY},
        boards={"knight": {"usable": 3}},
        hand=["knight-guard"],
        deck=["knight-march", "knight-vigil"],
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-gate", "fairy-mercy")}},
    ).play(UsePlace(0))

    assert game.hand() == ("knight-guard", "knight-march")
    assert game.hero("knight").usable == 0


@rule("LG-CH1-12")
def test_the_sanctuary_sends_a_fairy_for_a_card_and_one_dust_and_gets_another_one():
    game = a_table(
        at={"knight": SANCTUARY},
        boards={"knight": {"usable": 1}},
        hand=["knight-guard", "knight-march"],
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-gate", "fairy-mercy")}},
    )
    fresh = game.state.reserve[0]
    assert game.offers(UsePlace) == [UsePlace(1)]
    game.play(UsePlace(1), Discard("knight-march"), TakeFairy("fairy-mercy"))

    assert game.hero("knight").fairies == ("fairy-mercy",)
    assert game.hero("knight").usable == 0
    assert game.state.piles[0].discard == ("knight-march",)
    assert game.place("fairy-sanctuary-1").fairies == ("fairy-gate", fresh)


@rule("LG-CH1-13")
@pytest.mark.parametrize(("number", "other"), [(2, 3), (3, 4), (4, 5), (5, 2)])
def test_the_trap_master_places_a_free_trap_for_as_much_dust(number, other):
    game = a_table(heroes=("smith", "knight"), at={"smith": MASTER}, boards=FIVE, traps=(0, other))
    assert UsePlace(other - 2) not in game.offers(UsePlace)
    game.play(UsePlace(number - 2))

    assert game.state.traps == (number, other)
    assert game.hero("smith").usable == 5 - number
