"""Figures in pages come from runs that are kept, and anybody can play them again."""

import pytest

from dedale.lab.run import opened
from tools.figures import RUNS
from tools.runs import LIST, commands

COMMANDS = commands()


def test_every_run_that_is_kept_is_listed():
    assert {file.stem for file in RUNS.glob("*.parquet")} == {*COMMANDS}
    assert LIST.parent == RUNS


@pytest.mark.parametrize("name", COMMANDS)
def test_a_run_that_is_kept_was_played_by_its_command_with_the_seeds_of_its_commit(name):
    run = opened(RUNS / f"{name}.parquet")
    rows = run.rows()

    assert run.plan.command == COMMANDS[name]
    assert run.left() == []
    assert run.plan.seed == run.plan.code
    assert "+" not in run.plan.code, "a draft"
    assert len(run.plan.code) == 40, "a commit"
    assert rows["code"].unique().to_list() == [run.plan.code]
    assert rows["seed"].str.starts_with(f"{run.plan.code}/").all()


@pytest.mark.parametrize("file", sorted(RUNS.iterdir()), ids=lambda file: file.name)
def test_what_is_kept_is_small(file):
    assert file.stat().st_size < 300_000
