"""Legends: the lesson and what hints leave behind, in a real browser."""

import re

from playwright.sync_api import expect

from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.store.keeper import read_action
from tests.kit.browsing import Person
from tests.kit.legends_in_browser import LEGENDS, anna_is_asked, brought, legends_do
from tests.kit.team_in_browser import at_table


def only_table(person: Person) -> str:
    """The id of the one table that a browser knows."""
    [id] = person.page.evaluate("Object.keys(JSON.parse(localStorage['dedale.tables']))")
    return id


def test_the_lesson_is_learnt_to_its_end(evening):
    lesson = CATALOGUE["legends"].screen.lesson
    anna = evening.come()
    anna.open(f"{evening.house.address}/#/lesson/legends")
    for cue in lesson.script:
        anna.see(LEGENDS.say(cue.say))
        if cue.action is not None:
            table = evening.table(only_table(anna))
            legends_do(anna, table, read_action(table, to_json(cue.action)))
    anna.press(re.compile("^Keep playing"))

    anna.see_heading(re.compile("^Your turn"))


def test_what_an_attack_would_bring_is_forgotten_once_a_hint_is_followed(evening):
    id, links = brought(evening, anna_is_asked("attack"), heroes=("knight", "enchantress"))
    anna = at_table(evening, links[0])
    expect(anna.page.locator(".commit .result")).to_contain_text(re.compile("[1-9] damage"))
    began = evening.table(id).seq
    anna.press("Hint")
    anna.press("Do it")
    anna.see_step(began + 1)
    expect(anna.page.locator(".commit")).to_have_count(0)

    lines = anna.page.locator(".question .line, .deeds .line")
    expect(lines.filter(has_text=re.compile("attacks .* on cell"))).to_have_count(0)
