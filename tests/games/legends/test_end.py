"""How a chapter ends (docs/rules/legends.md, chapter 18)."""

import pytest
from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Choose,
    DeckEnd,
    EndTurn,
    PickPlace,
    PushCart,
    Put,
    UseFairy,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import (
    Advanced,
    ChapterLost,
    ChapterWon,
    Delivered,
    DieRolled,
    FireOut,
    LavaCooled,
    PeekedAtDeck,
)
from dedale.games.legends.rules.play import Reason
from dedale.games.legends.state import Coil, Lava, Prowler, Stage
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import Play, a_table

MOONS, CRYSTALS, MAGMA, DARKNESS = list(ChapterId)[1:]
ONE_HOT = (Lava.HOT, Lava.SMOOTH, Lava.SMOOTH, Lava.ROUGH, Lava.ROUGH, None)
FIVE_MOONS = tuple(card.id for card in BOX.chapters[MOONS].card if "moon-" in card.id)[1:]


def last_fire(**changes) -> Play:
    """A knight with a full bucket beside the last fire."""
    return a_table(
        at={"knight": 1},
        boards={"knight": {"bucket": True}},
        spots={"blaze": {"fires": 1}},
        **changes,
    )


def last_moon() -> Play:
    """A knight who can observe the last moon."""
    return a_table(
        MOONS,
        at={"knight": 6},
        boards={"knight": {"usable": 1}},
        pool={"sword": 1},
        passage={1: "moon-vermilion-cadet"},
        scene={"observed": FIVE_MOONS},
    )


def last_crystals() -> Play:
    """A knight before the last push of the cart."""
    scene = {"cart": 6, "load": 2, "delivered": 14}
    return a_table(CRYSTALS, at={"knight": 6}, pool={"boots": 1}, scene=scene)


def last_lava() -> Play:
    """A knight before the last Slug that counts."""
    slug = Prowler("lava-slug-small", damage=1)
    scene = {"lava": ONE_HOT}
    return a_table(MAGMA, at={"knight": 1}, pool={"sword": 1}, passage={1: slug}, scene=scene)


def last_body(**changes) -> Play:
    """A knight before the last body of the Incarnation."""
    scene = {"row": (Coil("body-plain-1", damage=13),), "asleep": (), "defeated": 9}
    return a_table(DARKNESS, at={"knight": 1}, pool={"sword": 1}, scene=scene, **changes)


@rule("LG-END-1")
@pytest.mark.parametrize(
    ("game", "actions"),
    [
        (last_fire, [UsePlace()]),
        (last_moon, [UsePlace()]),
        (last_crystals, [PushCart(7)]),
        (last_lava, [Attack(Weapon.SWORD, 1), "decline"]),
        (last_body, [Attack(Weapon.SWORD, 1), "decline"]),
    ],
)
def test_the_players_win_when_the_objective_is_met(game, actions):
    table = game()
    for action in actions:
        table.play(table.offers()[-1] if action == "decline" else action)

    assert table.state.stage is Stage.OVER
    assert table.events[-1] == ChapterWon(chapter=table.state.chapter)
    outcome = legends.outcome(table.state)
    assert (outcome.winners, outcome.reason) == ((0, 1), Reason.WON)


@rule("LG-END-2")
@pytest.mark.parametrize(
    ("chapter", "card", "reason"),
    [
        (ChapterId.FIRE, "ghost", "castle"),
        (MOONS, "moon-kurodar", "moon"),
        (MOONS, "magic-eater", "castle"),
        (MAGMA, "lava-slug-small", "castle"),
    ],
)
def test_a_card_in_the_castle_loses(chapter, card, reason):
    game = a_table(chapter, passage={1: "rat-swarm", 6: card}, game_deck=["ghost", "tremor"])
    game.play(EndTurn())

    assert game.events[-1] == ChapterLost(chapter=chapter, reason=reason)
    outcome = legends.outcome(game.state)
    assert (outcome.winners, outcome.reason) == ((), Reason(reason))


