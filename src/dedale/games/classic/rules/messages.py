"""The messages that ask something of their reader (CL-EVT)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import with_item
from dedale.core.rng import Rng
from dedale.games.classic.actions import Exchange, Swap
from dedale.games.classic.content import TREASURE_ID, Message
from dedale.games.classic.events import Exchanged, Peeked, Skipped, Swapped, TargetSeen
from dedale.games.classic.rules.walk import pass_on
from dedale.games.classic.state import Phase, State


def swaps(state: State) -> tuple[Swap, ...]:
    """CL-DP-3: every other pawn."""
    return tuple(Swap(seat) for seat in state.seats if seat != state.active)


def swap(state: State, action: Swap) -> Step[State]:
    """CL-EVT-20, CL-EVT-21: two pawns exchange places, and nobody has moved."""
    require_message(state, Message.SWAP)
    require(action in swaps(state), "CL-EVT-20")

    seat, other = state.active, action.seat
    pawns = with_item(state.pawns, seat, state.pawns[other])
    pawns = with_item(pawns, other, state.pawns[seat])
    return Step(replace(state, pawns=pawns, phase=Phase.MOVE), (Swapped(seat=seat, other=other),))


def peek(state: State) -> Step[State]:
    """CL-EVT-7, CL-EVT-23: the owner sees the second card, and the upper two are open targets."""
    require_message(state, Message.PEEK)

    seat = state.active
    after = replace(state, pairs=with_item(state.pairs, seat, True), phase=Phase.MOVE)
    second = TargetSeen(treasure=state.stacks[seat][1], to=(seat,))
    return Step(after, (Peeked(seat=seat), second), reveals=True)


def exchanges(state: State) -> tuple[Exchange, ...]:
    """CL-DP-5, CL-EVT-31: each of one's own cards but the top one, by treasure id."""
    below = state.stacks[state.active][1:]
    return tuple(Exchange(treasure) for treasure in sorted(below, key=TREASURE_ID.__getitem__))


def exchange(state: State, action: Exchange, rng: Rng) -> Step[State]:
    """CL-EVT-28, CL-EVT-29: a chosen card comes to the top, the others are shuffled below."""
    require_message(state, Message.EXCHANGE)
    require(action in exchanges(state), "CL-EVT-28", treasure=action.treasure)

    seat = state.active
    rest = rng.shuffle([card for card in state.stacks[seat] if card != action.treasure])
    after = replace(
        state,
        stacks=with_item(state.stacks, seat, (action.treasure, *rest)),
        pairs=with_item(state.pairs, seat, False),  # CL-EVT-32
        phase=Phase.MOVE,
    )
    seen = TargetSeen(treasure=action.treasure, to=(seat,))
    return Step(after, (Exchanged(seat=seat), seen), reveals=True)


def skip(state: State) -> Step[State]:
    """CL-EVT-6: using a message is optional."""
    require(state.phase is not Phase.SHIFT, "CL-TURN-3")
    require(state.phase is not Phase.MOVE, "CL-MOVE-3")
    assert state.message is not None

    after = pass_on(state) if state.phase is Phase.EXTRA else replace(state, phase=Phase.MOVE)
    return Step(after, (Skipped(seat=state.active, message=state.message),))


def require_message(state: State, message: Message) -> None:
    """CL-EVT-7: a message is used in the turn in which it was read, and before the move."""
    ready = state.phase is Phase.EVENT and state.message is message
    require(ready, "CL-EVT-7", message=message)
