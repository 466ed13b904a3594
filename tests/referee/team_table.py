"""The team game of the rules in the words of the second referee; only this knows both."""

from collections.abc import Iterable
from typing import Any

from dedale.core.records import Event
from dedale.core.rng import Rng
from dedale.games.team.actions import (
    EndTurn,
    FlipUp,
    PickSpell,
    Rotate,
    Switch,
    TeamAction,
    WalkWith,
)
from dedale.games.team.content import MOVABLE_IDS, PRINTS, Face, Spell, Treasure
from dedale.games.team.events import WalkedWith
from dedale.games.team.state import Deal, Mode, Options, State
from dedale.games.team.view import View
from dedale.maze.arrow import Arrow
from dedale.maze.cell import CELLS, Cell, Side
from dedale.maze.turn import Insert, Walk, Walked
from tests.referee.ground import BOARD, HOMES, fixed, turns
from tests.referee.team import DEALT, Deed, Table, begin


def ways_told(events: Iterable[Event]) -> list[tuple[tuple[Cell, ...], int | None]]:
    """The ways of pawns that events tell of, each with the step that a spell is cast for."""
    found = []
    for event in events:
        if isinstance(event, WalkedWith):
            found.append((event.walked.path, event.leap))
        elif isinstance(event, Walked):
            found.append((event.path, None))
    return found


FIXED = [
    ("L", 1, None),
    ("T", 1, "skull"),
    ("T", 1, "lantern"),
    ("L", 2, None),
    ("T", 0, "magic-broom"),
    ("T", 0, "scroll"),
    ("T", 1, "winged-shoes"),
    ("T", 2, "runestone"),
    ("T", 0, "potion"),
    ("T", 3, "magic-wand"),
    ("T", 2, "doll"),
    ("T", 2, "mandrake"),
    ("L", 0, None),
    ("T", 3, "magic-crystal"),
    ("T", 3, "shell"),
    ("L", 3, None),
]
"""Section 2.3 of docs/rules/team.md, in reading order."""


def deed_of(action: TeamAction) -> Deed:
    """An action in words."""
    match action:
        case Insert(arrow, rotation):
            return "insert", arrow, rotation
        case Rotate(cell, rotation):
            return "rotate", tuple(cell), rotation
        case Switch(cell, side):
            return "switch", tuple(cell), str(side)
        case Walk(cell):
            return "walk", tuple(cell), None
        case WalkWith(spell, Walk(cell)):
            return "walk", tuple(cell), str(spell)
        case FlipUp(rotation):
            return "flip", rotation
        case PickSpell(spell):
            return "pick", str(spell)
        case EndTurn():
            return ("end",)


def action_of(deed: Deed) -> TeamAction:
    """The action that these words mean."""
    match deed:
        case "insert", arrow, rotation:
            return Insert(Arrow(arrow), rotation)
        case "rotate", place, rotation:
            return Rotate(Cell(*place), rotation)
        case "switch", place, side:
            return Switch(Cell(*place), Side(side))
        case "walk", place, spell:
            walk = Walk(Cell(*place))
            return walk if spell is None else WalkWith(Spell(spell), walk)
        case "flip", rotation:
            return FlipUp(rotation)
        case "pick", spell:
            return PickSpell(Spell(spell))
    return EndTurn()


def table_of(state: State) -> Table:
    """A table as plain lists; the spare lies no way in particular (TM-SET-E2)."""
    assert state.spare.rotation == 0
    assert list(state.down) == sorted(set(state.down)), "in reading order, each cell once"
    lying = zip(CELLS, state.maze.tiles, strict=True)
    tiles = [(*front(t.id), cell not in state.down) for cell, t in lying]
    rests = [(s, t.rotation, *rest) for (s, *rest), t in zip(tiles, state.maze.tiles, strict=True)]
    return {
        "expert": state.options.mode is Mode.EXPERT,
        "colours": [str(colour) for colour in state.colours],
        "first": state.options.first_seat,
        "board": [rests[7 * row : 7 * row + 7] for row in range(7)],
        "spare": front(state.spare.id),
        "pawns": [tuple(pawn) for pawn in state.pawns],
        "boards": [[None if c is None else str(c) for c in board] for board in state.boards],
        "spells": [list(map(str, spells)) for spells in state.spells],
        "deck": [str(card) for card in state.deck],
        "book": list(state.book),
        "turned": list(state.turned),
        "collected": [str(card) for card in state.collected],
        "active": state.active,
        "phase": str(state.phase),
        "spent": sorted(map(str, state.spent)),
        "moves": state.moves,
        "gains": state.gains,
    }


