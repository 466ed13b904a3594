"""What screens show of a game beyond its view; they draw it, and need no rules."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from dedale.core.content import Pack
from dedale.core.lesson import Lesson
from dedale.core.records import Record

O = TypeVar("O", bound=Record)  # the options of the game  # noqa: E741 - beside S, A and V
S = TypeVar("S", bound=Record)  # its state
V = TypeVar("V", bound=Record)  # its view


@dataclass(frozen=True, kw_only=True)
class ShownBox(Generic[O]):
    """What is in the box of a table, for screens: the cards, and what each of them says."""

    kind: type[Record]
    told: Callable[[O], Record]


@dataclass(frozen=True, kw_only=True)
class Screen(Generic[O, S, V]):
    """What a game tells screens, from views alone."""

    outlooks: type[Record] = Record
    outlook: Callable[[V, Any], Record | None] = lambda _view, _action: None
    """What lies ahead of the seat of a view, now (`None`) or after an action; None: nothing."""
    imagined: Callable[[V], S] | None = None
    """A table that looks like a view; whatever is hidden lies in it in an order that tells nothing.

    Until a step reveals something, it plays like the real one. Games that are `together` have it.
    """
    sent: Callable[[V], V] = lambda view: view
    """A view as it goes to screens, step by step: without what they read once, from the box."""
    box: ShownBox[O] | None = None  # of a game with cards
    worded: Callable[[Pack, str], Pack] = lambda pack, _language: pack
    """A pack with texts, in a language, for those of its cards that bring none."""
    lesson: Lesson | None = field(default=None, compare=False)  # for beginners


BARE: Screen[Any, Any, Any] = Screen()
"""A view is shown, and nothing else."""
