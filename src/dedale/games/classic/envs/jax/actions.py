"""What is offered and what is done, by the codes of CL-DP-9."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.games.classic.actions import CODES
from dedale.games.classic.envs.jax import rules
from dedale.games.classic.envs.jax.table import (
    CARDS,
    DOUBLE_SHIFT,
    EVENT,
    EXCHANGE,
    EXTRA,
    MOVE,
    PEEK,
    SHIFT,
    SWAP,
    PackedTable,
    StaticOptions,
    own_cards,
)
from dedale.maze.cell import SIZE
from dedale.maze.jax.chance import Pair, words
from dedale.maze.jax.masks import NO_ARROW, Word, by_cell, u32
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.tiles import rotations

MOVE_TO, SWAP_WITH, EXCHANGE_FOR, DO_PEEK, DO_SKIP = 48, 97, 101, 125, 126
NOTHING = CODES  # the code of no action

INSERTIONS = np.arange(MOVE_TO, dtype=u32)
SEATS = np.arange(EXCHANGE_FOR - SWAP_WITH, dtype=u32)
TREASURES = np.arange(CARDS, dtype=u32)


def inserts(game: PackedTable, options: StaticOptions) -> Word:
    """Whether an insertion is asked for, or may be made (CL-DP-1, CL-DP-2, CL-DP-7)."""
    if not options.events:
        return game.phase == SHIFT
    doubled = (game.phase == EVENT) & (game.message == DOUBLE_SHIFT)
    return (game.phase == SHIFT) | (game.phase == EXTRA) | doubled


def offered(game: PackedTable, options: StaticOptions) -> Array:
    """CL-DP-1 to CL-DP-7: a truth for each of the 127 codes."""
    insertions = (
        inserts(game, options)
        & (game.forbidden != INSERTIONS >> 2)
        & (rotations(game.spare) > INSERTIONS & 3)
    )
    cells = by_cell(rules.reach(game, options))
    uses = offered_uses(game, options)
    return jnp.concatenate([insertions, (game.phase == MOVE) & cells, uses])


def offered_uses(game: PackedTable, options: StaticOptions) -> Array:
    """CL-DP-3 to CL-DP-5, and to skip, for the codes after those of the cells."""
    if not options.events:
        return jnp.zeros(CODES - SWAP_WITH, bool)
    asked = jnp.where(game.phase == EVENT, game.message, 0)
    below_top = of_seat(game.found, game.active) + 1
    cards = rules.stack(own_cards(game, game.active), options, below_top)
    skips = (game.phase == EVENT) | (game.phase == EXTRA)
    return jnp.concatenate(
        [
            (asked == SWAP) & (options.seats > SEATS) & (game.active != SEATS),
            (asked == EXCHANGE) & (cards >> (TREASURES + 1) & 1 == 1),
            jnp.stack([asked == PEEK, skips]),
        ]
    )


def act(game: PackedTable, options: StaticOptions, code: Word, key: Pair) -> PackedTable:
    """What an action does; whoever calls knows that it is offered, or that it is NOTHING."""
    arrow = jnp.where(code < MOVE_TO, code >> 2, u32(NO_ARROW))
    cell = jnp.where((code >= MOVE_TO) & (code < SWAP_WITH), code - MOVE_TO, 0)
    moves = (game.phase == MOVE) & (code != NOTHING)
    game = rules.insert(game, options, arrow, code & 3)
    if options.events:
        game = use(game, options, code, words(key, jnp.uint32(0), options.dealt))
    return rules.walk(game, options, cell + cell // SIZE, moves)


def use(game: PackedTable, options: StaticOptions, code: Word, chance: list[Word]) -> PackedTable:
    """CL-EVT-6: a message is used or left unused; other codes change nothing."""
    uses, skips = (code >= SWAP_WITH) & (code < DO_SKIP), code == DO_SKIP
    ends = skips & (game.phase == EXTRA)
    game = game._replace(phase=jnp.where(uses | skips & ~ends, u32(MOVE), game.phase))
    game = rules.swap(game, code - SWAP_WITH, uses & (code < EXCHANGE_FOR))
    game = rules.peek(game, code == DO_PEEK)
    exchanges = uses & (code >= EXCHANGE_FOR) & (code < DO_PEEK)
    game = rules.exchange(game, options, code - EXCHANGE_FOR + 1, chance, exchanges)
    return rules.pass_on(game, options, ends)
