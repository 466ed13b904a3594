"""What cards of packs say: sentences made from their effects."""

import pytest

from dedale.games.legends import legends
from dedale.games.legends.content import BOX
from dedale.games.legends.sentences import card_told, cards_in
from dedale.text import LANGUAGES, voice_for
from tests.games.legends.facts import of_effects
from tests.games.legends.test_card_texts import in_digits, states

CARDS = cards_in(BOX)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_a_sentence_states_what_its_card_does(id, language):
    text = in_digits(card_told(voice_for(language, legends), CARDS[id]), language)
    needed = [fact for fact in of_effects(CARDS[id]) if fact.needed]

    assert [fact for fact in needed if not states(text, language, fact)] == [], text
