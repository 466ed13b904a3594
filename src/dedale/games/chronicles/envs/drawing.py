"""Draws a view of chronicles for people who watch an agent: as text, and as a picture."""

from dedale.core.numbers import Plane
from dedale.games.chronicles.envs.reached import wanted
from dedale.games.chronicles.rules.journal import crystals
from dedale.games.chronicles.state import Piece
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import COLOURS, Hero, PortalColour
from dedale.maze.cell import CELLS
from dedale.maze.drawing import glyph
from dedale.maze.picture import WALL, Ink, beside, board, figure, frame, paint, place, wall

INKS: dict[Hero, Ink] = {
    Hero.ROGER: (214, 60, 48),
    Hero.DEMETRIS: (30, 140, 80),
    Hero.OLLIE: (244, 184, 36),
    Hero.MIRANDA: (40, 96, 190),
}
PORTALS: dict[PortalColour, Ink] = {
    PortalColour.RED: (214, 60, 48),
    PortalColour.PURPLE: (130, 60, 170),
    PortalColour.BLUE: (40, 96, 190),
    PortalColour.YELLOW: (244, 184, 36),
}
LOOTER, WARDEN, DRAGON = (96, 60, 30), (40, 40, 46), (20, 120, 60)


def text(view: View) -> str:
    """The maze in box characters, the Portals, the Characters, and how far the game is."""
    lines = [str(view.maze), f"extra tile {glyph(view.spare.shape, 0)}"] if view.maze.tiles else []
    for colour, portal in zip(COLOURS, view.portals, strict=True):
        lines += [f"{colour} Portal at {portal.cell.label}: {portal.item}"] if portal else []
    lines += [f"{kind} at {where}" for kind, where in figures(view) if where]
    lines += [line(view, piece) for piece in view.pieces]
    head = f"turn {view.turn}, {view.stage}, {len(view.looted)} looted"
    lines.append(f"{head}, {crystals(view)} of {wanted(view)} Crystals")
    return "\n".join(lines) + "\n"


def figures(view: View) -> list[tuple[str, str]]:
    """Where the Goblins and the Dragon are."""
    dragon = (view.dragon,) if view.dragon else ()
    named = {"Looters": view.looters, "Wardens": view.wardens, "Dragon": dragon}
    return [(kind, ", ".join(cell.label for cell in cells)) for kind, cells in named.items()]


def line(view: View, piece: Piece) -> str:
    """Where a Character is, what it holds, and whether it acts."""
    held = ", ".join(piece.items) or "nothing"
    acts = ", to act" if piece is view.pieces[view.active] else ""
    return f"{piece.hero} at {piece.cell.label}, holds {held}{acts}"


def picture(view: View) -> Plane:
    """The board from above: Portals are frames, Echoes gold, figures squares."""
    image = board()
    if not view.maze.tiles:
        return image
    echoes = {echo.cell for echo in view.echoes}
    for cell in CELLS:
        paint(place(image, cell), view.maze[cell].openings, wall(cell), cell in echoes)
    for colour, portal in zip(COLOURS, view.portals, strict=True):
        if portal:
            frame(place(image, portal.cell), PORTALS[colour])
    if view.dragon:
        frame(place(image, view.dragon), DRAGON)
    paint(beside(image), view.spare.openings, WALL, False)
    for number, piece in enumerate(view.pieces):
        figure(place(image, piece.cell), number, INKS[piece.hero])
    for cells, ink in ((view.looters, LOOTER), (view.wardens, WARDEN)):
        for cell in cells:
            frame(place(image, cell)[6:-6, 6:-6], ink)
    return image
