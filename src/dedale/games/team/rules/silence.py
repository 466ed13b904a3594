"""What is done for a seat that does not answer in time (TM-ACT-7)."""

from dedale.core.records import Seat
from dedale.core.silence import least_of
from dedale.games.team.actions import EndTurn, TeamAction
from dedale.games.team.rules.turn import legal
from dedale.games.team.state import State


def unanswered(state: State, seat: Seat) -> TeamAction | None:
    """TM-ACT-7: the turn ends where it may; otherwise the first offer is taken."""
    return least_of(legal(state, seat), (EndTurn(),))
