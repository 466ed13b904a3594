"""One expedition of chronicles in numbers."""

from dedale.core.numbers import MOST
from dedale.envs.chronicles.drawing import picture, text
from dedale.envs.numbers import Numbers
from dedale.games.chronicles.numbers import (
    CODES,
    GOAL,
    SIZE,
    code,
    coded,
    expedition,
    numbers,
    points,
)
from dedale.games.chronicles.numbers.reached import over
from dedale.games.chronicles.outlook import imagined
from dedale.games.chronicles.rules.play import decision, legal
from dedale.games.chronicles.view import View


def first(view: View) -> int:
    """The code of what is offered first as a game begins."""
    state = imagined(view)
    asked = decision(state)
    assert asked is not None
    return code(legal(state, asked.seats[0])[0])


chronicles = Numbers(
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
    options=expedition,
    over=over,
    turn=lambda view: view.turn,
)
