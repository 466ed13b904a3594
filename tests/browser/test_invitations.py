"""Invitations in a real browser: each is good for one claim, and tables that stay shut say why."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser.test_evenings import invited_by, sit_down

SHUT = {
    "en-GB": ("This table could not be opened", re.compile("version 99 of the rules")),
    "fr-FR": ("Cette table n’a pas pu être ouverte", re.compile("version 99 des règles")),
    "de-DE": ("Dieser Tisch ließ sich nicht öffnen", re.compile("Regelfassung 99")),
}

IMPORTED = {
    "en-GB": "This table was laid from a record.",
    "fr-FR": "Cette table vient d’un enregistrement.",
    "de-DE": "Dieser Tisch stammt aus einer Aufzeichnung.",
}


def test_an_invitation_opens_one_seat_once_and_everybody_hears_of_it(evening):
    anna, theo, spy = (evening.come() for _ in range(3))
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    link = invited_by(anna)
    sit_down(theo, link, "Theo")
    anna.see("Theo has taken a seat.")
    theo.see_heading(re.compile("Anna"))

    spy.open(link)
    spy.see(re.compile("it works only once"))
    expect(spy.page.get_by_role("textbox", name="Your name")).to_have_count(0)
    assert [trouble for trouble in spy.troubles if "409" not in trouble] == []
    spy.troubles.clear()

    theo.page.reload()
    evening.play(id, {0: anna, 1: theo}, most=4)
    assert evening.table(id).seq == 4


def test_a_claim_whose_answer_was_lost_is_not_lost(evening):
    anna, theo = evening.come(), evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    link = invited_by(anna)
    theo.page.route("**/seats/1", lambda route: (route.fetch(), route.abort()))
    sit_down(theo, link, "Theo")
    anna.see("Theo has taken a seat.")
    theo.page.unroute("**/seats/1")
    theo.page.reload()
    evening.play(id, {0: anna, 1: theo}, most=4)

    assert evening.table(id).seq == 4
    theo.troubles.clear()  # the browser complains about the answer that it did not get


def test_one_browser_may_hold_its_own_seat_and_that_of_an_invitation(evening):
    anna = evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    sit_down(anna, invited_by(anna), "Theo")
    expect(anna.button("I am Anna, open up")).to_be_visible()  # two people share the screen now
    evening.play(id, {0: anna, 1: anna}, most=4)

    assert evening.table(id).seq == 4


@pytest.mark.parametrize("locale", IMPORTED)
def test_a_table_that_was_laid_from_a_record_says_so(evening, locale):
    places = [{"name": "Anna", "player": "me"}, {"name": "", "player": "greedy"}]
    record = {"format": 1, "game": "classic", "rules": 1, "options": {}, "seed": "known"}
    _, laid = evening.house.post("/api/records", {**record, "seats": places})
    guest = evening.come(locale=locale)
    guest.open(f"{evening.house.address}/#/table/{laid['id']}")

    guest.see(IMPORTED[locale])


@pytest.mark.parametrize("locale", SHUT)
def test_a_table_of_other_rules_says_that_it_cannot_be_opened(own_evening, locale):
    anna = own_evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    own_evening.house.stop()
    with sqlite3.connect(own_evening.data / "tables.db") as tables:
        tables.execute("UPDATE tables SET rules = 99")
    own_evening.house.restart()
    guest = own_evening.come(locale=locale)
    guest.open(f"{own_evening.house.address}/#/table/{id}")

    heading, sentence = SHUT[locale]
    guest.see_heading(heading)
    guest.see(sentence)
    anna.troubles.clear()  # whose line broke when the server ended
