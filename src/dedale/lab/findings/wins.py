"""Who wins, at which seat, and how games end."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dedale.lab.findings.estimates import Deals, mean, share_of
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
from dedale.lab.findings.sample import Sample, seats
from dedale.lab.plan import Arm

ARM = Column("arm", Kind.NAME)
PLAYER = Column("player", Kind.NAME)
SEAT = Column("seat", Kind.NAME)
REASON = Column("reason", Kind.NAME)
GAMES = Column("games", Kind.COUNT)
CAMPAIGNS = Column("campaigns", Kind.COUNT)
WINS = Column("wins", Kind.COUNT)
SHARE = Column("share", Kind.SHARE)


def wins(sample: Sample) -> Iterator[Finding]:
    """How often each player won; or the team."""
    if not sample.telling:
        return
    count = CAMPAIGNS if sample.plan.chained else GAMES
    rows = [row for arm in sample.telling for row in by_arm(sample, arm)]
    columns = [ARM, PLAYER, count, WINS, SHARE]
    chart: Chart | None = Chart(Form.SPANS, "share", "player", level=luck(sample))
    if sample.together:
        rows, columns = [(row[0], *row[2:]) for row in rows], [ARM, *columns[2:]]
        chart = Chart(Form.SPANS, "share", "arm")
    elif len(sample.arms) == 1:
        rows, columns = [row[1:] for row in rows], columns[1:]
    else:
        chart = None
    best = max(rows, key=lambda row: worth(row[-1]))
    facts = {"who": best[-4], "share": best[-1], "count": best[-3]}
    key = "wins-alone" if len(rows) == 1 else "wins"
    key = f"{key}-campaigns" if sample.plan.chained else key
    yield Finding("won", columns, rows, chart, Upshot(key, facts, {"share": Kind.SHARE}))


def by_arm(sample: Sample, arm: Arm) -> Iterator[Line]:
    """How often the team of an arm won; or each of its players, at any of its seats."""
    units = sample.of(arm)
    if sample.together:
        yield (sample.named(arm), None, *counted(units["score"].to_list(), units["deal"].to_list()))
        return
    for player in dict.fromkeys(arm.players):
        won = [
            any(players[seat] == player for seat in winners)
            for players, winners in units.select("players", "winners").iter_rows()
        ]
        yield (sample.named(arm), Word("player", player), *counted(won, units["deal"].to_list()))


def luck(sample: Sample) -> float | None:
    """The share that each would win if all were alike; None where there is none."""
    alike = all(len({*arm.players}) == len(arm.players) for arm in sample.arms)
    return sample.luck if alike else None


def counted(scores: Sequence[int], deals: Deals) -> Line:
    """Games, wins, and the share of them."""
    return len(scores), sum(scores), share_of(scores, deals)


def by_seat(sample: Sample) -> Iterator[Finding]:
    """How often whoever sat at a seat won, where seats play against each other."""
    if sample.together or not len(sample.units):
        return
    sat: dict[int, list[tuple[int, str]]] = {}
    for seat, deal, winner in seats(sample.units):
        sat.setdefault(seat, []).append((int(winner), deal))
    rows = [
        (Word("seat", str(seat + 1)), *counted(*zip(*sat[seat], strict=True)))
        for seat in sorted(sat)
    ]
    chart = Chart(Form.SPANS, "share", "seat", level=1 / len(rows))
    first, *_ = rows
    lead = Upshot(
        "seats",
        {"share": first[-1], "luck": 1 / len(rows)},
        {"share": Kind.SHARE, "luck": Kind.SHARE},
    )
    yield Finding("seats", [SEAT, GAMES, WINS, SHARE], rows, chart, lead)


def endings(sample: Sample) -> Iterator[Finding]:
    """How games ended."""
    ended, deals = (sample.tables[name].to_list() for name in ("reason", "deal"))
    rows = [
        (Word("reason", reason), count, share_of([one == reason for one in ended], deals))
        for reason, count in Counter(ended).most_common()
    ]
    chart = Chart(Form.SPANS, "share", "reason") if len(rows) > 1 else None
    yield Finding("endings", [REASON, GAMES, SHARE], rows, chart)


def measures(sample: Sample) -> Iterator[Finding]:
    """The numbers that the game itself knows to measure, on average."""
    found: dict[tuple[bool, str], list[tuple[float, str]]] = {}
    for winners, deal, told in sample.tables.select("winners", "deal", "measures").iter_rows():
        for one in told:
            found.setdefault((bool(winners), one["name"]), []).append((one["value"], deal))
    names = dict.fromkeys(name for _, name in found)
    if not names:
        return
    sides = (True, False) if {won for won, _ in found} == {True, False} else ()
    columns = [Column("measure", Kind.NAME), Column("average", Kind.NUMBER)]
    columns += [Column("when-won" if won else "when-lost", Kind.NUMBER) for won in sides]
    rows = [
        (
            Word("measure", name),
            averaged(found.get((True, name), []) + found.get((False, name), [])),
            *(averaged(found.get((won, name), [])) for won in sides),
        )
        for name in names
    ]
    yield Finding("measured", columns, rows)


def averaged(values: Sequence[tuple[float, str]]) -> Estimate | None:
    """The average of values that come with their deals."""
    return mean([value for value, _ in values], [deal for _, deal in values])
