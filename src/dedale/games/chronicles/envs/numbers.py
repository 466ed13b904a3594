"""One expedition of chronicles in numbers."""

from dedale.core.facts import MOST
from dedale.core.numbers import Excerpt, Numbers
from dedale.games.chronicles.envs.codes import CODES, code, coded
from dedale.games.chronicles.envs.drawing import picture, text
from dedale.games.chronicles.envs.facts import SIZE, numbers
from dedale.games.chronicles.envs.presets import expedition
from dedale.games.chronicles.envs.reached import GOAL, over, points

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
    excerpt=Excerpt(options=expedition, over=over),
    turn=lambda view: view.turn,
)
