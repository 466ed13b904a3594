"""What never changes, whatever is played."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.state import Journal, KeptItem, Options
from tests.kit import rule
from tests.kit.games.legends import a_table
from tests.kit.legends_changes import CHECKS, check_told
from tests.kit.legends_invariants import check_invariants
from tests.kit.legends_player import sensible
from tests.kit.legends_whole_games import BLADE, SLING
from tests.kit.playthroughs import playthroughs


@rule("LG-CARD-1", "LG-DUST-7", "LG-MAT-7")
@settings(max_examples=60)
@given(data=st.data())
def test_no_card_no_fairy_no_dust_and_no_token_is_ever_lost(data):
    stages = data.draw(playthroughs(legends, most=150))
    for stage in stages:
        check_invariants(stage.state, None, stage.state)
    for before, stage in pairwise(stages):
        check_told(before.state, stage.events, stage.state)


def anybody(state, rng):
    """Somebody who takes anything."""
    return rng.choice(legends.legal(state, legends.decision(state).seats[0]))


def somebody(state, rng):
    """Somebody who mostly knows what to do: fires go out, and crystals come home."""
    return anybody(state, rng) if rng.below(20) == 0 else sensible(state)


def steps(options, seats, seed, actions, player=anybody):
    """Steps of games that follow each other: what was, what happened, what is."""
    rng = Philox(seed, 1)
    state = legends.setup(options, seats, rng).state
    for _ in range(actions):
        asked = legends.decision(state)
        if asked is None:
            state = legends.setup(options, seats, rng).state
            continue
        [seat] = asked.seats
        before, action = state, player(state, rng)
        state, events, *_ = legends.apply(state, seat, action, rng)
        yield before, events, state


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("chapter", ChapterId)
def test_random_games_lose_nothing(chapter, seats):
    for before, events, after in steps(Options(chapter), seats, f"{chapter}-{seats}", 700):
        check_invariants(before, None, after)
        check_told(before, events, after)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("chapter", CHECKS)
def test_whoever_plays_well_loses_no_token(chapter, seats):
    for before, events, after in steps(Options(chapter), seats, f"x{seats}", 400, somebody):
        check_invariants(before, None, after)
        check_told(before, events, after)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_campaign_loses_nothing(seats):
    options = Options(journal=Journal(kept=(KeptItem("scout", SLING), KeptItem("knight", BLADE))))

    for before, events, after in steps(options, seats, f"campaign-{seats}", 1500):
        check_invariants(before, None, after)
        check_told(before, events, after)


@pytest.mark.parametrize(
    ("chapter", "scene", "lying", "lost"),
    [
        (ChapterId.FIRE, {}, {"fires": 3}, {"fires": 2}),
        (ChapterId.MOONS, {"storms": ()}, {"storm": "storm-gifts"}, {"storm": None}),
        (ChapterId.CRYSTALS, {}, {"crystals": 2}, {"crystals": 1}),
    ],
)
def test_a_token_that_goes_without_a_word_is_missed(chapter, scene, lying, lost):
    place = BOX.chapters[chapter].places[0]
    before = a_table(chapter, spots={place: lying}, scene=scene).state
    after = replace(before, spots=(replace(before.spots[0], **lost), *before.spots[1:]))

    check_told(before, (), before)
    with pytest.raises(AssertionError):
        check_told(before, (), after)
