"""Two players at one table: where one of them does without a habit, and does something else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from dedale.bots import PLAYERS
from dedale.core.records import Action
from dedale.table import Table, asked, open_table


def answers(
    table: Table, player: str, without: frozenset[str], steps: int
) -> Iterator[tuple[Action, Action]]:
    """What a player does with a habit, and what without it, as the game goes on with it."""
    for _ in range(steps):
        if table.decision is None:
            return
        seat = table.decision.seats[0]
        situation, chance = asked(table, seat, 60.0)
        usual = PLAYERS[player].choose(situation, chance)
        situation, chance = asked(table, seat, 60.0)
        yield usual, PLAYERS[player].choose(replace(situation, without=without), chance)
        table.submit(seat, usual)


def differs(game: str, player: str, habit: str, options: dict[str, Any], most: int = 200) -> bool:
    """Whether some answer of a player in a game depends on a habit."""
    for number in range(3):
        table = open_table(game, 3, options, f"habit-{number}")
        for usual, other in answers(table, player, frozenset({habit}), most):
            if usual != other:
                return True
    return False
