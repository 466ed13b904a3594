"""What every game promises about its outlooks: they help to see, and show nothing hidden."""

import inspect

from hypothesis import given
from hypothesis import strategies as st

from dedale.core.records import from_json, to_json
from tests.contract.games import every_game
from tests.contract.test_secrets import shuffled
from tests.kit.playthroughs import able, playthroughs


def asked_seat(game, state, data):
    """A seat that may act now, and the whole list of what it may do; None where all is over."""
    asked = game.decision(state)
    if asked is None:
        return None, ()
    seat = data.draw(st.sampled_from(able(asked)))
    return seat, (None, *game.legal(state, seat))


@every_game
@given(data=st.data())
def test_an_outlook_does_not_change_when_only_hidden_facts_do(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    seat, choices = asked_seat(game, state, data)
    other = shuffled(game, state, seat, data)

    for action in choices:
        ours = game.screen.outlook(game.view(state, seat), action)
        assert game.screen.outlook(game.view(other, seat), action) == ours


@every_game
@given(data=st.data())
def test_an_outlook_can_be_told_and_read_back(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    seat, choices = asked_seat(game, state, data)

    for action in choices:
        outlook = game.screen.outlook(game.view(state, seat), action)
        assert outlook is None or from_json(to_json(outlook), game.screen.outlooks) == outlook


@every_game
@given(data=st.data())
def test_whoever_looks_on_can_have_an_outlook_too(game, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    outlook = game.screen.outlook(game.view(state, None), None)

    assert outlook is None or isinstance(outlook, game.screen.outlooks)


@every_game
def test_an_outlook_is_made_of_a_view_and_an_action_alone(game):
    assert len(inspect.signature(game.screen.outlook).parameters) == 2
