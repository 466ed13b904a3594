"""A team game as one row of numbers, for kernels: what stands where, there and back."""

from typing import Any

import numpy as np

from dedale.core.records import Seat
from dedale.games.team.content import PRINTS, Spell, Treasure
from dedale.games.team.state import Board, Deal, Mode, Options, Phase, State
from dedale.maze import kernels
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, cells_in, mask_of
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

CARDS = len(Treasure)
MOST_PAGES = 24

DOWN = MORE  # a mask: where rubble lies
BOARDS = DOWN + 1  # by seat: the left card and the right one
SPELLS = BOARDS + 2 * MOST_SEATS  # by seat: the spell beside Push
DECK = SPELLS + MOST_SEATS  # treasures: those that were drawn, then the deck from its top
PAGES = DECK + CARDS  # those that were read, then the book
FOUND = PAGES + MOST_PAGES  # treasures, in the order of collecting
DRAWN, READ, ALL_PAGES, COUNT = range(FOUND + CARDS, FOUND + CARDS + 4)  # how many of these
SEATS, ACTIVE, PHASE, MOVES, GAINS, SPENT, SPENT_LATER = range(COUNT + 1, COUNT + 8)
MODE, DEAL, FIRST, CHOSEN = range(SPENT_LATER + 1, SPENT_LATER + 5)  # the options
NAMED = CHOSEN + 1  # by seat: a spell that was assigned
COLOURS = NAMED + MOST_SEATS  # by seat
SIZE = COLOURS + MOST_SEATS

PHASES, MODES, DEALS = tuple(Phase), tuple(Mode), tuple(Deal)
SPELL_NAMES, TREASURES, COLOUR_NAMES = tuple(Spell), tuple(Treasure), tuple(Colour)
TREASURE_ID = {treasure: id for id, treasure in enumerate(Treasure)}


def encode(state: State) -> Row:
    """The row of a state."""
    row = np.full(SIZE, NOTHING, np.int64)
    row[SIDES:TILES] = kernels.sides([tile.openings for tile in state.maze.tiles])
    row[TILES:SPARE] = [tile.id for tile in state.maze.tiles]
    row[SPARE], row[DOWN] = state.spare.id, mask_of(state.down)
    for seat in state.seats:
        row[PAWNS + seat] = state.pawns[seat].number
        row[HOMES + seat] = state.home(seat).number
        row[BOARDS + 2 * seat :][:2] = [_card(card) for card in state.boards[seat]]
        row[SPELLS + seat] = _spells(state.spells[seat][1:], 1)[0]
        row[COLOURS + seat] = COLOUR_NAMES.index(state.colours[seat])
    drawn, read, found = CARDS - len(state.deck), len(state.turned), len(state.collected)
    pages = (*state.turned, *state.book)
    row[DECK + drawn : PAGES] = [TREASURE_ID[card] for card in state.deck]
    row[PAGES : PAGES + len(pages)] = pages
    row[FOUND : FOUND + found] = [TREASURE_ID[card] for card in state.collected]
    row[DRAWN:SEATS] = drawn, read, len(pages), found
    phase = PHASES.index(state.phase)
    row[SEATS:SPENT] = len(state.pawns), state.active, phase, state.moves, state.gains
    row[SPENT:MODE] = _spells(state.spent, 2)
    return _with_options(row, state.options)


def _with_options(row: Row, options: Options) -> Row:
    mode, deal = MODES.index(options.mode), DEALS.index(options.deal)
    row[MODE:NAMED] = mode, deal, options.first_seat, bool(options.colours)
    row[NAMED:COLOURS] = _spells(options.spells, MOST_SEATS)
    return row


def decode(row: Row) -> State:
    """The state of a row: the same that was encoded."""
    numbers = [int(number) for number in row]
    seats = range(numbers[SEATS])
    read, pages = PAGES + numbers[READ], PAGES + numbers[ALL_PAGES]
    return State(
        options=_options(numbers),
        colours=_colours(numbers),
        maze=Maze(tuple(tile_at(numbers, p, PRINTS[numbers[TILES + p]].shape) for p in range(49))),
        spare=Tile(PRINTS[numbers[SPARE]].shape, 0, numbers[SPARE]),
        pawns=tuple(CELLS[numbers[PAWNS + seat]] for seat in seats),
        boards=tuple(_board(numbers, seat) for seat in seats),
        spells=tuple((Spell.PUSH, *_cast(numbers[SPELLS + s : SPELLS + s + 1])) for s in seats),
        deck=tuple(TREASURES[n] for n in numbers[DECK + numbers[DRAWN] : PAGES]),
        book=tuple(numbers[read:pages]),
        active=Seat(numbers[ACTIVE]),
        phase=PHASES[numbers[PHASE]],
        down=cells_in(numbers[DOWN]),
        turned=tuple(numbers[PAGES:read]),
        collected=tuple(TREASURES[n] for n in numbers[FOUND : FOUND + numbers[COUNT]]),
        spent=_cast(numbers[SPENT:MODE]),
        moves=numbers[MOVES],
        gains=numbers[GAINS],
    )


def _options(numbers: list[int]) -> Options:
    return Options(
        mode=MODES[numbers[MODE]],
        deal=DEALS[numbers[DEAL]],
        spells=_cast(numbers[NAMED:COLOURS]),
        first_seat=numbers[FIRST],
        colours=_colours(numbers) if numbers[CHOSEN] else (),
    )


def _colours(numbers: list[int]) -> tuple[Colour, ...]:
    return tuple(COLOUR_NAMES[n] for n in numbers[COLOURS : COLOURS + numbers[SEATS]])


def _card(card: Treasure | None) -> int:
    return NOTHING if card is None else TREASURE_ID[card]


def _board(numbers: list[int], seat: int) -> Board:
    left, right = (None if n == NOTHING else TREASURES[n] for n in numbers[BOARDS + 2 * seat :][:2])
    return left, right


def _spells(spells: tuple[Spell, ...], places: int) -> list[int]:
    """Spells as numbers, and nothing in the places behind them."""
    return [SPELL_NAMES.index(s) for s in spells] + [NOTHING] * (places - len(spells))


def _cast(numbers: list[int]) -> tuple[Spell, ...]:
    return tuple(SPELL_NAMES[number] for number in numbers if number != NOTHING)


SHAPE_OF = np.array([SHAPES.index(tile.shape) for tile in PRINTS])
TREASURE_ON = np.array([_card(tile.treasure) for tile in PRINTS])
"""What is printed on the tiles, by id."""
