"""The board of chronicles, its paths, and what a Shift carries (CH-BRD, CH-SHIFT)."""

from msgspec.structs import replace

from dedale.games.chronicles.events import Slid, TilesSwapped, TileTurned
from dedale.games.chronicles.rules import foes, looters, maze, play
from dedale.games.chronicles.rules.now import SIDES_KEPT
from dedale.games.chronicles.state import Echo, Options, Portal
from dedale.games.chronicles.words import COLOURS, CORNERS, POSTS, SIDES, BoardSide, Hero
from dedale.maze import kernels
from dedale.maze.arrow import ARROWS, Arrow, entry, line, opposite
from dedale.maze.cell import CELLS, FIXED, Cell, mask_of
from dedale.maze.ground import GROUND
from dedale.maze.tile import OPENINGS, Shape, Tile
from dedale.maze.turn import Insert
from tests.kit import rule
from tests.kit.chance import any_chance
from tests.kit.games.chronicles import (
    BLUE,
    BOARD_A,
    MIRANDA,
    PURPLE,
    RED,
    ROGER,
    YELLOW,
    a_game,
    maze_of,
    shapes,
)

N1, E1, S1, W1 = Arrow(0), Arrow(3), Arrow(6), Arrow(9)
PARTY = Options(heroes=(ROGER, MIRANDA), corners=tuple(Hero))


def column(state, col):
    """The tiles of a column, from the top down."""
    return "".join(str(state.maze).split("\n")[row][col] for row in range(7))


def a_fresh_table():
    """A table of two, as the rules lay it."""
    return play.setup(PARTY, 2, any_chance()).state


@rule("CH-BRD-1")
def test_the_board_has_seven_rows_of_seven_cells_counted_from_the_top_left():
    assert len(CELLS) == 49
    assert CELLS[0] == Cell(0, 0)
    assert CELLS[8] == Cell(1, 1)
    assert [entry(arrow) for arrow in (N1, E1, S1, W1)] == [(0, 1), (1, 6), (6, 1), (1, 0)]


@rule("CH-BRD-2", "CH-BRD-5")
def test_sixteen_fixed_tiles_lie_as_on_the_classic_board():
    laid = a_fresh_table().maze
    shapes = [laid[cell].shape for cell in FIXED]

    assert "".join(str(laid).split("\n")[row][col] for row, col in FIXED) == "┌┬┬┐├├┬┤├┴┤┤└┴┴┘"
    assert shapes.count(Shape.CORNER) == 4
    assert shapes.count(Shape.JUNCTION) == 12
    assert all(laid[corner].shape is Shape.CORNER for corner in CORNERS)
    assert {cell: (laid[cell].shape, laid[cell].rotation) for cell in FIXED} == GROUND


@rule("CH-BRD-3", "CH-INV-5")
def test_thirty_four_movable_tiles_are_on_the_board_or_beside_it():
    state = a_fresh_table()

    assert shapes(state) == {
        Shape.CORNER: 15 + 4,
        Shape.STRAIGHT: 13,
        Shape.JUNCTION: 6 + 12,
    }


@rule("CH-BRD-4")
def test_a_tile_turns_clockwise_from_its_base_openings():
    drawn = maze_of(BOARD_A).tiles
    lying = dict(zip("".join(BOARD_A.split()), drawn, strict=True))

    assert [OPENINGS[lying[glyph].shape][lying[glyph].rotation] for glyph in "└┌┐┘"] == [
        3,
        6,
        12,
        9,
    ]
    assert [OPENINGS[lying[glyph].shape][lying[glyph].rotation] for glyph in "│─"] == [5, 10]
    assert [OPENINGS[lying[glyph].shape][lying[glyph].rotation] for glyph in "├┬┤┴"] == [
        7,
        14,
        13,
        11,
    ]


@rule("CH-BRD-6")
def test_twelve_arrows_push_a_line_away_from_their_side():
    assert [line(arrow)[0] for arrow in ARROWS] == [
        *((0, 1), (0, 3), (0, 5)),
        *((1, 6), (3, 6), (5, 6)),
        *((6, 1), (6, 3), (6, 5)),
        *((1, 0), (3, 0), (5, 0)),
    ]
    assert line(N1)[-1] == (6, 1)
    assert line(W1)[-1] == (1, 6)
    assert opposite(N1) == S1
    assert opposite(W1) == E1


@rule("CH-BRD-7")
def test_a_side_is_slid_by_its_own_three_arrows():
    before = a_game().state
    game = a_game().happen(lambda now: maze.slide(now, BoardSide.EAST))

    changed = [cell for cell in CELLS if game.state.maze[cell] != before.maze[cell]]
    assert {cell.row for cell in changed} == {1, 3, 5}
    assert SIDES == (BoardSide.NORTH, BoardSide.EAST, BoardSide.SOUTH, BoardSide.WEST)


