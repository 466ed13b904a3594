"""How quickly players think."""

from collections.abc import Iterator
from math import ceil

from dedale.lab.findings.finding import (
    Chart,
    Column,
    Finding,
    Form,
    Kind,
    Line,
    Upshot,
    worth,
)
from dedale.lab.findings.sample import Sample
from dedale.lab.findings.wins import PLAYER

MILLISECONDS = ("half", "nearly-all", "worst")
COLUMNS = [
    PLAYER,
    Column("actions", Kind.COUNT),
    Column("actions-a-second", Kind.NUMBER),
    Column("turns-a-second", Kind.NUMBER),
    *(Column(name, Kind.NUMBER) for name in MILLISECONDS),
]


def speed(sample: Sample) -> Iterator[Finding]:
    """Actions and turns a second of thought, and how long thoughts take, in milliseconds."""
    rows: list[Line] = []
    for arm in sample.arms:
        tables = sample.tables.filter(sample.tables["arm"] == arm.name)
        thoughts = sorted(one for told in tables["thoughts"].to_list() for one in told)
        seconds = sum(thoughts) / 1000
        if seconds:
            pace = len(thoughts) / seconds, sum(tables["turns"].to_list()) / seconds
            slow = (at(thoughts, 0.5), at(thoughts, 0.99), thoughts[-1])
            rows.append((sample.named(arm), len(thoughts), *pace, *slow))
    if rows:
        slowest = min(rows, key=lambda row: worth(row[2]))
        told = {"who": slowest[0], "pace": slowest[2], "worst": slowest[-1]}
        lead = Upshot("speed", told, dict.fromkeys(("pace", "worst"), Kind.NUMBER))
        yield Finding("speed", COLUMNS, rows, Chart(Form.TIMES, "half", "player"), lead)


def at(ordered: list[float], part: float) -> float:
    """The thought that so large a part of all do not exceed."""
    return ordered[ceil(part * len(ordered)) - 1]
