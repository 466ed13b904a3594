"""The manifest of the team game: its rules, and where the rest of it is found."""

from typing import TYPE_CHECKING

from dedale.core.game import Game
from dedale.core.mind import Mind
from dedale.core.screen import Screen
from dedale.core.study import Study
from dedale.games.team.actions import TeamAction
from dedale.games.team.content import LESSON, content
from dedale.games.team.events import TeamEvent
from dedale.games.team.outlook import Outlook, imagined, outlook
from dedale.games.team.rules import apply, decision, legal, outcome
from dedale.games.team.rules.silence import unanswered
from dedale.games.team.rules.turn import Ask, Reason
from dedale.games.team.setup import SEATS, setup
from dedale.games.team.state import Options, State
from dedale.games.team.view import View, view

if TYPE_CHECKING:
    from dedale.core.numbers import Numbers
    from dedale.terminal import TerminalBoard


def mind() -> Mind[TeamAction, View]:
    """How it is played well."""
    from dedale.games.team.bots.mind import MIND

    return MIND


def numbers() -> "Numbers":
    """Its actions and views as numbers."""
    from dedale.games.team.envs.numbers import NUMBERS

    return NUMBERS


def study() -> Study[Options, State]:
    """What a laboratory asks of it."""
    from dedale.games.team.lab.study import STUDY

    return STUDY


def terminal() -> "TerminalBoard":
    """How it looks in a terminal."""
    from dedale.games.team.terminal.board import BOARD

    return BOARD


team: Game[Options, State, TeamAction, View] = Game(
    id="team",
    version=2,
    home="dedale.games.team",
    seats=SEATS,
    together=True,
    options=Options,
    state=State,
    actions=TeamAction,
    events=TeamEvent,
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
    open=lambda _options: True,
    content=lambda _options: content(),
    screen=Screen(outlooks=Outlook, outlook=outlook, imagined=imagined, lesson=LESSON),
    mind=mind,
    study=study,
    numbers=numbers,
    terminal=terminal,
)
