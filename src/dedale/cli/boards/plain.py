"""A board for any game: actions are chosen from a numbered list."""

import re
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from dedale.cli.boards.board import Board, Reading, Scene, Unclear
from dedale.text import Voice

SEATS = 8  # more than any game has


def names(view: Any, voice: Voice) -> tuple[str, ...]:
    """Seats by their number."""
    return tuple(voice.say("seat-name", number=number + 1) for number in range(SEATS))


def draw(scene: Scene) -> RenderableType:
    """The actions that are offered."""
    return listing(scene)


def listing(scene: Scene) -> Text:
    """The offers, each with a number to type."""
    lines = [f"{n:>3}  {scene.voice.tell(offer)}" for n, offer in enumerate(scene.offers, start=1)]
    return Text("\n".join(lines))


def foresee(scene: Scene, action: Any) -> RenderableType:
    """The action in words."""
    return Text(scene.voice.tell(action))


def prompt(scene: Scene) -> str:
    """A number from the list."""
    return scene.voice.say("type-number", most=len(scene.offers))


def read(scene: Scene, line: str) -> Reading:
    """The offer with the number that was typed."""
    if not re.fullmatch(r"[0-9]+", line) or int(line) not in range(1, len(scene.offers) + 1):
        raise Unclear("unclear-number", typed=line, most=len(scene.offers))
    return Reading((scene.offers[int(line) - 1],))


board = Board(names=names, draw=draw, foresee=foresee, prompt=prompt, read=read)
