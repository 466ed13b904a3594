"""A team that thinks: hints and ideas as ghosts on the board, and the review against the book."""

import re

from playwright.sync_api import expect

from dedale.games import game_by_id
from dedale.games.team.actions import EndTurn, Rotate
from dedale.maze.turn import Insert, Walk
from dedale.table import hint
from dedale.text import voice_for
from tests.kit.axe import by_day_and_night
from tests.kit.browsing import Person
from tests.kit.team_in_browser import FOUR, at_table, at_the_start, brought, team_do

PLACED = (Insert, Rotate, Walk)  # they have a place on the board, and so a number
THEO = "3"  # his figure


def never(_: object) -> bool:
    """Play to the end."""
    return False


def said(key: str, **facts: object) -> str:
    """A sentence as the screen says it."""
    voice = voice_for("en", game_by_id("team"))
    voice.names = [place.name for place in FOUR]
    return voice.say(key, **facts)


def numbers(person: Person):
    """The numbers of a ghost's steps."""
    return person.page.locator("svg .ghost text")


def numbered(actions) -> list[str]:
    """The numbers that are drawn for a plan."""
    return [str(n) for n, action in enumerate(actions, 1) if isinstance(action, PLACED)]


def walks(actions) -> int:
    """How many ways are drawn for a plan."""
    return sum(isinstance(action, Walk) for action in actions)


def test_a_hint_is_drawn_with_all_its_ways_and_says_why(evening):
    table, id, links = brought(evening, at_the_start)
    advice = hint(table, 0)()
    anna = at_table(evening, links[0])
    anna.page.keyboard.press("h")
    bubble = anna.page.get_by_role("region", name="A hint")
    expect(bubble).to_contain_text(said(advice.why.key, **advice.why.facts))
    expect(numbers(anna)).to_have_text(numbered(advice.actions))
    expect(anna.page.locator("[data-thread]")).to_have_count(walks(advice.actions))
    anna.press("Do it")
    anna.see_step(1)
    expect(numbers(anna)).to_have_text(numbered(advice.actions[1:]))

    assert evening.table(id).log.actions[0].action == advice.actions[0]


def test_an_idea_is_a_ghost_for_everybody_and_taken_over_by_whoever_is_to_move(evening):
    table, id, links = brought(evening, at_the_start)
    turn = [a for a in hint(table, 0)().actions if not isinstance(a, EndTurn)][:3]
    anna, theo = at_table(evening, links[0]), at_table(evening, links[1])
    watcher = at_table(evening, links[0].split("?")[0])
    theo.page.keyboard.press("i")
    theo.see("Choose on the board. Nothing is done yet.")
    for action in turn:
        team_do(theo, table, action)
        expect(theo.button(re.compile("^Undo$")).last).to_have_attribute("aria-disabled", "false")
    expect(theo.page.locator(".btn.primary").filter(visible=True)).to_have_text(["Propose"])
    theo.press(re.compile("^Propose$"))
    for person in (anna, watcher):
        person.press(re.compile("^Look$"))
        expect(person.page.locator(f"[data-ghost='{THEO}']")).to_be_attached()
        expect(numbers(person)).to_have_text(numbered(turn))
        expect(person.page.locator("[data-thread]")).to_have_count(walks(turn))
    assert evening.table(id).seq == 0

    anna.press("Adopt it")
    watcher.see_step(len(turn))
    assert [entry.action for entry in evening.table(id).log.actions] == turn
    expect(numbers(watcher)).to_have_count(0)


def test_the_review_of_a_team_shows_the_race_and_where_it_was_lost(evening):
    table, id, links = brought(evening, never, mode="expert")
    anna = at_table(evening, links[0], bypass_csp=True)
    anna.press("Review")
    lost = anna.page.get_by_role(
        "link", name=re.compile("This is where the race against the book was lost")
    )
    expect(lost).to_be_visible()
    left = said("standing-left", team=24 - len(table.state.collected), against=0)
    expect(anna.page.get_by_role("img", name=left)).to_be_visible()
    anna.page.get_by_text("The graph as a table").click()
    heads = anna.page.get_by_role("columnheader")
    expect(heads).to_have_text(["Turn", "treasures left", "pages left", "chance"])
    anna.see(re.compile("a good team would have won [0-9]+% of games from here"))
    assert by_day_and_night(anna) == []

    lost.click()
    anna.page.wait_for_url(re.compile(rf"#/table/{id}/\d+$"))
    this = anna.page.get_by_role("region", name="The turn from here")
    expect(this).to_contain_text("This is where the race against the book was lost.")
    expect(anna.page.locator("[data-thread], svg .ghost rect").first).to_be_attached()
