"""What is offered and what is done, by the codes of TM-ACT-6."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.games.team import actions as codes
from dedale.games.team.actions import END, ODD
from dedale.games.team.content import DEALT
from dedale.games.team.envs.jax import rules
from dedale.games.team.envs.jax.table import (
    ACT,
    ESCAPE,
    FLIP,
    OTHER_SPENT,
    PICK,
    PUSH_SPENT,
    ROTATE,
    SWITCH,
    TELEPORT,
    TRAVERSE,
    PackedTable,
    StaticOptions,
    down,
    own_place,
    ready,
)
from dedale.games.team.envs.jax.walk import reach
from dedale.maze.cell import FREE, SIZE
from dedale.maze.jax.chance import Pair
from dedale.maze.jax.masks import (
    EXIT_PLACE,
    NO_ARROW,
    Mask,
    Word,
    bit,
    by_cell,
    pick,
    place,
    settled,
    u32,
)
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.tiles import SIDES, at_rest, rotations, tile_at, turned

INSERTIONS = np.arange(codes.ROTATE, dtype=u32)
EXITS = EXIT_PLACE[INSERTIONS >> 2]
FREE_PLACES = np.array([place(cell) for cell in FREE], u32)
ODD_PLACES = np.array([place(cell) for cell in ODD], u32)
BESIDE = np.array([-8, 1, 8, -1]).astype(u32)  # by side: N, E, S, W
ROTATIONS = np.arange(4, dtype=u32)
SPELLS = np.arange(1, len(DEALT) + 1, dtype=u32)
CELLS = SIZE * SIZE


def offered(game: PackedTable, options: StaticOptions) -> Array:
    """TM-ACT: a truth for each of the 422 codes."""
    acts, (pushes, spell) = game.phase == ACT, ready(game)
    switches = jnp.broadcast_to(acts & (spell == SWITCH), (codes.MOVE - codes.SWITCH,))
    up = ~by_cell(down(game), EXITS)  # TM-PUSH-2
    return jnp.concatenate(
        [
            acts & pushes & up & (rotations(game.spare) > INSERTIONS & 3),
            acts & (spell == ROTATE) & offered_turns(game),
            switches,
            acts & (game.moves > 0) & offered_moves(game, options),
            (game.phase == FLIP) & offered_flips(game),
            offered_spells(game, options),
            acts[None],
        ]
    )


def offered_turns(game: PackedTable) -> Word:
    """TM-ROT-2 to TM-ROT-4: every loose tile that is up, and every other way it can lie."""
    sides = tile_at(game.planes, FREE_PLACES, 0, SIDES)[:, None]
    rest = at_rest(sides)
    differ = (rotations(rest) > ROTATIONS) & (turned(rest, ROTATIONS) != sides)
    return (differ & ~by_cell(down(game), FREE_PLACES)[:, None]).reshape(-1)


def offered_moves(game: PackedTable, options: StaticOptions) -> Array:
    """TM-ACT-3: every destination, and a spell only where it is needed (TM-SPELL-E1)."""
    plain, further = reach(game, options)
    cells = by_cell(staying(game, options, plain))
    if options.intro:
        return jnp.concatenate([cells, jnp.zeros(3 * CELLS, bool)])
    _, spell = ready(game)
    leaps = [by_cell(further) & (spell == cast) for cast in (TRAVERSE, TELEPORT, ESCAPE)]
    return jnp.concatenate([cells, *leaps])


def staying(game: PackedTable, options: StaticOptions, cells: Mask) -> Mask:
    """TM-MOVE-7: its own cell is a destination only if that collects."""
    stays = rules.may_stay(game, options)
    upper, lower = (
        half & ~jnp.where(stays, u32(0), own)
        for half, own in zip(cells, bit(own_place(game)), strict=True)
    )
    return upper, lower


def offered_flips(game: PackedTable) -> Word:
    """TM-DOWN-2: every rotation that makes a difference."""
    return rotations(at_rest(tile_at(game.planes, own_place(game), 0, SIDES))) > ROTATIONS


def offered_spells(game: PackedTable, options: StaticOptions) -> Word:
    """TM-DEAL-4: what nobody has picked yet."""
    if not options.picks:
        return jnp.zeros(len(DEALT), bool)
    left = game.phase == PICK
    for seat in range(options.seats):
        left = left & (of_seat(game.spells, seat) != SPELLS)
    return left


def act(
    game: PackedTable, options: StaticOptions, code: Word, _key: Pair | None = None
) -> PackedTable:
    """What an action does; whoever calls knows that it is offered, or that it is none."""
    game, reads = rules.end_turn(game, options, code == END)
    if options.picks:
        picks = (code >= codes.PICK) & (code < END)
        game, begins = rules.pick_spell(game, options, code - codes.PICK + 1, picks)
        reads = reads | begins
    pushes = code < codes.ROTATE
    push = jnp.where(pushes, code >> 2, u32(NO_ARROW)), jnp.where(pushes, code & 3, u32(0))
    game = settled(rules.push_or_read(game, options, push, reads))
    game = rules.spend(game, PUSH_SPENT, pushes)
    return walk(cast(game, options, code), options, code)


def cast(game: PackedTable, options: StaticOptions, code: Word) -> PackedTable:
    """Rotate and Switch; flipping up turns a tile as well (TM-DOWN-2)."""
    turns = (code >= codes.ROTATE) & (code < codes.SWITCH)
    flips = (code >= codes.FLIP) & (code < codes.PICK)
    cell = pick(FREE_PLACES, jnp.where(turns, code - codes.ROTATE >> 2, u32(0)))
    where = jnp.where(turns, cell, own_place(game))
    game = rules.turn(game, where, code & 3, turns | flips)
    switches = (code >= codes.SWITCH) & (code < codes.MOVE)
    if not options.intro:
        one = pick(ODD_PLACES, jnp.where(switches, code - codes.SWITCH >> 2, u32(0)))
        other = jnp.where(switches, one + pick(BESIDE, code & 3), one)
        game = rules.switch(game, options, one, other)
    return rules.spend(game, OTHER_SPENT, turns | switches)


def walk(game: PackedTable, options: StaticOptions, code: Word) -> PackedTable:
    """Move and FlipUp, and what they collect."""
    moves = (code >= codes.MOVE) & (code < codes.FLIP)
    flips = (code >= codes.FLIP) & (code < codes.PICK)
    number = jnp.where(moves, code - codes.MOVE, u32(0))
    cell = number % CELLS
    game = rules.move(game, cell + cell // SIZE, number >= CELLS, moves)
    game = rules.flip_up(game, flips)
    return rules.collect(game, options, flips | moves & (game.phase == ACT))
