"""What a store keeps: for each table a header, and lines that are only ever added."""

from collections.abc import Sequence
from typing import Protocol

from dedale.core.log import Place
from dedale.core.records import Record, Seat


class Header(Record, frozen=True):
    """What a table was laid from. The store knows no game: options are JSON as it stands."""

    id: str
    game: str
    rules: int
    options: str
    seats: tuple[Place, ...]
    seed: str  # secret until the game is over


class Line(Record, frozen=True):
    """One step of a table; its action is JSON as it stands."""

    seq: int
    seat: Seat
    action: str


class Store(Protocol):
    """Where tables live. Whatever a call has returned for is there after a crash."""

    async def create(self, header: Header) -> None:
        """Keep a new table."""

    async def header(self, table: str) -> Header:
        """What a table was laid from, or NoSuchTable."""

    async def tables(self) -> Sequence[Header]:
        """All tables, the newest first."""

    async def append(self, table: str, line: Line) -> None:
        """Add the next line, or raise Overtaken; two who add the same number cannot both win."""

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines of a table with a greater number, in order."""

    async def close(self) -> None:
        """Let go of the database."""
