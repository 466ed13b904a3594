"""Scrolls of chronicles: whose they are, and what each of them does (CH-SCR)."""

from pathlib import Path

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseCell,
    ChooseTurn,
    Pass,
    Pause,
    Reroll,
    Resolve,
    Use,
)
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import DiceRolled
from dedale.games.chronicles.words import Remembered
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.games.chronicles.playing import ended
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game

TURN, TIME, SHIFT = Use("scroll-turn"), Use("scroll-time"), Use("scroll-shift")


@rule("CH-SCR-3")
def test_a_used_scroll_is_back_in_the_shop():
    game = a_game(scrolls=("scroll-shift", "scroll-shift")).play(SHIFT, Insert(0, 0))

    assert game.state.scrolls == ("scroll-shift",)
    assert [entry.id for entry in game.logged(Remembered.SCROLL)] == ["scroll-shift"]

    after = ended(3, scrolls=game.state.scrolls)

    assert after.state.sheet.scrolls == ("scroll-shift",)


@rule("CH-SCR-3")
def test_a_scroll_leaves_the_group_before_its_effect():
    game = a_game(scrolls=("scroll-turn", "scroll-shift")).play(SHIFT)

    assert game.asked == ("effect-param", 0)
    assert game.state.scrolls == ("scroll-turn",)


@rule("CH-SCR-3")
def test_a_borrowed_scroll_is_used_before_an_owned_one():
    game = a_game(scrolls=("scroll-shift", "scroll-shift"), borrowed=("scroll-shift",))
    game.play(SHIFT, Insert(0, 0))

    assert game.state.borrowed == ()
    assert game.state.scrolls == ("scroll-shift",)


@rule("CH-SCR-4", "CH-SCR-E3")
def test_the_scroll_of_time_takes_one_hourglass_from_any_card():
    skills = [("haste", "ollie", 2), "catalogue", ("scribe", None, 1)]
    game = a_game(skills=skills, scrolls=("scroll-time",)).play(TIME)

    assert game.offers() == [ChooseCard("haste", "ollie"), ChooseCard("scribe")]

    game.play(ChooseCard("haste", "ollie"))

    assert game.glass("haste", "ollie") == 1
    with refused_by("CH-SCR-E3"):
        a_game(scrolls=("scroll-time",), skills=["catalogue"]).play(TIME)


@rule("CH-SCR-5", "CH-SCR-E1")
def test_the_scroll_of_turning_turns_the_tile_of_the_users_character():
    game = a_game(at={"roger": (0, 1)}, scrolls=("scroll-turn",)).play(TURN)

    assert game.offers() == [ChooseTurn(turn) for turn in range(4)]
    assert str(game.play(ChooseTurn(1)).state.maze).split()[0] == "┌┌┬│┬─┐"
    with refused_by("CH-SCR-E1"):
        a_game(scrolls=("scroll-turn",)).play(TURN)


@rule("CH-SCR-E1")
def test_turning_a_tile_to_where_it_lies_is_wasted():
    game = a_game(at={"roger": (0, 1)}, scrolls=("scroll-turn",)).play(TURN, ChooseTurn(2))

    assert game.state.maze == a_game().state.maze
    assert game.state.scrolls == ()


@rule("CH-SCR-5", "CH-DP-11")
def test_whoever_leads_two_characters_says_whose_tile_is_turned():
    at = {"roger": (0, 1), "demetris": (1, 1), "ollie": (3, 3)}
    game = a_game(at=at, seats=[0, 0, 1, 1], scrolls=("scroll-turn",)).play(TURN)

    assert game.offers() == [ChooseCell(Cell(0, 1)), ChooseCell(Cell(1, 1))]

    game.play(ChooseCell(Cell(1, 1)), ChooseTurn(1))

    assert str(game.state.maze).split()[1] == "┌─├│┘│┐"


