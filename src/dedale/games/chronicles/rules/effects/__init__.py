"""What cards do: the register of effects, and how they are resolved one after the other.

The modules beside this one enter their own; `rules/action.py` loads them all. An effect that needs
to know something asks for it in a `Choosing`, one parameter at a time (CH-DP-11).
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.rules.now import Mat, Now
from dedale.games.chronicles.rules.questions import HAPPENS, QUESTIONS, Ask
from dedale.games.chronicles.tasks import Choosing, Context, Resolving

Offers = tuple[ChroniclesAction, ...]

EFFECTS: dict[type, Callable[[Now, Any, Context], None]] = {}
"""What an effect does, or which parameter it asks for first."""

POSSIBLE: dict[type, Callable[[Mat, Any, Context], bool]] = {}
"""Whether it can change anything; an effect without an entry always can."""

OFFERS: dict[type, Callable[[Mat, Choosing], Offers]] = {}
"""The values of the parameter that is asked for."""

ANSWERS: dict[type, Callable[[Now, Choosing, Any], None]] = {}
"""What happens with the value."""

ASKED: dict[type, Callable[[Mat, Choosing], Seat]] = {}
"""Who is asked, where it is not the user."""


def possible(mat: Mat, effect: AnyEffect, context: Context) -> bool:
    """CH-SKL-6, CH-EVT-7: whether an effect can be carried out."""
    ask = POSSIBLE.get(type(effect))
    return ask is None or ask(mat, effect, context)


def some_possible(mat: Mat, effects: Iterable[AnyEffect], context: Context) -> bool:
    """Whether at least one of these effects can be carried out."""
    return any(possible(mat, effect, context) for effect in effects)


def resolve(now: Now, task: Resolving) -> None:
    """CH-EVT-7: the next effect happens, or is skipped; then come the others."""
    effect, *rest = task.effects
    if rest:
        now.do(replace(task, effects=tuple(rest)))
    if possible(now, effect, task.context):
        EFFECTS[type(effect)](now, effect, task.context)


def carry_out(now: Now, effects: tuple[AnyEffect, ...], context: Context) -> None:
    """These effects come next."""
    if effects:
        now.do(Resolving(effects, context))


def ask(now: Now, task: Choosing) -> None:
    """CH-DP-6, CH-DP-11: ask for a parameter; an Event asks nothing that has one answer only."""
    offers = choices(now, task)
    if len(offers) == 1 and by_event(now, task.context):
        ANSWERS[type(task.effect)](now, task, offers[0])
    elif offers:
        now.do(task)


def choices(mat: Mat, task: Choosing) -> Offers:
    """The values of a parameter, equal ones once (CH-DP-22)."""
    return tuple(dict.fromkeys(OFFERS[type(task.effect)](mat, task)))


def decider(mat: Mat, context: Context) -> Seat:
    """CH-EVT-6: who decides for a card: its user, or for an Event the active player."""
    return context.seat if context.seat >= 0 else mat.pieces[mat.active].seat


def by_event(mat: Mat, context: Context) -> bool:
    """Whether it is an Event that does this."""
    return context.card in mat.box.events


def asked(mat: Mat, task: Choosing) -> Seat:
    """Who is asked for a parameter."""
    who = ASKED.get(type(task.effect))
    return who(mat, task) if who else decider(mat, task.context)


def person(mat: Mat, context: Context) -> int:
    """The Character that effects are about: that of a loop, else the user, else the active one."""
    if context.subject >= 0:
        return context.subject
    return context.hero if context.hero >= 0 else mat.active


HAPPENS[Resolving] = resolve
QUESTIONS[Choosing] = Question(
    ask=Ask.CHOOSE,
    rule="CH-DP-11",
    seats=lambda mat, task: (asked(mat, task),),
    offers=lambda mat, task, _seat: choices(mat, task),
    answer=lambda now, task, _seat, action: ANSWERS[type(task.effect)](now, task, action),
    forced=False,
)
