"""Campaigns, kept in a store: tables that follow each other (decision 21).

Like a keeper, this holds no truth: a campaign is the list of its tables, and the last of them says
where it continues.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec.structs import replace

from dedale.core.errors import BadOption, BadRecord
from dedale.core.game import AnyGame, Outcome
from dedale.core.records import Record
from dedale.games import game_by_id
from dedale.store.chain import FORMAT, GAMES, CampaignRecord, begun, chosen_anew, verify_campaign
from dedale.store.errors import NoSuchCampaign, NotNow, Overtaken
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import Store, StoredCampaign
from dedale.store.rooms import Rooms, record_of
from dedale.table import Table
from dedale.table.room import Again, AnyNote, Chair, Imported, Led, Leg, Room, agreed_in


class Onward(Record, frozen=True):
    """How a campaign is to continue."""

    seen: int  # the number of the last game that is known; where there is a next one, it is found
    chairs: tuple[Chair, ...] | None = None  # None for the same people, with their secrets
    options: Mapping[str, Any] = {}  # what the game lets them choose anew


class Fork(Record, frozen=True):
    """A moment from which another story begins."""

    leg: int  # the number of a game
    seq: int  # the step after which it differs
    title: str = ""  # empty for that of the campaign
    chairs: tuple[Chair, ...] | None = None  # None for the same people, with their secrets


class LaidLeg(NamedTuple):
    """Where a campaign has led."""

    campaign: str
    table: str
    new: bool = True  # it was laid now, and not found


class Story(NamedTuple):
    """A campaign as it stands."""

    campaign: StoredCampaign
    tables: tuple[str, ...]
    result: Outcome | None  # how the story ended, once it has
    ahead: Any = None  # the options of the next game, once it can begin


class Campaigns:
    """Begins campaigns, continues them, and branches them."""

    def __init__(
        self, store: Store, keeper: Keeper, rooms: Rooms, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._rooms = rooms
        self._clock = clock

    async def begin(
        self, setting: Setting, beginning: str = "", after: Sequence[str] = ()
    ) -> LaidLeg:
        """Lay the first table of a new campaign, which has its title and is listed like it.

        How it begins is one of its `beginnings`; without a name, the first of them.
        """
        game, id = game_by_id(setting.game), new_id()
        if game.campaign is None:
            raise BadOption("no-campaigns", field="game")
        options = begun(await self.beginnings(game, after), beginning, setting.options)
        notes = (Led(Leg(id, 1)), *setting.notes)
        table = await self._keeper.lay(replace(setting, options=options, notes=notes))
        await self._found(id, setting.game, (setting.title, setting.listed), [table])
        return LaidLeg(id, table)

    async def beginnings(
        self, game: AnyGame, after: Sequence[str]
    ) -> Mapping[str, Mapping[str, Any]]:
        """How a campaign may begin for whoever knows these; only those that are over count."""
        ended = []
        for id in dict.fromkeys(after):
            with suppress(NoSuchCampaign, BadRecord):
                last = await self._keeper.table((await self._store.legs(id))[-1])
                if last.game is game and is_told(last):
                    ended.append(last.state)
        return game.beginnings(ended)

    async def story(self, id: str) -> Story:
        """A campaign as it stands now."""
        campaign, tables = await self._store.campaign(id), await self._store.legs(id)
        last = await self._keeper.table(tables[-1])
        result = last.outcome if is_told(last) else None
        return Story(campaign, tuple(tables), result, last.game.sequel(last.state))

    async def table(self, id: str, number: int) -> str:
        """The table of the game with a number."""
        tables = await self._store.legs(id)
        if number not in range(1, len(tables) + 1):
            raise BadOption("no-such-leg", field="leg", number=number, most=len(tables))
        return tables[number - 1]

    async def go_on(self, id: str, onward: Onward) -> LaidLeg:
        """Lay the next table, and tell people at the last one; of two who do so, the first wins."""
        last = await self.table(id, onward.seen)
        new = await self._led_on(id, last, onward)
        table = (await self._store.legs(id))[onward.seen]
        await self._rooms.add(last, again(table, Leg(id, onward.seen)))
        return LaidLeg(id, table, new)

    async def branch(self, id: str, fork: Fork) -> LaidLeg:
        """Begin another story with the same first games, from a moment of a game that is over.

        That game is copied up to the moment, even up to its end: a table leads on to one table.
        """
        campaign, tables = await self._store.campaign(id), await self._store.legs(id)
        origin = await self.table(id, fork.leg)
        table, new = await self._keeper.table(origin), new_id()
        require_over(table)
        copy = await self._copied(table, origin, fork, Leg(new, fork.leg))
        named = fork.title or campaign.title, campaign.listed
        await self._found(new, campaign.game, named, [*tables[: fork.leg - 1], copy])
        return LaidLeg(new, copy)

    async def export(self, id: str) -> CampaignRecord:
        """The records of all games that are over; the seed of another would tell too much."""
        campaign, tables = await self._store.campaign(id), await self._store.legs(id)
        if (await self._keeper.table(tables[-1])).outcome is None:
            tables = tables[:-1]
        if not tables:
            raise NotNow("not-over")
        logs = [await record_of(self._keeper, self._rooms, table) for table in tables]
        return CampaignRecord(FORMAT, campaign.game, campaign.title, tuple(logs))

    async def take_in(self, record: CampaignRecord, chairs: Sequence[Chair], file: str) -> LaidLeg:
        """Keep a campaign from elsewhere, if each game leads to the next; raises BadRecord.

        The chairs are those of its last game. Nobody can sit down at the others: they are over.
        """
        game, id = game_by_id(record.game), new_id()
        await asyncio.to_thread(verify_campaign, game, record, file)
        tables: list[str] = []
        for number, log in enumerate(record.legs, start=1):
            seats = [Chair(place.name, place.player, taken=True) for place in log.seats]
            seated = chairs if number == len(record.legs) else seats
            led: tuple[AnyNote, ...] = (Led(Leg(id, number)), Imported())
            tables.append(await self._keeper.take_in(log, seated, record.title, led))
        await self._found(id, record.game, (record.title, False), tables)
        return LaidLeg(id, tables[-1])

    async def _led_on(self, id: str, last: str, onward: Onward) -> bool:
        """Lay the next table, unless somebody was quicker; whether it was laid."""
        if len(await self._store.legs(id)) > onward.seen:
            return False
        setting = await self._setting(last, Leg(id, onward.seen + 1), onward)
        try:
            await self._keeper.lay(setting)
        except Overtaken:
            return False
        return True

    async def _setting(self, last: str, leg: Leg, onward: Onward) -> Setting:
        """How the table that follows another one is laid."""
        table, header = await self._keeper.table(last), await self._store.header(last)
        require_over(table)
        sequel = table.game.sequel(table.state)
        if sequel is None:
            raise NotNow("story-over")
        if leg.number > GAMES:
            raise NotNow("too-many-games", most=GAMES)
        room = (await self._rooms.room(last)).room
        options = chosen_anew(table.game, sequel, onward.options)
        chairs = room.chairs if onward.chairs is None else onward.chairs
        setting = Setting(header.game, chairs, options, None, header.title, header.listed)
        brought = [Imported()] if room.imported else []
        return replace(setting, notes=(Led(leg), *brought, *agreed_in(room)), leg=leg)

    async def _copied(self, table: Table, origin: str, fork: Fork, leg: Leg) -> str:
        """A copy of a game up to a moment."""
        room = (await self._rooms.room(origin)).room
        chairs = room.chairs if fork.chairs is None else fork.chairs
        if len(chairs) != len(table.seats):
            raise BadOption("branch-seats", field="seats", most=len(table.seats), seats=len(chairs))
        title = fork.title or (await self._store.header(origin)).title
        known = room.imported or fork.seq < table.seq  # how the game went on from there
        notes = (Led(leg), *([Imported()] if known else []), *agreed_in(room))
        return await self._keeper.take_in(table.log_until(fork.seq), chairs, title, notes)

    async def _found(
        self, id: str, game: str, named: tuple[str, bool], tables: Sequence[str]
    ) -> None:
        title, listed = named
        await self._store.found(StoredCampaign(id, game, title, listed, int(self._clock())), tables)


def is_told(last: Table) -> bool:
    """Whether a story ends with this table."""
    return last.outcome is not None and last.game.sequel(last.state) is None


def new_id() -> str:
    """The id of a new campaign."""
    return secrets.token_hex(8)


def again(table: str, leg: Leg) -> Callable[[Room], AnyNote | None]:
    """Tells a room where its group goes on, unless it knows that already.

    A branch shares the games before it: they lead on in the story that they were played in.
    """
    return lambda room: Again(table) if room.next is None and room.leg == leg else None


def require_over(table: Table) -> None:
    """Before a game is over, its seed would tell what is to come."""
    if table.outcome is None:
        raise NotNow("not-over")
