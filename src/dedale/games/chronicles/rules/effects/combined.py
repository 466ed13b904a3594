"""Effects that are made of others: loops, choices, parts that may be declined, and alternatives."""

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChooseOption, ChroniclesAction, Pass
from dedale.games.chronicles.effects import Each, Either, GrantMove, Instead, Maybe, Shift, Those
from dedale.games.chronicles.rules import looters
from dedale.games.chronicles.rules.effects import (
    Offers,
    answer,
    asked,
    carry_out,
    choices,
    choose,
    decider,
    some_possible,
)
from dedale.games.chronicles.rules.effects.moves import grant
from dedale.games.chronicles.rules.now import (
    ChroniclesWorking,
    Look,
    Mat,
    Now,
    order_from,
    portal_of,
)
from dedale.games.chronicles.tasks import Choosing, Context
from dedale.games.chronicles.words import line


def members(mat: Mat, effect: Each, context: Context) -> list[Context]:
    """A loop is over Characters from the active one on, or Portals by colour (CH-EVT-1)."""
    if effect.of in (Those.LOOTED, Those.FREE):
        wanted = effect.of is Those.LOOTED
        found = [(colour, portal_of(mat, colour)) for colour in looters.present(mat)]
        return [
            replace(context, colour=colour)
            for colour, portal in found
            if portal and (portal.cell in mat.looters) is wanted
        ]
    heroes = order_from(mat, mat.active)
    if effect.of is Those.IN_DRAGON_LINE:
        cells = line(mat.dragon) if mat.dragon is not None else ()
        heroes = tuple(hero for hero in heroes if mat.pieces[hero].cell in cells)
    return [replace(context, subject=hero, seat=mat.pieces[hero].seat) for hero in heroes]


def each(now: Now, effect: Each, context: Context) -> None:
    """The list is fixed when the loop starts; owners decide for their Characters (CH-EVT-6)."""
    for member in reversed(members(now, effect, context)):
        carry_out(now, effect.effects, member)


def either_offers(mat: Look, effect: Either, task: Choosing) -> Offers:
    """The options of which something can be carried out (CH-DP-11)."""
    options = enumerate(effect.options)
    return tuple(ChooseOption(n) for n, opt in options if some_possible(mat, opt, task.context))


def either_answer(now: Now, effect: Either, task: Choosing, action: ChroniclesAction) -> None:
    """The user has picked one (CH-DP-11)."""
    assert isinstance(action, ChooseOption)
    carry_out(now, effect.options[action.number], task.context)


def maybe(now: Now, effect: Maybe, context: Context) -> None:
    """CH-DP-26: a Move that may be declined begins; anything else is asked for."""
    only = effect.effects[0]
    if len(effect.effects) == 1 and isinstance(only, GrantMove):
        grant(now, only, context, declinable=True)
    else:
        choose(now, effect, context)


def inner(effect: Maybe, task: Choosing) -> Choosing | None:
    """A Shift to be declined is asked for at once; anything else after a yes (CH-DP-11)."""
    only = effect.effects[0]
    alone = len(effect.effects) == 1 and isinstance(only, Shift)
    return replace(task, effect=only) if alone else None


def maybe_offers(mat: Look, effect: Maybe, task: Choosing) -> Offers:
    """The first parameter of what may be declined, or just yes; and Pass (CH-DP-11)."""
    asking = inner(effect, task)
    return (*(choices(mat, asking) if asking else (ChooseOption(0),)), Pass())


def maybe_answer(now: Now, effect: Maybe, task: Choosing, action: ChroniclesAction) -> None:
    """It is declined, or carried out (CH-DP-11)."""
    if isinstance(action, Pass):
        return
    asking = inner(effect, task)
    if asking:
        answer(now, asking, action)
    else:
        carry_out(now, effect.effects, task.context)


def maybe_asked(mat: Look, effect: Maybe, task: Choosing) -> Seat:
    """Who would be asked for what may be declined (CH-DP-11)."""
    asking = inner(effect, task)
    return asked(mat, asking) if asking else decider(mat, task.context)


def instead(now: Now, effect: Instead, context: Context) -> None:
    """Where the first cannot be carried out, the other is (CH-EVT-1)."""
    first = some_possible(now, effect.effects, context)
    carry_out(now, effect.effects if first else effect.otherwise, context)


EACH = ChroniclesWorking(
    effect=Each,
    happen=each,
    possible=lambda mat, effect, context: any(
        some_possible(mat, effect.effects, member) for member in members(mat, effect, context)
    ),
)
EITHER = ChroniclesWorking(
    effect=Either,
    happen=choose,
    possible=lambda mat, effect, context: any(
        some_possible(mat, option, context) for option in effect.options
    ),
    offers=either_offers,
    answer=either_answer,
)
MAYBE = ChroniclesWorking(
    effect=Maybe,
    happen=maybe,
    possible=lambda mat, effect, context: some_possible(mat, effect.effects, context),
    offers=maybe_offers,
    answer=maybe_answer,
    asked=maybe_asked,
)
INSTEAD = ChroniclesWorking(
    effect=Instead,
    happen=instead,
    possible=lambda mat, effect, context: some_possible(
        mat, (*effect.effects, *effect.otherwise), context
    ),
)
WORKINGS = (EACH, EITHER, MAYBE, INSTEAD)
