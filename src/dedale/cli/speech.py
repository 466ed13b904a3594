"""How the terminal speaks: which language, and how trouble is told."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from dedale.core.errors import BadOption, Trouble
from dedale.core.game import AnyGame
from dedale.maze.errors import BadNotation
from dedale.text import LANGUAGES, Voice, voice_for

HOMES = ("dedale", "dedale.cli")


def language(wish: str) -> str:
    """The language that was asked for, or else that of the terminal, or else English."""
    if wish:
        if wish not in LANGUAGES:
            raise BadOption("option-language", field="lang", value=wish)
        return wish
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in named if name), "")[:2]
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def terminal_voice(wish: str, game: AnyGame | None = None, names: tuple[str, ...] = ()) -> Voice:
    """The voice of the terminal, which knows the words of a game as well."""
    if game is None:
        return Voice(language(wish), HOMES, names)
    return voice_for(language(wish), game, names, more=["dedale.cli"])


@contextmanager
def plain_words(wish: str, game: AnyGame | None = None) -> Iterator[None]:
    """Say trouble in one sentence, and leave with exit code 2."""
    try:
        yield
    except Trouble as trouble:
        spoken = wish if wish in LANGUAGES else ""
        lines = [terminal_voice(spoken, game).explain(trouble)]
        if isinstance(trouble, BadNotation):
            lines = [trouble.facts["text"], " " * trouble.facts["at"] + "^", *lines]
        print(*lines, sep="\n", file=sys.stderr)
        sys.exit(2)
