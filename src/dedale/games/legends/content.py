"""What is in the box: heroes, cards, fairies, skill tracks, places and the five chapters."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from dedale.core.content import Mistakes, Sheets, called, content_file, digest, sheets_of
from dedale.core.lesson import read_lesson
from dedale.core.records import Record
from dedale.games.legends.cards import (
    Body,
    BoxTold,
    Card,
    Chapter,
    ChapterId,
    Common,
    ExtraCart,
    Fairy,
    Food,
    GameCard,
    Happening,
    Heroes,
    HeroKind,
    Monster,
    Moon,
    MoonCost,
    PlaceCard,
    RollTable,
    SkillTrack,
    Storms,
)
from dedale.games.legends.checks import Proof, check
from dedale.games.legends.effects import AddIcon, Draw, Dust, Heal, NamedIcon, Option

__all__ = [
    "BOX",
    "Body",
    "Box",
    "BoxTold",
    "Card",
    "Chapter",
    "ChapterId",
    "Common",
    "ExtraCart",
    "Fairy",
    "Food",
    "GameCard",
    "Happening",
    "HeroKind",
    "Heroes",
    "Monster",
    "Moon",
    "MoonCost",
    "PlaceCard",
    "RollTable",
    "SkillTrack",
    "Storms",
    "box_of",
    "copies_of",
    "shown",
]


class Box:
    """Everything that a table is played with."""

    def __init__(self, heroes: Heroes, common: Common, chapters: Mapping[ChapterId, Chapter]):
        self.files: Mapping[str, Record] = dict(
            zip(KINDS, (heroes, common, *chapters.values()), strict=True)
        )
        self.heroes = {hero.id: hero for hero in heroes.hero}
        self.base = {
            hero.id: tuple(card for card in heroes.card if card.hero == hero.id)
            for hero in heroes.hero
        }
        self.items = {card.id: card for card in common.item}
        self.madness = {card.id: card for card in chapters[ChapterId.MAGMA].madness}
        self.cards = {card.id: card for card in (*heroes.card, *common.item)} | self.madness
        self.fairies = {fairy.id: fairy for fairy in common.fairy}
        self.tracks = {track.id: track for track in common.track}
        self.start = common.start
        self.common = common.card
        self.chapters = chapters
        every = [*common.start, *common.card, *(c for ch in chapters.values() for c in ch.card)]
        self.game_cards: dict[str, GameCard] = {card.id: card for card in every}
        self.places = {place.id: place for place in common.place}
        self.places |= {p.id: p for chapter in chapters.values() for p in chapter.place}
        self.bodies = {body.id: body for ch in chapters.values() for body in ch.body}
        self.storms = {storm.id: storm for ch in chapters.values() for storm in ch.storm}

    @cached_property
    def told(self) -> BoxTold:
        """What screens draw cards from."""
        return BoxTold(
            heroes=self.heroes,
            cards=self.cards,
            items=tuple(self.items),
            fairies=self.fairies,
            tracks=self.tracks,
            game=self.game_cards,
            places=self.places,
            bodies=self.bodies,
            storms=self.storms,
            chapters={id.value: chapter for id, chapter in self.chapters.items()},
        )

    @cached_property
    def digest(self) -> str:
        """The hash of everything in it."""
        return digest(*self.files.values())

    @cached_property
    def moons(self) -> int:
        """How many moons there are (LG-CH2-2)."""
        cards = self.chapters[ChapterId.MOONS].card
        return sum(card.copies for card in cards if isinstance(card, Moon))

    @cached_property
    def slugs(self) -> frozenset[str]:
        """The cards that are Lava Slugs."""
        cards = self.game_cards.items()
        return frozenset(id for id, card in cards if isinstance(card, Monster) and card.slug)

    @cached_property
    def shields(self) -> frozenset[str]:
        """LG-ACT-22: the cards with a shield on a free option."""
        return frozenset(
            id
            for id, card in self.cards.items()
            if any(
                not option.cost.dust and NamedIcon.SHIELD in shown(option)
                for option in card.options
            )
        )

    def deck_of(self, hero: str) -> list[str]:
        """LG-CARD-1: the base deck of a hero."""
        return list(copies_of(self.base[hero]))

    def shows(self, card: str, icon: NamedIcon) -> bool:
        """LG-CH5-22: whether a card shows an icon on any option."""
        return any(icon in shown(option) for option in self.cards[card].options)


def copies_of(cards: Iterable[Card | Fairy | GameCard]) -> tuple[str, ...]:
    """Every copy of these cards, by its id; of some there may be none."""
    return tuple(card.id for card in cards for _ in range(card.copies))


def shown(option: Option) -> set[NamedIcon]:
    """The icons of an option."""
    found = set()
    for effect in option.effects:
        match effect:
            case AddIcon(icon=icon):
                found.add(NamedIcon(icon.value))
            case Dust():
                found.add(NamedIcon.DUST)
            case Heal():
                found.add(NamedIcon.HEAL)
            case Draw():
                found.add(NamedIcon.DRAW)
    return found


HOME = "dedale.games.legends"
KINDS: Mapping[str, type[Record]] = {
    "heroes.toml": Heroes,
    "common.toml": Common,
    **{f"{id}.toml": Chapter for id in ChapterId},
}
"""The files of the box, and of any pack."""


def names(sheets: Sheets) -> dict[str, str]:
    """What has a name without being a card."""
    return called(sheets, "hero", "place")


def box_of(pack: str) -> Box:
    """The box of the game, with what a content pack replaces and adds; raises BadContent."""
    return opened_box(pack) if pack else BOX


@lru_cache(maxsize=16)
def opened_box(pack: str) -> Box:
    """The same; the boxes that were used last are kept."""
    sheets, folder = sheets_of(HOME, KINDS, pack, names)
    found = Mistakes()
    heroes, common = Heroes(**sheets["heroes.toml"]), Common(**sheets["common.toml"])
    chapters = {id: Chapter(**sheets[f"{id}.toml"]) for id in ChapterId}
    check(heroes, common, chapters, Proof(folder, found))
    found.raise_all()
    return Box(heroes, common, chapters)


BOX = opened_box("")
LESSON = read_lesson(content_file(HOME, "lesson.toml"), "games/legends/content/lesson.toml")
