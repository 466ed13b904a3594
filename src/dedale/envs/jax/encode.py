"""A state of the rules as a state of JAX: to go on from a position, and to compare both."""

from collections.abc import Iterable

import jax
import numpy as np

from dedale.envs.jax.env import State, state_of
from dedale.envs.jax.masks import LOWER, NO_ARROW, place, u32
from dedale.envs.jax.table import CARD_BITS, CARDS_A_WORD, TILES, Game, Options
from dedale.games.classic import state as rules
from dedale.games.classic.content import TREASURE_ID, Message, Treasure
from dedale.games.classic.state import Phase
from dedale.maze.cell import CELLS
from dedale.maze.ground import USUAL_COLOURS
from dedale.maze.tile import Tile


def encode(state: rules.State, max_turns: int = 500, turns: int = 0) -> State:
    """The state of a game that the rules have brought so far, after so many turns."""
    options = options_of(state, max_turns)
    words = words_of(state, options, turns)
    encoded: State = jax.jit(state_of, static_argnames="options")(words, options)
    return encoded


def options_of(state: rules.State, max_turns: int) -> Options:
    """The switches of a game of the rules."""
    seats = len(state.pawns)
    if state.colours != USUAL_COLOURS[seats]:
        raise ValueError(f"only the usual colours can be played here, not {state.colours}")
    return Options(seats, state.options.events, state.options.young, max_turns)


def words_of(state: rules.State, options: Options, turns: int) -> Game:
    """The words of a state, as numbers of NumPy."""
    tiles = [(place(c), number(state.maze[c])) for c in CELLS]
    planes = [sum((tile >> k & 1) << at for at, tile in tiles) for k in range(options.planes)]
    dealt = options.dealt
    return Game(
        planes=tuple((u32(mask & 0xFFFFFFFF), u32(mask >> LOWER)) for mask in planes),
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
    starts = range(0, dealt, CARDS_A_WORD)
    return tuple(packed(numbers[start : start + CARDS_A_WORD], CARD_BITS) for start in starts)


def packed(numbers: Iterable[int], bits: int) -> np.uint32:
    """Numbers side by side, the first one lowest."""
    return u32(sum(number << bits * k for k, number in enumerate(numbers)))
