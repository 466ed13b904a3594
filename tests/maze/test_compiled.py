"""The compiled kernels agree with their plain twins, and everything works without them."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.maze import compiled, engine, kernels, perft
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import CELLS
from dedale.maze.position import read_position
from dedale.maze.tile import OPENINGS, Shape
from tests.kit.installations import without_cache
from tests.kit.mazes import mazes
from tests.maze.test_position import BOARD_A

masks = st.integers(0, kernels.FULL)
shapes = st.sampled_from(Shape)
locks = st.none() | st.sampled_from(ARROWS)


def sides(maze):
    return kernels.sides([tile.openings for tile in maze.tiles])


def words(*numbers):
    return np.array(numbers, np.uint64)


@given(mazes, masks)
def test_a_flood_reaches_as_far(maze, cells):
    assert compiled.flood(cells, *maze.links()) == kernels.flood(cells, *maze.links())


@given(mazes, masks, masks)
def test_a_flood_that_ends_where_cells_are_blocked_reaches_as_far(maze, cells, blocked):
    links = maze.links()

    assert compiled.flood_onto(cells, *links, blocked) == kernels.flood_onto(cells, *links, blocked)


@given(mazes, shapes, st.integers(0, 3), st.integers(0, 47))
def test_a_push_leaves_the_same_maze(maze, shape, lying, lane):
    after, turned = words(0, 0, 0, 0), OPENINGS[shape]
    compiled.insert(words(*sides(maze)), lane, turned[lying % len(turned)], after)

    inserted = turned[lane % 4 % len(turned)]
    assert tuple(after) == kernels.insert(sides(maze), lane // 4, inserted)


@given(mazes, shapes, masks, locks)
def test_all_insertions_of_a_turn_lead_as_far(maze, shape, cells, forbidden):
    reach, spare = words(*[0] * kernels.LANES), OPENINGS[shape]
    compiled.turn(words(*sides(maze)), spare[0], cells, compiled.lock(forbidden), reach)

    assert tuple(reach) == kernels.turn(sides(maze), spare, cells, forbidden)


@settings(max_examples=12)  # the plain twin takes its time
@given(mazes, shapes, st.lists(st.sampled_from(CELLS), min_size=1, max_size=3), locks)
def test_there_are_as_many_chains_of_turns(maze, shape, pawns, forbidden):
    row = tuple(1 << pawn.number for pawn in pawns)
    position = (sides(maze), OPENINGS[shape], row, forbidden, 2)

    assert compiled.perft(*position) == perft.count(*position)


def test_depth_three_of_board_a():
    position = read_position(BOARD_A)
    row = tuple(1 << pawn.number for pawn in position.pawns)
    spare = OPENINGS[position.spare]

    assert compiled.perft(kernels.sides(position.openings), spare, row, None, 3) == 21_914_003
    assert perft.perft(position, 3) == 21_914_003


def test_the_modules_of_kernels_are_found_by_their_name():
    assert engine.kernels() == (
        "dedale.games.classic.compiled",
        "dedale.games.team.bots.compiled",
        "dedale.games.team.compiled",
        "dedale.maze.compiled",
    )


TWICE = """
from dedale.maze.jit import entry

@entry("int64(int64)")
def twice(number):
    return 2 * number

print(twice(21))
"""


def test_where_nothing_can_be_kept_kernels_are_compiled_in_memory_alone(tmp_path):
    (tmp_path / "twice.py").write_text(TWICE)
    env = without_cache(tmp_path) | {"NUMBA_DISABLE_JIT": "0"}
    run = [sys.executable, tmp_path / "twice.py"]

    assert subprocess.check_output(run, env=env, text=True) == "42\n"
    assert {path.name for path in tmp_path.rglob("*")} == {"file", "twice.py"}


BLOCKED = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
COUNT = f"""
from dedale.maze import engine
from dedale.maze.perft import perft
from dedale.maze.position import read_position
print(perft(read_position({BOARD_A!r}), 3), engine.compiled('dedale.maze.compiled', wait=True))
"""


def told(code):
    """What a program of its own prints."""
    return subprocess.check_output([sys.executable, "-c", code], text=True).strip()


def test_without_the_plain_twins_do_the_same():
    assert told(BLOCKED + COUNT) == "21914003 None"


@pytest.mark.parametrize(("game", "asked"), [("classic", "move"), ("team", "act")])
def test_a_whole_game_needs_no_numba(game, asked):
    code = f"import dedale; t = dedale.open_table('{game}', seats=2, seed='knossos')\n"
    code += "t.submit(0, dedale.answer(t, 0, 'greedy')); print(t.decision.ask)"

    assert told(BLOCKED + code) == asked


@pytest.mark.parametrize("start", ["dedale.cli", "dedale.cli.serve", "dedale.server.app"])
def test_nothing_imports_numba_at_its_start(start):
    assert told(f"import sys, {start}; print('numba' in sys.modules)") == "False"
