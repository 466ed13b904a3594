"""The server on a thread of the test's own program: for small limits, seeds and rare faults."""

import asyncio
import json
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any

import uvicorn
from msgspec.structs import replace

from dedale.cli.serve import listening
from dedale.core.log import ME
from dedale.core.records import to_json
from dedale.server.app import make_app
from dedale.server.hall import Address, Hall
from dedale.server.keys import digest
from dedale.server.limits import Limits
from dedale.store.keeper import Keeper, Setting
from dedale.store.sql import open_store
from dedale.table import answer
from dedale.table.room import Chair
from tests.kit.serving import PATIENCE, Serving

CALM = Limits(
    messages=10_000,
    burst=10_000,
    requests=10_000,
    request_burst=10_000,
    talk_burst=10_000,
    pace=0.0,
    computers=10_000.0,
)
"""Limits that no test meets."""


class Dealer(Keeper):
    """A keeper whose tables are laid with a known seed, whoever lays them."""

    seed: str | None = None  # without one, each table has its own

    async def lay(self, setting: Setting) -> str:
        """Lay a new table and keep it; its id."""
        return await super().lay(replace(setting, seed=self.seed or setting.seed))


class Hosting(Serving):
    """The same server as `dedale serve`; a test can look behind the scenes."""

    hall: Hall

    def __init__(self, url: str, limits: Limits = CALM, wait: float = 0.1) -> None:
        self._url, self._limits, self._wait = url, limits, wait
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        self._ready.result(PATIENCE)

    async def _serve(self) -> None:
        with listening("127.0.0.1", 0) as ear:
            self.port = ear.getsockname()[1]
            self.address = f"http://127.0.0.1:{self.port}"
            store = await open_store(self._url, self._wait)
            self.hall = Hall(store, Address(self.address, only_here=True), self._limits)
            self.hall.keeper = self.dealer = Dealer(store)
            config = uvicorn.Config(
                make_app(self.hall),
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=8 * self._limits.message,
                timeout_graceful_shutdown=1,
            )
            self._loop, self.server = asyncio.get_running_loop(), uvicorn.Server(config)
            self._ready.set_result(None)
            await self.server.serve(sockets=[ear])

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Let the server's own loop do something, and return the result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def seeded(self, *players: str, seed: str = "knossos", **options: Any) -> str:
        """A table with a known seed; a seat of a person opens with the key `k0`, `k1`, ..."""
        chairs = tuple(
            Chair(f"P{n}", player, taken=True, key=digest(f"k{n}") if player == ME else None)
            for n, player in enumerate(players)
        )
        return self.call(self.hall.keeper.lay(Setting("classic", chairs, options, seed)))

    def table(self, id: str) -> Any:
        """The whole table, with everything that is hidden."""
        return self.call(self.hall.keeper.table(id))

    def wise(self, id: str, seat: int) -> Any:
        """What a good player would do at a seat."""
        return json.loads(to_json(answer(self.table(id), seat, "greedy")))

    def play_out(self, id: str, steps: int | None = None) -> None:
        """Let everybody play well, to the end or for some steps."""
        self.call(self._played(id, steps))

    async def _played(self, id: str, steps: int | None) -> None:
        table = await self.hall.keeper.table(id)
        last = None if steps is None else table.seq + steps
        while table.decision and table.seq != last:
            seat = table.decision.seats[0]
            await self.hall.keeper.submit(id, seat, answer(table, seat, "greedy"), table.seq)
