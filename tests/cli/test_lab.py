"""`dedale lab`, as it is typed."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress

import polars as pl
import pytest

from dedale.lab.run import is_there, opened
from tests.kit.installations import without
from tests.kit.interrupts import heeding_interrupts
from tests.kit.laboratory import assert_alike

RANDOM = ("--players", "random,random")


def lab(folder, *words, **more):
    """Carry out a command; runs are kept in a folder."""
    command = [sys.executable, "-m", "dedale", "lab", *map(str, words)]
    more = {"capture_output": True, "text": True, "cwd": folder, **more}
    return subprocess.run(command, check=False, **more)


def only_run(folder):
    """The run that was kept."""
    [file] = (folder / "runs").glob("*.parquet")
    return opened(file)


def test_a_match_is_shown_with_intervals_and_kept(tmp_path):
    words = ("classic", "--players", "greedy,random", "--games", "4", "--young", "--lang", "en")
    shown = lab(tmp_path, "match", *words)
    run = only_run(tmp_path)

    assert shown.returncode == 0, shown.stderr
    for word in ("greedy", "100%", "found every treasure first", str(run.path.name)):
        assert word in shown.stdout.replace("\n", "")
    assert "…" not in shown.stdout, "a terminal of 80 columns is wide enough"
    assert len(run.rows()) == 4
    assert run.plan.command == f"dedale lab match {' '.join(words[:-2])}"
    assert {json.loads(text)["young"] for text in run.rows()["options"]} == {True}
    assert (
        lab(tmp_path, "show", run.path, "--lang", "en").stdout.splitlines()[0:9]
        == (shown.stdout.splitlines()[0:9])
    )


COMMANDS = {
    "matrix": ("matrix", "classic", "--players", "random,greedy", "--young", "--games", "2"),
    "campaign": ("campaign", "chronicles", "--players", "random", "--characters", "1"),
    "sweep": ("sweep", "team", *RANDOM, "--vary", "mode=intro,standard", "--games", "2"),
    "ablate": ("ablate", "legends", *RANDOM, "--only", "fairy", "--games", "1"),
    "speed": ("speed", "team", "--players", "random", "--games", "2"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_shows_what_it_has_found(name, tmp_path):
    more = () if "--games" in COMMANDS[name] else ("--games", "2")
    shown = lab(tmp_path, *COMMANDS[name], *more, "--lang", "en")

    assert shown.returncode == 0, shown.stderr
    assert only_run(tmp_path).plan.kind == name
    assert only_run(tmp_path).left() == []
    assert "…" not in shown.stdout


def test_a_run_is_reported_compared_merged_and_written_elsewhere(tmp_path):
    for player in ("greedy", "random"):
        lab(tmp_path, "match", "team", "--players", f"{player},{player}", "--games", "2")
    one, other = (tmp_path / "runs").glob("*.parquet")
    pages = [tmp_path / name for name in ("one.html", "two.html")]

    assert lab(tmp_path, "report", one, "--to", pages[0]).returncode == 0
    assert lab(tmp_path, "compare", one, other, "--to", pages[1]).returncode == 0
    assert all("<html" in page.read_text("utf-8") for page in pages)
    assert lab(tmp_path, "merge", one, one, "--to", tmp_path / "all.parquet").returncode == 0
    assert_alike(opened(tmp_path / "all.parquet").rows(), opened(one).rows())
    assert lab(tmp_path, "export", one, tmp_path / "rows.csv").returncode == 0
    assert pl.read_csv(tmp_path / "rows.csv").height == 2
    refused = lab(tmp_path, "merge", one, other, "--to", tmp_path / "no.parquet", "--lang", "en")
    assert (refused.returncode, "another run" in refused.stderr) == (2, True)


LONG = ("match", "legends", *RANDOM, "--games", "150", "--workers", "1", "--seed", "x")


def begun(folder, *words):
    """A run that is being played, and has kept something."""

    command = [sys.executable, "-m", "dedale", "lab", *LONG, *words, "--lang", "en"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    playing = subprocess.Popen(
        command,
        cwd=folder,
        preexec_fn=heeding_interrupts,  # noqa: PLW1509 - no other thread is running yet
        start_new_session=True,
        **pipes,
    )
    while len(list(folder.glob("runs/*.parts/*.parquet"))) < 2:
        with suppress(subprocess.TimeoutExpired):
            playing.wait(0.05)
            pytest.fail(playing.stderr.read())
    return playing


def kept(folder):
    """The run that was stopped."""
    [parts] = folder.glob("runs/*.parts")
    file = parts.with_suffix(".parquet")
    assert is_there(file)
    return opened(file)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The same run, never stopped."""
    folder = tmp_path_factory.mktemp("whole")
    assert lab(folder, *LONG).returncode == 0
    return only_run(folder).rows()


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path, whole):
    playing = begun(tmp_path)
    os.killpg(playing.pid, signal.SIGINT)
    _, said = playing.communicate(timeout=30)
    before = len(kept(tmp_path).rows())

    assert playing.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert 0 < before < 150
    assert lab(tmp_path, *LONG).returncode == 0
    assert_alike(only_run(tmp_path).rows(), whole)


def test_a_run_that_was_killed_goes_on_to_the_same_end(tmp_path, whole):
    playing = begun(tmp_path)
    os.killpg(playing.pid, signal.SIGKILL)
    playing.communicate(timeout=30)

    assert 0 < len(kept(tmp_path).rows()) < 150
    assert lab(tmp_path, *LONG).returncode == 0
    assert_alike(only_run(tmp_path).rows(), whole)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("match", "classic", "--players", "zeus,greedy"), "no player “zeus”"),
        (("match", "classic", "--players", "sharp~luck,greedy"), "no habit “luck”"),
        (("match", "classic", "--games", "0"), "at least one"),
        (("match", "classic", "--players", "greedy"), "2 to 4 seats"),
        (("match", "poker"), "poker"),
        (("match", "classic", "--on", "moon"), "cannot be played on “moon”"),
        (("match", "legends", "--pack", "nowhere"), "nowhere"),
        (("campaign", "classic"), "no campaigns"),
        (("campaign", "chronicles", "--seconds", "-1"), "above 0"),
        (("campaign", "chronicles", "--modifications", "kind-goblins"), "kind-goblins"),
        (("sweep", "classic", "--vary", "young"), "names no values"),
        (("matrix", "classic", "--players", "greedy"), "compared with nobody"),
        (("show", "nothing.parquet"), "no run in nothing.parquet"),
        (("export", "nothing.parquet", "a.csv"), "no run in nothing.parquet"),
    ],
)
def test_what_cannot_be_done_says_why(words, why, tmp_path):
    shown = lab(tmp_path, *words, "--lang", "en")

    assert shown.returncode == 2
    assert why in shown.stderr
    assert "Traceback" not in shown.stderr


def test_what_can_be_varied_and_left_out_is_listed(tmp_path):
    numbers = lab(tmp_path, "numbers", "chronicles").stdout.splitlines()
    parts = lab(tmp_path, "parts", "team", "--mode", "expert", "--seats", "4").stdout.splitlines()

    assert "numbers.toml/hammer = 10" in numbers
    assert "habit memory" in parts
    assert "rule one-card-at-a-time" in parts


def test_without_its_packages_the_laboratory_says_what_to_install(tmp_path):
    shown = lab(tmp_path, "match", "classic", env=without("polars", tmp_path))

    assert shown.returncode == 2
    assert 'pip install "dedale[lab]"' in shown.stderr
