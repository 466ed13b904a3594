"""Links to seats that are opened in a hurry, over a line that is slow or broken."""

import json
import re
import time
from collections import deque

import pytest
from playwright.sync_api import Route, expect

from tests.kit.serving import PATIENCE


class Claims:
    """What a browser asks of the server to have its seats: each is held back until it is let go."""

    def __init__(self, person) -> None:
        self.page = person.page
        self.held: deque[Route] = deque()
        self.page.route("**/seats/*", self._hold)

    def _hold(self, claim: Route) -> None:
        self.held.append(claim)

    def next(self) -> Route:
        """The next one, once it is asked."""
        wait_until(self.page, lambda: self.held)
        return self.held.popleft()


def messages_to(person) -> list[str]:
    """What a browser is told over its lines, as it comes."""
    told: list[str] = []

    def listen(line) -> None:
        line.on("framereceived", lambda message: told.append(str(message)))

    person.page.on("websocket", listen)
    return told


def wait_until(page, true) -> None:
    """Let a page go on until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it did not come true"
        page.evaluate("new Promise(requestAnimationFrame)")


def shared_table(evening):
    """A table for two people at one screen, and the links to their seats."""
    id, keys = evening.house.lay("here", "here", "greedy")
    address = f"{evening.house.address}/#/table/{id}"
    return id, [f"{address}?seat={seat}&key={keys[seat]}" for seat in (0, 1)]


@pytest.mark.parametrize("first", ["the older answer", "the newer answer"])
def test_a_second_link_that_is_opened_during_a_claim_brings_both_seats(evening, first):
    id, links = shared_table(evening)
    sofa = evening.come()
    claims = Claims(sofa)
    sofa.open(links[0])
    older = claims.next()
    sofa.open(links[1])
    newer = claims.next()
    answers = [(claim, claim.fetch()) for claim in (older, newer)]
    for claim, answer in answers if first == "the older answer" else reversed(answers):
        claim.fulfill(response=answer)
    last = claims.next()
    expect(sofa.page.locator("[data-step]")).to_have_count(0)  # not yet: one seat is still missing
    last.continue_()

    evening.play(id, {0: sofa, 1: sofa}, most=4)
    assert {entry.seat for entry in evening.table(id).log.actions} >= {0, 1}


def test_a_seat_is_asked_for_once_whoever_comes_meanwhile(evening):
    _, links = shared_table(evening)
    sofa = evening.come()
    told = messages_to(sofa)
    claims = Claims(sofa)
    sofa.open(links[0])
    claim = claims.next()
    evening.come(address=links[0].split("?")[0]).see("You are watching")
    wait_until(sofa.page, lambda: any('"watchers":2' in message for message in told))
    claim.continue_()
    sofa.see_heading("Your turn, P0")
    sofa.button("Push column B from the top.").click()
    for late in claims.held:
        late.fulfill(response=late.fetch())

    sofa.press("Push it in")
    sofa.see_step(1)


@pytest.mark.parametrize(
    "fail",
    [
        lambda claim: claim.abort(),
        lambda claim: (claim.fetch(), claim.abort()),
        lambda claim: claim.fulfill(status=503),
    ],
    ids=["the question is lost", "the answer is lost", "the server has no time"],
)
def test_a_seat_that_could_not_be_had_is_asked_for_again(evening, fail):
    _, links = shared_table(evening)
    anna = evening.come()
    anna.page.route("**/seats/0", fail, times=1)
    anna.open(links[0])

    anna.see_heading("Your turn, P0")
    anna.troubles.clear()  # the browser complains about the answer that it did not get


@pytest.mark.parametrize("wrong", ["seat=0&key=x", f"seat=0&key={'x' * 500}", "seat=9&key=x"])
def test_a_link_that_fits_no_seat_leads_to_a_table_to_watch(evening, wrong):
    _, links = shared_table(evening)
    guest = evening.come()
    guest.open(f"{links[0].split('?')[0]}?{wrong}")

    guest.see("You are watching")
    guest.troubles.clear()  # the browser complains about the refusal


def test_a_page_that_is_loaded_again_during_a_claim_has_its_seat(evening):
    _, links = shared_table(evening)
    anna = evening.come()
    claims = Claims(anna)
    anna.open(links[0])
    claims.next().fetch()
    anna.page.reload()
    claims.next().continue_()

    anna.see_heading("Your turn, P0")


def test_a_seat_that_plays_elsewhere_now_does_not_shut_the_next_table(rigged_evening):
    house = rigged_evening.house
    sofa = rigged_evening.come()
    id = sofa.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    sofa.press("I am Anna, open up")
    tables = json.loads(sofa.page.evaluate("localStorage['dedale.tables']"))
    house.claim(id, 1, tables[id]["seats"]["1"])  # Theo goes on at a screen of his own
    house.play_out(id)
    sofa.press("Play again")
    sofa.page.wait_for_url(re.compile(f"#/table/(?!{id})"))

    sofa.see("Only you see this")
