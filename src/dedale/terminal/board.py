"""What the terminal asks of a game's board."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.console import RenderableType

from dedale.text import Voice


class TerminalScene(NamedTuple):
    """What a person at the terminal can know: a view, what is offered, and a voice to say it."""

    view: Any
    offers: tuple[Any, ...]
    voice: Voice


class Reading(NamedTuple):
    """What a typed line means: actions to take in turn, or one to look at first."""

    actions: tuple[Any, ...]
    look_first: bool = False  # show what it would do, and wait for Enter


class Shown(NamedTuple):
    """What a typed line asks to see, where nothing is to be done: cards, a story."""

    what: RenderableType


@dataclass(frozen=True)
class TerminalBoard:
    """How one game is drawn, and what can be typed."""

    help: str  # the key of a text that says what can be typed
    names: Callable[[Any, int, Voice], tuple[str, ...]]  # what so many seats are called
    draw: Callable[[TerminalScene], RenderableType]
    foresee: Callable[[TerminalScene, Any], RenderableType]  # what an action would do
    prompt: Callable[[TerminalScene], str]
    read: Callable[[TerminalScene, str], Reading | Shown]  # raises Unclear
    home: str | None = None
    """The package whose texts only this board uses."""


def name_of(voice: Voice, kind: str, id: str) -> str:
    """The name of a thing; what a content pack brings without a text is called by its id."""
    key = f"{kind}-{id}"
    return voice.say(key) if voice.knows(key) else id
