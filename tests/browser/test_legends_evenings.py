"""Whole evenings of legends, from the lobby to the end."""

import re

from tests.browser.test_evenings import invited_by, sit_down
from tests.kit.browsing import Person
from tests.kit.heroics import LEGENDS, legends_do


def chosen(person: Person, **choices: str) -> None:
    """Choose in the lobby what is played, and how."""
    person.page.get_by_role("radio", name=re.compile(LEGENDS.say("game"))).check(force=True)
    for name, value in choices.items():
        row = person.page.get_by_role("radiogroup", name=re.compile(f"^The {name}"))
        row.get_by_role("radio", name=LEGENDS.say(f"{name}-{value}")).check(force=True)


def test_two_people_and_a_computer_partner_put_out_the_fire(evening):
    anna, theo = evening.come(), evening.come()
    chosen(anna, chapter="fire", difficulty="easy")
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"), ("Computer", "Wren"))
    sit_down(theo, invited_by(anna), "Theo")

    over = evening.play(id, {0: anna, 1: theo}, do=legends_do, by="sharp")
    assert over.outcome.winners == (0, 1, 2)
    for person in (anna, theo):
        person.see_heading("Anna, Theo, Wren won")
