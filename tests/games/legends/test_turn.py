"""The turn and its steps (docs/rules/legends.md, chapter 16)."""

import pytest

from dedale.core.records import Seat
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Discard,
    DiscardThree,
    EndTurn,
    Move,
    PickSlot,
    Play,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Basic
from dedale.games.legends.events import (
    DieRolled,
    Drawn,
    Entered,
    Hurt,
    Reshuffled,
    Returned,
    Revealed,
    StormBroke,
    TokenPlaced,
    TurnBegan,
)
from dedale.games.legends.state import EMPTY, Prowler, Stage
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import HEROES, a_table
from tests.kit.games.legends import Play as Table

MOONS, MAGMA, DARKNESS = ChapterId.MOONS, ChapterId.MAGMA, ChapterId.DARKNESS
QUIET = ["threat-fury", "threat-carapace", "threat-dread", "cave-in", "lights-out", "panic"]
ROLLS = [0, 1, 2, 3, 4]
SKIP = {"fairies": ("fairy-skip",)}


def revealed(game: Table) -> list[str]:
    """The cards that the latest action turned up."""
    return [event.card for event in game.events if isinstance(event, Revealed)]


def kinds(game: Table) -> list[str]:
    """What happened in the latest action, by name."""
    return [type(event).__name__ for event in game.events]


@rule("LG-TURN-1", "LG-TURN-13")
def test_players_take_turns_in_the_order_of_their_seats():
    game = a_table(heroes=HEROES, game_deck=["tremor"] * 9, active=2, acting=2, first=2)
    game.play(EndTurn(), EndTurn(), EndTurn())

    assert [event for event in game.told if isinstance(event, TurnBegan)] == [
        TurnBegan(seat=3, turn=2),
        TurnBegan(seat=0, turn=3),
        TurnBegan(seat=1, turn=4),
    ]
    assert game.asked == ("act", 1)
    assert game.state.board.hero == "smith"


@rule("LG-TURN-1")
def test_nobody_acts_in_the_turn_of_another():
    game = a_table()

    with refused_by("LG-TURN-1", seat=0):
        legends.apply(game.state, Seat(1), EndTurn(), any_chance())


@rule("LG-TURN-2", "LG-CH4-3")
def test_the_chapter_begins_the_turn_before_the_hero_acts():
    game = a_table(MAGMA, at={"knight": 7, "smith": 2}).play(EndTurn())

    assert game.events[-2:] == (
        TurnBegan(seat=1, turn=2),
        Hurt(hero="smith", count=1, left=3),
    )
    assert game.state.stage is Stage.ACTION


@rule("LG-TURN-3")
def test_a_turn_is_any_number_of_actions_in_any_order():
    game = a_table(
        hand=["knight-strike", "knight-march", "knight-guard", "knight-vigil", "knight-strike"],
        boards={"knight": {"track": "skill-blade", "fairies": ("fairy-dust",)}},
        passage={5: "rat-swarm"},
    )
    game.play(UseSkill(), Play("knight-march"), UseFairy("fairy-dust"), UsePlace(0), PickSlot(0))
    game.play(Move(5), Attack(Weapon.SWORD, 5), Commit(2))
    game.play(DiscardThree(Basic.BOOTS), Discard("knight-strike"), Discard("knight-guard"))
    game.play(Discard("knight-vigil"))
    game.play(Move(4), Play("knight-strike"), UseSkill())

    assert game.state.traps == (2, 0)
    assert game.at(5) is None
    assert game.hero("knight").cell == 4
    assert game.hero("knight").pool.sword == 3
    assert game.hero("knight").used == 2


@rule("LG-TURN-4", "LG-TURN-E1")
def test_a_turn_ends_when_its_player_says_so_even_without_an_action():
    game = a_table().play(EndTurn())

    assert game.asked == ("act", 1)
    assert game.state.turn == 2


@rule("LG-TURN-4")
def test_a_turn_ends_when_a_hero_falls():
    game = a_table(
        boards={"knight": {"resistance": 1}},
        at={"knight": 3},
        hand=["knight-march"],
        passage={3: "tunnel-goblin"},
        pool={"sword": 2},
        game_deck=["tremor"] * 3,
    ).play(Attack(Weapon.SWORD, 3), Commit(1))

    assert game.asked == ("act", 1)
    assert game.state.piles[0].discard == ("knight-march",)


@rule("LG-TURN-4", "LG-END-1")
def test_a_turn_ends_with_the_game():
    game = a_table(
        at={"knight": 1},
        boards={"knight": {"bucket": True}},
        spots={"blaze": {"fires": 1}},
    ).play(UsePlace())

    assert game.asked is None
    assert game.state.stage is Stage.OVER


