"""What each chapter is played with (docs/rules/legends-content.md, sections 8 to 12)."""

from collections import Counter

import pytest

from dedale.games.legends.content import Monster
from tests.games.legends.playing import laid
from tests.kit import rule
from tests.kit.games.legends import BOX, ChapterId

PLACES = {
    "fire": "blaze ballista ancient-fountain underground-lake fairy-sanctuary-1 trap-master",
    "moons": "trap-master fairy-sanctuary-2 converging-lens sky-chart astronomer observatory",
    "crystals": "trap-master fairy-sanctuary-3 traction-engine hunters-guild wall-trap dwarf-mine",
    "magma": "trap-master fairy-sanctuary-2 time-mirror explosive-magma healing-shard "
    "ancient-machines",
    "darkness": "crystal-trap magic-shock tactical-trick dust-nugget fairy-sanctuary-5 "
    "mysterious-well",
}
CARDS = {
    "fire": {
        "fire": 2,
        "ravager": 3,
        "mud": 1,
        "fire-serpent-ballista": 1,
        "fire-serpent-lake": 1,
        "fire-serpent-sanctuary": 1,
        "fire-elemental": 1,
    },
    "moons": {
        "moon-vermilion-cadet": 1,
        "moon-kurodar": 1,
        "moon-aventurine-shard": 1,
        "moon-silver-lady": 1,
        "moon-shadow-wurm": 1,
        "moon-dancing-comet": 1,
        "sabotage": 1,
        "elven-paths": 1,
        "magic-eater": 1,
        "magic-storm": 1,
    },
    "crystals": {
        "giant-troll": 2,
        "crystal-eater-4": 1,
        "crystal-eater-5": 1,
        "key-master": 1,
        "secret-passage": 1,
        "sharp-bend": 1,
        "brake-failure": 1,
        "bats": 1,
        "extra-cart": 1,
    },
    "magma": {
        "lava-slug-large": 3,
        "lava-slug-small": 4,
        "unexpected-teleport": 1,
        "perfect-positioning": 1,
        "sinister-whispers": 1,
    },
    "darkness": {
        "crevasse": 1,
        "darkness-attacks": 4,
        "darkness-advances": 1,
        "castle-reinforcements": 1,
        "violent-tremors-choice": 2,
        "violent-tremors-collapse": 1,
    },
}
VALUES = {  # health, armour, claws, dread
    "fire-serpent-ballista": (11, 2, 3, 0),
    "fire-serpent-lake": (11, 2, 3, 0),
    "fire-serpent-sanctuary": (11, 2, 3, 0),
    "fire-elemental": (13, 2, 3, 0),
    "magic-eater": (0, 0, 0, 0),
    "giant-troll": (6, 0, 2, 0),
    "crystal-eater-4": (4, 0, 1, 0),
    "crystal-eater-5": (5, 0, 1, 0),
    "key-master": (4, 1, 1, 0),
    "lava-slug-large": (3, 0, 1, 0),
    "lava-slug-small": (2, 0, 0, 0),
}
COMMON = Counter(card.id for card in BOX.common for _ in range(card.copies))


@rule("LG-DECK-1", "LG-SETUP-12")
@pytest.mark.parametrize("chapter", ChapterId)
def test_ten_cards_of_the_chapter_join_the_common_ones(chapter):
    deck = Counter(card.removesuffix("+dark") for card in laid(chapter).state.deck)

    assert deck - COMMON == Counter(CARDS[chapter])
    assert sum(CARDS[chapter].values()) == 10


@rule("LG-SETUP-10")
@pytest.mark.parametrize("chapter", ChapterId)
def test_the_six_places_of_the_chapter_are_laid(chapter):
    names = [spot.place for spot in laid(chapter).state.spots]

    assert sorted(names) == sorted(PLACES[chapter].split())


@rule("LG-FIGHT-5", "LG-FIGHT-7", "LG-FIGHT-14", "LG-FIGHT-17")
def test_monsters_of_the_chapters_have_their_values():
    own = [card for cards in CARDS.values() for card in cards]
    found = {id: BOX.game_cards[id] for id in own}

    assert {
        id: (card.health, card.armour, card.claws, card.dread)
        for id, card in found.items()
        if isinstance(card, Monster)
    } == VALUES


@rule("LG-LOC-11", "LG-SETUP-11")
@pytest.mark.parametrize("chapter", ChapterId)
def test_each_sanctuary_holds_two_fairies(chapter):
    held = {spot.place: len(spot.fairies) for spot in laid(chapter).state.spots}

    assert {place: count for place, count in held.items() if count} == {
        place: 2 for place in held if place.startswith("fairy-sanctuary")
    }
