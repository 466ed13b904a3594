"""What cards do: how effects are resolved one after the other.

The modules beside this one say how each of them works; `rules/catalogue.py` puts them together. An
effect that needs to know something asks for it in a `Choosing`, one parameter at a time (CH-DP-11).
"""

from collections.abc import Iterable

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.rules.now import ChroniclesWorking, Look, Mat, Now
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.tasks import Choosing, Context, Resolving

Offers = tuple[ChroniclesAction, ...]


def possible(mat: Look, effect: AnyEffect, context: Context) -> bool:
    """CH-SKL-6, CH-EVT-7: whether an effect can be carried out."""
    return mat.catalogue.of(effect).possible(mat, effect, context)


def some_possible(mat: Look, effects: Iterable[AnyEffect], context: Context) -> bool:
    """Whether at least one of these effects can be carried out."""
    return any(possible(mat, effect, context) for effect in effects)


def resolve(now: Now, task: Resolving) -> None:
    """CH-EVT-7: the next effect happens, or is skipped; then come the others."""
    effect, *rest = task.effects
    if rest:
        now.do(replace(task, effects=tuple(rest)))
    if possible(now, effect, task.context):
        now.catalogue.of(effect).happen(now, effect, task.context)


def carry_out(now: Now, effects: tuple[AnyEffect, ...], context: Context) -> None:
    """These effects come next."""
    if effects:
        now.do(Resolving(effects, context))


def ask(now: Now, task: Choosing) -> None:
    """CH-DP-6, CH-DP-11: ask for a parameter; an Event asks nothing that has only one answer."""
    offers = choices(now, task)
    if len(offers) == 1 and by_event(now, task.context):
        answer(now, task, *offers)
    elif offers:
        now.do(task)


def choose(now: Now, effect: AnyEffect, context: Context) -> None:
    """What an effect needs to know first is asked for."""
    ask(now, Choosing(effect, context))


def choices(mat: Look, task: Choosing) -> Offers:
    """The values of a parameter, equal ones once (CH-DP-22)."""
    offers = mat.catalogue.of(task.effect).offers
    return tuple(dict.fromkeys(offers(mat, task.effect, task))) if offers else ()


def answer(now: Now, task: Choosing, action: ChroniclesAction) -> None:
    """What happens with the value of a parameter."""
    given = now.catalogue.of(task.effect).answer
    if given:
        given(now, task.effect, task, action)


def decider(mat: Mat, context: Context) -> Seat:
    """CH-EVT-6: who decides for a card: its user, or for an Event the active player."""
    return mat.pieces[mat.active].seat if context.seat is None else context.seat


def by_event(mat: Mat, context: Context) -> bool:
    """Whether it is an Event that does this."""
    return context.card in mat.box.events


def asked(mat: Look, task: Choosing) -> Seat:
    """Who is asked for a parameter."""
    working = mat.catalogue.of(task.effect)
    if isinstance(working, ChroniclesWorking) and working.asked:
        return working.asked(mat, task.effect, task)
    return decider(mat, task.context)


def person(mat: Mat, context: Context) -> int:
    """The Character that effects are about: that of a loop, else the user, else the active one."""
    if context.subject is not None:
        return context.subject
    return mat.active if context.hero is None else context.hero


HAPPENS = {Resolving: resolve}
QUESTIONS = {
    Choosing: Question(
        ask=Ask.CHOOSE,
        rule="CH-DP-11",
        seats=lambda mat, task: (asked(mat, task),),
        offers=lambda mat, task, _seat: choices(mat, task),
        answer=lambda now, task, _seat, action: answer(now, task, action),
        forced=False,
    )
}
