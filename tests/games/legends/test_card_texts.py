"""The texts of cards say what the cards do: every number, cost and target, and no other number."""

import re
from collections import Counter

import pytest

from dedale.core.records import members
from dedale.games.legends import legends
from dedale.games.legends.content import BOX, Monster
from dedale.games.legends.effects import AnyEffect
from dedale.games.legends.terminal.brief import gives, options_told
from dedale.text import LANGUAGES, voice_for
from tests.games.legends.facts import CARDS, STATED, Fact, facts_of, given
from tests.kit import rule

NUMBERS = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "fr": {"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6},
    "de": {"zwei": 2, "beiden": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6},
}
LISTED = {"en": ("or", "and", "to"), "fr": ("ou", "et", "à"), "de": ("oder", "und", "bis")}
NOUNS = {
    "en": {
        "dust": "dust",
        "resistance": "resistance",
        "cards": "card",
        "sword": "sword",
        "shield": "shield",
        "boots": "boot",
        "ranged": "shot",
        "teleport": "teleport",
        "reuse": "once more",
        "damage": "damage",
        "crystals": "crystal",
        "fairy": "fair(?:y|ies)",
        "item": "item",
        "bucket": "bucket",
        "trap": "trap",
        "fire": "fire",
        "monsters": "monster",
        "cells": "cells?",
        "castle": "castle|cell 7",
        "cart": "cart",
        "all": "all",
        "each": "each|all",
        "split": "share out",
        "hero": "hero",
        "threat": "threat",
        "die": "die",
        "moon": "moon",
        "gate": "gate",
        "any": "hero of your choice",
        "here": "fair(?:y|ies) here",
        "adjoining": "beside",
        "elsewhere": "another cell",
        "anywhere": "any",
        "less armour": "less armour",
        "whatever armour": "whatever its armour|armour does not matter",
        "any cell": "any cell",
        "order": "any order",
        "under": "under",
        "more": "more",
        "fewer": "fewer",
        "swap": "swap",
        "may": r"\bmay\b",
        "nothing": "nothing",
        "left": "left",
        "transmute": "transmute",
    },
    "fr": {
        "dust": "poussière",
        "resistance": "résistance",
        "cards": "carte",
        "sword": "épée",
        "shield": "bouclier",
        "boots": "botte",
        "ranged": "tir",
        "teleport": "téléport",
        "reuse": "encore une fois",
        "damage": "dégât",
        "crystals": "crista",
        "fairy": "fée",
        "item": "objet",
        "bucket": "seau",
        "trap": "piège",
        "fire": "feu",
        "monsters": "monstre",
        "cells": "case",
        "castle": "château|case 7",
        "cart": "chariot",
        "all": "tou(?:te|s)",
        "each": "chaque|tous",
        "split": "partagez",
        "hero": "héros",
        "threat": "menace",
        "die": "dé",
        "moon": "lune",
        "gate": "porte",
        "any": "héros de votre choix",
        "here": "fées? d’ici",
        "adjoining": "à côté",
        "elsewhere": "autre case",
        "anywhere": "n’importe quel|tout",
        "less armour": "moins l’armure",
        "whatever armour": "malgré l’armure|l’armure ne compte pas",
        "any cell": "n’importe quelle case",
        "order": "l’ordre",
        "under": "sous",
        "more": "de plus",
        "fewer": "de moins",
        "swap": "échang",
        "may": r"\b(?:peut|pouvez)\b",
        "nothing": "rien",
        "left": "gauche",
        "transmute": "transmut",
    },
    "de": {
        "dust": "staub",
        "resistance": "widerstand",
        "cards": "karte",
        "sword": "schwert",
        "shield": "schild",
        "boots": "stiefel",
        "ranged": "sch(?:uss|üsse)",
        "teleport": "teleport",
        "reuse": "noch einmal",
        "damage": "schaden",
        "crystals": "kristall",
        "fairy": "fee",
        "item": "gegenst",
        "bucket": "eimer",
        "trap": "falle",
        "fire": "feuer",
        "monsters": "monster",
        "cells": "feld",
        "castle": "burg|feld 7",
        "cart": "lore",
        "all": "alle",
        "each": "jede|alle",
        "split": "verteil",
        "hero": "held",
        "threat": "bedrohung",
        "die": "würf",
        "moon": "mond",
        "gate": "tor",
        "any": "held(?:en)? deiner wahl",
        "here": "von hier",
        "adjoining": "daneben",
        "elsewhere": "anderen feld",
        "anywhere": "beliebig|jede",
        "less armour": "abzüglich panzer",
        "whatever armour": "ohne rücksicht auf panzer|panzer zählt nicht",
        "any cell": "beliebiges feld",
        "order": "reihenfolge",
        "under": "unter",
        "more": "mehr",
        "fewer": "weniger",
        "swap": "tausch",
        "may": r"\bdarf|\bdürfen",
        "nothing": "nichts",
        "left": "links",
        "transmute": "verwand",
    },
}
COUNTED = (
    "dust",
    "resistance",
    "cards",
    "sword",
    "shield",
    "boots",
    "ranged",
    "damage",
    "crystals",
)
DICED = [id for id in CARDS if {Fact(face) for face in range(1, 7)} <= set(facts_of(CARDS[id]))]
ENGLISH = voice_for("en", legends)
TEXTS = {
    id: f"{kind}-{id}.text"
    for id in CARDS
    for kind in ("card", "hero", "place")
    if ENGLISH.knows(f"{kind}-{id}") and "text" in ENGLISH.forms(f"{kind}-{id}")
}


