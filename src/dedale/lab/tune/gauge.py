"""How near games come to a target, and how sure that is."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from math import inf
from typing import NamedTuple

from dedale.core.records import Record
from dedale.lab.findings import estimates
from dedale.lab.findings.finding import Estimate
from dedale.lab.row import Row
from dedale.lab.tune.wish import TuneTarget, TuneWhat

UNIT = 0.05  # by how much a bound is missed that counts as one, where nothing else is said

Games = Sequence[Sequence[Row]]
"""The rows of each game, or of each campaign."""


class Gauge(Record, frozen=True):
    """What was seen of games: the estimate, and the interval in which the truth should lie."""

    value: float
    low: float
    high: float
    of: str = ""  # the piece that is worst off

    def units(self, target: TuneTarget) -> float:
        """By how much the estimate misses a target."""
        return missed(target, self.value)

    def least_units(self, target: TuneTarget) -> float:
        """By how much a target is missed at least, if the truth lies in the interval."""
        return min(missed(target, value) for value in (self.low, self.high, *self._between(target)))

    def _between(self, target: TuneTarget) -> list[float]:
        aims = (target.value, target.least, target.most)
        return [aim for aim in aims if aim is not None and self.low <= aim <= self.high]

    def met(self, target: TuneTarget) -> bool:
        """Whether the estimate is near enough."""
        return fits(target, missed(target, self.value))

    def possible(self, target: TuneTarget) -> bool:
        """Whether some value in the interval is."""
        return fits(target, self.least_units(target))

    def sure(self, target: TuneTarget) -> bool:
        """Whether the whole interval is."""
        return all(fits(target, missed(target, value)) for value in (self.low, self.high))


def fits(target: TuneTarget, units: float) -> bool:
    """Whether a value meets a target that misses it by so much."""
    return units <= 1 if target.value is not None else units == 0


def missed(target: TuneTarget, value: float) -> float:
    """By how much a value misses a target, in units of what is near enough."""
    if target.value is not None:
        return abs(value - target.value) / (target.within or UNIT)
    least = -inf if target.least is None else target.least
    most = inf if target.most is None else target.most
    return max(least - value, value - most, 0.0) / (target.within or UNIT)


def gauged(games: Games, target: TuneTarget, known: Collection[str] = ()) -> Gauge:
    """How near games come to a target; `known` are pieces that may never have been seen."""
    match target.what:
        case TuneWhat.WON:
            won = [is_won(game[-1], target.seat) for game in games]
            return gauge(estimates.share_of(won, deals(games)))
        case TuneWhat.TURNS:
            return average([sum(row.turns for row in game) for game in games], games)
        case TuneWhat.STEPS:
            return average([sum(row.steps for row in game) for game in games], games)
        case TuneWhat.MEASURED:
            return average([measured(game[-1], target.name) for game in games], games)
        case TuneWhat.USED:
            return rarest(used(games, target, known), target)
        case TuneWhat.CHOSEN:
            return rarest(chosen(games, target), target)


def deals(games: Games) -> list[str]:
    """Of which deal each game is: games of one deal are alike."""
    return [game[0].seed for game in games]


def is_won(row: Row, seat: int | None) -> bool:
    """Whether a game was won, by a certain seat or by anybody."""
    return row.won if seat is None else seat in row.winners


def measured(row: Row, name: str) -> float:
    """A number that the game measured; nothing where it did not."""
    return next((one.value for one in row.measures if one.name == name), 0.0)


class PieceCount(NamedTuple):
    """How often something happened, of how often it could have."""

    piece: str
    times: float
    of: int


def used(games: Games, target: TuneTarget, known: Collection[str]) -> Iterable[PieceCount]:
    """In how many games an event told of each piece."""
    pieces = Counter(dict.fromkeys(known, 0))
    for game in games:
        pieces.update(pieces_in(game, target.event))
    return (
        PieceCount(piece, times, len(games))
        for piece, times in sorted(pieces.items())
        if target.piece in ("", piece)
    )


def pieces_in(game: Iterable[Row], event: str) -> set[str]:
    """The pieces that an event told of."""
    return {one.piece for row in game for one in row.used if one.event == event}


def chosen(games: Games, target: TuneTarget) -> Iterable[PieceCount]:
    """How often each piece was chosen; a game counts once, since its decisions are alike."""
    offered, taken, seen = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        choices = [one for row in game for one in row.choices if target.event in ("", one.action)]
        seen.update({one.piece for one in choices})
        for one in choices:
            offered[one.piece] += one.offered
            taken[one.piece] += one.chosen
    return (
        PieceCount(piece, games_seen * taken[piece] / offered[piece], games_seen)
        for piece, games_seen in sorted(seen.items())
        if target.piece in ("", piece)
    )


def rarest(tallies: Iterable[PieceCount], target: TuneTarget) -> Gauge:
    """Of all pieces, the one that misses the target by most."""
    gauges = [share(times, of, piece) for piece, times, of in tallies]
    return max(gauges, key=lambda one: one.units(target), default=Gauge(0.0, 0.0, 1.0))


def share(times: float, games: int, piece: str = "") -> Gauge:
    """A share, as findings estimate it."""
    return gauge(estimates.share(times, games), piece)


def average(values: Sequence[float], games: Games) -> Gauge:
    """The mean of a number of each game, as findings estimate it."""
    return gauge(estimates.mean(values, deals(games)))


def gauge(estimate: Estimate | None, piece: str = "") -> Gauge:
    """An estimate of findings; anything is possible where there is none."""
    return Gauge(*estimate, piece) if estimate else Gauge(0.0, 0.0, 1.0, piece)
