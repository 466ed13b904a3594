"""A campaign of chronicles that is won, with the numbers of the box: a script of all its games.

A line `# seed` begins a game, and each line after it is an action: its seat, and what it does.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from dedale.core.errors import Illegal
from dedale.core.records import Seat, from_json, to_json
from dedale.core.replay import new_log
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.sheet import Result
from dedale.games.chronicles.state import Options
from dedale.table import Table, answer
from tests.kit.parley_campaigns import CHAIRS

PATH = Path(__file__).with_suffix(".txt")
BEGINNING = Options(characters=4)
PLAYER, SECONDS = "sharp", 60.0


def laid(options: Options, seed: str) -> Table:
    """A table of the campaign before its first action."""
    return Table(chronicles, new_log(chronicles, options, [c.place for c in CHAIRS], seed))


def scripted() -> Iterator[Table]:
    """The tables of the script one after the other, each as it ended."""
    options = BEGINNING
    for game in PATH.read_text(encoding="utf-8").split("# ")[1:]:
        seed, *actions = game.splitlines()
        table = laid(options, seed)
        for line in actions:
            seat, action = line.split(" ", 1)
            table.submit(Seat(int(seat)), from_json(action.encode(), ChroniclesAction))
        yield table
        options = chronicles.sequel(table.state)


def played(number: int) -> list[Table]:
    """The tables of a campaign between strong partners."""
    tables, options = [], BEGINNING
    while options is not None:
        table = laid(options, f"campaign {number} game {len(tables) + 1}")
        while asked := table.decision:
            seat = asked.seats[0]
            table.submit(seat, answer(table, seat, PLAYER, SECONDS))
        tables.append(table)
        options = chronicles.sequel(table.state)
    return tables


def is_won(tables: list[Table]) -> bool:
    """Whether the Dragon is freed at the last table."""
    return tables[-1].state.sheet.result is Result.WON


def bless_victory() -> None:
    """Keep the script where it still leads to victory; else write another one."""
    try:
        if is_won(list(scripted())):
            return
    except (Illegal, FileNotFoundError):
        pass
    PATH.write_text(script_of(next(filter(is_won, map(played, count())))), encoding="utf-8")


def script_of(tables: list[Table]) -> str:
    """The script of some tables."""
    lines = []
    for table in tables:
        lines.append(f"# {table.seed}")
        lines += [f"{e.seat} {to_json(e.action).decode()}" for e in table.log.actions]
    return "\n".join([*lines, ""])