def text_of(language, key):
    """The sentences of a card, ready to be counted."""
    return in_digits(voice_for(language, legends).say(key), language)


def in_digits(text, language):
    """A text with numbers in digits, and every number of a range."""
    text = text.lower()
    for word, number in NUMBERS[language].items():
        text = re.sub(rf"\b{word}\b", str(number), text)
    to = LISTED[language][-1]
    return re.sub(rf"\b(\d) {to} (\d)\b", lambda found: counted(*found.groups()), text)


def counted(first, last):
    """From one number up to another, each of them."""
    return ", ".join(map(str, range(int(first), int(last) + 1))) or f"{first} {last}"


def noun_of(language, fact: Fact):
    """How a language says what a fact is about."""
    if fact.noun.startswith("device-"):
        return voice_for(language, legends).say(fact.noun).lower()
    return NOUNS[language][fact.noun]


def states(text, language, fact: Fact):
    """Whether a text states so many of something, in a list or with the noun left out later."""
    noun = noun_of(language, fact) if fact.noun else ""
    if noun and fact.count in (None, 0, 1):
        return re.search(noun, text)
    if fact.noun is None:
        return re.search(rf"\b{fact.count}\b", text)
    left_out = rf"(?:{noun}).*\b{fact.count}\s*[.;,]"
    return fact.count in counted_before(noun, text, language) or re.search(left_out, text)


def counted_before(noun, text, language):
    """The numbers that stand before a noun, alone or in a list."""
    listed = rf"[\s,]|\b(?:{'|'.join(LISTED[language])})\b"
    pattern = rf"\b(\d+(?:(?:{listed})+\d+)*)\s(?:[^\W\d]+\s)?[^\W\d]*(?:{noun})"
    numbers = " ".join(re.findall(pattern, text))
    return {int(number) for number in re.findall(r"\d+", numbers)}


def test_every_effect_has_something_to_state():
    assert set(STATED) == set(members(AnyEffect))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TEXTS)
def test_a_text_states_what_its_card_does(id, language):
    name = text_of(language, TEXTS[id].removesuffix(".text"))
    text = f"{name}: {text_of(language, TEXTS[id])}"
    needed = [fact for fact in facts_of(CARDS[id]) if fact.needed]

    assert [fact for fact in needed if not states(text, language, fact)] == [], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TEXTS)
def test_a_text_states_no_number_that_its_card_does_not_have(id, language):
    text = text_of(language, TEXTS[id])
    stated = {int(number) for number in re.findall(r"\d+", text)}

    assert stated <= {fact.count for fact in facts_of(CARDS[id])} | {1}, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TEXTS)
def test_a_text_counts_nothing_that_its_card_does_not_count(id, language):
    text, facts = text_of(language, TEXTS[id]), list(facts_of(CARDS[id]))
    stated = {
        (number, noun)
        for noun in COUNTED
        for number in counted_before(NOUNS[language][noun], text, language)
    }

    assert stated <= {(fact.count, fact.noun) for fact in facts}, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", DICED)
def test_every_face_of_the_die_is_told_once(id, language):
    stated = Counter(map(int, re.findall(r"\d", text_of(language, TEXTS[id]))))

    assert stated == Counter(f.count for f in facts_of(CARDS[id]) if f.count and f.needed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id in BOX.cards if id not in BOX.madness])
def test_what_a_card_gives_is_told_with_its_numbers(id, language):
    told = options_told(typed(language), BOX.cards[id].options)

    assert numbers_in(told) == counts_of(facts_of(BOX.cards[id]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [i for i, c in BOX.game_cards.items() if isinstance(c, Monster)])
def test_what_a_monster_leaves_is_told_with_its_numbers(id, language):
    reward = BOX.game_cards[id].reward
    told = gives(typed(language), reward)

    assert numbers_in(told) == counts_of(given(reward))


def typed(language):
    """The voice of the terminal, which tells cards in a few words."""
    return voice_for(language, legends, more=["dedale.games.legends.terminal"])


def numbers_in(told):
    """The numbers of a few words; 1 is often left out."""
    return {int(number) for number in re.findall(r"\d+", told)} - {1}


def counts_of(facts):
    """The numbers that are to be stated."""
    return {fact.count for fact in facts if fact.count} - {1}


@rule("LG-CH3-3", "LG-CH3-6")
@pytest.mark.parametrize(
    ("language", "beside", "on"),
    [("en", "beside", "on its cell"), ("fr", "à côté", "sur sa case"), ("de", "daneben", "feld")],
)
def test_whoever_pushes_the_cart_stands_on_its_cell(language, beside, on):
    text = text_of(language, "help-token-cart")

    assert on in text
    assert beside not in text
