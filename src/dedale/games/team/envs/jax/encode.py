"""A state of the rules as words: to go on from a position, and to compare both."""

from collections.abc import Iterable

import numpy as np

from dedale.games.team import state as rules
from dedale.games.team.content import DEALT, Spell, Treasure
from dedale.games.team.envs.jax.table import (
    DOWN,
    NAME_OF,
    NUMBER_OF_PAGES,
    OTHER_SPENT,
    PUSH_SPENT,
    TILE_BITS,
    TILES,
    TREASURES,
    PackedTable,
    StaticOptions,
)
from dedale.games.team.state import Phase
from dedale.maze.cell import CELLS
from dedale.maze.jax.masks import place, u32
from dedale.maze.jax.pawns import packed, usual_seats
from dedale.maze.jax.piles import constant_pile
from dedale.maze.jax.tiles import constant_planes
from dedale.maze.tile import Tile


def options_of(state: rules.State, max_turns: int) -> StaticOptions:
    """The switches of a game of the rules."""
    seats, chosen = usual_seats(state.colours), state.options
    if chosen.first_seat:
        raise ValueError("only games that the first seat began can be played here")
    return StaticOptions(seats, chosen.mode, chosen.deal, chosen.spells, max_turns)


def words_of(state: rules.State, options: StaticOptions, turns: int) -> PackedTable:
    """The words of a state, as numbers of NumPy."""
    lefts, rights = zip(*state.boards, strict=True)
    tiles = [number(state.maze[cell], cell in state.down) for cell in CELLS]
    return PackedTable(
        planes=constant_planes(tiles, TILE_BITS),
        spare=u32(number(state.spare)),
        pawns=packed((place(pawn) for pawn in state.pawns), 8),
        lefts=packed(map(card, lefts), 8),
        rights=packed(map(card, rights), 8),
        spells=packed(map(beside_push, state.spells), 8),
        deck=constant_pile(map(card, state.deck), TREASURES),
        book=constant_pile((page + 1 for page in state.book), NUMBER_OF_PAGES),
        turned=set_of(page + 1 for page in state.turned),
        collected=set_of(map(card, state.collected)),
        spent=u32(sum({PUSH_SPENT if s is Spell.PUSH else OTHER_SPENT for s in state.spent})),
        moves=u32(state.moves),
        gains=u32(state.gains),
        active=u32(state.active),
        phase=u32(tuple(Phase).index(state.phase)),
        turns=u32(turns),
    )


def number(tile: Tile, down: bool = False) -> int:
    """A tile as it lies."""
    return int(TILES[tile.id]) & ~15 | tile.openings | down << DOWN


def card(treasure: Treasure | None) -> int:
    """A card, or 0."""
    return 0 if treasure is None else NAME_OF[treasure]


def beside_push(spells: tuple[Spell, ...]) -> int:
    """The spell that a seat has beside Push, or 0."""
    return next((DEALT.index(spell) + 1 for spell in spells if spell in DEALT), 0)


def set_of(numbers: Iterable[int]) -> np.uint32:
    """Numbers as a set."""
    return u32(sum(1 << number for number in numbers))
