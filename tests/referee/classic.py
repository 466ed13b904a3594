"""The classic game as its rulebook tells it: what is allowed, what it leads to, who has won.

A table is a dict: `events`, `young`, `homes`, `board`, `spare` (shape, thing), `pawns`, `stacks`,
`found`, `pairs`, `active`, `phase`, `forbidden`, `message`, `second_half`, `winner`.
The thing of a tile is the treasure on its front or the message on its back.
"""

from copy import deepcopy
from typing import Any

from dedale.core.rng import Rng
from tests.referee.ground import (
    Place,
    around,
    carried,
    joined,
    line,
    opposite,
    pushed,
    spread,
    turns,
)

MESSAGES = ("double-shift", "extra-turn", "swap", "peek", "exchange", "wall-pass")

Table = dict[str, Any]
Deed = tuple[Any, ...]


def legal(table: Table, seat: int) -> list[Deed]:
    """Everything that this seat may do now."""
    if table["winner"] is not None or seat != table["active"]:
        return []
    if table["phase"] == "shift":
        return insertions(table)
    if table["phase"] == "move":
        return [("walk", place) for place in sorted(goals(table))]
    return [*uses(table), ("skip",)]


def insertions(table: Table) -> list[Deed]:
    """The spare goes in at any arrow, but not back where it came from."""
    arrows = [arrow for arrow in range(12) if arrow != table["forbidden"]]
    return [("insert", arrow, turn) for arrow in arrows for turn in turns(table["spare"][0])]


def uses(table: Table) -> list[Deed]:
    """The ways to use the message that was read."""
    me = table["active"]
    match table["message"]:
        case "double-shift" | "extra-turn":
            return insertions(table)
        case "swap":
            return [("swap", other) for other in range(len(table["pawns"])) if other != me]
        case "peek":
            return [("peek",)]
        case "exchange":
            return [("exchange", card) for card in table["stacks"][me][1:]]
    raise AssertionError(f"nothing is offered for {table['message']}")


def goals(table: Table) -> set[Place]:
    """Where the pawn may walk to: along corridors, and perhaps through one wall."""
    places = spread([table["pawns"][table["active"]]], lambda place: joined(table["board"], place))
    if table["message"] != "wall-pass":
        return places
    through = {near for place in places for _, near in around(place)}
    return spread(places | through, lambda place: joined(table["board"], place))


def apply(before: Table, deed: Deed, chance: Rng) -> tuple[Table, bool]:
    """The table after a deed, and whether something was shown that nobody can forget."""
    table = deepcopy(before)
    match deed:
        case "insert", arrow, turn:
            return table, insert(table, arrow, turn)
        case "walk", place:
            return table, walk(table, place)
        case "swap", other:
            pawns, me = table["pawns"], table["active"]
            pawns[me], pawns[other] = pawns[other], pawns[me]
            table["phase"] = "move"
            return table, False
        case ("peek",):
            table["pairs"][table["active"]] = True
            table["phase"] = "move"
            return table, True
        case "exchange", card:
            exchange(table, card, chance)
            return table, True
    return table, skip(table)


def insert(table: Table, arrow: int, turn: int) -> bool:
    """Push the spare in; the first time in a turn, look at the back of the tile that drops out."""
    shape, thing = table["spare"]
    table["board"], out = pushed(table["board"], arrow, (shape, turn, thing))
    table["spare"] = (out[0], out[2])
    table["pawns"] = [carried(arrow, pawn) for pawn in table["pawns"]]
    table["forbidden"] = opposite(arrow)
    assert line(table["forbidden"])[0] == line(arrow)[-1], "where the tile dropped out"
    looks = table["phase"] == "shift" and table["events"]
    if table["phase"] == "extra":
        table["second_half"] = True
    table["phase"] = "move"
    if looks and out[2] in MESSAGES:
        table["message"] = out[2]
        table["phase"] = "event" if choice_to_make(table) else "move"
    return looks


def choice_to_make(table: Table) -> bool:
    """Whether the message offers something that can be done before the walk."""
    me, message = table["active"], table["message"]
    if message == "peek":
        return len(table["stacks"][me]) > 1 and not table["pairs"][me]
    if message == "exchange":
        return len(table["stacks"][me]) > 1
    return message in ("double-shift", "swap")


def exchange(table: Table, card: str, chance: Rng) -> None:
    """A card that the player likes better goes on top; the others are shuffled below it."""
    me = table["active"]
    others = [other for other in table["stacks"][me] if other != card]
    table["stacks"][me] = [card, *chance.shuffle(others)]
    table["pairs"][me] = False
    table["phase"] = "move"


def walk(table: Table, place: Place) -> bool:
    """Go there, find what was looked for, and perhaps win; true if a card was turned up."""
    me = table["active"]
    table["pawns"][me] = place
    stack, pair = table["stacks"][me], table["pairs"][me]
    came_home = not stack and place == table["homes"][me]
    thing = table["board"][place[0]][place[1]][2]
    finds = thing in stack[: 2 if pair else 1]
    if finds:
        stack.remove(thing)
        table["found"][me].append(thing)
        table["pairs"][me] = False
    if came_home or (finds and table["young"] and not stack):
        table["winner"], table["phase"] = me, "over"
    elif table["message"] == "extra-turn" and not table["second_half"]:
        table["phase"] = "extra"
    else:
        pass_on(table)
    return finds


def skip(table: Table) -> bool:
    """Leave the message unused."""
    if table["phase"] == "event":
        table["phase"] = "move"
    else:
        pass_on(table)
    return False


def pass_on(table: Table) -> None:
    """The next player clockwise begins a turn."""
    table["active"] = (table["active"] + 1) % len(table["pawns"])
    table["phase"], table["message"], table["second_half"] = "shift", None, False


def winners(table: Table) -> list[int] | None:
    """Who has won; None while the game goes on."""
    return None if table["winner"] is None else [table["winner"]]


def front(tile: tuple[Any, ...]) -> tuple[Any, ...]:
    """A tile as it is seen from above: nobody sees what stands on its back."""
    return tuple(None if word in MESSAGES else word for word in tile)


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat is shown of what can be hidden; None is somebody who only watches."""
    sizes = [
        min(len(s), 2 if p else 1) for s, p in zip(table["stacks"], table["pairs"], strict=True)
    ]
    choosing = table["phase"] == "event" and table["message"] == "exchange"
    own = [] if seat is None else table["stacks"][seat]
    return {
        "maze": [front(tile) for row in table["board"] for tile in row],
        "spare": front(table["spare"]),
        "message": table["message"],
        "cards_left": [len(stack) for stack in table["stacks"]],
        "open_targets": sizes,
        "targets": [] if seat is None else own[: sizes[seat]],
        "goes_home": seat is not None and not own and not table["young"],
        "unfound": set(own) if choosing and seat == table["active"] else set(),
    }
