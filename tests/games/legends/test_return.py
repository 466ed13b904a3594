"""How a fallen hero returns (docs/rules/legends.md, chapter 17)."""

import pytest

from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Defend,
    EndTurn,
    Help,
    Move,
    Pass,
    Play,
    Stand,
    TakeItem,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import ChapterId
from dedale.games.legends.events import Hurt, ItemTaken, Returned, Revealed, TurnBegan
from dedale.games.legends.state import Prowler, Stage
from tests.kit import rule
from tests.kit.games.legends import Play as Table
from tests.kit.games.legends import a_table

CRYSTALS, MAGMA = ChapterId.CRYSTALS, ChapterId.MAGMA
QUIET = ["threat-fury", "threat-carapace", "threat-dread", "cave-in"]
ROLLS = [0, 1, 2, 3]
DYING = {"resistance": 1}


def revealed(game: Table) -> list[str]:
    """The cards that the latest action turned up."""
    return [event.card for event in game.events if isinstance(event, Revealed)]


def clawed(**changes) -> Table:
    """A knight who falls to the claws of a goblin if it attacks."""
    return a_table(
        boards={"knight": DYING},
        at={"knight": 3},
        passage={3: "tunnel-goblin"},
        pool={"sword": 3},
        game_deck=QUIET,
        **changes,
    )


@rule("LG-RET-1", "LG-RET-3")
def test_a_hero_at_0_falls_and_returns_to_the_castle_with_all_resistance():
    game = clawed().play(Attack(Weapon.SWORD, 3)).play(Commit(1), chance=ROLLS)

    assert (game.hero("knight").cell, game.hero("knight").resistance) == (7, 6)
    assert not game.hero("knight").down
    assert Returned(hero="knight") in game.events


@rule("LG-RET-1")
def test_a_hero_falls_on_the_turn_of_another():
    game = a_table(boards={"smith": DYING}).reveal("tremor")

    assert (game.hero("smith").cell, game.hero("smith").resistance) == (7, 5)


@rule("LG-RET-1")
def test_a_hero_at_1_stands():
    game = a_table(boards={"smith": {"resistance": 2}}).reveal("tremor")

    assert (game.hero("smith").cell, game.hero("smith").resistance) == (5, 1)


@rule("LG-RET-2")
def test_the_fall_waits_until_the_action_is_resolved():
    game = clawed().play(Attack(Weapon.SWORD, 3)).play(Commit(3))
    waiting = game.asked, game.hero("knight").cell
    game.play(TakeItem(game.state.market[0]), chance=ROLLS)

    assert waiting == (("reward", 0), 3)
    assert [type(event) for event in game.events[:2]] == [ItemTaken, Returned]
    assert game.asked == ("act", 1)


@rule("LG-RET-2", "LG-FIGHT-19")
def test_a_reward_that_heals_does_not_undo_the_fall():
    game = a_table(
        boards={"knight": DYING},
        at={"knight": 3},
        passage={3: Prowler("marsh-witch", damage=2)},
        pool={"sword": 1},
        game_deck=QUIET,
    ).play(Attack(Weapon.SWORD, 3), chance=ROLLS)

    assert Returned(hero="knight") in game.events
    assert game.asked == ("act", 1)


@rule("LG-RET-2")
def test_a_fall_ends_the_action_phase_with_cards_still_in_hand():
    game = clawed(hand=["knight-march", "knight-strike"])
    game.play(Attack(Weapon.SWORD, 3)).play(Commit(1), chance=ROLLS)

    assert game.state.piles[0].discard == ("knight-march", "knight-strike")
    assert TurnBegan(seat=1, turn=2) in game.events


@rule("LG-RET-3")
def test_all_who_have_fallen_return():
    game = a_table(boards={"knight": DYING, "smith": DYING}).reveal("tremor")

    assert [board.cell for board in game.state.boards] == [7, 7]
    assert [board.resistance for board in game.state.boards] == [6, 5]


@rule("LG-RET-4")
def test_a_fall_in_the_action_phase_brings_2_cards():
    game = clawed().play(Attack(Weapon.SWORD, 3)).play(Commit(1), chance=ROLLS)

    assert revealed(game) == QUIET[:2]


