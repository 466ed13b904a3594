"""Looking ahead: the plain functions are right, and the compiled ones agree with them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.maze import ahead, compiled, engine, kernels
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import CELLS
from dedale.maze.tile import OPENINGS, Shape
from tests.kit.mazes import mazes

spares = st.sampled_from([OPENINGS[shape] for shape in Shape])
places = st.sets(st.sampled_from(CELLS), min_size=1, max_size=2).map(
    lambda cells: sum(1 << cell.number for cell in cells)
)
goals = st.tuples(places, st.booleans())
locks = st.none() | st.sampled_from(ARROWS)
futures = st.integers(1, 3).flatmap(
    lambda length: st.lists(st.tuples(*[st.integers(0, 47)] * length), min_size=1, max_size=4)
)


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    """Here the functions of ahead.py are the plain ones."""
    monkeypatch.setattr(engine, "compiled", lambda *_args, **_named: None)


def sides(maze):
    return kernels.sides([tile.openings for tile in maze.tiles])


def pushes(spare, forbidden):
    """The codes of all insertions that can be made."""
    return [
        4 * arrow + rotation
        for arrow in ARROWS
        for rotation in range(len(spare))
        if arrow != forbidden
    ]


def reach(maze, cells):
    return kernels.flood(cells, *kernels.links(maze))


def ways_to(maze, spare, goals, forbidden):
    """The cells from which some push opens a way to a goal, push by push."""
    cells = 0
    for code in pushes(spare, forbidden):
        after, _ = ahead.pushed(maze, spare, code)
        there = reach(after, ahead.goals_after(goals, code // 4))
        cells |= kernels.carry(there, kernels.OPPOSITE[code // 4])
    return cells


@settings(max_examples=30)
@given(mazes, spares, places, locks)
def test_tiles_within_a_turn_are_those_that_some_push_leads_to(maze, spare, cells, forbidden):
    tiles = 0
    for number in range(49):
        for code in pushes(spare, forbidden):
            after, _ = ahead.pushed(sides(maze), spare, code)
            there = reach(after, kernels.carry(cells, code // 4))
            tiles |= (there & kernels.shift(1 << number, code // 4) != 0) << number

    assert ahead.within(sides(maze), spare, cells, forbidden) == tiles
    assert compiled.within(sides(maze), spare, cells, forbidden) == tiles


@settings(max_examples=30)
@given(mazes, spares, goals, futures)
def test_chances_count_the_futures_after_which_a_goal_is_near(maze, spare, goals, futures):
    counts = [0] * 49
    for future in futures:
        there = ahead.after(sides(maze), spare, goals, future)
        near = ways_to(*there, kernels.OPPOSITE[future[-1] // 4])
        for cell in CELLS:
            pawn = 1 << cell.number
            for code in future:
                pawn = kernels.carry(pawn, code // 4)
            counts[cell.number] += near & pawn != 0

    assert ahead.chances(sides(maze), spare, goals, futures) == counts
    assert compiled.chances(sides(maze), spare, goals, futures) == counts


@settings(max_examples=15)
@given(mazes, spares, places, goals, locks)
def test_turns_are_counted_alike(maze, spare, cells, goals, forbidden):
    there = sides(maze), spare, cells, goals, (forbidden, 2)

    assert ahead.turns_to(*there) == compiled.turns_to(*there)


@settings(max_examples=15)
@given(mazes, spares, places, goals, locks)
def test_a_goal_is_a_turn_away_where_a_push_opens_a_way_and_two_where_that_comes_next(
    maze, spare, cells, goals, forbidden
):
    def near(maze, spare, cells, goals, forbidden):
        return any(
            reach(ahead.pushed(maze, spare, code)[0], kernels.carry(cells, code // 4))
            & ahead.goals_after(goals, code // 4)
            for code in pushes(spare, forbidden)
        )

    def next(code):
        after, out = ahead.pushed(sides(maze), spare, code)
        there = reach(after, kernels.carry(cells, code // 4))
        moved = ahead.carried(goals, code // 4)
        return near(after, out, there, moved, kernels.OPPOSITE[code // 4])

    turns = ahead.turns_to(sides(maze), spare, cells, goals, (forbidden, 2))

    assert (turns == 1) == near(sides(maze), spare, cells, goals, forbidden)
    assert (turns <= 2) == (turns == 1 or any(next(code) for code in pushes(spare, forbidden)))
