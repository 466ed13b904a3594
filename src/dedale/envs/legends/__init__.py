"""Legends in numbers."""

from dedale.core.numbers import MOST
from dedale.envs.legends.drawing import picture, text
from dedale.envs.numbers import Numbers
from dedale.games.legends.numbers import CODES, GOAL, SIZE, code, coded, numbers, points
from dedale.games.legends.outlook import imagined
from dedale.games.legends.rules import decision, legal
from dedale.games.legends.view import View


def first(view: View) -> int:
    """The code of what is offered first as a game begins: a hero, a card, an item or a track."""
    state = imagined(view)
    asked = decision(state)
    assert asked is not None
    return code(legal(state, asked.seats[0])[0])


legends = Numbers(
    shape=(SIZE,),
    most=MOST,
    codes=CODES,
    planes=numbers,
    code=code,
    coded=coded,
    first=first,
    points=points,
    goal=GOAL,
    text=text,
    picture=picture,
    compiled=False,
    refused=("pack",),
    turn=lambda view: view.turn,
)
