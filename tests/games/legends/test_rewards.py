"""Rewards (docs/rules/legends.md, chapter 8)."""

import pytest

from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Decline,
    EndTurn,
    Pass,
    TakeFairy,
    TakeItem,
    Weapon,
)
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Draw, Dust, Gain, Gifts, Heal, What, Who
from dedale.games.legends.events import (
    Declined,
    Defeated,
    DustRecovered,
    FairyTaken,
    Healed,
    ItemTaken,
)
from dedale.games.legends.state import Prowler
from tests.kit import rule
from tests.kit.games.legends import a_table

GOBLIN, GHOST, GOLEM = "tunnel-goblin", "ghost", "rubble-golem"
MARKET = ("item-sling", "item-longbow", "item-dust-flask")
ITEMS = ("item-blink-cloak", "item-multi-tool")
FAIR = ("fairy-skip", "fairy-dust", "fairy-mercy")
RESERVE = ("fairy-gate", "fairy-stride")
ALL = ("knight", "smith", "scout", "enchantress")


def dealt(**changes):
    """A table with a market of its own."""
    laid = {"market": MARKET, "items": ITEMS, "fair": FAIR, "reserve": RESERVE}
    return a_table(**(laid | changes))


def killing(card, **changes):
    """A knight who has just struck down a monster of many wounds on cell 6."""
    pool = {"sword": 9, "shield": 9}
    return dealt(passage={6: card}, **({"pool": pool} | changes)).play(
        Attack(Weapon.SWORD, 6), Commit(*blow(card))
    )


def blow(card):
    """Icons and shields that defeat it without a loss."""
    return {GOBLIN: (3, 1), GOLEM: (5, 1)}.get(card, (4, 0))


@rule("LG-REW-1")
def test_whoever_places_the_last_damage_is_rewarded():
    game = dealt(passage={6: GOBLIN}, pool={"sword": 2, "shield": 1}, game_deck=[GHOST] * 3)
    game.play(Attack(Weapon.SWORD, 6), Commit(2, 1))
    assert game.asked[0] == "act"

    game.state = dealt(
        at={"smith": 6},
        passage={6: game.at(6)},
        active=1,
        acting=1,
        boards={"smith": {"pool": a_table(pool={"sword": 1}).pool}},
    ).state
    game.play(Attack(Weapon.SWORD, 6))
    assert game.asked == ("reward", 1)
    assert game.play(TakeItem("item-sling")).state.piles[1].deck[0] == "item-sling"


@rule("LG-REW-2")
def test_a_reward_for_each_is_given_in_turn_order_from_the_active_player():
    game = dealt(
        heroes=ALL,
        passage={5: Prowler("bone-guard", damage=2)},
        active=1,
        acting=1,
        boards={"smith": {"pool": a_table(pool={"sword": 2}).pool}},
    )
    game.play(Attack(Weapon.SWORD, 5))

    assert [event.hero for event in game.events if isinstance(event, DustRecovered)] == [
        "smith",
        "scout",
        "enchantress",
        "knight",
    ]


@rule("LG-REW-2")
def test_every_player_takes_for_itself():
    game = dealt(heroes=("scout", "enchantress", "smith"), active=1, acting=1)
    game.happen(Gain(What.FAIRY, who=Who.EACH), hero=1)
    assert game.asked == ("reward", 1)
    game.play(TakeFairy("fairy-dust"))
    assert game.asked == ("reward", 2)
    game.play(TakeFairy("fairy-gate"))
    assert game.asked == ("reward", 0)
    game.play(Decline())

    assert [board.fairies for board in game.state.boards] == [
        (),
        ("fairy-dust",),
        ("fairy-gate",),
    ]


@rule("LG-REW-3")
def test_a_chosen_item_goes_on_top_of_the_deck_and_the_market_is_refilled():
    game = killing(GOBLIN)
    assert game.offers() == [*map(TakeItem, MARKET), Decline()]

    game.play(TakeItem("item-longbow"))
    assert game.state.piles[0].deck[0] == "item-longbow"
    assert game.state.market == ("item-sling", "item-blink-cloak", "item-dust-flask")
    assert game.state.items == ("item-multi-tool",)
    assert game.events[0] == ItemTaken(hero="knight", card="item-longbow")
    assert game.reveals


