"""Recorded games are told as they were; `make bless` tells them anew when a rule has changed."""

import pytest

from dedale.core.records import members, tag
from dedale.games import CATALOGUE
from tests.kit.golden import FOLDER, all_golden, recorded, retold


@pytest.mark.parametrize("golden", all_golden(), ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_told_as_it_was(golden):
    assert retold(golden, recorded(golden)) == golden.path.read_text(encoding="utf-8")


def test_no_golden_game_is_left_over():
    assert sorted(FOLDER.glob("*.txt")) == sorted(golden.path for golden in all_golden())


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_golden_games_show_every_kind_of_action_and_event(game):
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{game.id}-*.txt"))

    for kind in (*members(game.actions), *members(game.events)):
        assert f'"{tag(kind)}"' in text
