"""Unopened boxes: the server sends no word of them to anybody (CH-VIS-2)."""

import asyncio
import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from dedale.cli.boards import board_for
from dedale.cli.rules import find_rules
from dedale.cli.speech import terminal_voice
from dedale.core.content import Pack
from dedale.core.errors import BadOption
from dedale.core.log import ME
from dedale.core.records import to_json
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import Open
from dedale.games.chronicles.opened import opened
from dedale.games.chronicles.sheet import FRESH, Scenario
from dedale.games.chronicles.state import Options
from dedale.server.boxes import SYMBOL
from dedale.store.keeper import Setting
from dedale.table import answer
from dedale.table.room import Chair
from dedale.text import LANGUAGES
from tests.kit import rule
from tests.kit.chronicles_sheets import ONE, a_sheet
from tests.kit.serving import guest_at

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


def table_of(host, sheet, scenario, **more):
    options = {"sheet": json.loads(to_json(sheet)), "scenario": scenario.value, **more}
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


NAMED = re.compile(r"^(?:card|quest|item|ritual|set)-([a-z0-9-]+) = ([^{\n]+)$", re.MULTILINE)
CLIENT = Path(__file__).parents[2] / "web" / "src"


@cache
def secrets(wanted):
    """What the things in shut boxes are called, in English and by programs.

    A word that the game says to everybody (a villager's name, the Dragon) is no secret.
    """
    known = (FOLDER.parent / "en.ftl").read_text(encoding="utf-8")
    shut = [lines for name, lines in boxes("en").items() if name not in wanted]
    named = [found for lines in shut for found in NAMED.findall("\n".join(lines))]
    return {word for pair in named for word in pair if not says(known, word)}


def says(text, word):
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def betrayed(text, wanted=()):
    """The secrets that a text tells; the drawing `item-lamp` tells of a lamp."""
    near = (word for word in secrets(frozenset(wanted)) if word in text)
    return {word for word in near if re.search(rf"(?<!\w){re.escape(word)}(?![\w-])", text)}


@rule("CH-VIS-2", "CH-SCRIPT-1")
def test_the_rules_of_the_lobby_tell_no_script_and_nothing_of_a_box(host):
    _, rules = host.get("/api/rules/chronicles")
    ids = {told["id"] for told in rules}

    assert "CH-BLD-6" in ids
    assert not any(id.startswith(("CH-S-", "CH-FIN-")) for id in ids)
    assert betrayed(json.dumps(rules)) == set()


PATHS = ("", "/box", "/rules", "/texts/en", "/drawings")
"""What a browser can fetch of a table."""


def everything_sent(host, id):
    """All of that, and what a guest is told."""

    async def heard():
        async with guest_at(host.address, id, {}) as guest:
            return json.dumps(guest.told)

    fetched = [host.get(f"/api/tables/{id}{path}")[1] for path in PATHS]
    return [*map(json.dumps, fetched), asyncio.run(heard())]


@rule("CH-VIS-2")
@pytest.mark.parametrize("campaign", SHEETS)
def test_whatever_a_browser_can_fetch_of_a_table_tells_only_what_is_open(host, campaign):
    sheet, wanted = SHEETS[campaign]
    scenario = Scenario.FINAL if "final" in wanted else Scenario.STANDARD
    id = table_of(host, sheet, scenario)
    sent = everything_sent(host, id)

    assert [betrayed(text, wanted) for text in sent] == [set()] * len(sent)


def until_the_village(host, id):
    """Play on until a box is to be opened."""

    async def evening():
        table = await host.hall.keeper.table(id)
        while table.decision.ask != "end-village":
            seat = table.decision.seats[0]
            action = answer(table, seat, "random")
            await host.hall.keeper.submit(id, seat, action, table.seq)
        return table

    return host.call(evening())


@rule("CH-VIS-2", "CH-BLD-6")
def test_a_box_is_told_and_drawn_when_it_is_opened_in_the_village(host):
    done = {"inn": 2, "library": 2, "workshop": 2}
    sheet = a_sheet(0, [*done], completed=done, boxes=[f"{building}-1" for building in done])
    id = table_of(host, sheet, Scenario.STANDARD)
    table = until_the_village(host, id)
    known = set(opened(table.state))
    before = everything_sent(host, id)
    host.call(host.hall.keeper.submit(id, table.decision.seats[0], Open("library", 2), table.seq))
    after = everything_sent(host, id)

    assert "library-2" not in known
    assert [betrayed(text, known) for text in before] == [set()] * len(before)
    assert [betrayed(text, {*known, "library-2"}) for text in after] == [set()] * len(after)
    assert "riddle-echo" in betrayed(after[PATHS.index("/texts/en")], known)


