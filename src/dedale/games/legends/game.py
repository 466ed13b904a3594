"""The manifest of legends: its rules, and where the rest of it is found."""

from functools import partial
from typing import TYPE_CHECKING

from dedale.core.campaign import Campaign
from dedale.core.content import Pack
from dedale.core.game import Game
from dedale.core.mind import Mind
from dedale.core.screen import Screen, ShownBox
from dedale.core.study import Study
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import LESSON, BoxTold, box_of
from dedale.games.legends.events import LegendsEvent
from dedale.games.legends.outlook import Outlook, imagined, outlook
from dedale.games.legends.rules.journal import anew, beginnings, sequel
from dedale.games.legends.rules.play import (
    SEATS,
    Reason,
    apply,
    decision,
    legal,
    outcome,
    setup,
)
from dedale.games.legends.rules.questions import Ask
from dedale.games.legends.rules.silence import unanswered
from dedale.games.legends.state import Hands, Options, State
from dedale.games.legends.view import View, sent, view

if TYPE_CHECKING:
    from dedale.core.numbers import Numbers
    from dedale.terminal import TerminalBoard


def mind() -> Mind[LegendsAction, View]:
    """How it is played well."""
    from dedale.games.legends.bots.mind import MIND

    return MIND


def numbers() -> "Numbers":
    """Its actions and views as numbers."""
    from dedale.games.legends.envs.numbers import NUMBERS

    return NUMBERS


def study() -> Study[Options, State]:
    """What a laboratory measures at its tables."""
    from dedale.games.legends.lab.study import STUDY

    return STUDY


def terminal() -> "TerminalBoard":
    """How it looks in a terminal."""
    from dedale.games.legends.terminal.board import BOARD

    return BOARD


def worded(pack: Pack, language: str) -> Pack:
    """A pack in which every card says what it does."""
    from dedale.games.legends import sentences

    return sentences.worded(pack, language)


legends: Game[Options, State, LegendsAction, View] = Game(
    id="legends",
    version=2,
    home="dedale.games.legends",
    seats=SEATS,
    together=True,
    options=Options,
    state=State,
    actions=LegendsAction,
    events=LegendsEvent,
    views=View,
    asks=Ask,
    reasons=Reason,
    setup=setup,
    decision=decision,
    legal=legal,
    apply=apply,
    followed=partial(apply, followed=True),
    view=view,
    outcome=outcome,
    unanswered=unanswered,
    open=lambda options: options.hands is Hands.OPEN,  # LG-SEE-2
    content=lambda options: box_of(options.pack).digest,
    screen=Screen(
        outlooks=Outlook,
        outlook=outlook,
        imagined=imagined,
        sent=sent,
        box=ShownBox(kind=BoxTold, told=lambda options: box_of(options.pack).told),
        worded=worded,
        lesson=LESSON,
    ),
    campaign=Campaign(sequel=sequel, anew=anew, beginnings=beginnings, alone=True),
    mind=mind,
    study=study,
    numbers=numbers,
    terminal=terminal,
)
