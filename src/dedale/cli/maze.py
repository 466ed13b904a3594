"""Draws a maze in colour, nine columns and three lines a tile.

Walls are solid characters and floors within reach are dotted, so the drawing can be read without
colour as well.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from dedale.maze.arrow import ARROWS, Arrow, entry
from dedale.maze.cell import FIXED, SIZE, Cell
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST

HEDGE, STONE = "#3a7d62", "#69828e"
SAND, GLOW, INK, THREAD = "#f2e2bc", "#ffd24a", "#22303a", "#b3321f"
WIDTH, GAP = 9, 3  # of a tile, and of an opening to the north or south
MARGIN = 5
POINTERS = "▼◀▲▶"  # by edge: N, E, S, W
AT = {(arrow // 3, entry(arrow)): arrow for arrow in ARROWS}


class Square(NamedTuple):
    """One tile as it is drawn."""

    openings: int
    label: str = ""
    pawns: Sequence[tuple[str, str]] = ()  # emblem and colour
    lit: bool = False  # within reach
    wanted: bool = False  # what the seat looks for


def draw_maze(squares: Sequence[Square], locked: Arrow | None) -> Text:
    """The whole board with its rim of letters, numbers and arrows."""
    lines = [letters(), edge(0, locked)]
    for row in range(SIZE):
        tiles = [draw_tile(squares[row * SIZE + col], Cell(row, col)) for col in range(SIZE)]
        for part in range(3):
            west, east = (rim(row, side, locked) if part == 1 else "" for side in (3, 1))
            line = [Text(f"{west:>{MARGIN}}", "bold"), *(tile[part] for tile in tiles)]
            lines.append(Text.assemble(*line, (east, "bold")))
    return Text("\n", no_wrap=True).join([*lines, edge(2, locked), letters()])


def letters() -> Text:
    """The names of the columns."""
    return Text(" " * MARGIN + "".join(f"{'ABCDEFG'[col]:^{WIDTH}}" for col in range(SIZE)), "dim")


def edge(side: int, locked: Arrow | None) -> Text:
    """The arrows above or below the board."""
    row = 0 if side == 0 else SIZE - 1
    names = [pointer(side, Cell(row, col), locked) for col in range(SIZE)]
    return Text(" " * MARGIN + "".join(f"{name:^{WIDTH}}" for name in names), "bold")


def rim(row: int, side: int, locked: Arrow | None) -> str:
    """The number of a row, with its arrow at the left (3) or right (1)."""
    name = pointer(side, Cell(row, 0 if side == 3 else SIZE - 1), locked)
    return f"{name} {row + 1}" if side == 3 else f" {row + 1} {name}"


def pointer(side: int, cell: Cell, locked: Arrow | None) -> str:
    """The number of the arrow at this place and where it points; a cross where it is locked."""
    arrow = AT.get((side, cell))
    if arrow is None:
        return ""
    sign = "×" if arrow == locked else POINTERS[side]
    return f"{sign}{arrow}" if side == 1 else f"{arrow}{sign}"


def draw_tile(square: Square, cell: Cell) -> list[Text]:
    """The three lines of a tile."""
    wall = STONE if cell in FIXED else HEDGE
    floor = f"{INK} on {GLOW if square.lit else SAND}"
    dot = "·" if square.lit else " "
    solid = ("█" * GAP, wall)

    def gap(side: int) -> tuple[str, str]:
        return (f"{dot:^{GAP}}", floor) if square.openings & side else solid

    def end(side: int) -> tuple[str, str]:
        return (dot, floor) if square.openings & side else ("█", wall)

    middle = Text.assemble(end(WEST), inside(square, floor, dot), end(EAST))
    north, south = (Text.assemble(solid, gap(side), solid) for side in (NORTH, SOUTH))
    return [north, middle, south]


def inside(square: Square, floor: str, dot: str) -> Text:
    """The middle of a tile: what lies there, and who stands there."""
    room = WIDTH - 2
    pawns = [Text(emblem, f"bold {colour} on {INK}") for emblem, colour in square.pawns]
    label = square.label[: room - len(pawns)]
    ink = f"bold {THREAD} underline" if square.wanted else "bold"
    middle = Text.assemble((label, f"{floor} {ink}"), *pawns)
    left = (room - len(middle)) // 2
    right = room - len(middle) - left
    return Text.assemble((dot * left, floor), middle, (dot * right, floor))
