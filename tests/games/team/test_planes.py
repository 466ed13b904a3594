"""What everybody sees, in planes: every plane, and nothing that is hidden."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.team import planes, team
from dedale.games.team.content import Spell, Treasure
from dedale.games.team.state import Mode, Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, board_a, shuffle_hidden, tile
from tests.kit.playthroughs import playthroughs

SKULL, SCROLL, HAT, DOLL = Treasure.SKULL, Treasure.SCROLL, Treasure.MAGIC_HAT, Treasure.DOLL
FAN = Treasure.FAN


def seen(game):
    """The planes of a game, as an array."""
    return np.array(planes.planes(game.view), np.uint8).reshape(planes.SHAPE)


def cells(here, plane):
    """Where a plane is not 0."""
    return [(int(row), int(col)) for row, col in np.argwhere(here[..., plane])]


def everywhere(here, plane, count=1):
    """What planes say on every cell alike."""
    assert (here[..., plane : plane + count] == here[0, 0, plane : plane + count]).all()
    return here[0, 0, plane : plane + count].tolist()


def test_tiles_and_the_spare_show_their_open_sides_and_rubble_shows_none():
    here = seen(board_a(down=[(1, 1)]))

    assert here[0, 0, planes.OPEN : planes.SPARE].tolist() == [0, 1, 1, 0]
    assert here[1, 1, planes.OPEN : planes.SPARE].tolist() == [0, 0, 0, 0]
    assert cells(here, planes.RUBBLE) == [(1, 1)]
    assert everywhere(here, planes.SPARE, 4) == [1, 1, 0, 0]


def test_seats_are_counted_from_the_active_one():
    game = board_a(RED, YELLOW, BLUE, at={BLUE: (3, 4)}, active=1, holds={RED: [SKULL, DOLL]})
    here = seen(game)

    assert [cells(here, planes.PAWN + k) for k in range(4)] == [[(0, 6)], [(3, 4)], [(0, 0)], []]
    assert [cells(here, planes.HOME + k) for k in range(4)] == [[(0, 6)], [(6, 6)], [(0, 0)], []]
    assert [cells(here, planes.LEFT + k) for k in range(4)] == [[], [], [(0, 2)], []]
    assert [cells(here, planes.RIGHT + k) for k in range(4)] == [[], [], [(4, 4)], []]
    assert everywhere(here, planes.LEFT_CARD, 4) == [0, 0, 13, 0]
    assert everywhere(here, planes.RIGHT_CARD, 4) == [0, 0, 21, 0]


@rule("TM-TRE-1", "TM-TRE-7", "TM-TRE-8", "TM-EXP-2")
def test_targets_are_what_the_active_seat_could_collect():
    own = board_a(holds={RED: [SKULL, DOLL], YELLOW: [SCROLL]}, deck=(HAT,))
    helping = board_a(holds={YELLOW: [SCROLL, HAT]})
    expert = board_a(holds={YELLOW: [SCROLL, HAT]}, mode=Mode.EXPERT)

    assert cells(seen(own), planes.TARGET) == [(0, 2), (4, 4)]
    assert cells(seen(helping), planes.TARGET) == [(2, 2), (3, 2)]
    assert cells(seen(expert), planes.TARGET) == [(2, 2)]
    assert everywhere(seen(expert), planes.EXPERT) == [1]


def test_treasures_are_seen_by_their_number_until_they_are_collected():
    game = board_a(holds={RED: [SKULL]})
    before = seen(game)
    after = seen(game.play(Walk(Cell(0, 2))))

    assert before[0, 2, planes.TREASURE] == 13
    assert after[0, 2, planes.TREASURE] == 0
    assert everywhere(after, planes.MOVES, 2) == [1, 1]


def test_what_lies_on_the_spare_is_told():
    here = seen(board_a(holds={RED: [FAN]}, spare=tile(3)))

    assert everywhere(here, planes.TREASURE_ON_SPARE) == [4]
    assert everywhere(here, planes.TARGET_ON_SPARE) == [1]
    assert everywhere(here, planes.FLIP_ON_SPARE) == [4]


@rule("TM-HID-1")
def test_spells_that_are_ready_have_planes():
    game = board_a(mode=Mode.STANDARD, spells={RED: Spell.SWITCH, GREEN: Spell.ESCAPE})

    assert everywhere(seen(game), planes.SPELL, 4) == [2, 0, 0, 5]
    assert everywhere(seen(game), planes.READY, 6) == [1, 0, 1, 0, 0, 0]
    assert everywhere(seen(game.play(Insert(0, 0))), planes.READY, 6) == [0, 0, 1, 0, 0, 0]
    assert everywhere(seen(board_a()), planes.READY, 6) == [1, 1, 0, 0, 0, 0]


@rule("TM-HID-2")
def test_pages_that_were_not_read_tell_where_they_will_strike():
    first, later = seen(board_a(pages=1)), seen(board_a(pages=13))

    assert len(cells(first, planes.PUSH)) == 11
    assert cells(later, planes.PUSH) == []
    assert first[2, 5, planes.FLIP] == 1  # the mushroom
    assert later[2, 5, planes.FLIP] == 0
    assert everywhere(first, planes.FLIP_ON_SPARE) == [1]  # the sun
    assert everywhere(later, planes.TELEPORT, 6) == [1] * 6
    assert everywhere(seen(board_a(pages=20)), planes.TELEPORT, 6) == [0, 0, 1, 1, 1, 1]
    assert everywhere(later, planes.DECK, 2) == [0, 11]


@pytest.mark.parametrize("phase", Phase)
def test_the_phase_has_a_plane_unless_the_game_is_over(phase):
    here = seen(board_a(phase=phase))

    assert everywhere(here, planes.PHASE, 3) == [phase is p for p in list(Phase)[:3]]


@rule("TM-DOWN-1")
def test_the_tile_that_is_about_to_be_turned_up_is_seen_on_its_rubble():
    game = board_a(holds={RED: [HAT]}, down=[(3, 2), (1, 1)])
    before, after = seen(game), seen(game.play(Walk(Cell(3, 2))))

    assert before[3, 2, planes.TREASURE] == 0
    assert after[3, 2, planes.TREASURE] == 9
    assert after[3, 2, planes.TARGET] == 1
    assert after[3, 2, planes.OPEN : planes.SPARE].tolist() == [1, 1, 0, 0]
    assert cells(after, planes.RUBBLE) == [(1, 1), (3, 2)]


@rule("TM-HID-2", "TM-HID-3")
@settings(max_examples=60)
@given(data=st.data())
def test_planes_do_not_change_when_only_hidden_facts_do(data):
    *_, (state, _, _) = data.draw(playthroughs(team))
    chance = Philox(data.draw(st.text("abc", max_size=3)), 0)
    other = shuffle_hidden(state, None, chance)

    assert planes.planes(team.view(other, None)) == planes.planes(team.view(state, None))
