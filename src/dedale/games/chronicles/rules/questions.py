"""What seats are asked, and the registers of the rules; each area enters its own."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from dedale.core.agenda import Question
from dedale.core.records import Record
from dedale.games.chronicles.rules.now import Now
from dedale.games.chronicles.tasks import AnyTask, Do, Step


class Ask(StrEnum):
    """What a seat is asked (docs/rules/chronicles.md, section 13.1)."""

    PICK = "setup-character"
    CORNERS = "setup-corner"
    FIRST = "setup-first"
    SETUP = "setup-option"
    ORDER = "lab-order"
    ROLL = "window-roll"
    LOOT = "window-loot"
    HALT = "window-halt"
    ACT = "action-main"
    MOVE = "action-move"
    CHOOSE = "effect-param"
    NEXT = "turn-next"
    VILLAGE = "end-village"
    SHOP = "end-shop"
    BUILDING = "end-building"
    RITUALS = "end-rituals"
    CAMPAIGN = "camp-next"
    OFFER = "soothe-offer"


QUESTIONS: dict[type[Record], Question] = {}
"""The tasks that wait for an answer."""

STEPS: dict[Step, Callable[[Now], None]] = {}
"""The steps of setup, turn and end of the game."""

HAPPENS: dict[type[AnyTask], Callable[[Now, Any], None]] = {
    Do: lambda now, task: STEPS[task.step](now)
}
"""The tasks that need none."""


def happen(now: Now, task: AnyTask) -> None:
    """A task that needs no answer."""
    HAPPENS[type(task)](now, task)
