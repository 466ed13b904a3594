"""The party: the Characters with their Items and Skills, what the group has, and its wishes."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from dedale.games.chronicles.rules.in_play import requirement
from dedale.games.chronicles.rules.journal import crystals, held
from dedale.games.chronicles.state import Skill, WishProgress
from dedale.games.chronicles.terminal.mat import HEROES, lines
from dedale.games.chronicles.told import need
from dedale.games.chronicles.view import View
from dedale.terminal.board import TerminalScene, name_of
from dedale.text import Voice

GLASS, READY = "⧗", "✦"
BETWEEN = " · "


def title(scene: TerminalScene) -> Text:
    """The game, the turn, the Crystals, and where the Items are."""
    view, say = scene.view, scene.voice.say
    head = say("saga-title", game=view.sheet.games + 1, turn=view.turn, stage=view.stage)
    need = requirement(view.sheet, view.options.modifications, view.options.box)
    hidden = len(view.items.top) + len(view.items.unseen)
    told = [
        say("saga-crystals", count=crystals(view), need=need or "–"),
        say("saga-items", held=held(view), looted=len(view.looted), hidden=hidden),
    ]
    if view.dice:
        told.append(say("saga-dice", faces=", ".join(say(f"face-{face}") for face in view.dice)))
    return Text(f"{head}\n", "bold").append_text(lines(" ".join(told)))


def names_of(voice: Voice, kind: str, ids: Iterable[str]) -> str:
    """Things by their names, those that are there several times once."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    named = ((name_of(voice, kind, id), count) for id, count in counts.items())
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named)


def hero_of(scene: TerminalScene, index: int) -> Text:
    """A Character: where, with what, and its Skills."""
    view, voice = scene.view, scene.voice
    piece = view.pieces[index]
    sign, ink = HEROES[piece.hero]
    name = name_of(voice, "hero", piece.hero)
    owner = voice.names[piece.seat] if piece.seat < len(voice.names) else name
    who = name if name in owner else f"{name} ({owner})"
    text = Text("▸ " if index == view.active else "  ", "bold").append(f"{sign} ", ink)
    items = names_of(voice, "item", piece.items) or "–"
    row = lines(f"{' ' * len(text)}{who}, {piece.cell.label}: {items}", indent="      ")
    text.append_text(row[len(text) :])
    own = skills(scene, index)
    return text.append("\n").append_text(lines(f"      {own}", indent="      ")) if own else text


def skills(scene: TerminalScene, index: int | None) -> str:
    """The Skills of a Character, or those of the group (None)."""
    own = (skill for skill in scene.view.skills if skill.hero == index)
    return BETWEEN.join(skill_told(scene.voice, skill) for skill in own)


def skill_told(voice: Voice, skill: Skill) -> str:
    """A Skill, ready or with its Hourglasses."""
    name = name_of(voice, "card", skill.card)
    return f"{GLASS}{skill.glass} {name}" if skill.glass else f"{READY} {name}"


def group(scene: TerminalScene) -> Text:
    """What belongs to all: Skills, Scrolls, helpers, tokens, what is known of the decks."""
    view, voice = scene.view, scene.voice
    parts = {
        "skills": skills(scene, None),
        "scrolls": names_of(voice, "card", view.scrolls),
        "folk": names_of(voice, "card", view.folk),
        "tokens": tokens(scene),
        "next-items": names_of(voice, "item", view.items.top),
        "next-events": names_of(voice, "card", view.events.top),
        "last-events": names_of(voice, "card", view.events.bottom),
        "looted": names_of(voice, "item", view.looted),
    }
    told = [voice.say(f"saga-{key}", cards=cards) for key, cards in parts.items() if cards]
    return lines(*told, *rules(view, voice))


def rules(view: View, voice: Voice) -> Iterator[str]:
    """What holds for this game, and for a while, in the words in which it was told."""
    if view.focus is not None:
        yield voice.say("focus-named", building=view.focus)
    for card, index in view.assigned:
        yield voice.say("scroll-assigned", card=card, hero=view.pieces[index].hero)
    for card in view.borrowed:
        yield voice.say("scroll-borrowed", card=card)
    for rule in view.standing:
        yield voice.say("rule-set", flag=rule.flag, until=rule.until, number=rule.number)


def tokens(scene: TerminalScene) -> str:
    """The tokens beside the board."""
    beside, say = scene.view.beside, scene.voice.say
    counts = {"snares": beside.snares, "pennies": beside.pennies, "wisps": beside.wisps}
    return ", ".join(say(f"saga-{kind}", count=count) for kind, count in counts.items() if count)


WORDS = {"quest": "quest", "objective": "card", "ritual": "ritual"}
"""How the texts call them."""


def wishes(scene: TerminalScene) -> Text:
    """Quests, Objectives and Rituals, and how far each has come."""
    told = []
    for kind, cards in wished(scene.view).items():
        if cards:
            row = BETWEEN.join(wish_told(scene, kind, card) for card in cards)
            told.append(scene.voice.say(f"saga-{kind}s", cards=row))
    return lines(*told)


def wished(view: View) -> dict[str, tuple[WishProgress, ...]]:
    """What lies on the table of each kind."""
    return {"quest": view.quests, "objective": view.objectives, "ritual": view.rituals}


def wish_told(scene: TerminalScene, kind: str, card: WishProgress) -> str:
    """A Quest, Objective or Ritual in a few words."""
    view, voice = scene.view, scene.voice
    name = name_of(voice, WORDS[kind], card.id)
    if card.hero is not None:
        name += f" {HEROES[view.pieces[card.hero].hero][0]}"
    if card.done:
        return f"{name} ✓"
    wanted = needed(view, kind, card)
    return f"{name} {card.checks}/{wanted}" if wanted > 1 else name


def needed(view: View, kind: str, card: WishProgress) -> int:
    """How far it must come; an Objective, to its next reward."""
    known = view.options.box
    if kind == "quest":
        return need(known.quests[card.id].when)
    if kind == "ritual":
        return known.rituals[card.id].checks
    stages = known.objectives[card.id].when
    return need(stages[min(card.paid, len(stages) - 1)])
