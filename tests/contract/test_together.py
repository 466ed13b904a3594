"""What games for teams promise: things can be tried on an imagined table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.bots import has_mind
from dedale.core.rng import Philox
from dedale.text import LANGUAGES, voice_for
from tests.contract.games import GAMES, every_game
from tests.contract.test_secrets import shuffled
from tests.kit.playthroughs import able, playthroughs

every_game_with_imagination = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.screen.imagined], ids=lambda game: game.id
)


def test_there_is_a_game_that_is_played_together():
    assert any(game.together for game in GAMES)


@every_game
def test_whoever_plays_together_can_imagine_a_table(game):
    assert not game.together or game.screen.imagined


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if game.together and has_mind(game.id)],
    ids=lambda game: game.id,
)
def test_a_team_can_read_in_a_review_how_the_race_stood(game, language):
    voice = voice_for(language, game)
    facts = {"team": 3, "against": 2, "percent": 50, "left": "…"}
    names = ("race", "graph", "team", "against", "left", "hope", "lost", "lost-mark")

    for key in (*names, "team.left", "against.left"):
        assert voice.say(f"standing-{key}", **facts)


@every_game
@given(data=st.data())
def test_whoever_wins_together_wins_with_everybody(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    outcome = game.outcome(state)

    assert not (game.together and outcome) or outcome.winners in ((), seats)


@every_game_with_imagination
@given(data=st.data())
def test_an_imagined_table_cannot_be_told_from_the_real_one(game, data):
    *_, (state, _, seats) = data.draw(playthroughs(game))
    eyes = data.draw(st.sampled_from(seats))
    view = game.view(state, eyes)
    imagined = game.screen.imagined(view)

    assert game.view(imagined, eyes) == view
    assert game.decision(imagined) == game.decision(state)
    assert game.legal(imagined, eyes) == game.legal(state, eyes)
    assert game.screen.imagined(game.view(shuffled(game, state, eyes, data), eyes)) == imagined


@every_game_with_imagination
@given(data=st.data())
def test_an_imagined_table_plays_like_the_real_one_until_something_is_revealed(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    eyes, imagined, revealed, chance = None, state, False, Philox("a", 1)

    while not revealed and (asked := game.decision(state)):
        seat = data.draw(st.sampled_from(able(asked)))
        if seat != eyes:
            eyes, imagined = seat, game.screen.imagined(game.view(state, seat))
        action = data.draw(st.sampled_from(game.legal(imagined, seat)))
        real, dreamt = (game.apply(table, seat, action, chance) for table in (state, imagined))
        revealed = real.reveals
        assert dreamt.reveals == revealed
        assert revealed or dreamt.events == real.events
        assert revealed or game.view(dreamt.state, seat) == game.view(real.state, seat)
        state, imagined = real.state, dreamt.state
