"""The kernels that players of a game think in."""

from typing import Any

from dedale.bots.minds import has_mind, mind_of
from dedale.maze.availability import Kernels, availability, compiled_for


def kernels_for(game: str) -> Kernels:
    """Whether the players of a game that look ahead can do so here."""
    return availability(mind_of(game).kernels if has_mind(game) else None)


def kernels_of(game: str) -> Any:
    """What the players of a game think with, if anything; whoever asks waits."""
    module = mind_of(game).kernels if has_mind(game) else None
    return None if module is None else compiled_for(game, module)
