"""A run: a file with a row for every game that was played of a plan, safe at any moment.

While it is played, rows are written to parts beside the file; what was being played when the power
failed is played again. A run is finished by joining its parts.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from uuid import uuid4

import msgspec
import polars as pl

from dedale.core.errors import BadOption, BadRun
from dedale.core.records import to_json
from dedale.lab.frame import SCHEMA, framed
from dedale.lab.plan import PlannedGame, RunPlan
from dedale.lab.row import Row

SUFFIX = ".parquet"
PLAN = "dedale"  # what the file says of itself
SOON, PAUSE = 0.5, 5.0  # seconds to the first part, and between two: no more than that is lost
KEY = ("arm", "number", "leg", "seed", "code", "content")
"""What no two rows of a run have in common."""


class Run:
    """What was played of a plan."""

    def __init__(self, path: Path, plan: RunPlan) -> None:
        self.path, self.plan = path, plan
        self._waiting: list[Row] = []
        self._written, self._pause = monotonic(), SOON

    @property
    def parts(self) -> Path:
        """The folder in which rows wait until the run is finished."""
        return self.path.with_suffix(".parts")

    def rows(self) -> pl.DataFrame:
        """All rows, in the order of the plan."""
        return joined([read(file) for file in files_of(self.path)], self.plan)

    def left(self) -> list[PlannedGame]:
        """The games that were not played yet."""
        over = self.rows().filter(pl.col("last")).select("arm", "number").rows()
        arms = {arm.name: number for number, arm in enumerate(self.plan.arms)}
        played = {(arms[arm], number) for arm, number in over if arm in arms}
        return [task for task in self.plan.tasks() if task not in played]

    @contextmanager
    def held(self) -> Iterator[None]:
        """As long as this lasts, no other program plays it."""
        self.parts.mkdir(parents=True, exist_ok=True)
        with locked(self.parts):
            yield

    def add(self, rows: Sequence[Row]) -> None:
        """Keep a game, and every few seconds all that were played since."""
        self._waiting += rows
        if monotonic() - self._written > self._pause:
            self.flush()
            self._pause = min(2 * self._pause, PAUSE)

    def flush(self) -> None:
        """Write what waits."""
        if self._waiting:
            self.parts.mkdir(parents=True, exist_ok=True)
            write(framed(self._waiting), self.parts / f"{uuid4().hex}{SUFFIX}", self.plan)
            self._waiting = []
        self._written = monotonic()

    def finish(self) -> pl.DataFrame:
        """Join all parts into the file."""
        self.flush()
        parts = [file for file in files_of(self.path) if file != self.path]
        rows = self.rows()
        write(rows, self.path, self.plan)
        for part in parts:
            part.unlink()
        with suppress(OSError):  # something else lies there
            self.parts.rmdir()
        return rows


def begun(path: Path, plan: RunPlan) -> Run:
    """The run of a plan in a file, new or to be gone on with; it never has fewer games."""
    if is_there(path):
        kept = opened(path).plan
        if kept.name != plan.name:
            raise BadRun("run-other", file=str(path))
        return Run(path, kept if kept.first == plan.first and kept.games > plan.games else plan)
    run = Run(path, plan)
    write(framed([]), run.parts / f"{uuid4().hex}{SUFFIX}", plan)
    return run


def files_of(path: Path) -> list[Path]:
    """The file of a run and its parts, as far as they are there."""
    parts = sorted(path.with_suffix(".parts").glob(f"*{SUFFIX}"))
    return [path, *parts] if path.exists() else parts


def is_there(path: Path) -> bool:
    """Whether anything was played in this file."""
    return bool(files_of(path))


def opened(path: Path) -> Run:
    """The run in a file, finished or not."""
    if not is_there(path):
        raise BadRun("no-run", file=str(path))
    newest = max(files_of(path), key=lambda file: file.stat().st_mtime_ns)
    return Run(path, plan_of(newest))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a folder; where a system knows no such locks, nobody is kept out."""
    try:
        import fcntl  # noqa: PLC0415 - only some systems have it
    except ImportError:
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as error:
        raise BadRun("run-busy", file=str(folder.with_suffix(SUFFIX))) from error
    finally:
        os.close(held)


