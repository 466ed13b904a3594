"""What a run has shown, as tables that a terminal and a page can show alike."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from dedale.lab.findings import (
    arms,
    campaigns,
    comparing,
    course,
    lengths,
    matrix,
    pieces,
    speed,
    wins,
)
from dedale.lab.findings.finding import Finding
from dedale.lab.findings.sample import Sample
from dedale.lab.run import Run

__all__ = ["differences", "findings", "found"]

Finder = Callable[[Sample], Iterator[Finding]]

DECIDED: Sequence[Finder] = (course.decided, course.average)
PIECES: Sequence[Finder] = (pieces.choices, pieces.uses)
FINDERS: Mapping[str, Sequence[Finder]] = {
    "matrix": (matrix.matrix, matrix.ratings, lengths.lengths),
    "campaign": (
        *(wins.wins, lengths.legs, campaigns.parts, campaigns.measured, lengths.lengths),
        *(wins.endings, *DECIDED, *PIECES),
    ),
    "sweep": (arms.sweep, lengths.lengths),
    "ablate": (arms.ablate,),
    "tune": (arms.trials,),
    "speed": (speed.speed, wins.wins, lengths.lengths),
}
"""What is looked for in runs of each kind, the most telling first."""
USUAL: Sequence[Finder] = (
    *(wins.wins, wins.by_seat, wins.endings, lengths.lengths),
    *(*DECIDED, wins.measures, *PIECES),
)


def findings(run: Run) -> list[Finding]:
    """All that a run has shown so far."""
    return found(Sample(run.plan, run.rows()))


def found(sample: Sample) -> list[Finding]:
    """All that is in some rows."""
    if not len(sample.units):
        return []
    finders = FINDERS.get(sample.plan.kind, USUAL)
    return [finding for finder in finders for finding in finder(sample)]


def differences(one: Sample, other: Sample) -> list[Finding]:
    """All that two runs of a game have both shown, and how it differs."""
    known = {finding.id: finding for finding in found(other)}
    pairs = [(each, known[each.id]) for each in found(one) if each.id in known]
    return [
        *comparing.between(one, other),
        *(told for pair in pairs for told in comparing.both(*pair)),
    ]
