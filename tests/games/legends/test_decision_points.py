"""What is asked, whom, and what is offered (docs/rules/legends.md, chapter 27)."""

from collections import Counter
from time import perf_counter

import pytest
from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Consent,
    Defend,
    Discard,
    DiscardThree,
    EndTurn,
    GiveMagma,
    Help,
    Move,
    PickCard,
    Play,
    PutDust,
    Stand,
    SwapBuckets,
    TakeFairy,
    TakeUp,
    Teleport,
    UseFairy,
    UsePlace,
    UseSkill,
    Way,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic
from dedale.games.legends.events import (
    ChapterLost,
    ConsentGiven,
    ConsentRefused,
    Parried,
    TurnBegan,
)
from dedale.games.legends.rules import Ask, Reason
from dedale.games.legends.state import Mode, Prowler
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import HEROES, a_table
from tests.kit.games.legends import Play as Table
from tests.kit.legends import at_random, begun, busy, play_while

MOONS, CRYSTALS, MAGMA, DARKNESS = list(ChapterId)[1:]
QUIET = ["threat-fury", "threat-carapace", "threat-dread", "cave-in", "lights-out", "panic"]
YES, NO, EVER, NEVER = Consent(True), Consent(False), Consent(True, True), Consent(False, True)
FOR_OTHERS = {
    Ask.CONSENT,
    Ask.DEFEND,
    Ask.CHOICE,
    Ask.STORM_GIFT,
    Ask.EATER_DUST,
    Ask.POSITION,
    Ask.REWARD,
}
SETTING_UP = {Ask.CHOOSE_HERO, Ask.START_ITEM, Ask.CHOOSE_TRACK, Ask.KEEP_ITEM, Ask.CAMPAIGN}
every_table = pytest.mark.parametrize(
    ("chapter", "seats"), [(chapter, seats) for chapter in ChapterId for seats in range(1, 5)]
)


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


@rule("LG-ACT-1", "LG-ACT-5", "LG-ACT-34")
@every_table
def test_one_seat_is_asked_one_thing_and_the_list_is_short(chapter, seats):
    def look(state, offers):
        asked = legends.decision(state)
        [seat] = asked.seats
        assert len(offers) == len({repr(offer) for offer in offers})
        assert 1 <= len(offers) <= 60
        assert seat == state.active or asked.ask in FOR_OTHERS | SETTING_UP
        others = [legends.legal(state, other) for other in state.seats if other != seat]
        assert others == [()] * (seats - 1)

    for seed in "abc":
        game = begun(chapter, seats, seed, heroes=())
        play_while(game, lambda _: True, busy(seed), look, seed)
        assert legends.outcome(game.state) is not None


@rule("LG-ACT-34")
@every_table
def test_a_list_is_made_in_less_than_a_millisecond(chapter, seats):
    slow = []

    def look(state, offers):
        times = []
        for _ in range(5):
            fresh = replace(state)
            begin = perf_counter()
            legends.legal(fresh, legends.decision(fresh).seats[0])
            times.append(perf_counter() - begin)
        slow.append(min(times))

    game = begun(chapter, seats, heroes=())
    play_while(game, lambda _: len(slow) < 200, busy("b"), look)

    assert max(slow) < 0.001


@rule("LG-ACT-34")
def test_even_a_full_hand_makes_a_short_list():
    hand = [*BOX.deck_of("scout"), *(card.id for card in BOX.items.values())]
    game = a_table(
        heroes=("scout", "knight"),
        hand=hand,
        pool={"sword": 4, "boots": 2, "ranged": (2, 2, 2), "teleport": 1, "transmute": 1},
        boards={"scout": {"usable": 5, "track": "skill-jack"}},
        passage=dict.fromkeys(range(1, 7), "ghost"),
    )

    assert len(game.offers()) == 62
    assert [offer.icon for offer in game.offers(DiscardThree)] == list(Basic)


