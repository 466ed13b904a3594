"""The kernels that players of a game think in."""

from dedale.bots.minds import has_mind, mind_of
from dedale.maze.availability import Kernels, availability, compiled_for


def kernels_for(game: str) -> Kernels:
    """Whether the players of a game that look ahead can do so here."""
    needs = has_mind(game) and mind_of(game).kernels is not None
    return availability() if needs else Kernels.READY


def prepare_kernels(game: str) -> None:
    """Wait until players of a game have what they think with, if anything."""
    load = mind_of(game).kernels if has_mind(game) else None
    if load is not None:
        compiled_for(game, load)
