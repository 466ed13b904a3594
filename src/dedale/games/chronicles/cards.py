"""What is in the box: Items, Events, Skills, Scrolls, Fairy Folk, buildings, and the numbers."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from dedale.core.records import Record
from dedale.games.chronicles.conditions import AnyCondition
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.words import Count, Hero, Id
from dedale.maze.cell import Cell


class ItemSet(Record, frozen=True):
    """Four Items that belong together (CH-SET-1)."""

    id: Id
    items: Annotated[tuple[Id, ...], Meta(min_length=4, max_length=4)]
    chapter: Count = 0  # whose Script brings it (CH-SET-2)


class After(StrEnum):
    """Where an Event goes (CH-EVT-2 to CH-EVT-4)."""

    BOTTOM = "bottom"
    SHUFFLE = "shuffle"
    DISCARD = "discard"


class Bag(StrEnum):
    """When an Event joins the deck."""

    START = "start"
    CHAPTER_1 = "chapter-1"
    CHAPTER_2 = "chapter-2"
    CHAPTER_3 = "chapter-3"
    GOBLINS = "goblins"  # one by one, by the Scripts of the Goblin track
    DRAGON = "dragon"  # in the final scenario


class EventCard(Record, frozen=True):
    """An Event (CH-EVT)."""

    id: Id
    bag: Bag
    after: After
    effects: tuple[AnyEffect, ...]
    copies: Count = 1  # equal cards have equal ids


class Timing(StrEnum):
    """When a card may be used (CH-TIME)."""

    OWN_ACTION = "own-action"
    ANY_ACTION = "any-action"
    OWN_MOVE = "own-move"
    ANYTIME = "anytime"


class Trigger(StrEnum):
    """At which moments an `anytime` card is asked for (CH-DP-30)."""

    ROLL = "roll"
    LOOT = "loot"
    MOVE = "move"
    IDLE = "idle"


class CardKind(StrEnum):
    """What kind of card somebody uses."""

    SKILL = "skill"  # its cost is put on it (CH-SKL-3)
    SCROLL = "scroll"  # it goes back to the shop (CH-SCR-3)
    TOKEN = "token"  # it leaves its place beside the board
    FOLK = "folk"  # it is used once, then discarded (CH-FF-3)


TOKENS = {"snare": "snares", "lucky-penny": "pennies"}
"""The tokens of first boxes, and where each of them lies beside the board."""


class Usable(Record, frozen=True):
    """A card that somebody uses (CH-ACT-3)."""

    id: Id
    kind: CardKind
    timing: tuple[Timing, ...]
    effects: tuple[AnyEffect, ...]
    triggers: tuple[Trigger, ...] = ()
    building: Id | None = None  # whose box it is in; None for Scrolls
    cost: Count = 0  # Hourglasses of a Skill; 0 where the effect says it
    shared: bool = False  # a global Skill
    hero: Hero | None = None  # whose personal Skill it is; None: each Character has a copy
    copies: Count = 1  # of a Scroll or a token


class Building(Record, frozen=True):
    """A building of the village (CH-BLD)."""

    id: Id
    slot: Annotated[int, Meta(ge=1, le=6)]
    villager: Id


class CheckTime(StrEnum):
    """When a condition is checked (content, section 1.3)."""

    NOW = "now"
    ENTER = "enter"
    MOVE_END = "move-end"
    SOOTHE = "soothe"
    TURN_END = "turn-end"
    GAME_END = "game-end"


class Quest(Record, frozen=True):
    """A Quest (CH-QST)."""

    id: Id
    building: Id
    moment: CheckTime
    when: AnyCondition
    box: Annotated[int, Meta(ge=1, le=2)] = 1


class ObjectiveKind(StrEnum):
    """The kinds of Objectives, one for each building (CH-OBJ-2)."""

    ORDER = "order"
    RIDDLE = "riddle"
    BOUNTY = "bounty"
    BLUEPRINT = "blueprint"
    MERCHANT = "merchant"
    DECREE = "decree"
    TROPHY = "trophy"
    GLEAM = "gleam"
    WISP = "wisp"
    BLOOM = "bloom"
    SCENE = "scene"


class Objective(Record, frozen=True):
    """An Objective (CH-OBJ): it pays its rewards one after the other, each at most once."""

    id: Id
    building: Id
    kind: ObjectiveKind
    moment: CheckTime
    when: tuple[AnyCondition, ...]  # one for each reward, in order
    rewards: tuple[Count, ...]
    chapter: Count = 0  # that must be completed for it to be in play
    hero: Hero | None = None  # whose it is
    party: Count = 0  # so many Characters must play for it to be in play


class ObjectiveDeal(Record, frozen=True):
    """How the Objectives of one kind come to the table (CH-OBJ-1, CH-OBJ-2)."""

    id: ObjectiveKind
    open: Count = 0  # that lie open from the start
    each: Count = 0  # that each Character is dealt
    alone: Count = 0  # that a Character playing alone is dealt
    keep: Count = 0  # that are drawn, of which the group keeps one
    own: bool = False  # each Character takes its card
    attached: bool = False  # each is attached to a random Item (directly after CH-SETUP-7)
    next: bool = False  # a completed one reveals the next one
    collected: tuple[Count, ...] = ()  # one is revealed at these numbers of collected Items
    wisps: Count = 0  # tokens beside the board
    blooms: Count = 0  # tokens on random posts


class Ritual(Record, frozen=True):
    """A Ritual of the final scenario (CH-FIN-3)."""

    id: Id
    moment: CheckTime
    checks: Count
    building: Id | None = None  # None for those that every campaign has
    when: AnyCondition | None = None  # what gives a Checkmark; None where an offering does
    offers: tuple[Id, ...] = ()  # sets of which an Item may be offered
    scrolls: bool = False  # a Scroll may be returned instead
    distinct: bool = False  # each set counts once


class GoblinTrack(Record, frozen=True):
    """The Goblin track (CH-TRK)."""

    length: Count
    scripts: dict[str, Count]  # the Script by its space
    losses: tuple[Count, ...]  # the spaces that cost Crystals
    loss: Count  # how many


class BoxNumbers(Record, frozen=True):
    """The file numbers.toml (content, section 2)."""

    hammer: Count
    nails: Annotated[tuple[Count, ...], Meta(min_length=6, max_length=6)]
    locked: tuple[Count, ...]  # slots that open with Chapter 2
    chapters: Annotated[tuple[Count, ...], Meta(min_length=4, max_length=4)]
    track: GoblinTrack
    scroll: Count
    scroll_easy: Count
    scroll_hard: Count
    skip: Count
    minimum: Count
    failed: Count  # extra spaces that a failed final scenario costs (CH-FIN-12)
    harder: Count  # extra Crystals for a Chapter (CH-CHAL-2)
    layouts: Annotated[tuple[tuple[Cell, ...], ...], Meta(min_length=3, max_length=3)]
    perches: dict[str, Cell]  # where the Dragon flies, by the face of the die
    quests_for_objectives: Count = 2  # CH-VIL-2
    quests_for_folk: Count = 4


class Goods(Record, frozen=True):
    """The file goods.toml."""

    set: tuple[ItemSet, ...]


class Happenings(Record, frozen=True):
    """The file events.toml."""

    event: tuple[EventCard, ...]


class Village(Record, frozen=True):
    """The file village.toml."""

    building: tuple[Building, ...]
    card: tuple[Usable, ...]  # Skills, tokens, Fairy Folk and Scrolls


class Wishes(Record, frozen=True):
    """The file quests.toml."""

    quest: tuple[Quest, ...] = ()
    deal: tuple[ObjectiveDeal, ...] = ()
    objective: tuple[Objective, ...] = ()
    ritual: tuple[Ritual, ...] = ()
