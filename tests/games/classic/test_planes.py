"""What a seat sees, in planes: every plane, and nothing that is hidden."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.classic import classic, planes
from dedale.games.classic.actions import Peek
from dedale.games.classic.content import Treasure
from dedale.games.classic.state import Phase
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.classic import BLUE, RED, YELLOW, board_a, shuffle_hidden
from tests.kit.playthroughs import playthroughs

CROWN, MAP, OWL, SKULL = Treasure.CROWN, Treasure.MAP, Treasure.OWL, Treasure.SKULL
PHASES = (Phase.SHIFT, Phase.EVENT, Phase.MOVE, Phase.EXTRA)


def seen(game, colour):
    """The planes of a seat, as an array."""
    return np.array(planes.planes(game.view(colour)), np.uint8).reshape(planes.SHAPE)


def cells(here, plane):
    """Where a plane is not 0."""
    return [(int(row), int(col)) for row, col in np.argwhere(here[..., plane])]


def everywhere(here, plane, count=1):
    """What planes say on every cell alike."""
    assert (here[..., plane : plane + count] == here[0, 0, plane : plane + count]).all()
    return here[0, 0, plane : plane + count].tolist()


def test_tiles_and_the_spare_show_their_open_sides():
    here = seen(board_a(), RED)

    assert here[0, 0, planes.OPEN : planes.SPARE].tolist() == [0, 1, 1, 0]
    assert here[1, 3, planes.OPEN : planes.SPARE].tolist() == [1, 1, 0, 1]
    assert everywhere(here, planes.SPARE, 4) == [1, 1, 0, 0]


def test_seats_are_counted_from_the_one_that_looks():
    game = board_a(RED, YELLOW, BLUE, at={BLUE: (3, 4)}, holds={RED: [MAP, OWL]})
    here = seen(game, YELLOW)

    assert [cells(here, planes.PAWN + k) for k in range(4)] == [[(0, 6)], [(3, 4)], [(0, 0)], []]
    assert [cells(here, planes.HOME + k) for k in range(4)] == [[(0, 6)], [(6, 6)], [(0, 0)], []]
    assert everywhere(here, planes.CARDS, 4) == [1, 1, 2, 0]
    assert everywhere(here, planes.ACTIVE) == [0]
    assert everywhere(seen(game, RED), planes.ACTIVE) == [1]


def test_a_seat_sees_its_own_target_and_no_other():
    game = board_a(holds={RED: [MAP, CROWN], BLUE: [OWL, SKULL]})

    assert cells(seen(game, RED), planes.TARGET) == [(2, 0)]
    assert everywhere(seen(game, RED), planes.TARGET_ON_SPARE) == [0]
    assert cells(seen(game, BLUE), planes.TARGET) == []
    assert everywhere(seen(game, BLUE), planes.TARGET_ON_SPARE) == [1]


def test_a_pair_of_open_targets_is_seen_and_a_home_that_is_called_for():
    pair = board_a(events=True, holds={RED: [CROWN, MAP, OWL]}).play(Insert(1, 0), Peek())
    home = board_a(holds={RED: [], BLUE: [SKULL]})

    assert cells(seen(pair, RED), planes.TARGET) == [(2, 0), (2, 2)]
    assert cells(seen(home, RED), planes.TARGET) == [(0, 0)]
    assert cells(seen(board_a(young=True, holds={RED: []}), RED), planes.TARGET) == []


def test_treasures_are_seen_until_somebody_finds_them():
    game = board_a(holds={RED: [MAP, CROWN]})
    before = cells(seen(game, BLUE), planes.TREASURE)
    game.play(Insert(10, 1), Walk((2, 0)))
    after = cells(seen(game, BLUE), planes.TREASURE)

    assert len(before) == 23
    assert everywhere(seen(board_a(), BLUE), planes.TREASURE_ON_SPARE) == [1]
    assert len(after) == 23  # the owl came in, a scarab left, and the map is found
    assert (2, 0) in before
    assert (2, 0) not in after


def test_the_forbidden_arrow_is_marked_where_it_enters():
    assert cells(seen(board_a(), RED), planes.FORBIDDEN) == []
    assert cells(seen(board_a().play(Insert(9, 0)), RED), planes.FORBIDDEN) == [(1, 6)]


@pytest.mark.parametrize("phase", Phase)
def test_the_phase_has_a_plane_unless_the_game_is_over(phase):
    here = seen(board_a(phase=phase), RED)

    assert everywhere(here, planes.PHASE, 4) == [phase is named for named in PHASES]


def test_messages_and_options_have_planes():
    game = board_a(events=True, young=True).play(Insert(3, 3))
    here = seen(game, BLUE)

    assert everywhere(here, planes.MESSAGE, 6) == [1, 0, 0, 0, 0, 0]
    assert everywhere(here, planes.YOUNG) == [1]
    assert everywhere(here, planes.SECOND_HALF) == [0]
    assert everywhere(seen(board_a(second_half=True), RED), planes.SECOND_HALF) == [1]


def test_a_spectator_has_no_planes():
    with pytest.raises(ValueError, match="only a seat observes"):
        planes.planes(board_a().view(None))


@rule("CL-VIEW-7")
@given(data=st.data())
def test_planes_do_not_change_when_only_hidden_facts_do(data):
    *_, (state, _, seats) = data.draw(playthroughs(classic))
    seat = data.draw(st.sampled_from(seats))
    chance = Philox(data.draw(st.text("abc", max_size=3)), 0)
    other = shuffle_hidden(state, seat, chance)

    assert planes.planes(classic.view(other, seat)) == planes.planes(classic.view(state, seat))
