"""The maze in numbers: so many for each cell, row by row."""

from dedale.games.chronicles.envs.order import ITEMS
from dedale.games.chronicles.state import Piece
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import Hero
from dedale.maze.cell import CELLS, Cell

SEATS = 4
CELL = 4 + SEATS + 11  # numbers of a cell
SIZE = len(CELLS) * CELL


def around(view: View) -> tuple[Piece, ...]:
    """The Characters, counted from the one whose turn it is."""
    return (*view.pieces[view.active :], *view.pieces[: view.active])


def behind(view: View, hero: int | None) -> int:
    """A Character by its place after the active one, from 1; 0 for nobody."""
    return 0 if hero is None else (hero - view.active) % max(len(view.pieces), 1) + 1


def sides(openings: int) -> list[int]:
    """Whether a tile is open to N, E, S, W."""
    return [openings >> side & 1 for side in range(4)]


def cells(view: View) -> list[int]:
    """All cells; nothing lies there until the maze is laid."""
    if not view.maze.tiles:
        return [0] * SIZE
    return [number for cell in CELLS for number in cell_told(view, cell)]


def cell_told(view: View, cell: Cell) -> list[int]:
    """A cell: its openings, who stands there, marks, Goblins, the Dragon and tokens."""
    portals = [(n, p.item) for n, p in enumerate(view.portals, 1) if p and p.cell == cell]
    colour, item = portals[0] if portals else (0, None)
    echo = next((echo.item for echo in view.echoes if echo.cell == cell), None)
    here = [piece.cell == cell for piece in around(view)]
    starts = dict(zip(view.starts, Hero, strict=True))
    return [
        *sides(view.maze[cell].openings),
        *here,
        *[0] * (SEATS - len(here)),
        colour,
        ITEMS.number(item),
        ITEMS.number(echo),
        view.looters.count(cell),
        view.wardens.count(cell),
        view.dragon == cell,
        view.snares.count(cell),
        view.blooms.count(cell),
        view.wisps.count(cell),
        [*Hero].index(starts[cell]) + 1 if cell in starts else 0,
        cell in entered(view),
    ]


def entered(view: View) -> tuple[Cell, ...]:
    """The cells that the Move under way has entered."""
    task = view.todo[-1] if view.todo else None
    found: tuple[Cell, ...] = getattr(task, "entered", ())
    return found
