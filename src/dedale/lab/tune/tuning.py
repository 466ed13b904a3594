"""Finds values that meet the targets of a wish, and says how they do on fresh seeds."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from msgspec.structs import replace

from dedale.core.errors import BadRun
from dedale.core.records import Record
from dedale.lab.frame import unframed
from dedale.lab.hands import Hands, on_this_machine
from dedale.lab.laboratory import played, run_of
from dedale.lab.origin import TUNING, origin
from dedale.lab.plan import require_playable
from dedale.lab.tune.bench import Bench, CellGames, arms_of, by_arm, name_of, plan_for
from dedale.lab.tune.result import Tuned
from dedale.lab.tune.score import Known, TuneScore, scored, seen_in
from dedale.lab.tune.search import SUFFIX, Proposal, Search, possibilities
from dedale.lab.tune.wish import TuneWhat, TuneWish, Values

PRESENT = "present"
BEST = "best"
REPORT = "tuned"
STAGES = (0.25, 0.5, 1.0)  # parts of a trial; after each, it may be seen to be hopeless
AGAIN = (2, 4)  # as many games, of values that may meet all targets


class TuneStep(Record, frozen=True):
    """A trial that is over."""

    number: int | None  # None for the values that there are
    values: Values
    score: TuneScore
    best: bool  # so far
    stopped: bool  # before all its games were played
    played: int  # games of all trials


class Tuning:
    """A search for values: what was tried, and the best of it."""

    def __init__(self, wish: TuneWish, bench: Bench, told: Callable[[TuneStep], None]) -> None:
        self.wish, self.bench, self._told = wish, bench, told
        self.search = Search(wish, bench.path.with_suffix(SUFFIX), f"{TUNING}{origin().code}")
        self.values: Values = {}
        self.trials = 0
        self._known: Known = {}
        self._labels: dict[str, str] = {}  # what the games with some values are called
        self._began = monotonic()
        self.score = self._first()
        for proposal in self.search.told():
            self._compare(proposal, self._seen_again(proposal))

    def why_over(self) -> str | None:
        """Why nothing more is tried, once there is a reason."""
        budget = self.wish.budget
        next_games = self.wish.games * len(self.wish.cells)
        reasons = {
            "met": self.score.met,
            "all": len(self._labels) - 1 >= possibilities(self.wish),
            "trials": self.trials >= budget.trials,
            "games": self.bench.played + next_games > budget.games,
            "minutes": monotonic() - self._began >= 60 * budget.minutes,
        }
        return next((why for why, holds in reasons.items() if holds), None)

    def step(self) -> None:
        """Try some values."""
        proposal = self.search.propose()
        score = self._tried(proposal.values, self._label(proposal))
        self.search.tell(proposal, score.loss)
        self._compare(proposal, score)

    def _first(self) -> TuneScore:
        """What there is, to begin with; its pieces are those that all trials are asked for."""
        label = self._labels.setdefault(str({}), PRESENT)
        games = self.bench.games(label, {}, self.wish.games)
        require_measured(self.wish, games)
        self._known = seen_in(self.wish, games)
        score = self._looked_at_again(label, {}, self._scored(label, {}, self.wish.games))
        self._told(TuneStep(None, {}, score, True, False, self.bench.played))
        return score

    def _tried(self, values: Values, label: str) -> TuneScore:
        """Play some values, and no longer than there is hope."""
        games = self.wish.games
        score = None
        for part in STAGES:
            score = self._scored(label, values, max(1, round(part * games)))
            if score.least_loss > self.score.loss:
                return score
        assert score is not None
        return self._looked_at_again(label, values, score)

    def _looked_at_again(self, label: str, values: Values, score: TuneScore) -> TuneScore:
        """Play more, as long as it is open whether all targets are met."""
        for more in AGAIN:
            if score.open:
                score = self._scored(label, values, more * self.wish.games)
        return score

    def _scored(self, label: str, values: Values, games: int) -> TuneScore:
        return scored(self.wish, self.bench.games(label, values, games), self._known)

    def _seen_again(self, proposal: Proposal) -> TuneScore:
        """The score of values that were tried before the program ended."""
        label = self._label(proposal)
        return self._scored(label, proposal.values, self.bench.count(label))

    def _label(self, proposal: Proposal) -> str:
        """What games with some values are called: the same values are never played twice."""
        return self._labels.setdefault(str(proposal.values), f"trial-{proposal.number}")

    def _compare(self, proposal: Proposal, score: TuneScore) -> None:
        """Keep the best; of values that were given up early, nobody knows how good they are."""
        self.trials += 1
        stopped = score.aims[0].games < self.wish.games
        better = not stopped and (not score.met, score.loss) < (not self.score.met, self.score.loss)
        if better:
            self.values, self.score = proposal.values, score
        self._told(
            TuneStep(proposal.number, proposal.values, score, better, stopped, self.bench.played)
        )


def tuned(
    wish: TuneWish,
    folder: Path,
    hands: Hands | None = None,
    told: Callable[[TuneStep], None] = lambda _: None,
    command: str = "",
) -> Tuned:
    """Find values that meet the targets; a tuning that was interrupted goes on where it was."""
    require_tunable(wish)
    hands = hands or on_this_machine()
    bench = Bench(wish, folder, hands, command)
    with bench.held():
        tuning = Tuning(wish, bench, told)
        while (why := tuning.why_over()) is None:
            tuning.step()
        bench.finish()
    present, best, report = reported(wish, tuning.values, (folder, command), hands)
    return Tuned(
        why=why,
        values=tuning.values,
        trials=tuning.trials,
        games=bench.played,
        chosen=tuning.score,
        present=present,
        best=best,
        run=str(bench.path),
        report=str(report),
    )


def require_measured(wish: TuneWish, games: CellGames) -> None:
    """Refuse to aim at what no table measures."""
    rows = [row for cell in games.values() for game in cell for row in game]
    known = {measure.name for row in rows for measure in row.measures}
    for target in wish.target:
        if target.what is TuneWhat.MEASURED and target.name not in known:
            facts = {"name": target.name, "known": ", ".join(sorted(known)) or "–"}
            raise BadRun("no-measure", **facts)


def require_tunable(wish: TuneWish) -> None:
    """Refuse what cannot be played before anything is: with no change, and at both ends."""
    for cell in wish.cells:
        for target in wish.target:
            if target.seat is not None and target.seat not in range(len(cell.players)):
                raise BadRun("no-such-seat", seat=target.seat, seats=len(cell.players))
    lows: Values = {one.at: one.among[0] if one.among else one.low or 0 for one in wish.number}
    highs: Values = {one.at: one.among[-1] if one.among else one.high or 0 for one in wish.number}
    for label, values in ((PRESENT, {}), ("low", lows), ("high", highs)):
        require_playable(plan_for(wish, arms_of(wish, label, values), wish.games))


def reported(
    wish: TuneWish, values: Values, where: tuple[Path, str], hands: Hands
) -> tuple[TuneScore, TuneScore, Path]:
    """The present values and the best ones, on seeds that nothing was chosen on."""
    labels: dict[str, Values] = {PRESENT: {}} | ({BEST: values} if values else {})
    arms = [arm for label, one in labels.items() for arm in arms_of(wish, label, one)]
    folder, command = where
    run = run_of(replace(plan_for(wish, arms, wish.report, REPORT), command=command), folder)
    found = by_arm(unframed(played(run, hands)))
    games: dict[str, CellGames] = {
        label: {cell.name: [*found[name_of(label, cell)].values()] for cell in wish.cells}
        for label in labels
    }
    known = seen_in(wish, games[PRESENT])
    scores = {label: scored(wish, games[label], known) for label in labels}
    return scores[PRESENT], scores.get(BEST, scores[PRESENT]), run.path
