"""The page of the environments says what the code does."""

import re

import pytest

from dedale.games.classic import planes as classic
from dedale.games.team import planes as team
from tests.house import ROOT

PAGE = ROOT / "docs/reference/environments.md"
ROW = re.compile(r"^\| (\d+)(?: to (\d+))? \| `([A-Z_]+)` \|", re.MULTILINE)


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
