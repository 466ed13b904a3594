"""Legends: the lesson and what hints leave behind, in a real browser."""

import re

from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.store.keeper import read_action
from tests.kit.browsing import Person
from tests.kit.heroics import LEGENDS, legends_do


def only_table(person: Person) -> str:
    """The id of the one table that a browser knows."""
    [id] = person.page.evaluate("Object.keys(JSON.parse(localStorage['dedale.tables']))")
    return id


def test_the_lesson_is_learnt_to_its_end(evening):
    lesson = CATALOGUE["legends"].lesson
    anna = evening.come()
    anna.open(f"{evening.house.address}/#/lesson/legends")
    for cue in lesson.script:
        anna.see(LEGENDS.say(cue.say))
        if cue.action is not None:
            table = evening.table(only_table(anna))
            legends_do(anna, table, read_action(table, to_json(cue.action)))
    anna.press(re.compile("^Keep playing"))

    anna.see_heading(re.compile("^Your turn"))
