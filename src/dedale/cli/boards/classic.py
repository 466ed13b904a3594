"""The classic game in the terminal."""

import re
from typing import Any

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from dedale.cli.boards import plain
from dedale.cli.boards.board import Board, Reading, Scene, Unclear
from dedale.cli.maze import Square, draw_maze
from dedale.games.classic.actions import Insert, MoveTo, Skip
from dedale.games.classic.content import START, Colour, Face, Message
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze import kernels
from dedale.maze.arrow import Arrow, carry, line, opposite
from dedale.maze.board import reach
from dedale.maze.cell import CELLS, Cell
from dedale.maze.drawing import GLYPHS
from dedale.text import Voice

EMBLEMS = {
    Colour.RED: ("●", "#ff8a7d"),
    Colour.YELLOW: ("▲", "#f4b824"),
    Colour.BLUE: ("◆", "#8fc0f2"),
    Colour.GREEN: ("■", "#6fcba3"),
}
TURNS = "abcd"
PUSH = re.compile(r"(?P<arrow>\d{1,2})\s*(?P<turn>[a-d]|r?[0-3])?(?:\s+(?P<cell>[a-g][1-7]|\.))?")
SKIP = ("-", "skip")


def names(view: View, voice: Voice) -> tuple[str, ...]:
    """Seats by the colours of their pawns."""
    return tuple(voice.say(f"colour-{colour}") for colour in view.colours)


def draw(scene: Scene) -> RenderableType:
    """The maze, the seats, and the spare or the other choices."""
    cells = {offer.cell for offer in scene.offers if isinstance(offer, MoveTo)}
    parts: list[RenderableType] = [maze(scene, scene.view, cells), seats(scene)]
    if any(isinstance(offer, Insert) for offer in scene.offers):
        parts.append(spare(scene))
    elif scene.offers and not cells:
        parts.append(plain.listing(scene))
    return Group(*parts)


def maze(scene: Scene, view: View, lit: set[Cell]) -> Text:
    """The tiles with treasures and pawns; places within reach are lit."""
    squares = []
    for cell, face in zip(CELLS, view.maze, strict=True):
        pawns = [EMBLEMS[c] for c, at in zip(view.colours, view.pawns, strict=True) if at == cell]
        label = scene.voice.say(f"treasure-{face.treasure}.short") if face.treasure else ""
        home = next((colour for colour in view.colours if START[colour] == cell), None)
        if home:
            label = f"⌂{EMBLEMS[home][0]}"
        wanted = face.treasure in view.targets or (view.goes_home and is_home(view, cell))
        squares.append(Square(face.openings, label, pawns, cell in lit, wanted))
    return draw_maze(squares, view.forbidden)


def is_home(view: View, cell: Cell) -> bool:
    """Whether this is the start corner of the viewer."""
    return view.seat is not None and START[view.colours[view.seat]] == cell


def seats(scene: Scene) -> Text:
    """Who has found how much, and what the viewer looks for."""
    view: View = scene.view
    lines = []
    for seat, colour in enumerate(view.colours):
        emblem, ink = EMBLEMS[colour]
        found, left = len(view.found[seat]), view.cards_left[seat]
        facts = {"seat": seat, "found": found, "all": found + left}
        line = Text("▸ " if seat == view.active else "  ", "bold")
        line.append(f"{emblem} ", ink).append(scene.voice.say("seat-line", **facts))
        if seat == view.seat:
            line.append("  " + scene.voice.say("own-target", target=goal(scene)), "bold")
        lines.append(line)
    if view.message:
        word = f"message-{view.message}"
        told = f"✉ {scene.voice.say(word)}: {scene.voice.say(word + '.help')}"
        lines.append(Text(told, "italic"))
    return Text("\n").join(lines)


def goal(scene: Scene) -> str:
    """What the viewer looks for, in words."""
    view: View = scene.view
    if view.goes_home:
        return scene.voice.say("target-home")
    return " + ".join(scene.voice.say(f"treasure-{treasure}") for treasure in view.targets) or "–"


