"""Small runs for the tests of the laboratory."""

from pathlib import Path
from typing import Any

import polars as pl
from polars.testing import assert_frame_equal

from dedale.lab.hands import Hands, alone
from dedale.lab.laboratory import played, run_of
from dedale.lab.plan import Arm, RunPlan

TIMES = ("cpu", "thoughts")
"""The columns that differ from one time to the next."""


def a_plan(*players: str, game: str = "parley", games: int = 4, **more: Any) -> RunPlan:
    """A plan with one arm."""
    options = more.pop("options", {})
    plan = {"kind": "match", "code": "code", "seed": "seed", "arms": (Arm("a", players, options),)}
    return RunPlan(game=game, games=games, **{**plan, **more})


def rows_of(plan: RunPlan, folder: Path, hands: Hands = alone) -> pl.DataFrame:
    """The rows of a plan, once it is played."""
    return played(run_of(plan, folder), hands)


def assert_alike(one: pl.DataFrame, other: pl.DataFrame) -> None:
    """The same games were played, whatever time they took."""
    assert_frame_equal(one.drop(TIMES), other.drop(TIMES))
