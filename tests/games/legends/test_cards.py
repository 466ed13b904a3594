"""Cards and hero decks (docs/rules/legends.md, chapter 4; legends-content.md, section 2)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Discard,
    DiscardThree,
    EndTurn,
    Help,
    Play,
    UseFairy,
    UsePlace,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic, Draw, Gain, What
from dedale.games.legends.events import Discarded, Drawn, Reshuffled, ThreeDiscarded
from dedale.games.legends.state import Pool, Stage
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table, gained
from tests.kit.playthroughs import playthroughs

STRIKE, BLOW, GUARD = "knight-strike", "knight-heavy-blow", "knight-guard"
BULWARK, CHARGE, MARCH, VIGIL = (
    "knight-bulwark",
    "knight-charge",
    "knight-march",
    "knight-vigil",
)

BASE = {  # card: copies, and what each option gives
    "knight-strike": (4, [{"sword": 1}]),
    "knight-heavy-blow": (1, [{"sword": 3}]),
    "knight-guard": (1, [{"sword": 1}, {"shield": 1}]),
    "knight-bulwark": (1, [{"shield": 2}]),
    "knight-charge": (1, [{"sword": 1, "boots": 2}]),
    "knight-march": (1, [{"boots": 3}]),
    "knight-vigil": (1, [{"dust": 2}, {"shield": 2}]),
    "smith-hammer": (3, [{"sword": 1}]),
    "smith-anvil": (1, [{"sword": 2}]),
    "smith-forge": (1, [{"dust": 2}]),
    "smith-coals": (1, [{"dust": 1}]),
    "smith-bellows": (1, [{"dust": 2}, {"boots": 1}]),
    "smith-plate": (1, [{"shield": 1}]),
    "smith-haul": (2, [{"boots": 3}]),
    "scout-arrow": (2, [{"ranged": (0, 1, 0)}]),
    "scout-double-shot": (1, [{"ranged": (2, 0, 0)}]),
    "scout-dagger": (2, [{"sword": 1}]),
    "scout-ambush": (1, [{"sword": 1, "boots": 1}]),
    "scout-run": (2, [{"boots": 3}]),
    "scout-shortcut": (1, [{"teleport": 1}]),
    "scout-forage": (1, [{"dust": 2, "draw": 1}]),
    "enchantress-spark": (2, [{"ranged": (0, 1, 0)}]),
    "enchantress-staff": (2, [{"sword": 1}]),
    "enchantress-channel": (1, [{"dust": 2}]),
    "enchantress-mote": (1, [{"dust": 2}, {"boots": 1}]),
    "enchantress-glide": (1, [{"boots": 3}]),
    "enchantress-insight": (1, [{"draw": 2}]),
    "enchantress-ward": (1, [{"shield": 1, "heal": 1}]),
    "enchantress-alchemy": (1, [{"sword": 1, "transmute": 1}]),
}
OPTIONS = [
    pytest.param(card, option, gives, id=f"{card}-{option}")
    for card, (_, options) in BASE.items()
    for option, gives in enumerate(options)
]


@rule("LG-CARD-1")
@pytest.mark.parametrize("hero", ["knight", "smith", "scout", "enchantress"])
def test_each_hero_has_ten_base_cards(hero):
    cards = {card: copies for card, (copies, _) in BASE.items() if card.startswith(hero)}

    assert sum(cards.values()) == 10
    assert Counter(BOX.deck_of(hero)) == cards


@rule("LG-CARD-1")
@settings(max_examples=40)
@given(data=st.data())
def test_base_cards_never_leave_the_piles_of_their_hero(data):
    for stage in data.draw(playthroughs(legends, most=120)):
        if stage.state.stage in (Stage.ACTION, Stage.END) and not stage.state.solo:
            for board in stage.state.boards:
                pile = stage.state.piles[board.seat]
                played = [card.card for card in pile.played]
                cards = [*pile.deck, *pile.hand, *played, *pile.discard]
                base = [card for card in cards if card not in BOX.items and card in BASE]
                assert Counter(base) == Counter(BOX.deck_of(board.hero))


@pytest.mark.parametrize(("card", "option", "gives"), OPTIONS)
def test_a_base_card_gives_what_it_shows(card, option, gives):
    hero = card.split("-")[0]
    other = "knight" if hero != "knight" else "smith"
    game = a_table(heroes=(hero, other), hand=[card], boards={hero: {"resistance": 3, "usable": 1}})
    before = game.state
    game.play(Play(card, option))
    if game.asked[0] == "help":
        game.play(Help(hero))

    assert gained(before, game.state) == gives


@pytest.mark.parametrize("card", BASE)
def test_a_base_card_has_these_options_and_no_others(card):
    hero = card.split("-")[0]
    other = "knight" if hero != "knight" else "smith"
    game = a_table(heroes=(hero, other), hand=[card])

    assert game.offers(Play) == [Play(card, number) for number in range(len(BASE[card][1]))]


@rule("LG-CARD-2")
def test_a_card_goes_from_the_deck_by_hand_and_played_zone_to_the_discard_pile():
    game = a_table(hand=[STRIKE], deck=[MARCH] * 5, discard=[BLOW], game_deck=["ghost"])
    assert game.state.piles[0].hand == (STRIKE,)

    game.play(Play(STRIKE))
    piles = game.state.piles[0]
    assert (piles.hand, [card.card for card in piles.played]) == ((), [STRIKE])

    game.play(EndTurn())
    piles = game.state.piles[0]
    assert (piles.played, piles.discard) == ((), (BLOW, STRIKE))
    assert piles.hand == (MARCH,) * 5


@rule("LG-CARD-3")
def test_a_played_card_stays_where_it_is_until_the_turn_ends():
    game = a_table(hand=[STRIKE, MARCH, BLOW], deck=[], discard=[])
    game.play(Play(STRIKE), Play(MARCH), Play(BLOW))

    assert [card.card for card in game.state.piles[0].played] == [STRIKE, MARCH, BLOW]
    assert game.state.piles[0].discard == ()


@rule("LG-CARD-4", "LG-CARD-E1")
def test_an_empty_deck_is_reshuffled_from_the_discard_pile():
    old = [STRIKE, STRIKE, GUARD, BULWARK, CHARGE, VIGIL]
    order = [VIGIL, CHARGE, BULWARK, GUARD, STRIKE, STRIKE]
    game = a_table(deck=[MARCH, BLOW], discard=old).happen(Draw(5), chance=[order])
    piles = game.state.piles[0]

    assert piles.hand == (MARCH, BLOW, VIGIL, CHARGE, BULWARK)
    assert piles.deck == (GUARD, STRIKE, STRIKE)
    assert piles.discard == ()
    assert game.events[0] == Reshuffled(seat=0)
    assert game.events[1] == Drawn(seat=0, count=5)


@rule("LG-CARD-4")
def test_nothing_is_shuffled_before_it_is_needed():
    game = a_table(deck=[MARCH, BLOW], discard=[STRIKE]).happen(Draw(2), chance=[])

    assert (game.state.piles[0].deck, game.state.piles[0].discard) == ((), (STRIKE,))


@rule("LG-CARD-4")
def test_of_known_cards_on_a_deck_those_that_are_not_drawn_stay_known():
    game = a_table(deck=[MARCH, BLOW])
    for _ in range(3):
        game.happen(Gain(What.ITEM))
        game.play(game.offers()[0])
    before = game.state.piles[0].known
    game.happen(Draw(1))

    assert (before, game.state.piles[0].known) == (3, 2)


@rule("LG-CARD-5", "LG-CARD-E4")
def test_played_cards_are_not_shuffled_in():
    game = a_table(deck=[MARCH], discard=[BLOW], played=[(STRIKE, 0), (GUARD, 1)])
    game.happen(Draw(5), chance=[[BLOW]])

    assert game.state.piles[0].hand == (MARCH, BLOW)
    assert [card.card for card in game.state.piles[0].played] == [STRIKE, GUARD]


@rule("LG-CARD-6")
def test_where_nothing_is_left_nothing_is_drawn():
    game = a_table(deck=[], discard=[]).happen(Draw(2), chance=[])

    assert game.hand() == ()
    assert game.events == ()


@rule("LG-CARD-7")
def test_a_hand_has_no_limit():
    hand = [STRIKE] * 4 + [BLOW, GUARD, BULWARK]
    game = a_table(hand=hand, deck=[CHARGE, MARCH, VIGIL]).happen(Draw(3))

    assert len(game.hand()) == 10


@rule("LG-CARD-8")
def test_any_number_of_cards_is_played_in_any_order():
    hand = [MARCH, BLOW, STRIKE, BULWARK, CHARGE]
    game = a_table(hand=hand)
    backwards = a_table(hand=hand)
    game.play(*map(Play, hand))
    backwards.play(*map(Play, reversed(hand)))

    assert game.pool == backwards.pool == Pool(sword=5, shield=2, boots=5)
    assert game.hand() == ()


@rule("LG-CARD-8")
def test_only_cards_of_the_players_own_hand_can_be_played():
    game = a_table(hand=[STRIKE], hands={1: ["smith-anvil"]})

    assert game.offers(Play) == [Play(STRIKE)]
    with refused_by("LG-CARD-8"):
        game.play(Play("smith-anvil"))
    with refused_by("LG-CARD-8"):
        game.play(Play(BLOW))


@rule("LG-CARD-9")
def test_a_card_gives_all_icons_of_one_option():
    both = a_table(hand=[CHARGE]).play(Play(CHARGE))
    sword = a_table(hand=[GUARD]).play(Play(GUARD, 0))
    shield = a_table(hand=[GUARD]).play(Play(GUARD, 1))

    assert both.pool == Pool(sword=1, boots=2)
    assert sword.pool == Pool(sword=1)
    assert shield.pool == Pool(shield=1)
    with refused_by("LG-CARD-9"):
        a_table(hand=[GUARD]).play(Play(GUARD, 2))


@rule("LG-CARD-10")
@pytest.mark.parametrize(
    ("icon", "gives"),
    [
        (Basic.SWORD, {"sword": 1}),
        (Basic.SHIELD, {"shield": 1}),
        (Basic.BOOTS, {"boots": 1}),
        (Basic.DUST, {"dust": 1}),
    ],
)
def test_three_cards_give_one_basic_icon(icon, gives):
    game = a_table(hand=[STRIKE, BLOW, MARCH, GUARD])
    before = game.state
    game.play(DiscardThree(icon), Discard(STRIKE), Discard(MARCH), Discard(GUARD))

    assert gained(before, game.state) == gives
    assert game.hand() == (BLOW,)
    assert game.state.piles[0].discard == (STRIKE, MARCH, GUARD)
    assert game.told[-2] == ThreeDiscarded(hero="knight", icon=icon)
    assert [event.card for event in game.told if isinstance(event, Discarded)] == [
        STRIKE,
        MARCH,
        GUARD,
    ]


@rule("LG-CARD-10")
def test_the_basic_icons_are_sword_shield_dust_and_boots():
    game = a_table(hand=[STRIKE, BLOW, MARCH])

    assert {action.icon.value for action in game.offers(DiscardThree)} == {
        "sword",
        "shield",
        "dust",
        "boots",
    }


@rule("LG-CARD-11")
def test_three_more_cards_give_one_more_icon():
    game = a_table(hand=[STRIKE, STRIKE, STRIKE, STRIKE, BLOW, MARCH, GUARD])
    game.play(DiscardThree(Basic.SWORD), *[Discard(STRIKE)] * 3)
    game.play(DiscardThree(Basic.SWORD), Discard(BLOW), Discard(MARCH), Discard(GUARD))

    assert game.pool.sword == 2
    assert game.hand() == (STRIKE,)


@rule("LG-CARD-E2")
def test_two_cards_are_not_three():
    game = a_table(hand=[STRIKE, BLOW])

    assert game.offers(DiscardThree) == []
    with refused_by("LG-CARD-E2"):
        game.play(DiscardThree(Basic.SWORD))


@rule("LG-CARD-12")
def test_a_card_that_was_paid_can_be_drawn_again_in_the_same_turn():
    game = a_table(hand=[STRIKE, BLOW, MARCH], deck=[], discard=[])
    game.play(DiscardThree(Basic.SHIELD), Discard(STRIKE), Discard(BLOW))
    game.happen(Draw(1), chance=[[MARCH, STRIKE, BLOW]])

    assert game.hand() == (MARCH,)
    assert Play(MARCH) in game.offers()


@rule("LG-CARD-13")
def test_items_and_base_cards_pay_alike():
    game = a_table(hand=[STRIKE, "item-sling", BLOW, "item-longbow"])
    game.play(DiscardThree(Basic.BOOTS))

    assert [action.card for action in game.offers(Discard)] == [
        STRIKE,
        "item-sling",
        BLOW,
        "item-longbow",
    ]


@rule("LG-CARD-13")
def test_madness_is_never_discarded_as_a_cost():
    mad = ["madness-rage", STRIKE, BLOW]
    three = a_table(ChapterId.MAGMA, hand=mad, scene={"madness": ()})
    four = a_table(ChapterId.MAGMA, hand=[*mad, MARCH], scene={"madness": ()})
    four.play(DiscardThree(Basic.SWORD))

    assert three.offers(DiscardThree) == []
    assert Discard("madness-rage") not in four.offers()
    assert len(four.offers(Discard)) == 3


@rule("LG-CARD-13")
def test_where_items_are_named_base_cards_pay_nothing():
    game = a_table(
        ChapterId.MAGMA, hand=[STRIKE, "item-sling", BLOW, "item-longbow"], at={"knight": 6}
    )
    game.play(UsePlace(0))
    turn = game.offers()[0]
    game.play(turn)

    assert game.offers() == [Discard("item-sling"), Discard("item-longbow")]


@rule("LG-CARD-E3")
def test_a_card_that_was_drawn_can_be_played_at_once():
    game = a_table(
        hand=[], deck=[BLOW, MARCH, STRIKE], boards={"knight": {"fairies": ("fairy-insight",)}}
    )
    game.play(UseFairy("fairy-insight"), Play(BLOW), Play(MARCH))

    assert game.pool == Pool(sword=3, boots=3)


@rule("LG-CARD-12", "LG-CARD-13")
def test_a_place_takes_its_card_before_it_helps():
    game = a_table(
        at={"knight": 5},
        hand=[STRIKE, BLOW],
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-volley", "fairy-skip")}},
        fair=(),
        boards={"knight": {"usable": 1}},
    )
    game.play(UsePlace(1), Discard(BLOW))

    assert game.state.piles[0].discard == (BLOW,)
    assert game.hand() == (STRIKE,)
    assert game.asked[0] == "reward"
