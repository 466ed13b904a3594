"""Runs: nothing that was played is lost, whatever stops it."""

import json
import os
import subprocess
from itertools import islice

import polars as pl
import pytest

import dedale.bots
from dedale.bots import PLAYERS, Player
from dedale.bots.minds import any_offer
from dedale.core.errors import BadOption, BadRun
from dedale.lab.hands import alone, on_this_machine
from dedale.lab.laboratory import played, run_of
from dedale.lab.match import Basis, match
from dedale.lab.origin import CodeOrigin, fingerprint_of, origin, origin_of
from dedale.lab.plan import Arm
from dedale.lab.run import exported, merged, opened
from tests.kit.laboratory import a_plan, assert_alike, rows_of

PLAN = a_plan("random", "greedy", games=6)


class Stop(Exception):
    """Something that nobody has foreseen."""


def until(games):
    """Hands that drop everything after some games."""

    def hands(work):
        yield from islice(alone(work), games)
        raise Stop

    return hands


def test_what_was_played_is_kept_and_the_rest_is_played_later(tmp_path):
    with pytest.raises(Stop):
        rows_of(PLAN, tmp_path / "a", until(4))
    run = run_of(PLAN, tmp_path / "a")

    assert len(run.rows()) == 4
    assert len(run.left()) == 2
    assert_alike(played(run, alone), rows_of(PLAN, tmp_path / "b"))
    assert [file.suffix for file in (tmp_path / "a").iterdir()] == [".parquet"]


def test_more_games_of_the_same_go_on_where_the_run_has_ended(tmp_path):
    few = rows_of(PLAN, tmp_path)
    more = rows_of(a_plan("random", "greedy", games=8), tmp_path, alone)

    assert len(more) == 8
    assert more.head(6).equals(few)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_run_that_is_over_plays_nothing(tmp_path):
    rows = rows_of(PLAN, tmp_path)

    assert rows_of(PLAN, tmp_path, until(0)).equals(rows)


def test_fewer_games_of_the_same_take_nothing_away(tmp_path):
    rows = rows_of(PLAN, tmp_path)
    run = run_of(a_plan("random", "greedy", games=2), tmp_path)

    assert run.plan.games == 6
    assert run.rows().equals(rows)


def test_a_run_that_is_extended_and_stopped_knows_how_far_it_was_to_go(tmp_path):
    path = run_of(PLAN, tmp_path).path
    rows_of(PLAN, tmp_path)
    with pytest.raises(Stop):
        rows_of(a_plan("random", "greedy", games=40), tmp_path, until(8))

    assert opened(path).plan.games == 40
    assert len(opened(path).left()) == 26


def test_a_run_is_played_by_one_program_at_a_time(tmp_path):
    run = run_of(PLAN, tmp_path)
    with run.held(), pytest.raises(BadRun, match="run-busy"):
        rows_of(PLAN, tmp_path)

    assert len(rows_of(PLAN, tmp_path)) == 6


def test_a_run_that_failed_as_it_began_begins_again(tmp_path):
    run_of(PLAN, tmp_path).path.with_suffix(".parts").joinpath("x").touch()
    for part in tmp_path.glob("*.parts/*.parquet"):
        part.unlink()

    assert len(rows_of(PLAN, tmp_path)) == 6


def test_what_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").touch()
    run = run_of(PLAN, tmp_path)

    with pytest.raises(BadRun, match="run-unwritable"):
        rows_of(PLAN, tmp_path / "file")
    with pytest.raises(BadRun, match="run-unwritable"):
        exported(run, tmp_path / "file" / "rows.csv")
    with pytest.raises(BadRun, match="run-itself"):
        exported(run, run.path)


def test_a_game_that_breaks_says_which_it_was(tmp_path, monkeypatch):
    def broken(situation, chance):
        raise ValueError("boom")

    monkeypatch.setitem(PLAYERS, "broken", Player("broken", broken))
    with pytest.raises(ValueError, match="boom") as raised:
        rows_of(a_plan("broken", "random"), tmp_path)

    assert raised.value.__notes__ == ["in a, game 0, seed seed/0, step 0"]


def test_a_process_that_ends_is_said_and_what_was_played_is_kept(tmp_path, monkeypatch):
    monkeypatch.setitem(PLAYERS, "mortal", Player("mortal", gone))
    plan = a_plan("mortal", "mortal", game="team", games=2)

    with pytest.raises(BadRun, match="worker-lost"):
        rows_of(plan, tmp_path, on_this_machine(1))
    assert len(run_of(plan, tmp_path).left()) == 2


def gone(_situation, _rng):
    """A player whose process ends."""
    os._exit(1)


def test_games_are_shared_out_between_computers(tmp_path):
    whole = rows_of(PLAN, tmp_path / "whole")
    halves = [a_plan("random", "greedy", games=3, first=first) for first in (0, 3)]
    runs = []
    for number, half in enumerate(halves):
        rows_of(half, tmp_path / str(number))
        runs.append(run_of(half, tmp_path / str(number)))
    run = merged(runs[::-1], tmp_path / "merged.parquet")

    assert_alike(run.rows(), whole)
    assert (run.plan.first, run.plan.games, run.left()) == (0, 6, [])


def test_half_a_file_is_not_read(tmp_path):
    with pytest.raises(Stop):
        rows_of(PLAN, tmp_path, until(2))
    run = run_of(PLAN, tmp_path)
    (run.parts / "000009.new").write_bytes(b"PAR1")

    assert len(run.rows()) == 2


def from_the_end(work):
    """Play the last game first."""
    return alone(work._replace(tasks=work.tasks[::-1]))


