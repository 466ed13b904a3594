"""What is done for a seat that does not answer in time (LG-ACT-35)."""

from dedale.core.records import Seat
from dedale.core.silence import least_of
from dedale.games.legends.actions import (
    Consent,
    Decline,
    Defend,
    EndTurn,
    KeepDie,
    KeepItem,
    LegendsAction,
    Pass,
    RollDie,
)
from dedale.games.legends.rules.play import legal
from dedale.games.legends.state import State

HARMLESS = (
    Pass(),
    Decline(),
    Consent(yes=False),
    RollDie(),
    KeepDie(),
    Defend(),
    KeepItem(),
    EndTurn(),
)
"""What settles a question and chooses as little as possible, the least first."""


def unanswered(state: State, seat: Seat) -> LegendsAction | None:
    """LG-ACT-35: a question is declined, a turn ends, a choice takes its first value."""
    return least_of(legal(state, seat), HARMLESS)
