"""What is kept from chapter to chapter (docs/rules/legends.md, chapter 20)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.games.legends.actions import EndTurn, KeepItem
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import ItemKept
from dedale.games.legends.rules.journal import check_journal
from dedale.games.legends.state import Hands, Journal, KeptItem, PlayedCard, Stage
from tests.kit import refused_by, rule
from tests.kit.games.legends import check_invariants
from tests.kit.legends_whole_games import (
    BLADE,
    FLASK,
    SLING,
    campaign,
    give,
    go,
    items_of,
    lose,
    owned,
    plenty,
    win,
)

FIRE, MOONS, CRYSTALS = ChapterId.FIRE, ChapterId.MOONS, ChapterId.CRYSTALS


@rule("LG-CAMP-2", "LG-CAMP-3")
def test_a_won_chapter_is_played_again_with_the_items_kept_after_it():
    again = go(win(plenty()).play(KeepItem(SLING), KeepItem(FLASK)), chapter=FIRE)
    third = go(lose(again))

    for game in (again, third):
        assert game.state.chapter is FIRE
        assert (items_of(game, 0), items_of(game, 1)) == ([SLING], [FLASK])
    assert [page.won for page in third.state.journal.pages] == [True, False]


@rule("LG-CAMP-3", "LG-CAMP-9", "LG-ACT-23")
def test_after_a_win_each_player_keeps_one_item_of_their_own_deck():
    game = win(plenty())
    first = game.asked, game.offers()
    game.play(KeepItem(BLADE))
    second = game.asked, game.offers()
    game.play(KeepItem())

    assert first == (("keep-item", 0), [KeepItem(SLING), KeepItem(BLADE), KeepItem()])
    assert second == (("keep-item", 1), [KeepItem(FLASK), KeepItem()])
    assert game.asked is None
    assert game.state.journal.kept == (KeptItem("knight", BLADE),)
    assert [event for event in game.told if isinstance(event, ItemKept)] == [
        ItemKept(seat=0, card=BLADE)
    ]


@rule("LG-CAMP-3", "LG-ACT-23")
def test_the_active_player_keeps_first():
    game = plenty().play(EndTurn())
    while game.asked[0] != "act":
        game.play(game.offers()[-1])
    win(game)

    assert game.asked == ("keep-item", 1)
    assert game.play(KeepItem(FLASK)).asked == ("keep-item", 0)


@rule("LG-CAMP-3")
def test_what_a_player_does_not_own_cannot_be_kept():
    with refused_by("LG-CAMP-3"):
        win(plenty()).play(KeepItem(FLASK))


@rule("LG-CAMP-3", "LG-CAMP-5", "LG-CARD-2")
@pytest.mark.parametrize("zone", ["deck", "hand", "played", "discard"])
def test_an_item_can_be_kept_wherever_it_lies(zone):
    game = plenty()
    own = game.state.piles[1]
    rest = tuple(card for card in own.deck if card != FLASK)
    lying = (PlayedCard(FLASK, 0, 1),) if zone == "played" else (FLASK,)
    moved = replace(own, deck=rest)
    moved = replace(moved, **{zone: (*getattr(moved, zone), *lying)})
    game.state = replace(game.state, piles=(game.state.piles[0], moved))
    win(game).play(KeepItem())

    assert game.asked == ("keep-item", 1)
    assert game.offers() == [KeepItem(FLASK), KeepItem()]

    following = go(game.play(KeepItem()))
    assert items_of(following, 1) == []
    assert FLASK in (*following.state.items, *following.state.market)  # LG-CAMP-5
    assert owned(following, 1).total() == 10


@rule("LG-CAMP-3")
def test_another_item_can_be_kept_after_the_next_chapter():
    game = give(go(win(plenty()).play(KeepItem(BLADE), KeepItem())), (0, FLASK))
    game = go(win(game).play(KeepItem(FLASK)))

    assert (items_of(game, 0), items_of(game, 1)) == ([FLASK], [])


@rule("LG-CAMP-3")
def test_whoever_keeps_nothing_after_a_win_gives_back_what_was_kept_before():
    game = go(win(plenty()).play(KeepItem(BLADE), KeepItem()))
    win(game).play(KeepItem())

    assert game.state.journal.kept == ()


@rule("LG-CAMP-3", "LG-SEE-2")
def test_the_last_answer_ends_the_chapter_and_shows_hidden_hands():
    game = plenty()
    game.state = replace(game.state, options=replace(game.state.options, hands=Hands.HIDDEN))
    win(game).play(KeepItem(BLADE))
    between = game.state.stage, game.view.cards[1].hand
    game.play(KeepItem())

    assert between == (Stage.BETWEEN, None)
    assert game.state.stage is Stage.OVER
    assert game.view.cards[1].hand is not None
    assert game.reveals


@rule("LG-CAMP-4")
def test_a_kept_item_makes_a_deck_of_11_and_is_not_in_the_item_deck():
    game = go(win(plenty()).play(KeepItem(BLADE), KeepItem(FLASK)))
    supply = Counter((*game.state.items, *game.state.market))

    assert (owned(game, 0).total(), owned(game, 1).total()) == (11, 11)
    assert (items_of(game, 0), items_of(game, 1)) == ([BLADE], [FLASK])
    assert (supply[BLADE], supply[FLASK], supply[SLING]) == (1, 0, 2)
    assert supply.total() == 20


@rule("LG-CAMP-4")
def test_both_copies_of_an_item_can_be_kept():
    game = campaign()
    game.state = replace(game.state, items=(*game.state.items, *game.state.market), market=())
    give(game, (0, BLADE), (1, BLADE))
    game = go(win(game).play(KeepItem(BLADE), KeepItem(BLADE)))

    assert (items_of(game, 0), items_of(game, 1)) == ([BLADE], [BLADE])
    assert BLADE not in (*game.state.items, *game.state.market)


@rule("LG-CAMP-9")
def test_an_item_belongs_to_whoever_leads_its_hero():
    game = win(plenty()).play(KeepItem(BLADE), KeepItem(FLASK))
    swapped = go(game, heroes=("smith", "knight"))

    assert (items_of(swapped, 0), items_of(swapped, 1)) == ([FLASK], [BLADE])


@rule("LG-CAMP-9")
def test_every_hero_has_a_box():
    kept = tuple(KeptItem(hero, item) for hero, item in zip(BOX.heroes, BOX.items, strict=False))

    check_journal(Journal(kept=kept), BOX)
    assert len(kept) == len(BOX.heroes)


@rule("LG-CAMP-9")
def test_a_hero_who_does_not_play_keeps_the_item_and_nobody_else_has_it():
    game = win(plenty()).play(KeepItem(BLADE), KeepItem(FLASK))
    without = go(game, heroes=("scout", "smith"))
    supply = Counter((*without.state.items, *without.state.market))
    win(without).play(KeepItem(FLASK))
    back = go(without, heroes=("knight", "scout"))

    assert (items_of(without, 0), items_of(without, 1)) == ([], [FLASK])
    assert (supply[BLADE], supply[FLASK]) == (1, 0)
    assert without.state.journal.kept == (KeptItem("knight", BLADE), KeptItem("smith", FLASK))
    assert (items_of(back, 0), items_of(back, 1)) == ([BLADE], [])
    check_invariants(back.state, None, back.state)


@rule("LG-CAMP-7")
@pytest.mark.parametrize("chapter", [MOONS, CRYSTALS])
def test_after_a_loss_the_items_are_those_of_the_start_of_that_chapter(chapter):
    game = go(win(plenty()).play(KeepItem(BLADE), KeepItem()))
    give(game, (0, FLASK), (1, SLING))
    game = go(lose(game), chapter=chapter)

    assert game.state.chapter is chapter
    assert (items_of(game, 0), items_of(game, 1)) == ([BLADE], [])
    assert [owned(game, seat).total() for seat in (0, 1)] == [11, 10]
    check_invariants(game.state, None, game.state)


@rule("LG-CAMP-7")
def test_nobody_keeps_anything_of_a_lost_attempt():
    game = lose(plenty())

    assert [event for event in game.told if isinstance(event, ItemKept)] == []
    assert game.state.journal.kept == ()
    assert items_of(go(game), 0) == []


@rule("LG-CAMP-E1")
def test_a_player_without_items_is_not_asked_and_begins_with_10_cards():
    game = win(campaign())

    assert game.asked is None
    assert game.state.journal.kept == ()
    assert owned(go(game), 0).total() == 10


@rule("LG-CAMP-E2")
def test_a_kept_item_is_shuffled_in():
    journal = Journal(kept=(KeptItem("knight", BLADE),))
    tables = [campaign(seed=seed, journal=journal).state for seed in "abcdefgh"]
    decks = [(*table.piles[0].hand, *table.piles[0].deck) for table in tables]

    assert len({deck.index(BLADE) for deck in decks}) > 3
    assert {table.piles[0].known for table in tables} == {0}
