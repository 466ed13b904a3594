"""What is in the box (docs/rules/classic.md, chapter 2)."""

from collections import Counter
from importlib.resources import files

import pytest

from dedale.games.classic.content import (
    FIXED_TILES,
    MOVABLE_IDS,
    PRINTS,
    TREASURE_ID,
    Treasure,
    read_box,
)
from dedale.games.classic.state import Phase
from dedale.maze.arrow import ARROWS, line, opposite
from dedale.maze.cell import CELLS, Cell
from dedale.maze.ground import START
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST, Shape, Tile
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, TILE_OF, YELLOW, board_a, place_of

FIXED_IDS = range(16)


@rule("CL-CMP-1")
def test_the_board_has_49_cells_numbered_row_by_row_from_the_top_left():
    drawing = str(board_a().state.maze).splitlines()

    assert [cell.number for cell in CELLS] == list(range(49))
    assert CELLS[0] == (0, 0)
    assert CELLS[17] == (2, 3)
    assert drawing[0][3] == "├"
    assert board_a().state.maze[Cell(0, 3)].openings == NORTH | EAST | SOUTH


@rule("CL-CMP-1")
@pytest.mark.parametrize("cell", [Cell(7, 0), Cell(0, 7), Cell(-1, 6)])
def test_nobody_walks_to_a_cell_that_is_not_on_the_board(cell):
    game = board_a().play(Insert(7, 0))

    with refused_by("CL-CMP-1"):
        game.play(Walk(cell))


@rule("CL-CMP-2")
def test_the_sides_have_the_bits_1_2_4_8():
    assert (NORTH, EAST, SOUTH, WEST) == (1, 2, 4, 8)


@rule("CL-CMP-2")
def test_north_is_towards_row_0_and_west_towards_column_0():
    game = board_a(at={RED: (3, 0), BLUE: (6, 6)})

    assert game.state.maze[Cell(3, 0)].openings == NORTH | WEST
    assert game.state.maze[Cell(6, 6)].openings == NORTH | WEST
    assert (2, 0) in game.reach(RED)
    assert (4, 0) not in game.reach(RED)
    assert (6, 5) in game.reach(BLUE)


@rule("CL-CMP-3")
def test_a_rotation_is_a_quarter_turn_clockwise():
    corner, junction = Tile(Shape.CORNER, 0, 0), Tile(Shape.JUNCTION, 0, 0)

    assert [corner.turned(r).openings for r in range(4)] == [
        NORTH | EAST,
        EAST | SOUTH,
        SOUTH | WEST,
        WEST | NORTH,
    ]
    assert [junction.turned(r).openings for r in range(4)] == [
        NORTH | EAST | SOUTH,
        EAST | SOUTH | WEST,
        SOUTH | WEST | NORTH,
        WEST | NORTH | EAST,
    ]


@rule("CL-CMP-3")
@pytest.mark.parametrize("rotation", [-1, 4])
def test_there_are_four_rotations(rotation):
    with refused_by("CL-CMP-3"):
        board_a().play(Insert(0, rotation))


@rule("CL-CMP-4")
def test_the_shapes_are_a_straight_a_corner_and_a_junction():
    assert Tile(Shape.STRAIGHT, 0, 0).openings == NORTH | SOUTH
    assert Tile(Shape.CORNER, 0, 0).openings == NORTH | EAST
    assert Tile(Shape.JUNCTION, 0, 0).openings == NORTH | EAST | SOUTH


@rule("CL-CMP-5")
def test_a_straight_that_is_turned_twice_is_stored_as_before():
    straight = Tile(Shape.STRAIGHT, 0, 0)

    assert [straight.turned(r).rotation for r in range(4)] == [0, 1, 0, 1]
    assert straight.turned(1).openings == EAST | WEST


@rule("CL-CMP-6")
def test_the_fixed_cells_are_those_with_even_row_and_even_column():
    evens = (0, 2, 4, 6)

    assert set(FIXED_TILES) == {(row, col) for row in evens for col in evens}


@rule("CL-CMP-7")
def test_the_movable_tiles_are_12_straights_16_corners_and_6_junctions():
    movable = Counter((PRINTS[id].shape, PRINTS[id].treasure is None) for id in MOVABLE_IDS)

    assert movable == {
        (Shape.STRAIGHT, True): 12,
        (Shape.CORNER, True): 10,
        (Shape.CORNER, False): 6,
        (Shape.JUNCTION, False): 6,
    }


