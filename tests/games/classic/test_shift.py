"""The shift (docs/rules/classic.md, chapter 5)."""

import pytest

from dedale.games.classic.content import Treasure, face
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape, Tile
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, TILE_OF, YELLOW, board_a

OWL = Tile(Shape.CORNER, 0, TILE_OF[Treasure.OWL])
GENIE = Tile(Shape.JUNCTION, 0, TILE_OF[Treasure.GENIE])
RED_STAYS = Walk(Cell(0, 0))
BLUE_STAYS = Walk(Cell(6, 6))


@rule("CL-SHIFT-1")
@pytest.mark.parametrize(
    ("arrow", "cell"), [(0, (0, 1)), (4, (3, 6)), (8, (6, 5)), (9, (1, 0)), (11, (5, 0))]
)
def test_the_spare_enters_at_the_chosen_arrow(arrow, cell):
    game = board_a().play(Insert(arrow, 0))

    assert game.state.maze[Cell(*cell)] == OWL


@rule("CL-SHIFT-1")
@pytest.mark.parametrize(("rotation", "drawn"), [(0, "└"), (1, "┌"), (2, "┐"), (3, "┘")])
def test_the_spare_lies_as_chosen(rotation, drawn):
    game = board_a().play(Insert(9, rotation))

    assert str(game.state.maze).splitlines()[1] == f"{drawn}││┘┴└┐"


@rule("CL-SHIFT-2")
def test_the_tiles_of_a_row_move_by_one_cell_and_do_not_turn():
    before = board_a().state.maze
    after = board_a().play(Insert(9, 2)).state.maze

    assert after.tiles[8:14] == before.tiles[7:13]


@rule("CL-SHIFT-2")
def test_the_tiles_of_a_column_move_by_one_cell_and_do_not_turn():
    before = board_a().state.maze
    after = board_a().play(Insert(6, 2)).state.maze

    assert after.tiles[1:42:7] == before.tiles[8:49:7]


@rule("CL-SHIFT-3")
def test_the_expelled_tile_is_the_new_spare():
    game = board_a().play(Insert(9, 2))

    assert game.state.spare == GENIE
    assert GENIE.id not in [tile.id for tile in game.state.maze.tiles]


@rule("CL-SHIFT-4")
def test_nothing_outside_the_line_moves():
    before = board_a().state.maze
    after = board_a().play(Insert(9, 2)).state.maze

    assert after.tiles[:7] == before.tiles[:7]
    assert after.tiles[14:] == before.tiles[14:]


@rule("CL-SHIFT-5")
def test_nobody_may_undo_the_insertion_just_made():
    game = board_a().play(Insert(9, 2), RED_STAYS)

    with refused_by("CL-SHIFT-5"):
        game.play(Insert(3, 1))


@rule("CL-SHIFT-6")
@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_the_forbidden_arrow_is_forbidden_in_all_rotations(rotation):
    game = board_a().play(Insert(9, 2), RED_STAYS)

    with refused_by("CL-SHIFT-5"):
        game.play(Insert(3, rotation))


@rule("CL-SHIFT-6")
def test_the_other_eleven_arrows_are_free():
    game = board_a().play(Insert(9, 2), RED_STAYS)

    assert {action.arrow for action in game.offers()} == {0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11}
    assert len(game.offers()) == 44


@rule("CL-SHIFT-7")
def test_a_pawn_travels_with_its_tile():
    game = board_a(at={BLUE: (1, 3)}).play(Insert(9, 0))

    assert game.at(BLUE) == (1, 4)
    assert face(game.state.maze[Cell(1, 4)]).on == Treasure.GHOST


@rule("CL-SHIFT-8")
def test_a_pawn_on_the_expelled_tile_is_put_on_the_inserted_one():
    game = board_a(at={RED: (1, 6)}).play(Insert(9, 0))

    assert game.at(RED) == (1, 0)
    assert game.state.maze[Cell(1, 0)] == OWL


@rule("CL-SHIFT-9")
def test_whoever_was_put_across_has_not_moved_yet():
    game = board_a(at={RED: (1, 6)}).play(Insert(9, 0))

    assert (game.state.active, game.state.phase) == (0, Phase.MOVE)
    assert [action.cell for action in game.offers()] == [(0, 0), (0, 1), (1, 0), (1, 1)]


