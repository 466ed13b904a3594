"""What a store keeps: for each table a header, and lines and notes that are only ever added.

A campaign is a list of tables, and is only ever added to as well.
"""

from collections.abc import Sequence
from typing import Protocol

from dedale.core.log import Place
from dedale.core.records import Record, Seat
from dedale.store.bell import Bell, Ring
from dedale.table.room import Chair, Leg


class Header(Record, frozen=True):
    """What a table was laid from. The store knows no game: options are JSON as it stands."""

    id: str
    game: str
    rules: int
    content: str  # a hash; empty for a table older than hashes
    options: str
    chairs: tuple[Chair, ...]  # as they were when the table was laid
    seed: str  # secret until the game is over
    title: str = ""
    listed: bool = False  # shown to everybody in the lobby

    @property
    def seats(self) -> tuple[Place, ...]:
        """Who sat there when the table was laid."""
        return tuple(chair.place for chair in self.chairs)


class Line(Record, frozen=True):
    """One step of a table; its action is JSON as it stands."""

    seq: int
    seat: Seat
    action: str


class NoteLine(Record, frozen=True):
    """One note of a table, as JSON; notes have numbers of their own."""

    seq: int
    note: str


class StoredCampaign(Record, frozen=True):
    """What a campaign is called. Its games are tables, and several campaigns may share some."""

    id: str
    game: str
    title: str
    listed: bool  # shown to everybody in the lobby
    made: int  # when it began, in seconds since 1970


def ring_for(line: Line | NoteLine) -> Ring:
    """How the bell rings for a line."""
    return Ring(lines=line.seq) if isinstance(line, Line) else Ring(notes=line.seq)


class Store(Protocol):
    """Where tables live. Whatever a call has returned for is there after a crash."""

    bell: Bell  # rings when somebody has added something

    async def create(
        self,
        header: Header,
        lines: Sequence[Line] = (),
        notes: Sequence[NoteLine] = (),
        leg: Leg | None = None,
    ) -> None:
        """Keep a new table, with the lines and notes that it has from the start.

        It may be the next game of a campaign; if that has another one already, or lacks the one
        before, this raises Overtaken, and the table is not kept.
        """

    async def header(self, table: str) -> Header:
        """What a table was laid from, or NoSuchTable."""

    async def tables(self, *, listed: bool = False, most: int | None = None) -> Sequence[Header]:
        """The tables, or those that are listed, the newest first."""

    async def count(self) -> int:
        """How many tables there are."""

    async def append(self, table: str, line: Line | NoteLine) -> None:
        """Add the next line, or raise Overtaken; two who add the same number cannot both win."""

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines of a table with a greater number, in order."""

    async def notes(self, table: str, after: int = 0) -> Sequence[NoteLine]:
        """The notes of a table with a greater number, in order."""

    async def found(self, campaign: StoredCampaign, tables: Sequence[str]) -> None:
        """Keep a new campaign, with the tables that it has led to so far."""

    async def campaign(self, id: str) -> StoredCampaign:
        """What a campaign is called, or NoSuchCampaign."""

    async def campaigns(
        self, *, listed: bool = False, most: int | None = None
    ) -> Sequence[StoredCampaign]:
        """The campaigns, or those that are listed, the newest first."""

    async def legs(self, campaign: str) -> Sequence[str]:
        """The tables of a campaign, in order."""

    async def close(self) -> None:
        """Let go of the database."""
