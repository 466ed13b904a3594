"""Chronicles: the lesson, hints, ideas of friends, reviews and practice, in a real browser."""

import re

from playwright.sync_api import expect

import dedale
from dedale.core.log import ME, Place
from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.games.chronicles.actions import End
from dedale.store.keeper import read_action
from dedale.table import answer
from tests.kit.axe import complaints
from tests.kit.chronicles_in_browser import CHRONICLES, LAID, explore, explored
from tests.kit.legends_in_browser import carried
from tests.kit.team_in_browser import at_table

END = CHRONICLES.tell(End())
PAIR = (Place("Anna", ME), Place("Ben", ME))


def test_the_lesson_is_learnt_in_two_turns(evening):
    lesson = CATALOGUE["chronicles"].screen.lesson
    anna = evening.come()
    anna.open(f"{evening.house.address}/#/lesson/chronicles")
    table = dedale.open_table("chronicles", lesson.seats, lesson.options, seed=lesson.seed)
    for cue in lesson.script:
        anna.see(CHRONICLES.say(cue.say))
        if cue.action is None:
            anna.press(re.compile("^(Continue|Keep playing)"))
        else:
            explore(anna, table, read_action(table, to_json(cue.action)))

    anna.see_heading(re.compile("^Your turn"))


def test_a_hint_is_shown_and_done(evening):
    id, links = explored(evening)
    anna = at_table(evening, links[0])
    anna.press("Hint")
    hint = anna.page.get_by_role("region", name="A hint")
    expect(hint).to_be_visible()
    assert complaints(anna.page) == []
    hint.get_by_role("button", name=re.compile("^Do it")).click()
    anna.see_step(1)

    assert evening.table(id).seq >= 1


def test_what_a_friend_proposes_is_taken_over_with_one_tap(evening):
    table = dedale.open_table("chronicles", PAIR, LAID, seed="knossos")
    id, links = carried(evening, table.log)
    anna, ben = at_table(evening, links[0]), at_table(evening, links[1])
    ben.press(re.compile("^Propose a turn"))
    ben.see("Choose on the board. Nothing is done yet.")
    ben.press(END)
    ben.press(re.compile("^Propose$"))
    ideas = anna.page.get_by_role("region", name="Ideas")
    expect(ideas).to_contain_text("Ben What about this?")
    anna.press("Adopt it")
    ben.see_step(1)

    assert evening.table(id).entries[0].action == End()


def test_a_game_is_reviewed_and_practised_from_a_moment_of_the_maze(evening):
    table = dedale.open_table("chronicles", PAIR[:1], {"characters": 1}, seed="knossos")
    while table.decision:
        table.submit(0, answer(table, 0, "random"))
    id, links = carried(evening, table.log)
    anna = at_table(evening, f"{links[0].partition('?')[0]}/20")
    anna.see("Move 20 of")
    assert complaints(anna.page) == []
    anna.press("Review")
    graph = anna.page.get_by_role("slider", name="Moment in the graph")
    expect(graph).to_be_visible(timeout=120_000)
    assert complaints(anna.page) == []
    anna.press("Play on from here")
    anna.press("Start practising")
    anna.page.wait_for_url(re.compile(f"#/table/(?!{id})"))
    anna.see("Nothing here counts.")

    assert evening.table(anna.table).log.actions == table.log.actions[:20]
