"""The contract: what a game is, and what it says at each step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from dedale.core.lesson import Lesson
from dedale.core.records import Action, Event, Record, Seat
from dedale.core.rng import Rng

S = TypeVar("S", bound=Record)  # the game's state
A = TypeVar("A", bound=Action)  # the union of its actions
V = TypeVar("V", bound=Record)  # its view
O = TypeVar("O", bound=Record)  # its options  # noqa: E741 - beside S, A and V


class Decision(Record, frozen=True):
    """Whom the game waits for, and what it asks of them."""

    ask: str  # a word of the game's `asks`
    seats: tuple[Seat, ...]  # each of them may answer; the rules say whose answer ends the question
    may: tuple[Seat, ...] = ()  # seats that are not asked, but may step in


class Outcome(Record, frozen=True):
    """How a game ended. Nobody wins a cooperative game that is lost."""

    winners: tuple[Seat, ...]
    reason: str  # a word of the game's `reasons`


class Step(NamedTuple, Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...]
    reveals: bool = (
        False  # whoever acted has learnt something hidden, so it cannot be undone freely
    )


def alone(_state: Record) -> None:
    """Nothing follows: the game is played for its own sake."""


def patient(_state: Record, _seat: Seat) -> None:
    """Nothing is done for a seat that does not answer: it is waited for."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, V]):
    """The rules of one game, as a value. A state is always at rest at a decision, or over."""

    id: str
    version: int  # of the rules; a log names it, and replays under no other
    home: str  # the package in which the game lives, with its texts
    seats: range
    together: bool = False  # seats win and lose together: they may propose turns to each other

    options: type[O]
    state: type[S]
    actions: object  # the union of the game's actions
    events: object  # the union of its events
    views: type[V]
    asks: type[StrEnum]  # what its decisions can ask
    reasons: type[StrEnum]  # why it can end

    setup: Callable[[O, int, Rng], Step[S]]
    decision: Callable[[S], Decision | None]  # None when the game is over
    legal: Callable[[S, Seat], tuple[A, ...]]  # empty for a seat that has nothing to say now
    apply: Callable[[S, Seat, A, Rng], Step[S]]  # raises Illegal, by the id of a rule
    view: Callable[[S, Seat | None], V]  # None is a spectator
    outcome: Callable[[S], Outcome | None]

    open: Callable[[O], bool] = lambda _options: False
    """Whether nothing is secret between seats: all see the same, and are told the same."""
    outlooks: type[Record] = Record
    outlook: Callable[[V, A | None], Record | None] = lambda _view, _action: None
    """What lies ahead of the seat of a view, now or after an action, from the view alone.

    It is for screens: they draw it, and need no rules. None where there is nothing to see.
    """
    imagined: Callable[[V], S] | None = None
    """A table that looks like a view; whatever is hidden lies in it in an order that tells nothing.

    Until a step reveals something, it plays like the real one. Games that are `together` have it.
    """
    sent: Callable[[V], V] = lambda view: view
    """A view as it goes to screens, step by step: without what they read once, from the box."""
    unanswered: Callable[[S, Seat], A | None] = patient
    """What is done for a seat that is asked and does not answer in time; None: it is waited for."""
    sequel: Callable[[S], O | None] = alone
    """The options of the table that follows this one in a campaign.

    None while this one is not over, where the story ends, or where the game has no campaigns.
    """
    anew: Callable[[O], tuple[str, ...]] = lambda _options: ()
    """Of the options of a table that follows, those that whoever lays it may choose anew."""
    beginnings: Callable[[Sequence[S]], Mapping[str, Mapping[str, Any]]] = lambda _ended: {}
    """By name, how a campaign may begin for those who know how these others have ended.

    A beginning is the options that it settles; the first one is for everybody.
    """
    boxes: type[Record] = Record
    box: Callable[[O], Record] | None = None
    """What is in the box of a table, for screens: the cards, and what each of them says."""
    unpacked: Callable[[O, S], O] = lambda options, _state: options
    """The options of a table with what was opened at it since: its box is told from them."""
    opened: Callable[[S], tuple[str, ...]] | None = None
    """The boxes of words that a table may read now; None where the game keeps nothing back."""
    kept: Callable[[O], Mapping[str, str]] = lambda _options: {}
    """By the id of a card of a table, the box that it is in; others are known to everybody."""
    sealed: Callable[[str], str | None] = lambda _rule: None
    """The box of words that tells a rule; None for a rule that everybody may read."""
    lesson: Lesson | None = field(default=None, compare=False)  # for those who never played it

    @property
    def timed(self) -> bool:
        """Whether a table of it can have a clock."""
        return self.unanswered is not patient

    @property
    def campaigns(self) -> bool:
        """Whether one table of it can follow another."""
        return self.sequel is not alone


AnyGame = Game[Any, Any, Any, Any]
