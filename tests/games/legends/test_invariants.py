"""What never changes, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.content import ChapterId
from dedale.games.legends.state import Mode, Options
from tests.kit import rule
from tests.kit.conserving import check_invariants
from tests.kit.playthroughs import playthroughs


@rule("LG-CARD-1", "LG-DUST-7", "LG-MAT-7")
@settings(max_examples=60)
@given(data=st.data())
def test_no_card_no_fairy_no_dust_and_no_token_is_ever_lost(data):
    for stage in data.draw(playthroughs(legends, most=150)):
        check_invariants(stage.state, None, stage.state)


def random_games(options, seats, seed, actions):
    """States of random games that follow each other."""
    rng = Philox(seed, 1)
    state = legends.setup(options, seats, rng).state
    for _ in range(actions):
        asked = legends.decision(state)
        if asked is None:
            state = legends.setup(options, seats, rng).state
            continue
        [seat] = asked.seats
        state = legends.apply(state, seat, rng.choice(legends.legal(state, seat)), rng).state
        yield state


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("chapter", ChapterId)
def test_random_games_lose_nothing(chapter, seats):
    for state in random_games(Options(chapter), seats, f"{chapter}-{seats}", 700):
        check_invariants(state, None, state)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_campaign_loses_nothing(seats):
    options = Options(mode=Mode.CAMPAIGN)

    for state in random_games(options, seats, f"campaign-{seats}", 1500):
        check_invariants(state, None, state)
