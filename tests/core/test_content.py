"""Reading cards: every mistake names its file, card and field, and nothing is half loaded."""

from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import Meta

from dedale.core.content import Mistakes, merged, read_sheets, require_fields
from dedale.core.errors import BadContent
from dedale.core.records import Record
from dedale.text import LANGUAGES, Voice


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"


class Grow(Record, frozen=True, tag_field="effect", tag="grow"):
    by: Annotated[int, Meta(ge=1, le=9)]
    colour: Colour = Colour.RED


class Wilt(Record, frozen=True, tag_field="effect", tag="wilt"):
    pass


class Plant(Record, frozen=True):
    id: Annotated[str, Meta(pattern="^[a-z-]+$")]
    effects: tuple[Grow | Wilt, ...] = ()
    pair: tuple[int, int] | None = None


class Garden(Record, frozen=True):
    plant: tuple[Plant, ...]
    beds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("one",)
    best: Plant | None = None


KINDS = {"garden.toml": Garden}
FINE = '[[plant]]\nid = "rose"\neffects = [{ effect = "grow", by = 2 }]\n'


def read(text, name="garden.toml"):
    found = Mistakes()
    sheets = read_sheets({name: text}, KINDS, "content", found)
    require_fields(sheets, KINDS, "content", found)
    found.raise_all()
    return sheets


def sentences(text, name="garden.toml"):
    with pytest.raises(BadContent) as raised:
        read(text, name)
    assert all(Voice(language, ["dedale"]).explain(raised.value) for language in LANGUAGES)
    return Voice("en", ["dedale"]).explain(raised.value).splitlines()[1:]


def plant(fields):
    return f'[[plant]]\nid = "rose"\n{fields}\n'


def effect(fields):
    return plant(f"effects = [{{ effect = 'wilt' }}, {{ {fields} }}]")


ROSE = 'content/garden.toml: plant "rose": '


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (effect("effect = 'grov'"), "effect “grov” is not known; did you mean “grow”?"),
        (effect("effect = 'x'"), "effect “x” is not known. There are: grow, wilt."),
        (
            effect("effect = 'grow', by = 1, colour = 'gren'"),
            "colour “gren” is not known; did you mean “green”?",
        ),
        (
            effect("effect = 'grow', buy = 1"),
            "there is no field “buy”; did you mean “by”?",
        ),
        (effect("effect = 'grow'"), "the field “by” is missing."),
        (effect("by = 1"), "the field “effect” is missing."),
        (effect("effect = 'grow', by = 0"), "by must be at least 1."),
        (effect("effect = 'grow', by = 10"), "by must be at most 9."),
        (effect("effect = 'grow', by = '1'"), "by must be a whole number."),
        (plant("effects = 7"), "effects must be a list."),
        (plant("effects = [7]"), "effects must be a table."),
        (plant("pair = [1]"), "pair takes exactly 2."),
        (plant("efects = []"), "there is no field “efects”; did you mean “effects”?"),
    ],
)
def test_a_mistake_names_its_file_its_card_and_its_field(text, said):
    assert sentences(text) == [ROSE + said]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (FINE + "beds = 7", 'content/garden.toml: plant "rose": there is no field “beds”'),
        ("beds = []\n" + FINE, "content/garden.toml: beds needs at least 1."),
        ("beds = ['a', 'b', 'c']\n" + FINE, "content/garden.toml: beds takes at most 2."),
        ("beds = [1]\n" + FINE, "content/garden.toml: beds must be text."),
        ("plnat = 1\n" + FINE, "content/garden.toml: there is no field “plnat”; did you mean"),
        ("plant = 1\n", "content/garden.toml: plant must be a list."),
        ("[[best]]\nid = 'a'\n" + FINE, "content/garden.toml: best: best must be a table."),
        (FINE + "[best]\nid = 'A'\n", 'content/garden.toml: best "A": id “A” may only contain'),
        ("", "content/garden.toml: the field “plant” is missing."),
        ("plant = [", "content/garden.toml: this is not TOML."),
        ("[[plant]]\npair = [1, 2]", "content/garden.toml: plant 1: the field “id” is missing."),
    ],
)
def test_a_mistake_outside_cards_names_its_file_and_field(text, said):
    assert sentences(text)[0].startswith(said)


def test_a_file_that_no_box_has_is_a_mistake():
    assert "the file “gardn.toml” is not known; did you mean “garden.toml”?" in "".join(
        sentences(FINE, "gardn.toml")
    )


def test_all_mistakes_of_a_folder_are_told_at_once():
    cards = "".join(f'[[plant]]\nid = "{id}"\nefects = []\n' for id in ("rose", "lily", "iris"))

    assert len(sentences("colour = 1\n" + cards)) == 4


def test_text_that_is_nested_without_end_is_a_mistake():
    assert "not TOML" in sentences("plant = " + "[" * 50_000)[0]


def test_cards_are_replaced_by_id_and_new_ones_come_behind():
    house = read(FINE + '[[plant]]\nid = "lily"\n')
    pack = read('beds = ["north"]\n[[plant]]\nid = "iris"\n[[plant]]\nid = "rose"\n')
    after = merged(house, pack)["garden.toml"]

    assert [card.id for card in after["plant"]] == ["rose", "lily", "iris"]
    assert after["plant"][0].effects == ()
    assert after["beds"] == ("north",)
    assert house["garden.toml"]["plant"][0].effects
