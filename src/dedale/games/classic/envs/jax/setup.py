"""How the table of a classic game is laid, in JAX."""

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
from jax import Array

from dedale.core.options import check_seats, read_options
from dedale.games.classic import state as rules
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS
from dedale.games.classic.envs.jax.table import CARDS, TILES, PackedTable, StaticOptions
from dedale.games.classic.setup import SEATS
from dedale.maze.jax.chance import key_words, threefry
from dedale.maze.jax.dealing import NUMBERS, boxed, lay, shuffled
from dedale.maze.jax.masks import NO_ARROW, Word, u32
from dedale.maze.jax.pawns import require_usual
from dedale.maze.jax.piles import Pile, pile

BOX = boxed(TILES, MOVABLE_IDS, FIXED_TILES)


def switches(seats: int, max_turns: int, named: Mapping[str, Any]) -> StaticOptions:
    """CL-SET-1: the switches of a new game."""
    check_seats(seats, SEATS)
    chosen = read_options(rules.Options, named)
    require_usual(chosen.first_seat, chosen.colours)
    return StaticOptions(seats, chosen.events, chosen.young, max_turns)


def deal(key: Array, options: StaticOptions) -> PackedTable:
    """CL-SET: lay the maze, deal the cards, put the pawns on their corners."""
    chance = key_words(key)
    for_cards, _ = threefry(chance, (NUMBERS[:CARDS], u32(1)))
    planes, spare = lay(threefry(chance, (NUMBERS, u32(0))), BOX, options.planes)  # CL-SET-3, -4
    zero = jnp.uint32(0)
    return PackedTable(
        planes=planes,
        spare=spare,
        pawns=jnp.uint32(options.homes),  # CL-SET-7
        cards=hands(shuffled(for_cards), options),
        found=zero,
        pairs=zero,
        active=zero,
        phase=zero,
        forbidden=jnp.uint32(NO_ARROW),
        message=zero,
        second=zero,
        turns=zero,
    )


def hands(order: Word, options: StaticOptions) -> tuple[Pile, ...]:
    """CL-SET-5: the cards by seat, dealt one by one; each card is told its place in the deck."""
    seat, slot = order % options.seats, order // options.seats
    return tuple(pile(slot, seat == own, options.dealt) for own in range(options.seats))
