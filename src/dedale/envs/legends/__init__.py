"""Legends in numbers."""

from dedale.core.numbers import MOST
from dedale.envs.legends.drawing import picture, text
from dedale.envs.numbers import Numbers, first_offered
from dedale.games.legends import legends as game
from dedale.games.legends.numbers import CODES, GOAL, SIZE, code, coded, numbers, points

legends = Numbers(
    shape=(SIZE,),
    most=MOST,
    codes=CODES,
    planes=numbers,
    code=code,
    coded=coded,
    first=first_offered(game, code),
    points=points,
    goal=GOAL,
    text=text,
    picture=picture,
    compiled=False,
    refused=("pack",),
    turn=lambda view: view.turn,
)
