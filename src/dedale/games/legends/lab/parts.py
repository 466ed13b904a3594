"""What a table of legends can do without.

Some things cannot be left out, and stay: heroes are chosen by name, and the Incarnation has ten
bodies. A hero's deck has ten cards, a chapter six places and six storms: there something plain
comes instead.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.content import plain, put_into
from dedale.core.records import tag
from dedale.core.study import GamePart
from dedale.games.legends.cards import GameCard, PlaceCard
from dedale.games.legends.checks import NEEDED, effects_in
from dedale.games.legends.content import Box, ChapterId, box_of
from dedale.games.legends.effects import Option
from dedale.games.legends.state import Hands, Options

NOTHING = Option(effects=())
"""A use of a skill that brings nothing."""


def parts(options: Options, _seats: int) -> Iterator[GamePart[Options]]:
    """Everything that can come up at a table, and the table without it."""
    box = box_of(options.pack)
    yield from common(options, box)
    yield from of_chapters(options, box)
    for hero in options.heroes or box.heroes:
        yield from of_hero(options, box, hero)
    if options.hands is Hands.OPEN:
        yield GamePart("rule", "open-hands", replace(options, hands=Hands.HIDDEN))


def common(options: Options, box: Box) -> Iterator[GamePart[Options]]:
    """What every chapter has. An item that a hero has kept stays; a skill brings nothing."""
    kept = {item.card for item in options.journal.kept} if options.journal else set()
    for item in box.items.values():
        if item.copies and item.id not in kept:
            yield GamePart("item", item.id, changed(options, "common", item=left_out(item)))
    for fairy in box.fairies.values():
        if fairy.copies and is_there(options, fairy.hero):
            yield GamePart("fairy", fairy.id, changed(options, "common", fairy=left_out(fairy)))
    for track in box.tracks.values():
        idle = plain(replace(track, uses=(NOTHING,) * len(track.uses)))
        yield GamePart("track", track.id, changed(options, "common", track=idle))
    yield from of_deck(options, "common", box.common)
    for monster in box.start:
        if monster.copies:
            yield GamePart(
                "starter", monster.id, changed(options, "common", start=left_out(monster))
            )


def is_there(options: Options, hero: str | None) -> bool:
    """Whether something that belongs to a hero can be at the table."""
    return hero is None or not options.heroes or hero in options.heroes


def of_deck(options: Options, file: str, cards: Iterable[GameCard]) -> Iterator[GamePart[Options]]:
    """Cards of the game deck that stand in a file."""
    for card in cards:
        if card.copies:
            yield GamePart("card", card.id, changed(options, file, card=left_out(card)))


def chapters_of(options: Options) -> Sequence[ChapterId]:
    """The chapter of a table, and in a campaign those that follow."""
    chapters = tuple(ChapterId)[tuple(ChapterId).index(options.chapter) :]
    return chapters if options.journal is not None else chapters[:1]


def of_chapters(options: Options, box: Box) -> Iterator[GamePart[Options]]:
    """What only some chapters have; places that several have are told once."""
    told = set()
    for chapter in chapters_of(options):
        for part in of_chapter(options, box, chapter):
            if part[:2] not in told:
                yield part._replace(later=chapter is not options.chapter)
            told.add(part[:2])


def of_chapter(options: Options, box: Box, id: ChapterId) -> Iterator[GamePart[Options]]:
    """Its cards; places where nothing can be done, and storms that do nothing."""
    chapter = box.chapters[id]
    yield from of_deck(options, id, chapter.card)
    for name in chapter.places:
        if not is_needed(id, box.places[name]):
            bare = plain(PlaceCard(name))
            yield GamePart("place", name, changed(options, file_of(box, name), place=bare))
    for storm in chapter.storm:
        calm = plain(replace(storm, effects=()))
        yield GamePart("storm", storm.id, changed(options, id, storm=calm))
    for card in chapter.madness:
        if card.copies:
            yield GamePart("madness", card.id, changed(options, id, madness=left_out(card)))


def file_of(box: Box, place: str) -> str:
    """The file in which a place stands."""
    homes = [id for id, chapter in box.chapters.items() if place in {p.id for p in chapter.place}]
    return homes[0] if homes else "common"


def is_needed(chapter: ChapterId, place: PlaceCard) -> bool:
    """Whether there is no playing without what is done at a place."""
    return any(tag(effect) == NEEDED.get(chapter) for effect in effects_in(place))


def of_hero(options: Options, box: Box, hero: str) -> Iterator[GamePart[Options]]:
    """The cards of a deck: instead of each, more copies of the card that there are most of."""
    deck = box.base[hero]
    usual = max(deck, key=lambda card: card.copies)
    for card in deck:
        if card is not usual and card.copies:
            more = plain(replace(usual, copies=usual.copies + card.copies))
            cards = [left_out(card), more]
            yield GamePart("hero-card", card.id, changed(options, "heroes", card=cards))


def left_out(card: Any) -> Mapping[str, Any]:
    """A card of which there is no copy, and so none with the Darkness icon."""
    fields: dict[str, Any] = plain(card)
    return {name: 0 if name in ("copies", "dark") else value for name, value in fields.items()}


def changed(options: Options, file: str, **cards: Any) -> Options:
    """A table with another card, or several, in one table of a file."""
    tables = {name: value if isinstance(value, list) else [value] for name, value in cards.items()}
    return replace(options, pack=put_into(options.pack, {f"{file}.toml": tables}))
