"""A store that forgets everything when the program ends."""

from collections.abc import Sequence

from dedale.store.bell import Bell
from dedale.store.errors import NoSuchCampaign, NoSuchTable, Overtaken
from dedale.store.log import Header, Line, NoteLine, StoredCampaign, ring_for
from dedale.table.room import Leg


class MemoryStore:
    """Tables in memory, for tests and for playing without a trace."""

    def __init__(self) -> None:
        self.bell = Bell()
        self._headers: dict[str, Header] = {}
        self._lines: dict[str, list[Line]] = {}
        self._notes: dict[str, list[NoteLine]] = {}
        self._campaigns: dict[str, StoredCampaign] = {}
        self._legs: dict[str, list[str]] = {}

    async def create(
        self,
        header: Header,
        lines: Sequence[Line] = (),
        notes: Sequence[NoteLine] = (),
        leg: Leg | None = None,
    ) -> None:
        """Keep a new table."""
        if leg is not None:
            if len(await self.legs(leg.campaign)) != leg.number - 1:
                raise Overtaken
            self._legs[leg.campaign].append(header.id)
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

    async def found(self, campaign: StoredCampaign, tables: Sequence[str]) -> None:
        """Keep a new campaign."""
        self._campaigns[campaign.id] = campaign
        self._legs[campaign.id] = list(tables)

    async def campaign(self, id: str) -> StoredCampaign:
        """What a campaign is called."""
        if id not in self._campaigns:
            raise NoSuchCampaign("no-such-campaign", campaign=id)
        return self._campaigns[id]

    async def campaigns(
        self, *, listed: bool = False, most: int | None = None
    ) -> Sequence[StoredCampaign]:
        """The campaigns, the newest first."""
        newest = reversed(self._campaigns.values())
        return [campaign for campaign in newest if campaign.listed or not listed][:most]

    async def legs(self, campaign: str) -> Sequence[str]:
        """The tables of a campaign."""
        await self.campaign(campaign)
        return tuple(self._legs[campaign])

    async def close(self) -> None:
        """Nothing is held open."""
