"""Positions on one line, and the numbers that come from them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.maze.arrow import ARROWS, carry, opposite
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS
from dedale.maze.errors import BadNotation
from dedale.maze.perft import perft
from dedale.maze.position import Position, read_position
from dedale.maze.tile import Shape, Tile, rotations
from tests.kit.mazes import lying_tiles, shift
from tests.kit.plain_walk import walk

ROWS = "┌┤┬├┬─┐/││┘┴└┐┬/├┐├┬┬│┤/┘└└││┘└/├─┴┐┤┐┤/──┌┐┬│┘/└│┴└┴─┘"
BOARD_A = f"{ROWS} └ 00,66 0 -"

positions = st.integers(1, 4).flatmap(
    lambda pawns: st.builds(
        Position,
        tiles=lying_tiles,
        spare=st.sampled_from(Shape),
        pawns=st.tuples(*[st.sampled_from(CELLS)] * pawns),
        active=st.integers(0, pawns - 1),
        forbidden=st.none() | st.sampled_from(ARROWS),
    )
)


@given(positions)
def test_whatever_is_written_down_is_read_back(position):
    assert read_position(str(position)) == position


def test_a_position_is_written_as_it_was_read():
    assert str(read_position(BOARD_A)) == BOARD_A


@pytest.mark.parametrize(
    ("text", "key", "at"),
    [
        ("", "notation-missing", 0),
        (ROWS, "notation-missing", 55),
        (f"{ROWS} └ 00,66 0", "notation-missing", 65),
        (f"{BOARD_A} 5", "notation-extra", 68),
        (f"x{BOARD_A[1:]}", "notation-tile", 0),
        (f"{ROWS[:6]}/{ROWS[7:]} └ 00 0 -", "notation-tile", 6),
        (f"{ROWS[:7]}│{ROWS[8:]} └ 00 0 -", "notation-row", 7),
        (f"{ROWS[:54]} └ 00 0 -", "notation-tile", 54),
        (f"{ROWS}/ └ 00 0 -", "notation-rows", 55),
        (f"{ROWS} ┌ 00 0 -", "notation-spare", 56),
        (f"{ROWS} └└ 00 0 -", "notation-spare", 57),
        (f"{ROWS} x 00 0 -", "notation-spare", 56),
        (f"{ROWS} └ 07 0 -", "notation-pawn", 59),
        (f"{ROWS} └ 00;66 0 -", "notation-pawn", 60),
        (f"{ROWS} └ 00, 0 -", "notation-pawn", 61),
        (f"{ROWS} └ 0 0 -", "notation-pawn", 59),
        (f"{ROWS} └ 00,6 0 -", "notation-pawn", 62),
        (f"{ROWS} └ 00,66 2 -", "notation-active", 64),
        (f"{ROWS} └ 00,66 x -", "notation-active", 64),
        (f"{ROWS} └ 00,66 0 12", "notation-arrow", 66),
        (f"{ROWS} └ 00,66 0 01", "notation-arrow", 66),
        (f"{ROWS} └ 00,66 0 {'9' * 5000}", "notation-arrow", 66),
    ],
)
def test_bad_notation_points_at_the_character(text, key, at):
    with pytest.raises(BadNotation) as error:
        read_position(text)

    assert (error.value.key, error.value.facts["at"]) == (key, at)


def slowly(position, depth):
    """Chains of turns, counted by pushing tiles and walking cell by cell."""
    if depth == 0:
        return 1
    total = 0
    maze = Maze(tuple(Tile(shape, turn, 0) for shape, turn in position.tiles))
    for arrow in ARROWS:
        for turn in rotations(position.spare) if arrow != position.forbidden else ():
            after, expelled = shift(maze, arrow, Tile(position.spare, turn, 0))
            pawns = [carry(arrow, pawn) for pawn in position.pawns]
            for cell in walk(after, pawns[position.active]):
                pawns[position.active] = cell
                then = Position(
                    tiles=tuple((tile.shape, tile.rotation) for tile in after.tiles),
                    spare=expelled.shape,
                    pawns=tuple(pawns),
                    active=(position.active + 1) % len(pawns),
                    forbidden=opposite(arrow),
                )
                total += slowly(then, depth - 1)
    return total


@given(positions)
def test_one_turn_is_counted_as_by_hand(position):
    assert perft(position, 1) == slowly(position, 1)


@pytest.mark.parametrize(
    ("pawns", "depth", "chains"),
    [
        ("00,66 0 -", 0, 1),
        ("00,66 0 -", 1, 341),
        ("00,66 0 3", 1, 309),
        ("00,66 1 -", 1, 353),
        ("00,66 0 -", 2, 84_051),
        ("66 0 -", 2, 108_829),
        ("00,66,06 0 -", 3, 22_824_739),
        ("00,66 0 -", 3, 21_914_003),
    ],
)
def test_published_counts(pawns, depth, chains):
    assert perft(read_position(f"{ROWS} └ {pawns}"), depth) == chains


def test_two_turns_are_counted_as_by_hand():
    for pawns in ("66 0 -", "00,66 0 4", "00,66 1 -"):
        position = read_position(f"{ROWS} └ {pawns}")

        assert perft(position, 2) == slowly(position, 2)


def test_there_are_no_chains_of_fewer_than_no_turns():
    with pytest.raises(ValueError, match="not -1"):
        perft(read_position(BOARD_A), -1)
