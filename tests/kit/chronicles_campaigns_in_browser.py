"""Campaigns of chronicles, played up to a point, for a real browser to go on with."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec.structs import replace

import dedale
from dedale.core.log import ME, Entry, Log, Place
from dedale.core.records import to_json
from dedale.games.chronicles.cards import Bag
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules.in_play import script_spaces
from dedale.games.chronicles.sheet import Scenario, Sheet
from dedale.store.chain import FORMAT, CampaignRecord
from dedale.table import Table, answer
from tests.kit.browsing import Evening, Person
from tests.kit.chronicles_in_browser import LAID
from tests.kit.chronicles_player import sensible
from tests.kit.chronicles_sheets import OTHER, SPACES, a_sheet
from tests.kit.serving import guest_at

PAIR = (Place("Anna", ME), Place("Theo", ME))
KEPT = ("ritual-2", "ritual-watchtower", "ritual-smithy", "ritual-crypt")
TRIES = 60  # tables that are laid until one goes as wanted


def cleansing(track: int = SPACES[3], kept: Sequence[str] = KEPT) -> dict[str, Any]:
    """Options of a final scenario in a village that has everything."""
    passed = script_spaces(Sheet(track=track), BOX)
    most = len(BOX.numbers.track.scripts) - 1
    goblins = [card.id for card in BOX.events.values() if card.bag is Bag.GOBLINS]
    sheet = a_sheet(
        4,
        OTHER,
        ("scroll-turn",),
        completed=dict.fromkeys(OTHER, 4),
        track=track,
        goblins=tuple(goblins if passed == most else goblins[:passed]),
        rituals=tuple(kept),
    )
    return {"sheet": sheet, "scenario": Scenario.FINAL}


def played_on(table: Table, until: Callable[[Table], bool], player: str = "") -> Table:
    """Everybody plays sensibly, or as a computer player, until a condition holds, or to the end."""
    while table.decision and not until(table):
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, player) if player else sensible(table.state))
    return table


def asked(ask: str, least: int = 1) -> Callable[[Table], bool]:
    """Somebody is asked this, and has so many answers."""

    def so(table: Table) -> bool:
        decision = table.decision
        return (
            decision is not None
            and decision.ask == ask
            and len(table.offers(decision.seats[0])) >= least
        )

    return so


def ventured(
    until: Callable[[Table], bool],
    seats: Sequence[Place] = PAIR,
    first: int = 0,
    player: str = "",
    **options: Any,
) -> Table:
    """A table that was played until a condition holds; tables are tried from a number on."""
    for number in range(first, first + TRIES):
        table = dedale.open_table("chronicles", seats, LAID | options, seed=f"venture {number}")
        if until(played_on(table, until, player)):
            return table
    raise AssertionError("no table goes as it is wanted")


def ended(result: str) -> Callable[[Table], bool]:
    """The campaign is won or lost."""
    return lambda table: table.state.sheet.result == result


def but_the_last(table: Table, count: int = 1) -> Log[Any, Any, Any]:
    """The same without its last actions."""
    return replace(table.log, actions=table.log.actions[:-count])


def brought(evening: Evening, log: Log[Any, Any, Any]) -> tuple[str, str, list[str]]:
    """A campaign comes to the house with one game: its id, that of its table, links to seats."""
    record = CampaignRecord(FORMAT, log.game, "Lotte", (log,))
    status, led = evening.house.post("/api/campaigns/records", msgspec.json.encode(record))
    assert status == 201, led
    home = f"{evening.house.address}/#/table/{led['table']}"
    links = [f"{home}?seat={seat}&key={key}" for seat, key in enumerate(led["keys"])]
    return led["campaign"], led["table"], links


def keys_of(person: Person, id: str) -> dict[int, str]:
    """The secrets of the seats that somebody has at a table."""
    tables = person.page.evaluate("JSON.parse(localStorage.getItem('dedale.tables'))")
    return {int(seat): key for seat, key in tables[id]["seats"].items()}


def without_a_screen(
    evening: Evening, id: str, keys: dict[int, str], entries: Sequence[Entry]
) -> None:
    """Take actions at a table over the line alone, each by its seat."""

    async def sitting() -> None:
        async with guest_at(evening.house.address, id, keys) as guest:
            for entry in entries:
                await guest.act(json.loads(to_json(entry.action)), entry.seat)

    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        pool.submit(asyncio.run, sitting()).result()
