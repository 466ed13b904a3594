"""How often somebody won, and how sure that is."""

from math import sqrt
from typing import NamedTuple

SURE = 1.96  # standard deviations of an interval of 95 %


class Score(NamedTuple):
    """How often a player won, of how many games."""

    player: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with a certainty of 95 %, by Wilson."""
        return wilson(self.share, self.games)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Where the true share lies with a certainty of 95 %, after so many games."""
    if not games:
        return 0.0, 1.0
    n, z = games, SURE
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    width = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - width), min(1.0, middle + width)
