"""Games that come in links, as reports of the lab have them."""

import re

from playwright.sync_api import expect

import dedale
from dedale.core.log import Place
from dedale.lab.report.examples import packed
from dedale.store.export import written
from tests.kit.axe import Look


def played_by_computers():
    """The record of a game in which nobody sat but computer players."""
    table = dedale.open_table("classic", [Place("", "greedy")] * 2, seed="report")
    while table.decision:
        seat = table.decision.seats[0]
        table.submit(seat, dedale.answer(table, seat, "greedy"))
    return written(table.log)


def test_a_game_in_a_link_opens_in_the_replay(evening):
    record = packed(played_by_computers())
    anna = evening.come(address=f"{evening.house.address}/#/record/{record}")
    anna.see_heading("A recorded game")
    look = Look()
    look.at("a game in a link", anna)
    anna.press("Open this game")
    anna.page.wait_for_url(re.compile(r"#/table/[\w-]+/0$"))

    anna.see("You are looking back at move 0.")
    assert look.found == []


def test_a_link_that_was_cut_off_says_so(evening):
    record = packed(played_by_computers())
    anna = evening.come(address=f"{evening.house.address}/#/record/{record[:-40]}")

    anna.see("This link does not hold a whole game")
    expect(anna.page.get_by_role("button", name="Open this game")).to_have_count(0)
