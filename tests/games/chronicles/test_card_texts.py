"""Texts of cards are true: they state what effects do, in three languages, and no other number."""

import re

import pytest
from msgspec import ValidationError, convert

from dedale.core.records import members
from dedale.games.chronicles import chronicles, sentences
from dedale.games.chronicles.conditions import AnyCondition
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.effects import AnyEffect, KnockOut, Move, RerollDice
from dedale.text import LANGUAGES, voice_for
from tests.games.chronicles import stating
from tests.games.chronicles.said import WORDS

VOICES = {
    language: voice_for(language, chronicles, more=[sentences.__name__]) for language in LANGUAGES
}
CARDS = {
    **{f"card-{card.id}": card for card in (*BOX.events.values(), *BOX.cards.values())},
    **{f"card-{card.id}": card for card in BOX.objectives.values()},
    **{f"quest-{card.id}": card for card in BOX.quests.values()},
    **{f"ritual-{card.id}": card for card in BOX.rituals.values()},
}
NUMBERS = {
    "en": "tw(?:o|ice) three four fi(?:ve|fth) six seven eight nine ten",
    "fr": "deux trois quatre cinq(?:uième)? six sept huit neuf dix",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn",
}
PLACE = re.compile(r"\b[A-G][1-7]\b")
BOTH = re.compile(r"\b(?:les|ses|ces) deux\b")


def numbers_in(text, language):
    """The numbers that a text states, as numerals or words; names of tiles are none."""
    plain = BOTH.sub("", PLACE.sub("", text))
    end = "" if language == "de" else r"\b"  # dreimal, fünfter
    words = enumerate(NUMBERS[language].split(), 2)
    said = {number for number, word in words if re.search(rf"(?i)\b{word}{end}", plain)}
    return said | {int(digits) for digits in re.findall(r"\d+", plain)}


def states(text, fact, language):
    """Whether a text says something, in its language."""
    if PLACE.fullmatch(fact):
        return fact in text
    if fact.startswith("card-"):
        return VOICES[language].say(fact).split()[-1] in text
    return re.search(WORDS[fact][LANGUAGES.index(language)], text) is not None


def missing(text, facts, language):
    """What a text should state, and does not; and the numbers that it should not state."""
    numbers = {fact for fact in facts if isinstance(fact, int)}
    optional = {1}.union(*(fact for fact in facts if isinstance(fact, frozenset)))
    found = numbers_in(text, language)
    words = [fact for fact in facts if isinstance(fact, str)]
    unsaid = [fact for fact in words if not states(text, fact, language)]
    return [*unsaid, *(numbers - found), *(found - numbers - optional)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does_and_no_other_number(card, language):
    text = VOICES[language].say(f"{card}.text")

    assert missing(text, [*stating.of_card(CARDS[card])], language) == []


def test_a_text_that_says_something_else_is_found():
    facts = [*stating.of_card(CARDS["card-rally"])]

    assert missing("Choose any Character. It makes a Move of 5 steps.", facts, "en") == [4, 5]
    assert missing("Wähle einen Helden. Er macht vier Schritte.", facts, "de") == ["Move"]
    assert missing("Le Personnage actif fait un Déplacement.", facts, "fr") == [
        "steps",
        "choose",
        4,
    ]


def test_whatever_a_card_can_do_is_to_be_stated():
    assert set(stating.EFFECTS) == set(members(AnyEffect))
    assert set(stating.CONDITIONS) == set(members(AnyCondition))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*BOX.events, *BOX.cards])
def test_the_sentences_of_effects_say_what_they_do(card, language):
    effects = CARDS[f"card-{card}"].effects
    text = sentences.said(VOICES[language], effects)

    assert missing(text, [*stating.of_effects(effects)], language) == []


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", ": gain 2 Crystals.", ": borrow a Scroll"),
        ("fr", ": gagnez 2 Cristaux.", ": empruntez un Parchemin"),
        ("de", ": Erhaltet 2 Kristalle.", ": Leiht eine Schriftrolle"),
    ],
)
def test_only_german_begins_a_sentence_after_a_colon_with_a_capital_letter(language, first, second):
    said = sentences.said(VOICES[language], BOX.cards["folk-pim"].effects)

    assert first in said
    assert second in said


@pytest.mark.parametrize(
    ("kind", "field", "more"),
    [(Move, "most", {}), (RerollDice, "most", {}), (KnockOut, "count", {"foe": "looter"})],
)
def test_an_effect_without_a_limit_leaves_it_out(kind, field, more):
    effect = {"effect": kind.__struct_config__.tag, **more}

    assert getattr(convert(effect, kind), field) is None
    with pytest.raises(ValidationError):
        convert(effect | {field: 0}, kind)
