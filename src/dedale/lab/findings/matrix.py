"""Players against each other: who beats whom, and how good each is."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from dedale.core.score import SURE
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
    worth,
)
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.wins import GAMES, PLAYER, SHARE, WINS, counted

BOX = ""  # the game itself, as a player against the team
GAME = Word("box", BOX)
RATED = 30_000  # games in all, drawn again and again
FEWEST, MOST = 20, 100  # times that they are drawn
Ratings = dict[str, Any]
Team = tuple[str, ...]  # of one, where seats play against each other
Played = tuple[tuple[Team, ...], tuple[Team, ...]]
"""The teams that won a game, and those that did not."""


def matrix(sample: Sample) -> Iterator[Finding]:
    """How often each player wins against each other, or together with it."""
    rows = [row for arm in sample.arms for row in pair(sample, arm.name, arm.players)]
    columns = [PLAYER, Column("partner" if sample.together else "opponent", Kind.NAME)]
    chart = Chart(Form.HEAT, columns[1].key, "player", "share", None if sample.together else 0.5)
    key = "partners" if sample.together else "matrix"
    yield Finding(key, [*columns, GAMES, WINS, SHARE], rows, chart)


def pair(sample: Sample, arm: str, players: Sequence[str]) -> Iterator[Line]:
    """The rows of an arm: both ways round."""
    units = sample.units.filter(sample.units["arm"] == arm)
    first, *rest = dict.fromkeys(players)
    for one, other in dict.fromkeys([(first, *(rest or [first])), (*(rest or [first]), first)]):
        if sample.together:
            won = units["won"].to_list()
        else:
            won = [
                any(seated[seat] == one for seat in winners)
                for seated, winners in units.select("players", "winners").iter_rows()
            ]
        names = Word("player", one), Word("player", other)
        yield (*names, *counted(won, units["deal"].to_list()))


def ratings(sample: Sample) -> Iterator[Finding]:
    """How good each player is, by all games; drawn anew many times, in any order, for intervals."""
    games = list(results(sample))
    if not games:
        return
    chance = Random(sample.plan.seed)
    times = max(FEWEST, min(MOST, RATED // len(games)))
    drawn = [rated(chance.choices(games, k=len(games))) for _ in range(times)]
    found: dict[str, list[float]] = {}
    for ratings in drawn:
        for player, rating in ratings.items():
            found.setdefault(player, []).append(rating.mu)
    rows: list[Line] = [
        (GAME if player == BOX else Word("player", player), estimate(values))
        for player, values in found.items()
    ]
    rows.sort(key=lambda row: -worth(row[1]))
    lead = Upshot("ratings", {"who": next(row[0] for row in rows if row[0] != GAME)})
    chart = Chart(Form.SPANS, "rating", "player")
    yield Finding("ratings", [PLAYER, Column("rating", Kind.NUMBER)], rows, chart, lead)


def estimate(values: Sequence[float]) -> Estimate:
    """A rating, and how far it goes up and down with the games that are drawn."""
    middle, width = fmean(values), SURE * stdev(values) if len(values) > 1 else 0.0
    return Estimate(middle, middle - width, middle + width)


def results(sample: Sample) -> Iterator[Played]:
    """Who won each game, and who did not."""
    for players, winners in sample.units.select("players", "winners").iter_rows():
        if sample.together:
            sides: Played = (tuple(players),), ((BOX,),)
            yield sides if winners else (sides[1], sides[0])
        elif len({*players}) > 1:
            best = {players[seat] for seat in winners}
            others = sorted({*players} - best)
            yield tuple((one,) for one in sorted(best)), tuple((one,) for one in others)


def rated(games: Sequence[Played]) -> Ratings:
    """The ratings after these games, one after the other."""
    model, known = PlackettLuce(), Ratings()
    for won, lost in games:
        teams = (*won, *lost)
        for player in (player for team in teams for player in team):
            known.setdefault(player, model.rating(name=player))
        before = [[known[player] for player in team] for team in teams]
        ranks = [1.0] * len(won) + [2.0] * len(lost)
        after = model.rate(before, ranks=ranks)
        known.update((str(rating.name), rating) for team in after for rating in team)
    return known
