"""What is done for a seat that does not answer in time (CH-DP-24)."""

from dedale.core.records import Seat
from dedale.core.silence import least_of
from dedale.games.chronicles.actions import ChroniclesAction, Done, End, Pass, Stop
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.state import Stage, State

HARMLESS = (Stop(), End(), Pass(), Done())
"""What ends a question without doing anything, where it is offered."""


def unanswered(state: State, seat: Seat) -> ChroniclesAction | None:
    """CH-DP-24: a window passes, a phase or a Move ends, a choice takes its first value.

    After the game nobody is hurried: people read what the village tells.
    """
    asked = play.decision(state)
    if asked is None or seat not in asked.seats or state.stage is Stage.END:
        return None
    return least_of(play.legal(state, seat), HARMLESS)
