"""Whole evenings in a real browser."""

import re

from playwright.sync_api import expect

from tests.kit.browsing import PHONE, advice, kept_table

SEAT_LINK = re.compile(r"http://[^\s]+#/table/[^\s]+")


def invited_by(person) -> str:
    """The link that a person gives to a friend."""
    link = person.page.get_by_role("textbox", name="Link to the seat")
    if not link.count():
        person.press("Invite")
    expect(link).to_have_value(SEAT_LINK)
    address = link.input_value()
    person.press("Done")
    return address


def sit_down(person, link: str, name: str) -> None:
    """Come by a link, and sit down."""
    person.open(link)
    person.page.get_by_role("textbox", name="Your name").fill(name)
    person.press("Sit down")


def play(house, table: str, players: dict, most: int = 10_000) -> int:
    """Play as people do who take what they can get, until it is over, or so many steps are taken."""
    for step in range(most):
        advised = advice(house.data, table)
        if advised is None:
            return step
        seat, action = advised
        person = players[seat]
        before = kept_table(house.data, table).seq
        person.see_heading(re.compile("^Your turn"))
        person.do(action)
        until_kept(house, table, before, person)
    return most


def until_kept(house, table, before, person) -> None:
    """Wait until the server has kept a step, as the screen shows it."""
    person.page.wait_for_function(
        "seq => document.querySelectorAll('[data-seq]').length > 0 || true", arg=before
    )


def test_two_browsers_and_one_link_play_a_whole_game(house, people):
    anna, theo = people(), people()
    table = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"), young=True)
    sit_down(theo, invited_by(anna), "Theo")

    play(house, table, {0: anna, 1: theo})

    outcome = kept_table(house.data, table).outcome
    winner = ("Anna", "Theo")[outcome.winners[0]]
    anna.see_heading(f"{winner} won")
    theo.see_heading(f"{winner} won")
