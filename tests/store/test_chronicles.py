"""Whole campaigns of chronicles on a real store; the program starts anew before each game."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from dedale.core.content import PackText
from dedale.core.content.packs import Pack
from dedale.core.records import to_json
from dedale.core.replay import new_log
from dedale.games import game_by_id
from dedale.games.chronicles.actions import ChroniclesAction, Done, End, Pass, Stop
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.sheet import Result, Scenario, Sheet
from dedale.games.chronicles.state import Options
from dedale.store.campaigns import Onward, Story
from dedale.store.chain import CampaignRecord, verify_campaign
from dedale.store.keeper import Keeper, Setting
from dedale.store.log import Store
from dedale.store.sql import open_store
from dedale.table import Table, answer
from tests.kit import rule
from tests.kit.expeditions import sensible
from tests.kit.stories import CHAIRS, House

CHRONICLES = game_by_id("chronicles")
MOST = 30  # games of a campaign
SOME, TRIES = 4, 40  # games of which the best is played, and games until one is won
KIND = to_json(Pack("kind", {"numbers.toml": "hammer = 5\nchapters = [8, 10, 10, 12]"})).decode()
"""A pack with which nobody has to play well before the last game."""
Player = Callable[[Table], ChroniclesAction]


class Dealer(Keeper):
    """Lays tables with one seed."""

    def __init__(self, store: Store, seed: str) -> None:
        super().__init__(store)
        self._seed = seed

    async def lay(self, setting: Setting) -> str:
        """Lay a new table and keep it; its id."""
        return await super().lay(replace(setting, seed=self._seed))


def wise(table: Table) -> ChroniclesAction:
    """What somebody does who wants Items, and takes care when all Rituals are at stake."""
    if table.options.scenario is Scenario.FINAL:
        return answer(table, table.decision.seats[0], "greedy")
    return sensible(table.state)


def idle(table: Table) -> ChroniclesAction:
    """What somebody does who lets the Goblins have everything."""
    offers = table.offers(table.decision.seats[0])
    quiet = [offer for offer in offers if isinstance(offer, End | Stop | Pass | Done)]
    return (*quiet, *offers)[0]


def imagined(options: Options, seed: str, player: Player) -> Table:
    """A game with this seed, played to the end and through the village."""
    places = [chair.place for chair in CHAIRS]
    table = Table(CHRONICLES, new_log(CHRONICLES, options, places, seed))
    while table.decision:
        table.submit(table.decision.seats[0], player(table))
    return table


def hope(table: Table) -> tuple[bool, int, int, int]:
    """How far a game has brought the campaign."""
    sheet = table.state.sheet
    return sheet.result is not Result.LOST, sheet.chapters, len(sheet.repaired), -sheet.track


def lucky(options: Options) -> Table:
    """The best of some wise games; of the last scenario, the first that is won."""
    seeds = (f"evening {options.sheet.games} {number}" for number in range(TRIES))
    games = (imagined(options, seed, wise) for seed in seeds)
    if options.scenario is Scenario.FINAL:
        return next(game for game in games if game.state.sheet.result is Result.WON)
    return max(islice(games, SOME), key=hope)


def unlucky(options: Options) -> Table:
    """A game in which nobody does anything."""
    return imagined(options, f"evening {options.sheet.games}", idle)


class Kept(NamedTuple):
    """A campaign as a store has it."""

    story: Story
    sheet: Sheet
    record: CampaignRecord


async def evening(address: str, campaign: str | None, table: Table) -> Kept:
    """A program starts, and one game of a campaign is played as it was imagined."""
    store = await open_store(address)
    house = House(store, keeper=Dealer(store, table.seed))
    if campaign is None:
        options = {"characters": table.options.characters, "pack": table.options.pack}
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


def told(address: str, imagine: Callable[[Options], Table], pack: str = "") -> Kept:
    """A campaign from its first game to its end."""
    options, campaign = Options(characters=4, pack=PackText(pack)), None
    for _ in range(MOST):
        table = imagine(options)
        kept = asyncio.run(evening(address, campaign, table))
        if kept.story.result is not None:
            return kept
        options, campaign = CHRONICLES.sequel(table.state), kept.story.campaign.id
    raise AssertionError("the campaign does not end")


@rule("CH-S-1", "CH-S-6", "CH-S-7", "CH-S-8", "CH-S-9", "CH-S-11", "CH-SAVE-2")
def test_a_campaign_goes_from_the_first_game_to_victory(tmp_path):
    kept = told(f"sqlite:///{tmp_path / 'tables.db'}", lucky, KIND)
    sheet = kept.sheet

    assert (kept.story.result.reason, len(kept.story.result.winners)) == ("won", len(CHAIRS))
    assert len(kept.story.tables) == len(sheet.journal) == sheet.games
    assert {1, 6, 7, 8, 9, 11} <= set(sheet.scripts)
    assert (sheet.chapters, len(sheet.repaired), sheet.score) == (4, 6, 100 - sheet.track)
    verify_campaign(CHRONICLES, kept.record, "campaign.json")


@rule("CH-TRK-6", "CH-S-12", "CH-SCORE-3", "CH-RESET-1")
def test_a_campaign_collapses_under_what_was_looted(tmp_path):
    kept = told(f"sqlite:///{tmp_path / 'tables.db'}", unlucky)
    sheet = kept.sheet

    assert (kept.story.result.reason, kept.story.result.winners) == ("lost", ())
    assert (sheet.score, sheet.scripts[-1]) == (None, 12)
    assert sheet.track == BOX.numbers.track.length
    assert sum(page.looted for page in sheet.journal[1:]) >= sheet.track
    verify_campaign(CHRONICLES, kept.record, "campaign.json")
