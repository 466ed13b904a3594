"""The computer players that there are; each can sit at any table that it knows how to play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dedale.bots import greedy, random
from dedale.bots.situation import Situation
from dedale.core.rng import Rng


@dataclass(frozen=True)
class Player:
    """A way to answer: the same situation and chance give the same answer."""

    id: str
    choose: Callable[[Situation, Rng], Any]


PLAYERS: Mapping[str, Player] = {
    player.id: player
    for player in (
        Player("random", random.choose),
        Player("greedy", greedy.choose),
    )
}
