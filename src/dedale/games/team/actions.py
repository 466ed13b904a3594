"""What a seat may do in the team game."""

from dedale.core.records import Action
from dedale.games.team.content import DEALT, WALKING, Spell
from dedale.maze.arrow import Arrow
from dedale.maze.cell import CELLS, FREE, Cell, Side
from dedale.maze.turn import Insert, Walk


class PickSpell(Action, frozen=True):
    """Choose one of the spells that are left (TM-DEAL-4)."""

    spell: Spell


class Rotate(Action, frozen=True):
    """Cast Rotate: a tile is turned where it lies (TM-ROT-1)."""

    cell: Cell
    rotation: int  # as it will lie


class Switch(Action, frozen=True):
    """Cast Switch: two neighbouring tiles change places (TM-SW-1)."""

    cell: Cell  # the one in an odd row and an odd column (TM-ACT-2)
    side: Side  # where the other one lies


class WalkWith(Action, frozen=True):
    """Walk to a cell with a spell that is cast on the way (TM-TURN-5)."""

    spell: Spell
    walk: Walk


class FlipUp(Action, frozen=True):
    """Turn up the tile under one's own pawn (TM-DOWN-1)."""

    rotation: int  # as it will lie


class EndTurn(Action, frozen=True):
    """Hand the book on (TM-TURN-8)."""


TeamAction = PickSpell | Insert | Rotate | Switch | Walk | WalkWith | FlipUp | EndTurn

ODD = tuple(cell for cell in CELLS if cell.row % 2 and cell.col % 2)
"""TM-ACT-2: the cells by which pairs of neighbours are named."""

SIDES = tuple(Side)
ROTATE, SWITCH, MOVE, FLIP, PICK, END = 48, 180, 216, 412, 416, 421
CODES = 422


def code(action: TeamAction) -> int:
    """TM-ACT-6: the number of an action, for tables of numbers."""
    match action:
        case Insert(arrow, rotation):
            return 4 * arrow + rotation
        case Rotate(cell, rotation):
            return ROTATE + 4 * FREE.index(cell) + rotation
        case Switch(cell, side):
            return SWITCH + 4 * ODD.index(cell) + SIDES.index(side)
        case Walk(cell):
            return MOVE + cell.number
        case WalkWith(spell, Walk(cell)):
            return MOVE + 49 * (1 + WALKING.index(spell)) + cell.number
        case FlipUp(rotation):
            return FLIP + rotation
        case PickSpell(spell):
            return PICK + DEALT.index(spell)
        case EndTurn():
            return END


def coded(number: int) -> TeamAction:
    """TM-ACT-6: the action with this number."""
    if number in range(ROTATE):
        return Insert(Arrow(number // 4), number % 4)
    if number in range(ROTATE, SWITCH):
        return Rotate(FREE[(number - ROTATE) // 4], number % 4)
    if number in range(SWITCH, MOVE):
        return Switch(ODD[(number - SWITCH) // 4], SIDES[number % 4])
    if number in range(MOVE, FLIP):
        spells, cell = divmod(number - MOVE, 49)
        walk = Walk(CELLS[cell])
        return WalkWith(WALKING[spells - 1], walk) if spells else walk
    if number in range(FLIP, PICK):
        return FlipUp(number - FLIP)
    if number in range(PICK, CODES):
        return EndTurn() if number == END else PickSpell(DEALT[number - PICK])
    raise ValueError(f"actions are numbered from 0 to {CODES - 1}; there is no {number}")
