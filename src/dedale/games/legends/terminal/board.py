"""What can be typed in legends: a short word for each action, or a number from the list."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dedale.games.legends.actions import (
    Attack,
    DiscardThree,
    EndTurn,
    Guard,
    LegendsAction,
    LoadCart,
    Move,
    Play,
    PushCart,
    PutOutFire,
    TakeUp,
    Teleport,
    Transmute,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.effects import Basic
from dedale.games.legends.outlook import outlook
from dedale.games.legends.state import Stage
from dedale.games.legends.terminal import listed, mat, party
from dedale.games.legends.terminal.brief import LETTERS
from dedale.games.legends.view import View
from dedale.terminal import plain
from dedale.terminal.board import Reading, TerminalBoard, TerminalScene
from dedale.terminal.errors import Unclear
from dedale.text import Voice

ICONS = list(Basic)
CELL = re.compile(r"([mta])([1-7])")
CARD = re.compile(r"p([0-9]{1,2})([a-j])?")


def names(view: View, seats: int, voice: Voice) -> tuple[str, ...]:
    """Seats by their heroes, once they have some."""
    heroes = ((board.seat, board.hero) for board in view.boards)
    return plain.names_by_heroes(heroes, seats, voice)


def draw(scene: TerminalScene) -> RenderableType:
    """The chapter, the mat, the party, the cards, and what can be done."""
    view: View = scene.view
    parts: list[Text] = [party.title(scene)]
    if mat.laid(view):
        parts += [mat.passage(scene), mat.path(scene), mat.rewards(scene), mat.places(scene)]
    parts += [party.board_of(scene, hero) for hero in range(len(view.boards))]
    parts += [party.markets(scene), party.hands(scene), listed.listing(scene, words(scene))]
    return Group(*(part for part in parts if part.plain))


def words(scene: TerminalScene) -> dict[str, LegendsAction]:
    """What can be typed for each offer; where there is no short word, its number in the list."""
    found: dict[str, LegendsAction] = {}
    for number, offer in enumerate(scene.offers, start=1):
        word = word_of(scene.view, offer) if in_turn(scene) else None
        found[str(number) if word is None or word in found else word] = offer
    return found


def word_of(view: View, action: LegendsAction) -> str | None:
    """The short word of an action of a turn."""
    match action:
        case Play(card, option):
            hand = view.cards[view.active].hand or ()
            several = len(mat.box(view).cards[card].options) > 1
            return f"p{hand.index(card) + 1}{LETTERS[option] if several else ''}"
        case UsePlace(option):
            place = mat.box(view).places[view.spots[view.boards[view.acting].cell - 1].place]
            return f"v{LETTERS[option] if len(place.options) > 1 else ''}"
        case UseSkill(option):
            track = mat.box(view).tracks[view.boards[view.acting].track or ""]
            return f"k{LETTERS[option] if track.free else ''}"
        case UseFairy(card):
            return f"f{view.boards[view.acting].fairies.index(card) + 1}"
        case DiscardThree(icon):
            return f"d{ICONS.index(icon) + 1}"
    return simple_word(action)


def simple_word(action: LegendsAction) -> str | None:
    """The short word of an action that needs no look at the table."""
    match action:
        case Move(cell, shields):
            return f"m{cell}{'s' if shields else ''}"
        case Teleport(cell):
            return f"t{cell}"
        case Attack(way, cell):
            return f"a{cell}{'m' if way is Weapon.MAGMA else ''}"
        case Guard(cell):
            return f"g{cell}"
        case PushCart(cell):
            return f"c{cell}"
        case LoadCart(count):
            return f"l{count}"
    return LONELY.get(type(action))


LONELY: dict[type[Any], str] = {EndTurn: "e", Transmute: "x", TakeUp: "w", PutOutFire: "o"}


def foresee(scene: TerminalScene, action: Any) -> RenderableType:
    """The action, and what it is sure to lead to."""
    told = [listed.action_told(scene, action) + "."]
    ahead = outlook(scene.view, action) if action in scene.offers else None
    told += [scene.voice.tell(event) for event in ahead.events] if ahead else []
    return Text(" ".join(told), "bold")


def prompt(scene: TerminalScene) -> str:
    """A word in a turn, a number at a question."""
    return scene.voice.say("type-deed") if in_turn(scene) else plain.prompt(scene)


def in_turn(scene: TerminalScene) -> bool:
    """Whether a turn is played, and no question is open."""
    return scene.view.stage is Stage.ACTION and not scene.view.todo


def read(scene: TerminalScene, line: str) -> Reading:
    """An offer by its word, such as `p3b` or `m 5`, or by its number."""
    known, typed = words(scene), line.replace(" ", "")
    for word in (typed, f"{typed}a"):  # the first option, where none is named
        if word in known:
            return Reading((known[word],))
    if typed.isascii() and typed.isdecimal():
        return plain.read(scene, typed)
    if wish := wished(scene.view, typed):
        return Reading((wish,))
    if in_turn(scene):
        raise Unclear("unclear-deed", typed=line)
    raise Unclear("unclear-number", typed=line, most=len(scene.offers))


def wished(view: View, typed: str) -> LegendsAction | None:
    """An action that is not offered, so that its rule can say why."""
    if match := CELL.fullmatch(typed):
        cell = int(match[2])
        near = bool(view.boards) and cell == view.boards[view.acting].cell
        way = Weapon.SWORD if near else Weapon.RANGED
        wishes: dict[str, LegendsAction] = {"m": Move(cell), "t": Teleport(cell)}
        return wishes.get(match[1], Attack(way, cell))
    hand = view.cards[view.active].hand or ()
    if (match := CARD.fullmatch(typed)) and 1 <= int(match[1]) <= len(hand):
        card = hand[int(match[1]) - 1]
        option = LETTERS.index(match[2] or "a")
        return Play(card, option) if option < len(mat.box(view).cards[card].options) else None
    return None


BOARD = TerminalBoard(
    help="help-deed",
    names=names,
    draw=draw,
    foresee=foresee,
    prompt=prompt,
    read=read,
    home=__package__,
)
