"""How the table of a team game is laid, in JAX."""

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.core.options import read_options
from dedale.games.team import state
from dedale.games.team.content import DEALT, FIXED_TILES, MOVABLE_IDS
from dedale.games.team.envs.jax import rules
from dedale.games.team.envs.jax.table import (
    ACT,
    NUMBER_OF_PAGES,
    PICK,
    ROTATE,
    TILE_BITS,
    TILES,
    TREASURES,
    PackedTable,
    StaticOptions,
)
from dedale.games.team.setup import check
from dedale.games.team.state import Deal
from dedale.maze.jax.chance import Pair, key_words, threefry
from dedale.maze.jax.dealing import NUMBERS, boxed, lay, shuffled, total
from dedale.maze.jax.masks import NO_ARROW, Word, u32
from dedale.maze.jax.pawns import packed, require_usual
from dedale.maze.jax.piles import pile

BOX = boxed(TILES, MOVABLE_IDS, FIXED_TILES)


def switches(seats: int, max_turns: int, named: Mapping[str, Any]) -> StaticOptions:
    """TM-SET-1: the switches of a new game."""
    chosen = read_options(state.Options, named)
    check(chosen, seats)
    require_usual(chosen.first_seat, chosen.colours)
    return StaticOptions(seats, chosen.mode, chosen.deal, chosen.spells, max_turns)


def deal(key: Array, options: StaticOptions) -> PackedTable:
    """TM-SET: lay the maze, shuffle deck and book, deal, and read the first page."""
    chance = key_words(key)
    planes, spare = lay(threefry(chance, (NUMBERS, u32(0))), BOX, TILE_BITS)  # TM-SET-3
    for_deck, for_book = threefry(chance, (NUMBERS[:TREASURES], u32(1)))  # TM-SET-4
    zero = jnp.uint32(0)
    game = PackedTable(
        planes=planes,
        spare=spare,
        pawns=jnp.uint32(options.homes),  # TM-SET-5
        lefts=zero,
        rights=zero,
        spells=dealt_spells(chance, options),
        deck=pile(shuffled(for_deck), np.True_, TREASURES),
        book=pile(shuffled(for_book), np.True_, NUMBER_OF_PAGES),
        turned=zero,
        collected=zero,
        spent=zero,
        moves=jnp.uint32(1),
        gains=zero,
        active=zero,  # TM-SET-8
        phase=jnp.uint32(PICK if options.picks else ACT),
        turns=zero,
    )
    return game if options.picks else begun(game, options)


def begun(game: PackedTable, options: StaticOptions) -> PackedTable:
    """TM-SET-7: everybody draws, and the first page is read."""
    always = game.phase == game.phase
    for seat in range(options.seats):
        game = rules.draw(game, u32(seat), always)
    return rules.push_or_read(game, options, (u32(NO_ARROW), u32(0)), always)


def dealt_spells(chance: Pair, options: StaticOptions) -> Word:
    """TM-DEAL: what each seat has beside Push, a byte each; nothing where it still has to pick."""
    if options.intro:
        return jnp.uint32(packed([ROTATE] * options.seats, 8))  # TM-DEAL-1
    match options.deal:
        case Deal.CHOOSE:
            return jnp.uint32(0)
        case Deal.ASSIGNED:
            return jnp.uint32(packed((DEALT.index(spell) + 1 for spell in options.spells), 8))
        case Deal.RANDOM:
            spells = NUMBERS[: len(DEALT)]
            seats = shuffled(threefry(chance, (spells, u32(2)))[0])
            return total(jnp.where(seats < options.seats, spells + 1 << 8 * seats, 0))
