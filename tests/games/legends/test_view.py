"""What each seat sees (docs/rules/legends.md, chapter 28)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.core.records import Seat, to_json
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Consent,
    DeckEnd,
    Discard,
    DiscardThree,
    EndTurn,
    Help,
    Name,
    Play,
    Put,
    PutOutFire,
    TakeFairy,
    TakeItem,
    UseFairy,
    UsePlace,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic, Draw, Gain, NamedIcon, PeekAtDeck, Token, What
from dedale.games.legends.events import (
    CardsDrawn,
    ConsentGiven,
    DieRolled,
    Drawn,
    PeekedAtDeck,
    Reshuffled,
    TrackPicked,
)
from dedale.games.legends.outlook import imagined
from dedale.games.legends.rules.heroes import discard, draw
from dedale.games.legends.rules.play import in_motion
from dedale.games.legends.rules.reveal import reveal_card
from dedale.games.legends.rules.settle import clear, draw_hand
from dedale.games.legends.rules.setup import open_chapter
from dedale.games.legends.state import Coil, Hands, Lava, Options, Prowler
from tests.kit import any_chance, rule
from tests.kit.games.legends import a_table, shuffle_hidden
from tests.kit.playthroughs import playthroughs

HIDDEN = {"hands": Hands.HIDDEN}
STRIKE, MARCH = "knight-strike", "knight-march"


@rule("LG-SEE-1")
def test_everything_that_lies_open_is_seen():
    game = a_table(
        passage={6: Prowler("cave-ogre", damage=2, ravagers=(1,))},
        spots={
            "blaze": {"fires": 7, "dark": True},
            "fairy-sanctuary-1": {"fairies": ("fairy-dust",)},
        },
        traps=(3, 0),
        threats=(None, Token.FURY, None, None, None, None),
        cave_in=4,
        hand=[STRIKE],
        discard=[MARCH],
        spent=("fairy-mercy",),
        gone=("ghost",),
        boards={"knight": {"track": "skill-blade", "used": 2, "bucket": True}},
        scene={"mud": 2},
    ).play(Play(STRIKE))
    view, state = game.view, game.state

    assert view.passage == state.passage
    assert view.spots == state.spots
    assert (view.traps, view.threats, view.cave_in) == ((3, 0), state.threats, 4)
    assert (view.market, view.fair, view.spent) == (state.market, state.fair, ("fairy-mercy",))
    assert view.boards == state.boards
    assert view.boards[0].pool.sword == 1
    assert view.cards[0].played == state.piles[0].played
    assert view.cards[0].discard == (MARCH,)
    assert [cards.size for cards in view.cards] == [8, 10]
    assert (view.size, view.gone, view.scene.mud) == (5, ("ghost",), 2)


@rule("LG-SEE-1")
def test_observed_moons_and_the_row_of_the_incarnation_are_open():
    moons = a_table(ChapterId.MOONS, scene={"observed": ("moon-kurodar",)})
    row = (Coil("body-plain-1", damage=1), Coil("body-twin", crystal=1))
    dark = a_table(ChapterId.DARKNESS, scene={"row": row, "asleep": ("body-plain-3",)})

    assert moons.view.scene.observed == ("moon-kurodar",)
    assert dark.view.scene.row == row


@rule("LG-SEE-2")
def test_hands_are_open_unless_the_table_hides_them():
    open_hands = a_table(hands={1: ["smith-anvil"]})
    hidden = a_table(hands={1: ["smith-anvil"]}, hand=[STRIKE], options=HIDDEN)
    seen = [legends.view(hidden.state, seat).cards for seat in (0, 1, None)]

    assert open_hands.view.cards[1].hand == ("smith-anvil",)
    assert [cards[0].hand for cards in seen] == [(STRIKE,), None, None]
    assert [cards[1].hand for cards in seen] == [None, ("smith-anvil",), None]
    assert [cards[1].count for cards in seen] == [1, 1, 1]


@rule("LG-SEE-2")
def test_what_comes_to_a_hidden_hand_is_told_to_its_player_alone():
    told = a_table().happen(Draw(2)).events
    hidden = a_table(options=HIDDEN).happen(Draw(2)).events

    assert [event.to for event in told] == [None, None]
    assert [(type(event), event.to) for event in hidden] == [(Drawn, None), (CardsDrawn, (0,))]


@rule("LG-SEE-2", "LG-CARD-6")
def test_a_hidden_hand_that_is_shuffled_into_the_deck_is_never_seen():
    game = a_table(hand=[STRIKE, MARCH], deck=["knight-guard"] * 3, options=HIDDEN)
    now = in_motion(game.state, any_chance(), followed=True)
    clear(now)
    draw(now, Seat(0), 1)
    draw_hand(now)

    assert [type(event) for event in now.told].count(Reshuffled) == 1
    assert not any(legends.view(table, Seat(1)).cards[0].discard for table in now.course)


@rule("LG-SEE-2", "LG-CARD-6")
def test_what_is_discarded_after_a_hidden_hand_was_shuffled_into_the_deck_is_seen():
    now = in_motion(
        a_table(hand=[STRIKE], deck=[], options=HIDDEN).state, any_chance(), followed=True
    )
    clear(now)
    draw(now, Seat(0), 1)
    discard(now, Seat(0), STRIKE)

    assert legends.view(now.course[-1], Seat(1)).cards[0].discard == (STRIKE,)


@rule("LG-SEE-2", "LG-TURN-12")
def test_a_hidden_hand_that_was_discarded_is_seen_once_there_is_a_new_one():
    now = in_motion(a_table(hand=[STRIKE], options=HIDDEN).state, any_chance(), followed=True)
    clear(now)
    draw(now, Seat(0), 1)
    draw_hand(now)
    seen = [legends.view(table, Seat(1)).cards[0].discard for table in now.course]

    assert [type(event) for event in now.told] == [Drawn, CardsDrawn] * 2
    assert seen == [(), (), (STRIKE,), (STRIKE,)]


@rule("LG-SEE-2", "LG-CARD-4")
def test_a_hidden_hand_that_was_discarded_stays_hidden_while_another_deck_is_shuffled():
    game = a_table(hand=[STRIKE], discard=[MARCH], options=HIDDEN)
    spent = replace(game.state.piles[1], deck=(), discard=("smith-anvil",))
    state = replace(game.state, piles=(game.state.piles[0], spent))
    now = in_motion(state, any_chance(), followed=True)
    clear(now)
    draw(now, Seat(1), 1)
    seen = [legends.view(table, Seat(1)).cards[0].discard for table in now.course]

    assert [type(event) for event in now.told] == [Reshuffled, Drawn, CardsDrawn]
    assert seen == [(MARCH,)] * 3


@rule("LG-SEE-2")
def test_a_table_with_hidden_hands_is_not_open():
    assert legends.open(a_table().state.options)
    assert not legends.open(a_table(options=HIDDEN).state.options)


@rule("LG-SEE-3")
@pytest.mark.parametrize("chapter", ChapterId)
def test_the_order_of_what_lies_face_down_is_seen_by_nobody(chapter):
    deck = ["ghost", "panic", "tremor", "cave-in"]
    game = a_table(chapter, game_deck=deck, deck=[STRIKE, MARCH, "knight-guard"])
    backwards = a_table(chapter, game_deck=deck[::-1], deck=["knight-guard", MARCH, STRIKE])
    state = backwards.state
    backwards.state = replace(state, items=state.items[::-1], reserve=state.reserve[::-1])

    for seat in (0, 1, None):
        assert legends.view(game.state, seat) == legends.view(backwards.state, seat)


@rule("LG-SEE-3")
def test_storms_lie_face_down():
    storms = tuple(BOX.storms)
    game = a_table(
        ChapterId.MOONS,
        spots={"astronomer": {"storm": storms[0]}},
        scene={"storms": storms[2:], "brewing": (storms[1],)},
    )
    told = json.loads(to_json(game.view))

    assert game.view.spots[4].storm == "storm"
    assert game.view.scene.brewing == ("storm",)
    assert sorted(game.view.scene.storms) == sorted(storms)
    assert all(storm not in json.dumps(told["spots"]) for storm in storms)


@rule("LG-SEE-3")
def test_sleeping_bodies_lie_in_no_order():
    bodies = tuple(BOX.bodies)
    one = a_table(ChapterId.DARKNESS, scene={"asleep": bodies})
    other = a_table(ChapterId.DARKNESS, scene={"asleep": bodies[::-1]})

    assert one.view == other.view
    assert sorted(one.view.scene.asleep) == sorted(bodies)


@rule("LG-SEE-3")
@given(data=st.data())
def test_no_view_changes_when_only_hidden_things_do(data):
    *_, (state, _, _) = data.draw(playthroughs(legends, most=100))
    other = shuffle_hidden(state, None, Philox(data.draw(st.text("abc", max_size=3)), 0))

    assert legends.view(other, None) == legends.view(state, None)


@rule("LG-SEE-4")
def test_the_contents_of_every_deck_are_shown():
    game = a_table(game_deck=["tremor", "ghost"], deck=[STRIKE, MARCH])

    assert game.view.unseen == ("ghost", "tremor")
    assert game.view.cards[0].unseen == (MARCH, STRIKE)
    assert sorted(game.state.items) == list(game.view.items)
    assert sorted(game.state.reserve) == list(game.view.reserve)


@rule("LG-SEE-4")
def test_of_a_hidden_hand_and_its_deck_only_the_whole_is_known():
    game = a_table(hand=["knight-guard"], deck=[STRIKE, MARCH], options=HIDDEN)

    assert legends.view(game.state, 1).cards[0].unseen == ("knight-guard", MARCH, STRIKE)
    assert legends.view(game.state, 0).cards[0].unseen == (MARCH, STRIKE)


@rule("LG-SEE-5")
def test_an_item_on_top_of_a_deck_is_known_until_it_is_drawn():
    game = a_table(deck=[STRIKE], market=("item-sling", "item-longbow"))
    game.happen(Gain(What.ITEM), Gain(What.ITEM))
    game.play(TakeItem("item-sling"), TakeItem("item-longbow"))
    assert game.view.cards[0].top == ("item-longbow", "item-sling")

    game.happen(Draw(1))
    assert game.view.cards[0].top == ("item-sling",)
    game.happen(Draw(2))
    assert game.view.cards[0].top == ()


@rule("LG-SEE-5")
def test_a_shuffled_deck_is_not_known():
    game = a_table(deck=[], discard=[STRIKE, MARCH, "knight-guard"], market=("item-sling",))
    game.happen(Gain(What.ITEM)).play(TakeItem("item-sling")).happen(Draw(2))

    assert len(game.state.piles[0].deck) == 2
    assert game.view.cards[0].top == ()


@rule("LG-SEE-5")
def test_madness_on_top_of_a_deck_is_known():
    game = a_table(ChapterId.MAGMA).reveal(
        "sinister-whispers", chance=["madness-rage", "madness-lure"]
    )

    assert [cards.top for cards in game.view.cards] == [("madness-rage",), ("madness-lure",)]


@rule("LG-SEE-5", "LG-SEE-E1")
def test_a_card_that_the_nugget_missed_is_known():
    game = a_table(
        ChapterId.DARKNESS, at={"knight": 4}, deck=[STRIKE, MARCH], boards={"knight": {"usable": 1}}
    )
    game.play(UsePlace(0), Name(NamedIcon.BOOTS))
    assert game.view.cards[0].top == (STRIKE,)

    game.happen(Draw(1))
    assert game.hand() == (STRIKE,)
    assert game.view.cards[0].top == ()


@rule("LG-SEE-6")
def test_game_cards_that_were_looked_at_are_open_and_their_places_stay_known():
    deck = ["ghost", "panic", "tremor", "cave-in"]
    game = a_table(game_deck=deck).happen(PeekAtDeck(2))
    assert game.events[0] == PeekedAtDeck(cards=("ghost", "panic"), count=2)
    assert game.view.todo[-1].cards == ("ghost", "panic")

    game.play(Put("panic", DeckEnd.TOP), Put("ghost", DeckEnd.BOTTOM))
    assert game.state.deck == ("panic", "tremor", "cave-in", "ghost")
    assert (game.view.top, game.view.bottom) == (("panic",), ("ghost",))
    assert game.view.unseen == ("cave-in", "tremor")


@rule("LG-SEE-6")
def test_what_is_revealed_is_known_no_longer():
    game = a_table(game_deck=["ghost", "panic", "tremor"]).happen(PeekAtDeck(2))
    game.play(Put("panic", DeckEnd.TOP), Put("ghost", DeckEnd.TOP), EndTurn())

    assert game.view.top == ("panic",)
    assert game.view.unseen == ("tremor",)


@rule("LG-SEE-6", "LG-END-4")
def test_of_the_known_cards_at_the_bottom_those_that_are_looked_at_are_gone():
    game = a_table(game_deck=["ghost", "panic", "tremor"], sunk=3).happen(PeekAtDeck(2))

    assert game.state.sunk == 1
    assert game.reveals


@rule("LG-SEE-6", "LG-DECK-3")
@pytest.mark.parametrize(
    ("known", "sunk", "left"), [(0, 0, (0, 0)), (1, 1, (0, 1)), (3, 0, (2, 0)), (0, 3, (0, 2))]
)
def test_what_is_known_of_the_game_deck_is_less_by_the_card_that_is_revealed(known, sunk, left):
    deck = ["panic", "tremor", "cave-in"]
    now = in_motion(a_table(game_deck=deck, known=known, sunk=sunk).state, any_chance())
    reveal_card(now)

    assert (now.known, now.sunk) == left
    assert now.reveals


@rule("LG-SEE-6")
def test_a_deck_that_is_known_through_and_through_is_shown_once():
    game = a_table(game_deck=["ghost", "panic"]).happen(PeekAtDeck(2))
    game.play(Put("panic", DeckEnd.BOTTOM), Put("ghost", DeckEnd.BOTTOM))
    assert (game.view.top, game.view.bottom, game.view.unseen) == ((), ("panic", "ghost"), ())

    game.happen(PeekAtDeck(2))
    game.play(Put("panic", DeckEnd.TOP), Put("ghost", DeckEnd.TOP))
    assert game.view.top == ("ghost", "panic")
    assert game.view.bottom == game.view.unseen == ()


@rule("LG-SEE-6")
def test_what_is_looked_at_again_is_counted_once():
    deck = ["ghost", "panic", "tremor", "cave-in"]
    game = a_table(game_deck=deck).happen(PeekAtDeck(2))
    game.play(Put("panic", DeckEnd.TOP), Put("ghost", DeckEnd.TOP)).happen(PeekAtDeck(2))
    game.play(Put("ghost", DeckEnd.BOTTOM), Put("panic", DeckEnd.TOP))

    assert (game.view.top, game.view.bottom) == (("panic",), ("ghost",))
    assert game.view.unseen == ("cave-in", "tremor")


@rule("LG-SEE-7")
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_rolls_choices_and_consents_are_told_to_all(options):
    game = a_table(
        hand=[STRIKE, MARCH, "knight-guard"],
        boards={"knight": {"fairies": ("fairy-swap-heroes",)}},
        options=options,
        game_deck=["cave-in"],
    )
    game.play(UseFairy("fairy-swap-heroes"), Help("smith"), Consent(True))
    game.play(DiscardThree(Basic.SWORD), Discard(MARCH), Discard(STRIKE), EndTurn())
    secret = [event for event in game.told if event.to is not None]

    assert ConsentGiven(seat=1) in game.told
    assert [event for event in game.told if isinstance(event, DieRolled)]
    assert all(isinstance(event, CardsDrawn) for event in secret)


@given(data=st.data())
def test_offers_follow_from_the_view_of_the_seat_that_is_asked(data):
    *_, (state, _, _) = data.draw(playthroughs(legends))
    asked = legends.decision(state)
    if asked is None:
        return
    [seat] = asked.seats
    again = imagined(legends.view(state, seat))

    assert legends.legal(again, seat) == legends.legal(state, seat)


def test_a_storm_can_break_on_an_imagined_table():
    storms = tuple(BOX.storms)
    game = a_table(
        ChapterId.MOONS,
        scene={"storms": (), "brewing": storms[:1]},
        spots={place: {"storm": storm} for place, storm in zip(PLACES, storms[1:], strict=True)},
    )
    outlook = legends.screen.outlook(game.view, EndTurn())

    assert imagined(game.view).scene.brewing[0] in storms
    assert not outlook.sure


PLACES = BOX.chapters[ChapterId.MOONS].places[:5]


@rule("LG-SEE-2", "LG-ACT-20")
def test_a_card_that_somebody_is_asked_about_is_in_the_hand_that_others_imagine():
    game = a_table(heroes=("enchantress", "knight"), hand=["enchantress-ward"], options=HIDDEN)
    game.play(Play("enchantress-ward"), Help("knight"))

    seen = legends.view(game.state, Seat(1))
    assert game.asked == ("consent", 1)
    for offer in game.offers():
        assert legends.screen.outlook(seen, offer) is not None


@rule("LG-SEE-3", "LG-CH4-7")
def test_what_lava_will_be_when_it_is_cool_is_seen_by_nobody():
    seen = legends.view(a_table(ChapterId.MAGMA).state, Seat(0))

    assert set(seen.scene.lava) == {Lava.HOT, None}
    assert legends.screen.imagined(seen).scene.lava.count(Lava.HOT_ROUGH) == 3


def test_an_outlook_does_not_foresee_how_a_chapter_is_laid():
    options = Options(chapter=ChapterId.MAGMA, heroes=("knight", "smith"))
    state = legends.setup(options, 2, any_chance()).state
    while legends.decision(state).ask != "choose-track" or state.boards[state.first].track is None:
        seat = legends.decision(state).seats[0]
        state = legends.apply(state, seat, legends.legal(state, seat)[0], any_chance()).state
    seat = legends.decision(state).seats[0]

    told = legends.screen.outlook(legends.view(state, seat), legends.legal(state, seat)[0]).events
    assert [type(event) for event in told] == [TrackPicked]


@rule("LG-SEE-3", "LG-MAT-E2")
def test_a_roll_cannot_be_taken_back():
    board = {"knight": {"usable": 4}}
    game = a_table(at={"knight": 2}, boards=board, passage={5: "ghost"}).play(UsePlace(0))

    assert game.reveals


@rule("LG-SEE-3", "LG-CARD-4")
def test_a_card_that_is_drawn_cannot_be_taken_back():
    assert a_table().happen(Draw(1)).reveals
    assert not a_table(deck=()).happen(Draw(1)).reveals


@rule("LG-SEE-3", "LG-FAIRY-5", "LG-FAIRY-6")
@pytest.mark.parametrize(("reserve", "turned"), [(("fairy-mercy",), True), ((), False)])
def test_a_fairy_that_is_turned_up_cannot_be_taken_back(reserve, turned):
    game = a_table(reserve=reserve).happen(Gain(What.FAIRY))
    game.play(game.offers(TakeFairy)[0])

    assert game.reveals is turned


@rule("LG-END-1", "LG-SEE-3")
def test_a_chapter_that_is_decided_cannot_be_taken_back():
    board = {"knight": {"bucket": True}}
    game = a_table(at={"knight": 2}, boards=board, spots={"ballista": {"fires": 1}})
    game.play(PutOutFire())

    assert game.state.reason == "won"
    assert game.reveals


@rule("LG-SETUP-10", "LG-SEE-3")
def test_a_chapter_that_is_laid_cannot_be_taken_back():
    now = in_motion(a_table(reserve=()).state, any_chance())
    open_chapter(now)

    assert now.reveals