@rule("CH-BRD-8")
def test_the_posts_are_the_twelve_fixed_junctions_along_one_closed_route():
    junctions = {cell for cell in FIXED if GROUND[cell][0] is Shape.JUNCTION}
    legs = zip(POSTS, (*POSTS[1:], POSTS[0]), strict=True)

    assert set(POSTS) == junctions
    assert POSTS[0] == (0, 2)
    assert POSTS[11] == (2, 2)
    assert all(abs(a.row - b.row) + abs(a.col - b.col) == 2 for a, b in legs)


@rule("CH-BRD-9")
def test_colour_order_is_red_purple_blue_yellow_and_red_again():
    game = a_game(portals={colour: ((1, 1), colour) for colour in COLOURS})

    assert [looters.next_colour(game.state, c) for c in (RED, PURPLE, BLUE, YELLOW)] == [
        PURPLE,
        BLUE,
        YELLOW,
        RED,
    ]


@rule("CH-BRD-10", "CH-INV-3")
def test_each_portal_in_the_maze_has_one_item_on_its_space_and_the_deck_holds_the_rest():
    state = a_fresh_table()

    assert len(state.portals) == len(COLOURS)
    assert len({portal.item for portal in state.portals}) == 4
    assert len(state.items) == 12
    assert not {portal.item for portal in state.portals} & {*state.items}


@rule("CH-BRD-11", "CH-INV-4")
def test_looters_and_wardens_that_are_not_in_the_maze_wait_on_the_goblin_board():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals, looters=[(3, 3)] * 3, events=("light-fingers",))
    game.happen(lambda now: looters.place(now, RED))
    game.happen(lambda now: looters.place(now, BLUE))

    assert game.state.looters == ((1, 1), (3, 3), (3, 3), (3, 3))
    assert game.state.looted == ()
    assert foes.MOST == 4


@rule("CH-BRD-12")
def test_a_path_is_everything_that_open_sides_join_whoever_stands_there():
    game = a_game(wardens=[(2, 2)], chapters=2)
    roger = "00 01 02 11 12 21 22 23 31 32 33"
    path = mask_of(Cell(int(row), int(col)) for row, col in roger.split())

    assert path in maze.paths(game.state)
    assert sum(maze.paths(game.state)) == (1 << 49) - 1


@rule("CH-BRD-E1")
def test_tiles_of_one_shape_that_lie_alike_are_equal():
    state = a_fresh_table()

    assert {tile.id for tile in (*state.maze.tiles, state.spare)} == {0}


@rule("CH-BRD-E2")
def test_nobody_walks_off_the_board():
    game = a_game(at={"roger": (6, 1)}, maze=BOARD_A.replace("└┤┴─┴┐┘", "└│┴─┴┐┘"))

    assert game.reach() == [(5, 1), (6, 1)]


@rule("CH-SHIFT-1")
def test_the_extra_tile_goes_in_and_the_tile_pushed_out_is_the_next_one():
    game = a_game().play(Insert(N1, 2))

    assert column(game.state, 1) == "┐┐││└└│"
    assert game.state.spare == Tile(Shape.JUNCTION, 0, 0)
    assert (game.events[0].piece, game.events[0].arrow) == (ROGER, N1)
    assert (game.events[0].tile.shape, game.events[0].tile.rotation) == (Shape.CORNER, 2)


@rule("CH-SHIFT-2")
def test_everything_on_a_moving_tile_moves_with_it():
    game = a_game(
        at={"roger": (1, 1)},
        portals={"red": ((2, 1), "ginger-root")},
        echoes={"reed-flute": (3, 1)},
        looters=[(1, 1), (4, 1)],
        wardens=[(3, 1)],
        snares=[(1, 1)],
        blooms=[(2, 1)],
        wisps=[(0, 1), (0, 1)],
        dragon=(5, 1),
    ).play(Insert(N1, 0))

    assert game.at("roger") == (2, 1)
    assert game.portals == {"red": (3, 1)}
    assert game.state.echoes == (Echo("reed-flute", Cell(4, 1)),)
    assert game.state.looters == ((2, 1), (5, 1))
    assert game.state.wardens == ((4, 1),)
    assert game.state.snares == ((2, 1),)
    assert game.state.blooms == ((3, 1),)
    assert game.state.wisps == ((1, 1), (1, 1))
    assert game.state.dragon == (6, 1)


@rule("CH-SHIFT-3", "CH-SHIFT-E2")
def test_everything_on_the_tile_pushed_out_comes_onto_the_inserted_tile():
    game = a_game(
        at={"roger": (6, 1), "ollie": (6, 1)},
        echoes={"reed-flute": (6, 1)},
        looters=[(6, 1), (6, 1)],
        snares=[(6, 1)],
        dragon=(6, 1),
    ).play(Insert(N1, 2))

    assert game.at("roger") == game.at("ollie") == (0, 1)
    assert game.state.echoes == (Echo("reed-flute", Cell(0, 1)),)
    assert game.state.looters == ((0, 1), (0, 1))
    assert game.state.snares == ((0, 1),)
    assert game.state.dragon == (0, 1)


