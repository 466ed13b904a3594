"""Chapter IV, the Magma Cave: lava, dial and places (docs/rules/legends.md, section 25)."""

from collections import Counter

import pytest

from dedale.games.legends.actions import Move, Teleport
from dedale.games.legends.events import LavaCooled
from dedale.games.legends.state import Lava
from tests.games.legends.playing import end, laid, modest, strike
from tests.kit import rule
from tests.kit.games.legends import BOX, ChapterId, a_table

MASTER, SANCTUARY, MIRROR, MAGMA, SHARD, MACHINES = range(1, 7)
HOT, WILL_BE_ROUGH, ROUGH, SMOOTH = Lava.HOT, Lava.HOT_ROUGH, Lava.ROUGH, Lava.SMOOTH
LAVA = (HOT, HOT, WILL_BE_ROUGH, WILL_BE_ROUGH, WILL_BE_ROUGH, None)
SLUGS = ["lava-slug-small"] * 6
MARKS = {1: {1, 3}, 2: {2, 4}, 3: {3, 5}, 4: {4, 6}, 5: {5, 1}, 6: {6, 2}}


def a_cave(heroes=("knight", "smith"), **laid):
    """Chapter IV, with Slugs in the deck and lava everywhere but on cell 6."""
    laid = {"game_deck": SLUGS} | laid
    laid["scene"] = {"lava": LAVA} | laid.get("scene", {})
    return a_table(ChapterId.MAGMA, heroes, **laid)


def cooled(game):
    return {n for n, lava in enumerate(game.state.scene.lava, 1) if lava in (ROUGH, SMOOTH)}


def kill(cell, card="lava-slug-small", **laid):
    """The Knight defeats a card with swords."""
    game = a_cave(at={"knight": cell}, pool={"sword": 4}, passage={cell: card}, **laid)
    return strike(game, cell, BOX.game_cards[card].health + BOX.game_cards[card].armour)


# setup, objective, lava


@rule("LG-CH4-1", "LG-CH4-7")
def test_hot_lava_lies_everywhere_but_at_the_machines_and_three_of_five_will_be_rough():
    game = laid(ChapterId.MAGMA)
    scene = game.state.scene
    machines = [spot.place for spot in game.state.spots].index("ancient-machines")

    assert scene.lava[machines] is None
    assert Counter(scene.lava) == {WILL_BE_ROUGH: 3, HOT: 2, None: 1}
    assert (scene.dial, scene.magma) == (1, None)
    assert sorted(scene.madness) == [
        "madness-despair",
        "madness-doubt",
        "madness-lure",
        "madness-rage",
    ]


@rule("LG-CH4-1")
def test_lava_tokens_are_shuffled():
    seen = [laid(ChapterId.MAGMA, luck=luck).state.scene.lava for luck in ("a", "b", "c", "d")]

    assert len({tuple(lava for lava in tokens if lava) for tokens in seen}) > 1


@rule("LG-CH4-2")
@pytest.mark.parametrize(("left", "reason"), [(HOT, None), (SMOOTH, "won")])
def test_five_cooled_tokens_win(left, reason):
    lava = (HOT, SMOOTH, ROUGH, left, ROUGH, None)
    game = modest(kill(1, scene={"lava": lava}))

    assert game.state.reason == reason


@rule("LG-CH4-3")
@pytest.mark.parametrize(
    ("lava", "lost"), [(HOT, 1), (WILL_BE_ROUGH, 1), (ROUGH, 0), (SMOOTH, 0), (None, 0)]
)
def test_the_active_hero_loses_a_resistance_at_the_start_on_hot_lava(lava, lost):
    game = a_cave(
        at={"knight": 2, "smith": 3},
        scene={"lava": (HOT, HOT, lava, HOT, HOT, None)},
        game_deck=["lights-out", *SLUGS],
    )
    end(game)

    assert game.state.active == 1
    assert game.hero("smith").resistance == 5 - lost
    assert game.hero("knight").resistance == 6, "not on the turn of another"


@rule("LG-CH4-3", "LG-RET-9")
def test_the_castle_is_cool_and_a_fall_on_lava_ends_the_turn_before_it_began():
    game = end(a_cave(at={"smith": 7}, game_deck=["lights-out", *SLUGS]))
    assert game.hero("smith").resistance == 5

    game = a_cave(
        ("knight", "smith", "scout"),
        at={"smith": 3, "scout": 7},
        boards={"smith": {"resistance": 1}},
        game_deck=["lights-out", "cave-in", "tremor", *SLUGS],
    )
    end(game)
    assert game.state.active == 2
    assert game.hero("smith").cell == 7


@rule("LG-CH4-E3")
def test_a_hero_who_begins_on_hot_lava_is_burnt_in_its_first_turn():
    for luck in ("a", "b", "c", "d"):
        game = laid(ChapterId.MAGMA, luck=luck)
        first = game.state.boards[0]
        hot = game.state.scene.lava[first.cell - 1] is not None
        assert first.resistance == 6 - hot
        assert game.state.boards[1].resistance == 5


