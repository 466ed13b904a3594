"""Recorded games come out as they were; `make bless` records them anew when a rule has changed."""

import pytest
from msgspec.structs import fields

from dedale.games import CATALOGUE
from tests.kit.golden import FOLDER, LONG, kinds_of, long_games, outcome_of
from tests.kit.golden_stories import beginning, retold, stories
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

    assert {*golden.about} <= told
    assert golden.shows.endswith(".")
    assert len(lines) <= 60


def test_with_hidden_hands_each_seat_sees_only_its_own():
    hidden = FOLDER / "legends" / "hidden-hands.txt"
    lines = hidden.read_text(encoding="utf-8").splitlines()
    seen = [line.partition(" = ")[2] for line in lines if " cards.hand = " in line]

    assert [hands.startswith("[null,[") for hands in seen] == [False, True, False, True]
    assert all(hands.startswith("[[") and hands.endswith(",null]") for hands in seen[::2])
    told = [line for line in lines if line.startswith("· cards-drawn")]
    assert all(line.endswith(("to=[0]", "to=[1]")) for line in told)


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
    told = [beginning(story)[1].state.options for story in STORIES if story.game is game]
    laid = [*told, *(long.setting.table().options for long in GAMES if long.game is game)]

    for field in fields(game.options):
        values = {str(getattr(options, field.name)) for options in laid}
        assert field.name == PACKS or len(values) > 1, f"{game.id}: {field.name} is always {values}"


def test_golden_games_stay_small_enough_to_be_read():
    files = [*FOLDER.glob("**/*.txt")]

    assert sum(path.stat().st_size for path in files) < 100_000
    assert max(path.stat().st_size for path in files if path != LONG) < 3_000
    assert len(STORIES) <= 25
