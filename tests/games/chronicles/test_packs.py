"""Packs of chronicles: what they name must be known, and every mistake says where it is."""

import pytest

from dedale.core.content import open_pack, pack_from
from dedale.core.errors import BadContent
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.content import box_of
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.state import Options
from dedale.games.chronicles.words import CAUSES, Hero
from dedale.text import LANGUAGES, Voice, voice_for
from tests.kit import any_chance, rule
from tests.kit.chronicles_sheets import a_sheet

QUEST = """
[[quest]]
id = "q-inn-1"
building = "{building}"
moment = "now"
when = {{ when = "all", of = [{{ when = "always" }}, {{ when = "not", of = {condition} }}] }}
"""
OBJECTIVE = """
[[objective]]
id = "order-soup"
building = "inn"
kind = "order"
moment = "now"
when = [{ when = "always" }, { when = "always" }]
rewards = [1]
"""
RITUAL = """
[[ritual]]
id = "ritual-inn"
building = "inn"
moment = "soothe"
checks = 1
offers = ["ingredient"]
"""
CARD = """
[[card]]
id = "haste"
kind = "skill"
timing = ["own-action"]
effects = [{ effect = "move" }]
"""
EVENT = """
[[event]]
id = "great-slide"
bag = "start"
after = "discard"
effects = []
"""
SET = """
[[set]]
id = "ingredients"
items = ["ginger-root", "honeycomb", "silver-comb", "soup-stone"]
"""
MORE = """
[[set]]
id = "hats"
items = ["cap", "bonnet", "turban", "top-hat"]
chapter = 3
"""
TOKEN = """
[[card]]
id = "bell"
kind = "token"
timing = ["anytime"]
building = "inn"
effects = [{ effect = "move" }]
"""
PERCHES = """
[perches]
red = [1, 1]
"""
SOUP = """
[[quest]]
id = "soup"
building = "inn"
moment = "now"
when = { when = "always" }
"""
TROPHY = """
[[objective]]
id = "trophy-stray"
building = "smithy"
kind = "trophy"
moment = "now"
rewards = [1]
when = [{ when = "always" }]
"""
ROLLING = """
[[card]]
id = "dice-cup"
kind = "skill"
building = "inn"
timing = ["anytime"]
triggers = ["roll"]
effects = [{ effect = "move" }]
"""
AGAIN = """
[[event]]
id = "great-slide"
bag = "start"
after = "bottom"
effects = [{ effect = "reroll" }]
"""
TRACK = """
[track]
length = 8
scripts = { first = 2, 8 = 12 }
losses = [4]
loss = 5
"""
BAKERY = """
[[building]]
id = "bakery"
slot = 2
villager = "crumb"
"""
GRID = [[row, column] for row in range(7) for column in range(7) if (row, column) != (3, 3)]


