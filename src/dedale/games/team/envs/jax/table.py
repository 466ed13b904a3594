"""A team game as words of 32 bits, for JAX: what stands where, and how it is read.

A tile is a number: bits 0 to 3 are its open sides; then comes what names it (five bits: a treasure
from 1 to 24, a marking from 25 on, or 0), and whether it is down. A page is its number and one.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from dedale.games.team.content import DEALT, PAGES, PRINTS, Marking, Print, Spell, Treasure
from dedale.games.team.state import Deal, Mode, Phase
from dedale.maze.jax.masks import Mask, Word, u32
from dedale.maze.jax.pawns import homes, of_seat
from dedale.maze.jax.piles import Pile
from dedale.maze.jax.tiles import SIDES, Planes, tile_at
from dedale.maze.tile import OPENINGS

PICK, ACT, FLIP, OVER = range(len(Phase))
ROTATE, SWITCH, TRAVERSE, TELEPORT, ESCAPE = range(1, len(DEALT) + 1)

NAME_BITS = 5
NAME, DOWN = SIDES, SIDES + NAME_BITS  # the first bit of each in a tile
NAMES = slice(NAME, DOWN)  # their planes
TILE_BITS = DOWN + 1
NAME_OF = {name: number for number, name in enumerate((*Treasure, *Marking), 1)}
TREASURES, NUMBER_OF_PAGES = len(Treasure), len(PAGES)
ALL_TREASURES = u32((1 << TREASURES) - 1 << 1)
NO_NAME = 31  # of no tile at all

PUSH_SPENT, OTHER_SPENT = 1, 2  # bits


class StaticOptions(NamedTuple):
    """The switches of a game: known when functions are compiled."""

    seats: int = 2
    mode: Mode = Mode.INTRO
    deal: Deal = Deal.RANDOM
    spells: tuple[Spell, ...] = ()
    max_turns: int = 500

    @property
    def homes(self) -> np.uint32:
        """The start corners, a byte each (TM-SET-5)."""
        return homes(self.seats)

    @property
    def expert(self) -> bool:
        """TM-EXP: cards are collected in their order."""
        return self.mode is Mode.EXPERT

    @property
    def intro(self) -> bool:
        """TM-DEAL-1: everybody has Push and Rotate, and no other spell is there."""
        return self.mode is Mode.INTRO

    @property
    def picks(self) -> bool:
        """TM-DEAL-4: spells are chosen."""
        return self.deal is Deal.CHOOSE and not self.intro


class PackedTable(NamedTuple):
    """The whole table; all words are unsigned."""

    planes: Planes  # by bit of a tile: the cells whose tile has it; rubble lies at rotation 0
    spare: Word  # a tile, up, at rotation 0
    pawns: Word  # places, a byte a seat
    lefts: Word  # the left cards, a byte a seat, or 0
    rights: Word
    spells: Word  # beside Push, a byte a seat, or 0
    deck: Pile
    book: Pile
    turned: Word  # the pages that were read, as a set: bit 1 for page 0, and so on
    collected: Word  # treasures, likewise
    spent: Word  # what the active seat has cast in this turn
    moves: Word
    gains: Word
    active: Word
    phase: Word
    turns: Word  # how often the next seat came to act


def tile_number(front: Print) -> int:
    """A tile at rotation 0, up, as a number."""
    name = front.treasure or front.marking
    return OPENINGS[front.shape][0] | (0 if name is None else NAME_OF[name] << NAME)


TILES = np.array([tile_number(front) for front in PRINTS], u32)
"""The tiles by id."""


def goes_on(game: PackedTable, options: StaticOptions) -> Word:
    """Whether the game has not ended."""
    return (game.phase != OVER) & (game.turns < options.max_turns)


def own_place(game: PackedTable) -> Word:
    """Where the active pawn stands."""
    return of_seat(game.pawns, game.active)


def down(game: PackedTable) -> Mask:
    """Where rubble lies."""
    return game.planes[DOWN]


def ready(game: PackedTable) -> tuple[Word, Word]:
    """TM-TURN-6: whether the active seat can cast Push, and what it can cast beside it, or 0."""
    other = of_seat(game.spells, game.active)
    return game.spent & PUSH_SPENT == 0, jnp.where(game.spent & OTHER_SPENT == 0, other, u32(0))


def helping(game: PackedTable) -> Word:
    """TM-TRE-7: whether the active seat may collect for others."""
    own = of_seat(game.lefts | game.rights, game.active)
    return (game.deck[0] == 0) & (own == 0)


def shown(game: PackedTable) -> Word:
    """The treasure of the tile under the active pawn, or 0."""
    name = tile_at(game.planes, own_place(game), NAME, NAME_BITS)
    return jnp.where(name <= TREASURES, name, u32(0))
