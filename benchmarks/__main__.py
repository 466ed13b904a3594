"""`make bench`: the table of measurements, and exit code 1 where a floor is missed."""

import sys

from rich.console import Console
from rich.table import Table

from benchmarks.games import game_times
from benchmarks.maze import positions, reach_times, turn_times
from benchmarks.timing import spoken
from dedale.games import CATALOGUE

FLOOR = 20  # times faster than a plain search, in pure Python


def main() -> int:
    table = Table(
        "what", "here", "against", "ratio", "floor", title="best of nine rounds, CPU time"
    )
    states = positions()
    missed = 0
    for name, times in (("one reach", reach_times), ("all insertions of a turn", turn_times)):
        fast, slow = times(states)
        missed += slow / fast < FLOOR
        plain = f"{spoken(slow)} plain search"
        table.add_row(name, spoken(fast), plain, f"{slow / fast:.0f}×", f"{FLOOR}×")
    for game in CATALOGUE.values():
        play, copy, actions = game_times(game)
        each = f"{spoken(play / actions)} an action"
        name = f"{game.id}: legal + apply + 2 views, {actions} actions"
        row = (f"{spoken(play)}, {each}", f"{spoken(copy)} pickling states", f"{copy / play:.2f}×")
        table.add_row(name, *row, "")
    Console().print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
