"""The classic game of the rules in the words of the second referee; only this knows both."""

from typing import Any

from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.classic.actions import ClassicAction, Exchange, Peek, Skip, Swap
from dedale.games.classic.content import PRINTS, Treasure
from dedale.games.classic.state import Options, State
from dedale.games.classic.view import View
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.ground import START
from dedale.maze.tile import Tile
from dedale.maze.turn import Insert, Walk, Walked
from tests.referee.classic import Deed, Table
from tests.referee.ground import BOARD, HOMES, Place, fixed

PATHS = Walked
"""The event that tells the way of a pawn."""


def deed_of(action: ClassicAction) -> Deed:
    """An action in words."""
    match action:
        case Insert(arrow, rotation):
            return "insert", arrow, rotation
        case Walk(cell):
            return "walk", tuple(cell)
        case Swap(seat):
            return "swap", seat
        case Exchange(treasure):
            return "exchange", str(treasure)
        case Peek():
            return ("peek",)
        case Skip():
            return ("skip",)


def action_of(deed: Deed) -> ClassicAction:
    """The action that these words mean."""
    match deed:
        case "insert", arrow, rotation:
            return Insert(Arrow(arrow), rotation)
        case "walk", place:
            return Walk(Cell(*place))
        case "swap", seat:
            return Swap(Seat(seat))
        case "exchange", treasure:
            return Exchange(Treasure(treasure))
        case ("peek",):
            return Peek()
    return Skip()


def table_of(state: State) -> Table:
    """A table as plain lists; the spare lies no way in particular (CL-SHIFT-10)."""
    assert state.spare.rotation == 0
    rows = [state.maze.tiles[7 * row : 7 * row + 7] for row in range(7)]
    return {
        "events": state.options.events,
        "young": state.options.young,
        "homes": [tuple(START[colour]) for colour in state.colours],
        "board": [[(str(t.shape), t.rotation, thing_of(t)) for t in row] for row in rows],
        "spare": (str(state.spare.shape), thing_of(state.spare)),
        "pawns": [tuple(pawn) for pawn in state.pawns],
        "stacks": [list(map(str, stack)) for stack in state.stacks],
        "found": [list(map(str, found)) for found in state.found],
        "pairs": list(state.pairs),
        "active": state.active,
        "phase": str(state.phase),
        "forbidden": state.forbidden,
        "message": None if state.message is None else str(state.message),
        "second_half": state.second_half,
        "winner": state.winner,
    }


def thing_of(tile: Tile) -> str | None:
    """The treasure on the front of a tile, or the message on its back."""
    front = PRINTS[tile.id]
    thing = front.treasure or front.message
    return None if thing is None else str(thing)


def seen_of(view: View) -> dict[str, Any]:
    """What a view shows of what can be hidden."""
    return {
        "maze": [(face.shape, face.rotation, face.treasure) for face in view.maze],
        "spare": (view.spare.shape, view.spare.treasure),
        "message": view.message,
        "cards_left": list(view.cards_left),
        "open_targets": list(view.open_targets),
        "targets": list(view.targets),
        "goes_home": view.goes_home,
        "unfound": set(view.unfound),
    }


def laid(options: Options, seats: int, chance: Rng) -> Table:
    """CL-SET: the table that these draws lay; tiles first, then rotations, then the cards."""
    movable = [id for id in range(len(PRINTS)) if id >= 16]
    *placed, spare = chance.shuffle(movable)
    waiting = list(placed)
    ground = fixed_tiles()
    board: list[list[Any]] = [[None] * 7 for _ in range(7)]
    for row, col in BOARD:
        if fixed((row, col)):
            board[row][col] = ground.pop(0)
        else:
            board[row][col] = turned(waiting.pop(0), chance.below(4))
    cards = [str(card) for card in chance.shuffle(tuple(Treasure))]
    usual = {2: ["red", "blue"], 3: ["red", "yellow", "blue"], 4: list(HOMES)}
    homes: list[Place] = [HOMES[c] for c in (options.colours or usual[seats])]
    return {
        "events": options.events,
        "young": options.young,
        "homes": homes,
        "board": board,
        "spare": (str(PRINTS[spare].shape), thing_of(Tile(PRINTS[spare].shape, 0, spare))),
        "pawns": list(homes),
        "stacks": [cards[seat::seats] for seat in range(seats)],
        "found": [[] for _ in range(seats)],
        "pairs": [False] * seats,
        "active": options.first_seat,
        "phase": "shift",
        "forbidden": None,
        "message": None,
        "second_half": False,
        "winner": None,
    }


def turned(id: int, rotation: int) -> tuple[str, int, str | None]:
    """A tile of the box as it lies; a straight has only two rotations."""
    shape = PRINTS[id].shape
    rests = rotation % 2 if str(shape) == "I" else rotation
    return str(shape), rests, thing_of(Tile(shape, 0, id))


def fixed_tiles() -> list[Any]:
    """Section 2.3 of docs/rules/classic.md, in reading order."""
    return [
        ("L", 1, None),
        ("T", 1, "spellbook"),
        ("T", 1, "purse"),
        ("L", 2, None),
        ("T", 0, "map"),
        ("T", 0, "crown"),
        ("T", 1, "keys"),
        ("T", 2, "skull"),
        ("T", 0, "ring"),
        ("T", 3, "chest"),
        ("T", 2, "jewel"),
        ("T", 2, "sword"),
        ("L", 0, None),
        ("T", 3, "candelabra"),
        ("T", 3, "helmet"),
        ("L", 3, None),
    ]
