"""How a chapter is laid (docs/rules/legends.md, chapter 19)."""

from collections import Counter

import pytest

from dedale.core.errors import BadOption
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import PickHero, PickTrack, TakeItem
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import ChapterBegun, ItemTaken, TrackPicked, TurnBegan
from dedale.games.legends.state import (
    Board,
    CrystalScene,
    DarkScene,
    Difficulty,
    Lava,
    MagmaScene,
    MoonScene,
    Options,
    Stage,
)
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import HEROES, Play, rest_of
from tests.kit.legends_whole_games import begun, laid, play_while

FOUR = ("smith", "scout", "knight", "enchantress")
STARTERS = ("start-stray-imp", "start-goblin-lookout", "start-cave-hound", "start-rusty-guardian")
SUPPLY = Counter({fairy.id: fairy.copies for fairy in BOX.fairies.values() if not fairy.hero})
ITEMS = Counter({card.id: card.copies for card in BOX.items.values()})
TRACKS = tuple(BOX.tracks)


def asking(game: Play, ask: str) -> Play:
    """The same table at its first question of this kind."""
    return play_while(game, lambda _: game.asked[0] != ask)


def refused(seats: int = 2, **options) -> BadOption:
    """Why a table cannot be laid."""
    with pytest.raises(BadOption) as refusal:
        legends.setup(Options(**options), seats, any_chance())
    return refusal.value


@rule("LG-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_table_says_chapter_heroes_and_who_begins(seats, first):
    game = laid(ChapterId.MAGMA, seats, heroes=FOUR[:seats], first_seat=first)

    assert game.state.chapter is ChapterId.MAGMA
    assert [board.hero for board in game.state.boards] == list(FOUR[:seats])
    assert [board.seat for board in game.state.boards] == list(range(seats))
    assert (game.state.first, game.state.active) == (first, first)
    assert game.told[0] == ChapterBegun(chapter="magma", seat=first)
    assert TurnBegan(seat=first, turn=1) in game.told


@rule("LG-SETUP-1")
def test_if_nobody_says_who_begins_chance_decides():
    lots = {begun(seats=4, seed=seed, first_seat=None).state.first for seed in "abcdefghijkl"}

    assert lots == {0, 1, 2, 3}


@rule("LG-SETUP-1", "LG-ACT-23")
def test_unless_named_beforehand_heroes_are_chosen_at_the_table_from_the_first_player_on():
    game = begun(seats=3, heroes=(), first_seat=1)
    asked = []
    for hero in ("scout", "knight", "smith"):
        asked.append(game.asked)
        game.play(PickHero(hero))

    assert asked == [("choose-hero", 1), ("choose-hero", 2), ("choose-hero", 0)]
    assert [board.hero for board in game.state.boards] == ["smith", "scout", "knight"]


@rule("LG-SETUP-1", "LG-HERO-1")
def test_boards_are_bare_before_the_chapter_is_laid():
    game = begun(seats=2, heroes=())
    assert game.state.acting == 0

    game.play(PickHero("smith"))
    assert game.state.boards == (Board("smith", game.state.boards[0].seat, 7, 0, 0, 0),)


@rule("LG-HERO-4", "LG-SETUP-1")
def test_a_hero_is_chosen_once():
    game = begun(seats=2, heroes=()).play(PickHero("smith"))

    assert game.offers() == [PickHero("knight"), PickHero("scout"), PickHero("enchantress")]
    with refused_by("LG-HERO-4"):
        game.play(PickHero("smith"))
    with refused_by("LG-ACT-5", seat=1):
        legends.apply(game.state, 0, PickHero("scout"), any_chance())


@rule("LG-SETUP-1")
def test_the_last_free_hero_is_taken_without_a_question():
    game = begun(seats=4, heroes=())
    game.play(PickHero("smith"), PickHero("scout"), PickHero("knight"))

    assert game.state.boards[3].hero == "enchantress"
    assert game.asked == ("choose-track", 0)


@rule("LG-SETUP-1", "LG-HERO-4")
@pytest.mark.parametrize(
    ("seats", "heroes"),
    [
        (2, ("knight",)),
        (2, ("knight", "knight")),
        (2, ("knight", "dragon")),
        (2, ("knight", "smith", "scout")),
        (1, ("knight",)),
        (1, ("scout", "scout")),
    ],
)
def test_impossible_heroes_are_refused(seats, heroes):
    refusal = refused(seats, heroes=heroes)

    assert refusal.key == "lg-hero-4"
    assert refusal.facts["count"] == 2


@rule("LG-SETUP-1")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (4, 4), (1, 1), (2, -1)])
def test_whoever_begins_has_a_seat(seats, first):
    assert refused(seats, first_seat=first).key == "lg-setup-1"