@rule("LG-TURN-5", "LG-POOL-5")
def test_first_all_cards_are_discarded_and_all_icons_are_lost():
    game = a_table(
        hand=["knight-strike", "knight-march"],
        played=[("knight-guard", 0)],
        discard=["knight-vigil"],
        pool={"sword": 2, "ranged": (1, 0, 0), "teleport": 1},
        passage={4: Prowler("ghost", tamed=1)},
    )
    game.play(Play("knight-strike"), EndTurn())

    assert game.state.piles[0].discard == (
        "knight-vigil",
        "knight-guard",
        "knight-strike",
        "knight-march",
    )
    assert game.state.piles[0].played == ()
    assert game.hero("knight").pool == EMPTY
    assert game.at(4) == Prowler("ghost")


@rule("LG-TURN-5", "LG-TURN-12")
def test_the_cards_of_the_turn_can_be_drawn_again_at_its_end():
    hand = ("knight-strike", "knight-march", "knight-guard")
    game = a_table(hand=hand, deck=["knight-vigil", "knight-bulwark"])
    order = ["knight-march", "knight-guard", "knight-strike"]
    game.play(EndTurn(), chance=[order])

    assert Reshuffled(seat=0) in game.events
    assert game.hand(0) == ("knight-vigil", "knight-bulwark", *order)


@rule("LG-TURN-6", "LG-TURN-8", "LG-CH1-4")
def test_then_fire_burns_and_then_a_card_is_revealed():
    game = a_table(spots={"trap-master": {"fires": 1}}, game_deck=["cave-in", "tremor"])
    game.play(EndTurn(), chance=[2])

    assert kinds(game)[:6] == [
        "Hurt",
        "Revealed",
        "DieRolled",
        "TokenPlaced",
        "Drawn",
        "CardsDrawn",
    ]
    assert game.hero("knight").resistance == 5


@rule("LG-TURN-7", "LG-CH2-30")
def test_storms_break_after_the_discard_and_before_the_reveal():
    game = a_table(
        MOONS,
        hand=["knight-strike"],
        deck=["knight-march"] * 6,
        scene={"storms": (), "brewing": ("storm-surge", "storm-recall")},
        game_deck=["cave-in", "tremor"],
    ).play(EndTurn(), chance=[0])

    assert [e for e in game.events if isinstance(e, StormBroke | Revealed | Drawn)] == [
        StormBroke(card="storm-surge"),
        StormBroke(card="storm-recall"),
        Revealed(card="cave-in", left=1),
        Drawn(seat=0, count=5),
    ]
    assert game.state.piles[0].discard == ("knight-strike",)


@rule("LG-TURN-7", "LG-CH2-36")
def test_a_card_drawn_in_a_storm_is_kept_beside_the_five():
    game = a_table(
        MOONS,
        hand=["knight-strike"],
        deck=["knight-march"] * 8,
        scene={"storms": (), "brewing": ("storm-gifts",)},
    ).play(EndTurn(), Choose(2))
    game.play(game.offers()[-1])

    assert game.hand(0) == ("knight-march",) * 6


@rule("LG-TURN-8")
def test_cards_are_resolved_one_after_the_other():
    game = a_table(
        fell=True, game_deck=["threat-fury", "ghost", "tremor"], passage={6: "dark-knight"}
    )
    game.play(EndTurn(), chance=[1])

    assert [type(event) for event in game.events[:5]] == [
        Revealed,
        DieRolled,
        TokenPlaced,
        Revealed,
        Entered,
    ]


@rule("LG-TURN-9", "LG-TURN-10", "LG-TURN-14", "LG-EX-26")
@pytest.mark.parametrize(
    ("fell", "extra", "skips", "count"),
    [
        (False, 0, False, 1),
        (True, 0, False, 2),
        (False, 1, False, 2),
        (True, 1, False, 3),
        (False, 0, True, 0),
        (True, 0, True, 1),
        (False, 1, True, 1),
        (True, 2, True, 3),
    ],
)
def test_a_fall_and_an_order_add_a_card_and_respite_takes_one_away(fell, extra, skips, count):
    game = a_table(fell=fell, extra=extra, boards={"knight": SKIP}, game_deck=QUIET)
    game.play(*[UseFairy("fairy-skip")] * skips).play(EndTurn(), chance=ROLLS)

    assert revealed(game) == QUIET[:count]


@rule("LG-TURN-9")
def test_the_number_of_reveals_starts_afresh_with_each_turn():
    game = a_table(fell=True, extra=1, game_deck=[*QUIET[:3], *["tremor"] * 3])
    game.play(EndTurn(), chance=ROLLS).play(EndTurn())

    assert revealed(game) == ["tremor"]
    assert (game.state.fell, game.state.extra, game.state.revealed) == (False, 0, 0)


