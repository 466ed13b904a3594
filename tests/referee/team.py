"""The team game as its rulebook tells it: what is allowed, what it leads to, who has won.

A table is a dict: `expert`, `colours`, `first`, `board`, `spare` (shape, thing), `pawns`, `boards`,
`spells`, `deck`, `book`, `turned`, `collected`, `active`, `phase`, `spent`, `moves`, `gains`.
A tile is (shape, rotation, thing, up); its thing is a treasure or a marking.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.referee.ground import (
    BOARD,
    HOMES,
    STEPS,
    Place,
    Tile,
    across,
    around,
    beside,
    carried,
    fixed,
    joined,
    line,
    open_to,
    pushed,
    sides,
    spread,
    turns,
)

DEALT = ("rotate", "switch", "traverse", "teleport", "escape")
FLIPS = {
    12: ("mushroom", "sun"),
    13: ("elephant", "wave"),
    14: ("sickle", "moon"),
    15: ("fan", "flame"),
    16: ("candle", "star"),
    17: ("key", "leaf"),
}
SENDS = {
    18: ("red", "yellow", "blue"),
    19: ("yellow", "blue", "green"),
    20: ("blue", "green", "red"),
    21: ("green", "red", "yellow"),
    22: ("red", "blue", "green"),
    23: ("yellow", "green", "red"),
}

Table = dict[str, Any]
Deed = tuple[Any, ...]


def legal(table: Table, seat: int) -> list[Deed]:
    """Everything that this seat may do now."""
    if seat != table["active"]:
        return []
    match table["phase"]:
        case "pick":
            return [("pick", spell) for spell in spells_left(table)]
        case "act":
            return [*casts(table), *walks(table), ("end",)]
        case "flip":
            return [("flip", turn) for turn in turns(tile_at(table, pawn(table))[0])]
    return []


def spells_left(table: Table) -> list[str]:
    """The spells that nobody has taken."""
    taken = [spell for spells in table["spells"] for spell in spells]
    return [spell for spell in DEALT if spell not in taken]


def casts(table: Table) -> Iterator[Deed]:
    """The spells that are cast between moves."""
    loose = [place for place in BOARD if not fixed(place)]
    if is_ready(table, "push"):
        for arrow in range(12):
            if is_up(table, line(arrow)[-1]):
                yield from (("insert", arrow, turn) for turn in turns(table["spare"][0]))
    if is_ready(table, "rotate"):
        for place in loose:
            shape, lies, _, up = tile_at(table, place)
            if up:
                yield from (("rotate", place, turn) for turn in turns(shape) if turn != lies)
    if is_ready(table, "switch"):
        odd = [place for place in BOARD if place[0] % 2 and place[1] % 2]
        yield from (("switch", place, side) for place in odd for side in STEPS)


def walks(table: Table) -> Iterator[Deed]:
    """The moves, with and without a spell on the way."""
    if not table["moves"]:
        return
    plain = ends(table, walked(table, [pawn(table)]))
    for place in sorted(plain):
        if place != pawn(table) or owner(table, tile_at(table, place)[2]) is not None:
            yield "walk", place, None
    for spell in ("traverse", "teleport", "escape"):
        if is_ready(table, spell):
            yield from (("walk", place, spell) for place in sorted(beyond(table, spell) - plain))


def walked(table: Table, starts: list[Place]) -> set[Place]:
    """Where corridors lead over tiles that are up."""

    def ways(place: Place) -> Iterator[Place]:
        return (near for near in joined(table["board"], place) if is_up(table, near))

    return spread(starts, ways)


def ends(table: Table, places: set[Place]) -> set[Place]:
    """Where a move that has come to these places can end: there, or on rubble beside them."""
    rubble = {
        near
        for place in places
        for side, near in around(place)
        if open_to(table["board"], place, side) and not is_up(table, near)
    }
    return places | rubble


def beyond(table: Table, spell: str) -> set[Place]:
    """Where a move in which this spell is cast can end."""
    near = walked(table, [pawn(table)])
    match spell:
        case "traverse":
            doors = through_rubble(table, near)
            return ends(table, walked(table, doors))
        case "teleport":
            corners = list(HOMES.values())
            return ends(table, walked(table, corners)) if near & set(corners) else set()
    gates = [place for place in BOARD if is_up(table, place) and opens_outwards(table, place)]
    if not near & set(gates):
        return set()
    edge = {place for place in BOARD if {0, 6} & set(place) and not is_up(table, place)}
    return ends(table, walked(table, gates)) | edge


def through_rubble(table: Table, near: set[Place]) -> list[Place]:
    """The up tiles on the far sides of the rubble that borders on these places."""
    return [
        far
        for rubble in ends(table, near) - near
        for side, far in around(rubble)
        if is_up(table, far) and open_to(table["board"], far, across(side))
    ]


def opens_outwards(table: Table, place: Place) -> bool:
    """Whether a corridor leads off the board here."""
    return any(beside(place, side) is None for side in sides(tile_at(table, place)))


def apply(before: Table, deed: Deed) -> tuple[Table, bool]:
    """The table after a deed, and whether it has shown something that was hidden."""
    table = deepcopy(before)
    match deed:
        case "pick", spell:
            return table, pick(table, spell)
        case "insert", arrow, turn:
            table["spent"].append("push")
            push(table, arrow, turn, up=True)
            table["pawns"] = [carried(arrow, place) for place in table["pawns"]]
        case "rotate", place, turn:
            table["spent"].append("rotate")
            shape, _, thing, up = tile_at(table, place)
            lay(table, place, (shape, turn, thing, up))
        case "switch", place, side:
            table["spent"].append("switch")
            switch(table, place, side)
        case "walk", place, spell:
            return table, walk(table, place, spell)
        case "flip", turn:
            shape, _, thing, _ = tile_at(table, pawn(table))
            lay(table, pawn(table), (shape, turn, thing, True))
            table["phase"] = "act"
            return table, collect(table)
        case ("end",):
            end_turn(table)
            return table, True
    return table, False


def push(table: Table, arrow: int, turn: int, *, up: bool) -> None:
    """The spare goes in, and what drops out is the next one, face up."""
    shape, thing = table["spare"]
    table["board"], out = pushed(table["board"], arrow, (shape, turn, thing, up))
    table["spare"] = (out[0], out[2])


def switch(table: Table, place: Place, side: str) -> None:
    """Two tiles change places, with whoever stands on them."""
    other = beside(place, side)
    assert other is not None
    one, two = tile_at(table, place), tile_at(table, other)
    lay(table, place, two)
    lay(table, other, one)
    trades = {place: other, other: place}
    table["pawns"] = [trades.get(stands, stands) for stands in table["pawns"]]


def walk(table: Table, place: Place, spell: str | None) -> bool:
    """Go there; rubble is looked at before it is turned, a treasure is collected at once."""
    table["pawns"][table["active"]] = place
    table["moves"] -= 1
    if spell:
        table["spent"].append(spell)
    if not is_up(table, place):
        table["phase"] = "flip"
        return True
    return collect(table)


def collect(table: Table) -> bool:
    """Take the treasure under the active pawn if a card asks for it; true if it was the last."""
    treasure = tile_at(table, pawn(table))[2]
    whose = owner(table, treasure)
    if whose is None:
        return False
    cards = [None if card == treasure else card for card in table["boards"][whose]]
    table["boards"][whose] = cards[::-1] if table["expert"] and cards[0] is None else cards
    table["collected"].append(treasure)
    table["gains"] += 1
    if table["gains"] == 1:
        table["moves"] += 1
    if len(table["collected"]) == 24:
        table["phase"] = "over"
    return table["phase"] == "over"


def owner(table: Table, treasure: str | None) -> int | None:
    """The seat on whose board the active seat may collect a treasure now; None for none."""
    me = table["active"]
    helps = not table["deck"] and table["boards"][me] == [None, None]
    for seat, cards in enumerate(table["boards"]):
        if seat == me or helps:
            wanted = cards[:1] if table["expert"] else cards
            if treasure is not None and treasure in wanted:
                return seat
    return None


def end_turn(table: Table) -> None:
    """Draw, turn the spells back, and hand on the book; without a page left the team has lost."""
    me = table["active"]
    draw(table, me)
    table["spent"], table["moves"], table["gains"] = [], 1, 0
    if not table["book"]:
        table["phase"] = "over"
        return
    table["active"] = (me + 1) % len(table["pawns"])
    read(table)


def draw(table: Table, seat: int) -> None:
    """Fill the empty slots from the left, as long as there are cards."""
    for slot in (0, 1):
        if table["boards"][seat][slot] is None and table["deck"]:
            table["boards"][seat][slot] = table["deck"].pop(0)


def read(table: Table) -> None:
    """Turn a page and do what it says."""
    page = table["book"].pop(0)
    table["turned"].append(page)
    if page < 12:
        dropped = [s for s, place in enumerate(table["pawns"]) if place == line(page)[-1]]
        push(table, page, 0, up=False)
        table["pawns"] = [carried(page, place) for place in table["pawns"]]
        go_home(table, dropped)
    elif page in FLIPS:
        for place in BOARD:
            if tile_at(table, place)[2] in FLIPS[page] and is_up(table, place):
                shape, _, thing, _ = tile_at(table, place)
                lay(table, place, (shape, 0, thing, False))
                go_home(table, [s for s, stands in enumerate(table["pawns"]) if stands == place])
    else:
        *sent, corner = SENDS[page]
        for seat, colour in enumerate(table["colours"]):
            if colour in sent:
                table["pawns"][seat] = HOMES[corner]


def go_home(table: Table, seats: list[int]) -> None:
    """These pawns go back to their own corners."""
    for seat in seats:
        table["pawns"][seat] = HOMES[table["colours"][seat]]


def pick(table: Table, spell: str) -> bool:
    """Take a spell; after the last one cards are dealt and the first page is read."""
    me = table["active"]
    table["spells"][me].append(spell)
    table["active"] = (me + 1) % len(table["pawns"])
    if table["active"] != table["first"]:
        return False
    begin(table)
    return True


def begin(table: Table) -> None:
    """Two cards for each seat, from the first one on; then the book is opened."""
    seats = range(len(table["pawns"]))
    for seat in (*seats[table["first"] :], *seats[: table["first"]]):
        draw(table, seat)
    table["phase"] = "act"
    read(table)


def winners(table: Table) -> list[int] | None:
    """Everybody, or nobody; None while the game goes on."""
    if table["phase"] != "over":
        return None
    return list(range(len(table["pawns"]))) if len(table["collected"]) == 24 else []


def seen(table: Table) -> dict[str, Any]:
    """What everybody is shown of what can be hidden."""
    over = table["phase"] == "over"
    tiles = [tile_at(table, place) for place in BOARD]
    shown = tile_at(table, pawn(table))[:3] if table["phase"] == "flip" else None
    return {
        "maze": [tile[:3] if over or tile[3] else "rubble" for tile in tiles],
        "spells_left": spells_left(table) if table["phase"] == "pick" else [],
        "revealed": shown,
        "deck_left": len(table["deck"]),
        "deck": table["deck"] if over else [],
        "pages_left": len(table["book"]),
        "book": table["book"] if over else [],
    }


def pawn(table: Table) -> Place:
    """Where the active pawn stands."""
    place: Place = table["pawns"][table["active"]]
    return place


def tile_at(table: Table, place: Place) -> Tile:
    """The tile on a place."""
    tile: Tile = table["board"][place[0]][place[1]]
    return tile


def lay(table: Table, place: Place, tile: Tile) -> None:
    """Put a tile on a place."""
    table["board"][place[0]][place[1]] = tile


def is_up(table: Table, place: Place) -> bool:
    """Whether the tile here lies face up."""
    return bool(tile_at(table, place)[3])


def is_ready(table: Table, spell: str) -> bool:
    """Whether the active seat has this spell and has not cast it in this turn."""
    return spell in table["spells"][table["active"]] and spell not in table["spent"]
