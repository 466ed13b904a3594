"""The classic game: shift the maze, find your treasures, and be home first."""

from dedale.core.game import Game
from dedale.games.classic.actions import ClassicAction
from dedale.games.classic.content import LESSON
from dedale.games.classic.events import ClassicEvent
from dedale.games.classic.outlook import Outlook, outlook
from dedale.games.classic.rules import apply, decision, legal, outcome
from dedale.games.classic.rules.turn import Ask, Reason
from dedale.games.classic.setup import SEATS, setup
from dedale.games.classic.state import Options, State
from dedale.games.classic.view import View, view

__all__ = ["classic"]

classic: Game[Options, State, ClassicAction, View] = Game(
    id="classic",
    version=1,
    home=__name__,
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
    outlooks=Outlook,
    outlook=outlook,
    lesson=LESSON,
)
