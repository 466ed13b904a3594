"""Unopened boxes: the server sends no word of them to anybody (CH-VIS-2)."""

import json
from importlib.resources import files

import pytest

from dedale.core.log import ME
from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.sheet import FRESH, Scenario
from dedale.store.keeper import Setting
from dedale.table.room import Chair
from dedale.text import LANGUAGES
from tests.kit import rule
from tests.kit.villages import ONE, a_sheet

FOLDER = files(chronicles.home) / "text" / "boxes"
SHEETS = {
    "fresh": (FRESH, set()),
    "camp": (a_sheet(0, ["inn"], scripts=(1,)), {"inn-1", "script-1"}),
    "market": (
        a_sheet(1, ["inn", "market"], completed={"market": 2}, goblins=("twisted-signs",)),
        {"inn-1", "market-1", "market-2", "merchant-shaman", "script-6", "goblin-twisted-signs"},
    ),
    "dragon": (
        a_sheet(4, ONE),
        {f"{building}-1" for building in ONE}
        | {f"ritual-{building}" for building in ONE}
        | {"script-6", "script-7", "script-8", "script-9", "final"},
    ),
}
"""Campaigns, and the boxes that are open in them."""


@pytest.fixture(autouse=True, scope="module")
def _played():
    """As long as these tests last, chronicles is a game of the house."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CATALOGUE, chronicles.id, chronicles)
        yield


def table_of(host, sheet, scenario):
    options = {"sheet": json.loads(to_json(sheet)), "scenario": scenario.value}
    chairs = (Chair("Anna", ME, taken=True), Chair("Bruno", ME, taken=True))
    return host.call(host.hall.keeper.lay(Setting(chronicles.id, chairs, options)))


def boxes(language):
    """The lines of every box of words, by its name."""
    return {
        path.name.removesuffix(".ftl"): path.read_text(encoding="utf-8").splitlines()
        for path in (FOLDER / language).iterdir()
    }


def check_shut(sent, language, wanted):
    """Whether a text has the words of these boxes, and no other."""
    lines = set(sent.splitlines())
    every = boxes(language)
    allowed = {line for name in wanted for line in every[name]}
    for name, told in every.items():
        if name in wanted:
            assert set(told) <= lines, name
        else:
            assert (set(told) - allowed) & lines == set(), name
            assert not any(line.startswith(f"{told[0].split(' = ')[0]} =") for line in lines)


@rule("CH-VIS-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_sent_without_any_box(host, language):
    _, sent = host.get(f"/api/texts/{language}/chronicles")

    assert "building-inn = " in sent
    check_shut(sent, language, set())


@rule("CH-VIS-2", "CH-BLD-7")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("campaign", SHEETS)
def test_a_table_reads_the_boxes_that_its_campaign_has_opened_and_no_other(
    host, language, campaign
):
    sheet, wanted = SHEETS[campaign]
    scenario = Scenario.FINAL if "final" in wanted else Scenario.STANDARD
    id = table_of(host, sheet, scenario)

    check_shut(host.get(f"/api/tables/{id}/texts/{language}")[1], language, wanted)


def test_a_game_that_keeps_nothing_back_is_sent_whole(host):
    id = host.seeded("me", "me")
    texts = [host.get(path)[1] for path in ("/api/texts/en/classic", f"/api/tables/{id}/texts/en")]

    assert texts[0] == texts[1]
