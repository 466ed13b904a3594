"""Evenings with the team game at the terminal."""

import json

import pytest

from dedale.cli.boards import board_for
from dedale.cli.speech import terminal_voice
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate, Switch, WalkWith
from dedale.games.team.content import Spell
from dedale.games.team.state import Mode
from dedale.maze.cell import Cell, Side
from dedale.maze.turn import Insert, Walk
from dedale.terminal import TerminalScene
from dedale.terminal.errors import Unclear
from tests.cli.test_play import Terminal
from tests.kit.games.team import RED, board_a

BOARD = board_for(team)


def play(*words):
    return Terminal("play", "team", "--seed", "knossos", "--lang", "en", *words)


def test_friends_at_one_screen_need_no_curtain(tmp_path):
    file = tmp_path / "evening.json"
    terminal = play("--seats", "me:Anna,me:Ben", "--mode", "standard", "--save", str(file))
    drawn = terminal.sees("Anna: cast your spells and walk, in any order.")
    terminal.types("9b")
    terminal.sees("Press Enter to do it,")
    terminal.types("")
    terminal.sees("Anna pushes row 2 from the left.")
    terminal.types("u")
    terminal.sees("Anna takes back a step.")
    terminal.types("e")
    news = terminal.sees("Ben: cast your spells and walk, in any order.")
    terminal.types("s b2 c2")
    terminal.sees("Press Enter to do it,")
    terminal.types("")
    terminal.sees("Ben switches the tiles on B2 and C2.")
    terminal.types("q")
    terminal.closes()

    assert "Anna: dagger | cauldron" in drawn
    assert "✦Push  ✦Traverse" in drawn
    assert "Rubble pushes column F from the bottom. 23 pages left. 0 of 24 treasures" in drawn
    assert "Ben turns a page. Rubble buries the candle and the star." in news
    assert "press Enter" not in news
    assert news.count("pushes row 2 from the left") == 0  # told once, to both
    last = json.loads(file.read_text())["actions"][-1]
    assert last["action"] == {"do": "switch", "cell": [1, 1], "side": "east"}


def test_rubble_is_walked_onto_and_turned_up():
    terminal = play("--seats", "me:Anna,me:Ben", "--mode", "standard")
    terminal.sees("Anna: cast your spells")
    terminal.types("e")
    terminal.sees("Ben: cast your spells")
    terminal.types("f7")
    terminal.sees("Ben finds out what lies under the rubble on F7.")
    terminal.sees("turn up the tile under your pawn. How should it lie?")
    terminal.types("e")
    terminal.sees("First turn up the tile under your pawn; then you can end your turn. (TM-ENDT-4;")
    terminal.types("b")
    terminal.sees("Ben clears the rubble on F7.")
    terminal.types("rule tm-down-1")
    terminal.sees("no other action is legal before")
    terminal.types("q")


def test_spells_are_chosen_from_a_list():
    terminal = play("--seats", "me,me", "--mode", "expert", "--deal", "choose")
    terminal.sees("The book is closed.")
    terminal.sees("1  Choose Rotate")
    terminal.types("5")
    terminal.sees("Red chooses the spell Escape.")
    terminal.types("1")
    terminal.sees("Red turns a page.")
    terminal.sees("Red: cast your spells")
    terminal.types("q")


def test_computer_players_play_to_the_end_of_the_book():
    watched = play("--seats", "random,greedy,random", "--mode", "standard")
    watched.sees("The book has no pages left, and the team has")
    watched.sees("The book has reached its end. The team has lost.")
    watched.closes()


def test_an_impossible_option_is_explained():
    terminal = play("--mode", "standard", "--deal", "assigned", "--spells", "rotate,rotate")
    terminal.sees("name a different one for each of the 2 seats")


def scene(**changes):
    game = board_a(**changes)
    return TerminalScene(game.view, tuple(game.offers()), terminal_voice("en", team))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("9b", Insert(9, 1)),
        ("10", Insert(10, 0)),
        ("r b2 c", Rotate(Cell(1, 1), 2)),
        ("rb2c", Rotate(Cell(1, 1), 2)),
        ("s b2 c2", Switch(Cell(1, 1), Side.EAST)),
        ("s c2 b2", Switch(Cell(1, 1), Side.EAST)),
        ("s d4 d5", Switch(Cell(3, 3), Side.SOUTH)),
        ("c4", Walk(Cell(3, 2))),
        (".", Walk(Cell(0, 0))),
        ("b", FlipUp(1)),
        ("e", EndTurn()),
    ],
)
def test_what_is_typed_is_understood(typed, action):
    assert BOARD.read(scene(), typed).actions == (action,)


@pytest.mark.parametrize("typed", ["nonsense", "r b2", "s b2 d2", "s a1 b1", "s c2 c3", "z9"])
def test_what_cannot_be_understood_is_said_to_be_unclear(typed):
    with pytest.raises(Unclear):
        BOARD.read(scene(), typed)


def test_a_walk_that_needs_a_spell_is_looked_at_first():
    here = scene(mode=Mode.STANDARD, spells={RED: Spell.TRAVERSE}, down=[(1, 2)])
    reading = BOARD.read(here, "c3")

    assert reading.actions == (WalkWith(Spell.TRAVERSE, Walk(Cell(2, 2))),)
    assert reading.look_first
    assert not BOARD.read(here, "c1").look_first
