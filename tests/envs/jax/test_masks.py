"""Masks and chance, which all games in JAX share."""

import jax
import numpy as np
import pytest

from dedale.maze.board import reach
from dedale.maze.cell import CELLS, Cell
from dedale.maze.jax.chance import threefry
from dedale.maze.jax.masks import (
    constant,
    flood_at_once,
    flood_in_a_loop,
    links,
    place,
)
from tests.envs.jax.both import CLASSIC, GAMES, QUICK, quick, tables, words
from tests.kit.ruling import rule


@rule("CL-MOVE-2")
def test_both_floods_are_the_flood_of_the_maze():
    states, options = tables(CLASSIC, 2, {})
    cells = CELLS[::4][:GAMES]
    planes = words(CLASSIC, states, options, [0] * GAMES).planes[:4]
    starts = np.array([1 << place(cell) for cell in cells], np.uint64)
    start = (starts.astype(np.uint32), (starts >> np.uint64(32)).astype(np.uint32))

    for flood in (flood_at_once, flood_in_a_loop):
        found = quick(lambda start, planes, flood=flood: flood(start, *links(planes)))(
            start, planes
        )
        masks = [int(upper) | int(lower) << 32 for upper, lower in zip(*found, strict=True)]
        for state, cell, mask in zip(states, cells, masks, strict=True):
            reached = reach(state.maze.links(), cell)
            assert [c for c in CELLS if mask >> place(c) & 1] == list(reached)


def test_the_longest_way_is_flooded_to_its_end():
    snake = [Cell(row, col if row % 2 == 0 else 6 - col) for row in range(7) for col in range(7)]
    east = [cell for cell in CELLS if cell.col < 6]
    south = [Cell(row, 6 if row % 2 == 0 else 0) for row in range(6)]
    across, down = constant(east), constant(south)

    for flood in (flood_at_once, flood_in_a_loop):
        upper, lower = jax.jit(flood, compiler_options=QUICK)(constant(snake[:1]), across, down)
        assert (int(upper), int(lower)) == constant(CELLS)


@pytest.mark.parametrize(
    ("key", "counter", "words"),
    [
        ((0, 0), (0, 0), (0x9D1C5EC6, 0x8BD50731)),
        ((2**32 - 1,) * 2, (2**32 - 1,) * 2, (0xFD36D048, 0x2D17272C)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xBA3E4725, 0xF27D669E)),
    ],
)
def test_chance_gives_the_words_that_its_inventors_published(key, counter, words):
    drawn = threefry(tuple(map(np.uint32, key)), tuple(map(np.uint32, counter)))

    assert tuple(map(int, drawn)) == words
