"""People who play chronicles in a real browser."""

import random
import re
from collections.abc import Callable
from typing import Any

import dedale
from dedale.core.log import ME, Place
from dedale.core.records import Event, Seat
from dedale.games import game_by_id
from dedale.games.chronicles import actions as a
from dedale.games.chronicles.state import Stage
from dedale.maze.cell import Cell
from dedale.maze.tile import rotations
from dedale.maze.turn import Insert, Walk
from dedale.table import Table
from dedale.text import voice_for
from tests.kit.browsing import Evening, Person
from tests.kit.legends_in_browser import carried

CHRONICLES = voice_for("en", game_by_id("chronicles"))
ALONE = (Place("Anna", ME),)
HEROES = ("roger", "demetris", "ollie", "miranda")
LAID = {"heroes": HEROES, "corners": HEROES, "characters": 4}
"""Four Characters, and nothing to be asked before the maze lies there."""

ON_BOARD = (Insert, Walk, a.Pause, a.ChooseCell, a.ChooseTurn, a.End, a.Stop)
WISHES = (a.Heed, a.Halt)
AIMED = (a.ChooseColour, a.ChooseHero)


def explored(evening: Evening, seed: str = "knossos", **options: Any) -> tuple[str, list[str]]:
    """A table of chronicles with Anna alone: its id, and the links of its seats."""
    table = dedale.open_table("chronicles", ALONE, LAID | options, seed=seed)
    return carried(evening, table.log)


def wandered(until: Callable[[Table], bool], **options: Any) -> Table:
    """A table with Anna alone, played at random until it looks like this."""
    for seed in range(40):
        table = dedale.open_table("chronicles", ALONE, LAID | options, seed=f"known {seed}")
        chance = random.Random(f"known {seed}")
        while table.view(0).stage not in (Stage.END, Stage.OVER):
            if until(table):
                return table
            table.submit(Seat(0), chance.choice(table.offers(Seat(0))))
    raise AssertionError("it never looks so")


def happened(kind: type[Event]) -> Callable[[Table], bool]:
    """An action has led to something of this kind."""
    return lambda table: table.seq > 0 and any(isinstance(e, kind) for e in table.steps[-1])


def answers(table: Table, seat: int = 0) -> list[Any]:
    """What a seat answers with a button of the question, in the order of the screen."""
    assert table.decision
    cards = () if table.decision.ask.startswith("window-") else (a.Use,)
    offers = table.offers(Seat(seat))
    buttons = [o for o in offers if not isinstance(o, (*ON_BOARD, *WISHES, *cards))]
    return sorted(buttons, key=lambda o: isinstance(o, a.Hush) + 2 * isinstance(o, a.Done))


def explore(person: Person, table: Table, action: Any) -> None:
    """Take an action of chronicles on the screen."""
    match action:
        case Insert():
            push(person, action)
        case Walk(cell):
            walk(person, cell)
        case a.Pause(Walk(cell)):
            person.press("Pause on the way")
            person.touch(person.cell(cell))
            person.press("Pause here")
        case a.ChooseCell(cell):
            person.touch(person.cell(cell))
            person.press(CHRONICLES.tell(action))
        case a.ChooseTurn(rotation):
            turn(person, table, rotation)
        case a.Use() if action not in answers(table, person.seat):
            take_up(person, table, action)
        case a.End() | a.Stop() | a.Heed() | a.Halt():
            person.press(CHRONICLES.tell(action))
        case _:
            answer(person, table, action)


def walk(person: Person, cell: Cell) -> None:
    """Walk to a cell, or stay; a finger sees the way first."""
    person.touch(person.cell(cell))
    if person.touches:
        person.press(re.compile("^(Walk|Stay) here"))


def push(person: Person, action: Insert) -> None:
    """Turn the spare, look at what a Shift would do, and make it."""
    for _ in range(action.rotation):
        person.press("Turn right")
    arrow = CHRONICLES.say(f"arrow-{action.arrow}")
    person.touch(person.button(re.compile(f"^Push {arrow}")))
    person.press("Push it in")


def turn(person: Person, table: Table, rotation: int) -> None:
    """Turn the tile that a card turns; at first it shows a rotation other than its own."""
    view = table.view(0)
    tile = view.maze.tiles[int(view.todo[-1].picked[-1])]
    ways = tuple(rotations(tile.shape))
    shown = next(way for way in ways if way != tile.rotation)
    for _ in range((rotation - shown) % len(ways)):
        person.press("Turn right")
    person.press(CHRONICLES.tell(a.ChooseTurn(rotation)))


def take_up(person: Person, table: Table, use: a.Use) -> None:
    """Take up a card, and use it."""
    name = re.escape(CHRONICLES.say(f"card-{use.card}"))
    owner = f", {CHRONICLES.say(f'hero-{use.hero}')}" if use.hero else ""
    person.button(re.compile(rf"^{name}{owner}\.")).click()
    person.button(re.compile(f"^Use {name}")).click()


def answer(person: Person, table: Table, action: Any) -> None:
    """Press the button of an answer; what aims at the board is pressed twice."""
    button = person.page.locator(".answer").nth(answers(table, person.seat).index(action))
    if isinstance(action, a.Hush):
        person.page.get_by_text(CHRONICLES.say("screen-ask-less")).click()
    button.click()
    if isinstance(action, AIMED):
        button.click()
