"""Evenings at the terminal, typed and read as a person would."""

import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from tests.kit.interrupts import heeding_interrupts
from tests.kit.serving import PATIENCE

DEDALE = str(Path(sys.executable).with_name("dedale"))
COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A real terminal with dedale in it."""

    def __init__(self, *words, lines=60):
        env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "200", "LINES": str(lines)}
        self.child = pexpect.spawn(
            DEDALE,
            list(words),
            env=env,
            encoding="utf-8",
            codec_errors="replace",  # an interrupt throws away what the terminal has not shown
            timeout=PATIENCE,
            preexec_fn=heeding_interrupts,
        )
        self.child.setwinsize(lines, 200)

    def sees(self, text):
        """Wait until the terminal shows this; colours do not count."""
        self.child.expect(re.escape(text))
        return COLOUR.sub("", self.child.before)

    def types(self, text):
        self.child.sendline(text)

    def closes(self):
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return COLOUR.sub("", self.child.before)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "evening.json"


def play(*words, lines=60):
    return Terminal("play", "classic", "--seed", "knossos", "--lang", "en", *words, lines=lines)


def test_a_push_is_looked_at_before_it_is_made(file):
    terminal = play("--save", str(file))
    drawn = terminal.sees("Arrow and rotation, as in 9b")
    terminal.types("9b")
    terminal.sees("You would push row 2 from the left. You could only stay.")
    assert json.loads(file.read_text()).get("actions", []) == []
    terminal.sees("Press Enter to do it,")
    terminal.types("")
    terminal.sees("Red pushes row 2 from the left.")
    terminal.sees("A cell, as in d3")
    terminal.types("q")
    terminal.closes()

    assert "Your target: helmet" in drawn
    assert "Spare tile: a └   b ┌   c ┐   d ┘   (rat)" in drawn
    [entry] = json.loads(file.read_text())["actions"]
    assert entry["action"] == {"do": "insert", "arrow": 9, "rotation": 1}


def test_a_push_and_a_walk_can_be_typed_in_one_line_and_the_computer_answers():
    terminal = play()
    terminal.sees("as in 9b")
    terminal.types("9b a1")
    terminal.sees("Red pushes row 2 from the left.")
    terminal.sees("Red stays on A1.")
    terminal.sees("Blue pushes")
    terminal.sees("as in 9b")
    terminal.types("q")
    terminal.sees("A file to save this game in")
    terminal.types("")
    assert "The game was not saved." in terminal.closes()


def test_a_push_is_taken_back_and_another_is_made(file):
    terminal = play("--save", str(file))
    terminal.sees("as in 9b")
    terminal.types("u")
    terminal.sees("There is nothing you can take back")
    terminal.types("9b")
    terminal.sees("Press Enter to do it")
    terminal.types("")
    terminal.sees("as in d3")
    terminal.types("u")
    terminal.sees("Red takes back a step.")
    terminal.sees("as in 9b")
    terminal.types("0a .")
    terminal.sees("Red pushes column B from the top.")
    terminal.sees("as in 9b")
    terminal.types("q")
    terminal.closes()

    [push, undo, *_] = json.loads(file.read_text())["actions"]
    assert push["action"]["do"] == "insert"
    assert undo["action"] == {"do": "undo", "to": 0}


def test_on_a_small_screen_the_board_stays_in_sight():
    terminal = play("--seats", "me,greedy,greedy,greedy", lines=24)
    terminal.sees("as in 9b")
    terminal.types("9b a1")
    terminal.sees("Red stays on A1.")
    terminal.sees("Green")
    shown = terminal.sees("as in 9b")
    terminal.types("q")

    assert len(shown.splitlines()) <= 24
    assert "F 2" in shown


def test_a_refusal_is_explained_with_its_rule_and_asked_again():
    terminal = play()
    terminal.sees("as in 9b")
    terminal.types("d3")
    terminal.sees("Push the spare in first; walking comes after. (CL-TURN-5;")
    terminal.types("nonsense")
    terminal.sees("I do not understand “nonsense”.")
    terminal.types("?")
    terminal.sees("stay where you are")
    terminal.types("rule cl-turn-5")
    terminal.sees("The move never comes before the first shift of the turn.")
    terminal.types("9b g7")
    terminal.sees("After that push there is no way to G7. Nothing was done.")
    terminal.types("9b")
    terminal.sees("Press Enter to do it,")
    terminal.types("nonsense")
    terminal.sees("I do not understand “nonsense”.")
    terminal.types("")
    terminal.types("9b")
    terminal.sees("Press Enter to do it,")
    terminal.types("")
    terminal.sees("as in d3")
    terminal.types("g7")
    terminal.sees("No way through to G7 from here. Choose a highlighted cell. (CL-MOVE-2;")
    terminal.types("[/b]")
    terminal.sees("“[/b]” is not a cell.")
    terminal.types(".")
    terminal.sees("Red stays on A1.")
    terminal.child.sendintr()
    terminal.sees("A file to save this game in")
    terminal.child.sendintr()
    terminal.closes()


def test_an_interrupted_game_is_resumed_where_it_was(file):
    terminal = play("--save", str(file))
    terminal.sees("as in 9b")
    terminal.types("9b a1")
    terminal.sees("Blue")
    terminal.sees("as in 9b")
    terminal.child.sendintr()
    terminal.sees("play classic --save")
    terminal.closes()
    before = file.read_text()

    again = Terminal("play", "classic", "--save", str(file), "--lang", "fr")
    again.sees("continue, après")
    again.sees("Rouge : poussez la tuile libre".replace(" :", "\u202f:"))
    again.types("log")
    again.sees("Rouge reste en A1.")
    again.child.sendeof()
    again.sees("play classic --save")
    again.closes()
    assert file.read_text() == before


def test_a_game_that_was_not_saved_can_be_kept_on_leaving(file):
    terminal = play()
    terminal.sees("as in 9b")
    terminal.types("9b a1")
    terminal.sees("as in 9b")
    terminal.types("q")
    terminal.sees("A file to save this game in")
    terminal.types(str(file.parent))
    terminal.sees("already exists. Choose another name.")
    terminal.types(str(file.parent / "no" / "such" / "folder"))
    terminal.sees("No such file or directory. Choose another file.")
    terminal.types(str(file))
    terminal.sees("The game is saved in")
    terminal.closes()

    assert json.loads(file.read_text())["seed"] == "knossos"


def test_two_people_at_one_screen_do_not_see_each_others_cards():
    terminal = play("--seats", "me:Anna,me:Ben")
    terminal.sees("Anna: press Enter when only you can see the screen.")
    terminal.types("")
    annas = terminal.sees("as in 9b")
    terminal.types("9b a1")
    terminal.sees("Ben: press Enter when only you can see the screen.")
    terminal.types("")
    bens = terminal.sees("as in 9b")
    terminal.types("q")

    assert annas.count("Your target") == bens.count("Your target") == 1
    assert "Your target: helmet" in annas
    assert "Your target: helmet" not in bens
    assert "Anna pushes row 2 from the left." in bens
    assert "Anna stays on A1." in bens


def test_three_people_at_one_screen_hear_of_every_move_since_their_last():
    terminal = play("--seats", "me:Anna,me:Ben,me:Cleo")
    for name in ("Anna", "Ben"):
        terminal.sees(f"{name}: press Enter")
        terminal.types("")
        terminal.sees("as in 9b")
        terminal.types("0a .")
    terminal.sees("Cleo: press Enter")
    terminal.types("")
    cleos = terminal.sees("as in 9b")
    terminal.types("q")

    assert cleos.count("pushes column B from the top.") == 2


def test_whoever_leaves_at_the_curtain_sees_nothing():
    terminal = play("--seats", "me:Anna,me:Ben")
    terminal.sees("Anna: press Enter")
    terminal.types("q")
    left = terminal.sees("A file to save this game in")

    assert "Your target" not in left


def test_a_name_is_only_a_name():
    terminal = play("--seats", "me:[/b],greedy")
    terminal.sees("[/b]: push the spare tile into the maze.")
    terminal.types("q")


def test_computer_players_play_a_whole_game_to_watch_and_replay(file):
    watched = play("--seats", "greedy,greedy,random", "--events", "--young", "--save", str(file))
    watched.sees("found every treasure first.")
    watched.sees("See it again with:")
    watched.closes()

    replayed = Terminal("replay", str(file), "--lang", "en")
    replayed.sees("0/")
    replayed.sees("The table as it was set up.")
    replayed.types("2")
    replayed.sees("2/")
    replayed.types("b")
    replayed.sees("1/")
    replayed.sees("Red pushes")
    replayed.types("junk")
    replayed.sees("a number up to")
    last = len(json.loads(file.read_text())["actions"])
    replayed.types(str(last))
    replayed.sees("wins.")
    replayed.types("")
    replayed.closes()


def test_a_message_is_used_from_a_list():
    terminal = play("--events", "--seed", "crete-103")
    terminal.sees("as in 9b")
    terminal.types("0a")
    terminal.sees("Press Enter to do it")
    terminal.types("")
    terminal.sees("1  Swap places with Blue")
    terminal.sees("Red reads a message: Change places.")
    terminal.types("3")
    terminal.sees("“3” is not on the list. Type a number from 1 to 2.")
    terminal.types("1")
    terminal.sees("Red swaps places with Blue.")
    terminal.types("q")


def test_a_second_push_can_be_left():
    terminal = play("--events", "--seed", "crete-115")
    terminal.sees("as in 9b")
    terminal.types("0a")
    terminal.sees("Press Enter to do it")
    terminal.types("")
    terminal.sees("or - to leave it")
    terminal.types("-")
    terminal.sees("Red leaves the message unused: Second push.")
    terminal.sees("as in d3")
    terminal.types("q")


def test_a_game_that_cannot_be_kept_is_not_begun(tmp_path):
    terminal = play("--save", str(tmp_path / "no" / "such" / "folder.json"))
    terminal.sees("folder.json: No such file or directory. Choose another file.")
    terminal.child.expect(pexpect.EOF)


def test_a_record_of_another_game_is_not_resumed(file):
    file.write_text(json.dumps({"format": 1, "game": "chess", "rules": 1}))
    terminal = Terminal("play", "classic", "--save", str(file), "--lang", "en")
    terminal.sees("is a record of a game called “chess”, which is not available here.")
    terminal.child.expect(pexpect.EOF)
