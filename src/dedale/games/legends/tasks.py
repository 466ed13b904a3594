"""What is still to be done before the next action: steps of the turn, effects, and questions."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from dedale.core.agenda import Task
from dedale.core.records import Seat
from dedale.games.legends.actions import LegendsAction, Play, Weapon
from dedale.games.legends.effects import AnyEffect, Gain, Order


class Routine(StrEnum):
    """What happens by itself: steps that need no answer."""

    LAY = "lay"  # LG-SETUP-2 to LG-SETUP-5
    DEAL = "deal"  # LG-SETUP-7
    OPEN = "open"  # LG-SETUP-9 to LG-SETUP-13
    START = "start"  # LG-TURN-2
    CLEAR = "clear"  # LG-TURN-5
    BURN = "burn"  # LG-TURN-6
    STORM = "storm"  # LG-TURN-7
    REVEAL = "reveal"  # LG-TURN-8
    DRAW = "draw"  # LG-TURN-12
    PASS = "pass"  # LG-TURN-13
    FALLS = "falls"  # LG-RET
    DARKEN = "darken"  # LG-CH5-4


class Do(Task, frozen=True):
    """A step that needs no answer."""

    step: Routine


class Context(NamedTuple):
    """For whom an effect happens, and where."""

    hero: int
    helped: int | None = None  # the hero that was chosen for it (LG-POOL-13)
    cell: int | None = None  # its target in the passage


class Resolving(Task, frozen=True):
    """Effects, in order, for a hero."""

    effects: tuple[AnyEffect, ...]
    hero: int
    helped: int | None = None  # the hero that an effect for any hero was meant for


class Defeating(Task, frozen=True):
    """A hero has defeated a monster or a body: what the chapter makes of it (LG-FIGHT-19)."""

    card: str
    cell: int
    hero: int
    crystals: int = 0  # that lay on it


class ChoosingHero(Task, frozen=True):
    """A seat chooses its hero (LG-HERO-4)."""

    seat: Seat


class BuildingDeck(Task, frozen=True):
    """One player puts a deck together (LG-SOLO-1)."""


class TakingItem(Task, frozen=True):
    """A seat takes an item before the chapter begins (LG-SETUP-6)."""

    seat: Seat


class ChoosingTrack(Task, frozen=True):
    """A hero gets a skill track (LG-SETUP-8)."""

    hero: int


class Rolling(Task, frozen=True):
    """The die is about to be rolled for an effect (LG-FAIRY-10)."""

    effect: AnyEffect
    hero: int
    cell: int | None = None  # the target, where there is one


class Rerolling(Task, frozen=True):
    """The die shows a face, and may be rolled again (LG-FAIRY-11)."""

    effect: AnyEffect
    hero: int
    face: int
    cell: int | None = None


class Rewarding(Task, frozen=True):
    """Items and fairies that a hero may take, in any order (LG-REW-8)."""

    hero: int
    gains: tuple[Gain, ...]


class Peeking(Task, frozen=True):
    """Game cards are put back, one after the other (LG-CH2-17)."""

    cards: tuple[str, ...]
    order: Order


class Paying(Task, frozen=True):
    """Cards are discarded for an action, which then happens (LG-CARD-12)."""

    action: LegendsAction
    count: int  # still to be discarded
    items: bool = False  # items alone (LG-CH4-14)


class Helping(Task, frozen=True):
    """An effect for any hero: which one is it (LG-POOL-13)?"""

    action: LegendsAction


class Asking(Task, frozen=True):
    """The player of a hero is asked for consent (LG-ACT-20)."""

    action: LegendsAction
    hero: int


class Attacking(Task, frozen=True):
    """An attack is put together (LG-ACT-7)."""

    way: Weapon
    cell: int


class Splitting(Task, frozen=True):
    """Something is divided among heroes, one by one (LG-FAIRY-16)."""

    effect: AnyEffect
    left: int


class Aiming(Task, frozen=True):
    """A cell of the passage is chosen for an effect, perhaps after another one."""

    effect: AnyEffect
    hero: int
    cell: int | None = None  # the first one


class ChoosingSlot(Task, frozen=True):
    """A trap slot is chosen."""

    effect: AnyEffect


class ChoosingEffect(Task, frozen=True):
    """One of several effects is chosen."""

    effect: AnyEffect
    hero: int  # whose player chooses


class Fetching(Task, frozen=True):
    """A card is taken from deck or discard pile (LG-FAIRY-17)."""

    hero: int


class Repeating(Task, frozen=True):
    """A card that was played happens again (LG-FAIRY-8)."""

    hero: int


class Altering(Task, frozen=True):
    """An icon is chosen to count as another (LG-POOL-8)."""


class RemovingFire(Task, frozen=True):
    """A fire of any place may be put out (LG-CH1-26)."""

    hero: int


class Observing(Task, frozen=True):
    """A moon is chosen, then what is paid for it (LG-CH2-5, LG-CH2-9)."""

    hero: int
    cell: int | None = None


class Sharing(Task, frozen=True):
    """The active player says in which order heroes take a reward (LG-CH2-12)."""

    heroes: tuple[int, ...]
    gain: Gain


class Feeding(Task, frozen=True):
    """A hero puts dust on the Magic Eater (LG-CH2-24)."""

    hero: int


class TakingGifts(Task, frozen=True):
    """Each player takes a different gift (LG-CH2-32)."""

    heroes: tuple[int, ...]  # still to choose
    left: tuple[int, ...]  # gifts, by number


class Placing(Task, frozen=True):
    """A hero is put where its player likes (LG-CH4-19)."""

    hero: int


class MovingCart(Task, frozen=True):
    """The engine moves the cart (LG-CH3-11)."""


class Turning(Task, frozen=True):
    """The dial is turned one way or the other (LG-CH4-14)."""


class Defending(Task, frozen=True):
    """A struck hero may show a shield (LG-ACT-22)."""

    hero: int


class Striking(Task, frozen=True):
    """Whom the madness strikes (LG-CH4-23)."""

    hero: int


class LosingFairy(Task, frozen=True):
    """The fairy that flies away is chosen (LG-CH4-23)."""

    hero: int


class Naming(Task, frozen=True):
    """An icon is named at the Dust Nugget (LG-CH5-21)."""

    hero: int


class Shocking(Task, frozen=True):
    """Charged tokens are fired, one after the other or both at once (LG-CH5-19)."""

    hero: int
    fired: bool = False  # one has been fired


class KeepingItem(Task, frozen=True):
    """After a won chapter a player may keep one item (LG-CAMP-3)."""

    seat: Seat


AnyTask = (
    Do
    | Resolving
    | Defeating
    | ChoosingHero
    | BuildingDeck
    | TakingItem
    | ChoosingTrack
    | Rolling
    | Rerolling
    | Rewarding
    | Peeking
    | Paying
    | Helping
    | Asking
    | Attacking
    | Splitting
    | Aiming
    | ChoosingSlot
    | ChoosingEffect
    | Fetching
    | Repeating
    | Altering
    | RemovingFire
    | Observing
    | Sharing
    | Feeding
    | TakingGifts
    | Placing
    | MovingCart
    | Turning
    | Defending
    | Striking
    | LosingFairy
    | Naming
    | Shocking
    | KeepingItem
)


def promised(todo: Sequence[AnyTask]) -> str | None:
    """The card that the active player wants to play while somebody is asked (LG-ACT-20)."""
    for task in todo:
        if isinstance(task, Asking | Helping) and isinstance(task.action, Play):
            return task.action.card
    return None
