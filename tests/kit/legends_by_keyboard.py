"""People who play legends in a real browser with the keyboard alone."""

import re

from playwright.sync_api import Locator

from dedale.games.legends.actions import Commit, EndTurn, LegendsAction
from dedale.table import Table
from tests.kit.browsing import Person
from tests.kit.legends_in_browser import AT_ONCE, LEGENDS, lies_at, seat_of, thing

GROUPS = {"card": ".hand", "path": ".path", "passage": ".cells"}  # Tab leads to them
FAR = 80  # presses of a key after which somebody gives up


def legends_by_keys(person: Person, table: Table, action: LegendsAction) -> None:
    """Take an action: Tab and arrow keys lead to it, Enter takes it."""
    words = re.compile(f"^{re.escape(LEGENDS.tell(action))}")
    place = lies_at(table, action)
    if isinstance(action, EndTurn):
        person.page.keyboard.press("e")
        return
    if isinstance(action, Commit):
        put_together_by_keys(person, action)
    elif place is not None:
        press_until(person, "Tab", person.page.locator(f"{GROUPS[place.split(':')[0]]} :focus"))
        press_until(person, "ArrowRight", focused(person, thing(person, place)))
        person.page.keyboard.press("Enter")
        if taken_at_once(table, place):
            return
    press_until(person, "Tab", focused(person, person.button(words)))
    person.page.keyboard.press("Enter")


def focused(person: Person, part: Locator) -> Locator:
    """The same, where it has the focus."""
    return part.and_(person.page.locator(":focus"))


def press_until(person: Person, key: str, there: Locator) -> None:
    """Press a key again and again, until the focus is where it should be."""
    for _ in range(FAR):
        if there.count():
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there: {there}")


def taken_at_once(table: Table, place: str) -> bool:
    """Whether one press on something takes what it offers."""
    offers = [offer for offer in table.offers(seat_of(table)) if lies_at(table, offer) == place]
    return len(offers) == 1 and place.startswith(AT_ONCE)


def put_together_by_keys(person: Person, action: Commit) -> None:
    """Step the numbers of an attack up and down."""
    panel = person.page.locator(".commit")
    panel.wait_for()
    for count, group in ((action.icons, 0), (action.shields, 1)):
        steps = panel.get_by_role("group").nth(group)
        while steps.count() and (shown := int(steps.locator("output").inner_text())) != count:
            step = steps.get_by_role("button").nth(0 if shown > count else 1)
            press_until(person, "Tab", focused(person, step))
            person.page.keyboard.press("Enter")
