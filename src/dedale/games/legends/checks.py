"""Checks that the cards of a box fit together: references, decks, and what works where."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dedale.core.content import Mistakes, where
from dedale.core.records import Record, members, tag
from dedale.games.legends import effects as fx
from dedale.games.legends.cards import (
    Chapter,
    ChapterId,
    Common,
    ExtraCart,
    Food,
    GameCard,
    Heroes,
    Monster,
    Moon,
)

DECK = 10  # LG-CARD-1
USES = 3  # LG-SKILL-4
STORMS = 6  # LG-CH2-28
DIAL = 6  # LG-CH4-4
LAVA = 5  # LG-CH4-1
FACES = 6
LARGEST = 30  # copies of one card

HOME_OF: Mapping[type[fx.Effect], tuple[ChapterId, ...]] = {
    **dict.fromkeys((fx.FillBucket, fx.PutOut, fx.RemoveFire, fx.AddRavager), (ChapterId.FIRE,)),
    **dict.fromkeys(
        (fx.Observe, fx.Sabotage, fx.OpenPortals, fx.Storm, fx.SwapPlaces, fx.Gifts),
        (ChapterId.MOONS,),
    ),
    **dict.fromkeys(
        (fx.MoveCart, fx.Mine, fx.SharpBend, fx.BrakeFailure, fx.Bats, fx.Gate, fx.SecretPassage),
        (ChapterId.CRYSTALS,),
    ),
    **dict.fromkeys(
        (fx.TakeMagma, fx.TurnDial, fx.Whispers, fx.Strike, fx.LoseFairy, fx.LoseTrap),
        (ChapterId.MAGMA,),
    ),
    **dict.fromkeys(
        (fx.Charge, fx.Discharge, fx.Nugget, fx.Advance, fx.DarknessHurts, fx.Collapse),
        (ChapterId.DARKNESS,),
    ),
}
"""The effects that need the pieces of one chapter."""

TOKENS = {fx.Token.FIRE: (ChapterId.FIRE,), fx.Token.MUD: (ChapterId.FIRE, ChapterId.DARKNESS)}
ON_FAIRIES = (fx.DieBefore, fx.DieAfter, fx.SwapHeroes, fx.Repeat)
"""LG-FAIRY-8, LG-FAIRY-10, LG-FAIRY-11, LG-FAIRY-14: what only fairies do."""
WORDS = sorted({*map(tag, members(fx.AnyEffect))} - {"gate"})
NEEDED = {ChapterId.FIRE: "put-out", ChapterId.MOONS: "observe", ChapterId.MAGMA: "dial"}
"""What one place of a chapter must do: there is no playing without it."""


class Proof(NamedTuple):
    """Where the files are, and what is wrong in them."""

    folder: str
    found: Mistakes

    def at(self, file: str, table: str = "", card: Any = None) -> str:
        """The place of a card."""
        return where(f"{self.folder}/{file}.toml", table, getattr(card, "id", None))


class CardInFile(NamedTuple):
    """A card, and the file and table it is in."""

    file: str
    table: str
    card: Any


def check(
    heroes: Heroes, common: Common, chapters: Mapping[ChapterId, Chapter], proof: Proof
) -> None:
    """Find every mistake in a box whose files could be read."""
    cards = [*cards_in("heroes", heroes), *cards_in("common", common)]
    for id, chapter in chapters.items():
        cards += cards_in(id, chapter)
    check_ids(cards, proof)
    check_heroes(heroes, common, proof)
    places = {card.id: card for _, table, card in cards if table == "place"}
    for id, chapter in chapters.items():
        check_chapter(id, chapter, places, proof)
    check_counts(common, chapters, proof)
    for one in cards:
        check_effects(one, proof)


def cards_in(file: str, sheet: Record) -> Iterator[CardInFile]:
    """All cards of a file."""
    for table in sheet.__struct_fields__:
        value = getattr(sheet, table)
        for card in value if isinstance(value, tuple) else (value,):
            if hasattr(card, "id"):
                yield CardInFile(file, table, card)


SPACES = {"item": "hand", "madness": "hand", "start": "card"}
"""Tables whose cards must not have the id of a card in another one."""


def check_ids(cards: list[CardInFile], proof: Proof) -> None:
    """No two cards of a kind have the same id."""
    places: dict[str, list[str]] = {}
    for file, table, card in cards:
        hand = file == "heroes" and table == "card"
        space = "hand" if hand else SPACES.get(table, table)
        places.setdefault(f"{space}/{card.id}", []).append(proof.at(file, table, card))
    proof.found.twice(places)


def check_heroes(heroes: Heroes, common: Common, proof: Proof) -> None:
    """LG-CARD-1: each hero has ten cards; fairies and cards belong to heroes in the box."""
    names = {hero.id for hero in heroes.hero}
    fairies = {fairy.id for fairy in common.fairy}
    for card in heroes.card:
        proof.found.known(proof.at("heroes", "card", card), "hero", card.hero or "", names)
    for hero in heroes.hero:
        place = proof.at("heroes", "hero", hero)
        count = sum(card.copies for card in heroes.card if card.hero == hero.id)
        require_count(count, DECK, "card", place, proof)
        if hero.fairy is not None:
            proof.found.known(place, "fairy", hero.fairy, fairies)
        if hero.usable > hero.dust:
            proof.found.add("content-most", place, field="usable", count=hero.dust)
    for fairy in common.fairy:
        if fairy.hero is not None:
            proof.found.known(proof.at("common", "fairy", fairy), "hero", fairy.hero, names)


def require_count(count: int, wanted: int, field: str, place: str, proof: Proof) -> None:
    """There are as many as there must be."""
    if count != wanted:
        proof.found.add("content-count", place, field=field, count=count, most=wanted)


def check_counts(common: Common, chapters: Mapping[ChapterId, Chapter], proof: Proof) -> None:
    """What the rules count on."""
    for track in common.track:
        if not track.free:
            place = proof.at("common", "track", track)
            require_count(len(track.uses), USES, "uses", place, proof)
    moons, magma = chapters[ChapterId.MOONS], chapters[ChapterId.MAGMA]
    require_count(len(moons.storm), STORMS, "storm", proof.at("moons"), proof)
    require_count(len(magma.marks), DIAL, "marks", proof.at("magma"), proof)
    require_count(len(magma.rough), LAVA, "rough", proof.at("magma"), proof)


def check_chapter(id: ChapterId, chapter: Chapter, places: Mapping[str, Any], proof: Proof) -> None:
    """LG-LOC-1: six different places from the box, and the one that the chapter is about."""
    place = proof.at(id)
    known = [proof.found.known(place, "places", name, places) for name in chapter.places]
    require_count(len(set(chapter.places)), len(chapter.places), "places", place, proof)
    needed = NEEDED.get(id)
    if needed and all(known):
        tags = [word for name in chapter.places for word in {*map(tag, effects_in(places[name]))}]
        if tags.count(needed) != 1:
            proof.found.add("content-needs", place, field="places", value=needed)
    for card in chapter.card:
        if isinstance(card, Monster) and card.fire is not None:
            at = proof.at(id, "card", card)
            proof.found.known(at, "fire", card.fire, chapter.places)


def effects_in(value: Any) -> Iterator[fx.Effect]:
    """All effects of a card, with those inside others."""
    if isinstance(value, fx.Effect):
        yield value
    if isinstance(value, Record):
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, tuple):
        for part in value:
            yield from effects_in(part)


def check_effects(one: CardInFile, proof: Proof) -> None:
    """A card does only what can be done where it comes up."""
    file, table, card = one
    place = proof.at(file, table, card)
    for field, value, homes in special(card, table):
        if file not in homes:
            files = ", ".join(f"{home}.toml" for home in homes)
            proof.found.add("content-elsewhere", place, field=field, value=value, files=files)
    for effect in effects_in(card):
        if isinstance(effect, ON_FAIRIES) and not leads(effect, table, card):
            proof.found.add("content-fairies", place, field="effect", value=tag(effect))
        if isinstance(effect, fx.Dust | fx.Heal) and unshared(effect):
            proof.found.add("content-missing", place, field="count")
        if isinstance(effect, fx.Gate):  # the Key Master brings it (LG-CH3-21)
            proof.found.unknown(place, "effect", tag(effect), WORDS)
        if isinstance(effect, fx.Hit) and len(effect.dice) not in (0, FACES):
            require_count(len(effect.dice), FACES, "dice", place, proof)
    if getattr(card, "dark", 0) > getattr(card, "copies", LARGEST):
        proof.found.add("content-most", place, field="dark", count=card.copies)


def unshared(effect: fx.Dust | fx.Heal) -> bool:
    """Whether heroes are to divide something, and nothing says how much (LG-FAIRY-16)."""
    return effect.who is fx.Who.SPLIT and effect.count is None


def leads(effect: fx.Effect, table: str, card: Any) -> bool:
    """Whether this is what a fairy is about: its first effect, with the die the only one."""
    if table != "fairy":
        return False
    alone = len(card.effects) == 1 or not isinstance(effect, fx.DieBefore | fx.DieAfter)
    return effect is card.effects[0] and alone


def special(card: Any, table: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What of a card works only in some chapters: the field, its word, and the files."""
    for effect in effects_in(card):
        homes = HOME_OF.get(type(effect))
        if isinstance(effect, fx.PlaceToken):
            homes = TOKENS.get(effect.token)
        if homes:
            yield "effect", tag(effect), homes
    if table == "card":
        yield from special_fields(card)


def special_fields(card: GameCard) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """LG-CH1-23, LG-CH2-24, LG-CH3-17, LG-CH3-21, LG-CH4-5: monsters of one chapter."""
    match card:
        case Moon():
            yield "kind", "moon", (ChapterId.MOONS,)
        case ExtraCart():
            yield "kind", "cart", (ChapterId.CRYSTALS,)
        case Monster():
            if card.fire is not None:
                yield "fire", card.fire, (ChapterId.FIRE,)
            if card.key or card.leaves:
                yield "key" if card.key else "leaves", "", (ChapterId.CRYSTALS,)
            if card.eats is not None:
                home = ChapterId.MOONS if card.eats is Food.DUST else ChapterId.CRYSTALS
                yield "eats", card.eats, (home,)
            if card.slug:
                yield "slug", "true", (ChapterId.MAGMA,)
