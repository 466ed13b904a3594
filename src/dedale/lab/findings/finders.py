"""What is looked for in runs of each kind."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from dedale.lab.findings.arms import ablate, sweep, trials
from dedale.lab.findings.campaigns import measured, parts
from dedale.lab.findings.course import average, decided
from dedale.lab.findings.differences import between, both
from dedale.lab.findings.finding import Finding
from dedale.lab.findings.lengths import legs, lengths
from dedale.lab.findings.matrix import matrix, ratings
from dedale.lab.findings.pieces import choices, uses
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.speed import speed
from dedale.lab.findings.wins import by_seat, endings, measures, wins
from dedale.lab.run import Run

Finder = Callable[[Sample], Iterator[Finding]]

GAMES: Sequence[Finder] = (wins, by_seat, endings, lengths, decided, average)
PIECES: Sequence[Finder] = (choices, uses)
FINDERS: Mapping[str, Sequence[Finder]] = {
    "matrix": (matrix, ratings, lengths, decided),
    "campaign": (wins, legs, parts, measured, lengths, endings, decided, average, *PIECES),
    "sweep": (sweep, lengths),
    "ablate": (ablate,),
    "tune": (trials,),
    "speed": (speed, wins, lengths),
}
"""What is looked for in runs of each kind, the most telling first."""
USUAL = (*GAMES, measures, *PIECES)


def findings(run: Run) -> list[Finding]:
    """All that a run has shown so far."""
    return found(Sample(run.plan, run.rows()))


def found(sample: Sample) -> list[Finding]:
    """All that is in some rows."""
    if not len(sample.units):
        return []
    finders = FINDERS.get(sample.plan.kind, USUAL)
    return [finding for finder in finders for finding in finder(sample)]


def contrasts(one: Run, other: Run) -> list[Finding]:
    """All that two runs have both shown, and how it differs."""
    samples = Sample(one.plan, one.rows()), Sample(other.plan, other.rows())
    known = {finding.id: finding for finding in found(samples[1])}
    pairs = [(each, known[each.id]) for each in found(samples[0]) if each.id in known]
    return [*between(*samples), *(told for pair in pairs for told in both(*pair))]
