"""A lesson: a prepared table, and what a beginner does at it, step by step."""

from typing import Any

import msgspec

from dedale.core.content import read_toml
from dedale.core.log import Place
from dedale.core.records import Record


class Cue(Record, frozen=True):
    """One thing to say, and perhaps one thing to do before the next."""

    say: str  # the id of a text
    action: dict[str, Any] | None = None  # as JSON tells it


class Lesson(Record, frozen=True):
    """The beginner sits at the first seat."""

    seed: str
    seats: tuple[Place, ...]
    script: tuple[Cue, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


def read_lesson(toml: str, file: str) -> Lesson:
    """The lesson in a file; a mistake in it is reported with its place."""
    return read_toml(toml, Lesson, file)


def script_told(lesson: Lesson, actions: Any) -> tuple[Cue, ...]:
    """The script with its actions in full, defaults included, exactly as offers are told."""
    return tuple(
        cue
        if cue.action is None
        else Cue(cue.say, msgspec.to_builtins(msgspec.convert(cue.action, actions)))
        for cue in lesson.script
    )
