"""A classic game as one row of numbers, for kernels: what stands where, there and back."""

from typing import Any

import numpy as np

from dedale.core.records import Seat
from dedale.games.classic.content import PRINTS, TREASURE_ID, Message, Treasure
from dedale.games.classic.state import Options, Phase, State
from dedale.maze import kernels
from dedale.maze.arrow import Arrow
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS
from dedale.maze.ground import Colour
from dedale.maze.jit import NOTHING
from dedale.maze.rows import (
    HOMES,
    MORE,
    MOST_SEATS,
    PAWNS,
    SHAPES,
    SIDES,
    SPARE,
    TILES,
    tile_at,
)
from dedale.maze.tile import Tile

Row = Any  # an array of SIZE signed words

MOST_CARDS = 12

FOUND = MORE  # by seat: how many cards are found
DEALT = FOUND + MOST_SEATS  # by seat: how many cards there are, found or not
PAIRS = DEALT + MOST_SEATS  # by seat: whether the upper two are open
CARDS = PAIRS + MOST_SEATS  # by seat: the found ones, then the stack from its top
SEATS = CARDS + MOST_SEATS * MOST_CARDS  # how many
ACTIVE, PHASE, FORBIDDEN, MESSAGE, SECOND, WINNER = range(SEATS + 1, SEATS + 7)
EVENTS, YOUNG, FIRST, CHOSEN = range(WINNER + 1, WINNER + 5)  # the options
COLOURS = CHOSEN + 1  # by seat
SIZE = COLOURS + MOST_SEATS

PHASES, MESSAGES = tuple(Phase), tuple(Message)
TREASURES, COLOUR_NAMES = tuple(Treasure), tuple(Colour)


def encode(state: State) -> Row:
    """The row of a state."""
    row = np.full(SIZE, NOTHING, np.int64)
    row[SIDES:TILES] = kernels.sides([tile.openings for tile in state.maze.tiles])
    row[TILES:SPARE] = [tile.id for tile in state.maze.tiles]
    row[SPARE] = state.spare.id
    for seat in state.seats:
        row[PAWNS + seat] = state.pawns[seat].number
        row[HOMES + seat] = state.home(seat).number
        row[FOUND + seat] = len(state.found[seat])
        row[PAIRS + seat] = state.pairs[seat]
        row[COLOURS + seat] = COLOUR_NAMES.index(state.colours[seat])
        cards = [TREASURE_ID[card] for card in (*state.found[seat], *state.stacks[seat])]
        row[DEALT + seat] = len(cards)
        row[CARDS + MOST_CARDS * seat :][: len(cards)] = cards
    row[SEATS : WINNER + 1] = (
        len(state.pawns),
        state.active,
        PHASES.index(state.phase),
        NOTHING if state.forbidden is None else state.forbidden,
        NOTHING if state.message is None else MESSAGES.index(state.message),
        state.second_half,
        NOTHING if state.winner is None else state.winner,
    )
    options = state.options
    row[EVENTS:COLOURS] = options.events, options.young, options.first_seat, bool(options.colours)
    return row


def decode(row: Row) -> State:
    """The state of a row: the same that was encoded."""
    numbers = [int(number) for number in row]
    seats = range(numbers[SEATS])
    colours = tuple(COLOUR_NAMES[numbers[COLOURS + seat]] for seat in seats)
    cards = [_cards(numbers, seat) for seat in seats]
    forbidden, message, winner = numbers[FORBIDDEN], numbers[MESSAGE], numbers[WINNER]
    return State(
        options=Options(
            events=bool(numbers[EVENTS]),
            young=bool(numbers[YOUNG]),
            first_seat=numbers[FIRST],
            colours=colours if numbers[CHOSEN] else (),
        ),
        colours=colours,
        maze=Maze(tuple(tile_at(numbers, p, PRINTS[numbers[TILES + p]].shape) for p in range(49))),
        spare=Tile(PRINTS[numbers[SPARE]].shape, 0, numbers[SPARE]),
        pawns=tuple(CELLS[numbers[PAWNS + seat]] for seat in seats),
        stacks=tuple(stack for _, stack in cards),
        found=tuple(found for found, _ in cards),
        pairs=tuple(bool(numbers[PAIRS + seat]) for seat in seats),
        active=Seat(numbers[ACTIVE]),
        phase=PHASES[numbers[PHASE]],
        forbidden=None if forbidden == NOTHING else Arrow(forbidden),
        message=None if message == NOTHING else MESSAGES[message],
        second_half=bool(numbers[SECOND]),
        winner=None if winner == NOTHING else Seat(winner),
    )


def _cards(numbers: list[int], seat: int) -> tuple[tuple[Treasure, ...], tuple[Treasure, ...]]:
    """What a seat has found, and its stack."""
    first = CARDS + MOST_CARDS * seat
    cards = tuple(TREASURES[n] for n in numbers[first : first + numbers[DEALT + seat]])
    return cards[: numbers[FOUND + seat]], cards[numbers[FOUND + seat] :]


SHAPE_OF = np.array([SHAPES.index(tile.shape) for tile in PRINTS])
TREASURE_ON = np.array([TREASURE_ID[t.treasure] if t.treasure else NOTHING for t in PRINTS])
MESSAGE_ON = np.array([MESSAGES.index(t.message) if t.message else NOTHING for t in PRINTS])
"""What is printed on the tiles, by id."""