@rule("CL-CMP-8")
def test_no_straight_carries_a_treasure_and_every_junction_does():
    assert {p.treasure for p in PRINTS if p.shape is Shape.STRAIGHT} == {None}
    assert None not in {p.treasure for p in PRINTS if p.shape is Shape.JUNCTION}


@rule("CL-CMP-9")
def test_the_fixed_tiles_look_the_same_from_all_four_edges():
    lie = {cell: (tile.shape, tile.rotation) for cell, tile in FIXED_TILES.items()}

    assert lie == {
        (cell.col, 6 - cell.row): (tile.shape, (tile.rotation + 1) % 4)
        for cell, tile in FIXED_TILES.items()
    }


@rule("CL-CMP-10")
def test_the_start_corners_are_red_yellow_blue_and_green_clockwise():
    assert START == {RED: (0, 0), YELLOW: (0, 6), BLUE: (6, 6), GREEN: (6, 0)}


@rule("CL-CMP-11")
def test_the_treasures_are_numbered():
    names = (
        "spellbook purse map crown keys skull ring chest jewel sword candelabra helmet "
        "bat dragon genie ghost sorceress troll lizard moth owl rat scarab spider"
    )

    assert sorted(TREASURE_ID, key=TREASURE_ID.__getitem__) == names.split()
    assert sorted(TREASURE_ID.values()) == list(range(24))


@rule("CL-CMP-11")
def test_the_first_12_treasures_are_fixed_the_next_6_on_junctions_the_last_6_on_corners():
    tiles = [TILE_OF[treasure] for treasure in Treasure]

    assert {id in FIXED_IDS for id in tiles[:12]} == {True}
    assert {id in MOVABLE_IDS for id in tiles[12:]} == {True}
    assert {PRINTS[id].shape for id in tiles[:18]} == {Shape.JUNCTION}
    assert {PRINTS[id].shape for id in tiles[18:]} == {Shape.CORNER}


@rule("CL-CMP-12")
@pytest.mark.parametrize("treasure", [t for t in Treasure if t is not Treasure.OWL])
def test_all_treasures_on_the_board_are_found_alike_whatever_they_are_called(treasure):
    cell = place_of(board_a(), treasure)
    game = board_a(phase=Phase.MOVE, at={RED: cell}, holds={RED: [treasure, Treasure.OWL]})
    game.play(Walk(cell))

    assert game.found(RED) == (treasure,)


@rule("CL-CMP-13")
@pytest.mark.parametrize(
    ("arrow", "enters", "next_cell", "expels"),
    [
        (0, (0, 1), (1, 1), (6, 1)),
        (1, (0, 3), (1, 3), (6, 3)),
        (2, (0, 5), (1, 5), (6, 5)),
        (3, (1, 6), (1, 5), (1, 0)),
        (4, (3, 6), (3, 5), (3, 0)),
        (5, (5, 6), (5, 5), (5, 0)),
        (6, (6, 1), (5, 1), (0, 1)),
        (7, (6, 3), (5, 3), (0, 3)),
        (8, (6, 5), (5, 5), (0, 5)),
        (9, (1, 0), (1, 1), (1, 6)),
        (10, (3, 0), (3, 1), (3, 6)),
        (11, (5, 0), (5, 1), (5, 6)),
    ],
)
def test_the_arrows_are_numbered_along_the_four_edges(arrow, enters, next_cell, expels):
    assert line(arrow)[:2] == (enters, next_cell)
    assert line(arrow)[-1] == expels


@rule("CL-CMP-13")
@pytest.mark.parametrize("arrow", [-1, 12])
def test_there_are_twelve_arrows(arrow):
    with refused_by("CL-CMP-13"):
        board_a().play(Insert(arrow, 0))


@rule("CL-CMP-14")
def test_opposite_arrows_are_six_apart():
    assert [opposite(arrow) for arrow in ARROWS] == [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("good", "bad", "place"),
    [
        ('"spellbook"', '"spelbook"', r"spelbook.*fixed\[0\]"),
        ('"spellbook", ', "", r"length >= 12.*fixed"),
        ('T = ["bat"', 'X = ["bat"', r"X.*carried"),
        ("[plain]", "[plain", "line 11"),
    ],
)
def test_a_mistake_in_the_box_is_named_with_its_place(good, bad, place):
    toml = (files("dedale.games.classic") / "content" / "box.toml").read_text(encoding="utf-8")

    with pytest.raises(ValueError, match=r"^games/classic/content/box.toml: .*" + place):
        read_box(toml.replace(good, bad, 1))
