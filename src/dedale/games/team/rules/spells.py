"""Spells that are cast between moves: Push, Rotate and Switch (TM-PUSH, TM-ROT, TM-SW)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import with_item
from dedale.games.team.actions import ODD, Rotate, Switch
from dedale.games.team.content import Spell, face
from dedale.games.team.events import Rotated, Switched
from dedale.games.team.state import Phase, State
from dedale.maze import turn
from dedale.maze.arrow import ARROWS, Arrow, carry, line
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FIXED, FREE, Cell, Side, next_to
from dedale.maze.tile import Tile, rotations
from dedale.maze.turn import Insert


def require_ready(state: State, spell: Spell) -> None:
    """TM-TURN-3, TM-TURN-6: the active seat has the spell, and has not spent it."""
    require(state.phase is not Phase.FLIP, "TM-DOWN-1")
    require(spell in state.spells[state.active], "TM-TURN-3", spell=spell)
    require(spell not in state.spent, "TM-TURN-6", spell=spell)


def require_rotation(tile: Tile, rotation: int) -> None:
    """TM-CMP-2, TM-CMP-3: one name for each way in which a tile can lie."""
    require(rotation in range(4), "TM-CMP-2", rotation=rotation)
    require(rotation in rotations(tile.shape), "TM-CMP-3", rotation=rotation)


def spend(state: State, spell: Spell | None) -> State:
    """TM-TURN-6: a used spell turns over."""
    return state if spell is None else replace(state, spent=(*state.spent, spell))


def casts(state: State) -> tuple[Insert | Rotate | Switch, ...]:
    """TM-ACT-1: everything that can be cast between moves."""
    ready = state.ready(state.active)
    return (
        *(insertions(state) if Spell.PUSH in ready else ()),
        *(turns(state) if Spell.ROTATE in ready else ()),
        *(switches() if Spell.SWITCH in ready else ()),
    )


def insertions(state: State) -> tuple[Insert, ...]:
    """Every arrow whose exit is up, and every rotation that makes a difference."""
    arrows = [arrow for arrow in ARROWS if may_insert(state, arrow)]
    return tuple(Insert(a, rotation) for a in arrows for rotation in rotations(state.spare.shape))


def may_insert(state: State, arrow: Arrow) -> bool:
    """TM-PUSH-2: rubble cannot be pushed out."""
    return line(arrow)[-1] not in state.down


def insert(state: State, action: Insert) -> Step[State]:
    """TM-PUSH: the spare goes in, up, and what it expels is the next spare."""
    require_insertion(state, action)

    laid, inserted = turn.insert(state.laid, action, face, state.active)
    after = replace(
        spend(state, Spell.PUSH),
        maze=Maze(laid.tiles),
        spare=laid.spare,
        down=tuple(sorted(carry(action.arrow, cell) for cell in state.down)),  # TM-PUSH-E3
        pawns=tuple(laid.pieces.values()),  # TM-PUSH-4; it is no move (TM-PUSH-5)
    )
    return Step(after, (inserted,))


def require_insertion(state: State, action: Insert) -> None:
    """Push is ready, and this is one of the insertions that are offered."""
    require_ready(state, Spell.PUSH)
    require(action.arrow in ARROWS, "TM-CMP-5", arrow=action.arrow)
    require_rotation(state.spare, action.rotation)  # TM-CMP-2, TM-CMP-3
    require(may_insert(state, action.arrow), "TM-PUSH-2", arrow=action.arrow)


def turns(state: State) -> tuple[Rotate, ...]:
    """TM-ROT-2: every loose tile that is up, and every other way in which it can lie."""
    return tuple(
        Rotate(cell, rotation)
        for cell in FREE
        if cell not in state.down
        for rotation in rotations(state.maze[cell].shape)
        if rotation != state.maze[cell].rotation
    )


def rotate(state: State, action: Rotate) -> Step[State]:
    """TM-ROT: a tile is turned where it lies, with whoever stands on it."""
    require_ready(state, Spell.ROTATE)
    require(action.cell in CELLS, "TM-CMP-1")
    cell = Cell(*action.cell)
    require(cell not in FIXED, "TM-ROT-3", cell=cell)
    require(cell not in state.down, "TM-ROT-4", cell=cell)
    require_rotation(state.maze[cell], action.rotation)
    require(action.rotation != state.maze[cell].rotation, "TM-ROT-2", cell=cell)

    tile = state.maze[cell].turned(action.rotation)
    maze = Maze(with_item(state.maze.tiles, cell.number, tile))
    rotated = Rotated(seat=state.active, cell=cell, tile=face(tile))
    return Step(replace(spend(state, Spell.ROTATE), maze=maze), (rotated,))


def switches() -> tuple[Switch, ...]:
    """TM-ACT-2: all pairs of neighbouring loose tiles, up or down (TM-SW-2)."""
    return tuple(Switch(cell, side) for cell in ODD for side in Side)


def switch(state: State, action: Switch) -> Step[State]:
    """TM-SW: two neighbouring tiles change places, with whoever stands on them."""
    require_ready(state, Spell.SWITCH)
    require(action.cell in CELLS, "TM-CMP-1")
    require(action.cell in ODD, "TM-ACT-2")

    cell = Cell(*action.cell)
    beside = next_to(cell, action.side)
    there = {cell: beside, beside: cell}
    after = replace(
        spend(state, Spell.SWITCH),
        maze=Maze(tuple(state.maze[there.get(place, place)] for place in CELLS)),
        down=tuple(sorted(there.get(place, place) for place in state.down)),
        pawns=tuple(there.get(pawn, pawn) for pawn in state.pawns),  # TM-SW-3
    )
    switched = Switched(
        seat=state.active,
        cell=cell,
        beside=beside,
        carried=turn.carried(state.laid.pieces, there),
    )
    return Step(after, (switched,))
