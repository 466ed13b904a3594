"""A store that forgets everything when the program ends."""

from collections.abc import Sequence

from dedale.store.bell import Bell
from dedale.store.errors import NoSuchTable, Overtaken
from dedale.store.log import Header, Line, NoteLine, ring_for


class MemoryStore:
    """Tables in memory, for tests and for playing without a trace."""

    def __init__(self) -> None:
        self.bell = Bell()
        self._headers: dict[str, Header] = {}
        self._lines: dict[str, list[Line]] = {}
        self._notes: dict[str, list[NoteLine]] = {}

    async def create(
        self, header: Header, lines: Sequence[Line] = (), notes: Sequence[NoteLine] = ()
    ) -> None:
        """Keep a new table."""
        self._headers[header.id] = header
        self._lines[header.id] = list(lines)
        self._notes[header.id] = list(notes)

    async def header(self, table: str) -> Header:
        """What a table was laid from."""
        if table not in self._headers:
            raise NoSuchTable("no-such-table", table=table)
        return self._headers[table]

    async def tables(self, *, listed: bool = False, most: int | None = None) -> Sequence[Header]:
        """The tables, the newest first."""
        newest = reversed(self._headers.values())
        return [header for header in newest if header.listed or not listed][:most]

    async def count(self) -> int:
        """How many tables there are."""
        return len(self._headers)

    async def append(self, table: str, line: Line | NoteLine) -> None:
        """Add the next line."""
        await self.header(table)
        kept: list[Line] | list[NoteLine]
        kept = self._lines[table] if isinstance(line, Line) else self._notes[table]
        if line.seq != (kept[-1].seq if kept else 0) + 1:
            raise Overtaken
        kept.append(line)  # type: ignore[arg-type] # lines to lines, notes to notes
        self.bell.ring(table, ring_for(line))

    async def lines(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines with a greater number."""
        await self.header(table)
        return [line for line in self._lines[table] if line.seq > after]

    async def notes(self, table: str, after: int = 0) -> Sequence[NoteLine]:
        """The notes with a greater number."""
        await self.header(table)
        return self._notes[table][after:]

    async def close(self) -> None:
        """Nothing is held open."""
