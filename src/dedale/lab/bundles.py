"""How many games travel together: as many as a core plays in about a second."""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.lab.plan import PlannedGame

AHEAD = 2  # bundles for each core: it is busy while the next one is on its way
SECOND = 1.0  # what a bundle should take; quicker ones cost more to send than to play
RATE = 100  # bundles each second that one driver deals with; many cores get larger ones
MOST = 1000  # games of a second, however quick they are
SHARE = 0.3  # how much the newest bundle counts


class Bundle(NamedTuple):
    """Games that one core plays one after another."""

    tasks: Sequence[PlannedGame]
    lost: int = 0  # how often whoever should play it was lost


class Pace:
    """Learns how long games take."""

    def __init__(self) -> None:
        self._each: float | None = None

    def saw(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        now = seconds / games
        self._each = now if self._each is None else (1 - SHARE) * self._each + SHARE * now

    def size(self, left: int, cores: int) -> int:
        """How many games come next; the last bundles are small, so that all cores end together."""
        if self._each is None:
            return 1
        wanted = max(SECOND, cores / RATE) / max(self._each, SECOND / MOST)
        return max(1, min(int(wanted), left // (2 * cores)))
