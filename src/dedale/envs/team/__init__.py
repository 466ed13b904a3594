"""The team game in numbers."""

from dedale.envs.numbers import Numbers
from dedale.envs.team.drawing import picture, text
from dedale.games.team.actions import CODES, END, PICK, code, coded
from dedale.games.team.content import Treasure
from dedale.games.team.planes import MOST, SHAPE, planes
from dedale.games.team.state import Phase

team = Numbers(
    shape=SHAPE,
    most=MOST,
    codes=CODES,
    planes=planes,
    code=code,
    coded=coded,
    first=lambda view: PICK if view.phase is Phase.PICK else END,
    points=lambda view: len(view.collected),
    goal=len(Treasure),
    text=text,
    picture=picture,
)
