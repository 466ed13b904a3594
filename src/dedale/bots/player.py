"""The computer players that there are; each can sit at any table that it knows how to play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from dedale.bots import greedy, random, search
from dedale.bots.kernels import Kernels, kernels_for
from dedale.bots.knowledge import known
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


@dataclass(frozen=True)
class Player:
    """A way to answer: the same situation and chance give the same answer."""

    id: str
    choose: Callable[[Situation, Rng], Any]
    slow: bool = False
    ahead: bool = False  # it looks ahead, in some games with compiled kernels

    def is_slow(self, game: str) -> bool:
        """Whether it takes so long that it should think in a process of its own."""
        return self.slow or (self.id != "random" and bool(known(game, "SLOW")))

    def kernels(self, game: str) -> Kernels:
        """Whether it has what it needs to play a game at its level here."""
        return kernels_for(game) if self.ahead else Kernels.READY


def level(id: str, *, slow: bool = False) -> Player:
    """A player that looks ahead at one of several levels."""
    return Player(id, partial(search.choose, level=id), slow, ahead=True)


# From the weakest to the strongest.
PLAYERS: Mapping[str, Player] = {
    player.id: player
    for player in (
        Player("random", random.choose),
        level("easy"),
        level("steady"),
        Player("greedy", greedy.choose),
        level("sharp", slow=True),
        level("master", slow=True),
    )
}
