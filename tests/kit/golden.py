"""Golden games: recorded whole games, drawn so that a diff can be read.

A file holds the log line by line: `>` is an action, `·` an event, and the table is drawn after each
turn. The test takes the actions again and must get the same file.
"""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from dedale.core.errors import Illegal
from dedale.core.game import AnyGame
from dedale.core.records import Seat, from_json, members, tag, to_json
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.table import Table, answer, open_table
from tests.kit.games import kit_of
from tests.kit.variants import name_of, variants

FOLDER = Path(__file__).parents[1] / "golden"
TRIES = 20  # games of each kind, until all is shown


class Golden(NamedTuple):
    """One recorded game: for each variant, and each number of seats, there is one."""

    game: AnyGame
    seats: int
    options: dict[str, Any]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game.id}-{self.seats}-{name_of(self.options)}.txt"


def all_golden() -> list[Golden]:
    """Every variant, with every number of seats, of every game."""
    return [
        Golden(game, seats, options)
        for game in CATALOGUE.values()
        for seats in game.seats
        for options in variants(game)
    ]


def new_table(golden: Golden) -> Table:
    """The table that a golden game is played on."""
    return open_table(golden.game.id, golden.seats, golden.options, "golden")


def recorded(golden: Golden) -> list[tuple[Seat, Any]]:
    """The seats and actions of a file."""
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    words = [line[2:].split(" ", 1) for line in lines if line.startswith("> ")]
    return [(Seat(int(s)), from_json(a.encode(), golden.game.actions)) for s, a in words]


def retold(golden: Golden, actions: list[tuple[Seat, Any]]) -> str:
    """The file that these actions lead to."""
    table = new_table(golden)
    return "\n".join([*told(golden, table, actions), str(table.outcome), ""])


def told(golden: Golden, table: Table, actions: list[tuple[Seat, Any]]) -> Iterator[str]:
    """Actions, events, and the table after each turn."""
    draw = kit_of(golden.game.id).drawn
    yield from (f"· {to_json(event).decode()}" for event in table.steps[0])
    yield draw(table.state)
    for seat, action in actions:
        yield f"> {seat} {to_json(action).decode()}"
        for event in table.submit(seat, action):
            yield f"· {to_json(event).decode()}"
        asked = table.decision
        if asked is None or seat not in asked.seats:
            yield draw(table.state)


def bless(golden: Golden) -> None:
    """Tell the recorded actions anew; where the rules refuse them, play another game."""
    try:
        text = retold(golden, recorded(golden))
    except (Illegal, FileNotFoundError):
        text = retold(golden, played(golden))
    golden.path.write_text(text, encoding="utf-8")


def complete(game: AnyGame) -> list[str]:
    """Play other games in place of some, until all kinds of actions and events are shown.

    What no game shows even then is told: it wants a game that is played on purpose.
    """
    goldens = {golden.path: golden for golden in all_golden() if golden.game is game}
    shown = {path: words_in(path.read_text(encoding="utf-8")) for path in goldens}
    words = {tag(kind) for kind in (*members(game.actions), *members(game.events))}
    for luck, path in product(range(1, TRIES), goldens):
        others = set().union(*(found for other, found in shown.items() if other != path))
        missing = words - others - shown[path]
        if not missing or shown[path] & words - others:
            continue  # all is shown, or something is shown here alone
        text = retold(goldens[path], played(goldens[path], luck))
        if words_in(text) & missing:
            path.write_text(text, encoding="utf-8")
            shown[path] = words_in(text)
    return sorted(words.difference(*shown.values()))


def words_in(text: str) -> set[str]:
    """The words that stand in quotes: tags are among them."""
    return set(re.findall(r'"([a-z-]+)"', text))


def played(golden: Golden, luck: int = 0) -> list[tuple[Seat, Any]]:
    """A whole game: mostly well played, now and then at random, so that all kinds of actions occur.

    A kit can have a `sensible` player for a game in which the computer players see no end.
    """
    table, whims = new_table(golden), Philox("golden", luck)
    kit = kit_of(golden.game.id)
    sensible = getattr(kit, "sensible", None)
    seldom = getattr(kit, "WHIM", 8 if sensible else 4)
    while asked := table.decision:
        seat, whim = asked.seats[0], whims.below(seldom) == 0
        if sensible is None or whim:
            action = answer(table, seat, "random" if whim else "greedy")
        else:
            action = sensible(table.state)
        table.submit(seat, action)
    return [(entry.seat, entry.action) for entry in table.log.actions]