@rule("LG-ACT-2")
def test_an_act_lists_every_action_with_its_parameters():
    game = a_table(
        hand=["knight-guard", "knight-strike", "knight-strike"],
        at={"knight": 6, "smith": 6},
        pool={"sword": 1, "boots": 1, "ranged": (1, 0, 0), "teleport": 1},
        boards={
            "knight": {"usable": 3, "track": "skill-blade", "fairies": ("fairy-volley",)},
            "smith": {"bucket": True},
        },
        passage={5: "ghost", 6: "rat-swarm"},
    )

    assert game.asked == ("act", 0)
    assert game.offers() == [
        Play("knight-guard", 0),
        Play("knight-guard", 1),
        Play("knight-strike"),
        UseSkill(),
        UseFairy("fairy-volley"),
        Move(5),
        Move(7),
        *(Teleport(cell) for cell in (1, 2, 3, 4, 5, 7)),
        Attack(Way.SWORD, 6),
        Attack(Way.RANGED, 5),
        UsePlace(0),
        UsePlace(1),
        SwapBuckets("smith"),
        *(DiscardThree(icon) for icon in Basic),
        EndTurn(),
    ]


@rule("LG-ACT-3")
def test_what_is_not_listed_is_refused_and_changes_nothing():
    game = a_table(hand=["knight-strike"])
    before = game.state

    with refused_by("LG-CARD-8"):
        game.play(Play("knight-march"))
    with refused_by("LG-ACT-3"):
        game.play(Choose(0))
    assert game.state == before


@rule("LG-ACT-4")
def test_a_question_comes_before_the_next_action():
    game = a_table(hand=["knight-strike"], passage={6: "ghost"}, pool={"sword": 3})
    game.play(Attack(Way.SWORD, 6))

    assert game.asked == ("attack", 0)
    assert game.offers() == [Commit(2), Commit(3)]
    with refused_by("LG-ACT-7"):
        game.play(EndTurn())
    assert game.play(Commit(2)).asked == ("act", 0)


@rule("LG-ACT-5")
def test_a_question_for_another_player_is_answered_by_that_player():
    game = with_buckets().play(SwapBuckets("smith"))

    assert game.asked == ("consent", 1)
    with refused_by("LG-ACT-5", seat=1):
        legends.apply(game.state, Seat(0), YES, any_chance())
    with refused_by("LG-ACT-20"):
        game.play(EndTurn())


@rule("LG-ACT-6", "LG-POOL-2")
def test_icons_come_from_cards_skills_fairies_and_three_discards():
    game = a_table(
        hand=["knight-strike"] * 4,
        boards={"knight": {"track": "skill-blade", "fairies": ("fairy-volley",)}},
        passage={6: "cave-ogre"},
    )
    game.play(Play("knight-strike"), UseSkill(), UseFairy("fairy-volley"))
    game.play(DiscardThree(Basic.SWORD))
    pool = game.hero("knight").pool
    game.play(Attack(Way.SWORD, 6), Commit(4))

    assert (pool.sword, pool.ranged) == (4, (2, 0, 0))
    assert game.at(6) == Prowler("cave-ogre", damage=4)
    assert game.hero("knight").pool.sword == 0


@rule("LG-ACT-7")
def test_an_attack_lists_every_number_of_swords_and_of_shields():
    game = a_table(passage={6: "rubble-golem"}, pool={"sword": 9, "shield": 3})
    game.play(Attack(Way.SWORD, 6))

    assert game.offers() == [Commit(k, s) for k in (2, 3, 4, 5) for s in (0, 1)]


@rule("LG-ACT-7")
def test_with_few_swords_the_list_is_shorter():
    game = a_table(passage={6: "cave-ogre"}, pool={"sword": 2, "shield": 1})
    game.play(Attack(Way.SWORD, 6))

    assert game.offers() == [Commit(k, s) for k in (1, 2) for s in (0, 1)]


@rule("LG-ACT-8")
def test_ranged_icons_of_the_smallest_reach_go_first():
    game = a_table(passage={4: "cave-ogre"}, pool={"ranged": (1, 2, 1)})
    game.play(Attack(Way.RANGED, 4))
    offers = game.offers()
    game.play(Commit(2))

    assert offers == [Commit(1), Commit(2), Commit(3)]
    assert game.hero("knight").pool.ranged == (1, 0, 1)
    assert game.play(Attack(Way.RANGED, 4)).hero("knight").pool.ranged == (1, 0, 0)


