"""Plays a plan, as far as it was not played yet."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import polars as pl

from dedale.lab.hands import Hands, Work, on_this_machine
from dedale.lab.origin import origin
from dedale.lab.plan import PlannedGame, RunPlan, players_of, require_playable
from dedale.lab.playing import laid
from dedale.lab.run import Run, begun
from dedale.table import prepare

Told = Callable[[int], None]
"""Is told of every game how many are done."""


def run_of(plan: RunPlan, folder: Path) -> Run:
    """The run of a plan; what is wrong with it is said before anything is played."""
    require_playable(plan)
    for arm in range(len(plan.arms)):
        laid(plan, plan.arms[arm], PlannedGame(arm, 0), 0)
    return begun(folder / f"{plan.name}.parquet", plan)


def played(run: Run, hands: Hands | None = None, told: Told = lambda _: None) -> pl.DataFrame:
    """Play what is left of a run; whatever stops it, all games that were played are kept."""
    tasks = run.left()
    done = run.plan.games * len(run.plan.arms) - len(tasks)
    told(done)
    if not tasks:
        return run.finish()
    prepare(run.plan.game, players_of(run.plan))
    work = Work(run.plan, tasks, origin())
    with run.held():
        try:
            with closing((hands or on_this_machine())(work)) as games:
                for number, rows in enumerate(games, start=done + 1):
                    run.add(rows)
                    told(number)
        finally:
            run.flush()
        return run.finish()
