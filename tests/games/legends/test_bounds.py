"""How long a list, a turn and a chapter can be (docs/rules/legends.md, chapter 27)."""

from collections import Counter
from time import thread_time

import pytest
from msgspec.structs import replace

from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Consent,
    Discard,
    DiscardThree,
    EndTurn,
    Move,
    PickCard,
    Play,
    SwapBuckets,
    TakeUp,
    UseFairy,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic
from dedale.games.legends.events import (
    ChapterLost,
    TurnBegan,
)
from dedale.games.legends.rules.play import Reason
from dedale.games.legends.rules.questions import Ask
from tests.kit import refused_by, rule
from tests.kit.games.legends import Play as Table
from tests.kit.games.legends import a_table
from tests.kit.legends_whole_games import begun, busy, play_while

MAGMA = ChapterId.MAGMA
NO, EVER = Consent(False), Consent(True, True)
FOR_OTHERS = {
    Ask.CONSENT,
    Ask.DEFEND,
    Ask.CHOICE,
    Ask.STORM_GIFT,
    Ask.EATER_DUST,
    Ask.POSITION,
    Ask.REWARD,
}
SETTING_UP = {Ask.CHOOSE_HERO, Ask.START_ITEM, Ask.CHOOSE_TRACK, Ask.KEEP_ITEM}
every_table = pytest.mark.parametrize(
    ("chapter", "seats"), [(chapter, seats) for chapter in ChapterId for seats in range(1, 5)]
)


def with_buckets(**changes) -> Table:
    """A knight beside a smith with a full bucket."""
    boards = {"smith": {"bucket": True}}
    return a_table(at={"knight": 3, "smith": 3}, boards=boards, **changes)


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
            begin = thread_time()
            legends.legal(fresh, legends.decision(fresh).seats[0])
            times.append(thread_time() - begin)
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
    assert game.hero("enchantress").pool.boots == 3


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
def test_an_action_phase_is_finite_even_for_a_player_who_never_wants_to_end_it(chapter, seats):
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
