"""The manifest of chronicles: its rules, and where the rest of it is found."""

from functools import partial
from typing import TYPE_CHECKING

from dedale.core.campaign import Campaign
from dedale.core.content import Pack
from dedale.core.game import Game
from dedale.core.mind import Mind
from dedale.core.screen import Screen, ShownBox
from dedale.core.sealed import Sealed
from dedale.core.study import Study
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.content import LESSON, box_of
from dedale.games.chronicles.events import ChroniclesEvent
from dedale.games.chronicles.opened import box_of_rule, kept, opened
from dedale.games.chronicles.outlook import Outlook, imagined, outlook
from dedale.games.chronicles.rules.journal import anew, beginnings, sequel
from dedale.games.chronicles.rules.play import (
    Reason,
    apply,
    decision,
    legal,
    outcome,
    setup,
)
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.rules.setup import SEATS
from dedale.games.chronicles.rules.silence import unanswered
from dedale.games.chronicles.state import Options, State
from dedale.games.chronicles.told import BoxTold, told, unpacked
from dedale.games.chronicles.view import View, sent, view

if TYPE_CHECKING:
    from dedale.core.numbers import Numbers
    from dedale.terminal import TerminalBoard


def mind() -> Mind[ChroniclesAction, View]:
    """How it is played well."""
    from dedale.games.chronicles.bots.mind import MIND

    return MIND


def numbers() -> "Numbers":
    """Its actions and views as numbers."""
    from dedale.games.chronicles.envs.numbers import NUMBERS

    return NUMBERS


def study() -> Study[Options, State]:
    """What a laboratory measures at its tables."""
    from dedale.games.chronicles.lab.study import STUDY

    return STUDY


def terminal() -> "TerminalBoard":
    """How it looks in a terminal."""
    from dedale.games.chronicles.terminal.board import BOARD

    return BOARD


def worded(pack: Pack, language: str) -> Pack:
    """A pack in which every card says what it does."""
    from dedale.games.chronicles import sentences

    return sentences.worded(pack, language)


chronicles: Game[Options, State, ChroniclesAction, View] = Game(
    id="chronicles",
    version=2,
    home="dedale.games.chronicles",
    seats=SEATS,
    together=True,
    options=Options,
    state=State,
    actions=ChroniclesAction,
    events=ChroniclesEvent,
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
    open=lambda _options: True,  # CH-VIS-1
    content=lambda options: box_of(options.pack).digest,
    screen=Screen(
        outlooks=Outlook,
        outlook=outlook,
        imagined=imagined,
        sent=sent,
        box=ShownBox(kind=BoxTold, told=told),
        worded=worded,
        lesson=LESSON,
    ),
    campaign=Campaign(sequel=sequel, anew=anew, beginnings=beginnings, alone=False),
    sealed=Sealed(opened=opened, kept=kept, box_of_rule=box_of_rule, unpacked=unpacked),
    mind=mind,
    study=study,
    numbers=numbers,
    terminal=terminal,
)
