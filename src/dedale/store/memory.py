"""A store that forgets everything when the program ends: for tests and simulations."""

from collections.abc import Sequence

from dedale.store.errors import NoSuchTable, Overtaken
from dedale.store.log import Header, Line


class MemoryStore:
    """Tables in a dictionary."""

    def __init__(self) -> None:
        self._headers: dict[str, Header] = {}
        self._lines: dict[str, list[Line]] = {}

    async def create(self, header: Header) -> None:
        """Keep a new table."""
        self._headers[header.id] = header
        self._lines[header.id] = []

    async def header(self, table: str) -> Header:
        """What a table was laid from."""
        if table not in self._headers:
            raise NoSuchTable("no-such-table", table=table)
        return self._headers[table]

    async def tables(self) -> Sequence[Header]:
        """All tables, the newest first."""
        return list(reversed(self._headers.values()))

    async def append(self, table: str, line: Line) -> None:
        """Add the next line."""
        await self.header(table)
        if line.seq != len(self._lines[table]) + 1:
            raise Overtaken
        self._lines[table].append(line)

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines with a greater number."""
        await self.header(table)
        return self._lines[table][after:]

    async def close(self) -> None:
        """Nothing to let go of."""
