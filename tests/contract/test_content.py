"""What every game promises: a table is played with the content that it was laid with, or not."""

import asyncio
import json
from dataclasses import replace
from importlib import import_module

import msgspec
import pytest

from dedale.core.content import Pack, pack_from, text_of
from dedale.core.errors import BadRecord
from dedale.core.records import to_json
from dedale.core.replay import new_log
from dedale.games import CATALOGUE
from dedale.store.chain import FORMAT, CampaignRecord, read_campaign, verify_campaign
from dedale.store.export import save
from dedale.store.keeper import Keeper, Setting
from dedale.store.memory import MemoryStore
from dedale.store.sql import open_store
from dedale.table import Table, answer, open_table
from dedale.table.room import Chair
from tests.kit.other_content import (
    NUMBERS,
    ONE_EACH,
    SOURCE,
    answer_of,
    house_with_comments,
    house_with_other,
)
from tests.kit.packs import forest_in

CHAIRS = (Chair("", "me", taken=True), Chair("", "me", taken=True))
STEPS = 12
GAMES = [file.partition("/")[0] for file in ONE_EACH]

HASHES = """
import json
from dedale.games import CATALOGUE
print(json.dumps({id: game.content(game.options()) for id, game in CATALOGUE.items()}))
"""
OPENED = """
import asyncio, json, sys
from dedale.core.errors import BadRecord
from dedale.core.records import to_json
from dedale.store.keeper import Keeper
from dedale.store.sql import open_store

async def state(keeper, id):
    try:
        return to_json((await keeper.table(id)).state).decode()
    except BadRecord as error:
        return error.key

async def opened(url):
    store = await open_store(url)
    keeper = Keeper(store)
    found = {header.id: await state(keeper, header.id) for header in await store.tables()}
    await store.close()
    print(json.dumps(found))

asyncio.run(opened(sys.argv[1]))
"""
LOADED = """
import json, sys
from pathlib import Path
from dedale.core.errors import BadRecord
from dedale.store import load

def key(file):
    try:
        return str(load(Path(file)) and "loaded")
    except BadRecord as error:
        return error.key

print(json.dumps({file: key(file) for file in sys.argv[1:]}))
"""


def hashes():
    return {id: game.content(game.options()) for id, game in CATALOGUE.items()}


def played(game):
    """A table of a game after some steps."""
    table = open_table(game, 2, {}, "knossos")
    for _ in range(STEPS):
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))
    return table


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").new_database()


async def kept(store):
    """A table of each game with content, by its id in the store."""
    keeper = Keeper(store)
    return {await keeper.take_in(played(game).log, CHAIRS): game for game in GAMES}


async def kept_at(address):
    store = await open_store(address)
    try:
        return await kept(store)
    finally:
        await store.close()


def test_every_file_that_can_change_what_happens_is_tried_here():
    files = {f"{path.parts[-3]}/{path.stem}" for path in SOURCE.glob("games/*/content/*.toml")}

    assert {file for file in files if not file.endswith("/lesson")} == set(NUMBERS)
    assert {file.partition("/")[0] for file in NUMBERS} == set(GAMES)


@pytest.mark.parametrize("file", NUMBERS)
def test_one_other_number_in_a_file_makes_another_hash_of_its_game_alone(tmp_path, file):
    there, game = answer_of(house_with_other(tmp_path, [file]), HASHES), file.partition("/")[0]

    assert {id for id, content in hashes().items() if there[id] != content} == {game}


def test_neither_what_nobody_plays_with_nor_the_process_counts(tmp_path):
    assert answer_of(house_with_comments(tmp_path), HASHES) == hashes()


def test_stored_tables_are_refused_by_a_house_with_other_cards(tmp_path, address):
    games = asyncio.run(kept_at(address))
    found = answer_of(house_with_other(tmp_path, ONE_EACH), OPENED, address)

    assert found == dict.fromkeys(games, "record-content")


def test_stored_tables_are_the_same_in_a_house_with_the_same_cards(tmp_path, address):
    games = asyncio.run(kept_at(address))
    found = answer_of(house_with_comments(tmp_path), OPENED, address)

    assert found == {id: to_json(played(game).state).decode() for id, game in games.items()}


def test_records_are_refused_by_a_house_with_other_cards(tmp_path):
    files = [str(tmp_path / f"{game}.json") for game in GAMES]
    for game, file in zip(GAMES, files, strict=True):
        save(played(game).log, tmp_path / file)
    found = answer_of(house_with_other(tmp_path, ONE_EACH), LOADED, *files)

    assert found == dict.fromkeys(files, "record-content")


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_table_in_memory_is_refused_once_the_cards_differ(id, monkeypatch):
    async def evening():
        store = MemoryStore()
        table = await Keeper(store).lay(Setting(id, CHAIRS))
        there = replace(CATALOGUE[id], content=lambda _options: "c0ffee")
        monkeypatch.setitem(CATALOGUE, id, there)
        await Keeper(store).table(table)

    with pytest.raises(BadRecord, match="record-content"):
        asyncio.run(evening())


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_no_log_is_folded_with_other_cards_or_rules(game):
    log = new_log(game, game.options(), [chair.place for chair in CHAIRS], "knossos")
    other = msgspec.structs.replace

    for key, changed in {
        "record-content": other(log, content="c0ffee"),
        "record-unmarked": other(log, content=""),
        "record-rules": other(log, rules=99),
    }.items():
        with pytest.raises(BadRecord, match=key):
            Table(game, changed)


def test_a_campaign_is_refused_by_the_number_of_the_game_whose_cards_differ():
    game, log = CATALOGUE["chronicles"], played("chronicles").log
    leg = msgspec.structs.replace(log, content="c0ffee")
    data = to_json(CampaignRecord(FORMAT, "chronicles", "", (leg,)))

    with pytest.raises(BadRecord, match="record-content") as error:
        verify_campaign(game, read_campaign(data, "village.json"), "village.json")
    assert error.value.facts["file"] == "village.json#1"

    legs = json.loads(data)["legs"]
    del legs[0]["content"]
    with pytest.raises(BadRecord, match="record-unmarked") as error:
        read_campaign(json.dumps(json.loads(data) | {"legs": legs}).encode(), "village.json")
    assert error.value.facts["file"] == "village.json#1"


@pytest.mark.parametrize("id", ["chronicles", "legends"])
def test_a_table_whose_pack_does_not_fit_the_cards_here_is_refused(id):
    async def evening():
        store = MemoryStore()
        table = await Keeper(store).lay(Setting(id, CHAIRS))
        header = await store.header(table)
        options = json.dumps(json.loads(header.options) | {"pack": "of another house"})
        await store.create(msgspec.structs.replace(header, id="other", options=options))
        await Keeper(store).table("other")

    with pytest.raises(BadRecord) as error:
        asyncio.run(evening())
    assert (error.value.key, error.value.facts) == ("record-pack", {"file": "other"})


def test_a_pack_counts_as_content(tmp_path):
    game = CATALOGUE["legends"]
    with_pack = game.options(pack=pack_from(forest_in(tmp_path)))

    assert game.content(with_pack) != game.content(game.options())


@pytest.mark.parametrize("game", ["chronicles", "legends"])
def test_the_box_without_a_pack_stays_the_same_however_many_packs_are_opened(game):
    content = import_module(f"dedale.games.{game}.content")
    for number in range(20):
        content.box_of(text_of(Pack(f"pack-{number}")))

    assert content.box_of("") is content.BOX
