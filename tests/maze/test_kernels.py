"""The kernels agree with plain walking and pushing on tile objects."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dedale.maze import kernels
from dedale.maze.arrow import ARROWS, carry, opposite
from dedale.maze.board import path, reach
from dedale.maze.cell import CELLS, Cell, cells_in
from dedale.maze.tile import OPENINGS, Tile
from tests.kit.mazes import LYING, mazes, shift
from tests.kit.plain_walk import joined, neighbours, walk, walk_through

tiles = st.sampled_from(LYING).map(lambda lying: Tile(*lying, 0))
cells = st.sampled_from(CELLS)
arrows = st.sampled_from(ARROWS)


def sides(maze):
    return kernels.sides([tile.openings for tile in maze.tiles])


@given(mazes, cells, st.integers(0, 2))
def test_reach_is_where_one_can_walk(maze, start, walls):
    assert set(reach(maze.links(), start, walls)) == walk_through(maze, start, walls)


@given(mazes, cells, cells, st.integers(0, 2))
def test_a_path_is_a_shortest_way(maze, start, goal, walls):
    way = path(maze.links(), start, goal, walls)
    within = walk_through(maze, start, walls)

    assert bool(way) == (goal in within)
    if way:
        steps = list(pairwise(way))
        assert (way[0], way[-1]) == (start, goal)
        assert all(b in neighbours(a) for a, b in steps)
        assert sum(not joined(maze, a, b) for a, b in steps) <= walls
        assert len(way) == walk_length(maze, start, goal, walls)


def walk_length(maze, start, goal, walls):
    """How many cells a shortest way has, by a plain search."""
    rings = [{(start, walls)}]
    seen = set(rings[0])
    while not any(cell == goal for cell, _ in rings[-1]):
        ring = {
            (near, left - (not joined(maze, cell, near)))
            for cell, left in rings[-1]
            for near in neighbours(cell)
            if joined(maze, cell, near) or left
        }
        rings.append(ring - seen)
        seen |= ring
    return len(rings)


def test_of_two_shortest_ways_the_northern_comes_first():
    everywhere = (kernels.NOT_EAST, kernels.FULL >> 7)

    assert path(everywhere, Cell(3, 3), Cell(2, 4)) == ((3, 3), (2, 3), (2, 4))
    assert path(everywhere, Cell(3, 3), Cell(4, 2)) == ((3, 3), (4, 3), (4, 2))


@given(mazes, tiles, arrows)
def test_a_push_on_masks_is_a_push_of_tiles(maze, spare, arrow):
    after, _ = shift(maze, arrow, spare)

    assert kernels.insert(sides(maze), arrow, spare.openings) == sides(after)


@given(st.sets(cells, min_size=1, max_size=4), arrows)
def test_pawns_are_carried_on_masks_as_on_cells(pawns, arrow):
    mask = sum(1 << pawn.number for pawn in pawns)

    assert set(cells_in(kernels.carry(mask, arrow))) == {carry(arrow, pawn) for pawn in pawns}


@given(mazes, tiles, cells, st.none() | arrows)
def test_all_insertions_at_once_are_each_insertion_alone(maze, spare, start, last):
    forbidden = None if last is None else opposite(last)
    openings = OPENINGS[spare.shape]
    reaches = kernels.turn(sides(maze), openings, 1 << start.number, forbidden)

    for arrow in ARROWS:
        for rotation in range(4):
            reached = set(cells_in(reaches[4 * arrow + rotation]))
            if arrow == forbidden or rotation >= len(openings):
                assert not reached
            else:
                after, _ = shift(maze, arrow, spare.turned(rotation))
                assert reached == walk(after, carry(arrow, start))


@given(mazes, tiles, st.sets(cells, min_size=1, max_size=5))
def test_a_set_of_cells_reaches_what_each_of_them_reaches(maze, spare, starts):
    openings = OPENINGS[spare.shape]
    together = kernels.turn(sides(maze), openings, sum(1 << start.number for start in starts))
    alone = [kernels.turn(sides(maze), openings, 1 << start.number) for start in starts]

    for code, reached in enumerate(together):
        assert set(cells_in(reached)) == {c for one in alone for c in cells_in(one[code])}


@given(mazes, cells)
def test_the_openings_of_a_cell_are_those_of_its_tile(maze, cell):
    assert kernels.openings_at(sides(maze), 1 << cell.number) == maze[cell].openings


@given(mazes, tiles, cells, st.sets(cells))
def test_a_turn_onto_blocked_cells_floods_each_insertion_alone(maze, spare, start, blocked):
    openings, mask = OPENINGS[spare.shape], sum(1 << cell.number for cell in blocked - {start})
    lanes = kernels.turn_onto(sides(maze), openings, 1 << start.number, mask)

    for arrow in ARROWS:
        for turned, opening in enumerate(openings):
            links = kernels.links(kernels.insert(sides(maze), arrow, opening))
            there, walls = kernels.carry(1 << start.number, arrow), kernels.carry(mask, arrow)
            assert lanes[4 * arrow + turned] == kernels.flood_onto(there, *links, walls)
