"""Plays one game of a plan, and keeps what is to be known of it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from time import process_time
from typing import Any

import msgspec

from dedale.bots import PLAYERS, has_mind, standings
from dedale.core.log import Place
from dedale.core.records import Event, Mark, Seat, members, to_json
from dedale.games import game_by_id
from dedale.lab.origin import CodeOrigin
from dedale.lab.pieces import ChoiceCount, used_in
from dedale.lab.plan import LONGEST, WITHOUT, Arm, PlannedGame, RunPlan
from dedale.lab.row import Measured, Row, Standings
from dedale.lab.studies import study_of
from dedale.store.export import written
from dedale.table import Table, asked, open_table


def play(plan: RunPlan, task: PlannedGame, origin: CodeOrigin) -> list[Row]:
    """Play one game, or one campaign: a row for each table."""
    arm = plan.arms[task.arm]
    tables = chain(plan, arm, task) if plan.chained else iter([laid(plan, arm, task, 0)])
    rows = []
    for leg, (table, players) in enumerate(tables):
        watched = Watched(table, players, plan)
        try:
            watched.play()
        except Exception as error:
            error.add_note(
                f"in {arm.name}, game {task.number}, seed {table.seed}, step {table.seq}"
            )
            raise
        rows.append(watched.row(arm, task, leg, origin))
    return ended(rows, plan)


Laid = tuple[Table, tuple[str, ...]]
"""A table, and the players at its seats."""


def laid(plan: RunPlan, arm: Arm, task: PlannedGame, leg: int, options: Any = None) -> Laid:
    """The table of a game: each deal is played in every order of the players.

    The number of a game says its deal and its order, so that arms play the same games.
    """
    deal, order = arm.dealt(task.number)
    players = tuple(arm.players[one] for one in order)
    places = [Place("", player.split(WITHOUT)[0]) for player in players]
    seed = f"{plan.seed}/{deal}/{leg}" if plan.chained else f"{plan.seed}/{deal}"
    given = arm.options if options is None else msgspec.to_builtins(options)
    return open_table(plan.game, places, given, seed), players


def chain(plan: RunPlan, arm: Arm, task: PlannedGame) -> Iterator[Laid]:
    """The tables of a campaign; each is laid once the one before it is over."""
    options = None
    for leg in range(LONGEST):
        table, players = laid(plan, arm, task, leg, options)
        yield table, players
        options = table.game.sequel(table.state)
        if options is None:
            return


def ended(rows: list[Row], plan: RunPlan) -> list[Row]:
    """The rows of a campaign: only its last one tells whether the campaign is won."""
    if not plan.chained:
        return rows
    *before, last = rows
    return [*(msgspec.structs.replace(row, last=False) for row in before), last]


class Watched:
    """A table of computer players, and what is seen of it while they play."""

    def __init__(self, table: Table, players: tuple[str, ...], plan: RunPlan) -> None:
        self._table, self._players, self._plan = table, players, plan
        self._choices = ChoiceCount()
        self._course: list[Standings] = []
        self._thoughts: list[float] = []
        self._turns = 0
        self._seat: Seat | None = None  # who was asked last
        self._cpu = 0.0

    def play(self) -> None:
        """Play to the end."""
        self._look(self._table.steps[0])
        while self._table.decision is not None:
            seat = self._table.decision.seats[0]
            player, *without = self._players[seat].split(WITHOUT)
            situation, chance = asked(self._table, seat, self._plan.seconds)
            situation = replace(situation, without=frozenset(without))
            before = process_time()
            action = PLAYERS[player].choose(situation, chance)
            thought = process_time() - before
            events = self._table.submit(seat, action)
            self._cpu += process_time() - before
            if self._plan.timed:
                self._thoughts.append(1000 * thought)
            self._choices.add(situation.offers, action)
            self._look(events)

    def _look(self, events: tuple[Event, ...]) -> None:
        """How far everybody is, wherever a turn begins."""
        game, asked_now = self._table.game, self._table.decision
        marked = sum(event.mark is Mark.TURN for event in events)
        passed = asked_now is not None and asked_now.seats[0] != self._seat
        begun = marked if tells_turns(game.id) else passed
        self._turns += begun
        if asked_now is None:
            return
        self._seat = asked_now.seats[0]
        if begun and has_mind(game.id):
            views = [self._table.view(Seat(seat)) for seat in range(len(self._players))]
            left = tuple(float(one.left) for one in standings(game.id, views))
            self._course.append(Standings(self._turns, left))

    def row(self, arm: Arm, task: PlannedGame, leg: int, origin: CodeOrigin) -> Row:
        """What is kept of it."""
        table, plan, study = self._table, self._plan, study_of(self._table.game)
        assert table.outcome is not None
        won = bool(table.outcome.winners)
        if plan.chained and study.is_won is not None:
            won = study.is_won(table.state)
        return Row(
            kind=plan.kind,
            arm=arm.name,
            value=arm.value,
            number=task.number,
            leg=leg,
            game=plan.game,
            version=origin.version,
            code=origin.code,
            rules=table.game.version,
            content=table.game.content(table.options),
            options=to_json(table.options).decode(),
            players=self._players,
            seconds=plan.seconds,
            seed=table.seed,
            won=won,
            winners=table.outcome.winners,
            reason=table.outcome.reason,
            turns=self._turns,
            steps=table.seq,
            cpu=self._cpu,
            part=study.part(table.state) if plan.chained else "",
            last=True,
            measures=tuple(Measured(n, float(v)) for n, v in study.measured(table.state).items()),
            used=used_in(event for step in table.steps for event in step),
            choices=self._choices.counted(),
            course=tuple(self._course),
            thoughts=tuple(self._thoughts),
            log=written(table.log) if task.number < plan.logs else None,
        )


@cache
def tells_turns(game: str) -> bool:
    """Whether an event says that a turn begins; elsewhere one does when another seat is asked."""
    kinds = members(game_by_id(game).events)
    return any(getattr(kind, "mark", None) is Mark.TURN for kind in kinds)
