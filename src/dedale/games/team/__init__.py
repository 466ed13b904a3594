"""The team game: together, collect all treasures before the book has no page left."""

from dedale.core.game import Game
from dedale.games.team.actions import TeamAction
from dedale.games.team.content import LESSON
from dedale.games.team.events import TeamEvent
from dedale.games.team.outlook import Outlook, imagined, outlook
from dedale.games.team.rules import apply, decision, legal, outcome
from dedale.games.team.rules.turn import Ask, Reason
from dedale.games.team.setup import SEATS, setup
from dedale.games.team.state import Options, State
from dedale.games.team.view import View, view

__all__ = ["team"]

team: Game[Options, State, TeamAction, View] = Game(
    id="team",
    version=1,
    home=__name__,
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
    open=lambda _options: True,
    outlooks=Outlook,
    outlook=outlook,
    imagined=imagined,
    lesson=LESSON,
)
