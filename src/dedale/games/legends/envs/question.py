"""What is asked, in numbers: the question, whom, and what it is about."""

from typing import Any

from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.effects import What
from dedale.games.legends.envs.codes import code
from dedale.games.legends.envs.order import GAME_CARDS
from dedale.games.legends.outlook import imagined
from dedale.games.legends.rules.play import decision
from dedale.games.legends.rules.questions import Ask
from dedale.games.legends.view import View

ASKS = (*Ask, None)  # the last one is asked no more: numbers keep their places
SEATS = 4
LOOKED_AT = 3  # game cards at once
SIZE = len(ASKS) + SEATS + 8 + LOOKED_AT + len(What)


def told(view: View) -> list[int]:
    """The question, the seat that is asked, counted from the active one, and what it is about."""
    asked = decision(imagined(view))
    if asked is None:
        return [0] * SIZE
    seat = (asked.seats[0] - view.active) % len(view.cards)
    task: Any = view.todo[-1] if view.todo else None
    return [
        *(asked.ask == ask for ask in ASKS),
        *(seat == number for number in range(SEATS)),
        *about(view, task),
        *looked_at(getattr(task, "cards", ())),
        *gains(getattr(task, "gains", ())),
    ]


def about(view: View, task: Any) -> list[int]:
    """Whose hero, which cell or face, how many; the action that waits, and its code in two parts.

    A hero is counted from the one who acts, from 1; 0 is none.
    """
    hero = getattr(task, "hero", None)
    action: LegendsAction | None = getattr(task, "action", None)
    waiting = 0 if action is None else code(action) + 1
    left = getattr(task, "left", 0)
    return [
        0 if hero is None else (hero - view.acting) % len(view.boards) + 1,
        getattr(task, "cell", None) or 0,
        getattr(task, "face", 0),
        getattr(task, "count", 0),
        left if isinstance(left, int) else len(left),
        waiting >> 8,
        waiting & 255,
        bool(getattr(task, "fired", False)),
    ]


def looked_at(cards: tuple[str, ...]) -> list[int]:
    """The game cards that are put back."""
    return GAME_CARDS.first_of(cards, LOOKED_AT)


def gains(found: tuple[Any, ...]) -> list[int]:
    """How many rewards of each kind are left to take."""
    return [sum(gain.what is what for gain in found) for what in What]
