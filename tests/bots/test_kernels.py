"""A level never silently becomes another player: it waits for kernels, or says it is weaker."""

import subprocess
import sys
from pathlib import Path

import pytest

from dedale.bots import PLAYERS, Kernels
from dedale.games import CATALOGUE
from dedale.maze import engine
from dedale.text import LANGUAGES
from tests.kit.installations import (
    installed,
    levels_in,
    nearly_compiled,
    without,
    without_cache,
)

TWICE = """
import dedale
print(dedale.__file__)
from dedale.bots import PLAYERS
table = dedale.open_table("team", seats=2, seed="wheel", options={"mode": "standard"})
assert dedale.answer(table, 0, "easy") == dedale.answer(table, 0, "easy")
print(PLAYERS["easy"].kernels("team"))
"""
"""A level thinks twice."""

DEDALE = Path(sys.executable).with_name("dedale")


def printed(*words, env):
    """What a command says."""
    said = subprocess.run([DEDALE, *words], env=env, capture_output=True, text=True, check=True)
    assert "Warning" not in said.stderr
    return said.stdout


def test_levels_wait_for_their_kernels_and_a_line_says_so(tmp_path):
    _, easy, master, told = levels_in(sys.executable, nearly_compiled(tmp_path))

    assert easy > 0
    assert master > 0
    assert told.count("compiling the kernels that team is played with") == 1


def test_levels_of_the_wheel_think_where_nothing_can_be_kept_and_a_line_says_so(tmp_path):
    run = [installed(tmp_path), "-c", TWICE]
    env = {k: v for k, v in without_cache(tmp_path).items() if k != "PYTHONPATH"}
    ran = subprocess.run(run, env=env, capture_output=True, text=True, check=True)

    home, kernels = ran.stdout.split()
    assert home.startswith(str(tmp_path))
    assert kernels == "ready"
    assert ran.stderr.count("compiling the kernels that team is played with") == 1
    assert ran.stderr.count("cannot be written: the compiled kernels end with this process") == 1


def test_without_levels_warn_that_they_are_weaker(tmp_path):
    _, easy, master, told = levels_in(sys.executable, without("numba", tmp_path))

    assert (easy, master) == (0, 0)
    assert "Weaker: without Numba, every level plays team like greedy" in told


def test_players_tell_beforehand_whether_they_have_what_they_need(monkeypatch):
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    told = {(g, id) for g in CATALOGUE for id, p in PLAYERS.items() if p.kernels(g) != "ready"}

    assert told == {("team", level) for level in ("easy", "steady", "sharp", "master")}
    assert PLAYERS["master"].kernels("team") is Kernels.ABSENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_says_that_players_are_weaker(tmp_path, language):
    assert "dedale[fast]" in printed("games", "--lang", language, env=without("numba", tmp_path))


def test_whoever_plays_in_the_terminal_is_told_that_players_are_weaker(tmp_path):
    play = ("play", "team", "--seed", "a", "--lang", "en", "--seats", "easy,greedy")

    assert "plays this game like “greedy”" in printed(*play, env=without("numba", tmp_path))


def test_the_lab_says_that_players_are_prepared(tmp_path):
    lab = ("lab", "match", "team", "--players", "easy,greedy", "--games", "1", "--lang", "en")

    assert "are prepared the first time they think" in printed(*lab, env=nearly_compiled(tmp_path))
