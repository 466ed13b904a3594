"""Legends in numbers."""

from dedale.core.facts import MOST
from dedale.core.numbers import Numbers
from dedale.games.legends.envs.codes import CODES, code, coded
from dedale.games.legends.envs.drawing import picture, text
from dedale.games.legends.envs.facts import SIZE, numbers
from dedale.games.legends.envs.reached import GOAL, points

NUMBERS = Numbers(
    shape=(SIZE,),
    most=MOST,
    codes=CODES,
    planes=numbers,
    code=code,
    coded=coded,
    points=points,
    goal=GOAL,
    text=text,
    picture=picture,
    compiled=False,
    refused=("pack",),
    turn=lambda view: view.turn,
)