@rule("LG-END-3", "LG-EX-27")
def test_a_reveal_from_an_empty_deck_loses():
    game = a_table(game_deck=[])
    going = legends.outcome(game.state)
    game.play(EndTurn())

    assert going is None
    assert game.events[-1] == ChapterLost(chapter="fire", reason="deck")
    assert legends.outcome(game.state).reason is Reason.DECK


@rule("LG-END-3", "LG-EX-27")
def test_with_an_empty_deck_the_players_can_still_win_in_the_action_phase():
    assert last_fire(game_deck=[]).play(UsePlace()).state.reason == "won"


@rule("LG-END-3")
def test_the_last_card_loses_nothing():
    game = a_table(game_deck=["tremor"]).play(EndTurn())

    assert game.state.stage is Stage.ACTION


@rule("LG-END-3", "LG-RET-4")
def test_the_second_card_of_a_fall_can_be_missing():
    game = a_table(fell=True, game_deck=["tremor"]).play(EndTurn())

    assert game.state.reason == "deck"


@rule("LG-END-4")
@pytest.mark.parametrize("cards", [["tremor"], ["tremor", "panic"], ["tremor", "panic", "cave-in"]])
def test_looking_at_fewer_cards_than_asked_loses_nothing(cards):
    foresight = {"knight": {"fairies": ("fairy-foresight",)}}
    game = a_table(boards=foresight, game_deck=cards).play(UseFairy("fairy-foresight"))

    assert PeekedAtDeck(cards=tuple(cards[:2]), count=min(2, len(cards))) in game.told
    assert game.state.stage is Stage.ACTION


@rule("LG-END-4")
def test_nobody_looks_at_an_empty_deck():
    boards = {"knight": {"usable": 4, "fairies": ("fairy-foresight",)}}
    game = a_table(MOONS, at={"knight": 5}, boards=boards, game_deck=[])

    assert game.offers(UsePlace) == []
    assert game.offers(UseFairy) == []


@rule("LG-END-4")
def test_cards_are_put_back_one_by_one():
    game = a_table(
        MOONS,
        at={"knight": 5},
        boards={"knight": {"usable": 4}},
        game_deck=["tremor", "panic", "cave-in"],
    ).play(UsePlace(), Put("tremor", DeckEnd.BOTTOM), Put("panic", DeckEnd.TOP))

    assert game.state.deck == ("panic", "cave-in", "tremor")
    assert (game.state.known, game.state.sunk) == (1, 1)


@rule("LG-END-5", "LG-CH4-24")
def test_too_few_slugs_lose():
    slug = Prowler("lava-slug-small", damage=1)
    game = a_table(
        MAGMA,
        at={"knight": 2},
        pool={"sword": 1},
        passage={2: slug, 5: "lava-slug-large"},
        game_deck=["lava-slug-small", "tremor"],
    ).play(Attack(Weapon.SWORD, 2))
    game.play(game.offers()[-1])

    assert game.state.reason == "slugs"
    assert legends.outcome(game.state).reason is Reason.SLUGS


@rule("LG-END-5", "LG-CH5-9")
def test_the_head_in_the_castle_loses():
    row = tuple(Coil("body-plain-1") for _ in range(5))
    game = a_table(DARKNESS, scene={"row": row}, game_deck=["tremor+dark"]).play(EndTurn())

    assert game.state.reason == "head"
    assert legends.outcome(game.state).reason is Reason.HEAD


@rule("LG-END-6")
def test_nothing_happens_after_the_end():
    game = last_fire(
        hand=["knight-strike"],
        passage={1: "ghost", 6: "rat-swarm"},
        game_deck=["ghost"],
    ).play(UsePlace())

    assert game.events[-2:] == (FireOut(place="blaze", left=0), ChapterWon(chapter="fire"))
    assert game.hand() == ("knight-strike",)
    assert game.state.deck == ("ghost",)
    assert game.state.todo == ()


