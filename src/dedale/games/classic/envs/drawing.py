"""Draws a view of the classic game for people who watch an agent: as text, and as a picture."""

from dedale.core.numbers import Plane
from dedale.games.classic.view import View
from dedale.maze.cell import CELLS
from dedale.maze.drawing import draw, glyph
from dedale.maze.picture import WALL, WANTED, beside, board, frame, paint, pawns, place, wall


def text(view: View) -> str:
    """The maze in box characters, and a line for each seat."""
    lines = draw([(face.shape, face.rotation) for face in view.maze]).splitlines()
    carried = f" with the {view.spare.on}" if view.spare.on else ""
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
    image = board()
    for cell, face in zip(CELLS, view.maze, strict=True):
        paint(place(image, cell), face.openings, wall(cell), face.on is not None)
        if face.on is not None and face.on in view.targets:
            frame(place(image, cell), WANTED)
    paint(beside(image), view.spare.openings, WALL, view.spare.on is not None)
    pawns(image, view.colours, view.homes, view.pawns)
    return image
