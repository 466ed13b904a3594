"""Advanced items (docs/rules/legends.md, chapter 9; legends-content.md, section 3)."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.games.legends import legends
from dedale.games.legends.actions import Consent, EndTurn, Help, Play
from dedale.games.legends.content import BOX
from dedale.games.legends.events import ChapterBegun, DustSpent, ItemTaken
from dedale.games.legends.state import Options, Pool, Stage
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import a_table, gained
from tests.kit.playthroughs import playthroughs

COPIES = {
    "item-tempered-blade": 2,
    "item-field-manual": 2,
    "item-winged-boots": 2,
    "item-blink-cloak": 1,
    "item-dust-flask": 1,
    "item-spiked-buckler": 2,
    "item-sling": 2,
    "item-longbow": 2,
    "item-healing-draught": 2,
    "item-phoenix-feather": 1,
    "item-multi-tool": 2,
    "item-duelist-kit": 2,
    "item-throwing-knives": 1,
}
TOP = [  # item, option, what it gives for nothing
    ("item-tempered-blade", 0, {"sword": 2}),
    ("item-field-manual", 0, {"draw": 1}),
    ("item-winged-boots", 0, {"boots": 2}),
    ("item-blink-cloak", 0, {"teleport": 1}),
    ("item-dust-flask", 0, {"dust": 2}),
    ("item-spiked-buckler", 0, {"shield": 2}),
    ("item-sling", 0, {"ranged": (1, 0, 0)}),
    ("item-longbow", 0, {"ranged": (0, 0, 1)}),
    ("item-healing-draught", 0, {"heal": 2}),
    ("item-phoenix-feather", 0, {"heal": 5}),
    ("item-multi-tool", 0, {"sword": 1}),
    ("item-multi-tool", 1, {"shield": 1}),
    ("item-multi-tool", 2, {"boots": 1}),
    ("item-duelist-kit", 0, {"sword": 1, "shield": 1}),
    ("item-throwing-knives", 0, {"ranged": (2, 0, 0), "sword": 1}),
]
BOTTOM = [  # item, option, what it gives for 1 dust
    ("item-tempered-blade", 1, {"sword": 3}),
    ("item-field-manual", 1, {"draw": 2}),
    ("item-winged-boots", 1, {"teleport": 1, "ranged": (1, 0, 0)}),
    ("item-blink-cloak", 1, {"teleport": 1, "sword": 2}),
    ("item-dust-flask", 1, {"dust": 4}),
    ("item-spiked-buckler", 1, {"sword": 1, "shield": 2}),
    ("item-sling", 1, {"ranged": (1, 0, 0), "draw": 1}),
    ("item-longbow", 1, {"ranged": (0, 0, 2)}),
    ("item-healing-draught", 1, {"heal": 3}),
    ("item-phoenix-feather", 1, {"heal": 5, "reuse": 1}),
    ("item-multi-tool", 3, {"sword": 2}),
    ("item-multi-tool", 4, {"shield": 2}),
    ("item-multi-tool", 5, {"boots": 2}),
    ("item-duelist-kit", 1, {"sword": 1, "shield": 1, "teleport": 1}),
    ("item-throwing-knives", 1, {"ranged": (2, 0, 0), "sword": 2}),
]


def played(card, option):
    """A knight, hurt and with 1 usable of 6 tokens, has played an item; and what it gained."""
    game = a_table(hand=[card], boards={"knight": {"resistance": 1, "usable": 1, "inactive": 5}})
    before = game.state
    game.play(Play(card, option))
    if game.asked[0] == "help":
        game.play(Help("knight"))
    return game, gained(before, game.state)


@rule("LG-ITEM-1")
def test_the_item_deck_has_22_cards_of_13_kinds():
    assert {card.id: card.copies for card in BOX.items.values()} == COPIES
    assert (sum(COPIES.values()), len(COPIES)) == (22, 13)


@rule("LG-ITEM-1")
def test_all_items_are_on_the_market_or_in_the_item_deck_when_a_chapter_begins():
    state = legends.setup(Options(heroes=("knight", "smith")), 2, any_chance()).state

    assert Counter((*state.market, *state.items)) == COPIES


@rule("LG-ITEM-2")
@pytest.mark.parametrize(("card", "option", "gives"), TOP)
def test_the_top_action_of_an_item_is_free(card, option, gives):
    game, got = played(card, option)

    assert got == gives
    assert not [event for event in game.told if isinstance(event, DustSpent)]


@rule("LG-ITEM-2", "LG-ITEM-3")
@pytest.mark.parametrize(("card", "option", "gives"), BOTTOM)
def test_the_bottom_action_of_an_item_costs_1_dust(card, option, gives):
    game, got = played(card, option)

    assert got == ({"dust": gives.get("dust", 0) - 1} | without_dust(gives))
    assert [event.count for event in game.told if isinstance(event, DustSpent)] == [1]


def without_dust(gives):
    """Everything but dust."""
    return {name: count for name, count in gives.items() if name != "dust"}


@rule("LG-ITEM-2")
@pytest.mark.parametrize("card", COPIES)
def test_an_item_has_these_options_and_no_others(card):
    game = a_table(hand=[card])
    options = [option for item, option, _ in (*TOP, *BOTTOM) if item == card]

    assert game.offers(Play) == [Play(card, option) for option in options]


@rule("LG-ITEM-3")
def test_dust_is_paid_before_the_flask_is_opened():
    game = a_table(hand=["item-dust-flask"], boards={"knight": {"usable": 4}})
    game.play(Play("item-dust-flask", 1))

    assert (game.state.board.usable, game.state.board.inactive) == (4, 0)
    assert game.events[1] == DustSpent(hero="knight", count=1)


@rule("LG-ITEM-2")
def test_the_bottom_of_the_draught_may_help_another_hero():
    boards = {"knight": {"resistance": 1}, "smith": {"resistance": 1}}
    game = a_table(hand=["item-healing-draught"], boards=boards)
    game.play(Play("item-healing-draught", 1), Help("smith"), Consent(True))

    assert [board.resistance for board in game.state.boards] == [3, 2]


def items_of(state):
    """The items of each seat, wherever they lie."""
    return [
        Counter(
            card
            for card in (*p.deck, *p.hand, *(x.card for x in p.played), *p.discard)
            if card in BOX.items
        )
        for p in state.piles
    ]


@rule("LG-ITEM-4", "LG-ITEM-5")
@settings(max_examples=40)
@given(data=st.data())
def test_items_stay_with_whoever_has_taken_them_until_the_chapter_ends(data):
    stages = data.draw(playthroughs(legends, most=120))

    for before, after in pairwise(stages):
        if any(isinstance(event, ChapterBegun) for event in after.events):
            continue
        taken = [event for event in after.events if isinstance(event, ItemTaken)]
        had, has = items_of(before.state), items_of(after.state)
        assert all(not old - new for old, new in zip(had, has, strict=True))
        assert sum((new - old).total() for old, new in zip(had, has, strict=True)) == len(taken)


@rule("LG-ITEM-5")
def test_a_played_item_is_discarded_and_drawn_again():
    game = a_table(hand=["item-sling"], deck=["knight-strike"], game_deck=["ghost"] * 3)
    game.play(Play("item-sling"), EndTurn())

    assert sorted(game.hand()) == ["item-sling", "knight-strike"]
    assert game.state.stage is Stage.ACTION


@rule("LG-ITEM-E1")
@pytest.mark.parametrize(("card", "option", "gives"), BOTTOM)
def test_without_dust_there_is_no_bottom_action(card, option, gives):
    game = a_table(hand=[card], boards={"knight": {"usable": 0}})

    assert Play(card, option) not in game.offers()
    with refused_by("LG-ITEM-E1"):
        game.play(Play(card, option))


@rule("LG-ITEM-E2")
def test_two_items_of_a_kind_are_played_in_one_turn():
    game = a_table(hand=["item-longbow", "item-longbow"])
    game.play(Play("item-longbow"), Play("item-longbow", 1))

    assert game.pool == Pool(ranged=(0, 0, 3))


@rule("LG-ITEM-E3")
def test_a_whole_hero_plays_the_feather_for_a_second_use():
    game = a_table(hand=["item-phoenix-feather"]).play(Play("item-phoenix-feather", 1))

    assert game.pool == Pool(reuse=1)
    assert game.state.board.usable == 0
