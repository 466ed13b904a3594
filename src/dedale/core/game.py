"""The contract: what a game is, and what it says at each step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from dedale.core.campaign import Campaign
from dedale.core.mind import Mind
from dedale.core.records import Action, Event, Record, Seat
from dedale.core.rng import Rng
from dedale.core.screen import BARE, Screen
from dedale.core.sealed import Sealed
from dedale.core.study import Study

if TYPE_CHECKING:
    from dedale.core.numbers import Numbers
    from dedale.terminal import TerminalBoard

S = TypeVar("S", bound=Record)  # the game's state
A = TypeVar("A", bound=Action)  # the union of its actions
V = TypeVar("V", bound=Record)  # its view
O = TypeVar("O", bound=Record)  # its options  # noqa: E741 - beside S, A and V


class Decision(Record, frozen=True):
    """Whom the game is waiting for, and what it asks of them."""

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
    reveals: bool = False  # the seat that acted learnt something hidden: no free undo
    course: tuple[S, ...] = ()
    """The table after each event; empty where all of it changes with the first."""

    @property
    def whole_course(self) -> tuple[S, ...]:
        """The table after each event."""
        return self.course or (self.state,) * len(self.events)

    def then(self, more: "Step[S]") -> "Step[S]":
        """The same step, and what follows from it at once."""
        events, reveals = (*self.events, *more.events), self.reveals or more.reveals
        course = (*self.whole_course, *more.whole_course)
        return Step(more.state, events, reveals, (*course[:-1], more.state) if course else ())


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
    apply: Callable[[S, Seat, A, Rng], Step[S]]
    """What an action of the game leads to, its values of the types that they are declared with;
    raises Illegal, by the id of a rule. A `Table` refuses anything else before the rules see it."""
    view: Callable[[S, Seat | None], V]  # None is a spectator
    outcome: Callable[[S], Outcome | None]

    followed: Callable[[S, Seat, A, Rng], Step[S]] | None = None
    """Like `apply`, and the step has its course; None where `apply` tells it anyway."""
    unanswered: Callable[[S, Seat], A | None]
    """What is done for a seat that is asked and does not answer in time; None: the table waits."""
    open: Callable[[O], bool] = lambda _options: False
    """Whether nothing is secret between seats: all see the same, and are told the same."""
    content: Callable[[O], str] = lambda _options: "none"
    """The hash of all content files that can change what happens, with the pack of the table."""

    screen: Screen[O, S, V] = BARE
    campaign: Campaign[O, S] | None = None  # where one table can follow another
    sealed: Sealed[O, S] | None = None  # where something stays shut at first

    # What few programs need is loaded when it is asked for.
    mind: Callable[[], Mind[A, V]] | None = None  # its computer players, besides `random`
    study: Callable[[], Study[O, S]] | None = None  # what a laboratory measures at its tables
    numbers: Callable[[], "Numbers"] | None = None  # actions and views as numbers
    terminal: Callable[[], "TerminalBoard"] | None = (
        None  # how it looks in a terminal, if not plain
    )

    @property
    def alone(self) -> bool:
        """Whether a table of it is laid on its own, and not only in a campaign."""
        return self.campaign is None or self.campaign.alone

    def sequel(self, state: S) -> O | None:
        """The options of the table that follows this one; None where none does."""
        return None if self.campaign is None else self.campaign.sequel(state)

    def anew(self, options: O) -> tuple[str, ...]:
        """Of the options of a table that follows, those that may be chosen anew."""
        return () if self.campaign is None else self.campaign.anew(options)

    def beginnings(self, ended: Sequence[S]) -> Mapping[str, Mapping[str, Any]]:
        """By name, how a campaign may begin for those who know how these have ended."""
        return {} if self.campaign is None else self.campaign.beginnings(ended)


AnyGame = Game[Any, Any, Any, Any]
