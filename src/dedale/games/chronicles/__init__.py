"""Chronicles: together, rebuild the village game by game, and free the dragon."""

from dedale.core.game import Game
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.content import LESSON
from dedale.games.chronicles.events import ChroniclesEvent
from dedale.games.chronicles.opened import kept, opened, sealed
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

__all__ = ["chronicles"]

chronicles: Game[Options, State, ChroniclesAction, View] = Game(
    id="chronicles",
    version=1,
    home=__name__,
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
    view=view,
    outcome=outcome,
    open=lambda _options: True,  # CH-VIS-1
    outlooks=Outlook,
    outlook=outlook,
    imagined=imagined,
    sent=sent,
    boxes=BoxTold,
    box=told,
    unpacked=unpacked,
    opened=opened,
    kept=kept,
    sealed=sealed,
    unanswered=unanswered,
    sequel=sequel,
    beginnings=beginnings,
    anew=anew,
    lesson=LESSON,
)