def spare(scene: Scene) -> Text:
    """The spare as it can lie, each rotation with its letter."""
    face: Face = scene.view.spare
    ways = zip(TURNS, GLYPHS[face.shape], strict=False)
    said = scene.voice.say(f"treasure-{face.treasure}") if face.treasure else ""
    turns = "   ".join(f"{letter} {glyph}" for letter, glyph in ways)
    return Text(scene.voice.say("spare", turns=turns) + (f"   ({said})" if said else ""))


def foresee(scene: Scene, action: Any) -> RenderableType:
    """The maze as it would be after a push, with what would come within reach."""
    if not isinstance(action, Insert):
        return plain.foresee(scene, action)
    view = pushed(scene.view, action)
    seat = scene.view.active
    links = kernels.links(kernels.sides([face.openings for face in view.maze]))
    lit = set(reach(links, view.pawns[seat]))
    facts = {"arrow": action.arrow, "count": len(lit)}
    found = [f.treasure for c, f in zip(CELLS, view.maze, strict=True) if c in lit and f.treasure]
    told = scene.voice.say("foreseen", **facts)
    for treasure in view.targets:
        if treasure in found:
            told += " " + scene.voice.say("foreseen-target", treasure=treasure)
    return Group(maze(scene, view, lit), Text(told, "bold"))


def pushed(view: View, action: Insert) -> View:
    """The view with the spare pushed in."""
    faces = list(view.maze)
    face = replace(view.spare, rotation=action.rotation)
    for cell in line(action.arrow):
        faces[cell.number], face = face, faces[cell.number]
    return replace(
        view,
        maze=tuple(faces),
        spare=replace(face, rotation=0),
        pawns=tuple(carry(action.arrow, pawn) for pawn in view.pawns),
        forbidden=opposite(action.arrow),
    )


def prompt(scene: Scene) -> str:
    """What can be typed now."""
    if any(isinstance(offer, Insert) for offer in scene.offers):
        skip = Skip() in scene.offers
        return scene.voice.say("type-push-or-skip" if skip else "type-push")
    if all(isinstance(offer, MoveTo) for offer in scene.offers):
        return scene.voice.say("type-cell")
    return plain.prompt(scene)


def read(scene: Scene, text: str) -> Reading:
    """A push such as `9b`, a push and a walk such as `9b d3`, a cell, or a number from the list."""
    if text in SKIP:
        return Reading((Skip(),))
    if cell := read_cell(scene.view, text):
        return Reading((MoveTo(cell),))
    listed = scene.view.phase is Phase.EVENT and scene.view.message is not Message.DOUBLE_SHIFT
    if listed:
        return plain.read(scene, text)
    return read_push(scene, text)


def read_cell(view: View, text: str) -> Cell | None:
    """A cell by column and row, as in `d3`; a dot is the own cell."""
    if text == ".":
        return view.pawns[view.active]
    if re.fullmatch(r"[a-g][1-7]", text):
        return Cell(int(text[1]) - 1, "abcdefg".index(text[0]))
    return None


def read_push(scene: Scene, text: str) -> Reading:
    """An arrow with a rotation, and perhaps a cell to walk to afterwards."""
    match = PUSH.fullmatch(text)
    if match is None:
        walking = scene.view.phase is Phase.MOVE
        raise Unclear("unclear-cell" if walking else "unclear-push", typed=text)
    turn = match["turn"] or "a"
    rotation = TURNS.index(turn) if turn in TURNS else int(turn[-1])
    insert = Insert(Arrow(int(match["arrow"])), rotation)
    if not match["cell"]:
        return Reading((insert,), look_first=insert in scene.offers)
    view = pushed(scene.view, insert) if insert in scene.offers else scene.view
    cell = read_cell(view, match["cell"])
    assert cell is not None
    return Reading((insert, MoveTo(cell)))


board = Board(names=names, draw=draw, foresee=foresee, prompt=prompt, read=read)
