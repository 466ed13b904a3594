"""A classic game as words of 32 bits, for JAX: what stands where, and how it is read.

A tile is a number: bits 0 to 3 are its open sides, N, E, S, W; then come its treasure (five bits:
its id and one, or 0) and, with messages, the message on its back (three bits, in the same manner).
The maze is turned round: for each of these bits a mask of the cells whose tile has it. So a push is
the same for all of them, and the open sides are what a flood needs.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from dedale.envs.jax.masks import Mask, Word, has, place, u32
from dedale.games.classic.content import PRINTS, TREASURE_ID, Message, Print
from dedale.games.classic.state import Phase
from dedale.maze.ground import START, USUAL_COLOURS
from dedale.maze.tile import OPENINGS

SHIFT, EVENT, MOVE, EXTRA, OVER = range(len(Phase))
DOUBLE_SHIFT, EXTRA_TURN, SWAP, PEEK, EXCHANGE, WALL_PASS = range(1, len(Message) + 1)

SIDES, TREASURE_BITS, MESSAGE_BITS = 4, 5, 3
TREASURE, MESSAGE = SIDES, SIDES + TREASURE_BITS  # the first bit of each in a tile
CARD_BITS, CARDS_A_WORD = 5, 6
CARDS = len(TREASURE_ID)

STRAIGHT, CORNER, JUNCTION = (sides[0] for sides in OPENINGS.values())
AT_REST = u32(STRAIGHT | CORNER << 4 | JUNCTION << 8)
"""The open sides of each shape at rotation 0, four bits each."""
SHAPES = u32(sum(n << 2 * sides for n, all in enumerate(OPENINGS.values()) for sides in set(all)))
"""The number of the shape that has these open sides, two bits each."""


class Options(NamedTuple):
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
        places = [place(START[colour]) for colour in USUAL_COLOURS[self.seats]]
        return u32(sum(where << 8 * seat for seat, where in enumerate(places)))


class Game(NamedTuple):
    """The whole table; all words are unsigned."""

    planes: tuple[Mask, ...]  # by bit of a tile: the cells whose tile has it
    spare: Word  # a tile, at rotation 0
    pawns: Word  # places, a byte a seat
    cards: tuple[tuple[Word, ...], ...]  # by seat: the found ones, then the stack from its top
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


def turned(tile: Word, rotation: Word) -> Word:
    """A tile that is at rotation 0, as it lies at another one."""
    sides = tile & 15
    sides = (sides << rotation | sides >> (4 - rotation)) & 15
    return tile & ~u32(15) | sides


def at_rest(tile: Word) -> Word:
    """A tile as it lies at rotation 0 (CL-SHIFT-10)."""
    shape = SHAPES >> 2 * (tile & 15) & 3
    return tile & ~u32(15) | AT_REST >> 4 * shape & 15


def rotations(tile: Word) -> Word:
    """How many rotations of a tile at rotation 0 make a difference (CL-SHIFT-11)."""
    return jnp.where(tile & 15 == STRAIGHT, u32(2), u32(4))


def tile_at(planes: tuple[Mask, ...], where: Word, first: int, bits: int) -> Word:
    """Some bits of the tile on a place."""
    number = where ^ where
    for k in range(bits):
        number = number | has(planes[first + k], where) << k
    return number


def of_seat(word: Word, seat: Word) -> Word:
    """The byte of a seat."""
    return word >> 8 * seat & 255


def with_seat(word: Word, seat: Word, byte: Word) -> Word:
    """The word with another byte for a seat."""
    at = 8 * seat
    return word & ~(u32(255) << at) | byte << at


def own_cards(game: Game, seat: Word) -> tuple[Word, ...]:
    """The cards of a seat."""
    own = game.cards[0]
    for other, cards in enumerate(game.cards[1:], 1):
        own = tuple(jnp.where(seat == other, a, b) for a, b in zip(cards, own, strict=True))
    return own


def card(cards: tuple[Word, ...], index: Word) -> Word:
    """The card that is so many below the first one, as its treasure and one; 0 past the last."""
    if len(cards) == 1:
        return cards[0] >> CARD_BITS * index & 31
    further = index >= CARDS_A_WORD
    word = jnp.where(further, cards[1], cards[0])
    index = jnp.where(further, index - CARDS_A_WORD, index)
    return word >> CARD_BITS * index & 31


def left(game: Game, options: Options, seat: Word) -> Word:
    """How many cards the stack of a seat has."""
    return options.dealt - of_seat(game.found, seat)
