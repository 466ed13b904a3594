"""What is done for a seat that does not answer in time (CL-DP-10)."""

from dedale.core.records import Seat
from dedale.core.silence import least_of
from dedale.games.classic.actions import ClassicAction, Skip
from dedale.games.classic.rules.turn import legal
from dedale.games.classic.state import State
from dedale.maze.turn import Walk


def unanswered(state: State, seat: Seat) -> ClassicAction | None:
    """CL-DP-10: a message stays unused, a pawn stays put, the spare goes in at the first offer."""
    return least_of(legal(state, seat), (Skip(), Walk(state.pawns[seat])))
