"""Packs of chronicles: what they name must be known, and every mistake says where it is."""

import pytest

from dedale.core.content import pack_from
from dedale.core.errors import BadContent
from dedale.games.chronicles.checks import CAUSES
from dedale.games.chronicles.content import BOX, box_of
from dedale.text import LANGUAGES, Voice
from tests.kit import rule

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
def test_a_name_in_a_condition_that_is_not_known_is_told_with_its_card_and_the_nearest(
    tmp_path, condition, said
):
    told = refused(tmp_path / "forest", quests=QUEST.format(building="inn", condition=condition))

    assert f'forest/quests.toml: quest "q-inn-1": {said}' in told


def test_a_building_that_is_not_known_is_told(tmp_path):
    quest = QUEST.format(building="in", condition='{ when = "always" }')
    told = refused(tmp_path / "forest", quests=quest)

    assert 'quests.toml: quest "q-inn-1": building “in” is not known; did you mean “inn”?' in told


@rule("CH-FIRST-E2", "CH-OBJ-4", "CH-FIN-9")
@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"quests": RITUAL}, 'ritual "ritual-inn": offers “ingredient” is not known; did you mean'),
        ({"quests": OBJECTIVE}, 'objective "order-soup": rewards takes exactly 2.'),
        ({"village": CARD}, 'card "haste": the field “building” is missing.'),
        ({"events": EVENT}, 'event "great-slide": after “discard” is not known.'),
        ({"goods": SET}, "this id is taken already"),
    ],
)
def test_cards_that_cannot_be_are_refused(tmp_path, files, said):
    assert said in refused(tmp_path / "forest", **files)


def test_the_causes_are_those_that_the_box_and_the_texts_know():
    voice = Voice("en", ["dedale.games.chronicles"])

    assert all(voice.knows(f"cause-{cause}") for cause in CAUSES)
    assert box_of("") is BOX
