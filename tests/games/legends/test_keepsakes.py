"""What is kept from chapter to chapter (docs/rules/legends.md, chapter 20)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import EndTurn, GoOn, KeepItem, Next
from dedale.games.legends.content import ChapterId
from dedale.games.legends.events import (
    ItemKept,
)
from dedale.games.legends.state import PlayedCard
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
ON, AGAIN, SKIP = GoOn(Next.ON), GoOn(Next.AGAIN), GoOn(Next.SKIP)


@rule("LG-CAMP-2", "LG-CAMP-3")
def test_a_won_chapter_is_played_again_with_the_items_kept_after_it():
    game = win(plenty()).play(KeepItem(SLING), KeepItem(FLASK))
    go(game, AGAIN)

    assert game.state.chapter is FIRE
    assert (items_of(game, 0), items_of(game, 1)) == ([SLING], [FLASK])
    lose(game)
    go(game, AGAIN)
    assert (items_of(game, 0), items_of(game, 1)) == ([SLING], [FLASK])
    assert [page.won for page in game.state.journal] == [True, False]


@rule("LG-CAMP-3", "LG-ACT-23")
def test_after_a_win_each_player_keeps_one_item_of_the_own_deck():
    game = win(plenty())
    first = game.asked, game.offers()
    game.play(KeepItem(BLADE))
    second = game.asked, game.offers()
    game.play(KeepItem())

    assert first == (("keep-item", 0), [KeepItem(SLING), KeepItem(BLADE), KeepItem()])
    assert second == (("keep-item", 1), [KeepItem(FLASK), KeepItem()])
    assert game.state.kept == (BLADE, None)
    assert [event for event in game.told if isinstance(event, ItemKept)] == [
        ItemKept(seat=0, card=BLADE)
    ]


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

    go(game.play(KeepItem()), ON)
    assert items_of(game, 1) == []
    assert FLASK in (*game.state.items, *game.state.market)  # LG-CAMP-5
    assert owned(game, 1).total() == 10


@rule("LG-CARD-1", "LG-CARD-3")
def test_a_base_card_that_was_just_played_is_in_the_deck_of_the_next_chapter():
    game = plenty()
    own = game.state.piles[1]
    card, *rest = own.hand
    played = replace(own, hand=tuple(rest), played=(PlayedCard(card, 0, 1),))
    before = owned(game, 1)
    game.state = replace(game.state, piles=(game.state.piles[0], played))
    go(win(game).play(KeepItem(), KeepItem()), ON)

    assert owned(game, 1) == before - Counter([FLASK])


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


@rule("LG-CAMP-3")
@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_items_are_kept_from_everywhere_in_the_deck(pile):
    game = plenty()
    own = game.state.piles[0]
    cards = tuple(card for card in own.deck if card != SLING)
    own = replace(own, deck=cards, **{pile: (*getattr(own, pile), SLING)})
    game.state = replace(game.state, piles=(own, game.state.piles[1]))

    assert win(game).offers() == [KeepItem(SLING), KeepItem(BLADE), KeepItem()]


@rule("LG-CAMP-3")
def test_another_item_can_be_kept_after_the_next_chapter():
    game = win(plenty()).play(KeepItem(BLADE), KeepItem())
    go(game, ON)
    give(game, (0, FLASK))
    win(game).play(KeepItem(FLASK))
    go(game, ON)

    assert (items_of(game, 0), items_of(game, 1)) == ([FLASK], [])


@rule("LG-CAMP-4")
def test_a_kept_item_makes_a_deck_of_11_and_is_not_in_the_item_deck():
    game = win(plenty()).play(KeepItem(BLADE), KeepItem(FLASK))
    go(game, ON)
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
    go(win(game).play(KeepItem(BLADE), KeepItem(BLADE)), ON)

    assert (items_of(game, 0), items_of(game, 1)) == ([BLADE], [BLADE])
    assert BLADE not in (*game.state.items, *game.state.market)


@rule("LG-CAMP-7")
@pytest.mark.parametrize(("to", "chapter"), [(AGAIN, MOONS), (SKIP, CRYSTALS)])
def test_after_a_loss_the_items_are_those_of_the_start_of_that_chapter(to, chapter):
    game = win(plenty()).play(KeepItem(BLADE), KeepItem())
    go(game, ON)
    give(game, (0, FLASK), (1, SLING))
    go(lose(game), to)

    assert game.state.chapter is chapter
    assert (items_of(game, 0), items_of(game, 1)) == ([BLADE], [])
    assert [owned(game, seat).total() for seat in (0, 1)] == [11, 10]
    check_invariants(game.state, None, game.state)


@rule("LG-CAMP-7")
def test_nobody_keeps_anything_of_a_lost_attempt():
    game = lose(plenty())

    assert [event for event in game.told if isinstance(event, ItemKept)] == []
    assert game.state.kept == (None, None)
    assert go(game, AGAIN).state.chapter is FIRE
    assert items_of(game, 0) == []


@rule("LG-CAMP-E1")
def test_a_player_without_items_is_not_asked_and_begins_with_10_cards():
    game = win(campaign())

    assert game.asked == ("campaign", 0)
    assert game.state.kept == (None, None)
    assert owned(go(game, ON), 0).total() == 10


@rule("LG-CAMP-E2")
def test_a_kept_item_is_shuffled_in():
    state = win(plenty()).play(KeepItem(BLADE), KeepItem()).state
    tables = [legends.apply(state, Seat(0), ON, Philox(seed, 1)).state for seed in "abcdefgh"]
    decks = [(*table.piles[0].hand, *table.piles[0].deck) for table in tables]

    assert len({deck.index(BLADE) for deck in decks}) > 3
    assert {table.piles[0].known for table in tables} == {0}
