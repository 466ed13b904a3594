"""The commands that print and leave."""

import os
import resource
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from dedale.bots import PLAYERS
from dedale.games import CATALOGUE
from dedale.maze.turn import Walk
from dedale.store import load, save
from dedale.table import Table, answer, open_table
from dedale.text import LANGUAGES

DEDALE = Path(sys.executable).with_name("dedale")
BOARD_A = "┌┤┬├┬─┐/││┘┴└┐┬/├┐├┬┬│┤/┘└└││┘└/├─┴┐┤┐┤/──┌┐┬│┘/└│┴└┴─┘ └ 00,66 0 -"


def dedale(*words, code=0, lang="en_GB.UTF-8", text=""):
    """What a command prints; its errors where it fails."""
    env = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES")}
    ran = subprocess.run(
        [DEDALE, *words],
        capture_output=True,
        text=True,
        input=text,
        env=env | {"LANG": lang, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert ran.returncode == code, ran.stderr
    return ran.stderr if code else ran.stdout


def test_the_version_is_printed():
    assert dedale("--version") == f"dedale {version('dedale')}\n"


def test_perft_prints_a_number():
    assert dedale("perft", BOARD_A) == "341\n"
    assert dedale("perft", BOARD_A, "--depth", "2") == "84051\n"
    assert dedale("perft", BOARD_A, "--depth", "0") == "1\n"


def test_reach_prints_cells_in_one_line():
    assert dedale("reach", BOARD_A) == "00 01 10 11 20 21 30 31\n"
    assert dedale("reach", BOARD_A.replace(" 0 -", " 1 3")) == "52 53 54 62 63 64 65 66\n"


def test_bad_notation_is_pointed_at():
    assert dedale("reach", BOARD_A.replace("┘ └", "┘ ┌"), code=2).splitlines() == [
        BOARD_A.replace("┘ └", "┘ ┌"),
        " " * 56 + "^",
        "The spare is written as it lies at rotation 0: one of │ └ ├.",
    ]


def test_trouble_is_told_in_the_language_of_the_terminal():
    assert "tuile libre" in dedale("reach", BOARD_A.replace("┘ └", "┘ ┌"), code=2, lang="fr_FR")
    assert "freie Plättchen" in dedale(
        "reach", BOARD_A.replace("┘ └", "┘ ┌"), "--lang", "de", code=2, lang="fr_FR"
    )
    assert dedale("games", "--lang", "xx", code=2).startswith("There is no language “xx”")


def test_a_rule_can_be_looked_up():
    assert dedale("rules", "cl-shift-5").startswith("CL-SHIFT-5 No undo")
    assert dedale("rules", "CL-SHIFT").count("CL-SHIFT-") >= 19
    assert "Did you mean CL-SHIFT-5?" in dedale("rules", "CL-SHFT-5", code=2)
    assert "Rules are named like CL-SHIFT-5" in dedale("rules", "?", code=2)


def test_the_games_are_listed_with_their_options_and_players():
    listed = dedale("games")

    assert "classic" in listed
    assert "2–4 seats" in listed
    assert "--events" in listed
    assert "--scenario     What is played: a standard game, or the final one" in listed
    assert "tough-goblins" in listed
    assert ", ".join(("me", *PLAYERS)) in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_listed_with_each_word_that_can_be_typed_and_no_other(language):
    listed = " ".join(dedale("games", "--lang", language).split())

    assert "(intro, standard, expert)" in listed
    assert listed.count("rotate, switch, traverse, teleport, escape") == 1
    assert "push" not in listed


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], f"There is no game called “chess”. Choose one of: {', '.join(CATALOGUE)}."),
        (["classic", "--seats", "me"], "This game has 2 to 4 seats, not 1."),
        (
            ["classic", "--seats", "me,gredy"],
            f"There is no player “gredy”. Choose one of: {', '.join(('me', *PLAYERS))}.",
        ),
        (
            ["classic", "--event"],
            "There is no option “event”. The options of this game: events, young",
        ),
        (["classic", "--events=maybe"], "The option “events” cannot be “maybe”."),
        (["classic", "--first-seat", "7"], "the first seat can be at most 1, not 7"),
        (["classic", "--first-seat", "9" * 40], "the first seat can be at most 1, not ∞"),
        (["classic", "--first-seat", "x"], "The option “first_seat” cannot be “x”."),
        (["classic", "--colours", "red,red"], "Every seat has a colour of its own"),
        (
            ["classic", "--colours", "red,pink"],
            "The option “colours” cannot be “red, pink”. It means: The colours of the seats",
        ),
        (["legends", "--first-seat", "7"], "the first seat must be one of them; 7 is not"),
        (["legends", "--first-seat", "x"], "The option “first_seat” cannot be “x”."),
        (["chronicles", "--characters", "9"], "The option “characters” cannot be “9”."),
        (["chronicles", "--scenario", "last"], "It can be: standard, final."),
        (["chronicles", "--modifications", "tuff"], "limited-scrolls, one-way-paths."),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_sentence(words, told):
    printed = dedale("play", *words, code=2)

    assert told in printed
    assert len(printed.splitlines()) == 1


