"""The classic game in the terminal."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dedale.games.classic.actions import Skip
from dedale.games.classic.content import Message
from dedale.games.classic.outlook import pushed, ways
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze.arrow import Arrow
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Insert, Walk
from dedale.terminal import plain
from dedale.terminal.board import Reading, TerminalBoard, TerminalScene
from dedale.terminal.errors import Unclear
from dedale.terminal.maze import EMBLEMS, TURNS, Square, draw_maze, turns
from dedale.terminal.maze import read_cell as read_place
from dedale.text import Voice

PUSH = re.compile(r"(?P<arrow>\d{1,2})\s*(?P<turn>[a-d])?(?:\s+(?P<cell>[a-g][1-7]|\.))?")
SKIP = "-"


def names(view: View, seats: int, voice: Voice) -> tuple[str, ...]:
    """Seats by the colours of their pawns."""
    return tuple(voice.say(f"colour-{colour}") for colour in view.colours[:seats])


def draw(scene: TerminalScene) -> RenderableType:
    """The maze, the seats, and the spare or the other choices."""
    cells = {offer.cell for offer in scene.offers if isinstance(offer, Walk)}
    parts: list[RenderableType] = [maze(scene, scene.view, cells), seats(scene)]
    if message := message_line(scene):
        parts.append(message)
    if any(isinstance(offer, Insert) for offer in scene.offers):
        parts.append(spare(scene))
    elif scene.offers and not cells:
        parts.append(plain.listing(scene))
    return Group(*parts)


def maze(scene: TerminalScene, view: View, lit: set[Cell]) -> Text:
    """The tiles with treasures, homes and pawns; places within reach are lit."""
    homes = {at: f"⌂{EMBLEMS[c][0]}" for c, at in zip(view.colours, view.homes, strict=True)}
    wanted = goals(view)
    squares = []
    for cell, face in zip(CELLS, view.maze, strict=True):
        pawns = [EMBLEMS[c] for c, at in zip(view.colours, view.pawns, strict=True) if at == cell]
        label = homes.get(cell, "")
        if face.on:
            label = scene.voice.say(f"treasure-{face.on}.short")
        squares.append(Square(cell, face.openings, label, pawns, cell in lit, cell in wanted))
    return draw_maze(squares, {view.forbidden})


def goals(view: View) -> list[Cell]:
    """Where the viewer wants to go, as far as it is on the board."""
    if view.goes_home and view.seat is not None:
        return [view.homes[view.seat]]
    return [c for c, face in zip(CELLS, view.maze, strict=True) if face.on in view.targets]


def seats(scene: TerminalScene) -> Text:
    """Who has found how much, and what the viewer looks for; two seats a line."""
    view: View = scene.view
    told = []
    for seat, colour in enumerate(view.colours):
        emblem, ink = EMBLEMS[colour]
        found, left = len(view.found[seat]), view.cards_left[seat]
        facts = {"seat": seat, "found": found, "all": found + left}
        line = Text("▸ " if seat == view.active else "  ", "bold")
        line.append(f"{emblem} ", ink).append(scene.voice.say("seat-line", **facts))
        told.append(line)
    for line in told[::2]:
        line.pad_right(max(0, 40 - len(line)))
    text = Text("\n").join(Text().join(told[first : first + 2]) for first in range(0, len(told), 2))
    if view.seat is not None:
        text.append("\n" + scene.voice.say("own-target", target=goal(scene)), "bold")
    return text


def goal(scene: TerminalScene) -> str:
    """What the viewer looks for, in words."""
    view: View = scene.view
    if view.goes_home:
        return scene.voice.say("target-home")
    return " + ".join(scene.voice.say(f"treasure-{treasure}") for treasure in view.targets) or "–"


def message_line(scene: TerminalScene) -> Text | None:
    """What the message that was read is good for, as long as it can be used."""
    view: View = scene.view
    ahead = view.message is Message.EXTRA_TURN and not view.second_half
    walking = view.phase is Phase.MOVE and (ahead or view.message is Message.WALL_PASS)
    if not view.message or not (walking or view.phase in (Phase.EVENT, Phase.EXTRA)):
        return None
    use = scene.voice.say(f"message-{view.message}.help")
    return Text(scene.voice.say("message-line", message=view.message, use=use), "italic")


def spare(scene: TerminalScene) -> Text:
    """The spare as it can lie, each rotation with its letter."""
    face = scene.view.spare
    if face.on is None:
        return Text(scene.voice.say("spare", turns=turns(face.shape)))
    return Text(scene.voice.say("spare-with", turns=turns(face.shape), treasure=face.on))


def foresee(scene: TerminalScene, action: Any) -> RenderableType:
    """The maze as it would be after a push, with what would come within reach."""
    if not isinstance(action, Insert):
        return plain.foresee(scene, action)
    view = pushed(scene.view, action)
    lit = within_reach(view)
    told = [scene.voice.say("foreseen", arrow=action.arrow, count=len(lit) - 1)]
    if view.goes_home and set(goals(view)) <= lit:
        told.append(scene.voice.say("foreseen-home"))
    faces = dict(zip(CELLS, view.maze, strict=True))
    for treasure in (faces[cell].on for cell in goals(view) if cell in lit):
        if treasure:
            told.append(scene.voice.say("foreseen-target", treasure=treasure))
    return Group(maze(scene, view, lit), Text(" ".join(told), "bold"))


def within_reach(view: View) -> set[Cell]:
    """The cells that the active pawn of a view reaches."""
    return {way[-1] for way in ways(view)}


def prompt(scene: TerminalScene) -> str:
    """What can be typed now."""
    if any(isinstance(offer, Insert) for offer in scene.offers):
        return scene.voice.say("type-push-or-skip" if Skip() in scene.offers else "type-push")
    if all(isinstance(offer, Walk) for offer in scene.offers):
        return scene.voice.say("type-cell")
    return plain.prompt(scene)


def read(scene: TerminalScene, text: str) -> Reading:
    """A push such as `9b`, a push and a walk such as `9b d3`, a cell, or a number from the list."""
    view: View = scene.view
    if text == SKIP:
        return Reading((Skip(),))
    if cell := read_cell(view, text):
        return Reading((Walk(cell),))
    if view.phase is Phase.EVENT and view.message is not Message.DOUBLE_SHIFT:
        return plain.read(scene, text)
    return read_push(scene, text)


def read_cell(view: View, text: str) -> Cell | None:
    """A cell by column and row, as in `d3`; a dot is the pawn's own cell."""
    return view.pawns[view.active] if text == "." else read_place(text)


def read_push(scene: TerminalScene, text: str) -> Reading:
    """An arrow with a rotation, and perhaps a cell to walk to afterwards."""
    view: View = scene.view
    match = PUSH.fullmatch(text)
    if match is None:
        walking = view.phase is Phase.MOVE
        raise Unclear("unclear-cell" if walking else "unclear-push", typed=text)
    insert = Insert(Arrow(int(match["arrow"])), TURNS.index(match["turn"] or "a"))
    if not match["cell"] or insert not in scene.offers:
        return Reading((insert,), look_first=insert in scene.offers)
    after = pushed(view, insert)
    cell = read_cell(after, match["cell"])
    assert cell is not None
    if cell not in within_reach(after):
        raise Unclear("unclear-way", cell=cell)
    return Reading((insert, Walk(cell)))


BOARD = TerminalBoard(
    help="help-push", names=names, draw=draw, foresee=foresee, prompt=prompt, read=read
)
