"""What every game promises about the table that follows one of it in a campaign."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.options import read_options
from dedale.core.records import from_json, to_json
from dedale.core.rng import Philox
from dedale.text import LANGUAGES, voice_for
from tests.contract.games import every_game
from tests.kit.playthroughs import playthroughs


@every_game
@given(data=st.data())
def test_nothing_follows_a_game_that_is_not_over(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))

    assert game.decision(state) is None or game.sequel(state) is None


@every_game
@given(data=st.data())
def test_a_table_can_be_laid_with_what_follows(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    options = game.sequel(state)

    if options is not None:
        assert game.decision(game.setup(options, len(seats), Philox("next", 0)).state)
        assert from_json(to_json(options), game.options) == options


@every_game
def test_what_is_chosen_anew_is_an_option(game):
    anew = game.anew(game.options())

    assert set(anew) <= {field.name for field in msgspec.structs.fields(game.options)}
    assert game.campaign or not anew


@every_game
@given(data=st.data())
def test_a_table_can_be_laid_with_every_beginning_and_the_first_is_for_everybody(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    usual, ways = [*game.beginnings([])], game.beginnings([state])

    assert usual == [*ways][: len(usual)]
    assert game.campaign or not ways
    for settled in ways.values():
        options = read_options(game.options, msgspec.to_builtins(settled))
        assert game.decision(game.setup(options, len(seats), Philox("begun", 0)).state)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beginning_has_a_name(game, language):
    for name in game.beginnings([]):
        assert voice_for(language, game).knows(f"beginning-{name}")
