"""Cards, costs and effects in a few words, for narrow screens."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict

from dedale.core.records import tag
from dedale.games.legends.content import Card, Fairy, MoonCost, SkillTrack
from dedale.games.legends.effects import (
    AddIcon,
    AnyEffect,
    Charge,
    Cost,
    Dust,
    Either,
    Gain,
    Heal,
    HeroTo,
    Hit,
    Icon,
    MoveCards,
    Option,
    PlaceToken,
    Reveal,
    Roll,
)
from dedale.games.legends.state import Pool
from dedale.terminal.board import name_of
from dedale.text import Voice

HEART, DUST = "♥", "✦"
LETTERS = "abcdefghij"
"""What the options of a card are called when they are typed."""


def times(word: str, count: int) -> str:
    """A word, and how often it counts."""
    return word if count == 1 else f"{word}×{count}"


def icon_word(voice: Voice, icon: str, reach: int = 0) -> str:
    """An icon, of a ranged one with its reach."""
    return voice.say(f"brief-icon-{icon}") + (f"≤{reach}" if reach else "")


def gives(voice: Voice, effects: Iterable[AnyEffect]) -> str:
    """What effects do."""
    return ", ".join(effect_told(voice, effect) for effect in effects) or "–"


def effect_told(voice: Voice, effect: AnyEffect) -> str:
    """What an effect does."""
    match effect:
        case AddIcon(icon, count, reach):
            return times(icon_word(voice, icon, reach), count)
        case Either(choices):
            return " / ".join(effect_told(voice, choice) for choice in choices)
        case Roll(table):
            told = [f"{''.join(map(str, row.faces))}: {gives(voice, row.effects)}" for row in table]
            return voice.say("brief-roll", table="; ".join(told))
    who = voice.say(f"brief-who-{effect.who}") if hasattr(effect, "who") else ""
    return voice.say(f"brief-{tag(effect)}{kind_of(effect)}", **facts_of(voice, effect)) + who


def kind_of(effect: AnyEffect) -> str:
    """Which of several sentences tells an effect."""
    match effect:
        case Dust(count=None) | Heal(count=None):
            return "-all"
        case Gain(what=word) | HeroTo(where=word):
            return f"-{word}"
        case Reveal(count):
            return "-more" if count > 0 else "-less"
        case MoveCards(swap=True):
            return "-swap"
        case Charge(left=left, right=right):
            return "-both" if left and right else "-left" if left else "-right"
    return ""


def facts_of(voice: Voice, effect: AnyEffect) -> dict[str, Any]:
    """The numbers of an effect, and the name of its token."""
    match effect:
        case Hit(dice=dice) if dice:
            return {"count": f"{min(dice)}–{max(dice)}"}
        case PlaceToken(token):
            return {"name": name_of(voice, "token", token)}
    return {name: value for name, value in asdict(effect).items() if type(value) is int}


def costs(voice: Voice, cost: Cost | MoonCost) -> str:
    """What must be paid; empty where it is free."""
    told = [f"{DUST}{cost.dust}"] if cost.dust else []
    for icon in (Icon.SWORD, Icon.SHIELD, Icon.BOOTS, Icon.RANGED):
        if count := getattr(cost, icon):
            told.append(times(icon_word(voice, icon), count))
    if isinstance(cost, Cost):
        told += [voice.say("brief-cards", count=cost.cards)] if cost.cards else []
        told += [voice.say("brief-bucket")] if cost.bucket else []
    return " + ".join(told)


def option_told(voice: Voice, option: Option) -> str:
    """What an option costs and does."""
    cost, given = costs(voice, option.cost), gives(voice, option.effects)
    return f"{cost} → {given}" if cost else given


def options_told(voice: Voice, options: tuple[Option, ...]) -> str:
    """All options, each with its letter where there are several."""
    told = [option_told(voice, option) for option in options]
    if len(told) == 1:
        return told[0]
    return "  ".join(f"{letter}) {one}" for letter, one in zip(LETTERS, told, strict=False))


def card_told(voice: Voice, card: Card) -> str:
    """A card, and what it gives."""
    return f"{name_of(voice, 'card', card.id)}: {options_told(voice, card.options)}"


def fairy_told(voice: Voice, fairy: Fairy) -> str:
    """A fairy, and what she does."""
    return f"{name_of(voice, 'card', fairy.id)}: {gives(voice, fairy.effects)}"


def track_told(voice: Voice, track: SkillTrack, used: int) -> str:
    """A skill track, how often it was used, and what comes next."""
    name = f"{name_of(voice, 'card', track.id)} {used}/3"
    if used >= 3:
        return name
    left = options_told(voice, track.uses if track.free else track.uses[used : used + 1])
    return f"{name}: {left}"


def pool_told(voice: Voice, pool: Pool) -> str:
    """The icons that a hero can still spend."""
    told = []
    for icon in Icon:
        if icon is Icon.RANGED:
            reaches = enumerate(pool.ranged, start=1)
            told += [times(icon_word(voice, icon, reach), n) for reach, n in reaches if n]
        elif count := getattr(pool, icon):
            told.append(times(icon_word(voice, icon), count))
    told += [f"{icon_word(voice, x)}→{icon_word(voice, y)}" for x, y in pool.altered]
    return ", ".join(told)
