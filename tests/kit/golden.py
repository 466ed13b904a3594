"""Golden games: recorded games that are played again and must come out as they were.

Stories are few, short and told (`tests/kit/golden_stories.py`). Long games are not told: they are
a line of steps, and digests of what happened. A step is the number of an action among those that
are offered.
"""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dedale.core.game import AnyGame
from dedale.core.records import Event, Seat, members, tag, to_json
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.table import Table, answer, open_table
from tests.kit.games import kit_of
from tests.kit.variants import name_of, variants

FOLDER = Path(__file__).parents[1] / "golden"
LONG = FOLDER / "long-games.txt"
BLOCK = 40  # steps from digest to digest
TRIES = 20  # games of each kind, until all is shown
HEAD = """\
# Long games that are not told, only compared: a digest of all that happened after each 40 steps.
#
# When a test points here, somebody plays by other rules than before. It names the first steps that
# differ; `python -m tools.golden NAME` tells that game step by step, so compare what it says before
# and after your change. Did you mean to change no rule? Then it is a bug, and this file is right.
# Did you mean to? Then `make bless` writes the file anew, and your commit names the rule.
#
# A game has a name (game, seats, variant), the kinds of actions and events that no game above it
# has, its steps (each the number of an action among those offered), and its digests.
"""


class Lost(Exception):
    """A recorded step that the rules no longer offer."""


class Setting(NamedTuple):
    """A table to be laid: the same chance and the same options each time."""

    game: AnyGame
    seats: int
    variant: str = "base"
    options: str = "{}"  # beyond those of the variant, as JSON
    seed: str = "golden"

    @property
    def name(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.variant}"

    def table(self) -> Table:
        named = {name_of(options): options for options in variants(self.game)}
        options = named[self.variant] | msgspec.json.decode(self.options)
        return open_table(self.game.id, self.seats, options, self.seed)


class Long(NamedTuple):
    """A long game: its steps, what it alone shows, and digests of what happened."""

    setting: Setting
    alone: tuple[str, ...]
    steps: tuple[str, ...]
    digests: tuple[str, ...]

    @property
    def game(self) -> AnyGame:
        return self.setting.game


def settings_of(game: AnyGame) -> list[Setting]:
    """Every variant of a game, with every number of seats."""
    names = [name_of(options) for options in variants(game)]
    return [Setting(game, seats, name) for seats in game.seats for name in names]


def step_of(table: Table, seat: Seat, action: Any) -> str:
    """What is about to be done, as a step; it names the seat where that is not the first asked."""
    assert table.decision is not None
    number = table.offers(seat).index(action)
    return str(number) if seat == table.decision.seats[0] else f"{seat}:{number}"


def deed_of(table: Table, step: str) -> tuple[Seat, Any]:
    """The seat and the action of a step."""
    chair, _, number = step.rpartition(":")
    if table.decision is None:
        raise Lost("the game is over")
    seat = Seat(int(chair)) if chair else table.decision.seats[0]
    offers = table.offers(seat)
    if int(number) >= len(offers):
        raise Lost(f"seat {seat} has {len(offers)} choices, none with number {number}")
    return seat, offers[int(number)]


def taken(table: Table, steps: Iterable[str]) -> Iterator[tuple[Seat, Any, tuple[Event, ...]]]:
    """Take steps one after the other: who, what, and what happened."""
    for step in steps:
        seat, action = deed_of(table, step)
        yield seat, action, tuple(table.submit(seat, action))


def turn_is_over(table: Table, seat: Seat) -> bool:
    """Whether somebody else is asked now, or nobody."""
    return table.decision is None or seat not in table.decision.seats


class Outcome(NamedTuple):
    """What became of a long game."""

    kinds: set[str]
    digests: tuple[str, ...]


def outcome_of(setting: Setting, steps: tuple[str, ...]) -> Outcome:
    """Play a long game: the kinds of what happened, and its digests."""
    table, draw = setting.table(), kit_of(setting.game.id).drawn
    told, digests = hashlib.sha256(), []
    kinds = {tag(event) for event in table.steps[0]}
    told.update(to_json(table.steps[0]))
    for number, (seat, action, events) in enumerate(taken(table, steps), 1):
        told.update(to_json((action, events)))
        kinds |= {tag(action), *map(tag, events)}
        if turn_is_over(table, seat):
            told.update(draw(table.state).encode())
        if number % BLOCK == 0:
            digests.append(told.hexdigest()[:8])
    told.update(str(table.outcome).encode())
    return Outcome(kinds, (*digests, told.hexdigest()[:8]))


