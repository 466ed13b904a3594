"""What cards do, in sentences made from their effects: for cards of packs that bring no text.

Only a server that has packs needs these words, so they are apart from those of the game.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from msgspec.structs import asdict

from dedale.core.content import Pack, text_of
from dedale.core.records import Record, tag
from dedale.games.legends.content import HOME, Box, SkillTrack, box_of
from dedale.games.legends.effects import (
    FREE,
    AddIcon,
    AnyEffect,
    Charge,
    Cost,
    Dust,
    Either,
    Heal,
    Hit,
    Icon,
    Option,
    PeekAtDeck,
    PlaceToken,
    Roll,
)
from dedale.games.legends.rules.chapters.crystals import RICH
from dedale.games.legends.rules.chapters.darkness import LEFT, LOOK, RIGHT
from dedale.games.legends.rules.chapters.moons import REPAIR
from dedale.games.legends.rules.fight import MAGMA
from dedale.games.legends.rules.passage import CELLS
from dedale.text import Voice
from dedale.text.packs import ids_in
from dedale.text.worded import with_texts

[PEEK] = [choice for choice in LOOK.choices if isinstance(choice, PeekAtDeck)]
FIXED = {
    "repair": REPAIR,
    "rich": RICH,
    "damage": MAGMA,
    "left": LEFT,
    "right": RIGHT,
    "last": CELLS,
    "look": PEEK.count,
}
"""Numbers that the rules fix, by the name that texts have for them."""


def worded(pack: Pack, language: str) -> Pack:
    """A pack in which every card that is made of effects says what they do."""
    if not pack.files:
        return pack
    voice = Voice(language, (HOME, __name__))
    cards = cards_in(box_of(text_of(pack)))
    told = {id: card_told(voice, cards[id]) for id in ids_in(pack) if id in cards}
    return with_texts(pack, voice, {id: text for id, text in told.items() if text})


def cards_in(box: Box) -> dict[str, Any]:
    """Everything in a box that is made of effects, by its id."""
    events = {id: card for id, card in box.game_cards.items() if hasattr(card, "effects")}
    return {**box.cards, **box.fairies, **box.tracks, **box.places, **events, **box.storms}


def card_told(voice: Voice, card: Any) -> str:
    """What a card does, in whole sentences; nothing where it does nothing."""
    if isinstance(card, SkillTrack):
        uses = joined(voice, "effect-then", (told(voice, use.effects) for use in card.uses))
        key = "effect-uses-free" if card.free else "effect-uses"
        return voice.say(key, uses=voice.after_colon(uses))
    ways = ways_of(card)
    return " ".join(option_told(voice, way, way is not ways[0]) for way in ways)


def ways_of(card: Any) -> list[Option]:
    """The ways to use a card that do something."""
    if isinstance(card, SkillTrack):
        return list(card.uses)
    options = getattr(card, "options", None) or [Option(getattr(card, "effects", ()))]
    return [option for option in options if option.effects]


def option_told(voice: Voice, option: Option, later: bool) -> str:
    """One way to use a card: what it costs, and what it does; perhaps after another way."""
    key, effects = "effect-option-or" if later else "effect-option", told(voice, option.effects)
    if option.cost == FREE:
        said = voice.say(key, effects=effects)
    else:
        cost = joined(voice, "effect-and", paid(voice, option.cost))
        said = voice.say(f"{key}-paid", cost=cost, effects=voice.after_colon(effects))
    return said[:1].upper() + said[1:]


def paid(voice: Voice, cost: Cost) -> Iterator[str]:
    """What must be paid, thing by thing."""
    for name, count in asdict(cost).items():
        if count:
            icon = name in tuple(Icon)
            facts = {"icon": name, "reach": 0} if icon else {}
            key = "effect-icon" if icon else f"effect-paid-{name}"
            yield voice.say(key, count=int(count), **facts)


def told(voice: Voice, effects: Iterable[AnyEffect]) -> str:
    """Effects, one after the other."""
    said = joined(voice, "effect-and", (effect_told(voice, effect) for effect in effects))
    return said or voice.say("effect-nothing")


def row_told(voice: Voice, effects: tuple[AnyEffect, ...]) -> str:
    """What a row of a table does, after the colon of its faces; "nothing" is no sentence."""
    return voice.after_colon(told(voice, effects)) if effects else voice.say("effect-nothing")


def joined(voice: Voice, key: str, parts: Iterable[str]) -> str:
    """Parts of a sentence as one."""
    found = list(parts)
    if not found:
        return ""
    return reduce(lambda first, second: voice.say(key, first=first, second=second), found)


def effect_told(voice: Voice, effect: AnyEffect) -> str:
    """What one effect does."""
    facts = FIXED | plain(effect)
    match effect:
        case Hit(dice=dice) if dice:
            return voice.say("effect-hit-die", table=shots(voice, dice), **facts)
        case Roll(table=table):
            rows = [face(voice, row.faces, row_told(voice, row.effects)) for row in table]
            return voice.say("effect-roll", table=joined(voice, "effect-then", rows))
        case Either(choices=choices):
            parts = joined(voice, "effect-or", (effect_told(voice, choice) for choice in choices))
            return voice.say("effect-either", choices=voice.after_colon(parts), **facts)
        case PlaceToken(token=token):
            help = voice.say(f"help-token-{token}").removesuffix(".")
            return voice.say("effect-token", token=token, help=help)
        case Charge(left=False, right=False):
            return voice.say("effect-nothing")
        case Charge(left=left, right=right):
            shock = "both" if left and right else "left" if left else "right"
            return voice.say("effect-charge", shock=shock, left=LEFT, right=RIGHT)
        case AddIcon(icon=icon) if icon is not Icon.RANGED:
            return voice.say(key_of(effect), **facts | {"reach": 0})
    return voice.say(key_of(effect), **facts)


def key_of(effect: AnyEffect) -> str:
    """Which sentence tells an effect."""
    match effect:
        case AddIcon(icon=Icon.REUSE):
            return "effect-reuse"
        case Dust(count=None):
            return "effect-dust-all"
        case Heal(count=None):
            return "effect-heal-all"
    return f"effect-{tag(effect)}"


def plain(effect: Record) -> dict[str, Any]:
    """The fields of an effect that a sentence can use."""
    found: dict[str, Any] = {}
    for name, value in asdict(effect).items():
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            found[name] = value
    return found


def shots(voice: Voice, dice: tuple[int, ...]) -> str:
    """What each face of the die does to a target."""
    rows = []
    for count in dict.fromkeys(dice):
        faces = tuple(number for number, hit in enumerate(dice, 1) if hit == count)
        done = voice.say("effect-damage" if count else "effect-nothing", count=count)
        rows.append(face(voice, faces, done))
    return joined(voice, "effect-then", rows)


def face(voice: Voice, faces: tuple[int, ...], effects: str) -> str:
    """What some faces of the die lead to."""
    return voice.say("effect-face", faces=", ".join(map(str, faces)), effects=effects)
