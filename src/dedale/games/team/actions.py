"""What a seat may do in the team game."""

from dedale.core.records import Action
from dedale.games.team.content import DEALT, WALKING, Spell
from dedale.maze.arrow import Arrow
from dedale.maze.cell import CELLS, FREE, Cell, Side


class PickSpell(Action, frozen=True):
    """Choose one of the spells that are left (TM-DEAL-4)."""

    spell: Spell


class Push(Action, frozen=True):
    """Cast Push: the spare goes in, up (TM-PUSH-1)."""

    arrow: Arrow
    rotation: int  # as it will lie on the board


class Rotate(Action, frozen=True):
    """Cast Rotate: a tile is turned where it lies (TM-ROT-1)."""

    cell: Cell
    rotation: int  # as it will lie


class Switch(Action, frozen=True):
    """Cast Switch: two neighbouring tiles change places (TM-SW-1)."""

    cell: Cell  # the one in an odd row and an odd column (TM-ACT-2)
    side: Side  # where the other one lies


class Move(Action, frozen=True):
    """Walk to a cell (TM-MOVE-2), perhaps with a spell that is cast on the way."""

    cell: Cell
    spell: Spell | None = None


class FlipUp(Action, frozen=True):
    """Turn up the tile under the own pawn (TM-DOWN-1)."""

    rotation: int  # as it will lie


class EndTurn(Action, frozen=True):
    """Hand the book on (TM-TURN-8)."""


TeamAction = PickSpell | Push | Rotate | Switch | Move | FlipUp | EndTurn

ODD = tuple(cell for cell in CELLS if cell.row % 2 and cell.col % 2)
"""TM-ACT-2: the cells by which pairs of neighbours are named."""

SIDES = tuple(Side)
ROTATE, SWITCH, MOVE, FLIP, PICK, END = 48, 180, 216, 412, 416, 421
CODES = 422


def code(action: TeamAction) -> int:
    """TM-ACT-6: the number of an action, for tables of numbers."""
    match action:
        case Push(arrow, rotation):
            return 4 * arrow + rotation
        case Rotate(cell, rotation):
            return ROTATE + 4 * FREE.index(cell) + rotation
        case Switch(cell, side):
            return SWITCH + 4 * ODD.index(cell) + SIDES.index(side)
        case Move(cell, spell):
            return MOVE + 49 * (None, *WALKING).index(spell) + cell.number
        case FlipUp(rotation):
            return FLIP + rotation
        case PickSpell(spell):
            return PICK + DEALT.index(spell)
        case EndTurn():
            return END


def coded(number: int) -> TeamAction:
    """TM-ACT-6: the action with this number."""
    if number in range(ROTATE):
        return Push(Arrow(number // 4), number % 4)
    if number in range(ROTATE, SWITCH):
        return Rotate(FREE[(number - ROTATE) // 4], number % 4)
    if number in range(SWITCH, MOVE):
        return Switch(ODD[(number - SWITCH) // 4], SIDES[number % 4])
    if number in range(MOVE, FLIP):
        spell, cell = divmod(number - MOVE, 49)
        return Move(CELLS[cell], (None, *WALKING)[spell])
    if number in range(FLIP, PICK):
        return FlipUp(number - FLIP)
    if number in range(PICK, CODES):
        return EndTurn() if number == END else PickSpell(DEALT[number - PICK])
    raise ValueError(f"actions are numbered from 0 to {CODES - 1}; there is no {number}")
