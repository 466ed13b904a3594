"""Consent, defence, and who is asked first (docs/rules/legends.md, chapter 27)."""

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.legends.actions import (
    Attack,
    Choose,
    Consent,
    Defend,
    EndTurn,
    GiveMagma,
    Help,
    Play,
    PutDust,
    Stand,
    SwapBuckets,
    TakeFairy,
    UseFairy,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import (
    ConsentGiven,
    ConsentRefused,
    Parried,
)
from tests.kit import refused_by, rule
from tests.kit.games.legends import HEROES, a_table
from tests.kit.games.legends import Play as Table

MOONS, MAGMA, DARKNESS = ChapterId.MOONS, ChapterId.MAGMA, ChapterId.DARKNESS
QUIET = ["threat-fury", "threat-carapace", "threat-dread", "cave-in", "lights-out", "panic"]
YES, NO, EVER, NEVER = Consent(True), Consent(False), Consent(True, True), Consent(False, True)


def with_buckets(**changes) -> Table:
    """A knight beside a smith with a full bucket."""
    boards = {"smith": {"bucket": True}}
    return a_table(at={"knight": 3, "smith": 3}, boards=boards, **changes)


def warding(*wards: str, **changes) -> Table:
    """An enchantress who can heal a knight."""
    boards = {"knight": {"resistance": 2}, "enchantress": {"resistance": 4}}
    hand = wards or ["enchantress-ward"]
    return a_table(heroes=("enchantress", "knight"), boards=boards, hand=hand, **changes)


def mad(**changes) -> Table:
    """A knight who will strike a smith with a shield in hand."""
    return a_table(
        MAGMA,
        at={"knight": 7, "smith": 7},
        hand=["madness-rage", "madness-lure"],
        hands={1: ["smith-plate", "smith-haul", "item-spiked-buckler"]},
        game_deck=QUIET,
        **changes,
    )


@rule("LG-ACT-20")
def test_consent_is_asked_for_buckets_magma_healing_and_exchange():
    buckets = with_buckets().play(SwapBuckets("smith"))
    magma = a_table(MAGMA, at={"knight": 7, "smith": 7}, scene={"magma": 0})
    magma.play(GiveMagma("smith"))
    healing = warding().play(Play("enchantress-ward"), Help("knight"))
    exchange = a_table(boards={"knight": {"fairies": ("fairy-swap-heroes",)}})
    exchange.play(UseFairy("fairy-swap-heroes"), Help("smith"))

    assert buckets.asked == magma.asked == healing.asked == exchange.asked == ("consent", 1)
    assert buckets.offers() == [YES, NO, EVER, NEVER]
    assert buckets.play(YES).hero("knight").bucket
    assert not buckets.hero("smith").bucket
    assert magma.play(YES).state.scene.magma == 1
    assert healing.play(YES).hero("knight").resistance == 3
    assert exchange.play(YES).hero("knight").cell == 5
    assert exchange.hero("smith").cell == 6
    assert ConsentGiven(seat=1) in exchange.told


@rule("LG-ACT-20")
def test_a_refusal_cancels_the_action_before_anything_is_paid():
    healing = warding().play(Play("enchantress-ward"), Help("knight"), NO)
    magma = a_table(MAGMA, at={"knight": 7, "smith": 7}, scene={"magma": 0})
    magma.play(GiveMagma("smith"), NO)
    exchange = a_table(boards={"knight": {"fairies": ("fairy-swap-heroes",)}})
    exchange.play(UseFairy("fairy-swap-heroes"), Help("smith"), NO)

    assert healing.hand() == ("enchantress-ward",)
    assert healing.hero("enchantress").pool.shield == 0
    assert healing.events == (ConsentRefused(seat=1),)
    assert healing.asked == ("act", 0)
    assert magma.state.scene.magma == 0
    assert exchange.hero("knight").fairies == ("fairy-swap-heroes",)


@rule("LG-ACT-20", "LG-POOL-13")
def test_nobody_is_asked_for_an_effect_on_the_players_own_hero():
    game = warding().play(Play("enchantress-ward"), Help("enchantress"))

    assert game.hero("enchantress").resistance == 5
    assert game.hero("enchantress").pool.shield == 1
    assert game.asked == ("act", 0)


@rule("LG-ACT-21")
def test_whoever_agrees_to_everything_is_not_asked_again_in_this_turn():
    game = with_buckets(game_deck=["tremor"] * 3).play(SwapBuckets("smith"), EVER)
    game.play(SwapBuckets("smith"))
    silent = game.asked, game.hero("smith").bucket
    game.play(EndTurn(), EndTurn(), SwapBuckets("smith"))

    assert silent == (("act", 0), True)
    assert game.asked == ("consent", 1)


@rule("LG-ACT-21")
def test_whoever_wants_to_be_asked_nothing_more_is_left_alone_in_this_turn():
    game = with_buckets(hand=["enchantress-ward"]).play(SwapBuckets("smith"), NEVER)
    buckets = game.offers(SwapBuckets)
    game.play(Play("enchantress-ward"))
    helped = game.offers()
    game.play(Help("knight"), EndTurn(), EndTurn())

    assert buckets == []
    assert helped == [Help("knight")]
    assert game.offers(SwapBuckets) == [SwapBuckets("smith")]


@rule("LG-ACT-21")
def test_the_exchange_is_not_offered_if_nobody_wants_to_be_asked():
    fairy = {"knight": {"fairies": ("fairy-swap-heroes",)}}
    game = a_table(boards=fairy, refusing=(Seat(1),))

    assert game.offers(UseFairy) == []


@rule("LG-ACT-21")
def test_a_plain_yes_or_no_holds_once():
    game = with_buckets().play(SwapBuckets("smith"), NO, SwapBuckets("smith"), YES)

    assert game.play(SwapBuckets("smith")).asked == ("consent", 1)


@rule("LG-ACT-22")
def test_the_struck_player_may_discard_a_free_shield():
    game = mad().play(Play("madness-rage", 0))
    offers = game.offers()
    game.play(Defend("smith-plate"))

    assert game.told[-1] == Parried(hero="smith", card="smith-plate")
    assert offers == [
        Defend("smith-plate"),
        Defend("item-spiked-buckler"),
        Defend(),
        Defend(None, True),
    ]
    assert game.hero("smith").resistance == 5
    assert game.hand(1) == ("smith-haul", "item-spiked-buckler")
    assert game.state.piles[1].discard == ("smith-plate",)


@rule("LG-ACT-22")
def test_a_shield_that_costs_dust_or_is_no_shield_does_not_defend():
    paid = {card for card in BOX.cards if card.startswith(("smith-", "item-"))} & BOX.shields
    game = mad().play(Play("madness-rage", 0))

    assert paid == {
        "smith-plate",
        "item-spiked-buckler",
        "item-multi-tool",
        "item-duelist-kit",
    }
    with refused_by("LG-ACT-22"):
        game.play(Defend("smith-haul"))


@rule("LG-ACT-22")
def test_whoever_does_not_defend_loses_1_and_may_say_so_for_the_whole_turn():
    game = mad().play(Play("madness-rage", 0), Defend(None, True))
    asked = game.asked
    game.play(Play("madness-lure", 0))

    assert asked == ("act", 0)
    assert game.hero("smith").resistance == 3
    assert game.hand(1) == ("smith-plate", "smith-haul", "item-spiked-buckler")


@rule("LG-ACT-22")
def test_whoever_has_no_shield_is_not_asked_and_fairies_do_not_help():
    game = a_table(
        MAGMA,
        at={"knight": 7, "smith": 7},
        hand=["madness-rage"],
        hands={1: ["smith-haul"]},
        boards={"smith": {"track": "skill-guard", "fairies": ("fairy-renewal",)}},
    ).play(Play("madness-rage", 0))

    assert game.asked == ("act", 0)
    assert game.hero("smith").resistance == 4


@rule("LG-ACT-23", "LG-CH4-19")
def test_several_players_are_asked_in_turn_order_from_the_active_one():
    game = a_table(MAGMA, heroes=HEROES, active=2, acting=2).reveal("perfect-positioning")
    asked = []
    for _ in HEROES:
        asked.append(game.asked)
        game.play(Stand(7))

    assert asked == [("position", seat) for seat in (2, 3, 0, 1)]


@rule("LG-ACT-23", "LG-CH2-24", "LG-CH5-30")
def test_events_and_rewards_for_all_go_round_from_the_active_player():
    boards = {name: {"usable": 2} for name in HEROES}
    eater = a_table(MOONS, heroes=HEROES, boards=boards, active=1, acting=1)
    eater.reveal("magic-eater")
    fed = []
    while eater.asked[0] == "eater-dust":
        fed.append(eater.asked[1])
        eater.play(PutDust(1))
    castle = a_table(DARKNESS, heroes=HEROES, active=3, acting=3)
    castle.reveal("castle-reinforcements")
    chosen = []
    while castle.asked[0] == "choice":
        chosen.append(castle.asked[1])
        castle.play(Choose(0))

    assert fed == [1, 2, 3, 0]
    assert chosen == [3, 0, 1, 2]


@rule("LG-ACT-23", "LG-REW-2")
def test_a_reward_for_all_is_taken_in_turn_order():
    game = a_table(
        MOONS,
        heroes=("knight", "smith", "scout"),
        at={"smith": 3},
        passage={3: "magic-eater"},
        boards={"smith": {"usable": 2, "inactive": 3, "eaten": 1}},
        active=1,
        acting=1,
    )
    sword = replace(game.state.boards[1], pool=replace(game.state.boards[1].pool, sword=1))
    game.state = replace(game.state, boards=(game.state.boards[0], sword, game.state.boards[2]))
    game.play(Attack(Weapon.SWORD, 3))
    asked = []
    while game.asked[0] == "reward":
        asked.append(game.asked[1])
        game.play(game.offers(TakeFairy)[0])

    assert asked == [1, 2, 0]
