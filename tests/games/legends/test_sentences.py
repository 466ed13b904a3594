"""What cards of packs say: sentences made from their effects."""

import pytest

from dedale.core.content import Pack
from dedale.games.legends import legends, sentences
from dedale.games.legends.content import BOX
from dedale.games.legends.sentences import card_told, cards_in, option_told, ways_of
from dedale.text import LANGUAGES, Voice
from tests.games.legends.facts import costs, given
from tests.games.legends.test_card_texts import in_digits, states

CARDS = cards_in(BOX)
TORCH = """
[[item]]
id = "item-torch"
options = [{ effects = [{ effect = "icon", icon = "sword", count = 2 }] }]
"""
HOMES = (legends.home, sentences.__name__)


WAYS = [
    pytest.param(way, id=f"{id}-{number}")
    for id, card in CARDS.items()
    for number, way in enumerate(ways_of(card))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_a_sentence_states_what_a_card_costs_and_does(way, language):
    text = in_digits(option_told(Voice(language, HOMES), way, later=False), language)
    needed = [fact for fact in (*costs(way.cost), *given(way.effects)) if fact.needed]

    assert [fact for fact in needed if not states(text, language, fact)] == [], text


def test_several_ways_are_a_choice():
    voice = Voice("en", HOMES)

    assert card_told(voice, CARDS["item-field-manual"]) == (
        "Draw 1 card. Or for 1 dust: draw 2 cards."
    )
    assert card_told(voice, CARDS["skill-lore"]) == (
        "One use after the other: draw 1 card; draw 2 cards; draw 2 cards."
    )


@pytest.mark.parametrize(
    ("language", "manual", "lens"),
    [
        ("en", ": draw 2 cards.", ": lose 1 resistance"),
        ("fr", ": piochez 2 cartes.", ": perdez 1 Résistance"),
        ("de", ": Zieh 2 Karten.", ": Verlier 1 Widerstand"),
    ],
)
def test_only_german_begins_a_sentence_after_a_colon_with_a_capital_letter(language, manual, lens):
    voice = Voice(language, HOMES)

    assert manual in card_told(voice, CARDS["item-field-manual"])
    assert lens in card_told(voice, CARDS["converging-lens"])


def test_what_is_not_a_sentence_begins_with_a_small_letter():
    assert "2, 3: nichts;" in card_told(Voice("de", HOMES), CARDS["converging-lens"])


def test_a_pack_can_tell_its_cards_in_other_words():
    files = {"common.toml": TORCH, "en.ftl": "card-item-torch = Torch\n  .text = Burns well."}
    said = [sentences.worded(Pack("p", files), language).words(language) for language in LANGUAGES]

    assert [".text = Burns well." in words for words in said] == [True, True, True]


def test_a_card_of_a_pack_keeps_its_english_name_where_there_is_no_other():
    files = {"common.toml": TORCH, "en.ftl": "card-item-torch = Torch"}
    words = sentences.worded(Pack("p", files), "de").words("de")

    assert words.splitlines() == ["card-item-torch = Torch", "    .text = 2 Schwerter."]
