"""Draws a view of the classic game for people who watch an agent: as text, and as a picture."""

from dedale.envs.errors import extra
from dedale.games.classic.content import Face
from dedale.games.classic.view import View
from dedale.maze.cell import CELLS, FIXED, SIZE, Cell
from dedale.maze.drawing import draw, glyph
from dedale.maze.ground import Colour

with extra("rl"):
    import numpy as np

    from dedale.envs.numbers import Plane

TILE = 24  # pixels
NARROW, WIDE = 8, 16  # from where to where a corridor goes
WALL, STONE, FLOOR, GOLD, WANTED = (
    (58, 125, 98),
    (105, 130, 142),
    (242, 226, 188),
    (190, 140, 30),
    (179, 50, 31),
)
INKS = {
    Colour.RED: (214, 60, 48),
    Colour.YELLOW: (244, 184, 36),
    Colour.BLUE: (40, 96, 190),
    Colour.GREEN: (30, 140, 80),
}


def text(view: View) -> str:
    """The maze in box characters, and a line for each seat."""
    lines = draw([(face.shape, face.rotation) for face in view.maze]).splitlines()
    carried = f" with the {view.spare.treasure}" if view.spare.treasure else ""
    lines.append(f"spare {glyph(view.spare.shape, 0)}{carried}")
    for seat, colour in enumerate(view.colours):
        acts = f", to act: {view.message or view.phase}" if seat == view.active else ""
        left = f"{view.cards_left[seat]} cards left"
        lines.append(f"{colour} at {view.pawns[seat].label}, {left}{acts}")
    if view.targets or view.goes_home:
        lines.append(f"target: {' and '.join(view.targets) or 'home'}")
    if view.winner is not None:
        lines.append(f"{view.colours[view.winner]} has won")
    return "\n".join(lines) + "\n"


def picture(view: View) -> Plane:
    """The board from above, and the spare beside it."""
    image = np.full((SIZE * TILE, (SIZE + 2) * TILE, 3), 255, np.uint8)
    for cell, face in zip(CELLS, view.maze, strict=True):
        paint(place(image, cell), face, STONE if cell in FIXED else WALL)
        if face.treasure is not None and face.treasure in view.targets:
            frame(place(image, cell), WANTED)
    paint(image[TILE : 2 * TILE, -TILE:], view.spare, WALL)
    for seat, colour in enumerate(view.colours):
        frame(place(image, view.homes[seat]), INKS[colour])
        across, down = TILE // 4 + TILE // 2 * (seat % 2), TILE // 4 + TILE // 2 * (seat // 2)
        place(image, view.pawns[seat])[down - 4 : down + 4, across - 4 : across + 4] = INKS[colour]
    return image


def place(image: Plane, cell: Cell) -> Plane:
    """The pixels of a cell."""
    return image[TILE * cell.row :, TILE * cell.col :][:TILE, :TILE]


def paint(tile: Plane, face: Face, wall: tuple[int, int, int]) -> None:
    """A tile: its walls, its corridors, and what it carries."""
    tile[:] = wall
    tile[NARROW:WIDE, NARROW:WIDE] = FLOOR
    north, east, south, west = (face.openings >> side & 1 for side in range(4))
    tile[: north * NARROW, NARROW:WIDE] = FLOOR
    tile[NARROW:WIDE, TILE - east * NARROW :] = FLOOR
    tile[TILE - south * NARROW :, NARROW:WIDE] = FLOOR
    tile[NARROW:WIDE, : west * NARROW] = FLOOR
    if face.treasure is not None:
        tile[NARROW + 2 : WIDE - 2, NARROW + 2 : WIDE - 2] = GOLD


def frame(tile: Plane, ink: tuple[int, int, int]) -> None:
    """A line around a tile."""
    tile[:2], tile[-2:], tile[:, :2], tile[:, -2:] = ink, ink, ink, ink
