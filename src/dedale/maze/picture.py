"""How tiles and pawns are painted, for people who watch an agent; games say what lies where."""

from collections.abc import Sequence

from dedale.core.extras import extra
from dedale.maze.cell import FIXED, SIZE, Cell
from dedale.maze.ground import Colour

with extra("rl"):
    import numpy as np

    from dedale.core.numbers import Plane

Ink = tuple[int, int, int]

TILE = 24  # pixels
NARROW, WIDE = 8, 16  # from where to where a corridor goes
WALL, STONE, FLOOR, GOLD, WANTED, HEAP = (
    (58, 125, 98),
    (105, 130, 142),
    (242, 226, 188),
    (190, 140, 30),
    (179, 50, 31),
    (96, 84, 72),
)
INKS = {
    Colour.RED: (214, 60, 48),
    Colour.YELLOW: (244, 184, 36),
    Colour.BLUE: (40, 96, 190),
    Colour.GREEN: (30, 140, 80),
}


def board() -> Plane:
    """An empty board from above, and room for the spare beside it."""
    return np.full((SIZE * TILE, (SIZE + 2) * TILE, 3), 255, np.uint8)


def place(image: Plane, cell: Cell) -> Plane:
    """The pixels of a cell."""
    return image[TILE * cell.row :, TILE * cell.col :][:TILE, :TILE]


def beside(image: Plane) -> Plane:
    """The pixels of the spare."""
    return image[TILE : 2 * TILE, -TILE:]


def wall(cell: Cell) -> Ink:
    """The walls of tiles that never move look different."""
    return STONE if cell in FIXED else WALL


def paint(tile: Plane, openings: int, wall: Ink, gold: bool) -> None:
    """A tile: its walls, its corridors, and a treasure, if it has one."""
    tile[:] = wall
    tile[NARROW:WIDE, NARROW:WIDE] = FLOOR
    north, east, south, west = (openings >> side & 1 for side in range(4))
    tile[: north * NARROW, NARROW:WIDE] = FLOOR
    tile[NARROW:WIDE, TILE - east * NARROW :] = FLOOR
    tile[TILE - south * NARROW :, NARROW:WIDE] = FLOOR
    tile[NARROW:WIDE, : west * NARROW] = FLOOR
    if gold:
        tile[NARROW + 2 : WIDE - 2, NARROW + 2 : WIDE - 2] = GOLD


def frame(tile: Plane, ink: Ink) -> None:
    """A line around a tile."""
    tile[:2], tile[-2:], tile[:, :2], tile[:, -2:] = ink, ink, ink, ink


def figure(tile: Plane, number: int, ink: Ink) -> None:
    """A figure in its quarter of a tile."""
    across, down = TILE // 2 * (number % 2) + 2, TILE // 2 * (number // 2) + 2
    tile[down : down + 8, across : across + 8] = ink


def pawns(
    image: Plane, colours: Sequence[Colour], homes: Sequence[Cell], cells: Sequence[Cell]
) -> None:
    """The start corners, and the pawns of all seats."""
    for seat, colour in enumerate(colours):
        frame(place(image, homes[seat]), INKS[colour])
        figure(place(image, cells[seat]), seat, INKS[colour])
