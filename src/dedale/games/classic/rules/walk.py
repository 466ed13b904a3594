"""Walking in the move, finding treasures, and the end of the game (CL-MOVE, CL-TRE, CL-END)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import Event, Seat, with_item
from dedale.games.classic.content import PRINTS, Message
from dedale.games.classic.events import Found, HomeCalled, TargetSeen, Won
from dedale.games.classic.state import Phase, State
from dedale.maze.board import reach, reach_mask, way
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Walk, Walked


def walls(message: Message | None) -> int:
    """CL-EVT-33: how many walls the active pawn may cross in its move."""
    return int(message is Message.WALL_PASS)


def walks(state: State) -> tuple[Walk, ...]:
    """CL-MOVE-2, CL-MOVE-3: where the active pawn may go, its own cell included."""
    cells = reach(state.maze.links(), state.pawns[state.active], walls(state.message))
    return tuple(map(Walk, cells))


def may_reach(state: State, cell: Cell) -> bool:
    """CL-MOVE-2: whether a chain of connections leads there."""
    cells = reach_mask(state.maze.links(), state.pawns[state.active], walls(state.message))
    return cells >> cell.number & 1 == 1


def walk(state: State, action: Walk) -> Step[State]:
    """CL-MOVE: the active pawn walks to a cell, or stays, and finds what it looks for there."""
    require_walk(state, action)

    cell, seat, start = Cell(*action.cell), state.active, state.pawns[state.active]
    moved = replace(state, pawns=with_item(state.pawns, seat, cell))
    walked = Walked(piece=seat, path=way(state.maze.links(), start, cell, walls(state.message)))
    step = Step(moved, (walked,)).then(find(moved))
    return step.then(close(step.state))


def require_walk(state: State, action: Walk) -> None:
    """It is time to move, and there is a way."""
    require(state.phase is not Phase.SHIFT, "CL-TURN-5")
    require(state.phase is not Phase.EVENT, "CL-EVT-4", message=state.message)
    require(state.phase is not Phase.EXTRA, "CL-EVT-17")
    require(action.cell in CELLS, "CL-CMP-1")
    cell = Cell(*action.cell)  # a pair of numbers, where Python code names a cell
    require(may_reach(state, cell), "CL-MOVE-2", cell=cell)


def find(state: State) -> Step[State]:
    """CL-TRE-2: an open target on the tile under the pawn is found."""
    seat = state.active
    treasure = PRINTS[state.maze[state.pawns[seat]].id].treasure
    if treasure is None or treasure not in state.targets(seat):
        return Step(state, ())
    stack = tuple(card for card in state.stacks[seat] if card != treasure)
    taken = replace(state, found=with_item(state.found, seat, (*state.found[seat], treasure)))
    after = replace(
        taken,
        stacks=with_item(state.stacks, seat, stack),
        pairs=with_item(state.pairs, seat, False),  # CL-EVT-25
    )
    found = Found(seat=seat, treasure=treasure)
    return Step(taken, (found,), reveals=True).then(Step(after, revealed(state, after)))


def revealed(before: State, after: State) -> tuple[Event, ...]:
    """CL-TRE-3: the owner sees the next card, unless it was open already, or must go home."""
    seat = before.active
    if not after.stacks[seat]:
        return () if after.options.young else (HomeCalled(seat=seat),)
    if before.pairs[seat]:
        return ()
    return (TargetSeen(treasure=after.stacks[seat][0], to=(seat,)),)


def close(state: State) -> Step[State]:
    """CL-TURN-6: after the move the game is won, goes on with an extra half, or passes on."""
    if has_won(state):
        over = replace(state, phase=Phase.OVER, winner=state.active)
        return Step(over, (Won(seat=state.active),))
    if state.message is Message.EXTRA_TURN and not state.second_half:
        return Step(replace(state, phase=Phase.EXTRA), ())  # CL-EVT-16
    return Step(pass_on(state), ())


def has_won(state: State) -> bool:
    """CL-END-2, CL-YNG-2: everything is found, and the pawn is home where it has to be."""
    seat = state.active
    at_home = state.pawns[seat] == state.home(seat)
    return not state.stacks[seat] and (at_home or state.options.young)


def pass_on(state: State) -> State:
    """CL-TURN-1: the next seat begins its turn; what was read is hidden again (CL-EVT-10)."""
    return replace(
        state,
        active=Seat((state.active + 1) % len(state.pawns)),
        phase=Phase.SHIFT,
        message=None,
        second_half=False,
    )