@rule("LG-ACT-9")
def test_what_would_do_nothing_is_hidden_except_for_cards():
    boards = {"knight": {"usable": 4, "track": "skill-alchemist", "fairies": ("fairy-dust",)}}
    game = a_table(hand=["knight-vigil", "item-healing-draught"], boards=boards)

    assert game.offers(UseSkill) == []
    assert game.offers(UseFairy) == []
    assert game.offers(Play) == [
        Play("knight-vigil", 0),
        Play("knight-vigil", 1),
        Play("item-healing-draught", 0),
        Play("item-healing-draught", 1),
    ]
    with refused_by("LG-ACT-9"):
        game.play(UseFairy("fairy-dust"))


@rule("LG-ACT-10")
def test_shields_that_are_not_in_the_pool_do_not_help():
    game = a_table(hand=["knight-bulwark"], passage={6: "tunnel-goblin"}, pool={"sword": 2}).play(
        Attack(Way.SWORD, 6)
    )

    assert game.offers() == [Commit(1), Commit(2)]
    with refused_by("LG-ACT-7"):
        game.play(Commit(1, 1))
    with refused_by("LG-ACT-7"):
        game.play(Play("knight-bulwark"))


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
def test_nobody_is_asked_for_an_effect_on_the_own_hero():
    game = warding().play(Play("enchantress-ward"), Help("enchantress"))

    assert game.hero("enchantress").resistance == 5
    assert game.hero("enchantress").pool.shield == 1
    assert game.asked == ("act", 0)


@rule("LG-ACT-21")
def test_who_agrees_to_everything_is_not_asked_again_in_this_turn():
    game = with_buckets(game_deck=["tremor"] * 3).play(SwapBuckets("smith"), EVER)
    game.play(SwapBuckets("smith"))
    silent = game.asked, game.hero("smith").bucket
    game.play(EndTurn(), EndTurn(), SwapBuckets("smith"))

    assert silent == (("act", 0), True)
    assert game.asked == ("consent", 1)


@rule("LG-ACT-21")
def test_who_wants_to_be_asked_nothing_more_is_left_alone_in_this_turn():
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
def test_who_does_not_defend_loses_1_and_may_say_so_for_the_whole_turn():
    game = mad().play(Play("madness-rage", 0), Defend(None, True))
    asked = game.asked
    game.play(Play("madness-lure", 0))

    assert asked == ("act", 0)
    assert game.hero("smith").resistance == 3
    assert game.hand(1) == ("smith-plate", "smith-haul", "item-spiked-buckler")


@rule("LG-ACT-22")
def test_who_has_no_shield_is_not_asked_and_fairies_do_not_help():
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
    game.play(Attack(Way.SWORD, 3))
    asked = []
    while game.asked[0] == "reward":
        asked.append(game.asked[1])
        game.play(game.offers(TakeFairy)[0])

    assert asked == [1, 2, 0]


@rule("LG-ACT-30")
def test_a_card_is_played_once_a_turn_even_when_the_deck_is_shuffled():
    game = a_table(
        hand=["knight-strike", "item-field-manual"],
        deck=["knight-march"],
        discard=["knight-guard"],
    ).play(Play("knight-strike"))
    game.play(Play("item-field-manual", 1), chance=[["knight-guard"]])

    assert game.hand() == ("knight-march", "knight-guard")
    with refused_by("LG-CARD-8"):
        game.play(Play("knight-strike"))


@rule("LG-ACT-30", "LG-FAIRY-8")
def test_only_the_enchantress_fairy_repeats_a_card():
    game = a_table(
        heroes=("enchantress", "knight"),
        hand=["enchantress-staff", "enchantress-glide"],
        boards={"enchantress": {"fairies": ("fairy-repeat",)}},
    ).play(Play("enchantress-staff"), Play("enchantress-glide"), UseFairy("fairy-repeat"))
    game.play(PickCard("enchantress-staff"))

    assert game.hero("enchantress").pool.sword == 2
    assert game.hero("enchantress").pool.boots == 2


@rule("LG-ACT-31", "LG-CH1-8")
def test_buckets_are_swapped_4_times_a_turn_at_most():
    game = with_buckets().play(SwapBuckets("smith"), EVER)
    game.play(*[SwapBuckets("smith")] * 3)

    assert game.hero("smith").bucket
    assert game.offers(SwapBuckets) == []
    with refused_by("LG-CH1-8"):
        game.play(SwapBuckets("smith"))


