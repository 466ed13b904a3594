"""What is in the box of a table, over HTTP."""

import json
import urllib.request

import pytest

from dedale.core.log import ME
from dedale.core.records import Seat, to_json
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import Repair
from dedale.games.chronicles.sheet import Sheet, SheetKind
from dedale.games.legends import legends
from dedale.store.keeper import Setting
from dedale.table.room import Chair
from tests.kit import rule
from tests.kit.serving import PATIENCE


@pytest.fixture(scope="module")
def table(host):
    id, _ = host.lay("here", "random", game="legends")
    return f"/api/tables/{id}/box"


def test_the_box_of_a_table_is_told_to_screens(host, table):
    status, told = host.get(table)

    assert status == 200
    assert told == json.loads(to_json(legends.screen.box.told(legends.options())))


def test_whoever_has_read_a_box_need_not_read_it_again(host, table):
    with urllib.request.urlopen(host.address + table, timeout=PATIENCE) as answer:
        mark = answer.headers["etag"]
    status, body = host.get(table, if_none_match=mark)

    assert (status, body) == (304, "")
    assert host.get(table, if_none_match='"other"')[0] == 200


def test_a_game_without_cards_has_no_box(host):
    id, _ = host.lay("here", "random", game="classic")

    assert host.get(f"/api/tables/{id}/box")[0] == 404
    assert host.get("/api/tables/nowhere/box")[0] == 404


@rule("CH-FIRST-10", "CH-BLD-6", "CH-NGP-2")
def test_a_box_that_is_opened_at_the_table_is_told_from_then_on(host):
    sheet = json.loads(to_json(Sheet(kind=SheetKind.PLUS, skipped=True)))
    options = {"sheet": sheet, "heroes": ["roger"]}
    setting = Setting(chronicles.id, (Chair("Anna", ME, taken=True),), options)
    id = host.call(host.hall.keeper.lay(setting))

    assert host.get(f"/api/tables/{id}/box")[1]["tokens"] == {}

    seq = host.call(host.hall.keeper.table(id)).seq
    host.call(host.hall.keeper.submit(id, Seat(0), Repair("watchtower"), seq))
    told = host.get(f"/api/tables/{id}/box")[1]

    assert told["tokens"] == {"snares": "snare"}
    assert told["needs"]["q-watchtower-2"] == [2]
