"""The insertion: the spare goes in, a line moves, a tile is expelled (CL-SHIFT, CL-EVT-3)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import Event
from dedale.games.classic.content import PRINTS, Message, face
from dedale.games.classic.events import MessageRead
from dedale.games.classic.state import Phase, State
from dedale.maze import turn
from dedale.maze.arrow import ARROWS, Arrow, opposite
from dedale.maze.board import Maze
from dedale.maze.tile import rotations
from dedale.maze.turn import Insert


def insertions(state: State) -> tuple[Insert, ...]:
    """CL-DP-1: every arrow but the forbidden one, and every rotation that makes a difference."""
    arrows = [arrow for arrow in ARROWS if may_insert(state, arrow)]
    return tuple(Insert(a, rotation) for a in arrows for rotation in rotations(state.spare.shape))


def may_insert(state: State, arrow: Arrow) -> bool:
    """CL-SHIFT-5: nobody may undo the insertion just made."""
    return arrow != state.forbidden


def insert(state: State, action: Insert) -> Step[State]:
    """CL-SHIFT: the spare goes in, and the tile that it expels is the next spare."""
    require_insertion(state, action)

    laid, inserted = turn.insert(state.laid, action, face, state.active)
    after = replace(
        state,
        maze=Maze(laid.tiles),
        spare=laid.spare,  # CL-SHIFT-10
        pawns=tuple(laid.pieces.values()),  # CL-SHIFT-7, CL-SHIFT-8
        forbidden=opposite(action.arrow),
        phase=Phase.MOVE,
        second_half=state.phase is Phase.EXTRA,
    )
    if state.phase is not Phase.SHIFT:  # CL-EVT-5: only the first insertion of a turn reads
        return Step(after, (inserted,))
    return read(after, inserted)


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


def read(state: State, inserted: Event) -> Step[State]:
    """CL-EVT-3, CL-EVT-4: the back of the new spare is read, where messages are played."""
    if not state.options.events:  # CL-EVT-E9
        return Step(state, (inserted,))
    message = PRINTS[state.spare.id].message
    if message is None:
        return Step(state, (inserted,), reveals=True)
    after = replace(state, message=message)
    if offers_choice(after):
        after = replace(after, phase=Phase.EVENT)
    told = MessageRead(seat=state.active, message=message)
    return Step(after, (inserted, told), reveals=True, course=(state, after))


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
