"""What cards of packs say: sentences made from their effects."""

import pytest
from msgspec.structs import replace

from dedale.core.content import Pack
from dedale.core.records import members
from dedale.games.legends import effects as fx
from dedale.games.legends import legends, sentences
from dedale.games.legends.content import BOX
from dedale.games.legends.sentences import card_told, cards_in, effect_told, option_told, ways_of
from dedale.text import LANGUAGES, Voice
from tests.games.legends.facts import OTHERS, costs, given
from tests.games.legends.test_card_texts import in_digits, states
from tests.kit.any_effect import every

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


SOME = (fx.Dust(1), fx.Draw(2))
INSIDE = {
    "choices": [SOME],
    "table": [tuple(fx.Faces((n, n + 1), SOME[n // 4 :]) for n in (1, 3, 5))],
    "dice": [(), (0, 1, 1, 1, 2, 2)],
    "reach": [1, 2, 3],
}
"""What effects are made of that are not words, and numbers that mean something."""


def all_of(kind):
    """Every effect of a kind, by what it does."""
    inside = INSIDE | ({"count": [None, 1, 2]} if kind in (fx.Dust, fx.Heal) else {})
    return dict.fromkeys(map(meant, every(kind, **inside)))


def meant(effect):
    """An effect without the words that make no difference to what it does."""
    if getattr(effect, "who", fx.Who.SELF) not in OTHERS.get(type(effect), ()):
        effect = replace(effect, who=fx.Who.SELF) if hasattr(effect, "who") else effect
    match effect:
        case fx.AddIcon(icon=icon) if icon is not fx.Icon.RANGED:
            return replace(effect, reach=0)
        case fx.Gain(what=fx.What.ITEM):
            return replace(effect, source=fx.Source.MARKET)
        case fx.Hit(dice=dice) if dice:
            return replace(effect, count=0)
        case fx.Dust(None, fx.Who.SPLIT) | fx.Heal(None, fx.Who.SPLIT):  # refused as a pack loads
            return replace(effect, who=fx.Who.SELF)
    return effect


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", members(fx.AnyEffect), ids=lambda kind: kind.__name__)
def test_a_sentence_states_every_value_of_an_effect(kind, language):
    voice = Voice(language, HOMES)
    for effect in all_of(kind):
        text = in_digits(f"{effect_told(voice, effect)}.", language)
        needed = [fact for fact in given([effect]) if fact.needed]

        assert [fact for fact in needed if not states(text, language, fact)] == [], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", members(fx.AnyEffect), ids=lambda kind: kind.__name__)
def test_effects_that_differ_are_told_differently(kind, language):
    voice, effects = Voice(language, HOMES), all_of(kind)

    assert len({effect_told(voice, effect) for effect in effects}) == len(effects)


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", fx.Order.ORDER, "look at the next game card and put it back on top"),
        ("en", fx.Order.TOP_BOTTOM, "and put it on top of the deck or under it"),
        ("fr", fx.Order.ORDER, "regardez la prochaine carte de jeu et remettez-la dessus"),
        ("de", fx.Order.TOP_BOTTOM, "nächste Spielkarte an und leg sie auf oder unter den Stapel"),
    ],
)
def test_a_single_card_is_not_put_back_as_several(language, order, said):
    assert said in effect_told(Voice(language, HOMES), fx.PeekAtDeck(1, order))


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