@rule("CH-SCR-6", "CH-DP-7")
def test_the_scroll_of_fate_rolls_any_dice_again():
    game = a_game(scrolls=("scroll-fate",), chapters=2, labyrinth=True).roll("red", "blue")

    assert game.asked == ("window-roll", 0)
    assert [offer.dice for offer in game.offers(Reroll)] == [(0,), (0, 1), (1,)]

    game.play(Reroll("scroll-fate", (0, 1)), chance=["event", "yellow"])

    assert game.state.dice == ("event", "yellow")
    assert DiceRolled(("event", "yellow"), "scroll-fate") in game.events
    assert game.state.scrolls == ()


@rule("CH-DP-7", "CH-DP-22")
def test_equal_dice_are_offered_once():
    table = {"scrolls": ("scroll-fate",), "beside": {"pennies": 1}, "chapters": 2}
    game = a_game(labyrinth=True, **table).roll("red", "red")

    assert game.offers(Reroll) == [
        Reroll("scroll-fate", (0,)),
        Reroll("scroll-fate", (0, 1)),
        Reroll("lucky-penny", (0,)),
    ]


@rule("CH-SCR-E2", "CH-LAB-6", "CH-DP-31")
def test_between_two_dice_only_the_second_can_be_rolled_again():
    game = a_game(heroes=("roger",), scrolls=("scroll-fate",), chapters=2, labyrinth=True)
    game.roll("red", "blue").play(Pass(), Resolve("red"))

    assert game.asked == ("window-roll", 0)
    assert game.offers(Reroll) == [Reroll("scroll-fate", (0,))]
    assert game.state.dice == ("blue",)


@rule("CH-SCR-7", "CH-SCR-8", "CH-TIME-2")
def test_the_scroll_of_shifting_is_used_by_anybody_in_any_action_phase():
    game = a_game(scrolls=("scroll-shift",)).play(SHIFT, seat=2)

    assert game.asked == ("effect-param", 2)

    game.play(Insert(6, 0))

    assert not game.state.shifted
    assert game.state.maze != a_game().state.maze


@rule("CH-SCR-8", "CH-ACT-3")
def test_nobody_uses_a_scroll_that_the_group_does_not_own():
    with refused_by("CH-SCR-2"):
        a_game().play(SHIFT)


@rule("CH-CHAL-6")
def test_a_limited_scroll_is_used_only_by_the_player_of_its_character():
    game = a_game(
        scrolls=("scroll-shift", "scroll-shift"),
        assigned=(("scroll-shift", 1), ("scroll-shift", 3)),
        modifications=["limited-scrolls"],
    )

    assert [bool(game.offers(Use, seat)) for seat in range(4)] == [False, True, False, True]
    with refused_by("CH-CHAL-6"):
        game.play(SHIFT)

    game.play(SHIFT, Insert(0, 0), seat=3)

    assert game.state.assigned == (("scroll-shift", 1),)


@rule("CH-TIME-E3", "CH-DP-33")
def test_the_scroll_of_time_frees_a_skill_for_the_move_under_way():
    skills = [("vine-step", "roger", 1)]
    game = a_game(skills=skills, scrolls=("scroll-time",)).play(Pause(Walk(Cell(0, 1))))

    assert game.offers(Use) == [TIME]

    game.play(TIME, ChooseCard("vine-step", "roger"))

    assert game.offers(Use) == [Use("vine-step", "roger")]


@rule("CH-TIME-4", "CH-TIME-7", "CH-DP-33")
def test_somebody_else_turns_a_tile_in_the_middle_of_a_move():
    at = {"ollie": (1, 1)}
    game = a_game(at=at, scrolls=("scroll-turn",)).play(Pause(Walk(Cell(0, 1))))

    assert game.offers(Use, 2) == [TURN]

    game.play(TURN, seat=2)

    assert game.asked == ("effect-param", 2)
    assert game.offers(seat=0) == []

    game.play(ChooseTurn(1))

    assert game.asked == ("action-move", 0)
    assert Walk(Cell(1, 1)) not in game.offers()


def test_every_scroll_has_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")

    assert [card for card in BOX.scrolls if f'"{card}"' not in source] == []
