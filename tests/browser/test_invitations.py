"""Invitations in a real browser: each is good for one claim, and tables that stay shut say why."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from dedale.games.classic import classic
from dedale.games.classic.content import content
from tests.browser.test_evenings import invited_by, sit_down
from tests.kit.sampling import sampled

SHUT = {
    "en-GB": "This table could not be opened",
    "fr-FR": "Cette table n’a pas pu être ouverte",
    "de-DE": "Dieser Tisch ließ sich nicht öffnen",
}
OTHER_RULES = {
    "en-GB": "version 99 of the rules",
    "fr-FR": "version 99 des règles",
    "de-DE": "Regelfassung 99",
}
OTHER_CARDS = {
    "en-GB": f"played with content c0ffee; this program has content {content()}",
    "fr-FR": f"le contenu c0ffee\N{NARROW NO-BREAK SPACE}; ce programme a le contenu {content()}",
    "de-DE": f"dem Inhalt c0ffee gespielt; dieses Programm hat den Inhalt {content()}",
}

IMPORTED = {
    "en-GB": "This table was set up from a record.",
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

    spy.open(link, stolen=True)
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
    theo.page.route("**/seats/1", lambda route: (route.fetch(), route.abort()), times=1)
    sit_down(theo, link, "Theo")
    anna.see("Theo has taken a seat.")
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


@pytest.mark.parametrize("locale", sampled(IMPORTED))
def test_a_table_that_was_laid_from_a_record_says_so(evening, locale):
    places = [{"name": "Anna", "player": "me"}, {"name": "", "player": "greedy"}]
    record = {"format": 1, "game": classic.id, "rules": classic.version, "content": content()}
    known = {"options": {}, "seats": places, "seed": "known"}
    _, laid = evening.house.post("/api/records", record | known)
    guest = evening.come(locale=locale)
    guest.open(f"{evening.house.address}/#/table/{laid['id']}")

    guest.see(IMPORTED[locale])


@pytest.mark.parametrize("locale", sampled(SHUT))
@pytest.mark.parametrize(
    ("other", "sentences"),
    [("rules = 99", OTHER_RULES), ("content = 'c0ffee'", OTHER_CARDS)],
    ids=["rules", "cards"],
)
def test_a_table_of_other_rules_or_cards_says_that_it_cannot_be_opened(
    own_evening, locale, other, sentences
):
    anna = own_evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    own_evening.house.stop()
    with sqlite3.connect(own_evening.data / "tables.db") as tables:
        tables.execute(f"UPDATE tables SET {other}")
    own_evening.house.restart()
    guest = own_evening.come(locale=locale)
    guest.open(f"{own_evening.house.address}/#/table/{id}")

    guest.see_heading(SHUT[locale])
    guest.see(re.compile(re.escape(sentences[locale])))
    anna.troubles.clear()  # whose line broke when the server ended


def test_the_lobby_lists_a_table_with_other_cards_and_says_why_it_stays_shut(own_evening):
    anna = own_evening.come()
    shut = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    anna.open(own_evening.house.address)
    anna.set_the_table(("Here", "Dana"), ("Here", "Ida"))
    own_evening.house.stop()
    with sqlite3.connect(own_evening.data / "tables.db") as tables:
        tables.execute("UPDATE tables SET content = 'c0ffee' WHERE id = ?", (shut,))
    own_evening.house.restart()
    anna.open(own_evening.house.address)

    anna.see(re.compile(re.escape(OTHER_CARDS["en-GB"])))
    expect(anna.page.get_by_role("link", name=re.compile("Resume .*Dana"))).to_be_visible()
    anna.troubles.clear()  # whose line broke, and whose browser complains about the refusal