@rule("LG-RET-5")
def test_falls_in_two_steps_of_a_turn_bring_2_cards_in_all():
    game = a_table(
        boards={"knight": DYING, "smith": DYING},
        spots={"trap-master": {"fires": 1}},
        game_deck=["tremor", *QUIET],
    ).play(EndTurn(), chance=ROLLS)

    assert [event.hero for event in game.events if isinstance(event, Returned)] == [
        "knight",
        "smith",
    ]
    assert revealed(game) == ["tremor", "threat-fury"]


@rule("LG-RET-6")
def test_a_fall_in_the_reveal_step_makes_it_2_cards_with_the_first_one():
    game = a_table(boards={"smith": DYING}, game_deck=["tremor", *QUIET])
    game.play(EndTurn(), chance=ROLLS)

    assert revealed(game) == ["tremor", "threat-fury"]
    assert [type(event) for event in game.events[:5]] == [Revealed, Hurt, Hurt, Returned, Revealed]


@rule("LG-RET-6")
def test_heroes_return_at_once_so_the_next_card_meets_them_in_the_castle():
    game = a_table(boards={"smith": DYING}, game_deck=["tremor", "panic", "tremor"])
    game.play(EndTurn())

    assert revealed(game) == ["tremor", "panic"]
    assert game.hero("smith").cell == 6


@rule("LG-RET-7")
def test_a_fallen_hero_keeps_everything_but_its_place():
    kept = {
        "usable": 2,
        "fairies": ("fairy-dust",),
        "track": "skill-blade",
        "used": 2,
        "bucket": True,
    }
    game = a_table(boards={"smith": DYING | kept}, hands={1: ["smith-plate"]}).reveal("tremor")
    smith = game.hero("smith")

    assert (smith.usable, smith.inactive, smith.fairies) == (2, 4, ("fairy-dust",))
    assert (smith.track, smith.used, smith.bucket) == ("skill-blade", 2, True)
    assert len(game.state.piles[1].deck) == 9


@rule("LG-RET-7")
def test_a_fallen_hero_keeps_key_and_magma():
    key = a_table(CRYSTALS, boards={"smith": DYING}, scene={"gate": 3, "key": 1}).reveal("tremor")
    magma = a_table(MAGMA, boards={"smith": DYING}, scene={"magma": 1}).reveal("tremor")

    assert key.state.scene.key == 1
    assert magma.state.scene.magma == 1


@rule("LG-RET-8")
def test_the_hand_of_another_player_stays_when_their_hero_falls():
    game = a_table(boards={"smith": DYING}, hands={1: ["smith-plate", "smith-haul"]})
    game.reveal("tremor")

    assert game.hand(1) == ("smith-plate", "smith-haul")


@rule("LG-RET-9", "LG-CH4-3")
def test_a_fall_in_the_start_step_ends_the_turn_without_an_action():
    game = a_table(
        MAGMA,
        at={"knight": 7, "smith": 2},
        boards={"smith": DYING},
        hands={1: ["smith-plate", "madness-rage"]},
        game_deck=QUIET,
    ).play(EndTurn(), chance=ROLLS)

    assert [event for event in game.events if isinstance(event, TurnBegan)] == [
        TurnBegan(seat=1, turn=2),
        TurnBegan(seat=0, turn=3),
    ]
    assert revealed(game) == QUIET[:3]
    assert game.state.piles[1].discard == ("smith-plate", "madness-rage")
    assert len(game.hand(1)) == 5
    assert game.asked == ("act", 0)


@rule("LG-RET-E1", "LG-CH4-23")
def test_a_hero_struck_down_by_madness_ends_the_turn_of_the_striker():
    game = a_table(
        MAGMA,
        at={"knight": 7, "smith": 7},
        boards={"smith": DYING},
        hand=["madness-rage", "knight-strike"],
        hands={1: ["smith-plate"]},
        game_deck=QUIET,
    ).play(Play("madness-rage", 0))
    asked = game.asked
    game.play(Defend(), chance=ROLLS)

    assert asked == ("defend", 1)
    assert game.events[:2] == (Hurt(hero="smith", count=1, left=0), Returned(hero="smith"))
    assert revealed(game) == QUIET[:2]
    assert game.asked == ("act", 1)
    assert game.hand(1) == ("smith-plate",)


