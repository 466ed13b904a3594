"""The computer players; each can sit at any table, and looks up how its game is played well."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from dedale.bots.minds import any_offer, greedy, has_mind, mind_of, search
from dedale.core.mind import Level
from dedale.core.rng import Rng
from dedale.core.situation import Situation


@dataclass(frozen=True)
class Player:
    """A way to answer: the same situation and chance give the same answer."""

    id: str
    choose: Callable[[Situation, Rng], Any]
    slow: bool = False

    def is_slow(self, game: str) -> bool:
        """Whether it takes so long that it should think in a process of its own."""
        return self.slow or (self.id != "random" and has_mind(game) and mind_of(game).slow)


# From the weakest to the strongest.
PLAYERS: Mapping[str, Player] = {
    player.id: player
    for player in (
        Player("random", any_offer),
        Player("easy", partial(search, level=Level.EASY)),
        Player("steady", partial(search, level=Level.STEADY)),
        Player("greedy", greedy),
        Player("sharp", partial(search, level=Level.SHARP), slow=True),
        Player("master", partial(search, level=Level.MASTER), slow=True),
    )
}
