"""What every computer player promises, in every game of the catalogue."""

import gc
import time
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.bots import PLAYERS, Situation
from dedale.core.rng import Philox
from dedale.core.thoughts import Thoughts
from dedale.games import CATALOGUE
from dedale.maze import engine
from tests.kit.games import kit_of
from tests.kit.playthroughs import playthroughs
from tests.kit.sampling import WHOLE
from tools.trial import find_caches, forget

every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=lambda player: player.id)
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)

SECONDS = 1.0
EXAMPLES = 20 if WHOLE else 8


@pytest.fixture(autouse=True, scope="module")
def _kernels():
    """Whoever plays has its kernels at hand, where they are compiled."""
    for name in engine.kernels():
        engine.compiled(name)
    for game in CATALOGUE.values():
        if game.mind is not None:
            game.mind()


def situation_of(game, state):
    """What the first seat that is asked knows; None when the game is over."""
    asked = game.decision(state)
    if asked is None:
        return None
    seat = asked.seats[0]
    view, offers = game.view(state, seat), game.legal(state, seat)
    return Situation(game.id, seat, view, offers, seconds=30)


@cache
def caches():
    """All caches of computer players; what is in a box is not a thought."""
    return [one for one in find_caches() if isinstance(one, Thoughts) or ".bots." in one.__module__]


def thought_anew(player, situation):
    """The answer of a player who remembers nothing of what was thought before."""
    forget(caches())
    return player.choose(situation, Philox("a", 1))


@contextmanager
def others_set_aside():
    """Looking through what thousands of tests left behind takes half a second: not now."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@every_player
@every_game
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_player_answers_with_something_that_is_offered(player, game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)

    assert situation is None or player.choose(situation, Philox("a", 1)) in situation.offers


@every_player
@every_game
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_the_same_chance_gives_the_same_answer_whatever_is_hidden(player, game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)
    if situation is None:
        return
    other = kit_of(game.id).shuffle_hidden(state, situation.seat, Philox("b", 0))

    answer = thought_anew(player, situation)
    assert thought_anew(player, situation) == answer
    assert thought_anew(player, situation_of(game, other)) == answer


@every_player
@every_game
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_player_answers_within_its_time(player, game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    situation = situation_of(game, state)
    if situation is None:
        return

    with others_set_aside():
        begin = time.process_time()
        player.choose(replace(situation, seconds=SECONDS), Philox("a", 1))
        taken = time.process_time() - begin
    assert taken < SECONDS