@rule("LG-RET-E1", "LG-CH4-25")
def test_madness_in_hand_does_not_stop_a_turn_that_a_fall_ends():
    game = a_table(
        MAGMA,
        at={"knight": 7, "smith": 7},
        boards={"smith": DYING},
        hand=["madness-rage", "madness-despair"],
        game_deck=QUIET,
    ).play(Play("madness-rage", 0), chance=ROLLS)

    assert game.asked == ("act", 1)
    assert set(game.state.piles[0].discard) == {"madness-rage", "madness-despair"}


@rule("LG-RET-E2", "LG-CH1-4")
@pytest.mark.parametrize("chapter", [ChapterId.FIRE, MAGMA])
def test_the_castle_is_beside_neither_fire_nor_lava(chapter):
    fires = {"trap-master": {"fires": 3}} if chapter is ChapterId.FIRE else {}
    game = a_table(chapter, at={"knight": 7, "smith": 7}, spots=fires, game_deck=QUIET)
    game.play(EndTurn(), chance=ROLLS)

    assert [event for event in game.events if isinstance(event, Hurt)] == []


@rule("LG-RET-E3")
def test_a_fall_by_the_second_card_adds_no_third():
    game = a_table(
        boards={"knight": DYING, "smith": {"resistance": 2}},
        game_deck=["tremor", "tremor", *QUIET],
    ).play(EndTurn())

    assert revealed(game) == ["tremor", "tremor"]
    assert [event.hero for event in game.events if isinstance(event, Returned)] == [
        "knight",
        "smith",
    ]


@rule("LG-RET-2", "LG-MOVE-E4")
def test_a_hero_felled_by_bats_crosses_falls_and_is_done():
    game = a_table(
        CRYSTALS,
        at={"knight": 3},
        boards={"knight": DYING},
        pool={"boots": 2},
        scene={"bats": 3},
        game_deck=QUIET,
    ).play(Move(4), chance=ROLLS)

    assert game.hero("knight").cell == 7
    assert game.asked == ("act", 1)


@rule("LG-RET-2")
def test_a_hero_felled_by_a_place_ends_the_turn():
    game = a_table(
        ChapterId.MOONS, at={"knight": 3}, boards={"knight": DYING}, game_deck=QUIET
    ).play(UsePlace(), chance=[0, *ROLLS])

    assert revealed(game) == QUIET[:2]
    assert game.state.stage is Stage.ACTION


@rule("LG-RET-4", "LG-CH2-33")
def test_a_fall_in_a_storm_counts_for_the_reveals_of_the_turn():
    game = a_table(
        ChapterId.MOONS,
        boards={"smith": DYING},
        scene={"storms": (), "brewing": ("storm-price",)},
        game_deck=QUIET,
    ).play(EndTurn())
    game.play(Choose(0), chance=ROLLS)

    assert revealed(game) == QUIET[:2]
    assert [type(event) for event in game.events[:4]] == [Hurt, Hurt, Returned, Revealed]
    assert game.hero("smith").cell == 7


@rule("LG-RET-2", "LG-RET-3", "LG-CH2-32")
def test_whoever_falls_in_a_storm_returns_before_the_next_one_breaks():
    game = a_table(
        ChapterId.MOONS,
        boards={"smith": DYING},
        scene={"storms": (), "brewing": ("storm-price", "storm-gifts")},
        game_deck=QUIET,
    ).play(EndTurn(), Choose(0), Pass(), Choose(3))
    returned = game.hero("smith").cell
    game.play(Stand(3), chance=ROLLS)

    assert returned == 7
    assert (game.hero("smith").cell, game.hero("smith").resistance) == (3, 5)


@rule("LG-RET-2")
def test_the_struck_hero_is_chosen_where_there_are_several():
    game = a_table(
        MAGMA,
        heroes=("knight", "smith", "scout"),
        at={"knight": 7, "smith": 7, "scout": 7},
        hand=["madness-rage"],
        game_deck=QUIET,
    ).play(Play("madness-rage", 0), Help("scout"))

    assert game.hero("scout").resistance == 4
    assert game.asked == ("act", 0)
