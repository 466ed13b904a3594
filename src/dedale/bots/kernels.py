"""Some players think in compiled kernels: whether they are here, and who waits for them.

A level never becomes another player without a word: who needs kernels waits until they are
compiled, and where there is no Numba it says that it is weaker.
"""

import logging
import warnings
from enum import StrEnum
from typing import Any

from dedale.bots.knowledge import known
from dedale.maze import engine

log = logging.getLogger("dedale.bots")


class Kernels(StrEnum):
    """Whether players have what they need to think."""

    READY = "ready"  # or their game needs none
    MISSING = "missing"  # they are compiled when somebody needs them
    ABSENT = "absent"  # there is no Numba: every level plays like `greedy`


class Weaker(UserWarning):
    """All levels of a game play like `greedy`, because there is no Numba."""


def kernels_for(game: str) -> Kernels:
    """Whether the players of a game that look ahead can do so here."""
    if known(game, "KERNELS") is None:
        return Kernels.READY
    if not engine.can_compile():
        return Kernels.ABSENT
    return Kernels.READY if engine.is_kept() else Kernels.MISSING


def kernels_of(game: str) -> Any:
    """What the players of a game think with; whoever asks waits. None, with a warning, without."""
    match kernels_for(game):
        case Kernels.ABSENT:
            told = f"without Numba, every level plays {game} like greedy"
            warnings.warn(f"{told}: pip install 'dedale[fast]'", Weaker, stacklevel=2)
            return None
        case Kernels.MISSING:
            log.warning("compiling the kernels that %s is played with: once, a minute", game)
            engine.compile_all()
    name = known(game, "KERNELS")
    return None if name is None else engine.compiled(name, wait=True)
