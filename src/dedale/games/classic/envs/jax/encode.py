"""A state of the rules as a state of JAX: to go on from a position, and to compare both."""

import numpy as np

from dedale.games.classic import state as rules
from dedale.games.classic.content import TREASURE_ID, Message, Treasure
from dedale.games.classic.envs.jax.table import TILES, PackedTable, StaticOptions
from dedale.games.classic.state import Phase
from dedale.maze.jax.masks import NO_ARROW, place, u32
from dedale.maze.jax.pawns import packed, usual_seats
from dedale.maze.jax.piles import constant_pile
from dedale.maze.jax.tiles import constant_planes
from dedale.maze.tile import Tile


def options_of(state: rules.State, max_turns: int) -> StaticOptions:
    """The switches of a game of the rules."""
    return StaticOptions(
        usual_seats(state.colours), state.options.events, state.options.young, max_turns
    )


def words_of(state: rules.State, options: StaticOptions, turns: int) -> PackedTable:
    """The words of a state, as numbers of NumPy."""
    dealt = options.dealt
    return PackedTable(
        planes=constant_planes(map(number, state.maze.tiles), options.planes),
        spare=u32(number(state.spare) & (1 << options.planes) - 1),
        pawns=packed((place(pawn) for pawn in state.pawns), 8),
        cards=tuple(
            cards(found + stack, dealt)
            for found, stack in zip(state.found, state.stacks, strict=True)
        ),
        found=packed((dealt - len(stack) for stack in state.stacks), 8),
        pairs=packed(state.pairs, 8),
        active=u32(state.active),
        phase=u32(tuple(Phase).index(state.phase)),
        forbidden=u32(NO_ARROW if state.forbidden is None else state.forbidden),
        message=u32(0 if state.message is None else tuple(Message).index(state.message) + 1),
        second=u32(state.second_half),
        turns=u32(turns),
    )


def number(tile: Tile) -> int:
    """A tile as it lies."""
    return int(TILES[tile.id]) & ~15 | tile.openings


def cards(known: tuple[Treasure, ...], dealt: int) -> tuple[np.uint32, ...]:
    """Cards as words; where fewer are known than were dealt, the first ones are missing."""
    numbers = [0] * (dealt - len(known)) + [TREASURE_ID[card] + 1 for card in known]
    return constant_pile(numbers, dealt)
