"""Draws a maze in colour, nine columns and two lines a tile, and reads the names of its cells.

The line between two tiles shows the edges of both, one in its upper and one in its lower half.
Walls are solid, covered tiles are hatched, and floors within reach are dotted, so that it can be
read without colour too.
"""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.text import Text

from dedale.maze.arrow import ARROWS, Arrow, entry
from dedale.maze.cell import COLUMNS, FIXED, SIZE, Cell
from dedale.maze.drawing import GLYPHS
from dedale.maze.ground import Colour
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST, Shape

HEDGE, STONE, COVERED = "#3a7d62", "#69828e", "#7d6ba8"
SAND, GLOW, INK, THREAD = "#f2e2bc", "#ffd24a", "#22303a", "#b3321f"
WIDTH, GAP = 9, 3  # of a tile, and of its opening and each corner beside it
MARGIN = 5
POINTERS = "▼◀▲▶"  # by edge: N, E, S, W
AT = {(arrow // 3, entry(arrow)): arrow for arrow in ARROWS}
EMBLEMS = {
    Colour.RED: ("●", "#ff8a7d"),
    Colour.YELLOW: ("▲", "#f4b824"),
    Colour.BLUE: ("◆", "#8fc0f2"),
    Colour.GREEN: ("⬢", "#6fcba3"),
}
"""How pawns are drawn: a sign and a colour."""

TURNS = "abcd"
"""What rotations are called when they are typed."""


def turns(shape: Shape) -> str:
    """A tile as it can lie, each rotation with its letter."""
    return "   ".join(f"{a} {glyph}" for a, glyph in zip(TURNS, GLYPHS[shape], strict=False))


def read_cell(text: str) -> Cell | None:
    """A cell by column and row, as in `d3`."""
    if re.fullmatch(r"[a-g][1-7]", text):
        return Cell(int(text[1]) - 1, COLUMNS.index(text[0].upper()))
    return None


class Square(NamedTuple):
    """One tile as it is drawn."""

    cell: Cell
    openings: int
    label: str = ""
    pawns: Sequence[tuple[str, str]] = ()  # emblem and colour
    lit: bool = False  # within reach
    wanted: bool = False  # what the seat looks for
    covered: bool = False  # nobody sees what it is, and no wall can be seen

    @property
    def wall(self) -> str:
        """The colour of its walls: stone for tiles that never move."""
        if self.covered:
            return COVERED
        return STONE if self.cell in FIXED else HEDGE

    @property
    def floor(self) -> str:
        """The colour of its corridor."""
        return GLOW if self.lit else SAND


def draw_maze(squares: Sequence[Square], locked: Collection[Arrow | None]) -> Text:
    """The whole board with its rim of letters, numbers and arrows."""
    rows = [squares[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
    lines = [columns(0, locked)]
    for row, here in enumerate(rows):
        lines.append(between(rows[row - 1] if row else None, here))
        west, east = rim(row, 3, locked), rim(row, 1, locked)
        middle = [middle_of(square) for square in here]
        lines.append(Text.assemble((f"{west:>{MARGIN}}", "bold"), *middle, (east, "bold")))
    return Text("\n", no_wrap=True).join([*lines, between(rows[-1], None), columns(2, locked)])


def columns(side: int, locked: Collection[Arrow | None]) -> Text:
    """The letters of the columns, with the arrows above (0) or below (2) the board."""
    row = 0 if side == 0 else SIZE - 1
    names = [f"{COLUMNS[col]} {pointer(side, Cell(row, col), locked)}" for col in range(SIZE)]
    return Text(" " * MARGIN + "".join(f"{name:^{WIDTH}}" for name in names).rstrip(), "bold")


def rim(row: int, side: int, locked: Collection[Arrow | None]) -> str:
    """The number of a row, with its arrow at the left (3) or right (1)."""
    name = pointer(side, Cell(row, 0 if side == 3 else SIZE - 1), locked)
    return f"{name} {row + 1}" if side == 3 else f" {row + 1} {name}"


def pointer(side: int, cell: Cell, locked: Collection[Arrow | None]) -> str:
    """The number of the arrow at this place and where it points; a cross where it is locked."""
    arrow = AT.get((side, cell))
    if arrow is None:
        return ""
    sign = "×" if arrow in locked else POINTERS[side]
    return f"{sign}{arrow}" if side == 1 else f"{arrow}{sign}"


def between(above: Sequence[Square] | None, below: Sequence[Square] | None) -> Text:
    """The line between two rows of tiles, or at the edge of the board."""
    if above and below:
        parts = [edges(north, south) for north, south in zip(above, below, strict=True)]
    else:
        side, sign = (NORTH, "▄") if below else (SOUTH, "▀")
        parts = [edge(square, square.openings & side, sign) for square in below or above or ()]
    return Text.assemble(" " * MARGIN, *parts)


def edge(square: Square, opened: int, sign: str) -> Text:
    """The edge of a tile at the edge of the board; an opening there leads nowhere."""
    return Text(sign * GAP + (" " if opened else sign) * GAP + sign * GAP, square.wall)


def edges(north: Square, south: Square) -> Text:
    """The southern edge of one tile over the northern edge of the next."""
    wall = STONE if STONE in (north.wall, south.wall) else HEDGE
    up, down = north.openings & SOUTH, south.openings & NORTH
    if up and down:
        way = (("·" if north.lit else " ").center(GAP), f"{INK} on {north.floor}")
    elif up:
        way = ("▄" * GAP, f"{south.wall} on {north.floor}")
    elif down:
        way = ("▀" * GAP, f"{north.wall} on {south.floor}")
    else:
        way = ("█" * GAP, wall)
    return Text.assemble(("█" * GAP, wall), way, ("█" * GAP, wall))


def middle_of(square: Square) -> Text:
    """The line through a tile: what lies there, who stands there, and the ways west and east."""
    pawns = [Text(emblem, f"bold {colour} on {INK}") for emblem, colour in square.pawns]
    if square.covered:
        return hatched(square, pawns)
    floor, dot = f"{INK} on {square.floor}", "·" if square.lit else " "
    west, east = (
        (dot, floor) if square.openings & side else ("█", square.wall) for side in (WEST, EAST)
    )
    room = WIDTH - 2 - len(pawns)
    ink = f"bold {THREAD} underline" if square.wanted else "bold"
    inside = Text.assemble((square.label[:room], f"{floor} {ink}"), *pawns)
    left, spare = (WIDTH - 2 - len(inside)) // 2, (WIDTH - 1 - len(inside)) // 2
    return Text.assemble(west, (dot * left, floor), inside, (dot * spare, floor), east)


def hatched(square: Square, pawns: Sequence[Text]) -> Text:
    """The same line where nobody sees what lies there; it can be walked onto."""
    floor = f"{INK} on {square.floor}" if square.lit else square.wall
    inside = Text.assemble(*pawns) if pawns else Text("···" if square.lit else "▒▒▒", floor)
    left = (WIDTH - len(inside)) // 2
    heap = "▒" * WIDTH
    return Text.assemble(
        (heap[:left], square.wall), inside, (heap[left + len(inside) :], square.wall)
    )
