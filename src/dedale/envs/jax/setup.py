"""How the table of a classic game is laid, in JAX.

A shuffle gives each item a random number; its place is how many others have a lesser one. That is
no sorting, and so a whole batch is dealt in a few kernels.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.envs.jax.chance import key_words, threefry
from dedale.envs.jax.masks import LOWER, NO_ARROW, Mask, Word, bit, pick, place, u32
from dedale.envs.jax.table import CARD_BITS, CARDS, CARDS_A_WORD, TILES, Game, Options, turned
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS
from dedale.maze.cell import FREE

MOVABLE = TILES[list(MOVABLE_IDS)]
FIXED = [(place(cell), TILES[tile.id], tile.rotation) for cell, tile in FIXED_TILES.items()]
ASIDE = 63  # the place of the spare: no bit of a mask
PLACES = np.array([*(place(cell) for cell in FREE), ASIDE], u32)
NUMBERS = np.arange(len(MOVABLE), dtype=u32)
SPREAD = ~u32(63)  # the bits of a random number that are not its index


def deal(key: Array, options: Options) -> Game:
    """CL-SET: lay the maze, deal the cards, put the pawns on their corners."""
    chance = key_words(key)
    for_tiles, for_turns = threefry(chance, (NUMBERS, u32(0)))
    for_cards, _ = threefry(chance, (NUMBERS[:CARDS], u32(1)))
    order = shuffled(for_tiles)  # CL-SET-3
    placed = turned(MOVABLE, for_turns & 3)  # CL-SET-4
    cells = bit(pick(PLACES, order))
    is_spare = order == len(FREE)
    zero = jnp.uint32(0)
    return Game(
        planes=tuple(plane(placed, cells, k) for k in range(options.planes)),
        spare=total(jnp.where(is_spare, MOVABLE, 0)) & u32((1 << options.planes) - 1),
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


def shuffled(words: Word) -> Word:
    """A random place for each of some random words, each place once."""
    keys = words & SPREAD | np.arange(words.size, dtype=u32)  # no two are equal
    return total(keys[None, :] < keys[:, None])


def total(words: Word) -> Word:
    """The sum along the last axis, in two parts: XLA adds up to 31 numbers in one thread."""
    middle = words.shape[-1] // 2
    first, rest = words[..., :middle], words[..., middle:]
    return first.sum(axis=-1, dtype=jnp.uint32) + rest.sum(axis=-1, dtype=jnp.uint32)


def plane(tiles: Word, cells: Mask, k: int) -> Mask:
    """The cells whose tile has bit k: the fixed ones, and those of the tiles that were laid."""
    fixed = sum(1 << where for where, tile, turn in FIXED if int(turned(tile, turn)) >> k & 1)
    has = tiles >> k & 1
    upper, lower = (total(jnp.where(has == 1, words, 0)) for words in cells)
    return upper | u32(fixed & 0xFFFFFFFF), lower | u32(fixed >> LOWER)


def hands(order: Word, options: Options) -> tuple[tuple[Word, ...], ...]:
    """CL-SET-5: the cards by seat, dealt one by one; each card is told its place in the deck."""
    seat, slot = order % options.seats, order // options.seats
    number, at = slot // CARDS_A_WORD, CARD_BITS * (slot % CARDS_A_WORD)
    cards = np.arange(1, CARDS + 1, dtype=u32) << at
    words = range(-(-options.dealt // CARDS_A_WORD))
    return tuple(
        tuple(total(jnp.where((seat == s) & (number == w), cards, 0)) for w in words)
        for s in range(options.seats)
    )
