"""Legends in a real browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from dedale.games.legends.actions import EndTurn, Play
from dedale.games.legends.view import View
from tests.kit.axe import complaints
from tests.kit.browsing import PHONE, TABLET, Person
from tests.kit.heroics import ALONE, LEGENDS, anna_is_asked, brought, legends_do, thing
from tests.kit.teamwork import at_table

PARTY = {"heroes": ("knight", "enchantress")}


def late(view: View) -> bool:
    """Everybody has had a turn."""
    return view.turn > 2


def moonlit(view: View) -> bool:
    """A moon lies in the passage."""
    return any(card.card.startswith("moon") for card in view.passage if card)


def rich(view: View) -> bool:
    """Crystals lie on a place."""
    return any(spot.crystals for spot in view.spots)


def woken(view: View) -> bool:
    """A body of the Incarnation has entered."""
    return any(view.scene.row)


SPECIAL = {
    "fire": (late, "Blaze", "fires? left"),
    "moons": (moonlit, "Wants to be on cell", "of 6 moons"),
    "crystals": (rich, "crystal", "of 16 crystals"),
    "magma": (late, "Hot lava", "still hot"),
    "darkness": (woken, "Head", "of 10 bodies"),
}


@pytest.mark.parametrize("chapter", SPECIAL)
def test_each_chapter_shows_its_pieces_and_a_card_is_played_in_it(evening, chapter):
    so, piece, progress = SPECIAL[chapter]
    id, links = brought(evening, anna_is_asked("act", so), chapter=chapter, **PARTY)
    anna = at_table(evening, links[0])
    anna.see(LEGENDS.say(f"chapter-{chapter}"))
    expect(anna.button(re.compile(progress))).to_be_visible()
    pieces = anna.page.get_by_role("button", name=re.compile(piece, re.IGNORECASE))
    expect(pieces.first).to_be_visible()

    table = evening.table(id)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    legends_do(anna, table, card)
    anna.see_step(table.seq + 1)
    assert evening.table(id).log.actions[-1].action == card


def test_whatever_is_offered_can_be_taken_where_it_lies(evening):
    id, links = brought(evening, anna_is_asked("act", lambda view: view.turn == 1), ALONE, **PARTY)
    anna = at_table(evening, links[0])
    chance = random.Random("castle")
    for _ in range(30):
        table = evening.table(id)
        if table.decision is None:
            break
        offers = [offer for offer in table.offers(0) if not isinstance(offer, EndTurn)]
        action = chance.choice(offers or table.offers(0))
        legends_do(anna, table, action)
        anna.see_step(table.seq + 1)
        assert evening.table(id).log.actions[table.seq].action == action


def test_an_attack_says_what_it_would_bring_before_it_is_made(evening):
    id, links = brought(evening, anna_is_asked("attack"), chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    expect(anna.page.locator(".commit")).to_contain_text(re.compile("[1-9] damage"))
    table = evening.table(id)
    legends_do(anna, table, table.offers(0)[0])
    anna.see_step(table.seq + 1)

    assert evening.table(id).log.actions[-1].action == table.offers(0)[0]


def test_one_player_builds_a_deck_and_plays_on_a_phone(evening):
    id, links = brought(evening, seats=ALONE)
    anna = at_table(evening, links[0], PHONE)
    expect(anna.button(re.compile("^Scout"))).to_be_in_viewport()
    while (table := evening.table(id)).decision.ask != "act":
        action = table.offers(0)[0]
        thing(anna, f"pick:{getattr(action, 'hero', None) or action.card}").tap()
        anna.see_step(table.seq + 1)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    legends_do(anna, table, card)
    anna.see_step(table.seq + 1)
    anna.press("Markets")
    expect(anna.page.get_by_role("dialog").get_by_role("region", name="Fairies")).to_be_visible()
    anna.page.keyboard.press("Escape")

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert evening.table(id).log.actions[-1].action == card


def test_a_turn_with_the_keyboard_alone(evening):
    id, links = brought(evening, anna_is_asked("act"), chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    seq = evening.table(id).seq
    keys = anna.page.keyboard
    keys.press("1")
    expect(thing(anna, f"card:{evening.table(id).view(0).cards[0].hand[0]}")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Escape")
    keys.press("e")
    anna.see_step(seq + 1)

    assert evening.table(id).log.actions[seq].action == EndTurn()


def test_what_a_sign_means_is_said_on_hover(evening):
    _, links = brought(evening, anna_is_asked("act"), chapter="moons", **PARTY)
    anna = at_table(evening, links[0])
    thing(anna, "place:1").hover()

    expect(anna.page.locator(".bubble[popover]")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), PHONE, TABLET, (1194, 834), (1440, 900)])
def test_nothing_leaves_the_screen_sideways(evening, size):
    _, links = brought(evening, anna_is_asked("act"), chapter="darkness", **PARTY)
    anna = at_table(evening, links[0], size)
    expect(anna.page.locator(".passage")).to_be_visible()

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("chapter", ["fire", "darkness"])
def test_a_phone_that_lies_shows_the_mat_and_the_hand_at_once(evening, chapter):
    id, links = brought(evening, anna_is_asked("act"), chapter=chapter, **PARTY)
    anna = at_table(evening, links[0], (844, 390))
    for card in evening.table(id).view(0).cards[0].hand:
        expect(thing(anna, f"card:{card}")).to_be_in_viewport(ratio=0.9)
    for place in ("path:1", "path:7"):
        expect(thing(anna, place)).to_be_in_viewport(ratio=0.9)
    expect(anna.button("End your turn")).to_be_in_viewport(ratio=1)

    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_axe_finds_nothing_on_the_screens_of_legends(evening):
    found = []

    def look(name: str, person: Person) -> None:
        for theme in ("dark", "light"):
            person.dress(theme)
            found.extend(f"{name}, {theme}: {complaint}" for complaint in complaints(person.page))
        if person.page.locator(".btn.primary").filter(visible=True).count() > 1:
            found.append(f"{name}: more than one primary action")

    for ask, options in (
        ("choose-hero", {}),
        ("act", {"chapter": "darkness", **PARTY}),
        ("attack", {"chapter": "crystals", **PARTY}),
        ("reward", {"chapter": "fire", **PARTY}),
        ("campaign", {"mode": "campaign", **PARTY}),
    ):
        _, links = brought(evening, anna_is_asked(ask), **options)
        anna = at_table(evening, links[0], bypass_csp=True)
        expect(anna.page.locator(".legends")).to_be_visible()
        look(ask, anna)
    phone = at_table(evening, links[0], PHONE, bypass_csp=True)
    expect(phone.page.locator(".legends")).to_be_visible()
    look("phone", phone)

    assert "\n".join(found) == ""
