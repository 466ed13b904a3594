"""Where a pawn can walk: rubble stops it, and some spells lead on (rules/walk.py)."""

import jax.numpy as jnp

from dedale.games.team.envs.jax.table import (
    ESCAPE,
    TELEPORT,
    TRAVERSE,
    PackedTable,
    StaticOptions,
    down,
    own_place,
    ready,
)
from dedale.maze.ground import START
from dedale.maze.jax.masks import (
    BOARD,
    EDGES,
    Mask,
    Word,
    bit,
    constant,
    flood,
    joined,
    links,
    northward,
    settled,
    u32,
)
from dedale.maze.jax.tiles import SIDES

CORNERS = constant(START.values())
RIM = tuple(u32(EDGES[0][k] | EDGES[1][k] | EDGES[2][k] | EDGES[3][k]) for k in range(2))


def reach(game: PackedTable, options: StaticOptions) -> tuple[Mask, Mask]:
    """TM-MOVE-2, TM-SPELL-E1: the cells in reach, and the further ones with the spell alone."""
    rubble, start = down(game), bit(own_place(game))
    sides = tuple((n | rubble[0], s | rubble[1]) for n, s in game.planes[:SIDES])  # TM-MOVE-4
    across, below = links(sides)
    first = onto(start, across, below, rubble)
    if options.intro:
        return first, (u32(0), u32(0))
    first = settled(first)  # two floods are too much for one kernel
    leapt = settled(leap(game, first, (across, below)))
    second = settled(onto(leapt, across, below, rubble))
    return first, (second[0] & ~first[0], second[1] & ~first[1])


def onto(cells: Mask, across: Mask, below: Mask, rubble: Mask) -> Mask:
    """TM-MOVE-3, TM-MOVE-4: all cells that can be reached from these; on rubble a walk ends."""
    free = BOARD[0] & ~rubble[0], BOARD[1] & ~rubble[1]
    above = northward(free)
    reached = flood(
        (cells[0] & free[0], cells[1] & free[1]),
        (across[0] & free[0] & free[0] >> 1, across[1] & free[1] & free[1] >> 1),
        (below[0] & free[0] & above[0], below[1] & free[1] & above[1]),
    )
    last = joined(reached, across, below)
    upper, lower = (cells[k] | reached[k] | last[k] & rubble[k] for k in range(2))
    return upper, lower


def leap(game: PackedTable, first: Mask, ways: tuple[Mask, Mask]) -> Mask:
    """What the spell of the active seat adds to a walk, once."""
    rubble, gates, (_, spell) = down(game), open_gates(game), ready(game)
    through = joined((first[0] & rubble[0], first[1] & rubble[1]), *ways)  # TM-TRV-1, TM-TRV-3
    corner = touches(first, CORNERS)  # TM-TPT-1
    out = touches(first, gates)  # TM-ESC-1, TM-ESC-4
    upper, lower = (
        jnp.where(spell == TRAVERSE, through[k] & ~rubble[k], u32(0))
        | jnp.where((spell == TELEPORT) & corner, CORNERS[k], u32(0))
        | jnp.where((spell == ESCAPE) & out, gates[k] | rubble[k] & RIM[k], u32(0))  # TM-ESC-2
        for k in range(2)
    )
    return upper, lower


def open_gates(game: PackedTable) -> Mask:
    """TM-ESC-1: up tiles of the rim that are open outwards."""
    rubble, halves = down(game), []
    for k in range(2):
        out = rubble[k] ^ rubble[k]
        for plane, edge in zip(game.planes[:SIDES], EDGES, strict=True):
            out = out | plane[k] & edge[k]
        halves.append(out & ~rubble[k])
    return halves[0], halves[1]


def touches(cells: Mask, others: Mask) -> Word:
    """Whether two masks have a cell in common."""
    return (cells[0] & others[0] | cells[1] & others[1]) != 0