@rule("LG-CH4-7")
@pytest.mark.parametrize(
    ("lava", "left"), [(HOT, 1), (WILL_BE_ROUGH, 1), (SMOOTH, 1), (ROUGH, 0), (None, 1)]
)
def test_rough_cooled_lava_costs_one_more_boot(lava, left):
    game = a_cave(
        at={"knight": 3},
        pool={"boots": 2},
        scene={"lava": (HOT, HOT, HOT, lava, HOT, None)},
    ).play(Move(4))

    assert game.hero("knight").pool.boots == left


@rule("LG-CH4-7")
def test_cooled_lava_shows_what_was_hidden():
    assert modest(kill(1)).reveals
    assert not a_cave(at={"knight": 1}, pool={"boots": 1}).play(Move(2)).reveals


# dial and Slugs


@rule("LG-CH4-4", "LG-CH4-5", "LG-CH4-6", "LG-CH4-E1")
@pytest.mark.parametrize("dial", range(1, 7))
@pytest.mark.parametrize("cell", range(1, 7))
def test_a_slug_cools_the_lava_beside_it_if_the_dial_marks_its_cell(dial, cell):
    game = modest(kill(cell, scene={"dial": dial, "lava": (HOT,) * 6}))

    assert cooled(game) == ({cell} & MARKS[dial])


@rule("LG-CH4-5", "LG-CH4-7")
@pytest.mark.parametrize(("before", "after"), [(HOT, SMOOTH), (WILL_BE_ROUGH, ROUGH)])
def test_a_token_cools_to_its_own_side(before, after):
    game = modest(kill(1, scene={"lava": (before, HOT, HOT, HOT, HOT, None)}))

    assert game.state.scene.lava[0] == after
    assert LavaCooled(cell=1, left=4) in game.told


@rule("LG-CH4-6")
def test_cool_lava_stays_as_it_is_and_other_monsters_cool_nothing():
    lava = (ROUGH, HOT, HOT, HOT, HOT, None)
    assert modest(kill(1, scene={"lava": lava})).state.scene.lava == lava

    assert cooled(modest(kill(1, "rat-swarm"))) == set()


@rule("LG-CH4-6")
def test_a_trapped_slug_cools_nothing():
    game = a_cave(
        passage={1: "ghost", 2: "lava-slug-small"}, traps=(3, 0), scene={"dial": 3}
    ).reveal("ghost")

    assert game.at(3) is None
    assert cooled(game) == set()


@rule("LG-CH4-E2")
def test_at_the_machines_there_is_no_lava_to_cool():
    game = modest(kill(MACHINES, scene={"dial": 4}))

    assert game.state.scene.lava == LAVA
    assert game.state.reason is None


@rule("LG-CH4-E1")
def test_on_position_5_a_slug_on_5_and_one_on_1_count_in_one_turn():
    game = a_cave(
        at={"knight": 5},
        pool={"sword": 4, "teleport": 1},
        passage={1: "lava-slug-small", 5: "lava-slug-small"},
        scene={"dial": 5},
    )
    modest(strike(game, 5, 2)).play(Teleport(1))
    modest(strike(game, 1, 2))

    assert cooled(game) == {1, 5}


@rule("LG-CH4-17")
@pytest.mark.parametrize(("card", "health", "claws"), [("large", 3, 1), ("small", 2, 0)])
def test_slugs_are_large_or_small_and_bring_an_item(card, health, claws):
    slug = f"lava-slug-{card}"
    game = a_cave(at={"knight": 6}, pool={"sword": 9}, passage={6: slug})
    strike(game, 6, health - 1)
    assert game.at(6).damage == health - 1
    assert game.hero("knight").resistance == 6 - claws

    item = game.state.market[0]
    game = kill(6, slug).play(*kill(6, slug).offers()[:1])
    assert game.state.piles[0].deck[0] == item


@rule("LG-CH4-17")
def test_there_are_seven_slugs():
    deck = laid(ChapterId.MAGMA).state.deck

    assert Counter(deck)["lava-slug-large"] == 3
    assert Counter(deck)["lava-slug-small"] == 4


@rule("LG-CH4-24")
@pytest.mark.parametrize(("left", "reason"), [(5, None), (4, "slugs")])
def test_with_fewer_slugs_than_hot_tokens_the_chapter_is_lost(left, reason):
    deck = ["lava-slug-large", *SLUGS][: left - 1]
    game = a_cave(
        at={"knight": 6},
        pool={"sword": 2},
        passage={6: "lava-slug-small", 2: "lava-slug-small"},
        game_deck=["tremor", *deck],
    )
    modest(strike(game, 6, 2))

    assert game.state.reason == reason


@rule("LG-CH4-24")
@pytest.mark.parametrize(("left", "reason"), [(5, None), (4, "slugs")])
def test_it_counts_for_traps_too_and_the_slug_that_enters_is_still_there(left, reason):
    game = a_cave(
        passage={1: "ghost", 2: "lava-slug-small"}, traps=(2, 0), game_deck=SLUGS[: left - 1]
    ).reveal("lava-slug-large")

    assert game.at(3) is None
    assert game.state.reason == reason
