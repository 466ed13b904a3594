"""How the terminal speaks: which language, which names, and how trouble is told."""

import logging
import os
import shlex
import shutil
import sys
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from dedale.bots import PLAYERS, Advice, Kernels, Weaker
from dedale.cli.boards import board_for
from dedale.core.content import Pack, pack_of
from dedale.core.errors import BadOption, Trouble
from dedale.core.game import AnyGame
from dedale.maze.errors import BadNotation
from dedale.table import Table
from dedale.text import LANGUAGES, Voice, voice_for

HOME, LAB = "dedale.cli", "dedale.lab"


def language(wish: str) -> str:
    """The language that was asked for, or else that of the terminal, or else English."""
    if wish:
        if wish not in LANGUAGES:
            raise BadOption("no-such-language", field="lang", value=wish)
        return wish
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in named if name), "")[:2]
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def terminal_voice(wish: str, game: AnyGame | None = None, pack: Pack | None = None) -> Voice:
    """The voice of the terminal, which knows the words of a game and of a pack too."""
    if game is None:
        return Voice(language(wish), ("dedale", HOME, LAB))
    own = board_for(game).home
    return voice_for(language(wish), game, more=[HOME, LAB, *([own] if own else [])], pack=pack)


def table_voice(wish: str, table: Table) -> Voice:
    """The voice of a table: it knows who sits there."""
    voice, places = terminal_voice(wish, table.game, pack_of(table.options)), table.log.seats
    usual = board_for(table.game).names(table.view(None), len(places), voice)
    voice.names = [place.name or name for place, name in zip(places, usual, strict=True)]
    return voice


def tell_kernels(voice: Voice, game: str, players: Iterable[str]) -> str:
    """The sentence for players that need kernels which are not here; empty if all have theirs.

    A sentence replaces the warning and the line of a log.
    """
    needs = {PLAYERS[player].kernels(game) for player in players if player in PLAYERS}
    warnings.simplefilter("ignore", Weaker)
    logging.getLogger("dedale.bots").setLevel(logging.ERROR)
    missing = sorted(needs - {Kernels.READY})
    return voice.say(f"kernels-{missing[0]}") if missing else ""


def program(*words: str) -> str:
    """A command to type, as it works in this terminal."""
    name = "dedale" if shutil.which("dedale") else os.path.relpath(sys.argv[0])
    return shlex.join((name, *words))


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


def require_extra(extra: str, module: str, wish: str = "") -> None:
    """Say in one sentence what has to be installed, where it is not, and leave."""
    if find_spec(module) is None:
        print(terminal_voice(wish).say("extra-missing", extra=extra), file=sys.stderr)
        sys.exit(2)


def advice_told(advice: Advice[Any], voice: Voice) -> tuple[str, str]:
    """What to do, and why, in words."""
    actions = "; ".join(voice.tell(action) for action in advice.actions)
    return actions, voice.say(advice.why.key, **advice.why.facts)