@rule("LG-TURN-9", "LG-CH2-33")
def test_the_price_of_a_storm_can_be_one_more_card():
    game = a_table(MOONS, scene={"storms": (), "brewing": ("storm-price",)}, game_deck=QUIET)
    game.play(EndTurn()).play(Choose(1), chance=ROLLS)

    assert revealed(game) == QUIET[:2]


@rule("LG-TURN-9", "LG-RET-6")
def test_the_number_is_counted_again_after_each_card():
    game = a_table(
        boards={"smith": {"resistance": 1}}, game_deck=["tremor", "threat-fury", "threat-dread"]
    ).play(EndTurn(), chance=[0])

    assert revealed(game) == ["tremor", "threat-fury"]


@rule("LG-TURN-11", "LG-CH4-23")
def test_a_card_that_madness_reveals_does_not_count():
    game = a_table(
        MAGMA,
        at={"knight": 7},
        hand=["madness-lure"],
        game_deck=["cave-in", "threat-fury", "panic"],
    ).play(Play("madness-lure", 2), chance=[0])
    at_once = revealed(game)
    game.play(EndTurn(), chance=[1])

    assert at_once == ["cave-in"]
    assert revealed(game) == ["threat-fury"]


@rule("LG-TURN-11", "LG-CH5-31")
def test_cards_that_tremors_reveal_at_once_do_not_count_however_deep():
    game = a_table(
        DARKNESS,
        fell=True,
        game_deck=["violent-tremors-choice", "violent-tremors-choice", *QUIET],
    ).play(EndTurn())
    game.play(Choose(1)).play(Choose(1), chance=[0, 1])

    assert [event.card for event in game.told if isinstance(event, Revealed)] == [
        "violent-tremors-choice",
        "violent-tremors-choice",
        "threat-fury",
        "threat-carapace",
    ]
    assert game.asked == ("act", 1)


@rule("LG-TURN-11", "LG-RET-2")
def test_a_fall_in_a_nested_card_waits_until_the_outer_one_is_resolved():
    game = a_table(
        DARKNESS,
        boards={"knight": {"resistance": 1}},
        game_deck=["violent-tremors-choice", "tremor+dark", "cave-in", "panic"],
    ).play(EndTurn())
    game.play(Choose(1), chance=[0])

    assert kinds(game)[:7] == [
        "Revealed",
        "Hurt",
        "Hurt",
        "RowEntered",
        "Returned",
        "Revealed",
        "DieRolled",
    ]
    assert revealed(game) == ["tremor", "cave-in"]


@rule("LG-TURN-12")
def test_then_the_player_draws_5_cards_and_nobody_else_does():
    game = a_table(hands={1: ["smith-plate"]}).play(EndTurn())

    assert len(game.hand(0)) == 5
    assert game.hand(1) == ("smith-plate",)
    assert Drawn(seat=0, count=5) in game.events


@rule("LG-TURN-13", "LG-LOC-2")
def test_with_the_turn_everything_that_held_for_it_is_over():
    game = a_table(
        visited=("castle",),
        deeds=7,
        swaps=3,
        agreeing=(1,),
        refusing=(1,),
        switched=True,
    ).play(EndTurn())

    assert game.state.visited == ()
    assert (game.state.deeds, game.state.swaps) == (0, 0)
    assert (game.state.agreeing, game.state.refusing) == ((), ())
    assert not game.state.switched


@rule("LG-TURN-14", "LG-FAIRY-E3")
def test_respite_saves_a_turn_with_an_empty_deck():
    game = a_table(boards={"knight": SKIP}, game_deck=[]).play(UseFairy("fairy-skip"), EndTurn())

    assert game.asked == ("act", 1)
    assert game.state.reason is None


@rule("LG-TURN-E2", "LG-CH1-4")
def test_a_hero_who_falls_in_the_fire_brings_two_cards():
    game = a_table(
        boards={"knight": {"resistance": 1}},
        spots={"trap-master": {"fires": 2}},
        game_deck=QUIET,
    ).play(EndTurn(), chance=ROLLS)

    assert game.events[:2] == (Hurt(hero="knight", count=1, left=0), Returned(hero="knight"))
    assert revealed(game) == QUIET[:2]


@rule("LG-TURN-E3")
def test_two_reveals_can_bring_two_monsters():
    game = a_table(fell=True, game_deck=["ghost", "rat-swarm", "tremor"]).play(EndTurn())

    assert (game.at(1), game.at(2)) == (Prowler("rat-swarm"), Prowler("ghost"))


@rule("LG-TURN-9", "LG-FAIRY-9")
def test_respite_counts_once_in_a_turn():
    game = a_table(fell=True, skipped=True, boards={"knight": SKIP}, game_deck=QUIET)
    game.play(UseFairy("fairy-skip"), EndTurn())

    assert len([event for event in game.events if isinstance(event, Revealed)]) == 1
