"""Campaigns of the tiny game parley: what the tests of campaigns share."""

from contextlib import contextmanager
from typing import Any

import pytest

from dedale.core.log import ME
from dedale.games import CATALOGUE
from dedale.store.campaigns import Campaigns
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import Store
from dedale.store.rooms import Rooms
from dedale.table.room import Chair
from tests.kit.parley import parley

ANNA = Chair("Anna", ME, taken=True, key="aa")
BRUNO = Chair("Bruno", ME, taken=True, key="bb")
CHAIRS = (ANNA, BRUNO)


@contextmanager
def parley_played():
    """As long as this lasts, parley is a game of the catalogue."""
    games: Any = CATALOGUE
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games, parley.id, parley)
        yield


def setting(games: int = 2, **more: Any) -> Setting:
    """The first table of a campaign."""
    return Setting("parley", CHAIRS, {"games": games, "rounds": 1}, "knossos", "Village", **more)


class House:
    """Everything that a program keeps campaigns with; the truth is in its store."""

    def __init__(
        self, store: Store, clock: float = 1_700_000_000.5, keeper: Keeper | None = None
    ) -> None:
        self.store = store
        self.keeper, self.rooms = keeper or Keeper(store), Rooms(store)
        self.campaigns = Campaigns(store, self.keeper, self.rooms, lambda: clock)

    async def play_out(self, id: str, steps: int | None = None) -> None:
        """Play on at a table, to the end or for some steps."""
        await played_out(self.keeper, id, steps)


async def played_out(keeper: Keeper, id: str, steps: int | None = None) -> None:
    """Let everybody at a table take the last offer, to the end or for some steps."""
    table = await keeper.table(id)
    last = None if steps is None else table.seq + steps
    while table.decision and table.seq != last:
        seat = table.decision.seats[0]
        await keeper.submit(id, seat, table.offers(seat)[-1], table.seq)
