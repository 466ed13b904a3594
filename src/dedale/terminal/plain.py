"""A board for any game: what is known is listed, and actions are chosen by number."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict
from rich.console import Group, RenderableType
from rich.text import Text

from dedale.terminal.board import Reading, TerminalBoard, TerminalScene
from dedale.terminal.errors import Unclear
from dedale.text import Voice


def names(view: Any, seats: int, voice: Voice) -> tuple[str, ...]:
    """Seats by their number."""
    return tuple(voice.say("seat-name", number=number + 1) for number in range(seats))


def names_by_figures(
    figures: Iterable[tuple[int, str]], seats: int, voice: Voice
) -> tuple[str, ...]:
    """Seats by the names of their figures, each given with its seat; others by their number."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for seat, name in figures:
        found[seat].append(name)
    usual = names(None, seats, voice)
    return tuple(" & ".join(own) or usual[seat] for seat, own in enumerate(found))


def draw(scene: TerminalScene) -> RenderableType:
    """The fields of the view as they are, and the actions that are offered."""
    known = [f"{name}: {value}" for name, value in asdict(scene.view).items()]
    return Group(Text("\n".join(known), "dim"), listing(scene))


def listing(scene: TerminalScene) -> Text:
    """The offers, each with a number to type."""
    lines = [f"{n:>3}  {scene.voice.tell(offer)}" for n, offer in enumerate(scene.offers, start=1)]
    return Text("\n".join(lines))


def foresee(scene: TerminalScene, action: Any) -> RenderableType:
    """The action in words."""
    return Text(scene.voice.tell(action))


def prompt(scene: TerminalScene) -> str:
    """A number from the list."""
    return scene.voice.say("type-number", most=len(scene.offers))


def read(scene: TerminalScene, line: str) -> Reading:
    """The offer with the number that was typed."""
    if not re.fullmatch(r"[0-9]{1,4}", line) or int(line) not in range(1, len(scene.offers) + 1):
        raise Unclear("unclear-number", typed=line, most=len(scene.offers))
    return Reading((scene.offers[int(line) - 1],))


BOARD = TerminalBoard(
    help="help-list", names=names, draw=draw, foresee=foresee, prompt=prompt, read=read
)
