"""The computer players that there are; each can sit at any table that it knows how to play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from dedale.bots import greedy, random, search
from dedale.bots.knowledge import known
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


@dataclass(frozen=True)
class Player:
    """A way to answer: the same situation and chance give the same answer."""

    id: str
    choose: Callable[[Situation, Rng], Any]
    slow: bool = False

    def is_slow(self, game: str) -> bool:
        """Whether it takes so long that it should think in a process of its own."""
        return self.slow or (self.id != "random" and bool(known(game, "SLOW")))


# From the weakest to the strongest.
PLAYERS: Mapping[str, Player] = {
    player.id: player
    for player in (
        Player("random", random.choose),
        Player("easy", partial(search.choose, level="easy")),
        Player("steady", partial(search.choose, level="steady")),
        Player("greedy", greedy.choose),
        Player("sharp", partial(search.choose, level="sharp"), slow=True),
        Player("master", partial(search.choose, level="master"), slow=True),
    )
}