def long_games() -> list[Long]:
    """The long games of the file."""
    lines = [line for line in LONG.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    found = []
    for chunk in "\n".join(lines).strip().split("\n\n"):
        name, alone, steps, digests = (line.partition(": ")[2] for line in chunk.splitlines())
        id, seats, variant = name.split("-", 2)
        setting = Setting(CATALOGUE[id], int(seats), variant)
        found.append(Long(setting, *(tuple(part.split()) for part in (alone, steps, digests))))
    return found


def written(games: Iterable[Long]) -> str:
    """The file of some long games."""
    parts = [HEAD]
    for long in games:
        parts += [f"game: {long.setting.name}", f"alone: {' '.join(long.alone)}"]
        parts += [f"steps: {' '.join(long.steps)}", f"digests: {' '.join(long.digests)}", ""]
    return "\n".join(parts)


def kinds_of(game: AnyGame) -> set[str]:
    """All kinds of actions and events of a game."""
    return {tag(kind) for kind in (*members(game.actions), *members(game.events))}


def bless_long() -> list[str]:
    """Write the long games again, and say what none of a game's recordings shows.

    Recorded steps are taken again; where the rules no longer offer them, another game is played. A
    game without any gets one for each variant and number of seats.
    """
    old = long_games() if LONG.exists() else []
    blessed, missing = [], []
    for game in CATALOGUE.values():
        kept = {long.setting: long.steps for long in old if long.game is game}
        steps = {one: kept.get(one) for one in kept or settings_of(game)}
        shown = completed(game, {one: anew(one, given) for one, given in steps.items()})
        blessed += shown
        left = kinds_of(game).difference(*(long.alone for long in shown))
        missing += [f"{game.id} {kind}" for kind in sorted(left)]
    LONG.write_text(written(blessed), encoding="utf-8")
    return missing


def anew(setting: Setting, steps: tuple[str, ...] | None) -> tuple[str, ...]:
    """The steps, if they can still be taken; else those of another game."""
    if steps is None:
        return played(setting)
    try:
        outcome_of(setting, steps)
    except Lost:
        return played(setting)
    return steps


def completed(game: AnyGame, steps: dict[Setting, tuple[str, ...]]) -> list[Long]:
    """Play other games in place of some, until all kinds of actions and events are shown."""
    outcomes = {setting: outcome_of(setting, given) for setting, given in steps.items()}
    for luck, setting in product(range(1, TRIES), steps):
        others = set().union(*(o.kinds for s, o in outcomes.items() if s != setting))
        missing = kinds_of(game) - others - outcomes[setting].kinds
        if not missing or outcomes[setting].kinds - others:
            continue  # all is shown, or something is shown here alone
        other = played(setting, luck)
        if (outcome := outcome_of(setting, other)).kinds & missing:
            steps[setting], outcomes[setting] = other, outcome
    return listed(steps, outcomes)


def listed(steps: dict[Setting, tuple[str, ...]], outcomes: dict[Setting, Outcome]) -> list[Long]:
    """Long games in their order, each with what no game before it shows."""
    seen: set[str] = set()
    games = []
    for setting, (kinds, digests) in outcomes.items():
        games.append(Long(setting, tuple(sorted(kinds - seen)), steps[setting], digests))
        seen |= kinds
    return games


def played(setting: Setting, luck: int = 0) -> tuple[str, ...]:
    """A whole game: mostly well played, now and then at random, so that all kinds of actions occur.

    A kit can have a `sensible` player for a game in which the computer players see no end.
    """
    table, whims = setting.table(), Philox("golden", luck)
    kit, steps = kit_of(setting.game.id), []
    sensible = getattr(kit, "sensible", None)
    seldom = getattr(kit, "WHIM", 8 if sensible else 4)
    while asked := table.decision:
        seat, whim = asked.seats[0], whims.below(seldom) == 0
        if sensible is None or whim:
            action = answer(table, seat, "random" if whim else "greedy")
        else:
            action = sensible(table.state)
        steps.append(step_of(table, seat, action))
        table.submit(seat, action)
    return tuple(steps)