def test_help_is_quick():
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert "play" in dedale("--help")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    assert min(times) < 0.4


def test_help_imports_nothing_heavy():
    code = "import sys, dedale.cli; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    heavy = {"numpy", "fluent", "rich.markdown", "dedale.games", "dedale.bots", "dedale.text"}
    assert not heavy & set(ran.stdout.split())


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """The record of a game that is over."""
    table = open_table("classic", 2, {"young": True}, "knossos")
    while table.decision:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, ("sharp", "easy")[seat]))
    path = tmp_path_factory.mktemp("records") / "game.json"
    save(table.log, path)
    return path


def test_a_finished_game_is_reviewed_turn_by_turn(finished):
    told = dedale("review", str(finished))
    table = Table(*load(finished))
    turns = {entry.seq for entry in table.entries if isinstance(entry.action, Walk)}
    rows = [line.split("│") for line in told.splitlines() if line.startswith("│")]

    assert {int(row[1]) for row in rows} == turns
    assert {row[2].strip() for row in rows} == {"Red", "Blue"}
    assert 1 <= told.count("could have done better after step") <= 3
    assert f"replay {finished}" in told


@pytest.fixture(scope="module")
def lost_together(tmp_path_factory):
    """The record of a team that has lost against the book."""
    table = open_table("team", 2, {"mode": "expert"}, "knossos")
    while table.decision:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))
    path = tmp_path_factory.mktemp("records") / "team.json"
    save(table.log, path)
    return path


def test_the_game_of_a_team_is_reviewed_against_the_book(lost_together):
    told = dedale("review", str(lost_together))
    table = Table(*load(lost_together))
    head = next(line for line in told.splitlines() if "treasures left" in line)
    rows = [line.split("│") for line in told.splitlines() if line.startswith("│")]
    *_, treasures, pages, hope, _ = (word.strip() for word in rows[-1])

    assert "pages left" in head
    assert "a good team wins" in head
    assert treasures == str(24 - len(table.state.collected))
    assert (pages, hope) == ("0", "0%")
    assert "The game was lost in " in told


def test_a_review_speaks_the_language_of_the_terminal(finished):
    assert "hätte es nach Schritt" in dedale("review", str(finished), "--lang", "de")
    assert "pouvait faire mieux après l’étape" in dedale("review", str(finished), "--lang", "fr")


def test_a_game_that_is_not_over_cannot_be_reviewed_yet(tmp_path):
    path = tmp_path / "game.json"
    save(open_table("classic", 2, seed="a").log, path)

    assert dedale("review", str(path), code=2).startswith("This has to wait until the game is over")


def test_a_hint_is_told_with_its_reason_and_enter_does_it():
    told = dedale("play", "classic", "--seed", "a", text="h\n\nq\n\n")

    assert "Push column B from the bottom, rotation 0; Walk to B1." in told
    assert "of the pushes that may follow leave a way from B1" in told
    assert "Red pushes column B from the bottom. Red walks to B1." in told
