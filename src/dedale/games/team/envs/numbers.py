"""The team game in numbers."""

from typing import TYPE_CHECKING

from dedale.core.numbers import Numbers
from dedale.games.team.actions import CODES, code, coded
from dedale.games.team.content import Treasure
from dedale.games.team.envs.drawing import picture, text
from dedale.games.team.planes import MOST, SHAPE, planes

if TYPE_CHECKING:
    from dedale.maze.jax.twin import Twin


def twin() -> "Twin":
    """Its rules without branches, for an accelerator."""
    from dedale.games.team.envs.jax.twin import TWIN  # noqa: PLC0415 - JAX is loaded when asked for

    return TWIN


NUMBERS = Numbers(
    shape=SHAPE,
    most=MOST,
    codes=CODES,
    planes=planes,
    code=code,
    coded=coded,
    points=lambda view: len(view.collected),
    goal=len(Treasure),
    twin=twin,
    text=text,
    picture=picture,
)