def test_rows_stand_in_the_order_of_the_plan_whoever_was_first(tmp_path):
    arms = (Arm("z", ("random", "random")), Arm("b", ("greedy", "random")))
    plan = a_plan(arms=arms, games=2)
    rows = rows_of(plan, tmp_path, from_the_end)

    assert rows.select("arm", "number").rows() == [("z", 0), ("z", 1), ("b", 0), ("b", 1)]


def test_other_plans_have_other_files_and_no_file_holds_two(tmp_path):
    other = a_plan("random", "random", games=6)
    rows_of(PLAN, tmp_path)
    rows_of(other, tmp_path)
    one, two = run_of(PLAN, tmp_path).path, run_of(other, tmp_path).path
    assert one != two

    one.replace(two)
    with pytest.raises(BadRun, match="run-other"):
        run_of(other, tmp_path)


@pytest.mark.parametrize("content", [b"", b"PAR1", b"hello"])
def test_what_is_no_run_is_said(content, tmp_path):
    file = tmp_path / "a.parquet"
    file.write_bytes(content)

    with pytest.raises(BadRun, match="bad-run"):
        opened(file)
    with pytest.raises(BadRun, match="no-run"):
        opened(tmp_path / "b.parquet")


def test_another_table_of_numbers_is_no_run(tmp_path):
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "a.parquet")

    with pytest.raises(BadRun, match="bad-run"):
        opened(tmp_path / "a.parquet")


def test_what_several_computers_have_played_is_one_run(tmp_path):
    whole = rows_of(PLAN, tmp_path / "whole")
    with pytest.raises(Stop):
        rows_of(PLAN, tmp_path / "a", until(4))
    rows_of(a_plan("random", "greedy", games=5), tmp_path / "b", alone)
    with pytest.raises(Stop):
        rows_of(PLAN, tmp_path / "c", backwards)
    parts = [run_of(PLAN, tmp_path / name) for name in "abc"]
    run = merged(parts, tmp_path / "merged.parquet")

    assert_alike(run.rows(), whole)
    assert run.left() == []
    other = run_of(a_plan("random", "random"), tmp_path / "d")
    with pytest.raises(BadRun, match="run-other"):
        merged([run, other], tmp_path / "e.parquet")
    with pytest.raises(BadRun, match="run-other"):
        merged([run], other.path)


def backwards(work):
    """Play from the end, until there is an accident."""
    yield from islice(from_the_end(work), 3)
    raise Stop


def test_rows_are_written_for_other_programs(tmp_path):
    rows = rows_of(PLAN, tmp_path)
    run = run_of(PLAN, tmp_path)
    for name in ("a.csv", "a.json", "a.parquet"):
        exported(run, tmp_path / name)

    told = json.loads((tmp_path / "a.json").read_text())
    assert [row["winners"] for row in told] == rows["winners"].to_list()
    table = pl.read_csv(tmp_path / "a.csv")
    assert [json.loads(text) for text in table["winners"]] == rows["winners"].to_list()
    small = opened(tmp_path / "a.parquet").rows()
    assert small["won"].equals(rows["won"])
    assert small["log"].null_count() == len(rows)
    with pytest.raises(BadOption, match="bad-form"):
        exported(run, tmp_path / "a.xlsx")


def test_what_was_timed_is_kept(tmp_path):
    plan = a_plan("random", "random", games=1, timed=True)
    rows = rows_of(plan, tmp_path)
    exported(run_of(plan, tmp_path), tmp_path / "small.parquet")

    assert opened(tmp_path / "small.parquet").rows()["thoughts"].equals(rows["thoughts"])


# Seeds


def test_the_seed_of_a_report_is_that_of_its_commit(tmp_path):
    def git(*words):
        who = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    source, beside = tmp_path / "source", tmp_path / "readme"
    source.mkdir()
    (source / "a.py").write_text("1")
    installed = origin_of(source)
    assert installed.code == f"{installed.version}={fingerprint_of(source)}"

    git("init")
    assert "+" in origin_of(source).code, "nothing is committed"
    git("add", ".")
    git("commit", "-m", "one")
    one = origin_of(source)
    assert len(one.commit) == 40
    assert one.seed == one.commit

    beside.write_text("told")
    git("add", ".")
    git("commit", "-m", "two")
    assert origin_of(source) == one, "the code is the same"

    (source / "a.py").write_text("2")
    draft = origin_of(source)
    assert draft.seed.startswith(f"{one.commit}+")
    (source / "a.py").write_text("3")
    other = origin_of(source)
    assert other.seed != draft.seed
    (source / "new.py").write_text("4")
    new = origin_of(source)
    (source / "new.py").write_text("5")
    assert len({other.seed, new.seed, origin_of(source).seed}) == 3, "new files are code, too"


def test_without_a_seed_a_plan_takes_that_of_its_code(tmp_path):
    plan = match(Basis("parley", games=1), ("random", "random"))
    [row] = rows_of(plan, tmp_path).to_dicts()

    assert (plan.code, plan.seed) == (origin().code, origin().seed)
    assert row["seed"] == f"{row['code']}/0"
    assert CodeOrigin("1.0").seed == "1.0"


# Processes


def last_offer(situation, _rng):
    """A player of somebody else's."""
    return situation.offers[-1]


@pytest.mark.parametrize("start", ["forkserver", "spawn"])
def test_players_of_others_play_in_every_process(start, tmp_path, monkeypatch):
    monkeypatch.setitem(PLAYERS, "last", Player("last", last_offer))
    plan = a_plan("last", "last", game="team", games=2)
    apart = rows_of(plan, tmp_path / start, on_this_machine(2, start))

    assert_alike(apart, rows_of(plan, tmp_path / "here"))
    assert dedale.bots.PLAYERS["random"].choose is any_offer
