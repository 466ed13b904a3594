"""Packs at a server: offered by name, chosen for a table, and told to its screens."""

import asyncio
import re
import subprocess
import sys

import pytest

from tests.kit.packs import bad_in, forest_in
from tests.kit.serving import Serving, guest_at


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    """A server that offers a pack."""
    folder = forest_in(tmp_path_factory.mktemp("packs"))
    data = tmp_path_factory.mktemp("data")
    with Serving("--data", str(data), "--pack", str(folder)) as serving:
        yield serving


def pack_options(house):
    """What can be chosen, by game."""
    return {
        game["id"]: option["choices"]
        for game in house.get("/api/games")[1]
        for option in game["options"]
        if option["name"] == "pack"
    }


def test_packs_can_be_chosen_by_name_for_games_that_take_them(shop):
    assert pack_options(shop) == {"legends": ["", "forest"]}


def test_where_there_are_no_packs_nothing_is_to_be_chosen(house):
    assert pack_options(house) == {}


def test_a_table_with_a_pack_tells_its_name_its_box_and_its_words(shop):
    id, keys = shop.lay("here", "random", game="legends", options={"pack": "forest"})

    async def evening():
        async with guest_at(shop.address, id, {0: keys[0]}) as anna:
            return anna.told[0], anna.now["view"]

    welcome, view = asyncio.run(evening())
    assert welcome["pack"] == shop.get(f"/api/tables/{id}")[1]["pack"] == "forest"
    assert view["options"]["pack"] == ""
    assert "item-torch" in shop.get(f"/api/tables/{id}/box")[1]["items"]
    assert "card-item-torch = Fackel" in shop.get(f"/api/tables/{id}/texts/de")[1]


def test_a_card_of_a_pack_says_what_it_does_and_not_what_it_did_before(shop):
    id, _ = shop.lay("here", "random", game="legends", options={"pack": "forest"})
    texts = shop.get(f"/api/tables/{id}/texts/en")[1]
    [torch, first, own] = re.findall(r"^card-(?:item-torch|tremor) =.*\n(?: +\..*\n)*", texts, re.M)

    assert ".text = 1 sword. Or for 1 dust: 2 shots, reach 1." in torch
    assert (
        ".text = Choose: each hero loses 1 resistance, or reveal 1 more game card this turn."
        in first
    )
    assert ".text = Each hero loses 1 resistance." in own  # the first one is said
    assert first.splitlines()[0] == own.splitlines()[0]  # what is replaced keeps its name


def test_a_card_of_a_pack_that_says_nothing_is_not_explained_by_its_name(shop):
    id, _ = shop.lay("here", "random", game="legends", options={"pack": "forest"})
    texts = shop.get(f"/api/tables/{id}/texts/en")[1]

    assert "card-bramble-wolf = " in texts
    assert ".text = Bramble wolf" not in texts


def test_a_table_without_a_pack_has_the_box_of_the_house(shop):
    id, _ = shop.lay("here", "random", game="legends")

    assert shop.get(f"/api/tables/{id}")[1]["pack"] == ""
    assert "item-torch" not in shop.get(f"/api/tables/{id}/box")[1]["items"]
    texts = [shop.get(path)[1] for path in (f"/api/tables/{id}/texts/fr", "/api/texts/fr/legends")]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("pack", ["desert", '{"name":"forest","files":{}}', 7])
def test_only_what_is_offered_can_be_chosen(shop, pack):
    seats = [{"kind": "here"}, {"kind": "here"}]
    body = {"game": "legends", "seats": seats, "options": {"pack": pack}}
    status, told = shop.post("/api/tables", body)

    assert (status, told["key"]) == (400, "no-such-pack")
    assert "forest" in told["sentence"]


def test_a_bad_pack_is_refused_with_all_its_mistakes_as_the_server_starts(tmp_path):
    command = [sys.executable, "-m", "dedale", "serve", "--no-browser", "--lang", "en"]
    ran = subprocess.run(
        [*command, "--data", str(tmp_path / "data"), "--pack", str(bad_in(tmp_path))],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 2
    assert "icon “swrod” is not known; did you mean “sword”?" in ran.stderr
    assert "health must be at most 30." in ran.stderr
    assert "Traceback" not in ran.stderr


def test_two_packs_of_the_same_name_are_refused(tmp_path):
    folders = [forest_in(tmp_path / name) for name in ("a", "b")]
    options = [word for folder in folders for word in ("--pack", str(folder))]
    command = [sys.executable, "-m", "dedale", "serve", "--no-browser", "--lang", "en"]
    ran = subprocess.run([*command, *options], capture_output=True, text=True, check=False)

    assert ran.returncode == 2
    assert "already used by forest" in ran.stderr
