"""What every adviser promises, in every game of the catalogue that has one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.bots import advise, appraise, has_mind, standings
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.text import LANGUAGES
from tests.contract.test_players import situation_of
from tests.contract.test_texts import VOICES
from tests.kit.games import kit_of
from tests.kit.playthroughs import playthroughs

every_known_game = pytest.mark.parametrize(
    "game", [game for game in CATALOGUE.values() if has_mind(game.id)], ids=lambda game: game.id
)


@every_known_game
@settings(max_examples=20)
@given(data=st.data())
def test_advice_begins_with_something_that_is_offered_and_can_be_said(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)
    if situation is None:
        return
    advice = advise(situation)

    assert advice.actions[0] in situation.offers
    for language in LANGUAGES:
        voice = VOICES[game.id, language]
        assert voice.say(advice.why.key, **advice.why.facts)
        assert all(voice.tell(action) for action in advice.actions)


@every_known_game
@settings(max_examples=20)
@given(data=st.data())
def test_advice_is_the_same_whatever_is_hidden(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)
    if situation is None:
        return
    other = kit_of(game.id).shuffle_hidden(state, situation.seat, Philox("b", 0))

    assert advise(situation) == advise(situation_of(game, other))
    views = [situation.view], [situation_of(game, other).view]
    assert standings(game.id, views[0]) == standings(game.id, views[1])


@every_known_game
@settings(max_examples=15)
@given(data=st.data())
def test_the_best_costs_nothing_and_nothing_costs_less(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)
    if situation is None:
        return
    chosen = data.draw(st.sampled_from(situation.offers))

    assert appraise(situation, advise(situation).actions[0]).cost == 0
    assert appraise(situation, chosen).cost >= 0
    assert appraise(situation, chosen).best == advise(situation)
