"""The table of chronicles in a terminal: arrows, cells and words are typed, or a number."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dedale.core.records import tag
from dedale.games.chronicles.actions import (
    Buy,
    ChooseCell,
    ChooseColour,
    ChooseHero,
    ChooseTurn,
    ChroniclesAction,
    Done,
    End,
    First,
    Halt,
    Hammer,
    Heed,
    Hush,
    Next,
    Open,
    Pass,
    Pause,
    Pick,
    Repair,
    Resolve,
    Save,
    Stop,
    Use,
)
from dedale.games.chronicles.outlook import Outlook, lying, outlook
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.terminal import listed, mat, party, village
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import CORNERS
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.terminal import plain
from dedale.terminal.board import Reading, Shown, TerminalBoard, TerminalScene, name_of
from dedale.terminal.errors import Unclear
from dedale.terminal.maze import TURNS, read_cell
from dedale.text import Voice

PUSH = re.compile(r"(?P<arrow>[0-9]{1,2})\s*(?P<turn>[a-d])(?:\s+(?P<cell>[a-g][1-7]|\.))?")
IN_THE_MAZE = (Stage.SETUP, Stage.LABYRINTH, Stage.ACTION)
LOOKS = {"quests": listed.wishes_told, "cards": listed.cards_told, "story": village.told_stories}
"""What can be looked at: the words on cards, and the story so far."""
LONELY: dict[type[Any], str] = {End: "e", Stop: "stop", Pass: "-", Done: "-", Save: "save"}


def names(view: View, seats: int, voice: Voice) -> tuple[str, ...]:
    """Seats by their Characters, once they have some."""
    heroes = ((piece.seat, name_of(voice, "hero", piece.hero)) for piece in view.pieces)
    return plain.names_by_figures(heroes, seats, voice)


def draw(scene: TerminalScene) -> RenderableType:
    """The wishes, the maze and the party, or the village; then what can be done."""
    view: View = scene.view
    parts: list[Text] = []
    if view.stage in IN_THE_MAZE and view.maze.tiles:
        parts += [party.title(scene), party.wishes(scene)]
        parts += [mat.maze(scene, lying(view), lit(scene)), mat.portals(scene)]
        parts += [party.hero_of(scene, index) for index in range(len(view.pieces))]
        parts += [party.group(scene), mat.spare(scene)]
    elif view.stage not in IN_THE_MAZE:
        parts.append(village.village(scene))
    parts.append(listed.listing(scene, words(scene)))
    return Group(*(part for part in parts if part.plain))


def lit(scene: TerminalScene) -> set[Cell]:
    """The cells that can be chosen."""
    return {offer.cell for offer in scene.offers if isinstance(offer, Walk | ChooseCell)}


def words(scene: TerminalScene) -> dict[str, ChroniclesAction]:
    """What can be typed for each offer; where there is no word, its number in the list."""
    used = [offer.card for offer in scene.offers if isinstance(offer, Use)]
    found: dict[str, ChroniclesAction] = {}
    for number, offer in enumerate(scene.offers, start=1):
        word = word_of(offer)
        if isinstance(offer, Use) and used.count(offer.card) > 1 and offer.hero:
            word = f"{word} {offer.hero}"
        found[str(number) if word is None or word in found else word] = offer
    return found


def word_of(action: ChroniclesAction) -> str | None:
    """The word of an action, where it has one."""
    match action:
        case Insert(arrow, rotation):
            return f"{arrow}{TURNS[rotation]}"
        case Walk(cell) | ChooseCell(cell):
            return cell.label.lower()
        case Pause(Walk(cell)):
            return f"via {cell.label.lower()}"
        case ChooseTurn(rotation):
            return TURNS[rotation]
        case Pick(name) | First(name) | Next(name) | ChooseHero(name):
            return str(name)
        case ChooseColour(name) | Resolve(name):
            return str(name)
    return word_for_cards(action)


def word_for_cards(action: ChroniclesAction) -> str | None:
    """The word of an action with a card or a building."""
    match action:
        case Hush(word, True):
            return f"reserve {word}"
        case Use(word) | Buy(word) | Hush(word) | Heed(word) | Halt(word) | Repair(word):
            return f"{tag(action)} {word}"
        case Hammer(slot):
            return f"hammer {slot}"
        case Open(building, box):
            return f"open {building} {box}"
    return LONELY.get(type(action))


def foresee(scene: TerminalScene, action: Any) -> RenderableType:
    """The maze as it would be, and what the Characters could collect there."""
    said = [listed.told(scene, action) + "."]
    ahead = outlook(scene.view, action) if action in scene.offers else None
    if ahead is None:
        return Text(said[0], "bold")
    said += [scene.voice.tell(event) for event in ahead.events]
    said += [scene.voice.say("saga-chance")] if not ahead.sure else finds(scene, ahead)
    ends = {way[-1] for way in ahead.ways[scene.view.active]}
    return Group(mat.maze(scene, ahead, ends), Text(" ".join(said), "bold"))


def finds(scene: TerminalScene, ahead: Outlook) -> list[str]:
    """Who could collect what by a Move."""
    found = zip(scene.view.pieces, ahead.finds, strict=True)
    pairs = [(piece.hero, item) for piece, items in found for item in items]
    return [scene.voice.say("saga-find", hero=hero, item=item) for hero, item in pairs]


def prompt(scene: TerminalScene) -> str:
    """Arrows and cells in the maze, a number at a question."""
    kinds = {type(offer) for offer in scene.offers}
    if kinds & {Walk, End}:
        return scene.voice.say("type-saga")
    if Insert in kinds:
        return scene.voice.say("type-push")
    if ChooseCell in kinds:
        return scene.voice.say("type-place")
    return plain.prompt(scene)


def read(scene: TerminalScene, line: str) -> Reading | Shown:
    """What a line asks to see, or to be done."""
    return Shown(LOOKS[line](scene)) if line in LOOKS else read_offer(scene, line)


def read_offer(scene: TerminalScene, line: str) -> Reading:
    """An offer by its word, such as `9b`, `d3`, `use haste` or `hammer 3`, or by its number."""
    known, typed = words(scene), " ".join(line.split())
    if typed == ".":
        return Reading((stay(scene),))
    if match := PUSH.fullmatch(typed):
        return read_push(scene, match)
    for word in (typed, typed.replace("buy ", "buy scroll-"), typed.replace("use ", "use scroll-")):
        if word in known:
            return Reading((known[word],))
    if typed.isascii() and typed.isdecimal():
        return plain.read(scene, typed)
    if wish := wished(scene.view, typed):
        return Reading((wish,))
    raise Unclear("unclear-saga", typed=line)


def stay(scene: TerminalScene) -> ChroniclesAction:
    """A Move that ends where the Character stands."""
    if Stop() in scene.offers:
        return Stop()
    view: View = scene.view
    return Walk(view.pieces[view.active].cell if view.pieces else CORNERS[0])


def read_push(scene: TerminalScene, match: re.Match[str]) -> Reading:
    """An arrow with a rotation, and perhaps a cell to walk to afterwards."""
    push = Insert(Arrow(int(match["arrow"])), TURNS.index(match["turn"]))
    if not match["cell"] or push not in scene.offers:
        return Reading((push,), look_first=push in scene.offers)
    ahead, view = outlook(scene.view, push), scene.view
    assert ahead is not None
    cell = ahead.pieces[view.active] if match["cell"] == "." else read_cell(match["cell"])
    assert cell is not None
    if ahead.sure and cell not in {way[-1] for way in ahead.ways[view.active]}:
        raise Unclear("unclear-way", cell=cell)
    return Reading((push, Walk(cell)))


def wished(view: View, typed: str) -> ChroniclesAction | None:
    """An action that is not offered, so that its rule can say why."""
    if cell := read_cell(typed):
        return Walk(cell)
    verb, _, name = typed.partition(" ")
    box = view.options.box
    if verb == "use" and name in box.cards:
        return Use(name)
    if verb == "buy" and name in box.scrolls:
        return Buy(name)
    if verb == "hammer" and re.fullmatch("[1-6]", name):
        return Hammer(int(name))
    return None


BOARD = TerminalBoard(
    help="help-saga",
    names=names,
    draw=draw,
    foresee=foresee,
    prompt=prompt,
    read=read,
    home=__package__,
)
