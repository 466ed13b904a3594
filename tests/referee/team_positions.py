"""Team tables that random play never reaches, laid tile by tile."""

from random import Random

from msgspec.structs import replace

from dedale.core.records import Seat, with_item
from dedale.games.team.content import (
    DEALT,
    FIXED_TILES,
    MOVABLE_IDS,
    PAGES,
    PRINTS,
    TILE_OF,
    Spell,
    Treasure,
)
from dedale.games.team.state import Board, Mode, Options, Phase, State
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FREE, Cell
from dedale.maze.ground import START, Colour
from tests.referee.mazes import lay, shut_off, shut_places

TURNS = ((1, 0), (1, 0), (1, 0), (1, 1), (1, 1), (0, 0), (0, 1), (0, 2))
"""Moves left and treasures collected in a turn."""


def position(dice: Random) -> State:
    """Any table: cards nearly gone, rubble about, and any point of a turn."""
    state = laid(dice)
    if dice.random() < 0.4:
        state = on_a_treasure(state, dice)
    if dice.random() < 0.2:
        state = walled_in(state, dice)
    if dice.random() < 0.4:
        state = with_rubble(state, dice)
    return state


def laid(dice: Random) -> State:
    """A table with every tile up, in the second step of a turn."""
    seats, mode = dice.randint(2, 4), dice.choice(list(Mode))
    colours = tuple(dice.sample(list(Colour), seats))
    maze, spare = lay(dice, FIXED_TILES, [(id, PRINTS[id].shape) for id in MOVABLE_IDS])
    moves, gains = dice.choice(TURNS)
    active = Seat(dice.randrange(seats))
    boards, deck, collected = cards(dice, mode, active, gains, seats)
    pages = dice.sample(range(len(PAGES)), len(PAGES))
    read = dice.choice((24, dice.randint(1, 24)))
    spells = dealt(dice, mode, seats)
    return State(
        options=Options(mode=mode, colours=colours),
        colours=colours,
        maze=maze,
        spare=spare,
        pawns=tuple(dice.choice((*CELLS, *[START[c]] * 20)) for c in colours),
        boards=boards,
        spells=spells,
        deck=deck,
        book=tuple(pages[read:]),
        turned=tuple(pages[:read]),
        active=active,
        collected=collected,
        spent=tuple(spell for spell in spells[active] if dice.random() < 0.25),
        moves=moves,
        gains=gains,
    )


def dealt(dice: Random, mode: Mode, seats: int) -> tuple[tuple[Spell, ...], ...]:
    """Push and Rotate for everybody, or Push and a spell of one's own."""
    if mode is Mode.INTRO:
        return ((Spell.PUSH, Spell.ROTATE),) * seats
    return tuple((Spell.PUSH, spell) for spell in dice.sample(DEALT, seats))


def cards(
    dice: Random, mode: Mode, active: Seat, gains: int, seats: int
) -> tuple[tuple[Board, ...], tuple[Treasure, ...], tuple[Treasure, ...]]:
    """The boards, the deck and the pile; with an empty deck boards run out, and one may help."""
    pool = dice.sample(list(Treasure), 24)
    left = dice.choice((0, 0, 0, 1, 4))
    boards = [[pool.pop(), pool.pop()] for _ in range(seats)]
    for seat in range(seats):
        gone = dice.choice((0, 1, 2, 2, 2)) if not left else gains if seat == active else 0
        for slot in dice.sample((0, 1), gone):
            pool.append(boards[seat][slot])
            boards[seat][slot] = None
        if mode is Mode.EXPERT and boards[seat][0] is None:
            boards[seat].reverse()
    if len(pool) == 24:
        boards[0][0] = pool.pop()
    deck = tuple(pool.pop(0) for _ in range(left))
    return tuple((one, two) for one, two in boards), deck, tuple(pool)


def on_a_treasure(state: State, dice: Random) -> State:
    """The active pawn stands on something that is still to be collected."""
    wanted = [TILE_OF[card] for board in state.boards for card in board if card is not None]
    places = [cell for cell in CELLS if state.maze[cell].id in wanted]
    if not places:
        return state
    return replace(state, pawns=with_item(state.pawns, state.active, dice.choice(places)))


def walled_in(state: State, dice: Random) -> State:
    """The active pawn is shut in by the tiles around it, where that is possible."""
    here = state.pawns[state.active]
    cell = here if here in shut_places() else dice.choice(shut_places())
    return replace(
        state,
        maze=shut_off(state.maze, cell),
        pawns=with_item(state.pawns, state.active, cell),
    )


def with_rubble(state: State, dice: Random) -> State:
    """Some tiles are down; the active pawn may wait on one to turn it up."""
    here = state.pawns[state.active]
    down = dice.sample([cell for cell in FREE if cell not in state.pawns], dice.randint(1, 14))
    if here in FREE and state.pawns.count(here) == 1 and dice.random() < 0.6:
        waiting = replace(state, phase=Phase.FLIP, moves=0, gains=min(state.gains, 1))
        return buried(waiting, [*down, here])
    return buried(state, down)


def buried(state: State, down: list[Cell]) -> State:
    """These tiles are down; rubble lies at rotation 0 (TM-CMP-12)."""
    lying = zip(CELLS, state.maze.tiles, strict=True)
    tiles = tuple(tile.turned(0) if cell in down else tile for cell, tile in lying)
    return replace(state, maze=Maze(tiles), down=tuple(sorted(down)))
