"""Whole campaigns of chronicles on a real store; the program starts again before each game."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import ChroniclesAction, Done, End, Pass, Stop
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.sheet import Sheet
from dedale.store.campaigns import Onward, Story
from dedale.store.chain import CampaignRecord, verify_campaign
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import Store
from dedale.store.sql import open_store
from dedale.table import Table
from tests.kit import rule
from tests.kit.chronicles_victory import BEGINNING, laid, scripted
from tests.kit.parley_campaigns import CHAIRS, House


class Dealer(Keeper):
    """Lays tables with one seed."""

    def __init__(self, store: Store, seed: str) -> None:
        super().__init__(store)
        self._seed = seed

    async def lay(self, setting: Setting) -> str:
        """Lay a new table and keep it; its id."""
        return await super().lay(replace(setting, seed=self._seed))


def idle(table: Table) -> ChroniclesAction:
    """What a player does who lets the Goblins have everything."""
    offers = table.offers(table.decision.seats[0])
    quiet = [offer for offer in offers if isinstance(offer, End | Stop | Pass | Done)]
    return (*quiet, *offers)[0]


def idled() -> Iterator[Table]:
    """The tables of a campaign in which nobody does anything."""
    options = BEGINNING
    while options is not None:
        table = laid(options, f"evening {options.sheet.games}")
        while table.decision:
            table.submit(table.decision.seats[0], idle(table))
        yield table
        options = chronicles.sequel(table.state)


class Kept(NamedTuple):
    """A campaign as a store has it."""

    story: Story
    sheet: Sheet
    record: CampaignRecord


async def evening(address: str, campaign: str | None, table: Table) -> Kept:
    """A program starts, and one game of a campaign is played as it was written."""
    store = await open_store(address)
    house = House(store, keeper=Dealer(store, table.seed))
    if campaign is None:
        options = {"characters": table.options.characters}
        way = await house.campaigns.begin(Setting("chronicles", CHAIRS, options, ""))
    else:
        way = await house.campaigns.go_on(campaign, Onward(table.options.sheet.games))
    for entry in table.log.actions:
        await house.keeper.submit(way.table, entry.seat, entry.action, entry.seq - 1)
    sheet = (await house.keeper.table(way.table)).state.sheet
    story = await house.campaigns.story(way.campaign)
    record = await house.campaigns.export(way.campaign)
    await store.close()
    return Kept(story, sheet, record)


def told(address: str, tables: Iterable[Table]) -> Kept:
    """A campaign from its first game to its end."""
    campaign, kept = None, None
    for table in tables:
        kept = asyncio.run(evening(address, campaign, table))
        campaign = kept.story.campaign.id
    assert kept is not None
    return kept


@rule("CH-S-1", "CH-S-6", "CH-S-7", "CH-S-8", "CH-S-9", "CH-S-11", "CH-SAVE-2")
def test_a_campaign_goes_from_the_first_game_to_victory(tmp_path):
    kept = told(f"sqlite:///{tmp_path / 'tables.db'}", scripted())
    sheet = kept.sheet

    assert (kept.story.result.reason, len(kept.story.result.winners)) == ("won", len(CHAIRS))
    assert len(kept.story.tables) == len(sheet.journal) == sheet.games
    assert {1, 6, 7, 8, 9, 11} <= set(sheet.scripts)
    assert (sheet.chapters, len(sheet.repaired), sheet.score) == (4, 6, 100 - sheet.track)
    verify_campaign(chronicles, kept.record, "campaign.json")


@rule("CH-TRK-6", "CH-S-12", "CH-SCORE-3", "CH-RESET-1")
def test_a_campaign_collapses_under_what_was_looted(tmp_path):
    kept = told(f"sqlite:///{tmp_path / 'tables.db'}", idled())
    sheet = kept.sheet

    assert (kept.story.result.reason, kept.story.result.winners) == ("lost", ())
    assert (sheet.score, sheet.scripts[-1]) == (None, 12)
    assert sheet.track == BOX.numbers.track.length
    assert sum(page.looted for page in sheet.journal[1:]) >= sheet.track
    verify_campaign(chronicles, kept.record, "campaign.json")
