"""The team game in the terminal."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dedale.core.records import Seat
from dedale.games.team.actions import ODD, EndTurn, FlipUp, PickSpell, Rotate, Switch, WalkWith
from dedale.games.team.content import Treasure
from dedale.games.team.outlook import Outlook, outlook
from dedale.games.team.state import Mode, Phase
from dedale.games.team.view import View
from dedale.maze.arrow import ARROWS, Arrow, line
from dedale.maze.cell import CELLS, Cell, Side, next_to
from dedale.maze.turn import Insert, Walk
from dedale.terminal import plain
from dedale.terminal.board import Reading, TerminalBoard, TerminalScene
from dedale.terminal.errors import Unclear
from dedale.terminal.maze import EMBLEMS, TURNS, Square, draw_maze, read_cell, turns
from dedale.text import Voice

END = "e"
PLACE, TURN = r"([a-g][1-7])", r"\s*([a-d])"
PUSH = re.compile(r"(\d{1,2})\s*([a-d])?")
ROTATE = re.compile(rf"r\s*{PLACE}{TURN}")
SWITCH = re.compile(rf"s\s*{PLACE}\s*{PLACE}")


def names(view: View, seats: int, voice: Voice) -> tuple[str, ...]:
    """Seats by the colours of their pawns."""
    return tuple(voice.say(f"colour-{colour}") for colour in view.colours[:seats])


def draw(scene: TerminalScene) -> RenderableType:
    """The maze, the page, the boards of all seats, and what can be chosen."""
    view: View = scene.view
    lit = set(walks(scene))
    parts: list[RenderableType] = [maze(scene, view, lit), book(scene)]
    parts += [board_of(scene, Seat(seat)) for seat in range(len(view.colours))]
    if view.phase is Phase.PICK:
        parts += [plain.listing(scene)] if scene.offers else []
    else:
        parts.append(tile_line(scene))
    return Group(*parts)


def maze(scene: TerminalScene, shown: View | Outlook, lit: set[Cell]) -> Text:
    """Tiles with what they show, rubble, homes and pawns; places within reach are lit."""
    view: View = scene.view
    homes = {at: f"⌂{EMBLEMS[c][0]}" for c, at in zip(view.colours, view.homes, strict=True)}
    cards = wanted(view, view.active)
    squares = []
    for cell, face in zip(CELLS, shown.maze, strict=True):
        here = [EMBLEMS[c] for c, at in zip(view.colours, shown.pawns, strict=True) if at == cell]
        if face is None:
            squares.append(Square(cell, 0, "", here, cell in lit, covered=True))
            continue
        name = face.on.treasure or face.on.marking
        kind = "treasure" if face.on.treasure else "marking"
        label = scene.voice.say(f"{kind}-{name}.short") if name else homes.get(cell, "")
        sought = face.on.treasure is not None and face.on.treasure in cards
        squares.append(Square(cell, face.openings, label, here, cell in lit, sought))
    return draw_maze(squares, {arrow for arrow in ARROWS if line(arrow)[-1] in shown.down})


def wanted(view: View, seat: Seat) -> list[Treasure]:
    """The cards that a seat collects now; in the expert mode the left one alone."""
    left, right = view.boards[seat]
    cards = (left,) if view.options.mode is Mode.EXPERT else (left, right)
    return [card for card in cards if card is not None]


def book(scene: TerminalScene) -> Text:
    """The page that was read, and how far the team has come."""
    view: View = scene.view
    facts = {"count": len(view.collected), "left": view.pages_left, "cards": view.deck_left}
    if not view.pages:
        return Text(scene.voice.say("book-closed", **facts), "italic")
    return Text(scene.voice.say("book-line", page=view.pages[-1], **facts), "italic")


def board_of(scene: TerminalScene, seat: Seat) -> Text:
    """The cards and spells of a seat; what is spent is struck out."""
    view, say = scene.view, scene.voice.say
    emblem, ink = EMBLEMS[view.colours[seat]]
    text = Text("▸ " if seat == view.active else "  ", "bold").append(f"{emblem} ", ink)
    cards = [say(f"treasure-{card}") if card else "–" for card in view.boards[seat]]
    text.append(say("board-line", seat=seat, cards=" | ".join(cards))).append("  ")
    for spell in view.spells[seat]:
        spent = seat == view.active and spell in view.spent
        name = say(f"spell-{spell}")
        text.append(f" ×{name} " if spent else f" ✦{name} ", "dim strike" if spent else "bold")
    return text


def tile_line(scene: TerminalScene) -> Text:
    """The spare as it can lie, or the tile that is about to be turned up."""
    view: View = scene.view
    face, key = (view.revealed, "uncovered-tile") if view.revealed else (view.spare, "spare")
    name = face.on.treasure or face.on.marking
    if name is None:
        return Text(scene.voice.say(key, turns=turns(face.shape)))
    kind = "treasure" if face.on.treasure else "marking"
    word = scene.voice.say(f"{kind}-{name}")
    return Text(scene.voice.say(f"{key}-with", turns=turns(face.shape), treasure=word))


def foresee(scene: TerminalScene, action: Any) -> RenderableType:
    """The maze as it would be, and what everybody could take in it."""
    ahead = outlook(scene.view, action)
    if ahead is None:
        return plain.foresee(scene, action)
    told = [scene.voice.tell(action) + "."]
    ways = [way.path[-1] for way in ahead.ways[scene.view.active] if way.spell is None]
    for seat in range(len(ahead.ways)):
        told += [takes(scene, Seat(seat), card) for card in in_reach(scene.view, ahead, Seat(seat))]
    lit = set(ahead.way.path if ahead.way else ways)
    return Group(maze(scene, ahead, lit), Text(" ".join(told), "bold"))


def in_reach(view: View, ahead: Outlook, seat: Seat) -> list[Treasure]:
    """The cards of a seat whose treasures lie within its reach."""
    ends = {way.path[-1] for way in ahead.ways[seat]}
    lying = zip(CELLS, ahead.maze, strict=True)
    shown = {face.on.treasure for cell, face in lying if face is not None and cell in ends}
    return [card for card in wanted(view, seat) if card in shown]


def takes(scene: TerminalScene, seat: Seat, card: Treasure) -> str:
    """Who could take what."""
    return scene.voice.say("foreseen-card", seat=seat, treasure=card)


def prompt(scene: TerminalScene) -> str:
    """What can be typed now."""
    match scene.offers:
        case (PickSpell(), *_):
            return plain.prompt(scene)
        case (FlipUp(), *_):
            return scene.voice.say("type-rotation")
    return scene.voice.say("type-turn")


def read(scene: TerminalScene, text: str) -> Reading:
    """A push `9b`, a turn `r d3 b`, a switch `s d4 d5`, a cell `d3`, or `e` for the end."""
    if scene.view.phase is Phase.PICK:
        return plain.read(scene, text)
    if text == END:
        return Reading((EndTurn(),))
    if text in TURNS:
        return Reading((FlipUp(TURNS.index(text)),))
    if cell := scene.view.pawns[scene.view.active] if text == "." else read_cell(text):
        move = walks(scene).get(cell, Walk(cell))
        return Reading((move,), look_first=isinstance(move, WalkWith))
    spell = read_spell(text)
    return Reading((spell,), look_first=spell in scene.offers)


def walks(scene: TerminalScene) -> dict[Cell, Walk | WalkWith]:
    """The moves that are offered, by where they lead."""
    plain = {o.cell: o for o in scene.offers if isinstance(o, Walk)}
    return plain | {o.walk.cell: o for o in scene.offers if isinstance(o, WalkWith)}


def read_spell(text: str) -> Insert | Rotate | Switch:
    """A spell that is cast between moves."""
    if match := PUSH.fullmatch(text):
        return Insert(Arrow(int(match[1])), TURNS.index(match[2] or "a"))
    if match := ROTATE.fullmatch(text):
        return Rotate(place(match[1]), TURNS.index(match[2]))
    if match := SWITCH.fullmatch(text):
        return pair(place(match[1]), place(match[2]), text)
    raise Unclear("unclear-turn", typed=text)


def pair(one: Cell, other: Cell, text: str) -> Switch:
    """Two neighbours, as the rules name them."""
    for cell, beside in ((one, other), (other, one)):
        for side in Side:
            if cell in ODD and next_to(cell, side) == beside:
                return Switch(cell, side)
    raise Unclear("unclear-pair", typed=text)


def place(text: str) -> Cell:
    """A cell that is written as one."""
    cell = read_cell(text)
    assert cell is not None
    return cell


BOARD = TerminalBoard(
    help="help-turn",
    names=names,
    draw=draw,
    foresee=foresee,
    prompt=prompt,
    read=read,
    home=__package__,
)
