"""What players of the classic game do as a rule, and can do without in a laboratory."""

from collections.abc import Sequence

from dedale.core.situation import Situation
from dedale.games.classic.actions import ClassicAction, Skip
from dedale.games.classic.view import View

HINDERS = "hinder"  # to keep the others from their targets
LOOK_AHEAD = "look-ahead"  # to imagine how the others may push before the next turn
MESSAGES = "messages"  # to use the messages on tiles
NEXT_TARGET = "next-target"  # to think of what comes after the target
HABITS = (HINDERS, LOOK_AHEAD, MESSAGES, NEXT_TARGET)


def considered(situation: Situation[ClassicAction, View]) -> Sequence[ClassicAction]:
    """What a player thinks of: all that is offered, or to skip every message."""
    skips = MESSAGES in situation.without and Skip() in situation.offers
    return (Skip(),) if skips else situation.offers
