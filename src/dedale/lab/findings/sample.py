"""What was played, as findings read it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import polars as pl

from dedale.games import game_by_id
from dedale.lab.findings.finding import Word
from dedale.lab.plan import Arm, RunPlan

LISTS = ("measures", "used", "choices", "course", "thoughts", "winners")


class Sample:
    """The rows of a run: tables, and what they belong to: games, or campaigns.

    The `deal` of a table is the seed of its game, or of the first game of its campaign: rows of one
    deal are alike, whatever their arm and the order of players. `who` wins where seats play
    against each other: the first player of an arm, unless somebody is named.
    """

    def __init__(self, plan: RunPlan, rows: pl.DataFrame, who: str = "") -> None:
        empty = [pl.col(name).fill_null([]) for name in LISTS]
        deal = pl.col("seed").sort_by("leg").first().over("arm", "number").alias("deal")
        self.plan, self.tables, self.who = plan, rows.with_columns(*empty, deal), who

    @cached_property
    def together(self) -> bool:
        """Whether seats win and lose as one."""
        return game_by_id(self.plan.game).together

    @cached_property
    def arms(self) -> list[Arm]:
        """The arms of which anything was played, in the order of the plan."""
        played = set(self.tables["arm"].to_list())
        return [arm for arm in self.plan.arms if arm.name in played]

    @cached_property
    def units(self) -> pl.DataFrame:
        """A row for each game, or for each campaign that is over: its end, and how long it was.

        `score` is what arms are compared by: whether the team won, or the first player of the arm;
        `order` is who sat where.
        """
        keys = ["arm", "number"]
        legs = self.tables.group_by(keys, maintain_order=True).agg(
            pl.col("turns").sum().alias("length"), pl.len().alias("legs")
        )
        ends = self.tables.filter(pl.col("last")).join(legs, on=keys, maintain_order="left")
        arms = {arm.name: arm for arm in self.arms}
        scores, orders = [], []
        for row in ends.select("arm", "number", "won", "winners").iter_rows(named=True):
            arm = arms[row["arm"]]
            scores.append(self.score(arm, row))
            orders.append("|".join(arm.seated(row["number"])))
        return ends.with_columns(
            pl.Series("score", scores, pl.Int8), pl.Series("order", orders, pl.String)
        )

    def score(self, arm: Arm, row: dict[str, Any]) -> int:
        """Whether the team won, or a certain player of an arm."""
        if self.together:
            return int(row["won"])
        seated = arm.seated(row["number"])
        return int(any(seated[seat] == (self.who or arm.names[0]) for seat in row["winners"]))

    def tells(self, arm: Arm) -> bool:
        """Whether wins tell anything of an arm: somebody always wins against who is alike."""
        return self.together or len({*arm.players}) > 1

    @property
    def telling(self) -> list[Arm]:
        """The arms of which wins tell anything."""
        return [arm for arm in self.arms if self.tells(arm)]

    @property
    def luck(self) -> float | None:
        """The share that each seat wins by luck alone; None where seats win together."""
        sizes = {len(arm.players) for arm in self.arms if not self.together}
        return 1 / sizes.pop() if len(sizes) == 1 else None

    def named(self, arm: Arm) -> Word:
        """What an arm is called: with everything, without something, or as its plan says."""
        lacks = self.plan.kind == "ablate" and arm.name != self.plan.arms[0].name
        return Word("without" if lacks else "arm", arm.name)

    def of(self, arm: Arm) -> pl.DataFrame:
        """The games of an arm."""
        return self.units.filter(pl.col("arm") == arm.name)

    def pairs(self, one: Arm, other: Arm) -> pl.DataFrame:
        """The games that two arms have in common: alike but for what is measured."""
        return paired_rows(self.of(one), self.of(other))


def paired_rows(one: pl.DataFrame, other: pl.DataFrame) -> pl.DataFrame:
    """Games in two tables, side by side: those of one deal, in the same order of players."""
    keys = ["deal", "order"]
    wanted = [*keys, "score", "length"]
    return one.select(wanted).join(other.select(wanted), on=keys, suffix="_other")


def differences(pairs: pl.DataFrame, what: str) -> list[float]:
    """How much more there is in the second of each pair."""
    return (pairs[f"{what}_other"].cast(float) - pairs[what].cast(float)).to_list()


def seats(units: pl.DataFrame) -> Iterator[tuple[int, str, bool]]:
    """Of each seat in each game, the deal, and whether it won."""
    for players, winners, deal in units.select("players", "winners", "deal").iter_rows():
        for seat in range(len(players)):
            yield seat, deal, seat in winners
