"""Tables with other numbers."""

import pytest

from dedale.core.content import open_pack, pack_from
from dedale.core.errors import BadContent, BadOption
from dedale.core.options import read_options
from dedale.games import CATALOGUE, game_by_id
from dedale.games.chronicles.content import box_of as village_of
from dedale.games.legends.content import BOX, box_of
from dedale.lab.variation import numbers_in, varied
from dedale.table import open_table
from dedale.text import LANGUAGES, voice_for
from tests.kit.packs import forest_in
from tests.kit.sampling import sampled

WITH_PACKS = ("chronicles", "legends")


def refusal(kind, *asked):
    with pytest.raises(kind) as caught:
        varied(*asked)
    return caught.value


def test_an_option_is_varied_by_its_name():
    assert varied("team", {"first_seat": 1}, {"mode": "expert"}) == {
        "first_seat": 1,
        "mode": "expert",
    }


def test_a_number_of_a_card_is_varied_by_its_path():
    path = "common.toml/item/item-sling/copies"
    options = varied("legends", {"chapter": "moons"}, {path: 5})

    assert options["chapter"] == "moons"
    assert box_of(options["pack"]).items["item-sling"].copies == 5
    assert numbers_in("legends", options)[path] == 5


def test_a_number_deep_in_a_card_is_varied():
    path = "common.toml/item/item-tempered-blade/options/1/effects/0/count"
    box = box_of(varied("legends", {}, {path: 6})["pack"])

    first, second = box.items["item-tempered-blade"].options
    assert (first.effects[0].count, second.effects[0].count) == (2, 6)


def test_numbers_that_belong_to_no_card_are_varied():
    changes = {
        "numbers.toml/hammer": 8,
        "numbers.toml/chapters/0": 20,
        "numbers.toml/track/length": 40,
    }
    numbers = village_of(varied("chronicles", {}, changes)["pack"]).numbers

    assert (numbers.hammer, numbers.chapters[0], numbers.track.length) == (8, 20, 40)
    assert (numbers.chapters[1:], numbers.track.loss) == ((22, 24, 33), 5)


def test_two_numbers_of_one_card_are_varied_together():
    card = "village.toml/card/haste"
    box = village_of(varied("chronicles", {}, {f"{card}/cost": 1, f"{card}/copies": 0})["pack"])

    assert (box.cards["haste"].cost, box.cards["haste"].copies) == (1, 0)


def test_a_number_is_varied_on_top_of_a_pack(tmp_path):
    pack = pack_from(forest_in(tmp_path))
    once = varied("legends", {"pack": pack}, {"common.toml/card/bramble-wolf/health": 9})
    twice = varied("legends", once, {"common.toml/item/item-torch/copies": 1})
    box = box_of(twice["pack"])

    assert box.game_cards["bramble-wolf"].health == 9
    assert box.items["item-torch"].copies == 1
    assert open_pack(twice["pack"]).words("en") == open_pack(pack).words("en")


def test_only_what_changes_stands_in_the_pack():
    options = varied("legends", {}, {"fire.toml/card/fire-elemental/health": 12})

    assert list(open_pack(options["pack"]).files) == ["fire.toml"]
    assert options["pack"].count("fire-elemental") == 1
    assert "fire-serpent-lake" not in options["pack"]


def test_a_whole_number_may_be_written_with_a_point():
    options = varied("chronicles", {}, {"numbers.toml/hammer": 8.0, "characters": 3.0})

    assert (village_of(options["pack"]).numbers.hammer, options["characters"]) == (8, 3)


@pytest.mark.parametrize("game", WITH_PACKS)
def test_every_number_is_found_where_it_is_and_can_be_written_there(game):
    numbers = numbers_in(game, {})
    paths = [path for path in numbers if "/" in path]
    same = varied(game, {}, {path: numbers[path] for path in sampled(paths[::10], 40)})
    rules = game_by_id(game)

    assert len(paths) > 900
    before, after = (rules.content(read_options(rules.options, o)) for o in ({}, same))
    assert before == after
    assert numbers_in(game, same) == numbers


def test_a_table_is_laid_with_what_is_varied():
    options = varied("legends", {}, {"heroes.toml/hero/knight/resistance": 3})
    table = open_table("legends", 2, options | {"heroes": ["knight", "smith"]}, "knossos")

    assert {board.hero: board.resistance for board in table.state.boards}["knight"] == 3


def test_games_without_packs_have_numbers_only_in_their_options():
    assert numbers_in("classic", {"first_seat": 1}) == {"first_seat": 1}
    assert refusal(BadOption, "classic", {}, {"box.toml/plain/corner": 3}).key == "no-cards"


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("numbers.toml/hamer", "numbers.toml/hammer"),
        ("hammer", "numbers.toml/hammer"),
        ("village.toml/card/hast/cost", "village.toml/card/haste/cost"),
    ],
)
def test_a_wrong_path_is_refused_with_the_one_that_was_meant(path, near):
    assert refusal(BadOption, "chronicles", {}, {path: 3}).facts["near"] == near


def test_a_path_like_no_other_is_refused_and_told_how_paths_look():
    assert refusal(BadOption, "legends", {}, {"zzz/zzz": 3}).key == "no-such-number-far"


def test_an_option_that_does_not_exist_is_refused_with_those_that_do():
    assert refusal(BadOption, "team", {}, {"mde": "expert"}).key == "no-such-option"


def test_what_is_no_number_is_refused():
    assert refusal(BadOption, "chronicles", {}, {"numbers.toml/hammer": "ten"}).key == "no-number"


def test_a_number_that_no_table_can_be_played_with_is_refused():
    trouble = refusal(BadContent, "chronicles", {}, {"numbers.toml/hammer": 400})

    assert [part.key for part in trouble.parts] == ["content-most"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_refusals_are_said_in_every_language(game, language):
    voice = voice_for(language, game_by_id(game), [])
    for path, value in {"hamer": 1, "a/b": 1, "heroes.toml/hero/knight/dust": "x"}.items():
        trouble = refusal(BadOption, game, {}, {path: value})

        assert voice.knows(trouble.key), trouble.key
        assert path in voice.say(trouble.key, **trouble.facts) or trouble.key == "no-such-option"


def test_the_box_itself_never_changes():
    varied("legends", {}, {"common.toml/item/item-sling/copies": 5})

    assert BOX.items["item-sling"].copies == 2
