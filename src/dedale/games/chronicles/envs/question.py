"""What is asked, in numbers: the question, whom, and what it is about."""

from typing import Any, get_args

from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.envs.maze import SEATS, behind
from dedale.games.chronicles.envs.order import CARDS, EVENTS
from dedale.games.chronicles.outlook import imagined
from dedale.games.chronicles.rules.play import decision
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.tasks import Choosing, Context
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import COLOURS

ASKS = tuple(Ask)
EFFECTS: tuple[type[Any], ...] = get_args(AnyEffect)
USED = tuple(dict.fromkeys((*CARDS.names, *EVENTS.names)))  # cards whose effects ask
SIZE = len(ASKS) + SEATS + 9


def told(view: View) -> list[int]:
    """The question, the seat that is asked, counted from the active one, and what it is about."""
    asked = decision(imagined(view))
    if asked is None:
        return [0] * SIZE
    first = view.pieces[view.active].seat if view.pieces else 0
    seat = (asked.seats[0] - first) % SEATS
    return [
        *(asked.ask == ask for ask in ASKS),
        *(seat == number for number in range(SEATS)),
        *about(view, view.todo[-1] if view.todo else None),
    ]


def about(view: View, task: Any) -> list[int]:
    """Whose Character, steps left, over walls, charging, which Portal, which card and effect.

    A Character is counted from the active one, from 1; 0 is none. The last number says how many
    parameters of an effect were chosen before.
    """
    context: Context | None = getattr(task, "context", None)
    card = "" if context is None else context.card
    colour = getattr(task, "colour", None) or (context.colour if context else None)
    most: int | None = getattr(task, "most", None)
    return [
        behind(view, getattr(task, "hero", context.hero if context else None)),
        0 if most is None else most + 1,
        getattr(task, "nowalls", False),
        getattr(task, "charge", False),
        getattr(task, "declinable", False),
        COLOURS.index(colour) + 1 if colour else 0,
        USED.index(card) + 1 if card in USED else 0,
        EFFECTS.index(type(task.effect)) + 1 if isinstance(task, Choosing) else 0,
        len(task.picked) if isinstance(task, Choosing) else 0,
    ]
