"""Why a turn is good, in one sentence: the reason that weighs most."""

from collections.abc import Sequence

from dedale.core.mind import Why
from dedale.core.records import Event
from dedale.games.legends.actions import (
    Consent,
    Include,
    KeepItem,
    LegendsAction,
    Move,
    PickHero,
    PickTrack,
    TakeItem,
    Teleport,
)
from dedale.games.legends.bots.thought import Plan
from dedale.games.legends.bots.worth import WON
from dedale.games.legends.events import (
    Attacked,
    BucketFilled,
    CartLoaded,
    CrystalsPlaced,
    Defeated,
    Delivered,
    DeviceFired,
    DialTurned,
    DustRecovered,
    FireOut,
    Healed,
    LavaCooled,
    Observed,
    TrapPlaced,
)
from dedale.games.legends.state import Stage, State
from dedale.games.legends.view import View

NEAR = 5  # from this cell on a monster is near the castle


def why_habit(view: View, action: LegendsAction) -> Why:
    """Why an answer that needs no thinking is good."""
    match action:
        case PickHero(hero):
            return Why("why-hero", {"hero": hero})
        case PickTrack(card):
            return Why("why-track", {"card": card})
        case Include(card):
            return Why("why-include", {"card": card})
        case TakeItem(card) if view.stage is Stage.SETUP:
            return Why("why-item", {"card": card})
        case KeepItem(str(card)):
            return Why("why-item", {"card": card})
        case Consent():
            return Why("why-consent", {})
    return Why("why-only", {})


def why(state: State, actions: Sequence[LegendsAction], told: Sequence[Event], plan: Plan) -> Why:
    """The reason that weighs most: what is reached, what is averted, what is prepared."""
    if plan.worth >= WON:
        return Why("why-win", {})
    if state.stage is not Stage.ACTION:
        return Why("why-answer", {})
    return reached(told) or fought(told) or prepared(told) or otherwise(actions, plan)


def reached(told: Sequence[Event]) -> Why | None:
    """What brings the chapter nearer to its goal."""
    for event in told:
        match event:
            case FireOut(place=place):
                return Why("why-fire", {"place": place})
            case Observed(card=card):
                return Why("why-moon", {"card": card})
            case Delivered(count=count):
                return Why("why-deliver", {"count": count})
            case LavaCooled(cell=cell):
                return Why("why-lava", {"cell": cell})
    return None


def fought(told: Sequence[Event]) -> Why | None:
    """What is stopped on its way to the castle."""
    defeated = [event for event in told if isinstance(event, Defeated)]
    if defeated:
        worst = max(defeated, key=lambda event: event.cell)
        key = "why-castle" if worst.cell >= NEAR else "why-defeat"
        return Why(key, {"card": worst.card, "cell": worst.cell})
    for event in told:
        if isinstance(event, Attacked | DeviceFired):
            return Why("why-wound", {"card": event.card})
    return None


def prepared(told: Sequence[Event]) -> Why | None:
    """What will be needed later."""
    for event in told:
        match event:
            case BucketFilled():
                return Why("why-water", {})
            case CartLoaded() | CrystalsPlaced():
                return Why("why-crystals", {})
            case DialTurned(number=number):
                return Why("why-dial", {"number": number})
            case TrapPlaced(number=number):
                return Why("why-trap", {"number": number})
    if any(isinstance(event, Healed) for event in told):
        return Why("why-heal", {})
    if any(isinstance(event, DustRecovered) for event in told):
        return Why("why-dust", {})
    return None


def otherwise(actions: Sequence[LegendsAction], plan: Plan) -> Why:
    """Why a turn that reaches nothing yet is good."""
    if not plan.sure:
        return Why("why-chance", {})
    steps = [action for action in actions if isinstance(action, Move | Teleport)]
    if steps:
        return Why("why-move", {"cell": steps[-1].cell})
    return Why("why-rest" if len(actions) == 1 else "why-glance", {})
