"""Plans for matches: some players at a table, all pairs of players, whole campaigns, their pace."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from dedale.bots import PLAYERS
from dedale.games import game_by_id
from dedale.lab.origin import origin
from dedale.lab.plan import Arm, RunPlan


class Basis(NamedTuple):
    """What all arms of a plan have in common."""

    game: str
    options: Mapping[str, Any] = {}
    games: int = 100
    seed: str = ""  # empty for that of a run that is reported
    seconds: float = 60.0
    first: int = 0

    def plan(self, kind: str, arms: Sequence[Arm], **more: Any) -> RunPlan:
        """The plan with these arms."""
        code = origin().code
        seed = self.seed or origin().seed
        return RunPlan(
            kind,
            self.game,
            tuple(arms),
            self.games,
            code,
            seed,
            self.seconds,
            first=self.first,
            **more,
        )


def seated(players: Sequence[str]) -> str:
    """The name of an arm that differs by its players."""
    return ", ".join(players)


def match(basis: Basis, players: Sequence[str]) -> RunPlan:
    """These players at one table."""
    return basis.plan("match", [Arm(seated(players), tuple(players), dict(basis.options))])


def campaign(basis: Basis, players: Sequence[str]) -> RunPlan:
    """These players in whole campaigns."""
    arm = Arm(seated(players), tuple(players), dict(basis.options))
    return basis.plan("campaign", [arm], chained=True)


def matrix(basis: Basis, players: Sequence[str]) -> RunPlan:
    """Every player with every other; who plays together may also be alike."""
    players = tuple(dict.fromkeys(players))
    together = game_by_id(basis.game).together
    pairs = [
        pair for pair in combinations_with_replacement(players, 2) if together or pair[0] != pair[1]
    ]
    return basis.plan("matrix", [Arm(seated(p), p, dict(basis.options)) for p in pairs])


def speed(basis: Basis, players: Sequence[str], seats: int) -> RunPlan:
    """Each player at all seats, its thoughts timed."""
    arms = [
        Arm(player, (player,) * seats, dict(basis.options)) for player in dict.fromkeys(players)
    ]
    return basis.plan("speed", arms, timed=True)


EVERYBODY = tuple(PLAYERS)
"""All computer players, from the weakest to the strongest."""
