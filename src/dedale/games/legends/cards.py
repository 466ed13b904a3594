"""The cards of the box: heroes, items, fairies, skill tracks, monsters, places, chapters."""

from enum import StrEnum
from typing import Annotated, TypeVar

from msgspec import Meta

from dedale.core.records import Record
from dedale.games.legends.effects import AnyEffect, Cell, Count, Option

T = TypeVar("T")
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class ChapterId(StrEnum):
    """The five chapters, in the order of the campaign (LG-CAMP-2)."""

    FIRE = "fire"
    MOONS = "moons"
    CRYSTALS = "crystals"
    MAGMA = "magma"
    DARKNESS = "darkness"


class HeroKind(Record, frozen=True):
    """A hero (LG-HERO-1)."""

    id: Id
    resistance: Count
    dust: Count  # tokens in all
    usable: Count  # of them, at the start
    slots: Count  # for fairies
    fairy: Id | None = None  # on the board at the start


class Card(Record, frozen=True):
    """A card of a hero's deck: a base card, an advanced item or madness."""

    id: Id
    options: Annotated[tuple[Option, ...], Meta(min_length=1)]
    copies: Count = 1
    hero: Id | None = None  # whose base card it is


class Fairy(Record, frozen=True):
    """A fairy (LG-FAIRY-1)."""

    id: Id
    effects: tuple[AnyEffect, ...]
    copies: Count = 1
    hero: Id | None = None  # whose starting fairy it is


class SkillTrack(Record, frozen=True):
    """A skill track: three uses in order, or any of several each time (LG-SKILL-4, LG-SKILL-5)."""

    id: Id
    uses: tuple[Option, ...]
    free: bool = False  # each use may be any of them


class Monster(Record, frozen=True, tag_field="kind", tag="monster"):
    """A monster, as its card tells (LG-FIGHT)."""

    id: Id
    health: Count
    armour: Count = 0
    claws: Count = 0
    dread: Count = 0
    reward: tuple[AnyEffect, ...] = ()
    copies: Count = 1
    dark: Count = 0  # copies with the Darkness icon (LG-CH5-4)
    traps: bool = True  # whether it springs traps (LG-TRAP-7)
    fire: Id | None = None  # the place that it carries a fire to (LG-CH1-23)
    key: bool = False  # whether it closes the gate and has the key (LG-CH3-21)
    eats: "Food | None" = None  # what it feeds on
    leaves: Count = 0  # crystals for the place beside it, when a hero defeats it (LG-CH3-17)
    slug: bool = False  # whether it cools lava (LG-CH4-5)


class Food(StrEnum):
    """What a monster feeds on."""

    DUST = "dust"  # LG-CH2-24
    CRYSTALS = "crystals"  # LG-CH3-18


class Moon(Record, frozen=True, tag_field="kind", tag="moon"):
    """A moon that wants to be observed (LG-CH2-5)."""

    id: Id
    cell: Annotated[int, Meta(ge=1, le=6)]
    costs: tuple["MoonCost", ...] = ()  # one of them is paid
    reward: tuple[AnyEffect, ...] = ()
    gathering: bool = False  # whether all heroes must stand at the Observatory (LG-CH2-12)
    copies: Count = 1
    dark: Count = 0


class MoonCost(Record, frozen=True):
    """What an observation costs."""

    dust: Count = 0
    sword: Count = 0
    shield: Count = 0
    boots: Count = 0
    ranged: Count = 0


class ExtraCart(Record, frozen=True, tag_field="kind", tag="cart"):
    """A cart that rolls through the passage (LG-CH3-29)."""

    id: Id
    crystals: Count = 2
    copies: Count = 1
    dark: Count = 0


class Happening(Record, frozen=True, tag_field="kind", tag="event"):
    """An event: it is applied, and leaves (LG-DECK-3)."""

    id: Id
    effects: tuple[AnyEffect, ...]
    copies: Count = 1
    dark: Count = 0


GameCard = Monster | Moon | ExtraCart | Happening


class PlaceCard(Record, frozen=True):
    """A location card (LG-LOC)."""

    id: Id
    options: tuple[Option, ...] = ()
    crystals: Count = 0  # spaces (LG-CH3-7)
    fairies: Count = 0  # that it holds (LG-LOC-11)
    guild: bool = False  # whether hunters meet here (LG-CH3-12)


class Body(Record, frozen=True):
    """A body of the Incarnation (LG-CH5-13 and following)."""

    id: Id
    health: Count = 0
    claws: Count = 0
    crystal: Count = 0  # health that only the Crystal Trap takes
    storm: Count = 0  # health that only the Magic Shock takes
    ranged: Count = 0  # one ranged attack of this much defeats it
    sword: Count = 0  # one sword attack of this much defeats it
    reward: tuple[AnyEffect, ...] = ()


class Storms(Record, frozen=True):
    """A storm token (LG-CH2-30)."""

    id: Id
    effects: tuple[AnyEffect, ...]


class RollTable(Record, frozen=True):
    """What a roll means: the left one of two cells (LG-CH3-21, LG-CH3-28)."""

    left: Annotated[tuple[Cell, ...], Meta(min_length=6, max_length=6)]  # by face


class Chapter(Record, frozen=True):
    """The file of a chapter."""

    places: Annotated[tuple[Id, ...], Meta(min_length=6, max_length=6)]
    place: tuple[PlaceCard, ...] = ()  # those that other chapters do not have
    card: tuple[GameCard, ...] = ()
    fires: tuple[Count, Count, Count] = (0, 0, 0)  # by difficulty (LG-CH1-1)
    ravager: Monster | None = None  # that joins monsters (LG-CH1-17)
    target: Count = 0  # crystals to deliver (LG-CH3-2)
    storm: tuple[Storms, ...] = ()
    gate: RollTable | None = None
    bats: RollTable | None = None
    marks: tuple[tuple[Cell, Cell], ...] = ()  # passage cells by position of the dial (LG-CH4-4)
    rough: tuple[bool, ...] = ()  # lava tokens by whether they hinder when cool (LG-CH4-7)
    madness: tuple[Card, ...] = ()
    body: tuple[Body, ...] = ()


class Heroes(Record, frozen=True):
    """The file heroes.toml."""

    hero: tuple[HeroKind, ...]
    card: tuple[Card, ...]


class Common(Record, frozen=True):
    """The file common.toml."""

    item: tuple[Card, ...]
    fairy: tuple[Fairy, ...]
    track: tuple[SkillTrack, ...]
    start: tuple[Monster, ...]
    card: tuple[GameCard, ...]
    place: tuple[PlaceCard, ...]


class BoxTold(Record, frozen=True):
    """What is in the box, for screens: everything that has an id, by its id."""

    heroes: dict[str, HeroKind]
    cards: dict[str, Card]  # base cards, items and madness
    items: tuple[str, ...]
    fairies: dict[str, Fairy]
    tracks: dict[str, SkillTrack]
    game: dict[str, GameCard]
    places: dict[str, PlaceCard]
    bodies: dict[str, Body]
    storms: dict[str, Storms]
    chapters: dict[str, Chapter]
