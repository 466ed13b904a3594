"""Plays the games of trials: all of them are rows of one run, and none is played twice."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, closing
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from dedale.core.records import to_json
from dedale.lab.frame import unframed
from dedale.lab.hands import Hands, Work
from dedale.lab.laboratory import kept
from dedale.lab.origin import TUNING, origin
from dedale.lab.plan import Arm, PlannedGame, RunPlan
from dedale.lab.row import Row
from dedale.lab.run import SUFFIX, Run
from dedale.lab.tune.wish import TuneBudget, TuneCell, TuneWish, Values
from dedale.lab.variation import varied

KIND = "tune"
CellGames = Mapping[str, Sequence[Sequence[Row]]]
"""By the name of a cell, its games, and the rows of each."""


def arms_of(wish: TuneWish, label: str, values: Values) -> list[Arm]:
    """The tables of all cells with some values."""
    return [
        Arm(name_of(label, cell), cell.players, varied(wish.game, cell.options, values))
        for cell in wish.cells
    ]


def name_of(label: str, cell: TuneCell) -> str:
    """What the tables of a cell are called."""
    return f"{label} {cell.name}"


def plan_for(wish: TuneWish, arms: Sequence[Arm], games: int, kind: str = KIND) -> RunPlan:
    """A plan for some tables; what is chosen here is chosen on seeds that are never reported."""
    of = origin()
    seed = of.seed if kind != KIND else f"{TUNING}{of.code}"
    facts = {"code": of.code, "seed": seed, "logs": 0, "chained": wish.chained}
    return RunPlan(kind, wish.game, tuple(arms), games, **facts)  # type: ignore[arg-type] # by name


class Bench:
    """What was played to find values; the run grows with every trial."""

    def __init__(self, wish: TuneWish, folder: Path, hands: Hands, command: str = "") -> None:
        self._wish, self._hands, self._command = wish, hands, command
        self._run = Run(path_in(folder, wish), plan_for(wish, (), 0))
        self._games: dict[str, dict[int, list[Row]]] = defaultdict(dict)
        self._keep(unframed(self._run.rows()))

    @property
    def path(self) -> Path:
        """The file of the run."""
        return self._run.path

    @property
    def played(self) -> int:
        """How many games there are."""
        return sum(len(games) for games in self._games.values())

    def games(self, label: str, values: Values, count: int) -> CellGames:
        """So many games of each cell with some values; those that are missing are played."""
        arms = arms_of(self._wish, label, values)
        tasks = [
            PlannedGame(number, game)
            for game in range(count)
            for number, arm in enumerate(arms)
            if game not in self._games[arm.name]
        ]
        if tasks:
            self._play(plan_for(self._wish, arms, count), tasks)
        return {
            cell.name: [self._games[name_of(label, cell)][game] for game in range(count)]
            for cell in self._wish.cells
        }

    def count(self, label: str) -> int:
        """How many games of each cell were played with some values."""
        counts = [len(self._games[name_of(label, cell)]) for cell in self._wish.cells]
        return min(counts)

    def held(self) -> AbstractContextManager[None]:
        """As long as this lasts, no other program plays the run."""
        return self._run.held()

    def finish(self) -> None:
        """Join what was written."""
        self._run.finish()

    def _play(self, plan: RunPlan, tasks: list[PlannedGame]) -> None:
        known = {arm.name: arm for arm in (*self._run.plan.arms, *plan.arms)}
        games = max(plan.games, self._run.plan.games)
        self._run.plan = replace(
            plan, arms=tuple(known.values()), games=games, command=self._command
        )
        with closing(kept(self._run, Work(plan, tasks, origin()), self._hands)) as played:
            for rows in played:
                self._keep(rows)

    def _keep(self, rows: Sequence[Row]) -> None:
        for arm, games in by_arm(rows).items():
            self._games[arm].update(games)


def by_arm(rows: Iterable[Row]) -> dict[str, dict[int, list[Row]]]:
    """The rows of each game of each arm, by its number.

    Whole games only: a campaign that stopped midway is played again.
    """
    found: dict[str, dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        found[row.arm][row.number].append(row)
    return {
        arm: {number: game for number, game in games.items() if game[-1].last}
        for arm, games in found.items()
    }


def path_in(folder: Path, wish: TuneWish) -> Path:
    """The file of a tuning: the same wish goes on, whatever may be spent now."""
    alike = replace(wish, budget=TuneBudget(), report=1)
    digest = sha256(to_json(alike) + origin().code.encode()).hexdigest()[:8]
    return folder / f"{wish.game}-{KIND}-{digest}{SUFFIX}"