@rule("LG-SETUP-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players_play(seats):
    assert refused(seats).key == "wrong-seats"


@rule("LG-SETUP-1", "LG-CH1-1")
@pytest.mark.parametrize(
    ("difficulty", "fires"),
    [(Difficulty.EASY, 6), (Difficulty.NORMAL, 7), (Difficulty.HARD, 8)],
)
def test_the_difficulty_is_the_number_of_fires(difficulty, fires):
    game = laid(difficulty=difficulty)

    assert sum(spot.fires for spot in game.state.spots) == fires
    assert game.place("blaze").fires == fires


@rule("LG-SETUP-2", "LG-SETUP-E1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_starting_monsters_as_players_lie_from_cell_6_on(seats):
    game = laid(seats=seats)
    lying = [card and card.card for card in game.state.passage]

    assert lying[: 6 - seats] == [None] * (6 - seats)
    assert len(set(lying[6 - seats :])) == seats
    assert set(lying[6 - seats :]) <= set(STARTERS)


@rule("LG-SETUP-2")
def test_the_starting_monsters_are_shuffled():
    seen = {laid(seed=seed).state.passage[5].card for seed in "abcdefghijklmnop"}

    assert seen == set(STARTERS)


@rule("LG-SETUP-3", "LG-SETUP-11")
@pytest.mark.parametrize("chapter", ChapterId)
def test_three_fairies_on_the_market_two_at_the_sanctuary_the_rest_in_the_reserve(chapter):
    state = laid(chapter).state
    resting = {spot.place: len(spot.fairies) for spot in state.spots if spot.fairies}
    [sanctuary] = resting
    flying = [fairy for spot in state.spots for fairy in spot.fairies]

    assert len(state.fair) == 3
    assert sanctuary.startswith("fairy-sanctuary-")
    assert resting[sanctuary] == 2
    assert Counter((*state.fair, *state.reserve, *flying)) == SUPPLY
    assert len(state.reserve) == 13


@rule("LG-SETUP-4")
def test_three_items_lie_on_the_market():
    state = laid().state

    assert len(state.market) == 3
    assert Counter((*state.market, *state.items)) == ITEMS


@rule("LG-SETUP-3", "LG-SETUP-4", "LG-SETUP-10", "LG-SETUP-12")
def test_everything_is_shuffled():
    tables = [laid(seed=seed).state for seed in "abc"]

    assert len({table.fair for table in tables}) == 3
    assert len({table.market for table in tables}) == 3
    assert len({table.deck for table in tables}) == 3
    assert len({tuple(spot.place for spot in table.spots) for table in tables}) == 3
    assert len({table.piles[0].hand for table in tables}) == 3


@rule("LG-SETUP-5")
@pytest.mark.parametrize(
    ("hero", "resistance", "usable", "inactive", "fairies"),
    [
        ("knight", 6, 1, 3, ()),
        ("smith", 5, 2, 4, ()),
        ("scout", 5, 1, 4, ("fairy-teleport",)),
        ("enchantress", 5, 1, 4, ("fairy-repeat",)),
    ],
)
def test_each_hero_begins_with_its_own(hero, resistance, usable, inactive, fairies):
    board = laid(seats=4).hero(hero)

    assert (board.resistance, board.usable, board.inactive) == (resistance, usable, inactive)
    assert board.fairies == fairies


@rule("LG-SETUP-6", "LG-CAMP-1")
@pytest.mark.parametrize("chapter", list(ChapterId)[1:])
def test_in_later_chapters_each_player_takes_an_item_first(chapter):
    game = begun(chapter, seats=3, first_seat=1)
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        assert game.offers() == [TakeItem(card) for card in dict.fromkeys(game.state.market)]
        game.play(TakeItem(game.state.market[0]))

    assert asked == [("start-item", 1), ("start-item", 2), ("start-item", 0)]
    assert [event.hero for event in game.told if isinstance(event, ItemTaken)] == [
        "smith",
        "scout",
        "knight",
    ]
    assert [len(piles.deck) + len(piles.hand) for piles in game.state.piles] == [11] * 3
    assert len(game.state.market) == 3
    assert len(game.state.items) == 16


@rule("LG-SETUP-6", "LG-CAMP-1")
def test_chapter_i_begins_without_items():
    game = begun()

    assert game.asked == ("choose-track", 0)
    assert [len(piles.deck) + len(piles.hand) for piles in game.state.piles] == [10, 10]


@rule("LG-SETUP-6")
def test_an_item_that_is_not_on_the_market_cannot_be_taken():
    game = begun(ChapterId.MOONS)
    hidden = next(card for card in game.state.items if card not in game.state.market)

    with refused_by("LG-SETUP-6"):
        game.play(TakeItem(hidden))


@rule("LG-SETUP-7")
def test_each_player_draws_5_of_the_shuffled_deck():
    state = laid(seats=4).state

    assert [len(piles.hand) for piles in state.piles] == [5] * 4
    assert [len(piles.deck) for piles in state.piles] == [5] * 4
    for hero, piles in zip(HEROES, state.piles, strict=True):
        assert Counter((*piles.hand, *piles.deck)) == Counter(rest_of(hero, ()))


@rule("LG-SETUP-8", "LG-SKILL-2")
def test_then_each_player_chooses_a_track_in_turn_order():
    game = begun(seats=3, first_seat=2)
    hands = [len(piles.hand) for piles in game.state.piles]
    asked = []
    for track in ("skill-jack", "skill-blade", "skill-lore"):
        asked.append(game.asked)
        game.play(PickTrack(track))

    assert hands == [5, 5, 5]
    assert asked == [("choose-track", 2), ("choose-track", 0), ("choose-track", 1)]
    assert [board.track for board in game.state.boards] == [
        "skill-blade",
        "skill-lore",
        "skill-jack",
    ]
    assert [board.used for board in game.state.boards] == [0, 0, 0]
    assert TrackPicked(hero="scout", card="skill-jack") in game.told


@rule("LG-SETUP-8", "LG-SKILL-E2")
def test_hands_are_known_then_but_places_are_not():
    game = begun().play(PickTrack("skill-path"))

    assert game.state.spots == ()
    assert game.offers() == [PickTrack(track) for track in TRACKS if track != "skill-path"]
    with refused_by("LG-SKILL-2"):
        game.play(PickTrack("skill-path"))


@rule("LG-SETUP-9", "LG-SETUP-E1")
@pytest.mark.parametrize(
    ("first", "cells"),
    [(0, [6, 5, 4, 3]), (1, [3, 6, 5, 4]), (2, [4, 3, 6, 5]), (3, [5, 4, 3, 6])],
)
def test_the_first_hero_stands_on_6_and_the_others_follow(first, cells):
    game = laid(seats=4, first_seat=first)

    assert [board.cell for board in game.state.boards] == cells


@rule("LG-SETUP-10")
@pytest.mark.parametrize("chapter", ChapterId)
def test_the_six_places_of_the_chapter_lie_on_the_numbers(chapter):
    places = [spot.place for spot in laid(chapter).state.spots]

    assert sorted(places) == sorted(BOX.chapters[chapter].places)
    assert len(set(places)) == 6


@rule("LG-SETUP-12")
@pytest.mark.parametrize("chapter", ChapterId)
def test_common_cards_and_chapter_cards_are_mixed(chapter):
    common = {card.id for card in BOX.common}
    kinds = [card.removesuffix("+dark") in common for card in laid(chapter).state.deck]

    assert sum(kinds) == 20
    assert kinds not in (sorted(kinds), sorted(kinds, reverse=True))


@rule("LG-SETUP-13")
def test_each_chapter_lays_what_it_alone_has():
    scenes = {chapter: laid(chapter).state.scene for chapter in ChapterId}
    moons, magma = scenes[ChapterId.MOONS], scenes[ChapterId.MAGMA]
    dark = scenes[ChapterId.DARKNESS]

    assert isinstance(moons, MoonScene)
    assert sorted(moons.storms) == sorted(BOX.storms)
    assert scenes[ChapterId.CRYSTALS] == CrystalScene()
    assert isinstance(magma, MagmaScene)
    assert Counter(magma.lava) == {None: 1, Lava.HOT: 2, Lava.HOT_ROUGH: 3}
    assert isinstance(dark, DarkScene)
    assert sorted(dark.asleep) == sorted(BOX.bodies)
    assert (dark.head, dark.tail) == (1, True)


@rule("LG-SETUP-13")
def test_the_first_turn_begins_when_all_is_laid():
    game = laid()

    assert game.state.stage is Stage.ACTION
    assert game.state.turn == 1
    assert game.asked == ("act", 0)
    assert game.state.todo == ()


@rule("LG-SETUP-E2")
def test_an_item_of_the_start_can_be_in_the_first_hand():
    found = [
        card
        for seed in "abcdefgh"
        for piles in laid(ChapterId.MOONS, seed=seed).state.piles
        for card in piles.hand
        if card in BOX.items
    ]
    hidden = [
        card
        for seed in "abcdefgh"
        for piles in laid(ChapterId.MOONS, seed=seed).state.piles
        for card in piles.deck
        if card in BOX.items
    ]

    assert found
    assert hidden


@rule("LG-SETUP-1")
def test_the_same_seed_lays_the_same_table():
    heroes = Options(heroes=("smith", "scout"))
    again = legends.setup(heroes, 2, Philox("minos", 0))

    assert legends.setup(heroes, 2, Philox("minos", 0)) == again
    assert legends.setup(heroes, 2, Philox("other", 0)) != again
