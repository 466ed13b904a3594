"""The computer players; each can sit at any table, and looks up how its game is played well."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from dedale.bots.kernels import kernels_for
from dedale.bots.minds import any_offer, greedy, has_mind, mind_of, search
from dedale.core.mind import Level
from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.maze.availability import Kernels


@dataclass(frozen=True)
class Player:
    """A way to answer: the same situation and chance give the same answer."""

    id: str
    choose: Callable[[Situation[Any, Any], Rng], Any]
    slow: bool = False
    ahead: bool = False  # it looks ahead, in some games with compiled kernels

    def is_slow(self, game: str) -> bool:
        """Whether it is slow enough to think in a process of its own."""
        return self.slow or (self.id != "random" and has_mind(game) and mind_of(game).slow)

    def kernels(self, game: str) -> Kernels:
        """Whether it has what it needs to play a game at its level here."""
        return kernels_for(game) if self.ahead else Kernels.READY


def ahead(level: Level, *, slow: bool = False) -> Player:
    """A player that looks ahead at one of several levels."""
    return Player(level, partial(search, level=level), slow, ahead=True)


# From the weakest to the strongest.
PLAYERS: Mapping[str, Player] = {
    player.id: player
    for player in (
        Player("random", any_offer),
        ahead(Level.EASY),
        ahead(Level.STEADY),
        Player("greedy", greedy),
        ahead(Level.SHARP, slow=True),
        ahead(Level.MASTER, slow=True),
    )
}
