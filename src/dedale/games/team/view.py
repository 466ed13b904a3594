"""What everybody may know of a team game: all seats and spectators see the same."""

from dedale.core.records import Record, Seat
from dedale.games.team.content import PAGES, AnyPage, Face, Spell, Treasure, face
from dedale.games.team.rules.deal import spells_left
from dedale.games.team.state import Board, Options, Phase, State
from dedale.maze.cell import CELLS, Cell
from dedale.maze.ground import Colour


class View(Record, frozen=True):
    """The table as everybody sees it (TM-HID-1)."""

    options: Options
    colours: tuple[Colour, ...]  # by seat
    homes: tuple[Cell, ...]  # by seat: the start corner
    maze: tuple[Face | None, ...]  # in reading order; None for rubble, until the game is over
    down: tuple[Cell, ...]  # where rubble lies
    revealed: Face | None  # the tile under the active pawn that is about to be turned up
    spare: Face
    pawns: tuple[Cell, ...]  # by seat
    boards: tuple[Board, ...]  # by seat: the left and the right card
    spells: tuple[tuple[Spell, ...], ...]  # by seat
    spent: tuple[Spell, ...]  # by the active seat, in this turn
    spells_left: tuple[Spell, ...]  # to choose from, while spells are picked
    active: Seat
    phase: Phase
    moves: int  # that the active seat has left
    gains: int  # treasures that it has collected in this turn
    collected: tuple[Treasure, ...]  # in order
    page: AnyPage | None  # the latest that was read
    pages: tuple[int, ...]  # all that were read, by number
    pages_left: int
    deck_left: int
    deck: tuple[Treasure, ...]  # empty until the game is over (TM-HID-4)
    book: tuple[int, ...]  # the pages that were not read; empty until the game is over


def view(state: State, seat: Seat | None) -> View:
    """Copy over, field by field, what may be known (TM-HID-1, TM-HID-2)."""
    over = state.phase is Phase.OVER
    return View(
        options=state.options,
        colours=state.colours,
        homes=tuple(state.home(other) for other in state.seats),
        maze=faces(state),
        down=state.down,
        revealed=revealed(state),
        spare=face(state.spare),
        pawns=state.pawns,
        boards=state.boards,
        spells=state.spells,
        spent=state.spent,
        spells_left=spells_left(state) if state.phase is Phase.PICK else (),
        active=state.active,
        phase=state.phase,
        moves=state.moves,
        gains=state.gains,
        collected=state.collected,
        page=PAGES[state.turned[-1]] if state.turned else None,
        pages=state.turned,
        pages_left=len(state.book),
        deck_left=len(state.deck),
        deck=state.deck if over else (),
        book=state.book if over else (),
    )


def faces(state: State) -> tuple[Face | None, ...]:
    """TM-HID-1, TM-HID-2: the fronts of the tiles that are up; after the result, of all."""
    hidden = () if state.phase is Phase.OVER else state.down
    lying = zip(CELLS, state.maze.tiles, strict=True)
    return tuple(None if cell in hidden else face(tile) for cell, tile in lying)


def revealed(state: State) -> Face | None:
    """TM-DOWN-1: what a move onto rubble has shown, before it is turned up."""
    if state.phase is not Phase.FLIP:
        return None
    return face(state.maze[state.pawns[state.active]])
