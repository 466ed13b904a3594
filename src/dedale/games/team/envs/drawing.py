"""Draws a view of the team game for people who watch an agent: as text, and as a picture."""

from dedale.core.numbers import Plane
from dedale.games.team.content import Face, Treasure
from dedale.games.team.planes import wanted
from dedale.games.team.state import Phase
from dedale.games.team.view import View
from dedale.maze.cell import CELLS, SIZE
from dedale.maze.drawing import glyph
from dedale.maze.picture import HEAP, WALL, WANTED, beside, board, frame, paint, pawns, place, wall

RUBBLE = "▒"


def text(view: View) -> str:
    """The maze in box characters, a line for each seat, and how far the team is."""
    tiles = "".join(RUBBLE if f is None else glyph(f.shape, f.rotation) for f in view.maze)
    lines = [tiles[first : first + SIZE] for first in range(0, len(tiles), SIZE)]
    lines.append(f"spare {glyph(view.spare.shape, 0)}{carried(view.spare)}")
    if view.revealed is not None:
        lines.append(f"under the rubble {glyph(view.revealed.shape, 0)}{carried(view.revealed)}")
    lines += [line(view, seat) for seat in range(len(view.pawns))]
    count = len(view.collected)
    ended = f", {'won' if count == len(Treasure) else 'lost'}" if view.phase is Phase.OVER else ""
    lines.append(f"{count} treasures collected, {view.pages_left} pages left{ended}")
    return "\n".join(lines) + "\n"


def carried(face: Face) -> str:
    """What a tile shows, in words."""
    name = face.on.treasure or face.on.marking
    return f" with the {name}" if name else ""


def line(view: View, seat: int) -> str:
    """Where a seat is, what it looks for and what it can cast."""
    cards = " and ".join(card for card in view.boards[seat] if card is not None) or "nothing"
    spent = view.spent if seat == view.active else ()
    spells = " and ".join(spell for spell in view.spells[seat] if spell not in spent) or "nothing"
    acts = f", to act: {view.phase}" if seat == view.active else ""
    place = view.pawns[seat].label
    return f"{view.colours[seat]} at {place}, looks for {cards}, can cast {spells}{acts}"


def picture(view: View) -> Plane:
    """The board from above, and the spare beside it."""
    image, targets = board(), wanted(view)
    for cell, face in zip(CELLS, view.maze, strict=True):
        here = place(image, cell)
        if face is None:
            here[:] = HEAP
            continue
        paint(here, face.openings, wall(cell), face.on.treasure is not None)
        if face.on.treasure in targets:
            frame(here, WANTED)
    paint(beside(image), view.spare.openings, WALL, view.spare.on.treasure is not None)
    pawns(image, view.colours, view.homes, view.pawns)
    return image
