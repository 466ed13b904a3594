"""`dedale campaign`: campaigns are listed, written to files and read from them."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing

import pytest

from dedale.cli.campaigns import export_campaign, import_campaign, list_campaigns
from dedale.server.keys import digest
from dedale.store.campaigns import Onward
from dedale.store.sql import open_store
from dedale.text import LANGUAGES
from tests.cli.test_commands import dedale
from tests.kit.parley_campaigns import House, parley_played, setting


@pytest.fixture(autouse=True)
def _parley():
    with parley_played():
        yield


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def campaign(data):
    """A campaign of two games that was played to its end."""

    async def evening():
        data.mkdir()
        store = await open_store(f"sqlite:///{data / 'tables.db'}")
        house = House(store)
        way = await house.campaigns.begin(setting(games=1))
        await house.play_out(way.table)
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        await house.play_out(onward.table)
        await house.campaigns.begin(setting(games=1))
        await store.close()
        return way.campaign

    return asyncio.run(evening())


def test_campaigns_are_listed_in_every_language(campaign, data, capsys):
    for language in LANGUAGES:
        list_campaigns(("", data), language)
    newest, older, *_ = told = capsys.readouterr().out.splitlines()

    assert len(told) == 6
    assert "1 game, in progress: Village" in newest
    assert older == f"{campaign}  parley, 2 games, finished: Village"


def test_a_campaign_that_cannot_be_opened_says_why(campaign, data, capsys):
    change = "UPDATE tables SET content = 'other'"
    with closing(sqlite3.connect(data / "tables.db")) as database, database:
        database.execute(change)
    list_campaigns(("", data), "en")
    lines = capsys.readouterr().out.splitlines()

    assert lines[2] == f"{campaign}  parley, 2 games, cannot be opened: Village"
    assert "was played with content other" in lines[3]


def test_a_folder_without_campaigns_says_so(tmp_path):
    assert "no campaigns" in dedale("campaign", "list", "--data", str(tmp_path), "--lang", "en")


def test_a_campaign_is_written_to_a_file_and_kept_elsewhere(campaign, data, tmp_path, capsys):
    file, other = tmp_path / "story.json", tmp_path / "other"
    export_campaign(campaign, file, ("", data), "en")
    import_campaign(file, ("", other), "en")
    list_campaigns(("", other), "en")
    told = capsys.readouterr().out

    assert f"Campaign {campaign}, 2 games, was written to {file}." in told
    assert f"{file} is now campaign" in told
    assert re.findall(r"seat (\d): /#/table/\w+\?seat=\d&key=", told) == ["1", "2"]
    assert "parley, 2 games, finished: Village" in told
    assert [leg["options"]["games"] for leg in json.loads(file.read_text())["legs"]] == [1, 0]


def test_whoever_brings_a_campaign_gets_the_seats_of_its_last_game(
    campaign, data, tmp_path, capsys
):
    async def last_chairs():
        store = await open_store(f"sqlite:///{tmp_path / 'other' / 'tables.db'}")
        (found,) = await store.campaigns()
        header = await store.header((await store.legs(found.id))[-1])
        await store.close()
        return header.chairs

    export_campaign(campaign, tmp_path / "story.json", ("", data), "en")
    import_campaign(tmp_path / "story.json", ("", tmp_path / "other"), "en")
    keys = re.findall("key=(.*)", capsys.readouterr().out)

    assert [chair.key for chair in asyncio.run(last_chairs())] == [digest(key) for key in keys]


def test_an_existing_file_is_not_overwritten(campaign, data, tmp_path, capsys):
    file = tmp_path / "story.json"
    file.write_text("mine")
    with pytest.raises(SystemExit):
        export_campaign(campaign, file, ("", data), "en")

    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path):
    there = ("--data", str(tmp_path), "--lang", "en")
    unknown = dedale("campaign", "export", "nowhere", *there, code=2)
    missing = dedale("campaign", "import", str(tmp_path / "no.json"), *there, code=2)

    assert unknown == "There is no campaign “nowhere”. Check the link.\n"
    assert "cannot be read" in missing