@rule("LG-ACT-31")
@every_table
def test_an_action_phase_is_finite_even_for_who_never_wants_to_end_it(chapter, seats):
    most = Counter()

    def look(state, offers):
        most[state.chapter] = max(most[state.chapter], state.deeds)

    game = begun(chapter, seats, "c")
    play_while(game, lambda _: True, busy("c"), look)

    assert most[chapter] < 150


@rule("LG-ACT-32")
def test_after_150_actions_the_turn_can_only_end():
    game = a_table(
        hand=["knight-strike", "knight-march", "knight-guard"],
        pool={"sword": 1, "boots": 2},
        passage={6: "rat-swarm"},
        deeds=149,
    )
    before = len(game.offers())
    game.play(Play("knight-strike"))

    assert before > 5
    assert game.offers() == [EndTurn()]
    with refused_by("LG-ACT-32"):
        game.play(Play("knight-march"))
    with refused_by("LG-ACT-32"):
        game.play(Move(5))


@rule("LG-ACT-32", "LG-CH4-25")
def test_after_150_actions_madness_must_still_be_played():
    game = a_table(MAGMA, at={"knight": 7}, hand=["madness-despair", "knight-strike"], deeds=150)
    offers = game.offers()
    game.play(*offers)

    assert offers == [Play("madness-despair", 1)]
    assert game.offers() == [EndTurn()]
    assert game.hero("knight").resistance == 4


@rule("LG-ACT-32")
def test_each_action_counts_even_one_that_was_refused():
    game = with_buckets(hand=["knight-strike"]).play(SwapBuckets("smith"), NO)
    game.play(Play("knight-strike"))

    assert game.state.deeds == 2
    assert game.play(EndTurn()).state.deeds == 0


@rule("LG-ACT-32", "LG-SOLO-5")
def test_taking_up_the_other_hero_counts_too():
    game = a_table(solo=True, hand=["knight-strike"], deeds=149).play(TakeUp("smith"))

    assert game.offers() == [EndTurn()]


@rule("LG-ACT-33")
def test_a_chapter_that_reaches_200_turns_is_lost():
    game = a_table(turn=198, game_deck=["tremor"] * 3).play(EndTurn())
    last = game.state.turn, game.state.reason
    game.play(EndTurn())

    assert last == (199, None)
    assert game.events[-1] == ChapterLost(chapter="fire", reason="turns")
    assert [event for event in game.events if isinstance(event, TurnBegan)] == []
    assert legends.outcome(game.state).reason is Reason.TURNS


@rule("LG-ACT-33")
def test_without_respite_a_chapter_lasts_31_turns_at_most():
    game = a_table(at={"knight": 7, "smith": 7}, game_deck=["threat-fury"] * 30)
    while game.asked:
        game.play(EndTurn())

    assert (game.state.turn, game.state.reason) == (31, "deck")


@rule("LG-ACT-34")
def test_three_cards_are_discarded_one_by_one():
    hand = ["knight-strike", "knight-march", "knight-guard", "knight-strike"]
    game = a_table(hand=hand).play(DiscardThree(Basic.BOOTS))
    first = game.offers()
    game.play(Discard("knight-strike"), Discard("knight-strike"))
    second = game.asked, game.offers()
    game.play(Discard("knight-guard"))

    assert first == [Discard(card) for card in hand[:3]]
    assert second == (("pay", 0), [Discard("knight-march"), Discard("knight-guard")])
    assert game.hero("knight").pool.boots == 1
    assert game.hand() == ("knight-march",)


@rule("LG-ACT-5")
@pytest.mark.parametrize("seats", [2, 4])
def test_between_chapters_too_only_the_named_requests_go_to_others(seats):
    asked = set()

    def look(state, offers):
        request = legends.decision(state)
        if request.seats[0] != state.active:
            asked.add(request.ask)

    game = begun(seats=seats, mode=Mode.CAMPAIGN)
    play_while(game, lambda state: len(state.journal) < 4, at_random("e"), look)

    assert asked <= FOR_OTHERS | SETTING_UP