def refused(folder, **files):
    """What is said of a pack with these files, in English."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as raised:
        box_of(pack_from(folder))
    assert all(Voice(language, ["dedale"]).explain(raised.value) for language in LANGUAGES)
    return Voice("en", ["dedale"]).explain(raised.value)


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (
            '{ when = "count", what = "collect", least = 3, set = "ingredience" }',
            "set “ingredience” is not known; did you mean “ingredients”?",
        ),
        (
            '{ when = "count", what = "use", least = 3, building = "smithery" }',
            "building “smithery” is not known; did you mean “smithy”?",
        ),
        (
            '{ when = "count", what = "use", least = 3, id = "hast" }',
            "id “hast” is not known; did you mean “haste”?",
        ),
        (
            '{ when = "count", what = "objective", least = 1, kind = "riddel" }',
            "kind “riddel” is not known; did you mean “riddle”?",
        ),
        (
            '{ when = "sequence", sets = ["critters", "tresures"] }',
            "sets “tresures” is not known; did you mean “treasures”?",
        ),
        (
            '{ when = "holds", who = "mover", least = 1, set = "curses" }',
            "set “curses” is not known; did you mean “cursed”?",
        ),
        (
            '{ when = "cause", causes = ["loot"] }',
            "causes “loot” is not known; did you mean “looted”?",
        ),
    ],
)
def test_an_unknown_name_in_a_condition_is_reported_with_its_card_and_the_nearest_one(
    tmp_path, condition, said
):
    told = refused(tmp_path / "forest", quests=QUEST.format(building="inn", condition=condition))

    assert f'forest/quests.toml: quest "q-inn-1": {said}' in told


def test_an_unknown_building_is_reported(tmp_path):
    quest = QUEST.format(building="in", condition='{ when = "always" }')
    told = refused(tmp_path / "forest", quests=quest)

    assert 'quests.toml: quest "q-inn-1": building “in” is not known; did you mean “inn”?' in told


@rule("CH-FIRST-E2", "CH-OBJ-4", "CH-OBJ-E2", "CH-FIN-9", "CH-DP-31", "CH-TRK-5")
@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"quests": RITUAL}, 'ritual "ritual-inn": offers “ingredient” is not known; did you mean'),
        ({"quests": OBJECTIVE}, 'objective "order-soup": rewards takes exactly 2.'),
        ({"village": CARD}, 'card "haste": the field “building” is missing.'),
        ({"events": EVENT}, 'event "great-slide": after “discard” is not known.'),
        ({"goods": SET}, "this id is already used by"),
        (
            {"goods": MORE},
            "layouts: the largest has 24 cells, and there are 28 Items.",
        ),
        ({"village": TOKEN}, 'card "bell": id “bell” is not known. There are: lucky-penny, snare.'),
        ({"numbers": PERCHES}, "numbers.toml: perches: the field “blue” is missing."),
        ({"quests": SOUP}, 'quest "soup": the id must look like this: q-inn-5'),
        ({"village": ROLLING}, 'card "dice-cup": triggers “roll” needs the effect “reroll”.'),
        ({"events": AGAIN}, 'event "great-slide": effects “reroll” works only in village.toml.'),
        ({"numbers": TRACK}, "numbers.toml: track: scripts “first” is not known. There are: 1, 2"),
        ({"quests": TROPHY}, 'objective "trophy-stray": the field “hero” is missing.'),
    ],
)
def test_impossible_cards_are_refused(tmp_path, files, said):
    assert said in refused(tmp_path / "forest", **files)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "item-tea-cosi = Cosy",
            "“item-tea-cosi” is not the name of a card in the pack; did you mean “item-",
        ),
        ("sett-huts = Hats", "did you mean “set-hats”?"),
        ("foo = Hats", "There are: card-bell, item-bonnet, item-cap, item-tea-cosy, item-turban"),
    ],
)
def test_a_name_for_no_card_is_reported_with_the_names_of_the_cards(tmp_path, line, said):
    (tmp_path / "en.ftl").write_text(f"{line}\n", encoding="utf-8")
    more = MORE.replace("top-hat", "tea-cosy")

    assert said in refused(tmp_path, goods=more, village=TOKEN)


def test_a_name_in_a_pack_without_cards_is_reported(tmp_path):
    (tmp_path / "en.ftl").write_text("item-cap = Cap\n", encoding="utf-8")

    assert "is not the name of a card in the pack. There are: –." in refused(
        tmp_path, numbers="hammer = 8"
    )


@rule("CH-SETUP-6", "CH-SET-2")
def test_more_items_are_laid_where_a_pack_has_room_for_them(tmp_path):
    (tmp_path / "goods.toml").write_text(MORE, encoding="utf-8")
    (tmp_path / "numbers.toml").write_text(
        f"layouts = [{GRID[:16]}, {GRID[:20]}, {GRID[:28]}]", encoding="utf-8"
    )
    options = Options(sheet=a_sheet(3, ["inn"]), pack=pack_from(tmp_path), corners=tuple(Hero))
    state = play.setup(options, 1, any_chance()).state

    assert len(state.echoes) + len(state.portals) == 28


def test_a_quest_of_a_pack_has_the_number_that_it_likes(tmp_path):
    (tmp_path / "quests.toml").write_text(SOUP.replace("soup", "q-inn-12"), encoding="utf-8")

    assert box_of(pack_from(tmp_path)).quests["q-inn-12"].building == "inn"


def test_a_building_of_a_pack_and_its_villager_have_names(tmp_path):
    (tmp_path / "village.toml").write_text(BAKERY, encoding="utf-8")
    (tmp_path / "en.ftl").write_text("villager-crumb = Old Crumb\n", encoding="utf-8")

    assert box_of(pack_from(tmp_path)).buildings["bakery"].villager == "crumb"


def test_the_causes_are_those_that_the_box_and_the_texts_know():
    voice = Voice("en", ["dedale.games.chronicles"])

    assert all(voice.knows(f"cause-{cause}") for cause in CAUSES)


WINDS = {
    "events.toml": """
[[event]]
id = "tailwind"
bag = "start"
after = "bottom"
effects = [{ effect = "shift", mode = "slide" }]
""",
    "village.toml": """
[[card]]
id = "haste"
kind = "skill"
timing = ["own-action"]
building = "inn"
cost = 1
effects = [{ effect = "move", most = 3 }]

[[card]]
id = "crank"
kind = "skill"
timing = ["own-action"]
building = "workshop"
cost = 1
effects = [{ effect = "crystals", count = 2 }]
""",
    "en.ftl": "card-tailwind = Tailwind\ncard-crank = Crank\n  .text = It pays.\n",
}


def winds_in(folder):
    for name, text in WINDS.items():
        (folder / name).write_text(text, encoding="utf-8")
    return open_pack(pack_from(folder))


@pytest.mark.parametrize(
    ("language", "wind", "haste"),
    [
        ("en", "The 3 lines of a random side slide on by one.", "a Move of at most 3 steps."),
        ("fr", "Les 3 lignes d’un côté au hasard glissent d’un cran.", "de 3 pas au plus."),
        ("de", "Die 3 Reihen einer zufälligen Seite rutschen um eins weiter.", "3 Schritten."),
    ],
)
def test_a_card_of_a_pack_without_a_text_says_what_it_does(tmp_path, language, wind, haste):
    voice = voice_for(language, chronicles, pack=winds_in(tmp_path))

    assert (voice.say("card-tailwind"), voice.say("card-tailwind.text")) == ("Tailwind", wind)
    assert voice.say("card-haste.text").endswith(haste)
    assert voice.say("card-haste") == voice_for(language, chronicles).say("card-haste")
    assert voice.say("card-crank.text") == "It pays."
    usual = voice_for(language, chronicles).say("card-rally.text")
    assert voice.say("card-rally.text") == usual
