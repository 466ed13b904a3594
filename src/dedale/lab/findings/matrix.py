"""Players against each other: who beats whom, and how good each is."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

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


class RatedPair(NamedTuple):
    """Two sides, and what they played: the games of each deal."""

    sides: Played
    deals: list[list[Played]]


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
    pairs = list(results(sample))
    if not pairs:
        return
    chance = Random(sample.plan.seed)
    count = sum(len(games) for pair in pairs for games in pair.deals)
    times = max(FEWEST, min(MOST, RATED // count))
    drawn = [rated(drawn_from(pairs, chance)) for _ in range(times)]
    tells = all(len(pair.deals) > 1 for pair in pairs)
    rows: list[Line] = [
        (
            GAME if player == BOX else Word("player", player),
            estimate([ratings[player].mu for ratings in drawn], tells),
        )
        for player in drawn[0]
    ]
    rows.sort(key=lambda row: (-worth(row[1]), str(row[0])))
    lead = Upshot("ratings", {"who": next(row[0] for row in rows if row[0] != GAME)})
    chart = Chart(Form.SPANS, "rating", "player")
    yield Finding("ratings", [PLAYER, Column("rating", Kind.NUMBER)], rows, chart, lead)


def estimate(values: Sequence[float], tells: bool) -> Estimate:
    """A rating, and how far it goes up and down with what is drawn; a single deal tells nothing."""
    middle, width = fmean(values), SURE * stdev(values) if tells else inf
    return Estimate(middle, middle - width, middle + width)


def results(sample: Sample) -> Iterator[RatedPair]:
    """Of each pair, what it played, deal by deal."""
    for arm in sample.telling:
        first, *others = dict.fromkeys(arm.players)
        sides: Played = ((first,),), tuple((one,) for one in others)
        if sample.together:
            sides = (arm.players,), ((BOX,),)
        deals: dict[str, list[Played]] = {}
        units = sample.of(arm).select("deal", "players", "winners")
        for deal, players, winners in units.iter_rows():
            best: set[Team] = {(players[seat],) for seat in winners}
            if sample.together:
                best = {arm.players} if winners else {(BOX,)}
            teams = (*sides[0], *sides[1])
            won = tuple(team for team in teams if team in best)
            lost = tuple(team for team in teams if team not in best)
            deals.setdefault(deal, []).append((won, lost))
        if deals:
            yield RatedPair(sides, list(deals.values()))


def drawn_from(pairs: Sequence[RatedPair], chance: Random) -> list[Played]:
    """As many deals of each pair as were played, in any order; each may be drawn again.

    Among them are two that nobody has played, one won by either side: so a player who always won
    is not sure to always win.
    """
    games: list[Played] = []
    for (one, other), deals in pairs:
        imagined: list[list[Played]] = [[(one, other)], [(other, one)]]
        for deal in chance.choices([*deals, *imagined], k=len(deals)):
            games += deal
    chance.shuffle(games)
    return games


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