@rule("LG-REW-4")
def test_a_chosen_fairy_comes_to_the_board_and_the_market_is_refilled():
    game = killing(GHOST)
    assert game.offers() == [*map(TakeFairy, FAIR), Decline()]

    game.play(TakeFairy("fairy-dust"))
    assert game.hero("knight").fairies == ("fairy-dust",)
    assert game.state.fair == ("fairy-skip", "fairy-gate", "fairy-mercy")
    assert game.state.reserve == ("fairy-stride",)
    assert game.events[0] == FairyTaken(hero="knight", card="fairy-dust")


@rule("LG-REW-5")
def test_without_a_free_slot_there_is_no_fairy():
    game = killing(GHOST, boards={"knight": {"fairies": ("fairy-volley",)}})

    assert game.asked[0] == "act"
    assert game.state.fair == FAIR
    assert game.hero("knight").fairies == ("fairy-volley",)


@rule("LG-REW-6")
def test_dust_resistance_and_cards_come_as_from_icons():
    game = dealt(boards={"knight": {"usable": 1, "resistance": 2}}, deck=["knight-march"])
    game.happen(Dust(2), Heal(2), Draw(1))

    assert (game.state.board.usable, game.state.board.resistance) == (3, 4)
    assert game.hand() == ("knight-march",)


@rule("LG-REW-7", "LG-REW-E2")
@pytest.mark.parametrize("card", [GOBLIN, GHOST])
def test_a_reward_may_be_declined_and_the_market_stays(card):
    game = killing(card).play(Decline())

    assert (game.state.market, game.state.items) == (MARKET, ITEMS)
    assert (game.state.fair, game.state.reserve) == (FAIR, RESERVE)
    assert game.events == (Declined(hero="knight"),)
    assert game.asked[0] == "act"


@rule("LG-REW-8")
def test_several_rewards_are_taken_in_any_order():
    both = (Gain(What.ITEM), Gain(What.FAIRY))
    fairy_first = dealt().happen(*both)
    assert fairy_first.offers() == [*map(TakeItem, MARKET), *map(TakeFairy, FAIR), Decline()]

    fairy_first.play(TakeFairy("fairy-skip"))
    assert fairy_first.offers() == [*map(TakeItem, MARKET), Decline()]
    item_first = dealt().happen(*both).play(TakeItem("item-sling"))
    assert {type(offer) for offer in item_first.offers()} == {TakeFairy, Decline}


@rule("LG-REW-8")
def test_what_is_declined_leaves_the_other_reward():
    game = dealt().happen(Gain(What.ITEM), Gain(What.FAIRY)).play(Decline())

    assert game.offers() == [*map(TakeFairy, FAIR), Decline()]


@rule("LG-REW-8")
def test_an_item_or_a_fairy_is_one_reward():
    game = dealt().happen(Gain(What.EITHER))
    assert game.offers() == [*map(TakeItem, MARKET), *map(TakeFairy, FAIR), Decline()]

    game.play(TakeFairy("fairy-skip"))
    assert game.asked[0] == "act"


@rule("LG-REW-9")
def test_the_latest_item_lies_on_top():
    game = dealt().happen(Gain(What.ITEM), Gain(What.ITEM))
    game.play(TakeItem("item-sling"), TakeItem("item-longbow"))

    assert game.state.piles[0].deck[:2] == ("item-longbow", "item-sling")


@rule("LG-REW-10")
def test_an_empty_item_deck_refills_nothing():
    game = dealt(items=()).happen(Gain(What.ITEM)).play(TakeItem("item-longbow"))

    assert game.state.market == ("item-sling", "item-dust-flask")


@rule("LG-REW-10")
def test_an_empty_market_has_no_reward():
    game = dealt(items=(), market=(), passage={6: GOBLIN}, pool={"sword": 3, "shield": 1})
    game.play(Attack(Weapon.SWORD, 6), Commit(3, 1))

    assert game.asked[0] == "act"
    assert Defeated(card=GOBLIN, cell=6) in game.events


@rule("LG-REW-11")
def test_a_trap_earns_nothing():
    game = dealt(
        passage={1: "rat-swarm", 2: GOLEM, 4: "bone-guard"},
        traps=(4, 5),
        game_deck=[GHOST] * 3,
        at={"knight": 7, "smith": 7},
    )
    game.play(EndTurn())

    assert Defeated(card=GOLEM, cell=3) in game.events
    assert Defeated(card="bone-guard", cell=5) in game.events
    assert game.asked[0] == "act"
    assert [board.usable for board in game.state.boards] == [1, 2]


