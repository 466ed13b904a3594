"""Where games are decided: who was ahead when, and who won."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from dedale.lab.findings.estimates import share_of
from dedale.lab.findings.finding import (
    Chart,
    Column,
    Estimate,
    Finding,
    Form,
    Kind,
    Line,
    Upshot,
    Word,
)
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.wins import GAMES, SHARE

TENTHS = 10
HALF, SURELY = 0.5, 0.8  # a game is decided where who is ahead wins four times in five
PROGRESS = Column("progress", Kind.SHARE)
AHEAD, BEHIND, TEAM, BOX = "winner", "others", "team", "game"


class Course(NamedTuple):
    """What everybody had left at first and after each tenth of a game; the places of who won."""

    deal: str
    first: tuple[float, ...]
    left: list[tuple[float, ...]]
    won: set[int]

    def ahead(self, tenth: int, together: bool) -> int | None:
        """Who was ahead after a tenth; nobody where two were.

        A team and its game count in different things: each is measured by what it had at first.
        """
        left = self.left[tenth - 1]
        if together:
            left = tuple(one / max(first, 1) for one, first in zip(left, self.first, strict=True))
        return left.index(min(left)) if left.count(min(left)) == 1 else None


def courses(sample: Sample) -> Iterator[Course]:
    """Of all games that can tell; where all play together, the team comes first, then the game."""
    wanted = ("deal", "course", "turns", "winners")
    for deal, told, turns, winners in sample.tables.select(*wanted).iter_rows():
        if told and turns:
            won = {0 if winners else 1} if sample.together else set(winners)
            yield Course(deal, tuple(told[0]["left"]), at_tenths(told, turns), won)


def at_tenths(told: Sequence[dict[str, Any]], turns: int) -> list[tuple[float, ...]]:
    """What was left to do as each tenth of the turns was over, the first at a tenth."""
    left, place = [], 0
    for tenth in range(1, TENTHS):
        while place + 1 < len(told) and told[place + 1]["turn"] <= 1 + turns * tenth / TENTHS:
            place += 1
        left.append(tuple(told[place]["left"]))
    return left


def decided(sample: Sample) -> Iterator[Finding]:
    """How often whoever was ahead after each tenth of a game won."""
    won: dict[int, list[tuple[bool, str]]] = {}
    for course in courses(sample):
        for tenth in range(1, TENTHS):
            leader = course.ahead(tenth, sample.together)
            if leader is not None:
                won.setdefault(tenth, []).append((leader in course.won, course.deal))
    rows = [
        (tenth / TENTHS, len(ahead), share_of(*zip(*ahead, strict=True)))
        for tenth, ahead in sorted(won.items())
    ]
    if rows:
        chart = Chart(Form.LINES, "progress", "share", level=sample.luck)
        yield Finding("decided", [PROGRESS, GAMES, SHARE], rows, chart, told_by(rows))


def told_by(rows: Sequence[tuple[float, int, Estimate | None]]) -> Upshot | None:
    """From when on a game is decided; or that it is open; nothing where too few games tell."""
    kinds = {"progress": Kind.SHARE, "share": Kind.SHARE}
    first = len(rows)
    while first and (told := rows[first - 1][2]) and told.low >= SURELY:
        first -= 1
    if first < len(rows):
        return Upshot("decided", {"progress": rows[first][0], "share": rows[first][2]}, kinds)
    half = next((row for row in rows if row[0] >= HALF), rows[-1])
    if half[2] is None or half[2].high >= SURELY:
        return None
    return Upshot("decided-open", {"progress": half[0], "share": half[2]}, kinds)


def average(sample: Sample) -> Iterator[Finding]:
    """What was left to do after each tenth, on average: to who won, and to the others."""
    sides: dict[str, list[list[float]]] = {}
    names = (TEAM, BOX) if sample.together else (BEHIND, AHEAD)
    for course in courses(sample):
        for tenth, left in enumerate(course.left):
            for place, amount in enumerate(left):
                number = place if sample.together else place in course.won
                sides.setdefault(names[number], [[] for _ in range(TENTHS - 1)])[tenth].append(
                    amount
                )
    rows: list[Line] = [
        ((tenth + 1) / TENTHS, Word("side", side), fmean(found[tenth]))
        for side, found in sides.items()
        for tenth in range(TENTHS - 1)
        if found[tenth]
    ]
    columns = [PROGRESS, Column("side", Kind.NAME), Column("left", Kind.NUMBER)]
    if rows:
        yield Finding("course", columns, rows, Chart(Form.LINES, "progress", "left", "side"))