@rule("LG-END-6")
def test_when_the_game_is_over_everything_is_refused():
    state = last_fire().play(UsePlace()).state

    assert legends.decision(state) is None
    assert legends.legal(state, Seat(0)) == ()
    with refused_by("LG-END-6"):
        legends.apply(state, Seat(0), EndTurn(), any_chance())


@rule("LG-END-6")
def test_the_roll_of_a_card_that_lost_is_not_made():
    game = a_table(CRYSTALS, passage={1: "ghost", 6: "rat-swarm"}, game_deck=["key-master"])
    game.play(EndTurn())

    assert game.state.reason == "castle"
    assert [event for event in game.events if isinstance(event, DieRolled)] == []


@rule("LG-END-E1", "LG-CH3-30")
def test_the_crystals_of_an_extra_cart_win_before_later_cards_move():
    cart = Prowler("extra-cart", crystals=2)
    game = a_table(
        CRYSTALS,
        passage={1: "ghost", 5: "rat-swarm", 6: cart},
        scene={"delivered": 14},
        game_deck=["dark-knight"],
    ).play(EndTurn())

    assert game.events[-2:] == (Delivered(count=2, total=16), ChapterWon(chapter="crystals"))
    assert [event for event in game.events if isinstance(event, Advanced)] == []
    assert game.at(5) == Prowler("rat-swarm")


@rule("LG-END-E2")
def test_a_winning_attack_by_a_hero_who_falls_wins():
    game = last_body(boards={"knight": {"resistance": 1}}).play(Attack(Weapon.SWORD, 1))
    game.play(game.offers()[-1])

    assert game.state.reason == "won"
    assert game.hero("knight").down


@rule("LG-END-E3")
def test_what_a_card_would_lose_after_a_win_is_not_resolved():
    cart = Prowler("extra-cart", crystals=2)
    game = a_table(
        CRYSTALS,
        passage={1: "ghost", 5: "rat-swarm", 6: cart},
        scene={"delivered": 14, "secret": 6},
        game_deck=["dark-knight"],
    ).play(EndTurn())

    assert game.state.reason == "won"
    assert [type(event) for event in game.events if isinstance(event, ChapterLost)] == []


@rule("LG-END-E3", "LG-CH4-24")
def test_the_last_lava_wins_although_no_slug_is_left():
    game = last_lava()
    game.state = replace(game.state, deck=())
    game.play(Attack(Weapon.SWORD, 1))
    game.play(game.offers()[-1])

    assert game.events[-2:] == (LavaCooled(cell=1, left=0), ChapterWon(chapter="magma"))


@rule("LG-END-1", "LG-CH1-26")
def test_an_elemental_can_bring_the_win():
    game = a_table(
        at={"knight": 3},
        passage={3: Prowler("fire-elemental", damage=12)},
        spots={"ballista": {"fires": 1}},
        pool={"sword": 3},
    ).play(Attack(Weapon.SWORD, 3))
    while game.asked[0] == "reward":
        game.play(game.offers()[-1])
    game.play(PickPlace(2))

    assert game.state.reason == "won"


@rule("LG-END-6", "LG-CH5-31")
def test_whoever_chooses_a_card_that_is_not_there_loses():
    game = a_table(DARKNESS, game_deck=["violent-tremors-choice"]).play(EndTurn(), Choose(1))

    assert game.state.reason == "deck"


@rule("LG-END-6")
def test_an_action_that_ends_the_chapter_leads_to_no_more_questions():
    game = a_table(
        CRYSTALS,
        at={"knight": 3},
        boards={"knight": {"usable": 4}},
        scene={"cart": 6, "load": 2, "delivered": 15},
    ).play(UsePlace(), PushCart(7))

    assert game.asked is None
    assert game.offers() == []
