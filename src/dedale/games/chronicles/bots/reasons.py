"""Why a turn is good, in one sentence: the reason that weighs most."""

from collections.abc import Sequence

from dedale.core.mind import Why
from dedale.core.records import Action, Event
from dedale.games.chronicles.actions import (
    Buy,
    ChroniclesAction,
    Hammer,
    Keep,
    Offer,
    Pass,
    Repair,
    Reroll,
    SetOut,
    Use,
)
from dedale.games.chronicles.events import (
    DragonSoothed,
    ItemCollected,
    KnockedOut,
    LootPrevented,
    ObjectivePaid,
    QuestCompleted,
    RitualCompleted,
    TokenTaken,
)
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.view import View
from dedale.maze.turn import Insert, Walk

USUAL: dict[type[Action], tuple[str, ...]] = {
    Hammer: ("hammer", "slot"),
    Buy: ("scroll", "card"),
    Repair: ("repair", "building"),
    Keep: ("keep",),
    SetOut: ("onward",),
    Offer: ("offer", "ritual"),
    Use: ("look", "card"),
}
"""Answers that need no thinking: the key of the reason, and the facts that it tells."""


def why_usual(view: View, offers: Sequence[ChroniclesAction], action: ChroniclesAction) -> Why:
    """Why an answer that needs no thinking is good."""
    if len(offers) == 1:
        return Why("why-only", {})
    key, *names = USUAL.get(type(action), ("usual",))
    if isinstance(action, SetOut) and action.scenario is Scenario.FINAL:
        key = "final"
    if isinstance(action, Use) and view.todo:
        key = "guard"
    return Why(f"why-{key}", {name: getattr(action, name) for name in names})


def why_answer(action: ChroniclesAction) -> Why:
    """Why an answer between two turns is good."""
    match action:
        case Reroll(card):
            return Why("why-reroll", {"card": card})
        case Pass():
            return Why("why-pass", {})
    return Why("why-answer", {})


def why(actions: Sequence[ChroniclesAction], told: Sequence[Event]) -> Why:
    """The reason that weighs most: what is reached, what is averted, what is prepared."""
    return reached(told) or prepared(actions)


def reached(told: Sequence[Event]) -> Why | None:
    """What the turn surely brings."""
    found = {type(event): event for event in reversed(told)}
    for kind, facts in FACTS.items():
        event = found.get(kind)
        if event is not None:
            return Why(f"why-{facts[0]}", {name: getattr(event, name) for name in facts[1:]})
    items = [event for event in told if isinstance(event, ItemCollected)]
    if len(items) > 1:
        return Why("why-items", {"item": items[0].item, "count": len(items)})
    if items:
        guarded = any(isinstance(event, KnockedOut) for event in told)
        return Why("why-rescue" if guarded else "why-item", {"item": items[0].item})
    if DragonSoothed in found:
        return Why("why-soothe", {})
    goblins = sum(isinstance(event, KnockedOut) for event in told)
    return Why("why-goblins", {"count": goblins}) if goblins else None


FACTS: dict[type[Event], tuple[str, ...]] = {
    RitualCompleted: ("ritual", "ritual"),
    QuestCompleted: ("quest", "quest"),
    ObjectivePaid: ("objective", "card"),
    LootPrevented: ("saved",),
    TokenTaken: ("token", "token"),
}
"""What weighs more than Items: the key of the reason, and the facts of the event that it tells."""


def prepared(actions: Sequence[ChroniclesAction]) -> Why:
    """Why a turn that brings nothing yet is good."""
    for action in actions:
        match action:
            case Insert():
                return Why("why-shift", {})
            case Use(card):
                return Why("why-card", {"card": card})
            case Walk(cell):
                return Why("why-place", {"cell": cell})
    return Why("why-rest", {})
