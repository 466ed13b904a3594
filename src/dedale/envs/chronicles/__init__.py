"""One expedition of chronicles in numbers."""

from dedale.core.numbers import MOST
from dedale.envs.chronicles.drawing import picture, text
from dedale.envs.numbers import Numbers, first_offered
from dedale.games.chronicles import chronicles as game
from dedale.games.chronicles.numbers import (
    CODES,
    GOAL,
    SIZE,
    code,
    coded,
    expedition,
    numbers,
    over,
    points,
)

chronicles = Numbers(
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
    options=expedition,
    over=over,
    turn=lambda view: view.turn,
)
