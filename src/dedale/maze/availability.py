"""Whether there are compiled kernels, and who waits for them.

A level never silently becomes another player: one that needs kernels waits until they are
compiled, and where there is no Numba it says that it is weaker.
"""

import logging
import warnings
from enum import StrEnum
from typing import Any

from dedale.maze import engine

log = logging.getLogger("dedale.bots")


class Kernels(StrEnum):
    """Whether players have what they need to think."""

    READY = "ready"  # or their game needs none
    MISSING = "missing"  # they are compiled when somebody needs them
    ABSENT = "absent"  # there is no Numba: every level plays like `greedy`


class Weaker(UserWarning):
    """All levels of a game play like `greedy`, because there is no Numba."""


def availability(module: str | None) -> Kernels:
    """Whether a module of kernels can be had here; nobody has to wait for none."""
    if module is None:
        return Kernels.READY
    if not engine.can_compile():
        return Kernels.ABSENT
    return Kernels.READY if engine.is_kept() else Kernels.MISSING


def compiled_for(game: str, module: str) -> Any:
    """The kernels that a game is played with; whoever asks waits. None, with a warning, without."""
    match availability(module):
        case Kernels.ABSENT:
            told = f"without Numba, every level plays {game} like greedy"
            warnings.warn(f"{told}: pip install 'dedale[fast]'", Weaker, stacklevel=2)
            return None
        case Kernels.MISSING:
            log.warning("compiling the kernels that %s is played with: once, a minute", game)
            engine.compile_all()
    return engine.compiled(module, wait=True)
