"""What a laboratory plays: arms that are compared, and how many games of each."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import permutations
from typing import Any, NamedTuple

import msgspec

from dedale.bots import habits_of
from dedale.core.errors import BadOption
from dedale.core.options import read_options
from dedale.core.records import Record, to_json
from dedale.games import game_by_id
from dedale.table import require_computer

WITHOUT = "~"  # `sharp~memory` is a `sharp` without the habit `memory`
LONGEST = 60  # tables of a campaign; a campaign that wins nothing is lost long before


class Arm(Record, frozen=True):
    """Tables that are laid alike. What is measured is how arms differ."""

    name: str
    players: tuple[str, ...]  # who sits at a table; at which seats, differs from game to game
    options: dict[str, Any] = msgspec.field(default_factory=dict)  # of the game, as JSON has them
    value: float | None = None  # of what is varied, where that is a number
    like: tuple[str, ...] = ()  # the players of the arm that it is compared with, if others

    @property
    def names(self) -> tuple[str, ...]:
        """By player, what tells them apart: who was alike at first plays the same orders."""
        return self.like or self.players

    @property
    def orders(self) -> list[tuple[int, ...]]:
        """By seat, which of the players sits there: it matters who sits behind whom.

        The order of orders does not depend on what players are called, so it is the same in arms
        that are compared.
        """
        return orders_of(self.names)

    def dealt(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The deal of a game, and the order in which it is played."""
        deal, order = divmod(number, len(self.orders))
        return deal, self.orders[order]

    def seated(self, number: int) -> tuple[str, ...]:
        """By seat, what tells the players of a game apart."""
        return tuple(self.names[one] for one in self.dealt(number)[1])


@cache
def orders_of(names: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Every order of players of these names, each once, as they were named first."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for order in permutations(range(len(names))):
        found.setdefault(tuple(names[one] for one in order), order)
    return list(found.values())


class RunPlan(Record, frozen=True):
    """What is played, and how often; the same plan plays the same games."""

    kind: str  # the command that made it: match, sweep, …
    game: str
    arms: tuple[Arm, ...]
    games: int  # of each arm
    code: str  # what plays: a commit, and whether anything differs from it
    seed: str  # of all chance; game by game, it is the same in all arms
    seconds: float = 60.0  # to think, for each action: more than anybody needs
    logs: int = 20  # games of each arm that can be replayed
    timed: bool = False  # whether each thought is timed
    chained: bool = False  # whether whole campaigns are played
    command: str = ""  # that was typed for it
    first: int = 0  # the number of the first game: the others are played elsewhere

    @property
    def name(self) -> str:
        """What it is kept under: plans that differ only in how many games have the same name."""
        alike = to_json(msgspec.structs.replace(self, games=0, first=0, command=""))
        return f"{self.game}-{self.kind}-{sha256(alike).hexdigest()[:8]}"

    def tasks(self) -> Iterator["PlannedGame"]:
        """All games, round by round, so that arms can be compared at any time."""
        numbers = range(self.first, self.first + self.games)
        return (PlannedGame(arm, n) for n in numbers for arm in range(len(self.arms)))


class PlannedGame(NamedTuple):
    """One game of a plan, or one campaign."""

    arm: int
    number: int


def players_of(plan: RunPlan) -> set[str]:
    """Who plays in any arm, whatever habits they are without."""
    return {player.split(WITHOUT)[0] for arm in plan.arms for player in arm.players}


def require_playable(plan: RunPlan) -> None:
    """Refuse what cannot be played before anything is played."""
    game = game_by_id(plan.game)
    if plan.games < 1:
        raise BadOption("bad-games", field="games", value=plan.games)
    if not plan.seconds > 0:
        raise BadOption("bad-seconds", field="seconds", value=str(plan.seconds))
    if plan.chained and game.campaign is None:
        raise BadOption("no-campaigns", field="game")
    if not plan.arms:
        raise BadOption("too-few-players", field="players")
    names = [arm.name for arm in plan.arms]
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadOption("arms-alike", field="players", value=twice[0])
    for arm in plan.arms:
        for player in arm.players:
            require_player(plan.game, player)
        read_options(game.options, arm.options)


def require_player(game: str, spec: str) -> None:
    """Only computer players play in a lab, without habits that they have."""
    player, *without = spec.split(WITHOUT)
    require_computer(player)
    known = habits_of(game)
    for habit in without:
        if habit not in known:
            facts = {"value": habit, "known": ", ".join(known) or "–"}
            raise BadOption("no-such-habit", field="players", **facts)
