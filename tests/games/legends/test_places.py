"""The places beside the path, and cell 7 (docs/rules/legends.md, chapter 12)."""

from dedale.games.legends.actions import (
    ClearCaveIn,
    ClearDarkness,
    Discard,
    EndTurn,
    Guard,
    Move,
    PickSlot,
    TakeFairy,
    Teleport,
    UsePlace,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Token
from dedale.games.legends.events import CaveInCleared, DarknessCleared, PlaceUsed, ThreatRemoved
from tests.kit import refused_by, rule
from tests.kit.games.legends import Play, a_table

MOONS = ChapterId.MOONS
LENS, TRAPS, SANCTUARY = 3, 6, 5
"""The numbers of the lens in chapter II, of the Trap Master and the Sanctuary in chapter I."""
FURY_ON_2 = (None, Token.FURY, None, None, None, None)
TWO_THREATS = (None, Token.FURY, None, None, Token.DREAD, None)


def at_the_lens(**changes) -> Play:
    """A knight beside the Converging Lens, which costs nothing."""
    return a_table(MOONS, at={"knight": LENS}, **changes)


@rule("LG-LOC-1")
def test_the_place_beside_the_hero_is_used_and_no_other():
    here = a_table(boards={"knight": {"usable": 4}})
    elsewhere = a_table(at={"knight": 1}, boards={"knight": {"usable": 4}})
    here.play(UsePlace(0), PickSlot(0))

    assert here.state.traps == (2, 0)
    assert PlaceUsed(hero="knight", place="trap-master", option=0) in here.told
    assert elsewhere.offers(UsePlace) == []
    with refused_by("LG-LOC-5"):
        elsewhere.play(UsePlace(0))


@rule("LG-LOC-1")
def test_beside_the_castle_there_is_no_place():
    game = a_table(MOONS, at={"knight": 7})

    assert game.offers(UsePlace) == []
    with refused_by("LG-MAT-5"):
        game.play(UsePlace(0))


@rule("LG-LOC-2", "LG-LOC-E1")
def test_a_place_is_used_once_a_turn_even_if_its_user_comes_back():
    game = at_the_lens(pool={"boots": 2}).play(UsePlace(), chance=[1])
    game.play(Move(4), Move(3))

    assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-2"):
        game.play(UsePlace())


@rule("LG-LOC-2")
def test_different_places_are_used_in_one_turn():
    game = at_the_lens(pool={"teleport": 1}, boards={"knight": {"usable": 2}})
    game.play(UsePlace(), chance=[1]).play(Teleport(1), UsePlace(0), PickSlot(1))

    assert game.state.visited == ("converging-lens", "trap-master")
    assert game.state.traps == (0, 2)


@rule("LG-LOC-3", "LG-LOC-E3")
def test_a_reuse_icon_lets_a_used_place_be_used_once_more():
    game = at_the_lens(pool={"reuse": 1}).play(UsePlace(), chance=[1])
    first = game.hero("knight").pool.reuse
    game.play(UsePlace(), chance=[1])

    assert first == 1
    assert game.hero("knight").pool.reuse == 0
    with refused_by("LG-LOC-2"):
        game.play(UsePlace())


@rule("LG-LOC-4", "LG-CH2-E3")
def test_a_dark_place_cannot_be_used():
    game = at_the_lens(spots={"converging-lens": {"dark": True}})

    assert game.offers(UsePlace) == []
    with refused_by("LG-LOC-4"):
        game.play(UsePlace())


@rule("LG-LOC-5")
def test_a_use_is_one_of_the_actions_paid_in_full():
    poor = a_table(boards={"knight": {"usable": 2}})
    game = a_table(heroes=("smith", "knight"), boards={"smith": {"usable": 6}})
    game.play(UsePlace(2), PickSlot(0))

    assert poor.offers(UsePlace) == [UsePlace(0)]
    assert game.state.traps == (4, 0)
    assert (game.hero("smith").usable, game.hero("smith").inactive) == (2, 4)
    with refused_by("LG-LOC-5"):
        poor.play(UsePlace(1))


@rule("LG-LOC-5")
def test_cards_are_paid_before_the_dust():
    game = a_table(
        at={"knight": SANCTUARY},
        hand=["knight-strike", "knight-march"],
        boards={"knight": {"usable": 1}},
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-dust", "fairy-skip")}},
    )
    game.play(UsePlace(1), Discard("knight-march"))
    paid = game.hero("knight").usable
    game.play(TakeFairy("fairy-skip"))

    assert paid == 0
    assert game.hand() == ("knight-strike",)
    assert game.state.piles[0].discard == ("knight-march",)
    assert game.hero("knight").fairies == ("fairy-skip",)


@rule("LG-LOC-5")
def test_a_place_that_wants_a_card_of_an_empty_hand_is_not_offered():
    game = a_table(
        at={"knight": SANCTUARY},
        boards={"knight": {"usable": 1}},
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-dust", "fairy-skip")}},
    )

    assert game.offers(UsePlace) == []


@rule("LG-LOC-6")
def test_what_would_be_impossible_is_not_offered():
    alone = a_table(at={"knight": 2}, boards={"knight": {"usable": 4}})
    hunted = a_table(at={"knight": 2}, boards={"knight": {"usable": 4}}, passage={5: "ghost"})
    beside = a_table(at={"knight": 2}, boards={"knight": {"usable": 4}}, passage={2: "ghost"})

    assert alone.offers(UsePlace) == []
    assert hunted.offers(UsePlace) == [UsePlace(0)]
    assert beside.offers(UsePlace) == []


@rule("LG-LOC-7")
def test_on_cell_7_a_threat_is_removed_from_any_cell_for_nothing():
    game = a_table(at={"knight": 7}, threats=TWO_THREATS).play(Guard(5))

    assert game.state.threats == FURY_ON_2
    assert game.events == (ThreatRemoved(token=Token.DREAD, cell=5),)
    assert game.hero("knight").usable == 1


@rule("LG-LOC-7")
def test_the_castle_guards_once_a_turn_and_again_for_a_reuse_icon():
    once = a_table(at={"knight": 7}, threats=TWO_THREATS).play(Guard(5))
    twice = a_table(at={"knight": 7}, threats=TWO_THREATS, pool={"reuse": 1})
    twice.play(Guard(5), Guard(2))

    assert once.offers(Guard) == []
    with refused_by("LG-LOC-7"):
        once.play(Guard(2))
    assert twice.state.threats == (None,) * 6
    assert twice.hero("knight").pool.reuse == 0


@rule("LG-LOC-7")
def test_only_a_hero_in_the_castle_guards_and_only_against_threats():
    outside = a_table(at={"knight": 6}, threats=TWO_THREATS)
    inside = a_table(at={"knight": 7}, threats=TWO_THREATS)

    assert outside.offers(Guard) == []
    assert inside.offers(Guard) == [Guard(2), Guard(5)]
    with refused_by("LG-LOC-7"):
        outside.play(Guard(2))
    with refused_by("LG-LOC-7"):
        inside.play(Guard(1))


@rule("LG-LOC-8", "LG-LOC-E2")
def test_darkness_goes_for_3_dust_and_the_place_can_be_used_at_once():
    game = at_the_lens(
        spots={"converging-lens": {"dark": True}}, boards={"knight": {"usable": 3}}
    ).play(ClearDarkness())
    lit = game.events
    game.play(UsePlace(), chance=[5])

    assert DarknessCleared(hero="knight", place="converging-lens") in lit
    assert not game.place("converging-lens").dark
    assert game.hero("knight").usable == 4


@rule("LG-LOC-8")
def test_light_needs_3_dust_and_a_hero_beside_the_dark_place():
    dark = {"converging-lens": {"dark": True}}
    poor = at_the_lens(spots=dark, boards={"knight": {"usable": 2}})
    away = a_table(MOONS, at={"knight": 4}, spots=dark, boards={"knight": {"usable": 4}})

    with refused_by("LG-LOC-8"):
        poor.play(ClearDarkness())
    with refused_by("LG-LOC-8"):
        away.play(ClearDarkness())


@rule("LG-LOC-9")
def test_the_cave_in_is_dug_away_with_3_swords_on_its_cell():
    game = a_table(cave_in=6, pool={"sword": 4}).play(ClearCaveIn())

    assert game.state.cave_in is None
    assert game.hero("knight").pool.sword == 1
    assert game.events == (CaveInCleared(hero="knight", cell=6),)
    assert a_table(cave_in=6, pool={"sword": 3}).offers(ClearCaveIn) == [ClearCaveIn()]


@rule("LG-LOC-9")
def test_two_swords_or_another_cell_do_not_dig():
    weak = a_table(cave_in=6, pool={"sword": 2})
    away = a_table(cave_in=5, pool={"sword": 3})

    with refused_by("LG-LOC-9"):
        weak.play(ClearCaveIn())
    with refused_by("LG-LOC-9"):
        away.play(ClearCaveIn())


@rule("LG-LOC-10")
def test_a_place_that_moves_takes_everything_on_it_along():
    laden = {"storm": "storm-surge", "dark": True, "fairies": ("fairy-dust", "fairy-skip")}
    game = a_table(
        MOONS,
        at={"knight": LENS},
        spots={"fairy-sanctuary-2": laden, "observatory": {"sabotaged": True}},
        scene={"storms": (), "brewing": ("storm-swap-2-4", "storm-swap-1-6")},
        game_deck=["threat-fury"],
    )
    game.play(EndTurn(), chance=[0])

    assert [spot.place for spot in game.state.spots] == [
        "observatory",
        "sky-chart",
        "converging-lens",
        "fairy-sanctuary-2",
        "astronomer",
        "trap-master",
    ]
    assert game.place("fairy-sanctuary-2").fairies == ("fairy-dust", "fairy-skip")
    assert game.place("fairy-sanctuary-2").storm == "storm-surge"
    assert game.place("fairy-sanctuary-2").dark
    assert game.place("observatory").sabotaged


@rule("LG-LOC-11")
def test_the_sanctuary_may_lie_beside_the_castle():
    shrine = "fairy-sanctuary-2"
    places = [*(place for place in BOX.chapters[MOONS].places if place != shrine), shrine]
    fairies = {shrine: {"fairies": ("fairy-dust", "fairy-skip")}}
    board = {"knight": {"usable": 3}}
    game = a_table(MOONS, places=places, boards=board, spots=fairies).play(UsePlace(0))

    assert game.offers(TakeFairy) == [TakeFairy("fairy-dust"), TakeFairy("fairy-skip")]


@rule("LG-LOC-11")
def test_the_sanctuary_is_refilled_from_the_reserve_and_leaves_the_market_alone():
    game = a_table(
        MOONS,
        at={"knight": 2},
        boards={"knight": {"usable": 3}},
        spots={"fairy-sanctuary-2": {"fairies": ("fairy-dust", "fairy-skip")}},
        reserve=("fairy-volley", "fairy-mercy"),
        fair=("fairy-gate", "fairy-stride", "fairy-reroll"),
    ).play(UsePlace(0))
    offered = game.offers()
    game.play(TakeFairy("fairy-dust"))

    assert offered == [TakeFairy("fairy-dust"), TakeFairy("fairy-skip")]
    assert game.place("fairy-sanctuary-2").fairies == ("fairy-volley", "fairy-skip")
    assert game.state.fair == ("fairy-gate", "fairy-stride", "fairy-reroll")
    assert game.state.reserve == ("fairy-mercy",)


@rule("LG-LOC-12")
def test_a_sanctuary_fairy_needs_a_free_slot():
    game = a_table(
        MOONS,
        at={"knight": 2},
        boards={"knight": {"usable": 3, "fairies": ("fairy-volley",)}},
        spots={"fairy-sanctuary-2": {"fairies": ("fairy-dust", "fairy-skip")}},
    )

    assert game.offers(UsePlace) == [UsePlace(1)]
    with refused_by("LG-LOC-5"):
        game.play(UsePlace(0))


@rule("LG-LOC-E3")
def test_the_first_use_of_a_place_spends_no_reuse_icon():
    game = at_the_lens(pool={"reuse": 1}).play(UsePlace(), chance=[1])

    assert game.hero("knight").pool.reuse == 1


@rule("LG-LOC-E4")
def test_two_heroes_use_the_same_place_in_their_own_turns():
    game = a_table(MOONS, at={"knight": LENS, "smith": LENS}, game_deck=["tremor"] * 3)
    game.play(UsePlace(), chance=[1]).play(EndTurn()).play(UsePlace(), chance=[1])

    assert [event.hero for event in game.told if isinstance(event, PlaceUsed)] == [
        "knight",
        "smith",
    ]
