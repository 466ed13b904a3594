"""How much a client may ask for."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dedale.core.records import Record
from dedale.server.errors import TooMuch


class Limits(Record, frozen=True):
    """What one client, and all together, may use."""

    message: int = 8_192  # bytes of one message; a frame of eight times that cuts the line
    body: int = 1_000_000  # bytes of one HTTP request: a record is the largest
    campaign: int = 8_000_000  # bytes of the record of a campaign
    messages: float = 20.0  # a second over one socket, after a first burst
    burst: int = 60
    requests: float = 1.0  # HTTP requests a second that change something, by address
    request_burst: int = 60
    sockets: int = 40  # at once, by address: a family behind one router
    tables: int = 100_000  # kept here at once
    steps: int = 10_000  # of one table: no game that people play is so long
    talk: float = 1.0  # words or gestures a second over one socket, after a first burst
    talk_burst: int = 20
    pace: float = 0.1  # seconds between the steps of computer players at one table
    computers: float = 60.0  # steps a second of all computer players: people come first
    hello: float = 10.0  # seconds in which a client must say who it is


class Bucket:
    """Lets a burst through, then so many a second."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = float(burst), clock()

    def take(self) -> None:
        """Take one, or raise TooMuch."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise TooMuch("too-fast")
        self._left -= 1

    @property
    def full(self) -> bool:
        """Whether nobody has taken any for a while."""
        return self._left + (self._clock() - self._at) * self._rate >= self._burst


class Metronome:
    """Lets one after another go on, so many a second."""

    def __init__(self, rate: float) -> None:
        self._gap, self._next = 1 / rate, 0.0

    async def beat(self) -> None:
        """Wait for the next beat that nobody else has."""
        now = time.monotonic()
        self._next = max(self._next + self._gap, now)
        await asyncio.sleep(self._next - now)


class RateGate:
    """Counts what each address uses."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._requests: dict[str, Bucket] = {}

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket, as long as it is open; raises TooMuch."""
        if self._sockets[address] >= self._limits.sockets:
            raise TooMuch("too-many-sockets", most=self._limits.sockets)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def request(self, address: str) -> None:
        """A request that changes something; raises TooMuch."""
        if len(self._requests) > 1000:  # an address that has been quiet is forgotten
            self._requests = {at: b for at, b in self._requests.items() if not b.full}
        if address not in self._requests:
            self._requests[address] = Bucket(self._limits.requests, self._limits.request_burst)
        self._requests[address].take()
