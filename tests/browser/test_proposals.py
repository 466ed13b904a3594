"""Proposals at a table where all play together, as people find them on their screens."""

import re

import pytest
from playwright.sync_api import expect

from dedale.games import game_by_id
from dedale.games.team.actions import EndTurn
from dedale.text import voice_for
from tests.kit.axe import complaints
from tests.kit.browsing import PHONE, Evening, Person

END = voice_for("en", game_by_id("team")).tell(EndTurn())


def come(evening: Evening, id: str, seat: int, key: str | None, **context: object) -> Person:
    """Somebody comes to their seat by a link, and sits down."""
    link = f"{evening.house.address}/#/table/{id}?seat={seat}&key={key}"
    person = evening.come(address=link, **context)
    person.page.wait_for_selector("[data-step]")
    return person


def two_people(evening: Evening, **more: object) -> tuple[str, Person, Person]:
    """Anna is to move, and Bruno has an idea or two."""
    id, keys = evening.house.lay("here", "here", game="team", **more)
    return id, come(evening, id, 0, keys[0]), come(evening, id, 1, keys[1])


def ideas(person: Person):
    """What a person sees of proposals."""
    return person.page.get_by_role("region", name="Ideas")


def propose_to_end_the_turn(person: Person) -> None:
    """Compose the shortest turn on the board, and show it to all."""
    person.press(re.compile("^(Propose a turn|Show my plan)"))
    person.see("Choose on the board. Nothing is done yet.")
    person.press(END)
    person.see(re.compile("it ends here"))
    person.press(re.compile("^Propose$"))


def test_what_one_proposes_the_other_takes_over_with_one_tap(evening):
    id, anna, bruno = two_people(evening)
    propose_to_end_the_turn(bruno)
    expect(ideas(anna)).to_contain_text("P1 What about this?")
    expect(anna.page.locator("[aria-live=polite]").first).to_contain_text("P1: what about this?")
    assert evening.table(id).seq == 0

    look = anna.button(re.compile("^Look$"))
    look.click()
    expect(look).to_have_attribute("aria-pressed", "true")
    assert complaints(anna.page) == []
    anna.press("Adopt it")
    bruno.see_step(1)

    assert evening.table(id).entries[0].action == EndTurn()
    expect(ideas(anna).get_by_role("listitem")).to_have_count(0)


def test_a_proposal_is_composed_and_withdrawn_with_the_keyboard_alone(evening):
    _, anna, bruno = two_people(evening)
    keys = bruno.page.keyboard
    for name in (re.compile("^Propose a turn"), END, re.compile("^Propose$"), "Withdraw"):
        button = bruno.button(name).first
        expect(button).to_be_enabled()
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.focus()
        keys.press("Enter")

    expect(ideas(bruno).get_by_role("listitem")).to_have_count(0)
    expect(ideas(anna).get_by_role("listitem")).to_have_count(0)


def test_whoever_drops_a_proposal_sees_the_table_as_it_is(evening):
    _, _, bruno = two_people(evening)
    bruno.press(re.compile("^Propose a turn"))
    bruno.see("Choose on the board. Nothing is done yet.")
    bruno.page.keyboard.press("Escape")

    expect(bruno.button(re.compile("^Propose a turn"))).to_be_visible()
    expect(bruno.button(END)).to_have_count(0)


def test_whoever_thinks_for_themselves_sees_ideas_after_their_own_plan(evening):
    _, anna, bruno = two_people(evening, think=True)
    propose_to_end_the_turn(bruno)
    expect(ideas(bruno)).to_contain_text("Nobody else sees it until P0 has a plan.")
    expect(ideas(anna)).to_contain_text("Somebody has an idea.")
    expect(ideas(anna)).not_to_contain_text("What about this?")
    propose_to_end_the_turn(anna)

    expect(ideas(anna)).to_contain_text("P1 What about this?")
    expect(ideas(bruno)).to_contain_text("P0 My plan")


@pytest.mark.parametrize(("game", "switches"), [("Team", 1), ("Classic", 0)])
def test_whoever_sets_a_table_for_a_team_can_ask_everybody_to_think(evening, game, switches):
    anna = evening.come()
    anna.page.get_by_role("radio", name=re.compile(game)).check(force=True)

    switch = anna.page.get_by_role("switch", name="Think for yourself")
    expect(switch).to_have_count(switches)


def test_a_phone_has_room_for_an_idea(evening):
    id, keys = evening.house.lay("here", "here", game="team")
    anna, bruno = come(evening, id, 0, keys[0], size=PHONE), come(evening, id, 1, keys[1])
    propose_to_end_the_turn(bruno)
    anna.press("Adopt it")
    anna.see_step(1)
