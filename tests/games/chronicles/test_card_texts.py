"""Texts of cards are true: they state what effects do, in three languages, and no other number."""

import re

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from dedale.core.records import members
from dedale.games.chronicles import chronicles, sentences
from dedale.games.chronicles import effects as e
from dedale.games.chronicles.conditions import AnyCondition
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.effects import AnyEffect, GrantMove, KnockOut, RerollDice
from dedale.text import LANGUAGES, voice_for
from tests.games.chronicles import stating
from tests.games.chronicles.said import WORDS
from tests.kit.any_effect import every

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


SOME = (e.Crystals(2), e.Borrow())
INSIDE = {
    "without": [(), *((bar,) for bar in e.Bar), tuple(e.Bar)],
    "effects": [SOME],
    "otherwise": [(e.Fly(),)],
    "options": [(SOME, SOME[::-1]), tuple((effect,) for effect in SOME)],
    "most": [None, 1, 2],
}
"""What effects are made of that are not words, and the numbers that mean something."""
NUMBERED = {e.KnockOut: {"count": [None, 1, 2]}, e.Warden: {"number": [1, 2]}}


def all_of(kind):
    """Every effect of a kind, by what it does; some are part of a loop."""
    return dict.fromkeys(map(meant, every(kind, **INSIDE | NUMBERED.get(kind, {}))))


def meant(effect):
    """An effect without the words that make no difference to what it does."""
    same = SAME.get(type(effect))
    return same(effect) if same else effect


def same_shift(effect):
    """Whoever uses it makes a Shift, or the active Character; chance asks nobody."""
    if effect.mode is not e.ShiftMode.CHOICE:
        return replace(effect, who=e.Who.SELF)
    return e.Shift(who=e.Who.ACTIVE if effect.who is e.Who.ACTIVE else e.Who.SELF)


def same_deck(effect):
    """Events are drawn from one deck; a whole deck is searched."""
    match effect.deed:
        case e.DeckDeed.EVENT:
            return replace(effect, items=False)
        case e.DeckDeed.SEARCH:
            return replace(effect, count=1)
    return effect


def same_warden(effect):
    """One that comes near somebody walks to no post by its number."""
    near = effect.deed in (e.WardenDeed.NEAR_ACTIVE, e.WardenDeed.NEAR_DRAGON)
    return replace(effect, number=1) if near else effect


SAME = {
    e.GrantMove: lambda move: e.GrantMove(charge=move.charge, inside=True) if move.inside else move,
    e.Shift: same_shift,
    e.PutFigure: lambda put: (
        e.PutFigure(e.Figure.SELF, put.where) if put.where is e.Where.START else put
    ),
    e.Looter: lambda looter: (
        e.Each(e.Those.LOOTED, (looter,)) if looter.colour is e.WhichPortal.EACH else looter
    ),
    e.Warden: same_warden,
    e.KnockOut: lambda blow: blow if blow.count else replace(blow, fewer=False),
    e.Deck: same_deck,
    e.TemporaryRule: lambda rule: rule if rule.flag is e.Flag.STEP_CAP else replace(rule, number=0),
}


KINDS = pytest.mark.parametrize("kind", members(AnyEffect), ids=lambda kind: kind.__name__)


@KINDS
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_state_every_value_of_an_effect(kind, language):
    for effect in all_of(kind):
        text = sentences.said(VOICES[language], [effect])

        assert missing(text, [*stating.of_effects([effect])], language) == [], text


@KINDS
@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_that_differ_are_told_differently(kind, language):
    effects = all_of(kind)

    assert len({sentences.said(VOICES[language], [effect]) for effect in effects}) == len(effects)


@pytest.mark.parametrize(
    ("language", "deck", "said"),
    [
        ("en", e.Deck(e.DeckDeed.ORDER, items=True), "Look at the top Item. Put it back."),
        ("en", e.Deck(e.DeckDeed.SORT), "top Event. Put it on top of the deck or under it."),
        ("fr", e.Deck(e.DeckDeed.SORT), "Événement. Mettez-le sur la pioche ou dessous."),
        ("de", e.Deck(e.DeckDeed.SORT, items=True), "an. Lege ihn auf oder unter den Stapel."),
        ("de", e.Deck(e.DeckDeed.SORT, True, 2), "an. Lege jeden auf oder unter den Stapel, in"),
        ("de", e.Deck(e.DeckDeed.SORT, False, 2), "an. Lege jedes auf oder unter den Stapel, in"),
    ],
)
def test_one_card_of_a_deck_is_one(language, deck, said):
    assert said in sentences.said(VOICES[language], [deck])


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
    [(GrantMove, "most", {}), (RerollDice, "most", {}), (KnockOut, "count", {"foe": "looter"})],
)
def test_an_effect_without_a_limit_leaves_it_out(kind, field, more):
    effect = {"effect": kind.__struct_config__.tag, **more}

    assert getattr(convert(effect, kind), field) is None
    with pytest.raises(ValidationError):
        convert(effect | {field: 0}, kind)
