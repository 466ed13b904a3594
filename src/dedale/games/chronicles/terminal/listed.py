"""The list of what can be done: a word to type, the action, and what it costs and does."""

from collections.abc import Mapping
from textwrap import wrap

from rich.text import Text

from dedale.games.chronicles.actions import (
    Buy,
    ChooseCell,
    ChroniclesAction,
    Hammer,
    Pause,
    Repair,
    Reroll,
    SetOut,
    Use,
)
from dedale.games.chronicles.terminal.mat import WIDTH
from dedale.games.chronicles.terminal.party import WORDS, names_of, wish_told, wished
from dedale.games.chronicles.terminal.village import printed, text_of
from dedale.maze.turn import Insert, Walk
from dedale.terminal.board import TerminalScene, name_of

ON_THE_MAP = (Insert, Walk, Pause, ChooseCell)
"""They are seen in the maze, and typed as arrows and cells."""


def listing(scene: TerminalScene, words: Mapping[str, ChroniclesAction]) -> Text:
    """The offers with what can be typed for them, but for arrows and cells."""
    shown = {word: action for word, action in words.items() if not isinstance(action, ON_THE_MAP)}
    width = max((len(word) for word in shown), default=0)
    parts = []
    for word, action in shown.items():
        row = f"{word:>{width}}  {told(scene, action)}"
        parts += wrap(row, WIDTH, subsequent_indent=" " * (width + 2), drop_whitespace=True)
    return Text("\n".join(parts))


def told(scene: TerminalScene, action: ChroniclesAction) -> str:
    """An action in words, with what these leave out."""
    more = detail(scene, action)
    return f"{scene.voice.tell(action)} ({more})" if more else scene.voice.tell(action)


def detail(scene: TerminalScene, action: ChroniclesAction) -> str:
    """What an action costs and does, where its words do not say it."""
    view, voice = scene.view, scene.voice
    match action:
        case Reroll(dice=dice):
            return ", ".join(voice.say(f"face-{view.dice[die]}") for die in dice)
        case SetOut(modifications=modifications):
            return names_of(voice, "modifications", modifications)
    return card_detail(scene, action)


def card_detail(scene: TerminalScene, action: ChroniclesAction) -> str:
    """What a card does, what the shop asks for it, and what a building is good for."""
    view, voice = scene.view, scene.voice
    match action:
        case Use(card):
            return text_of(voice, f"card-{card}")
        case Buy(card):
            return f"{printed(view).scroll} ◊: {text_of(voice, f'card-{card}')}"
        case Hammer():
            return f"{printed(view).hammer} ◊"
        case Repair(building):
            return text_of(voice, f"building-{building}", "blurb")
    return ""


def wishes_told(scene: TerminalScene) -> Text:
    """Quests, Objectives and Rituals, each with what it asks for."""
    parts = []
    for kind, progress in wished(scene.view).items():
        for card in progress:
            text = text_of(scene.voice, f"{WORDS[kind]}-{card.id}")
            parts += wrap(f"{wish_told(scene, kind, card)} – {text}", WIDTH, subsequent_indent="  ")
    return Text("\n".join(parts))


def cards_told(scene: TerminalScene) -> Text:
    """Every Skill, Scroll and helper on the table, with what it does."""
    view, voice = scene.view, scene.voice
    ids = dict.fromkeys((*(skill.card for skill in view.skills), *view.scrolls, *view.folk))
    rows = [f"{id} – {name_of(voice, 'card', id)}. {text_of(voice, f'card-{id}')}" for id in ids]
    return Text("\n".join(p for row in rows for p in wrap(row, WIDTH, subsequent_indent="  ")))
