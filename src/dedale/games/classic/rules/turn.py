"""The turn: who is asked, what is offered, and which rule answers an action (CL-TURN, CL-DP)."""

from enum import StrEnum
from typing import assert_never

from dedale.core.errors import require
from dedale.core.game import Decision, Outcome, Step
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.classic.actions import ClassicAction, Exchange, Peek, Skip, Swap
from dedale.games.classic.content import Message
from dedale.games.classic.rules.insert import insert, insertions
from dedale.games.classic.rules.messages import exchange, exchanges, peek, skip, swap, swaps
from dedale.games.classic.rules.walk import walk, walks
from dedale.games.classic.state import Phase, State
from dedale.maze.turn import Insert, Walk


class Ask(StrEnum):
    """What the active seat can be asked."""

    SHIFT = "shift"
    MOVE = "move"
    EXTRA = "extra"
    DOUBLE_SHIFT = "double-shift"
    SWAP = "swap"
    PEEK = "peek"
    EXCHANGE = "exchange"


class Reason(StrEnum):
    """How the game can end."""

    HOME = "home"
    ALL_FOUND = "all-found"


def decision(state: State) -> Decision | None:
    """The active seat is asked, alone, until somebody has won."""
    if state.phase is Phase.OVER:
        return None
    word = state.message if state.phase is Phase.EVENT else state.phase
    return Decision(ask=Ask(str(word)), seats=(state.active,))


def legal(state: State, seat: Seat) -> tuple[ClassicAction, ...]:
    """CL-DP-1 to CL-DP-7: everything that the seat may do now."""
    if seat != state.active:
        return ()
    match state.phase:
        case Phase.SHIFT:
            return insertions(state)
        case Phase.EXTRA:
            return (*insertions(state), Skip())
        case Phase.EVENT:
            return (*uses(state), Skip())
        case Phase.MOVE:
            return walks(state)
        case Phase.OVER:
            return ()


def uses(state: State) -> tuple[ClassicAction, ...]:
    """CL-DP-2 to CL-DP-5: the ways to use the message that was read."""
    match state.message:
        case Message.DOUBLE_SHIFT:
            return insertions(state)
        case Message.SWAP:
            return swaps(state)
        case Message.PEEK:
            return (Peek(),)
        case Message.EXCHANGE:
            return exchanges(state)
    return ()


def apply(state: State, seat: Seat, action: ClassicAction, rng: Rng) -> Step[State]:
    """CL-DP-8: an action outside the legal list is refused, and changes nothing."""
    require(state.phase is not Phase.OVER, "CL-END-3")
    require(seat == state.active, "CL-TURN-1", seat=state.active)
    match action:
        case Insert():
            return insert(state, action)
        case Walk():
            return walk(state, action)
        case Swap():
            return swap(state, action)
        case Exchange():
            return exchange(state, action, rng)
        case Peek():
            return peek(state)
        case Skip():
            return skip(state)
    assert_never(action)


def outcome(state: State) -> Outcome | None:
    """CL-END-4: there is one winner, and nobody else is ranked."""
    if state.winner is None:
        return None
    reason = Reason.ALL_FOUND if state.options.young else Reason.HOME
    return Outcome(winners=(state.winner,), reason=reason)
