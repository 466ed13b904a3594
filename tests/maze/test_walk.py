"""Walking with blocked cells and leaps agrees with a plain search from tile to tile."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dedale.maze import kernels
from dedale.maze.board import path
from dedale.maze.cell import CELLS, Cell, Side, cells_in, mask_of, next_to
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST
from dedale.maze.walk import Floor, reach_by_leap, reach_onto, ways
from tests.kit.mazes import mazes
from tests.kit.plain_walk import joined, neighbours

cells = st.sampled_from(CELLS)
some_cells = st.sets(cells, max_size=12)
CORNERS = {Cell(0, 0), Cell(0, 6), Cell(6, 6), Cell(6, 0)}


def plain_walk(maze, starts, blocked):
    """Everywhere that a walk from one of these cells can get, cell by cell."""
    seen, left = set(starts), list(starts)
    while left:
        here = left.pop()
        for near in neighbours(here):
            if here not in blocked and joined(maze, here, near) and near not in seen:
                seen.add(near)
                left.append(near)
    return seen


def between_corners(mask):
    corners = mask_of(CORNERS)
    return corners if mask & corners else 0


@given(mazes, st.sets(cells, min_size=1, max_size=4), some_cells)
def test_a_walk_reaches_blocked_cells_but_does_not_pass_them(maze, starts, blocked):
    floor = Floor(maze.links(), mask_of(blocked))

    assert set(cells_in(reach_onto(floor, mask_of(starts)))) == plain_walk(maze, starts, blocked)


@given(mazes, cells, some_cells)
def test_a_leap_leads_on_from_wherever_the_walk_gets(maze, start, blocked):
    floor = Floor(maze.links(), mask_of(blocked))
    first = plain_walk(maze, {start}, blocked)
    second = plain_walk(maze, CORNERS, blocked) if first & CORNERS else set()

    found = reach_by_leap(floor, 1 << start.number, between_corners)
    assert set(cells_in(found)) == second - first


@given(mazes, cells, some_cells)
def test_there_is_a_way_to_every_cell_in_reach_and_to_no_other(maze, start, blocked):
    floor = Floor(maze.links(), mask_of(blocked))
    found = ways(floor, start, between_corners)
    plain = cells_in(reach_onto(floor, 1 << start.number))
    further = cells_in(reach_by_leap(floor, 1 << start.number, between_corners))

    assert list(found) == sorted((*plain, *further))
    assert [cell for cell, way in found.items() if way.leap is None] == list(plain)


@given(mazes, cells, some_cells)
def test_a_way_goes_step_by_step_and_leaps_once_at_most(maze, start, blocked):
    for cell, (way, leap) in ways(
        Floor(maze.links(), mask_of(blocked)), start, between_corners
    ).items():
        assert (way[0], way[-1]) == (start, cell)
        assert all(number == leap for number, c in enumerate(way[:-1]) if c in blocked)
        for number, (here, there) in enumerate(pairwise(way)):
            if number == leap:
                assert {here, there} <= CORNERS
            else:
                assert joined(maze, here, there)


@given(mazes, cells)
def test_without_blocked_cells_ways_are_the_usual_paths(maze, start):
    for cell, way in ways(Floor(maze.links()), start).items():
        assert way.path == path(maze.links(), start, cell)


@given(mazes)
def test_the_cells_open_off_the_board_are_those_that_plain_looking_finds(maze):
    bits = dict(zip(Side, (NORTH, EAST, SOUTH, WEST), strict=True))
    sides = kernels.sides([tile.openings for tile in maze.tiles])
    opened = {
        cell
        for cell in CELLS
        for side, bit in bits.items()
        if next_to(cell, side) not in CELLS and maze[cell].openings & bit
    }

    assert set(cells_in(kernels.outward(sides))) == opened


def test_the_rim_is_24_cells():
    assert {c for c in CELLS if len(neighbours(c)) < 4} == set(cells_in(kernels.RIM))
    assert len(cells_in(kernels.RIM)) == 24