@rule("CH-SHIFT-4")
def test_a_shift_may_reverse_the_one_before():
    game = a_game().play(Insert(N1, 2))
    before, game.state = game.state, replace(game.state, shifted=False)
    game.play(Insert(S1, 0))

    assert before.maze != game.state.maze
    assert column(game.state, 1) == "┐││└└│├"


@rule("CH-SHIFT-5")
def test_whoever_is_carried_neither_collects_nor_knocks_out():
    game = a_game(
        at={"roger": (6, 1)},
        portals={"red": ((6, 1), "ginger-root"), "blue": ((5, 5), "honeycomb")},
        looters=[(6, 1)],
        blooms=[(6, 1)],
        objectives=["objective-blooms"],
    ).play(Insert(N1, 2))

    assert game.collected() == []
    assert game.state.looters == ((0, 1),)
    assert game.state.blooms == ((0, 1),)


@rule("CH-SHIFT-6")
def test_a_rotation_is_as_it_lies_on_the_board_and_the_extra_tile_lies_at_rotation_0():
    game = a_game().play(Insert(Arrow(9), 3))

    assert game.state.maze[Cell(1, 0)] == Tile(Shape.CORNER, 3, 0)
    assert game.state.spare == Tile(Shape.CORNER, 0, 0)


@rule("CH-SHIFT-E1")
def test_fixed_tiles_and_wardens_on_posts_never_move():
    table = a_game(wardens=POSTS[:4], chapters=2)
    game = table.happen(lambda now: [maze.insert(now, Insert(arrow, 0)) for arrow in ARROWS])

    assert game.state.wardens == tuple(sorted(POSTS[:4]))
    assert all(game.state.maze[cell] == maze_of(BOARD_A)[cell] for cell in FIXED)


@rule("CH-SHIFT-E3", "CH-DP-22")
def test_equal_results_are_offered_once():
    assert len(a_game(extra="│").offers(Insert)) == 24
    assert len(a_game(extra="└").offers(Insert)) == 48
    assert len(a_game(extra="├").offers(Insert)) == 48


def test_a_random_shift_takes_an_arrow_then_a_rotation_modulo_that_of_a_straight_tile():
    game = a_game(extra="│").happen(maze.insert_at_random, chance=["N1", 3])

    [event] = game.events
    assert (event.piece, event.arrow, event.tile.rotation) == (None, N1, 1)
    assert game.reveals
    assert column(game.state, 1) == "─┐││└└│"


def test_a_slide_rotates_the_three_lines_of_a_side_with_everything_on_them():
    game = a_game(at={"roger": (6, 1)}, looters=[(3, 3)])
    game.happen(lambda now: maze.slide(now, BoardSide.NORTH))

    assert game.events == (Slid(side=BoardSide.NORTH),)
    assert column(game.state, 1) == "┤┐││└└│"
    assert game.at("roger") == (0, 1)
    assert game.state.looters == ((4, 3),)
    assert game.state.spare == Tile(Shape.CORNER, 0, 0)


def test_a_tile_turns_where_it_lies():
    game = a_game().happen(lambda now: maze.turn_tile(now, Cell(1, 1), 3))

    assert game.events == (TileTurned(cell=Cell(1, 1), rotation=1),)
    assert game.state.maze[Cell(1, 1)] == Tile(Shape.STRAIGHT, 1, 0)


def test_two_tiles_change_places_with_everything_on_them():
    game = a_game(
        at={"roger": (0, 1), "ollie": (1, 1)},
        portals={"red": ((0, 1), "ginger-root")},
        looters=[(1, 1)],
    ).happen(lambda now: maze.swap_tiles(now, Cell(0, 1), Cell(1, 1)))

    assert game.events == (TilesSwapped(cell=Cell(0, 1), other=Cell(1, 1)),)
    assert column(game.state, 1)[:2] == "│┐"
    assert (game.at("roger"), game.at("ollie")) == ((1, 1), (0, 1))
    assert game.state.portals[0] == Portal(Cell(1, 1), "ginger-root")
    assert game.state.looters == ((0, 1),)


@rule("CH-SHIFT-1", "CH-BRD-12")
def test_the_open_sides_of_a_maze_are_worked_out_once_and_kept_when_a_line_moves():
    game = a_game()
    sides = maze.sides_of(game.state)
    assert maze.sides_of(game.state) is sides

    shifted = game.play(Insert(Arrow(0), 2)).state
    kept, moved = shifted.memo()[SIDES_KEPT]
    assert kept is shifted.maze
    assert maze.sides_of(shifted) is moved
    assert moved == kernels.sides([tile.openings for tile in shifted.maze.tiles])
