"""Moving, and clearing rubble (docs/rules/team.md, chapter 8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate, Switch
from dedale.games.team.content import Spell, Treasure, face
from dedale.games.team.events import Collected, TurnedUp, Uncovered
from dedale.games.team.state import Mode, Phase
from dedale.maze.cell import Cell, Side
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.team import BLUE, RED, YELLOW, board_a, standing_on_rubble, tile
from tests.kit.plain_walk import joined
from tests.kit.playthroughs import playthroughs

HAT, SHELL, SKULL = Treasure.MAGIC_HAT, Treasure.SHELL, Treasure.SKULL
ON_SKULL, ON_HAT = Cell(0, 2), Cell(3, 2)


@rule("TM-MOVE-1")
def test_tiles_are_connected_when_both_are_open_towards_each_other():
    maze = board_a().state.maze

    assert joined(maze, Cell(0, 0), Cell(0, 1))
    assert (0, 1) in board_a().reach(RED)
    assert (1, 0) not in board_a().reach(RED)  # (0,0) is open to the south, (1,0) is closed


@rule("TM-MOVE-2")
def test_a_move_goes_any_distance():
    game = board_a().play(Walk(Cell(3, 3)))

    assert game.at(RED) == (3, 3)
    assert game.events == (
        Walked(piece=0, path=((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2), (3, 3))),
    )


@rule("TM-MOVE-2")
def test_where_no_way_leads_nobody_goes():
    with refused_by("TM-MOVE-2", cell=Cell(2, 5)):
        board_a().play(Walk(Cell(2, 5)))


@rule("TM-MOVE-3")
def test_rubble_cannot_be_passed():
    game = board_a(down=[(1, 2)])

    assert game.reach(RED) == ((0, 0), (0, 1), (0, 2), (1, 2))
    with refused_by("TM-MOVE-2"):
        game.play(Walk(Cell(2, 2)))


@rule("TM-MOVE-4")
def test_a_move_may_end_on_rubble_that_an_open_tile_leads_to():
    game = board_a(down=[(1, 2), (1, 0), (1, 1)])

    assert (1, 2) in game.reach(RED)  # (0,2) is open towards it
    assert (1, 0) in game.reach(RED)  # and (0,0) towards this one
    assert (1, 1) not in game.reach(RED)  # (0,1) has a wall there


@rule("TM-MOVE-5")
def test_other_pawns_never_block():
    game = board_a(at={YELLOW: (0, 1), BLUE: ON_HAT}).play(Walk(ON_HAT))

    assert game.at(RED) == game.at(BLUE) == ON_HAT


@rule("TM-MOVE-6")
def test_nothing_is_collected_on_the_way():
    game = board_a(holds={RED: [SKULL]}).play(Walk(ON_HAT))

    assert ON_SKULL in game.events[0].path
    assert game.collected == ()


@rule("TM-MOVE-7")
def test_a_move_on_the_spot_counts_only_if_it_collects():
    nothing = board_a(at={RED: ON_SKULL}, holds={RED: [HAT]})
    skull = board_a(at={RED: ON_SKULL}, holds={RED: [SKULL]})

    assert Walk(ON_SKULL) not in nothing.offers()
    with refused_by("TM-MOVE-7", cell=ON_SKULL):
        nothing.play(Walk(ON_SKULL))
    assert Walk(ON_SKULL) in skull.offers()
    assert len(skull.offers(Walk)) == len(nothing.offers(Walk)) + 1
    assert skull.play(Walk(ON_SKULL)).events[0] == Walked(piece=0, path=(ON_SKULL,))


@rule("TM-DOWN-1")
def test_whoever_ends_on_rubble_sees_the_tile_and_must_turn_it_up():
    game = board_a(down=[ON_HAT]).play(Walk(ON_HAT))

    assert team.decision(game.state).ask == "flip"
    assert game.view.revealed == face(tile(8))
    assert game.events[1] == Uncovered(seat=0, cell=ON_HAT, tile=face(tile(8)))
    assert game.offers() == [FlipUp(rotation) for rotation in range(4)]


@rule("TM-DOWN-1")
@pytest.mark.parametrize("action", [Insert(0, 0), Rotate(Cell(1, 1), 0), Walk(Cell(2, 2))])
def test_nothing_else_can_be_done_before_the_tile_is_turned_up(action):
    with refused_by("TM-DOWN-1"):
        board_a(down=[ON_HAT]).play(Walk(ON_HAT), action)


@rule("TM-DOWN-1")
def test_a_straight_is_turned_up_in_two_ways():
    game = board_a(down=[(1, 2)]).play(Walk(Cell(1, 2)))

    assert game.offers() == [FlipUp(0), FlipUp(1)]


@rule("TM-DOWN-2")
@pytest.mark.parametrize("rotation", range(4))
def test_the_tile_may_lie_in_any_way_even_without_a_way_back(rotation):
    game = board_a(down=[ON_HAT]).play(Walk(ON_HAT), FlipUp(rotation))

    assert game.lies(ON_HAT) == f"8 r{rotation}"
    assert game.state.down == ()
    assert game.events == (TurnedUp(seat=0, cell=ON_HAT, tile=face(tile(8, rotation))),)
    assert ((2, 2) in game.reach(RED)) == (rotation in (0, 3))


@rule("TM-DOWN-3")
def test_the_move_is_over_on_rubble():
    game = board_a(down=[ON_HAT]).play(Walk(ON_HAT), FlipUp(1))

    assert game.view.moves == 0
    assert game.offers(Walk) == []


@rule("TM-DOWN-4")
def test_a_treasure_under_rubble_is_collected_when_it_is_turned_up():
    game = board_a(down=[ON_HAT], holds={RED: [HAT, SHELL]}).play(Walk(ON_HAT))
    assert game.collected == ()

    game.play(FlipUp(1))
    assert game.collected == (HAT,)
    assert game.events[-1] == Collected(seat=0, treasure=HAT, count=1)
    assert game.view.moves == 1


@rule("TM-MOVE-E1")
def test_there_is_no_step_between_two_tiles_of_rubble():
    game = board_a(down=[(1, 2), (1, 1), (1, 3)])

    assert (1, 2) in game.reach(RED)
    assert (1, 1) not in game.reach(RED)
    assert (1, 3) not in game.reach(RED)


@rule("TM-MOVE-E2")
@given(data=st.data())
def test_no_pawn_stands_on_rubble_but_the_one_that_is_about_to_clear_it(data):
    for stage in data.draw(playthroughs(team)):
        waiting = {stage.state.active} if stage.state.phase is Phase.FLIP else set()
        assert standing_on_rubble(stage.state) == waiting


@rule("TM-MOVE-E2")
def test_only_rubble_that_was_walked_onto_can_be_turned_up():
    for game in (board_a(), board_a(down=[ON_HAT]).play(Walk(ON_HAT), FlipUp(0))):
        with refused_by("TM-MOVE-E2"):
            game.play(FlipUp(0))


@rule("TM-MOVE-E2")
def test_no_pawn_comes_onto_rubble_by_being_moved():
    switcher = {"mode": Mode.STANDARD, "spells": {RED: Spell.SWITCH}}
    pushed = board_a(at={RED: (1, 6)}, down=[(1, 5)]).play(Insert(9, 0))
    switched = board_a(**switcher, at={RED: (3, 3)}, down=[(3, 4)]).play(
        Switch(Cell(3, 3), Side.EAST)
    )

    assert standing_on_rubble(pushed.state) == set()
    assert standing_on_rubble(switched.state) == set()


@rule("TM-MOVE-E3")
def test_a_pawn_between_walls_has_no_destination_but_its_own_cell():
    nothing = board_a(at={RED: (2, 1)}, holds={RED: [HAT]})
    tooth = board_a(at={RED: (2, 1)}, holds={RED: [Treasure.DRAGON_TOOTH]})

    assert nothing.reach(RED) == ((2, 1),)
    assert nothing.offers(Walk) == []
    assert tooth.offers(Walk) == [Walk(Cell(2, 1))]
    assert nothing.offers(Insert)
    assert nothing.offers(Rotate)
    assert EndTurn() in nothing.offers()


@rule("TM-MOVE-E4")
def test_a_treasure_of_another_seat_stays_where_it_was_turned_up():
    game = board_a(down=[ON_HAT], holds={RED: [SHELL], BLUE: [HAT]})
    game.play(Walk(ON_HAT), FlipUp(0))

    assert game.lies(ON_HAT) == "8 r0"
    assert game.collected == ()
    assert game.holds(BLUE) == [HAT]


@rule("TM-MOVE-E5")
def test_nobody_steps_off_the_board():
    game = board_a(at={RED: (3, 6)})

    assert game.state.maze[Cell(3, 6)].openings & 2  # open to the east
    assert (3, 0) not in game.reach(RED)
    assert all(0 <= move.cell.col <= 6 for move in game.offers(Walk))


def test_a_move_can_be_made_once():
    game = board_a().play(Walk(ON_SKULL))

    with refused_by("TM-TRE-E5"):
        game.play(Walk(ON_HAT))
    assert game.play(EndTurn()).active == YELLOW
