"""Legends: together, defend the castle through five chapters of cards, places and monsters."""

from dedale.core.game import Game
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import LESSON, BoxTold, box_of
from dedale.games.legends.events import LegendsEvent
from dedale.games.legends.outlook import Outlook, imagined, outlook
from dedale.games.legends.rules import (
    SEATS,
    Ask,
    Reason,
    apply,
    decision,
    legal,
    outcome,
    setup,
)
from dedale.games.legends.state import Hands, Options, State
from dedale.games.legends.view import View, sent, view

__all__ = ["legends"]

legends: Game[Options, State, LegendsAction, View] = Game(
    id="legends",
    version=1,
    home=__name__,
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
    view=view,
    outcome=outcome,
    open=lambda options: options.hands is Hands.OPEN,  # LG-SEE-2
    outlooks=Outlook,
    outlook=outlook,
    imagined=imagined,
    sent=sent,
    lesson=LESSON,
    boxes=BoxTold,
    box=lambda options: box_of(options.pack).told,
)