@rule("CL-SHIFT-10")
def test_the_expelled_tile_forgets_how_it_lay():
    game = board_a().play(Insert(9, 0))

    assert board_a().state.maze[Cell(1, 6)] == GENIE.turned(1)
    assert game.state.spare == GENIE


@rule("CL-SHIFT-10")
def test_a_rotation_is_as_the_tile_will_lie_on_the_board():
    game = board_a().play(Insert(9, 0), RED_STAYS, Insert(9, 3))

    assert game.state.maze[Cell(1, 0)] == GENIE.turned(3)


@rule("CL-SHIFT-11")
@pytest.mark.parametrize("rotation", [2, 3])
def test_a_straight_has_only_two_rotations(rotation):
    game = board_a().play(Insert(0, 2), RED_STAYS)

    assert game.state.spare.shape is Shape.STRAIGHT
    assert {action.rotation for action in game.offers()} == {0, 1}
    with refused_by("CL-SHIFT-11"):
        game.play(Insert(4, rotation))


@rule("CL-SHIFT-12")
@pytest.mark.parametrize("action", [Insert(9, 1), Insert(3, 1), Insert(0, 0)])
def test_an_insertion_is_final(action):
    game = board_a().play(Insert(9, 2))

    assert game.offers(Insert) == []
    with refused_by("CL-TURN-2"):
        game.play(action)


@rule("CL-SHIFT-E1")
def test_all_arrows_are_free_in_the_first_turn():
    game = board_a()

    assert game.state.forbidden is None
    assert {action.arrow for action in game.offers()} == set(range(12))


@rule("CL-SHIFT-E2")
def test_the_same_arrow_may_be_used_again():
    game = board_a().play(Insert(9, 2), RED_STAYS)
    game.play(Insert(9, 1))

    assert str(game.state.maze).splitlines()[1] == "┬┐││┘┴└"


@rule("CL-SHIFT-E3")
def test_only_the_latest_insertion_forbids():
    game = board_a().play(Insert(9, 2), RED_STAYS, Insert(7, 0), BLUE_STAYS)

    assert {action.arrow for action in game.offers()} == set(range(12)) - {1}
    assert game.play(Insert(3, 0)).state.forbidden == 9


@rule("CL-SHIFT-E4")
def test_a_double_shift_may_not_undo_itself():
    game = board_a(events=True).play(Insert(3, 3))

    assert {action.arrow for action in game.offers(Insert)} == set(range(12)) - {9}
    with refused_by("CL-SHIFT-5"):
        game.play(Insert(9, 0))


@rule("CL-SHIFT-E4")
def test_an_extra_turn_may_not_undo_its_first_half():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS)

    assert {action.arrow for action in game.offers(Insert)} == set(range(12)) - {8}
    with refused_by("CL-SHIFT-5"):
        game.play(Insert(8, 0))


@rule("CL-SHIFT-E5")
def test_all_pawns_on_the_expelled_tile_are_put_across_together():
    game = board_a(RED, YELLOW, BLUE, GREEN, at={RED: (1, 6), YELLOW: (1, 6), GREEN: (1, 6)})
    game.play(Insert(9, 0))

    assert game.state.pawns == ((1, 0), (1, 0), (6, 6), (1, 0))


@rule("CL-SHIFT-E6")
def test_a_pawn_beside_the_exit_moves_to_the_exit_and_stays_on_its_tile():
    game = board_a(at={BLUE: (1, 5)}).play(Insert(9, 0))

    assert game.at(BLUE) == (1, 6)


@rule("CL-SHIFT-E7")
@pytest.mark.parametrize("arrow", range(12))
def test_pawns_on_fixed_cells_are_never_displaced(arrow):
    at = {RED: (0, 0), YELLOW: (2, 4), BLUE: (6, 6), GREEN: (4, 2)}
    game = board_a(RED, YELLOW, BLUE, GREEN, at=at).play(Insert(arrow, 0))

    assert game.state.pawns == ((0, 0), (2, 4), (6, 6), (4, 2))
