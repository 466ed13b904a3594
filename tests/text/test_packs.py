"""What the cards of a pack are called."""

from dedale.core.content import Pack
from dedale.text.packs import with_words

HOUSE = "card-owl = Owl\n    .the = the owl\ncard-fan = Fan\n    .the = the fan\n"
CARDS = '[[item]]\nid = "owl"\n[[item]]\nid = "red-fox"\n[best]\nid = "elk"\n'


def said(pack, language="en"):
    """The first message of each key, as voices read it."""
    found, last = {}, ""
    for line in with_words(HOUSE, pack, language).splitlines():
        key, _, text = line.partition(" = ")
        if line.startswith(" "):
            key = f"{last}{key.strip()}"
        else:
            last = key
        found.setdefault(key, text)
    return found


def test_a_card_that_nobody_named_is_called_by_its_id():
    words = said(Pack("a", {"common.toml": CARDS}))

    assert (words["card-red-fox"], words["card-red-fox.the"]) == ("Red fox", "Red fox")
    assert (words["card-elk"], words["hero-elk"]) == ("Elk", "Elk")


def test_what_a_set_lists_is_called_by_its_id_too():
    cards = '[[set]]\nid = "hats"\nitems = ["tall-hat", "cap"]\n'
    words = said(Pack("a", {"goods.toml": cards}))

    assert (words["set-hats"], words["item-tall-hat"]) == ("Hats", "Tall hat")
    assert words["item-cap.the"] == "Cap"


def test_a_card_that_is_replaced_keeps_its_name_unless_the_pack_gives_it_another():
    assert said(Pack("a", {"common.toml": CARDS}))["card-owl.the"] == "the owl"
    words = said(Pack("a", {"common.toml": CARDS, "en.ftl": "card-owl = Great owl\n"}))

    assert (words["card-owl"], words["card-owl.the"]) == ("Great owl", "Great owl")


def test_a_name_stands_wherever_texts_call_the_card_by_another_kind():
    cards = '[[set]]\nid = "hats"\nitems = ["tall-hat"]\n'
    words = said(Pack("a", {"goods.toml": cards, "en.ftl": "item-tall-hat = Stovepipe\n"}))

    assert (words["item-tall-hat"], words["card-tall-hat"]) == ("Stovepipe", "Stovepipe")
    assert words["card-tall-hat.the"] == "Stovepipe"


def test_a_name_may_have_forms():
    pack = Pack("a", {"en.ftl": "card-elk = Elk\n    .the = an elk\n", "common.toml": CARDS})

    assert said(pack)["card-elk.the"] == said(pack, "fr")["card-elk.the"] == "an elk"


def test_a_card_with_a_mark_is_called_as_others_with_it():
    house = "card-owl = Owl\ncard-owl-dark = { card-owl }, in the dark\n"
    words = with_words(house, Pack("a", {"common.toml": CARDS}), "en")

    assert "card-red-fox-dark = { card-red-fox }, in the dark" in words.splitlines()


def test_without_a_pack_nothing_changes():
    assert with_words(HOUSE, Pack(), "en") == HOUSE
