"""What a card without a text of its own says: a sentence for each of its effects.

The words are apart from those of the game, as they name things that a table may not know yet.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import asdict

from dedale.core.content import Pack, text_of
from dedale.core.records import tag
from dedale.games.chronicles.cards import EventCard, Usable
from dedale.games.chronicles.content import BOX, HOME, Box, box_of
from dedale.games.chronicles.effects import (
    AnyEffect,
    Crystals,
    Each,
    Either,
    Instead,
    Maybe,
    PutFigure,
    Warden,
    WardenDeed,
)
from dedale.games.chronicles.words import POSTS
from dedale.text import Voice
from dedale.text.worded import with_texts

ASKED = {"flag": "holds", "until": "long", "foe": "enemy"}
"""Fields that are asked for by other names, as texts have words of their own for these."""


def said(voice: Voice, effects: Iterable[AnyEffect], loop: bool = False) -> str:
    """What some effects do, sentence by sentence; in a loop, for the one that it is at."""
    return " ".join(part for effect in effects for part in parts_of(voice, effect, loop))


def after_colon(voice: Voice, effects: Iterable[AnyEffect], loop: bool) -> str:
    """What some effects do, after a colon."""
    return voice.after_colon(said(voice, effects, loop))


def parts_of(voice: Voice, effect: AnyEffect, loop: bool) -> Iterator[str]:
    """The sentences of an effect, with those of the effects in it."""
    own = f"effect-{tag(effect)}"
    match effect:
        case Each(of, effects):
            yield from (voice.say(own, of=of), after_colon(voice, effects, loop=True))
        case Either(options) if len({frozenset(option) for option in options}) == 1:
            yield from (voice.say(f"{own}.order"), after_colon(voice, options[0], loop))
        case Either(options):
            ways = (after_colon(voice, option, loop) for option in options)
            yield from (voice.say(own), f" {voice.say(f'{own}.or')} ".join(ways))
        case Maybe(effects):
            yield from (voice.say(own), after_colon(voice, effects, loop))
        case Instead(effects, otherwise):
            first, then = said(voice, effects, loop), after_colon(voice, otherwise, loop)
            yield from (first, voice.say(own), then)
        case _:
            yield voice.say(own, **facts_of(voice, effect, loop))


def facts_of(voice: Voice, effect: AnyEffect, loop: bool) -> dict[str, Any]:
    """The fields of an effect, as sentences ask for them."""
    facts: dict[str, Any] = {**asdict(effect), "loop": loop}
    match effect:
        case PutFigure(_, _, without):
            facts["bars"] = listed(voice, [voice.say(f"effect-put.{bar}") for bar in without])
        case Warden(WardenDeed.ANCHOR, number):
            facts["post"] = POSTS[number].label
        case Crystals(count):
            facts |= {"gain": count > 0, "count": abs(count)}
    return {ASKED.get(name, name): word(fact) for name, fact in facts.items()}


def listed(voice: Voice, words: list[str]) -> str:
    """Some words in a row, or `none`."""
    *others, last = words or ["none"]
    return f"{', '.join(others)} {voice.say('effect-put.and')} {last}" if others else last


def word(fact: Any) -> str | int:
    """A fact that a sentence can ask for."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if fact is None:
        return "any"
    return fact if isinstance(fact, int) else str(fact)


def worded(pack: Pack, language: str) -> Pack:
    """A pack in which every card with effects of its own says what they do."""
    if not pack.files:
        return pack
    voice = Voice(language, (HOME, __name__))
    cards = altered(box_of(text_of(pack)))
    return with_texts(pack, voice, {card.id: said(voice, card.effects) for card in cards})


def altered(box: Box) -> Iterator[EventCard | Usable]:
    """The cards that are new, or do something other than those of this box."""
    kinds: tuple[tuple[Mapping[str, Any], Mapping[str, Any]], ...] = (
        (box.events, BOX.events),
        (box.cards, BOX.cards),
    )
    for cards, known in kinds:
        for id, card in cards.items():
            if id not in known or known[id].effects != card.effects:
                yield card
