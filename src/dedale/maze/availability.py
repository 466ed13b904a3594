"""Whether there are compiled kernels, and who waits for them.

A level never silently becomes another player: one that needs kernels waits until they are
compiled, and where there is no Numba it says that it is weaker.
"""

import logging
import warnings
from collections.abc import Callable
from enum import StrEnum
from types import ModuleType

from dedale.maze import engine

log = logging.getLogger("dedale.bots")


class Kernels(StrEnum):
    """Whether players have what they need to think."""

    READY = "ready"  # or their game needs none
    MISSING = "missing"  # they are compiled when somebody needs them
    ABSENT = "absent"  # there is no Numba: every level plays like `greedy`


class Weaker(UserWarning):
    """All levels of a game play like `greedy`, because there is no Numba."""


def availability() -> Kernels:
    """Whether kernels can be had here."""
    if not engine.can_compile():
        return Kernels.ABSENT
    return Kernels.READY if engine.is_ready() else Kernels.MISSING


def compiled_for(game: str, load: Callable[[], ModuleType]) -> ModuleType | None:
    """The kernels that a game is played with; whoever asks waits. None, with a warning, without."""
    match availability():
        case Kernels.ABSENT:
            told = f"without Numba, every level plays {game} like greedy"
            warnings.warn(f"{told}: pip install 'dedale[fast]'", Weaker, stacklevel=2)
            return None
        case Kernels.MISSING:
            log.warning("compiling the kernels that %s is played with: once, a minute", game)
            engine.compile_all()
    return engine.loaded(load)
