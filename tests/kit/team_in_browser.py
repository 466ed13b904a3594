"""People who play the team game in a real browser."""

import re
from collections.abc import Callable

import dedale
from dedale.core.log import ME, Place
from dedale.games import game_by_id
from dedale.games.team.actions import (
    EndTurn,
    FlipUp,
    PickSpell,
    Rotate,
    Switch,
    TeamAction,
    WalkWith,
)
from dedale.maze.cell import Cell, Side
from dedale.maze.turn import Insert, Walk
from dedale.table import Table
from dedale.text import voice_for
from tests.kit.browsing import Evening, Person

TEAM = voice_for("en", game_by_id("team"))
STEPS = {Side.NORTH: (-1, 0), Side.EAST: (0, 1), Side.SOUTH: (1, 0), Side.WEST: (0, -1)}
FOUR = tuple(Place(name, ME) for name in ("Anna", "Theo", "Lotte", "Finn"))


def brought(
    evening: Evening,
    until: Callable[[Table], bool],
    seats: tuple[Place, ...] = FOUR,
    **options: object,
) -> tuple[Table, str, list[str]]:
    """A team game already played this far: the table, its id, the links of its seats."""
    table = dedale.open_table("team", seats, options, seed="knossos")
    while table.decision and not until(table):
        seat = table.decision.seats[0]
        table.submit(seat, dedale.answer(table, seat, "random"))
    path = evening.data / "record.json"
    dedale.save(table.log, path)
    status, laid = evening.house.post("/api/records", path.read_bytes())
    assert status == 201, laid
    home = f"{evening.house.address}/#/table/{laid['id']}"
    links = [f"{home}?seat={seat}&key={key}" for seat, key in enumerate(laid["keys"])]
    return table, laid["id"], links


def at_the_start(_: object) -> bool:
    """Nothing was played yet."""
    return True


def at_table(evening: Evening, link: str, *args: object, **context: object) -> Person:
    """Somebody who comes by a link."""
    person = evening.come(*args, **context)
    person.open(link)
    person.page.wait_for_selector("[data-step]")
    return person


def spell(person: Person, name: str) -> None:
    """Take up a spell."""
    group = person.page.get_by_role("group", name=re.compile("^Spells of"))
    group.get_by_role("button", name=name).click()


def team_do(person: Person, table: Table, action: TeamAction) -> None:
    """Take an action of the team game on the screen."""
    match action:
        case Insert(arrow, rotation):
            turned(person, rotation)
            person.touch(person.button(re.compile(f"^Push {TEAM.say(f'arrow-{arrow}')}")))
            person.press(re.compile("^Push it in"))
        case Rotate(cell, rotation):
            spell(person, "Rotate")
            person.touch(person.cell(Cell(*cell)))
            turned(person, presses(table, cell, rotation))
            person.press(re.compile("^Turn the tile"))
        case Switch(cell, side):
            spell(person, "Switch")
            down, right = STEPS[side]
            person.touch(person.cell(Cell(*cell)))
            person.touch(person.cell(Cell(cell[0] + down, cell[1] + right)))
            person.press(re.compile("^Switch the tiles"))
        case Walk(cell):
            walk(person, table, cell)
        case WalkWith(_, Walk(cell)):
            walk(person, table, cell, dear=True)
        case FlipUp(rotation):
            turned(person, rotation)
            person.press(re.compile("^Lay it like this"))
        case PickSpell() | EndTurn():
            person.press(TEAM.tell(action))


def turned(person: Person, times: int) -> None:
    """Turn the tile to the right."""
    for _ in range(times):
        person.press("Turn right")


def presses(table: Table, cell: Cell, rotation: int) -> int:
    """How many turns lead to a rotation, from the first one that is shown."""
    offers = [
        a.rotation
        for a in table.offers(table.decision.seats[0])
        if isinstance(a, Rotate) and a.cell == cell
    ]
    lies = table.view(0).maze[7 * cell[0] + cell[1]].rotation
    first = next((offer for offer in offers if offer > lies), offers[0])
    return (offers.index(rotation) - offers.index(first)) % len(offers)


def walk(person: Person, table: Table, cell: Cell, dear: bool = False) -> None:
    """Walk to a cell; where something is spent or cleared, the way is shown first."""
    rubble = table.view(0).maze[7 * cell[0] + cell[1]] is None
    person.touch(person.cell(Cell(*cell)))
    if dear or rubble or person.touches:
        person.press(re.compile("^Walk here"))
