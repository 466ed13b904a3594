"""What is still to be done before the next action: steps, effects, and questions."""

from enum import StrEnum

from dedale.core.agenda import Task
from dedale.core.records import Record, Seat
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.words import Halting, PortalColour
from dedale.maze.cell import Cell


class Routine(StrEnum):
    """What happens by itself: steps that need no answer."""

    LAY = "lay"  # CH-SETUP-1 to CH-SETUP-9: maze, Echoes, Portals, decks
    BUILDINGS = "buildings"  # CH-SETUP-16
    BEGIN = "begin"  # CH-TURN-1: the turn of the active Character starts
    ROLL = "roll"  # CH-LAB-1
    DICE = "dice"  # CH-LAB-4: the next die is resolved
    ACT = "act"  # CH-ACT-1: the action phase starts
    TURN_END = "turn-end"  # CH-TURN-3
    CLOSE = "close"  # CH-END-0 to CH-END-3, as far as nobody is asked
    COUNT = "count"  # CH-END-5 to CH-END-8
    SHOP = "shop"  # CH-END-9
    LEAVE = "leave"  # CH-END-10


class Do(Task, frozen=True):
    """A step that needs no answer."""

    step: Routine


class Context(Record, frozen=True):
    """For whom and by which card effects happen."""

    card: str
    hero: int | None = None  # the Character who uses the card; None for Events
    seat: Seat | None = None  # who decides; None for the active seat
    subject: int | None = None  # the Character of a loop
    colour: PortalColour | None = None  # the Portal of a loop, or the one picked before


class Resolving(Task, frozen=True):
    """Effects, in order."""

    effects: tuple[AnyEffect, ...]
    context: Context


class Walking(Task, frozen=True):
    """CH-DP-10: a Move under way, paused where the Character stands."""

    hero: int
    most: int | None = None  # steps that are left; None for any number
    nowalls: bool = False
    charge: bool = False
    declinable: bool = False  # CH-DP-26: it may still be declined
    entered: tuple[Cell, ...] = ()  # in order, with repetitions
    paused: tuple[Cell, ...] = ()  # CH-DP-25: where it has paused since something changed
    context: Context | None = None  # of the effect that granted it; None for that of the turn


class Looting(Task, frozen=True):
    """CH-DP-8: a Looter is about to loot; holders may prevent it."""

    colour: PortalColour
    passed: tuple[Seat, ...] = ()


class Rerolling(Task, frozen=True):
    """CH-DP-7: dice lie there, unresolved; holders may roll them again."""

    passed: tuple[Seat, ...] = ()
    flight: bool = False  # it is the die of the Dragon (CH-FIN-10)


class Flying(Task, frozen=True):
    """CH-FIN-10: the Dragon flies where its die says; `dice` lay there unresolved before."""

    dice: tuple[str, ...] = ()


class SteppingIn(Task, frozen=True):
    """CH-DP-35: seats that have asked for it may use something now."""

    before: Halting
    passed: tuple[Seat, ...] = ()


class Heading(Task, frozen=True):
    """CH-DP-35: a Move that goes on step by step, because somebody wants to be stopped."""

    walk: Walking
    cell: Cell  # where it goes
    ends: bool  # or pauses there


class Ordering(Task, frozen=True):
    """CH-DP-5: the active player says which die comes first."""


class Drawing(Task, frozen=True):
    """CH-EVT-1: the top Event is drawn and resolved; CH-CHAL-5: so many of them."""

    count: int = 1


class PuttingAway(Task, frozen=True):
    """CH-EVT-2 to CH-EVT-4: an Event was resolved."""

    card: str


class Soothing(Task, frozen=True):
    """CH-DP-18: what is offered at a Soothe."""

    hero: int
    used: tuple[str, ...] = ()  # Rituals that have got a Checkmark at this Soothe


class Ending(Task, frozen=True):
    """CH-MOVE-8: the steps at the end of a Move, from this one on."""

    walk: Walking
    step: int = 0


class Choosing(Task, frozen=True):
    """CH-DP-11: one parameter of an effect; `picked` are those before it."""

    effect: AnyEffect
    context: Context
    picked: tuple[str, ...] = ()
    left: int = 0  # how many more times


class Picking(Task, frozen=True):
    """CH-DP-1: a seat takes a Character."""

    seat: Seat


class PlacingCorners(Task, frozen=True):
    """CH-DP-2: the group puts the corner tiles."""


class NamingFirst(Task, frozen=True):
    """CH-DP-3: the group says who begins."""


class Deciding(Task, frozen=True):
    """CH-DP-4: a choice of a SETUP text: a decree, a focused building, the owner of a Scroll."""

    what: str
    cards: tuple[str, ...]


class NamingNext(Task, frozen=True):
    """CH-DP-12: the group says who takes the next turn."""


class Opening(Task, frozen=True):
    """CH-DP-13: boxes that are to be opened."""

    boxes: tuple[str, ...]


class Shopping(Task, frozen=True):
    """CH-DP-14: the shop is open."""


class Repairing(Task, frozen=True):
    """CH-DP-15: the Nails of a slot are filled."""

    slot: int


class KeepingRituals(Task, frozen=True):
    """CH-DP-16: Rituals that stay completed."""


class Leaving(Task, frozen=True):
    """CH-DP-17: how the campaign goes on."""


AnyTask = (
    Do
    | Resolving
    | Walking
    | Looting
    | Rerolling
    | Flying
    | SteppingIn
    | Heading
    | Ordering
    | Drawing
    | PuttingAway
    | Soothing
    | Ending
    | Choosing
    | Picking
    | PlacingCorners
    | NamingFirst
    | Deciding
    | NamingNext
    | Opening
    | Shopping
    | Repairing
    | KeepingRituals
    | Leaving
)