@rule("LG-REW-11")
def test_a_slug_in_a_trap_cools_nothing():
    game = a_table(
        ChapterId.MAGMA,
        passage={1: "rat-swarm", 2: "lava-slug-small"},
        traps=(2, 0),
        game_deck=["lava-slug-large"] * 6,
        scene={"dial": 3},
        at={"knight": 7, "smith": 7},
    )
    before = game.state.scene.lava
    game.play(EndTurn())

    assert Defeated(card="lava-slug-small", cell=3) in game.events
    assert game.state.scene.lava == before


@rule("LG-REW-12")
def test_a_card_that_is_drawn_out_of_turn_is_held_for_the_next_one():
    game = dealt(hands={1: ["smith-anvil"]}, game_deck=[GHOST] * 3)
    game.happen(Draw(1, Who.EACH))
    assert len(game.hand(1)) == 2

    held = game.hand(1)
    game.play(EndTurn())
    assert game.state.active == 1
    assert game.hand(1) == held


@rule("LG-REW-12")
def test_a_gift_of_the_storm_is_held_too():
    game = a_table(ChapterId.MOONS, hands={1: ["smith-anvil"]}).happen(Gifts())
    game.play(Pass(), Choose(2))

    assert len(game.hand(1)) == 2


@rule("LG-REW-E1")
def test_two_items_are_for_the_first_two_players():
    game = dealt(heroes=ALL, items=(), market=MARKET[:2], active=2, acting=2)
    game.happen(Gain(What.ITEM, who=Who.EACH), hero=2)
    game.play(TakeItem("item-sling"))
    assert game.asked == ("reward", 3)
    game.play(TakeItem("item-longbow"))

    assert game.asked[0] == "act"
    assert game.state.market == ()
    assert [piles.deck[0] for piles in game.state.piles][2:] == ["item-sling", "item-longbow"]


@rule("LG-REW-E3")
def test_a_small_fairy_market_offers_what_is_there():
    game = dealt(fair=FAIR[:2], reserve=()).happen(Gain(What.FAIRY))

    assert game.offers() == [*map(TakeFairy, FAIR[:2]), Decline()]


REWARDS = [
    ("start-stray-imp", TakeFairy),
    ("start-goblin-lookout", TakeItem),
    ("start-cave-hound", TakeItem),
    ("tunnel-goblin", TakeItem),
    ("ghost", TakeFairy),
    ("dark-knight", TakeItem),
    ("rubble-golem", TakeItem),
    ("pit-spider", TakeFairy),
    ("cave-ogre", TakeItem),
]
RECOVERIES = [  # what each hero has gained
    ("start-rusty-guardian", (2, 0), (0, 0)),
    ("rat-swarm", (2, 0), (0, 0)),
    ("rubble-golem", (1, 0), (0, 0)),
    ("bone-guard", (1, 0), (1, 0)),
    ("cave-ogre", (0, 1), (0, 0)),
    ("marsh-witch", (0, 1), (0, 1)),
]


def struck_down(card):
    """A knight, who is hurt like the smith, has struck down a monster without losing anything."""
    low = {"resistance": 3, "usable": 0}
    game = dealt(
        boards={"knight": low | {"resistance": 4}, "smith": low},
        passage={6: card},
        pool={"sword": 12, "shield": 9},
    )
    game.play(Attack(Weapon.SWORD, 6))
    return game.play(game.offers(Commit)[-1])


@pytest.mark.parametrize(("card", "kind"), REWARDS)
def test_a_monster_leaves_the_reward_of_its_card(card, kind):
    game = struck_down(card)

    assert game.asked == ("reward", 0)
    assert {type(offer) for offer in game.offers()} == {kind, Decline}


@pytest.mark.parametrize(("card", "knight", "smith"), RECOVERIES)
def test_a_monster_gives_back_what_its_card_says(card, knight, smith):
    game = struck_down(card)
    dust = [event for event in game.events if isinstance(event, DustRecovered)]
    healed = [event for event in game.events if isinstance(event, Healed)]

    assert tuple(sum(e.count for e in got if e.hero == "knight") for got in (dust, healed)) == (
        knight
    )
    assert tuple(sum(e.count for e in got if e.hero == "smith") for got in (dust, healed)) == smith
