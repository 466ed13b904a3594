"""The shift: the spare goes in, a line moves, a tile is expelled (CL-SHIFT, CL-EVT-3)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import Event
from dedale.games.classic.content import PRINTS, Message, face
from dedale.games.classic.events import MessageRead
from dedale.games.classic.state import Phase, State
from dedale.maze.arrow import ARROWS, Arrow, carry, opposite
from dedale.maze.board import shift
from dedale.maze.tile import Tile, rotations
from dedale.maze.turn import Insert, Inserted, came_along


def insertions(state: State) -> tuple[Insert, ...]:
    """CL-DP-1: every arrow but the forbidden one, and every rotation that makes a difference."""
    turns = rotations(state.spare.shape)
    arrows = [arrow for arrow in ARROWS if may_insert(state, arrow)]
    return tuple(Insert(arrow, turn) for arrow in arrows for turn in turns)


def may_insert(state: State, arrow: Arrow) -> bool:
    """CL-SHIFT-5: nobody may undo the insertion just made."""
    return arrow != state.forbidden


def insert(state: State, action: Insert) -> Step[State]:
    """CL-SHIFT: the spare goes in, and the tile that it expels is the next spare."""
    require_insertion(state, action)

    tile = state.spare.turned(action.rotation)
    maze, expelled = shift(state.maze, action.arrow, tile)
    after = replace(
        state,
        maze=maze,
        spare=expelled.turned(0),  # CL-SHIFT-10
        pawns=tuple(carry(action.arrow, pawn) for pawn in state.pawns),  # CL-SHIFT-7, CL-SHIFT-8
        forbidden=opposite(action.arrow),
        phase=Phase.MOVE,
        second_half=state.phase is Phase.EXTRA,
    )
    inserted = Inserted(
        piece=state.active,
        arrow=action.arrow,
        tile=face(tile),
        expelled=face(expelled),
        carried=came_along(state.seats, state.pawns, after.pawns),
    )
    if state.phase is not Phase.SHIFT:  # CL-EVT-5: only the first insertion of a turn reads
        return Step(after, (inserted,))
    return read(after, expelled, inserted)


def require_insertion(state: State, action: Insert) -> None:
    """There is an insertion to make, and this is one of those that are offered."""
    require(state.phase is not Phase.MOVE, "CL-TURN-2")
    doubled = state.message is Message.DOUBLE_SHIFT
    require(state.phase is not Phase.EVENT or doubled, "CL-EVT-4", message=state.message)
    require(action.arrow in ARROWS, "CL-CMP-13", arrow=action.arrow)
    require(action.rotation in range(4), "CL-CMP-3", rotation=action.rotation)
    same = action.rotation not in rotations(state.spare.shape)
    require(not same, "CL-SHIFT-11", rotation=action.rotation)
    require(may_insert(state, action.arrow), "CL-SHIFT-5", arrow=action.arrow)


def read(state: State, expelled: Tile, inserted: Event) -> Step[State]:
    """CL-EVT-3, CL-EVT-4: the back of the expelled tile is read, where messages are played."""
    if not state.options.events:  # CL-EVT-E9
        return Step(state, (inserted,))
    message = PRINTS[expelled.id].message
    if message is None:
        return Step(state, (inserted,), reveals=True)
    after = replace(state, message=message)
    if offers_choice(after):
        after = replace(after, phase=Phase.EVENT)
    told = MessageRead(seat=state.active, message=message)
    return Step(after, (inserted, told), reveals=True)


def offers_choice(state: State) -> bool:
    """Whether the message asks something before the move (CL-EVT-E1, CL-EVT-E2)."""
    match state.message:
        case Message.DOUBLE_SHIFT | Message.SWAP:
            return True
        case Message.PEEK:
            return len(state.stacks[state.active]) > 1 and not state.pairs[state.active]
        case Message.EXCHANGE:
            return len(state.stacks[state.active]) > 1
    return False
