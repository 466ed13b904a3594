"""The manifest of the classic game: its rules, and where the rest of it is found."""

from typing import TYPE_CHECKING

from dedale.core.game import Game
from dedale.core.mind import Mind
from dedale.core.screen import Screen
from dedale.core.study import Study
from dedale.games.classic.actions import ClassicAction
from dedale.games.classic.content import LESSON, content
from dedale.games.classic.events import ClassicEvent
from dedale.games.classic.outlook import Outlook, outlook
from dedale.games.classic.rules import apply, decision, legal, outcome
from dedale.games.classic.rules.silence import unanswered
from dedale.games.classic.rules.turn import Ask, Reason
from dedale.games.classic.setup import SEATS, setup
from dedale.games.classic.state import Options, State
from dedale.games.classic.view import View, view

if TYPE_CHECKING:
    from dedale.core.numbers import Numbers
    from dedale.terminal import TerminalBoard


def mind() -> Mind[ClassicAction, View]:
    """How it is played well."""
    from dedale.games.classic.bots.mind import MIND

    return MIND


def numbers() -> "Numbers":
    """Its actions and views as numbers."""
    from dedale.games.classic.envs.numbers import NUMBERS

    return NUMBERS


def study() -> Study[Options, State]:
    """What a laboratory asks of it."""
    from dedale.games.classic.lab.study import STUDY

    return STUDY


def terminal() -> "TerminalBoard":
    """How it looks in a terminal."""
    from dedale.games.classic.terminal.board import BOARD

    return BOARD


classic: Game[Options, State, ClassicAction, View] = Game(
    id="classic",
    version=2,
    home="dedale.games.classic",
    seats=SEATS,
    options=Options,
    state=State,
    actions=ClassicAction,
    events=ClassicEvent,
    views=View,
    asks=Ask,
    reasons=Reason,
    setup=setup,
    decision=decision,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    unanswered=unanswered,
    content=lambda _options: content(),
    screen=Screen(outlooks=Outlook, outlook=outlook, lesson=LESSON),
    mind=mind,
    study=study,
    numbers=numbers,
    terminal=terminal,
)
