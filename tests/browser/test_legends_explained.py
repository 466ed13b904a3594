"""Legends explains itself: the rules of its chapters, its goals and its signs."""

import re

from playwright.sync_api import expect

from tests.browser.test_screens import opened_rule
from tests.kit.heroics import anna_is_asked, brought
from tests.kit.teamwork import at_table

PARTY = {"heroes": ("knight", "enchantress")}


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
