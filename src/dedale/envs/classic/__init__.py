"""The classic game in numbers."""

from dedale.envs.classic.drawing import picture, text
from dedale.envs.numbers import Numbers
from dedale.games.classic.actions import CODES, code, coded
from dedale.games.classic.planes import MOST, SHAPE, planes

classic = Numbers(
    shape=SHAPE,
    most=MOST,
    codes=CODES,
    planes=planes,
    code=code,
    coded=coded,
    text=text,
    picture=picture,
)
