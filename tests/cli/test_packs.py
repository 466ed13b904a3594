"""Packs at the terminal."""

import json

import pytest

from dedale.games.chronicles import chronicles
from dedale.games.chronicles.content import box_of
from dedale.store import load
from dedale.table import Table
from tests.cli.test_commands import dedale
from tests.kit.packs import bad_in, forest_in, meadow_in


def test_a_game_is_played_with_a_pack_and_keeps_it(tmp_path):
    folder, file = forest_in(tmp_path), tmp_path / "evening.json"
    play = ("play", "legends", "--seats", "greedy,greedy", "--save", str(file))
    dedale(*play, "--pack", str(folder), "--heroes", "knight,smith", "--seed", "a")
    pack = json.loads(json.loads(file.read_text(encoding="utf-8"))["options"]["pack"])

    assert pack["name"] == "forest"
    assert pack["files"].keys() == {"common.toml", "en.ftl", "fr.ftl", "de.ftl"}


def test_a_campaign_is_played_with_a_pack_and_keeps_it(tmp_path):
    folder, file = meadow_in(tmp_path), tmp_path / "evening.json"
    play = ("play", "chronicles", "--seats", "random,random", "--save", str(file), "--seed", "a")
    told = dedale(*play, "--pack", str(folder), "--lang", "en")
    _, log = load(file)
    table = Table(chronicles, log)
    after = chronicles.sequel(table.state)

    assert "Garden Snail" in told
    assert "Tailwind" in told
    assert box_of(after.pack).numbers.hammer == 8
    assert box_of(after.pack).cards["haste"].cost == 1


def test_the_lab_plays_with_a_pack(tmp_path):
    match = ("lab", "match", "legends", "--players", "random,random", "--games", "2")

    assert "random" in dedale(*match, "--pack", str(forest_in(tmp_path)))


@pytest.mark.parametrize("words", [("play", "legends"), ("lab", "match", "legends")])
def test_a_bad_pack_is_refused_with_all_its_mistakes(tmp_path, words):
    told = dedale(*words, "--pack", str(bad_in(tmp_path)), code=2).splitlines()

    assert told[0] == "There are 2 mistakes in the cards, so none of them is loaded:"
    assert len(told) == 3


def test_a_game_without_cards_takes_no_pack(tmp_path):
    assert "There is no option “pack”" in dedale("play", "classic", "--pack", "x", code=2)