def plan_of(file: Path) -> RunPlan:
    """The plan that a file says it is of."""
    try:
        told = pl.read_parquet_metadata(file)[PLAN]
        return msgspec.json.decode(told, type=RunPlan)
    except (KeyError, OSError, msgspec.MsgspecError, pl.exceptions.PolarsError) as error:
        raise BadRun("bad-run", file=str(file), why=str(error)) from error


def read(file: Path) -> pl.DataFrame:
    """The rows of a file; what it leaves out is empty."""
    try:
        frame = pl.read_parquet(file)
        missing = [
            pl.lit(None, kind).alias(name) for name, kind in SCHEMA.items() if name not in frame
        ]
        whole = frame.with_columns(missing)
        return whole.select(pl.col(name).cast(kind) for name, kind in SCHEMA.items())
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadRun("bad-run", file=str(file), why=str(error)) from error


def write(frame: pl.DataFrame, file: Path, plan: RunPlan) -> None:
    """Write rows so that a crash leaves the old file or the new one, never half of one."""
    beside = file.with_name(f"{uuid4().hex}.new")
    with written_to(file):
        frame.write_parquet(beside, metadata={PLAN: to_json(plan).decode()})
        with beside.open("rb+") as new:
            os.fsync(new.fileno())
        beside.replace(file)


@contextmanager
def written_to(file: Path) -> Iterator[None]:
    """Make the folder of a file that is written in here, and say it if that fails."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        yield
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadRun("run-unwritable", file=str(file), why=str(error)) from error


def joined(frames: Iterable[pl.DataFrame], plan: RunPlan) -> pl.DataFrame:
    """The rows of several tables, each game once, in the order of the plan."""
    rows = pl.concat([framed([]), *frames]).unique(KEY, keep="first", maintain_order=True)
    order = pl.Enum([arm.name for arm in plan.arms])
    return rows.sort(pl.col("arm").cast(order, strict=False), "number", "leg", nulls_last=True)


def merged(runs: Sequence[Run], path: Path) -> Run:
    """One run of what was played of the same plan in several places."""
    first = min((run.plan for run in runs), key=lambda plan: plan.first)
    for other in runs:
        if other.plan.name != first.name:
            raise BadRun("run-other", file=str(other.path))
    require_free(path, first)
    end = max(run.plan.first + run.plan.games for run in runs)
    run = Run(path, msgspec.structs.replace(first, games=end - first.first))
    write(joined([part.rows() for part in runs], run.plan), path, run.plan)
    return run


def require_free(path: Path, plan: RunPlan) -> None:
    """Refuse to write over another run."""
    if is_there(path) and opened(path).plan.name != plan.name:
        raise BadRun("run-other", file=str(path))


RESULTS = (
    *("kind", "arm", "value", "number", "leg", "game", "version", "code", "rules", "content"),
    *("players", "seconds", "seed", "won", "winners", "reason", "turns", "steps", "cpu", "part"),
    *("last", "measures"),
)
"""The columns that say how games ended: small enough to be kept for good."""
TIMES = ("thoughts",)
"""Those that are kept where thoughts are timed."""


def exported(run: Run, file: Path) -> None:
    """Write rows for other programs, in the form that the end of the name says."""
    if file.resolve() == run.path.resolve():
        raise BadRun("run-itself", file=str(file))
    rows = run.rows()
    with written_to(file):
        match file.suffix.lower():
            case ".parquet":
                write(rows.select(*RESULTS, *TIMES * run.plan.timed), file, run.plan)
            case ".json":
                rows.drop("log").write_json(file)
            case ".csv":
                flat(rows.drop("log")).write_csv(file)
            case other:
                raise BadOption("bad-form", field="file", value=other or file.name)


def flat(rows: pl.DataFrame) -> pl.DataFrame:
    """Rows in which lists are JSON, as CSV knows none."""
    nested = [name for name, kind in SCHEMA.items() if name in rows.columns and kind.is_nested()]
    return rows.with_columns(
        pl.col(name).map_elements(as_json, return_dtype=pl.String) for name in nested
    )


def as_json(values: pl.Series) -> str:
    """A list in a row, as JSON."""
    return to_json(values.to_list()).decode()
