"""Plays a plan, as far as it was not played yet."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

import polars as pl

from dedale.lab.hands import Hands, Work, on_this_machine
from dedale.lab.origin import origin
from dedale.lab.plan import PlannedGame, RunPlan, players_of, require_playable
from dedale.lab.playing import laid
from dedale.lab.row import Row
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
    with run.held():
        work = Work(run.plan, tasks, origin())
        with closing(kept(run, work, hands or on_this_machine())) as games:
            for number, _ in enumerate(games, start=done + 1):
                told(number)
        return run.finish()


def kept(run: Run, work: Work, hands: Hands) -> Generator[list[Row], None, None]:
    """The rows of some work, game by game; all that came is in the run, whatever stops it."""
    prepare(work.plan.game, players_of(work.plan))
    try:
        with closing(hands(work)) as games:
            for rows in games:
                run.add(rows)
                yield rows
    finally:
        run.flush()
