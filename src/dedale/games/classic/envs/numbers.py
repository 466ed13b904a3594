"""The classic game in numbers."""

from typing import TYPE_CHECKING

from dedale.core.numbers import Numbers
from dedale.games.classic.actions import CODES, code, coded
from dedale.games.classic.envs.drawing import picture, text
from dedale.games.classic.planes import MOST, SHAPE, planes

if TYPE_CHECKING:
    from dedale.maze.jax.twin import Twin


def twin() -> "Twin":
    """Its rules without branches, for an accelerator."""
    from dedale.games.classic.envs.jax.twin import TWIN  # noqa: PLC0415 - JAX is loaded when asked for

    return TWIN


NUMBERS = Numbers(
    shape=SHAPE,
    most=MOST,
    codes=CODES,
    planes=planes,
    code=code,
    coded=coded,
    twin=twin,
    text=text,
    picture=picture,
)
