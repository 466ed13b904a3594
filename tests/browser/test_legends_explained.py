"""Legends explains itself: the rules of its chapters, its goals and its signs."""

import re

import pytest
from playwright.sync_api import Locator, expect

from dedale.games.legends.view import View
from tests.browser.test_screens import opened_rule
from tests.kit.browsing import PHONE, TABLET, Person
from tests.kit.legends_in_browser import LEGENDS, anna_is_asked, brought, thing
from tests.kit.team_in_browser import at_table

PARTY = {"heroes": ("knight", "enchantress")}


def bubble(person: Person) -> Locator:
    """What is said of the thing that is pointed at."""
    return person.page.locator(".bubble[popover]")


def expect_on_screen(person: Person, part: Locator) -> None:
    """All of it can be seen, and nothing hangs over sideways."""
    expect(part).to_be_in_viewport(ratio=1)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_open_at_the_chapter_and_the_turn_is_a_press_away(evening):
    _, links = brought(evening, anna_is_asked("act"), chapter="magma", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    anna.page.keyboard.press("?")
    expect(opened_rule(anna)).to_contain_text(re.compile("^LG-CH4-1 "))
    expect(opened_rule(anna)).to_be_in_viewport()
    anna.press(re.compile(r"Turn$"))
    expect(opened_rule(anna)).to_contain_text(re.compile("^LG-TURN-3 "))
    expect(opened_rule(anna)).to_be_in_viewport()
    anna.press(re.compile("The Magma Cave$"))

    expect(opened_rule(anna)).to_contain_text(re.compile("^LG-CH4-1 "))


@pytest.mark.parametrize("chapter", ["fire", "magma"])
def test_a_finger_that_rests_on_the_progress_is_told_how_to_win_and_to_lose(evening, chapter):
    _, links = brought(evening, anna_is_asked("act"), chapter=chapter, **PARTY)
    anna = at_table(evening, links[0], PHONE)
    with anna.resting_on(anna.page.locator(f"[data-tip=chapter-{chapter}]")):
        for part in ("goal", "danger"):
            expect(bubble(anna)).to_contain_text(LEGENDS.say(f"chapter-{chapter}.{part}"))

    expect_on_screen(anna, bubble(anna))


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_goal_and_danger_are_a_press_away_during_the_game(evening, size):
    _, links = brought(evening, anna_is_asked("act"), chapter="crystals", **PARTY)
    anna = at_table(evening, links[0], size)
    anna.touch(anna.button(re.compile("of 16 crystals")))
    opened = anna.page.get_by_role("dialog", name=LEGENDS.say("chapter-crystals"))
    for part in ("goal", "danger"):
        expect(opened).to_contain_text(LEGENDS.say(f"chapter-crystals.{part}"))
    expect_on_screen(anna, opened)
    anna.press("Close")

    expect(opened).to_have_count(0)


STOPS = {  # what explains itself on focus, and how
    ".legends .aim": "chapter-fire.goal",
    ".places .deck": "help-game-deck",
    ".hero-board [data-tip=resistance]": "icon-help-resistance",
    ".hero-board [data-tip~=dust]": "icon-help-dust-empty",
    ".passage .castle": "place-castle.text",
}


def test_what_cannot_be_pressed_explains_itself_on_focus(evening):
    _, links = brought(evening, anna_is_asked("act"), chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    anna.page.keyboard.press("Tab")
    for stop, words in STOPS.items():
        anna.page.locator(stop).focus()
        expect(bubble(anna)).to_contain_text(LEGENDS.say(words))
        expect_on_screen(anna, bubble(anna))
        anna.page.keyboard.press("Escape")
        expect(bubble(anna)).to_have_count(0)


def test_a_group_is_one_stop_and_arrow_keys_walk_through_it(evening):
    _, links = brought(evening, anna_is_asked("act"), chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    for group in (".hero-board", ".places", ".cells"):
        expect(anna.page.locator(f"{group} [tabindex='0']")).to_have_count(1)
    thing(anna, "skill").focus()
    anna.page.keyboard.press("Home")
    expect(anna.page.locator(".hero-board [data-tip=resistance]")).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".hero-board [data-tip~=dust]")).to_be_focused()

    expect(bubble(anna)).to_contain_text(LEGENDS.say("icon-help-dust-empty"))


def test_a_threat_is_explained_with_the_cell_that_it_lies_on(evening):
    def threatened(view: View) -> bool:
        return "fury" in view.threats

    id, links = brought(evening, anna_is_asked("act", threatened), chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    anna.page.keyboard.press("Tab")
    thing(anna, f"passage:{evening.table(id).view(0).threats.index('fury') + 1}").focus()

    expect(bubble(anna)).to_contain_text(LEGENDS.say("help-token-fury"))


def test_a_finger_that_has_asked_what_a_thing_is_can_use_the_next_one(evening):
    id, links = brought(evening, anna_is_asked("act"), chapter="fire", **PARTY)
    anna = at_table(evening, links[0], PHONE)
    with anna.resting_on(anna.page.locator(".hero-board [data-tip~=dust]"), slips=True):
        expect(bubble(anna)).to_contain_text(LEGENDS.say("icon-help-dust-empty"))
        expect_on_screen(anna, bubble(anna))
    card = thing(anna, f"card:{evening.table(id).view(0).cards[0].hand[0]}")
    card.tap()

    expect(bubble(anna)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
