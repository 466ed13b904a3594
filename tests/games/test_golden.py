"""Recorded games come out as they were; `make bless` records them anew when a rule has changed."""

import pytest
from msgspec.structs import fields

from dedale.games import CATALOGUE
from tests.kit.golden import FOLDER, LONG, kinds_of, long_games, outcome_of
from tests.kit.golden_stories import retold, stories
from tests.kit.variants import name_of, variants

STORIES, GAMES = stories(), long_games()
PACKS = "pack"  # a whole folder of content; packs have tests of their own
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)


@pytest.mark.parametrize("golden", STORIES, ids=lambda story: f"{story.game.id}-{story.path.stem}")
def test_a_story_is_told_as_it_was(golden):
    assert retold(golden) == golden.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", STORIES, ids=lambda story: f"{story.game.id}-{story.path.stem}")
def test_a_story_shows_what_it_says(golden):
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    told = {word for line in lines if line[:1] in (">", "·") for word in line.split()[1:3]}

    assert {*golden.about} - {"beginning", "outcome"} <= told
    assert golden.shows.endswith(".")


@pytest.mark.parametrize("golden", GAMES, ids=lambda long: long.setting.name)
def test_a_long_game_comes_out_as_it_did(golden):
    assert outcome_of(golden.setting, golden.steps).digests == golden.digests, f"see {LONG}"


@every_game
def test_golden_games_show_every_kind_of_action_and_event(game):
    shown = {kind for long in GAMES if long.game is game for kind in long.alone}

    assert shown == kinds_of(game)


@every_game
def test_golden_games_are_played_in_every_variant_and_with_every_number_of_seats(game):
    settings = [long.setting for long in GAMES if long.game is game]

    assert {setting.seats for setting in settings} == {*game.seats}
    assert {setting.variant for setting in settings} == {*map(name_of, variants(game))}


@every_game
def test_golden_games_use_every_option(game):
    laid = [golden.setting.table().options for golden in (*STORIES, *GAMES) if golden.game is game]

    for field in fields(game.options):
        values = {str(getattr(options, field.name)) for options in laid}
        assert field.name == PACKS or len(values) > 1, f"{game.id}: {field.name} is always {values}"


def test_golden_games_stay_small_enough_to_be_read():
    files = [*FOLDER.glob("**/*.txt")]

    assert sum(path.stat().st_size for path in files) < 400_000
    assert max(path.stat().st_size for path in files if path != LONG) < 10_000
