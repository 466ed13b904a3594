"""The page of the environments says what the code does."""

import re

import pytest

from dedale.games.chronicles.envs import codes as chronicles_codes
from dedale.games.chronicles.envs import facts as chronicles_facts
from dedale.games.chronicles.envs.presets import PRESETS
from dedale.games.classic import planes as classic
from dedale.games.legends.envs import codes as legends_codes
from dedale.games.legends.envs import facts as legends_facts
from dedale.games.team import planes as team
from tools import ROOT

PAGE = ROOT / "docs/reference/environments.md"
ROW = re.compile(r"^\| (\d+)(?: to (\d+))? \| `([A-Z_]+)` \|", re.MULTILINE)
CODES = re.compile(r"^\| (\d+)(?: to (\d+))? \| `([A-Za-z]+)` \|", re.MULTILINE)


@pytest.mark.parametrize(("title", "planes"), [("Classic", classic), ("Team", team)])
def test_every_plane_is_on_the_page_under_its_name(title, planes):
    _, part = PAGE.read_text(encoding="utf-8").split(f"### {title}: {planes.PLANES} planes")
    rows = ROW.findall(part.split("\n#")[0])
    listed = [
        number for first, last, _ in rows for number in range(int(first), int(last or first) + 1)
    ]

    assert listed == list(range(planes.PLANES))
    assert {name: int(first) for first, _, name in rows} == {
        name: getattr(planes, name) for _, _, name in rows
    }


@pytest.mark.parametrize(
    ("title", "numbers"), [("Chronicles", chronicles_facts), ("Legends", legends_facts)]
)
def test_every_number_of_a_row_is_on_the_page_under_its_name(title, numbers):
    _, part = PAGE.read_text(encoding="utf-8").split(f"### {title}: {numbers.SIZE} numbers")
    rows = ROW.findall(part.split("\n#")[0])

    assert [(name, int(first), int(last or first)) for first, last, name in rows] == [
        (fact.name, fact.first, fact.first + fact.size - 1) for fact in numbers.FACTS
    ]


@pytest.mark.parametrize(
    ("title", "numbers"), [("Chronicles", chronicles_codes), ("Legends", legends_codes)]
)
def test_every_code_of_a_list_is_on_the_page(title, numbers):
    _, part = PAGE.read_text(encoding="utf-8").split(f"| codes, {title.lower()}")
    rows = CODES.findall(part.split("\n\n")[0])

    assert [(name, int(first), int(last or first)) for first, last, name in rows] == [
        (kind.__name__, codes[0], codes[-1]) for kind, codes in numbers.GROUPS.items()
    ]


def test_every_expedition_is_on_the_page():
    text = PAGE.read_text(encoding="utf-8")

    assert [name for name in PRESETS if f"`{name}`" not in text] == []