def front(id: int) -> tuple[str, str | None]:
    """The shape of a tile, and the treasure or marking on it."""
    thing = PRINTS[id].treasure or PRINTS[id].marking
    return str(PRINTS[id].shape), None if thing is None else str(thing)


def seen_of(view: View) -> dict[str, Any]:
    """What a view shows of what can be hidden."""
    return {
        "maze": [as_it_lies(face) if face else "rubble" for face in view.maze],
        "spells_left": list(view.spells_left),
        "revealed": as_it_lies(view.revealed) if view.revealed else None,
        "deck_left": view.deck_left,
        "deck": list(view.deck),
        "pages_left": view.pages_left,
        "book": list(view.book),
    }


def as_it_lies(face: Face) -> tuple[str, int, str | None]:
    """A tile as it lies, and what its front shows."""
    shape, thing = front(face.id)
    return shape, face.rotation, thing


def laid(options: Options, seats: int, chance: Rng) -> Table:
    """TM-SET: the table that these draws lay (TM-SET-9)."""
    *placed, spare = chance.shuffle(MOVABLE_IDS)
    board = boarded(placed, chance)
    deck = [str(card) for card in chance.shuffle(tuple(Treasure))]
    book = list(chance.shuffle(range(24)))
    usual = {2: ["red", "blue"], 3: ["red", "yellow", "blue"], 4: list(HOMES)}
    colours = [str(colour) for colour in options.colours or usual[seats]]
    table = {
        "expert": options.mode is Mode.EXPERT,
        "colours": colours,
        "first": options.first_seat,
        "board": board,
        "spare": front(spare),
        "pawns": [HOMES[colour] for colour in colours],
        "boards": [[None, None] for _ in colours],
        "spells": dealt(options, seats, chance),
        "deck": deck,
        "book": book,
        "turned": [],
        "collected": [],
        "active": options.first_seat,
        "phase": "pick",
        "spent": [],
        "moves": 1,
        "gains": 0,
    }
    if options.mode is Mode.INTRO or options.deal is not Deal.CHOOSE:
        begin(table)
    return table


def boarded(placed: list[int], chance: Rng) -> list[list[Any]]:
    """TM-SET-3: the fixed tiles, and the others as chance has it, all of them up."""
    waiting, ground = list(placed), list(FIXED)
    board: list[list[Any]] = [[None] * 7 for _ in range(7)]
    for row, col in BOARD:
        if fixed((row, col)):
            board[row][col] = (*ground.pop(0), True)
        else:
            shape, thing = front(waiting.pop(0))
            board[row][col] = (shape, chance.below(len(turns(shape))), thing, True)
    return board


def dealt(options: Options, seats: int, chance: Rng) -> list[list[str]]:
    """TM-DEAL: Push, and Rotate or one of the five."""
    if options.mode is Mode.INTRO:
        return [["push", "rotate"] for _ in range(seats)]
    if options.deal is Deal.CHOOSE:
        return [["push"] for _ in range(seats)]
    if options.deal is Deal.ASSIGNED:
        return [["push", str(spell)] for spell in options.spells]
    five = list(chance.shuffle([Spell(name) for name in DEALT]))
    order = [(options.first_seat + k) % seats for k in range(seats)]
    return [["push", str(five[order.index(seat)])] for seat in range(seats)]
