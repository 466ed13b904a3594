"""The list of what can be done: a word to type, the action, and what it costs and gives."""

from collections.abc import Iterable, Mapping
from textwrap import wrap

from msgspec.structs import replace
from rich.text import Text

from dedale.games.legends.actions import (
    Choose,
    Include,
    KeepItem,
    LegendsAction,
    PickCard,
    PickTrack,
    Play,
    Put,
    TakeFairy,
    TakeItem,
    UseFairy,
    UsePlace,
    UseSkill,
)
from dedale.games.legends.content import Moon
from dedale.games.legends.effects import Draw, Dust, Either, Heal
from dedale.games.legends.tasks import ChoosingEffect, Observing, TakingGifts
from dedale.games.legends.terminal.brief import costs, effect_told, gives, option_told, options_told
from dedale.games.legends.terminal.mat import box
from dedale.games.legends.view import View
from dedale.terminal.board import TerminalScene

COLUMN = 39  # two of them stand side by side
INDENT = " " * 7  # of what is too long for a line
FEW = 6  # entries stand below each other


def listing(scene: TerminalScene, words: Mapping[str, LegendsAction]) -> Text:
    """The offers with what can be typed for them; cards of the hand have it already."""
    told = []
    for word, action in words.items():
        if not isinstance(action, Play):
            more = detail(scene, action)
            told.append(f"{word:>3}  {action_told(scene, action)}{f' ({more})' if more else ''}")
    rows = paired(told) if len(told) > FEW else told
    parts = [part for row in rows for part in wrap(row, 2 * COLUMN + 1, subsequent_indent=INDENT)]
    return Text("\n".join(parts))


def paired(entries: Iterable[str]) -> list[str]:
    """Short entries stand in two columns; their order stays."""
    lines: list[str] = []
    waiting = ""
    for entry in entries:
        if waiting and len(entry) <= COLUMN:
            lines.append(f"{waiting:<{COLUMN + 1}}{entry}")
            waiting = ""
            continue
        lines += [waiting] if waiting else []
        waiting = entry if len(entry) <= COLUMN else ""
        lines += [] if waiting else [entry]
    return [*lines, waiting] if waiting else lines


def action_told(scene: TerminalScene, action: LegendsAction) -> str:
    """An action in words; game cards may bear a mark of Darkness that is none of their name."""
    if isinstance(action, Put):
        action = replace(action, card=action.card.removesuffix("+dark"))
    return scene.voice.tell(action)


def detail(scene: TerminalScene, action: LegendsAction) -> str:
    """What an action costs and gives, where its words do not say it."""
    view, voice = scene.view, scene.voice
    match action:
        case Include(card) | TakeItem(card) | KeepItem(card) | PickCard(card) if card:
            return options_told(voice, box(view).cards[card].options)
        case PickTrack(card):
            return options_told(voice, box(view).tracks[card].uses)
        case TakeFairy(card) | UseFairy(card):
            return gives(voice, box(view).fairies[card].effects)
        case UsePlace(option):
            options = box(view).places[view.spots[view.boards[view.acting].cell - 1].place].options
            return option_told(voice, options[option])
        case UseSkill(option):
            return skill_told(scene, option)
        case Choose(option):
            return choice_told(scene, option)
    return ""


def skill_told(scene: TerminalScene, option: int) -> str:
    """A step of the skill track."""
    board = scene.view.boards[scene.view.acting]
    track = box(scene.view).tracks[board.track or ""]
    return option_told(scene.voice, track.uses[option if track.free else board.used])


GIFTS = (Heal(1), Dust(2), Draw(1))
"""LG-CH2-32: the gifts of the storm; the last one is a teleport."""


def choice_told(scene: TerminalScene, option: int) -> str:
    """One of several effects, of the gifts of the storm, or of the costs of a moon."""
    view: View = scene.view
    match view.todo[-1]:
        case ChoosingEffect(effect=Either(choices=choices)):
            return effect_told(scene.voice, choices[option])
        case TakingGifts():
            gift = GIFTS[option] if option < len(GIFTS) else None
            return (
                effect_told(scene.voice, gift) if gift else scene.voice.say("brief-icon-teleport")
            )
        case Observing(cell=int(cell)):
            card = view.passage[cell - 1]
            kind = box(view).game_cards[card.card] if card else None
            return costs(scene.voice, kind.costs[option]) if isinstance(kind, Moon) else ""
    return ""
