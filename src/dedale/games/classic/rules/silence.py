"""What is done for a seat that does not answer in time (CL-DP-10)."""

from dedale.core.clock import least_of
from dedale.core.records import Seat
from dedale.games.classic.actions import ClassicAction, MoveTo, Skip
from dedale.games.classic.rules.turn import legal
from dedale.games.classic.state import State


def unanswered(state: State, seat: Seat) -> ClassicAction | None:
    """CL-DP-10: a message stays unused, a pawn stays put, the spare goes in at the first offer."""
    return least_of(legal(state, seat), (Skip(), MoveTo(state.pawns[seat])))
