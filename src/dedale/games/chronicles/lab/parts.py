"""What a table of chronicles can do without.

Buildings stay: each slot needs its own, and whatever a building brings is a part by itself. Two
things lie on the table as before, and only their effect is gone: a Quest that nobody can complete,
and a Ritual that is completed as the first turn ends.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from msgspec.structs import replace

from dedale.core.content import plain, put_into
from dedale.core.records import Record
from dedale.core.study import GamePart
from dedale.games.chronicles.cards import CardKind, CheckTime, Objective, Usable
from dedale.games.chronicles.conditions import Always, Not
from dedale.games.chronicles.rules.in_play import (
    event_deck,
    items_in_play,
    quests_in_progress,
    rituals_of,
)
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import Options

NEVER = 99  # a Chapter that no campaign completes
VILLAGE, QUESTS = "village.toml", "quests.toml"


def parts(options: Options, _seats: int) -> Iterator[GamePart[Options]]:
    """Everything that can come up at a table or later in its campaign, and the table without it."""
    yield from chain(
        events(options),
        usables(options),
        sets(options),
        quests(options),
        objectives(options),
        rituals(options),
        rules(options),
    )


def events(options: Options) -> Iterator[GamePart[Options]]:
    """The Events."""
    deck = event_deck(options.sheet, options.scenario, options.box)
    for event in options.box.events.values():
        if event.copies:
            less = changed(options, "events.toml", "event", replace(event, copies=0))
            yield GamePart("event", event.id, less, event.id not in deck)


def usables(options: Options) -> Iterator[GamePart[Options]]:
    """Skills, tokens, Fairy Folk and Scrolls; those that the group owns are taken from it."""
    sheet = options.sheet
    for card in options.box.cards.values():
        if card.copies:
            less = changed(options, VILLAGE, "card", replace(card, copies=0))
            owned = tuple(scroll for scroll in sheet.scrolls if scroll != card.id)
            less = replace(less, sheet=replace(sheet, scrolls=owned))
            yield GamePart(card.kind.value, card.id, less, not is_open(options, card))


def is_open(options: Options, card: Usable) -> bool:
    """Whether a card is at hand in this game; a Scroll can be bought at its end."""
    if card.kind is CardKind.SCROLL:
        return True
    number = 3 if card.kind is CardKind.FOLK else 1
    return f"{card.building}-{number}" in options.sheet.boxes


def sets(options: Options) -> Iterator[GamePart[Options]]:
    """The Items of a set. Four Portals open, so the last set stays."""
    here = items_in_play(options.sheet, options.box)
    brought = [group for group in options.box.sets.values() if group.chapter < NEVER]
    for group in brought:
        if group.chapter or sum(not other.chapter for other in brought) > 1:
            less = changed(options, "goods.toml", "set", replace(group, chapter=NEVER))
            yield GamePart("set", group.id, less, group.items[0] not in here)


def quests(options: Options) -> Iterator[GamePart[Options]]:
    """The Quests that were not completed yet."""
    here = quests_in_progress(options.sheet, options.box)
    for quest in options.box.quests.values():
        if quest.id not in options.sheet.quests:
            hopeless = replace(quest, when=Not(Always()))
            less = changed(options, QUESTS, "quest", hopeless)
            yield GamePart("quest", quest.id, less, quest.id not in here)


def objectives(options: Options) -> Iterator[GamePart[Options]]:
    """The Objectives."""
    for card in options.box.objectives.values():
        if card.chapter < NEVER:
            less = changed(options, QUESTS, "objective", replace(card, chapter=NEVER))
            yield GamePart("objective", card.id, less, not is_dealt(options, card))


def is_dealt(options: Options, card: Objective) -> bool:
    """Whether an Objective may come to the table in this game."""
    box = f"{card.building}-2"
    standard = options.scenario is Scenario.STANDARD  # CH-FIN-2
    return standard and box in options.sheet.boxes and card.chapter <= options.sheet.chapters


def rituals(options: Options) -> Iterator[GamePart[Options]]:
    """The Rituals that were not completed yet."""
    final = options.scenario is Scenario.FINAL
    here = rituals_of(options.sheet, options.box) if final else ()
    for ritual in options.box.rituals.values():
        if ritual.id not in options.sheet.rituals:
            easy: dict[str, Any] = {"when": Always(), "offers": (), "distinct": False}
            done = replace(ritual, moment=CheckTime.TURN_END, checks=1, scrolls=False, **easy)
            less = changed(options, QUESTS, "ritual", done)
            yield GamePart("ritual", ritual.id, less, ritual.id not in here)


def rules(options: Options) -> Iterator[GamePart[Options]]:
    """The modifications that were chosen."""
    for rule in options.modifications:
        others = tuple(other for other in options.modifications if other is not rule)
        yield GamePart("rule", rule.value, replace(options, modifications=others))


def changed(options: Options, file: str, table: str, card: Record) -> Options:
    """A table with another card."""
    return replace(options, pack=put_into(options.pack, {file: {table: [plain(card)]}}))
