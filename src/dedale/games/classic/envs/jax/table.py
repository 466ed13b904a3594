"""A classic game as words of 32 bits, for JAX: what stands where, and how it is read.

A tile is a number: bits 0 to 3 are its open sides, N, E, S, W; then come its treasure (five bits:
its id and one, or 0) and, with messages, the message on its back (three bits, likewise).
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from dedale.games.classic.content import PRINTS, TREASURE_ID, Message, Print
from dedale.games.classic.state import Phase
from dedale.maze.jax.masks import Word, u32
from dedale.maze.jax.pawns import homes, of_seat
from dedale.maze.jax.piles import CARD_BITS, CARDS_A_WORD, Pile
from dedale.maze.jax.tiles import SIDES, Planes
from dedale.maze.tile import OPENINGS

SHIFT, EVENT, MOVE, EXTRA, OVER = range(len(Phase))
DOUBLE_SHIFT, EXTRA_TURN, SWAP, PEEK, EXCHANGE, WALL_PASS = range(1, len(Message) + 1)

TREASURE_BITS, MESSAGE_BITS = 5, 3
TREASURE, MESSAGE = SIDES, SIDES + TREASURE_BITS  # the first bit of each in a tile
CARDS = len(TREASURE_ID)


class StaticOptions(NamedTuple):
    """The switches of a game: known when functions are compiled."""

    seats: int = 2
    events: bool = False
    young: bool = False
    max_turns: int = 500

    @property
    def planes(self) -> int:
        """How many bits a tile has."""
        return MESSAGE + MESSAGE_BITS if self.events else MESSAGE

    @property
    def dealt(self) -> int:
        """How many cards a seat gets (CL-SET-5)."""
        return CARDS // self.seats

    @property
    def homes(self) -> np.uint32:
        """The start corners, a byte each (CL-SET-8)."""
        return homes(self.seats)


class PackedTable(NamedTuple):
    """The whole table; all words are unsigned."""

    planes: Planes  # by bit of a tile: the cells whose tile has it
    spare: Word  # a tile, at rotation 0
    pawns: Word  # places, a byte a seat
    cards: tuple[Pile, ...]  # by seat: the found ones, then the stack from its top
    found: Word  # how many, a byte a seat
    pairs: Word  # whether the two upper cards are open, a byte a seat
    active: Word
    phase: Word
    forbidden: Word  # an arrow, or NO_ARROW
    message: Word  # that was read this turn, or 0
    second: Word  # 1 in the second half of a turn with an extra shift and move
    turns: Word  # that came to an end


def tile_number(front: Print) -> int:
    """A tile at rotation 0 as a number."""
    treasure = 0 if front.treasure is None else TREASURE_ID[front.treasure] + 1
    message = 0 if front.message is None else tuple(Message).index(front.message) + 1
    return OPENINGS[front.shape][0] | treasure << TREASURE | message << MESSAGE


TILES = np.array([tile_number(front) for front in PRINTS], u32)
"""The tiles by id."""


def own_cards(game: PackedTable, seat: Word) -> Pile:
    """The cards of a seat."""
    own = game.cards[0]
    for other, cards in enumerate(game.cards[1:], 1):
        own = tuple(jnp.where(seat == other, a, b) for a, b in zip(cards, own, strict=True))
    return own


def card(cards: Pile, index: Word) -> Word:
    """The card that is so many below the first one, as its treasure and one; 0 past the last."""
    if len(cards) == 1:
        return cards[0] >> CARD_BITS * index & 31
    further = index >= CARDS_A_WORD
    word = jnp.where(further, cards[1], cards[0])
    index = jnp.where(further, index - CARDS_A_WORD, index)
    return word >> CARD_BITS * index & 31


def left(game: PackedTable, options: StaticOptions, seat: Word) -> Word:
    """How many cards the stack of a seat has."""
    return options.dealt - of_seat(game.found, seat)


def goes_on(game: PackedTable, options: StaticOptions) -> Word:
    """Whether the game has not ended."""
    return (game.phase != OVER) & (game.turns < options.max_turns)