@rule("CH-VIS-2")
def test_the_cards_of_a_box_are_drawn_when_it_is_open(host):
    early, late = (
        host.get(f"/api/tables/{table_of(host, a_sheet(n, ['inn']), Scenario.STANDARD)}/drawings")
        for n in (0, 1)
    )

    assert 'id="skill-haste"' in early[1]
    assert 'id="item-weeping-mask"' not in early[1]
    assert 'id="item-weeping-mask"' in late[1]


def test_every_drawing_that_is_kept_back_belongs_to_a_card_of_a_box():
    sheet = (files(chronicles.home) / "drawings.svg").read_text(encoding="utf-8")
    cards = [symbol["card"] for symbol in SYMBOL.finditer(sheet)]

    assert len(cards) == sheet.count("<symbol")
    assert set(cards) <= set(chronicles.sealed.kept(Options()))


CRYPT = """
[[card]]
id = "{id}"
kind = "skill"
timing = ["own-action"]
building = "crypt"
cost = 1
effects = [{{ effect = "move", most = 3 }}]
"""
CARDS = {
    "village.toml": CRYPT.format(id="cold-grip") + CRYPT.format(id="bone-whistle"),
    "en.ftl": "card-cold-grip = Frozen Fist\n",
}


@rule("CH-VIS-2")
def test_the_cards_of_a_pack_are_named_when_their_box_is_open(host):
    pack = to_json(Pack("owner", CARDS)).decode()
    shut, other = (
        table_of(host, a_sheet(2, ["inn", building]), Scenario.STANDARD, pack=pack)
        for building in ("library", "crypt")
    )
    sent = everything_sent(host, shut)
    _, open = host.get(f"/api/tables/{other}/texts/en")

    secret = ("cold-grip", "bone-whistle", "Frozen Fist", "Bone whistle", "at most 3 steps")
    assert [word for word in secret for text in sent if word in text] == []
    assert "card-cold-grip = Frozen Fist" in open
    does = "    .text = Your Character makes a Move of at most 3 steps."
    assert f"card-bone-whistle = Bone whistle\n{does}" in open


@rule("CH-VIS-2", "CH-SCRIPT-1")
@pytest.mark.parametrize("campaign", SHEETS)
def test_a_table_tells_the_instructions_of_the_scripts_that_it_has_read(host, campaign):
    sheet, wanted = SHEETS[campaign]
    _, rules = host.get(f"/api/tables/{table_of(host, sheet, Scenario.STANDARD)}/rules")
    told = {f"script-{told['id'][5:]}" for told in rules if told["id"].startswith("CH-S-")}

    assert told == {name for name in wanted if name.startswith("script-")}


@rule("CH-VIS-2")
def test_the_client_itself_tells_no_box():
    drawn = "".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.*"))
    stories = {line.strip() for lines in boxes("en").values() for line in lines if "story" in line}

    assert betrayed(drawn) == {"catalogue", "snare"}  # of games; what messages call a piece
    assert not any(story in drawn for story in stories)


TOKENS = {"en": "snare|bloom|wisp", "fr": "collet|fleur|feu follet", "de": "Schling|Blüte|Irrl"}


@rule("CH-VIS-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_which_tokens_buildings_have_is_told_to_nobody_before(host, language):
    _, sent = host.get(f"/api/texts/{language}/chronicles")
    help = terminal_voice(language, chronicles).say(board_for(chronicles).help)

    assert re.findall(TOKENS[language], f"{sent}{help}") == []


@rule("CH-VIS-2")
def test_the_terminal_tells_a_rule_of_a_box_once_it_is_open():
    with pytest.raises(BadOption) as shut:
        find_rules("ch-s-6")

    assert shut.value.key == "rule-in-a-box"
    assert "Cursed" in find_rules("ch-s-6", ["script-6"])["CH-S-6"]
    assert [*find_rules("CH-S", ["script-2"])] == ["CH-S-2"]


def test_objectives_that_a_script_brings_later_stay_shut():
    sheets = [a_sheet(n, ["inn", "market"], completed={"market": 2}) for n in (0, 1)]
    early, late = (chronicles.screen.box.told(Options(sheet=sheet)) for sheet in sheets)

    assert "merchant-shaman" not in early.rewards
    assert "merchant-shaman" in late.rewards


def test_a_game_that_keeps_nothing_back_is_sent_whole(host):
    id = host.seeded("me", "me")
    texts = [host.get(path)[1] for path in ("/api/texts/en/classic", f"/api/tables/{id}/texts/en")]

    assert texts[0] == texts[1]
