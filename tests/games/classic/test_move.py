"""The move (docs/rules/classic.md, chapter 6)."""

from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, YELLOW, Play, board_a

AROUND_RED = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
"""What red can reach on Board A from home: each way out is closed on one side, or on both."""


def destinations(game: Play) -> list[Cell]:
    """Where the active pawn is offered to go."""
    return [action.cell for action in game.offers()]


@rule("CL-MOVE-1")
def test_cells_are_connected_where_both_tiles_are_open():
    game = board_a(at={RED: (1, 1)}).play(Insert(7, 0))

    assert str(game.state.maze).splitlines()[0][:3] == "┌┤┬"
    assert (0, 1) in destinations(game)
    assert (0, 2) not in destinations(game)


@rule("CL-MOVE-2")
def test_a_pawn_may_go_as_far_as_the_corridor_leads():
    game = board_a().play(Insert(7, 0), Walk(Cell(3, 1)))
    way = ((0, 0), (1, 0), (2, 0), (2, 1), (3, 1))

    assert game.events == (Walked(piece=0, path=way),)
    assert game.at(RED) == (3, 1)


@rule("CL-MOVE-2")
def test_a_pawn_is_offered_every_cell_that_it_can_reach():
    game = board_a().play(Insert(7, 0))

    assert destinations(game) == AROUND_RED


@rule("CL-MOVE-2")
def test_no_pawn_goes_where_no_chain_of_connections_leads():
    game = board_a().play(Insert(7, 0))

    with refused_by("CL-MOVE-2"):
        game.play(Walk(Cell(0, 2)))


@rule("CL-MOVE-3")
def test_a_pawn_may_stay():
    game = board_a().play(Insert(7, 0), Walk(Cell(0, 0)))

    assert game.events == (Walked(piece=0, path=(Cell(0, 0),)),)
    assert game.at(RED) == (0, 0)


@rule("CL-MOVE-4")
def test_a_pawn_may_pass_another():
    game = board_a(at={BLUE: (1, 0)}).play(Insert(7, 0), Walk(Cell(2, 0)))

    assert game.events[0].path == ((0, 0), (1, 0), (2, 0))
    assert game.at(RED) == (2, 0)


@rule("CL-MOVE-4")
def test_a_pawn_may_stop_where_another_stands():
    game = board_a(at={BLUE: (1, 0)}).play(Insert(7, 0), Walk(Cell(1, 0)))

    assert game.at(RED) == game.at(BLUE) == (1, 0)


@rule("CL-MOVE-5")
def test_nobody_moves_the_pawn_of_another():
    game = board_a().play(Insert(7, 0))

    assert (6, 5) in game.reach(BLUE)
    with refused_by("CL-MOVE-2"):
        game.play(Walk(Cell(6, 5)))


@rule("CL-MOVE-5")
def test_the_other_pawns_stay_where_they_are():
    game = board_a(RED, YELLOW, BLUE, GREEN).play(Insert(7, 0), Walk(Cell(2, 0)))

    assert game.state.pawns == ((2, 0), (0, 6), (6, 6), (6, 0))


@rule("CL-MOVE-6")
def test_nobody_walks_around_the_board_from_east_to_west():
    game = board_a(at={RED: (3, 6)}).play(Insert(7, 0))

    rows = str(game.state.maze).splitlines()
    assert (rows[3][0], rows[3][6]) == ("┘", "└")
    assert destinations(game) == [(1, 6), (2, 6), (3, 6)]


@rule("CL-MOVE-6")
def test_nobody_walks_around_the_board_from_north_to_south():
    game = board_a().play(Insert(7, 0))

    rows = str(game.state.maze).splitlines()
    assert (rows[0][1], rows[6][1]) == ("┤", "│")
    assert (0, 1) in destinations(game)
    assert (6, 1) not in destinations(game)


@rule("CL-MOVE-E1")
def test_a_walled_in_pawn_can_only_stay():
    game = board_a(GREEN, RED).play(Insert(7, 0))

    assert game.offers() == [Walk(Cell(6, 0))]


@rule("CL-MOVE-E2")
def test_four_pawns_may_share_a_start_corner():
    at = {RED: (0, 1), YELLOW: (0, 0), BLUE: (0, 0), GREEN: (0, 0)}
    game = board_a(RED, YELLOW, BLUE, GREEN, at=at).play(Insert(7, 0), Walk(Cell(0, 0)))

    assert game.state.pawns == ((0, 0),) * 4


@rule("CL-MOVE-E3")
def test_whoever_was_put_across_may_walk_on():
    game = board_a(at={RED: (1, 6)}).play(Insert(9, 0), Walk(Cell(0, 1)))

    assert game.at(RED) == (0, 1)


@rule("CL-MOVE-E3")
def test_whoever_was_put_across_may_stay():
    game = board_a(at={RED: (1, 6)}).play(Insert(9, 0), Walk(Cell(1, 0)))

    assert game.at(RED) == (1, 0)
    assert game.state.active == 1


@rule("CL-CMP-1")
def test_a_cell_may_be_named_by_a_pair_of_numbers():
    game = board_a().play(Insert(10, 1), Walk((2, 1)))

    assert game.at(RED) == Cell(2, 1)
    assert game.at(RED).label == "B3"
